"""Positions from JSON: the files of `tests/positions`, positions that occur in matches, and nonsense."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.positions.writing import at_first_lead
from tests.registry import FULLY_TESTED_GAMES, GAMES
from tests.scale import scaled
from tests.walks import game_of, new_match, random_action, shuffled
from vierblatt.errors import BadPosition, WrongTime
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.view import view_of

FOLDER = Path(__file__).parent / "positions"
EXPECTED = json.loads((FOLDER / "expected.json").read_bytes())
SPECS: dict[str, dict[str, Any]] = {name: json.loads((FOLDER / f"{name}.json").read_bytes()) for name in EXPECTED}
PRESETS = [(name, preset) for name in GAMES for preset in game_of(name).options.preset_names()]
#: The presets of the games whose contracts `tests/positions/writing.py` can write.
WRITTEN = [(name, preset) for name, preset in PRESETS if name in FULLY_TESTED_GAMES]


# --- the files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXPECTED)
def test_a_position_has_its_expected_legal_actions(name: str) -> None:
    match, expected = load(FOLDER / f"{name}.json"), EXPECTED[name]
    assert (match.phase, match.turn) == (expected["phase"], expected["turn"])
    legal = match.legal_actions()
    assert (" " if match.phase == "play" else " / ").join(legal) == expected["legal"]
    assert view_of(match, match.turn).legal == legal
    for action in legal:
        assert match.copy().do(action)


def test_every_position_file_is_expected_and_every_game_has_some() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*EXPECTED, "expected"}
    for game in FULLY_TESTED_GAMES:
        assert sum(spec["game"] == game for spec in SPECS.values()) >= 4


@pytest.mark.parametrize("name", EXPECTED)
def test_text_bytes_and_mapping_say_the_same(name: str) -> None:
    spec = SPECS[name]
    text = json.dumps(spec)
    words = [match.game.layout.words(match.states).tolist() for match in (load(spec), load(text), load(text.encode()))]
    assert words[0] == words[1] == words[2]


EXAMPLES = re.findall(
    r"```json\n(.*?)```\n\nLegal: `(.*?)`",
    (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8"),
    re.DOTALL,
)


@pytest.mark.parametrize(("text", "legal"), EXAMPLES, ids=[json.loads(text)["game"] for text, _ in EXAMPLES])
def test_the_examples_of_the_page_hold(text: str, legal: str) -> None:
    match = load(text)
    assert (" " if match.phase == "play" else " / ").join(match.legal_actions()) == legal


def test_the_page_has_an_example_of_every_game() -> None:
    assert {json.loads(text)["game"] for text, _ in EXAMPLES} == {*FULLY_TESTED_GAMES} and len(EXAMPLES) == 5


# --- positions that occur in matches -----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_pack_and_its_actions_lead_to_the_same_state(name: str, preset: str) -> None:
    rng = random.Random(11)
    for _ in range(scaled(20)):
        match = new_match(name, rng, preset)
        match.deal(shuffled(match, rng))
        dealer = match.first_seat
        for _ in range(rng.randrange(40)):
            if match.turn >= 0:
                match.do(random_action(match, rng))
        pack, actions = match.deals[0]
        done = [record_text(match, k) for k in range(len(actions))]
        spec = {"game": name, "preset": preset, "dealer": dealer, "pack": pack, "actions": done}
        spec["options"] = dict(match.game.rules.simulation)
        twin = load(spec)
        assert twin.game.layout.words(twin.states).tolist() == match.game.layout.words(match.states).tolist()
        twin.undo(len(actions))
        assert twin.deals == [(pack, [])]


def record_text(match: Match, k: int) -> str:
    """The text of action `k` of a match's first deal."""
    pack, actions = match.deals[0]
    twin = Match(match.game, match.rules, first_seat=match.first_seat)
    twin.deal(pack)
    for action in actions[:k]:
        twin.act(action)
    return twin.game.format(twin.state.phase, actions[k])


@pytest.mark.parametrize(("name", "preset"), WRITTEN)
def test_a_written_contract_is_played_like_the_deal_it_came_from(name: str, preset: str) -> None:
    rng = random.Random(12)
    played = 0
    while played < scaled(30):
        match = new_match(name, rng, preset)
        match.deal(shuffled(match, rng))
        while match.turn >= 0 and not (match.state.logged and match.phase in {"play", "announcing"}):
            match.do(random_action(match, rng))
        if match.turn < 0:
            continue
        twin = load(at_first_lead(match))
        while match.turn >= 0:
            assert (twin.turn, twin.phase) == (match.turn, match.phase)
            assert twin.legal_actions() == match.legal_actions()
            action = random_action(match, rng)
            match.do(action)
            twin.do(action)
        assert twin.state.deal_scores == match.state.deal_scores and twin.scores == match.scores
        assert (twin.over, twin.winners) == (match.over, match.winners)
        played += 1


@pytest.mark.parametrize(("name", "preset"), WRITTEN)
def test_the_movers_hand_is_enough(name: str, preset: str) -> None:
    """From the first lead on, the legal actions do not depend on the other hands."""
    rng = random.Random(13)
    compared = 0
    while compared < scaled(30):
        match = new_match(name, rng, preset)
        match.deal(shuffled(match, rng))
        while match.turn >= 0 and not (match.state.logged and match.phase == "play"):
            match.do(random_action(match, rng))
        if match.turn < 0 or match.rules.values.get("auto_declare") is False:
            if match.turn >= 0:
                return  # projects of unknown hands have been announced: such a position needs all hands
            continue
        spec, start = at_first_lead(match), match.copy()
        actions: list[str] = []
        for _ in range(rng.randrange(16)):
            if match.turn >= 0:
                actions.append(random_action(match, rng))
                match.do(actions[-1])
        if match.turn < 0:
            continue
        seat = match.turn
        spec["hands"] = [" ".join(start.hand(seat)) if seat == other else None for other in range(match.table.seats)]
        twin = load({**spec, "actions": actions})
        assert (twin.turn, twin.legal_actions()) == (seat, match.legal_actions())
        compared += 1


# --- impossible positions ----------------------------------------------------------------------------------------

KOUT: dict[str, Any] = SPECS["kout_bo-mover-only"]
PACK = " ".join(SPECS["kout_bo-by-pack"]["pack"].split())


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"hands": [None] * 6}, "no-hand"),
        ({"hands": ["AS"] * 5}, "bad-hands"),
        ({"hands": ["AS KS", "AS QS", None, None, None, None]}, "card-in-two-places"),
        ({"hands": ["AS KS", "JS QS TS", None, None, None, None]}, "bad-number"),
        ({"hands": [None, None, None, " ".join(f"{r}H" for r in "23456789TJ"), None, None]}, "hand-too-large"),
        ({"hand_size": 10}, "bad-number"),
        ({"dealer": 6}, "bad-number"),
        ({"deal": 0}, "bad-number"),
        ({"deal": True}, "bad-number"),
        ({"leader": 6}, "bad-number"),
        ({"leader": "2"}, "bad-number"),
        ({"scores": [0]}, "bad-scores"),
        ({"scores": [0, 1.5]}, "bad-scores"),
        ({"pack": PACK}, "not-together"),
        ({"lead": 2}, "bad-key"),
        ({"public": "AS"}, "bad-key"),
        ({"options": []}, "bad-key"),
        ({"actions": "pass"}, "bad-key"),
        ({"actions": [5]}, "bad-action"),
        ({"actions": ["pass"]}, "position"),
        ({"contract": {**KOUT["contract"], "trumps": "C"}}, "bad-key"),
        ({"trick": {"leader": 2, "cards": "KC"}}, "wrong-leader"),
        ({"trick": {"leader": 1, "cards": "KC KC"}}, "card-in-two-places"),
        ({"trick": {"leader": 1, "cards": "AC"}}, "card-in-two-places"),
        ({"trick": {"leader": 1, "cards": "KC 5C AH"}}, "history"),
        ({"trick": {"leader": 1, "cards": 5}}, "bad-trick"),
        ({"trick": {"cards": "KC", "of": 1}}, "bad-key"),
        ({"tricks": [{"leader": 1, "cards": "KC 5C"}]}, "bad-trick"),
        ({"trick": {"leader": 1, "cards": "KC"}}, "missing-key"),  # the hand of the player to act is missing
        ({"game": "bridge"}, "position"),
        ({"preset": "bridge"}, "position"),
        ({"options": {"target": 7}}, "position"),
    ],
)
def test_a_wrong_position_is_refused_with_a_code(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load({**KOUT, **change})
    assert refusal.value.code == code, refusal.value


@pytest.mark.parametrize(
    ("source", "code"),
    [
        ("", "not-json"),
        ("[" * 100_000, "not-json"),
        (b"\xff", "not-json"),
        ("[1]", "not-an-object"),
        (Path("no/such/file.json"), "cannot-read"),
    ],
)
def test_a_source_that_is_not_an_object_is_refused(source: str | bytes | Path, code: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load(source)
    assert refusal.value.code == code


def test_cards_from_another_pack_are_refused_wherever_they_stand() -> None:
    spec = SPECS["baloot-mover-only"]
    for change in (
        {"hands": [None, None, "JH 7H KS 2D", None]},
        {"played": "2S"},
        {"trick": {"leader": 0, "cards": "2C"}},
    ):
        with pytest.raises(BadPosition) as refusal:
            load({**spec, **change})
        assert refusal.value.code == "bad-value"


def test_a_second_deal_needs_its_cards() -> None:
    spec = {**SPECS["baloot-bidding"], "actions": ["pass", "sun"]}
    named = load(spec)
    while named.phase != "play":
        spec["actions"] = [*spec["actions"], "pass"]
        named = load(spec)
    assert [hand.bit_count() for hand in named.state.hands] == [8] * 4
    del spec["rest"]
    with pytest.raises(BadPosition, match="pack-needed"):
        load(spec)


def test_a_note_may_stand_anywhere() -> None:
    contract = {**KOUT["contract"], "note": "a high bid"}
    trick = {**KOUT["trick"], "note": "trumps"}
    assert load({**KOUT, "contract": contract, "trick": trick}).legal_actions() == load(KOUT).legal_actions()


def test_undo_goes_back_to_the_position_and_no_further() -> None:
    match = load(KOUT)
    before = match.game.layout.words(match.states).tolist()
    match.do("AC")
    match.undo()
    assert match.game.layout.words(match.states).tolist() == before
    with pytest.raises(WrongTime):
        match.undo()


def test_a_later_deal_by_pack_keeps_its_number_and_scores_through_an_undo() -> None:
    match = load(SPECS["kout_bo-by-pack"])
    assert (match.state.deal_no, match.state.scored, match.scores) == (3, 2, [20, 11])
    match.undo(5)
    assert (match.state.deal_no, match.state.scored, match.scores) == (3, 2, [20, 11])
    assert match.turn == 3 and match.phase == "bid"


# --- nonsense ----------------------------------------------------------------------------------------------------

SCRAPS: list[Any] = [
    None, True, 0, 1, -1, 3, 4, 6, 9, 13, 99, 10**30, 1.5, "", "x", "AS", "KS AS", "2H", "XR XB", "pass", "bid 9", [],
    ["AS"], [[]], {}, {"cards": "AS"}, "S", "hokom", "TRUMP", "BOLOLA_PLUS", "gahwa", ["pass"] * 4, [0, 0], [0] * 4,
    "seed", "announce",
]  # fmt: skip
KEYS = sorted({key for spec in SPECS.values() for key in spec} | {"turned", "exchanged", "seen", "tricks", "bids"})
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(SCRAPS),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=5), inner),
    max_leaves=12,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


def mutated(data: st.DataObject) -> dict[str, Any]:
    """A valid position with a few things removed, replaced or added."""
    spec: dict[str, Any] = copy.deepcopy(SPECS[data.draw(st.sampled_from(sorted(SPECS)))])
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from([*places(spec)]))
        inside: Any = spec
        for key in path[:-1]:
            inside = inside[key]
        kind = data.draw(st.integers(0, 3))
        if kind == 0:
            del inside[path[-1]]
        elif kind == 1 and isinstance(inside[path[-1]], str):
            words = [*inside[path[-1]].split(), data.draw(st.sampled_from(["AS", "2C", "XR", "KH", "7S"]))]
            inside[path[-1]] = " ".join(data.draw(st.permutations(words))[data.draw(st.integers(0, 1)) :])
        elif kind == 2 and isinstance(inside, dict):
            inside[data.draw(st.sampled_from(KEYS))] = copy.deepcopy(data.draw(ANYTHING))
        else:
            inside[path[-1]] = copy.deepcopy(data.draw(ANYTHING))
        if not spec:
            break
    return spec


def done(match: Match, action: str) -> bool:
    """Does a legal action; False if the position does not say which cards are still to be dealt."""
    try:
        match.do(action)
    except WrongTime as fault:
        if fault.code != "pack-needed":
            raise
        return False
    return True


@given(st.data())
@settings(max_examples=scaled(300))
def test_a_spoilt_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    spec = mutated(data)
    try:
        match = load(spec)
    except BadPosition:
        return
    for seat in range(-1, match.table.seats):
        assert view_of(match, seat).turn == match.turn
    rng = random.Random(data.draw(st.integers(0, 1000)))
    steps = 0
    while match.turn >= 0:
        assert match.turn < match.table.seats
        legal = match.legal_actions()
        if match.state.phase == PLAY and not match.state.hands[match.turn]:
            break  # an unknown hand
        assert legal
        if not done(match, rng.choice(legal)):
            break
        steps += 1
        assert steps < 200
    match.undo(steps)


@given(ANYTHING)
@settings(max_examples=scaled(200))
def test_random_json_is_refused(value: Any) -> None:
    sources = [value, {"game": "kout_bo", **value} if isinstance(value, dict) else value]
    for source in sources:
        if isinstance(source, str | bytes):
            continue
        with pytest.raises(BadPosition):
            load(source)


@given(st.text() | st.binary())
def test_random_text_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadPosition):
        load(text)
