"""Everything that reads what people write: for nonsense it raises our own typed errors and nothing else."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.registry import ALL_GAMES, FULLY_TESTED_GAMES, GAMES
from tests.scale import scaled
from tests.walks import game_of, new_match, random_action, shuffled
from vierblatt import games
from vierblatt.cards import NAMES, card_list, card_set, card_text, parse_card
from vierblatt.check import check_cases, check_file
from vierblatt.errors import BadAction, BadCard, BadCase, BadOption, BadPack, BadRecord, VierblattError
from vierblatt.games.options import plain
from vierblatt.match import Match
from vierblatt.record import Record, load, record_of, replay, verify

SCRAPS: list[Any] = [
    None, True, False, 0, -1, 10**30, 1.5, float("nan"), "", " ", "AS", "as ", "ＡＳ", "1S", "XR XB", "pass",
    "bid 9", "true", "no", "1_2_3_4", "١٢", "9" * 5000, "[1, 2]", "standard", b"AS", [], [1, 2, 3], [[1]], {}, {"a": 1},
    (13, 12), [10**30], "\ud800", "\x00",
]  # fmt: skip
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | st.sampled_from(SCRAPS),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def encoded(value: Any) -> bytes:
    """A value as JSON, or empty if JSON has no such value."""
    try:
        return msgspec.json.encode(value)
    except (TypeError, UnicodeError, OverflowError, msgspec.EncodeError):
        return b""


@contextmanager
def refused(kind: type[VierblattError]) -> Iterator[None]:
    """Checks that the block succeeds, or raises this kind of error, which can be put into words."""
    try:
        yield
    except kind as refusal:
        if not refusal.code or not str(refusal):
            raise


every_game = pytest.mark.parametrize("name", ALL_GAMES)
few = settings(max_examples=scaled(40))  # for each of five games


# --- cards -------------------------------------------------------------------------------------------------------


@given(ANYTHING)
def test_a_card_or_bad_card(value: Any) -> None:
    with refused(BadCard):
        card = parse_card(value)
        assert card_text(card) == value.strip().upper()


@given(st.text() | st.lists(ANYTHING))
def test_a_set_of_cards_or_bad_card(value: Any) -> None:
    with refused(BadCard):
        cards = card_set(value)
        assert 0 <= cards < 1 << 54
        assert len(card_list(cards)) == cards.bit_count()


@given(st.sets(st.sampled_from(NAMES)).map(sorted), st.booleans())
def test_a_set_of_cards_is_read_back(cards: list[str], lower: bool) -> None:
    text = " ".join(cards)
    assert sorted(card_list(card_set(text.lower() if lower else text))) == sorted(cards)
    assert card_set(cards) == card_set(text)


# --- actions, packs ----------------------------------------------------------------------------------------------


@every_game
@few
@given(text=ANYTHING)
def test_an_action_or_bad_action(name: str, text: Any) -> None:
    game = game_of(name)
    for phase, known in game.phases.items():
        with refused(BadAction):
            action = game.parse(phase, text)
            assert action in known.actions


@every_game
@few
@given(value=st.text() | st.lists(ANYTHING))
def test_a_pack_or_bad_pack(name: str, value: Any) -> None:
    match = Match(game_of(name))
    with pytest.raises((BadPack, BadCard)) as refusal:
        match.deal(value)
    assert str(refusal.value)
    assert match.needs_deal


# --- options -----------------------------------------------------------------------------------------------------


@every_game
@few
@given(data=st.data())
def test_a_value_of_any_type_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    options = game_of(name).options
    option = data.draw(st.sampled_from(sorted(options.by_name)))
    value = data.draw(ANYTHING)
    with refused(BadOption):
        rules = options.rule_set({option: value})
        assert options.rule_set(plain(rules.values)).hash == rules.hash
        match = Match(game_of(name), rules)
        match.deal([*match.table.pack])


@every_game
@few
@given(changes=st.dictionaries(st.text(max_size=8), ANYTHING), preset=ANYTHING)
def test_unknown_options_and_presets_are_refused(name: str, changes: dict[str, Any], preset: Any) -> None:
    options = game_of(name).options
    known = isinstance(preset, str) and preset in options.preset_names()
    if changes or not known:
        with pytest.raises(BadOption):
            options.rule_set(changes, preset)


@given(st.text().filter(lambda text: text not in games.MODULES))
def test_a_game_or_bad_option(text: str) -> None:
    with pytest.raises(BadOption):
        games.get(text)


# --- files of worked cases ---------------------------------------------------------------------------------------

CASES = Path(__file__).parent / "cases"


@given(game=st.sampled_from(FULLY_TESTED_GAMES), data=st.data())
def test_a_case_file_of_nonsense_is_refused(game: str, data: st.DataObject) -> None:
    judges = game_of(game).table.judges
    name = data.draw(st.sampled_from([*judges, "other"]))
    with pytest.raises(BadCase) as refusal:
        check_cases({name: data.draw(st.lists(ANYTHING, min_size=1) | ANYTHING)}, game)
    assert str(refusal.value)


@given(game=st.sampled_from(FULLY_TESTED_GAMES), data=st.data())
def test_a_spoilt_case_is_judged_or_refused(game: str, data: st.DataObject) -> None:
    content = json.loads((CASES / f"{game}.json").read_bytes())
    lists = sorted(name for name, cases in content.items() if isinstance(cases, list))
    name = data.draw(st.sampled_from(lists))
    case = data.draw(st.sampled_from(content[name]))
    place: dict[str, Any] = case
    key = data.draw(st.sampled_from(sorted(place)))
    if isinstance(place[key], dict) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place)))
    if data.draw(st.booleans()):
        del place[key]
    else:
        place[key] = data.draw(ANYTHING)
    with refused(BadCase):
        assert check_cases({name: [case]}, game).cases == 1


@given(content=st.binary() | st.text().map(str.encode))
def test_bytes_that_are_no_case_file(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "cases.json"
    for made in (content, b"[" * 100_000):
        path.write_bytes(made)
        with pytest.raises(BadCase):
            check_file(path, "baloot")


# --- records -----------------------------------------------------------------------------------------------------


def record_of_a_walk(name: str) -> dict[str, Any]:
    """A short record as JSON data."""
    rng = random.Random(name)
    match = new_match(name, rng)
    for _ in range(2):
        match.deal(shuffled(match, rng))
        while match.turn >= 0:
            match.do(random_action(match, rng))
    content: dict[str, Any] = json.loads(record_of(match).to_json())
    return content


RECORDS = {name: record_of_a_walk(name) for name in GAMES}


@given(name=st.sampled_from(sorted(RECORDS)), data=st.data())
def test_a_spoilt_record_is_refused_or_found_faulty(name: str, data: st.DataObject) -> None:
    content = copy.deepcopy(RECORDS[name])
    place: Any = content
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.integers(0, 3)) == 0:
            break
        place = place[key]
    place[key] = copy.deepcopy(data.draw(ANYTHING))
    with refused(BadRecord):
        record = Record.from_json(encoded(content))
        faults = verify(record)
        assert faults or encoded(content) == encoded(RECORDS[name])
        assert all(str(fault) for fault in faults)
        replay(record)


@given(content=st.binary() | ANYTHING.map(encoded))
def test_a_file_that_is_not_a_record_is_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "record.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        load(path)
    with pytest.raises(VierblattError):
        load(path.with_name("missing.json"))
