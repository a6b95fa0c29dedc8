"""Misuse by callers ends in a typed error, never in a wrong answer or another player's cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.registry import ALL_GAMES
from tests.walks import game_of
from vierblatt import games
from vierblatt.cards import NAMES
from vierblatt.errors import BadAction, BadOption, BadPosition, BadRecord, WrongTime
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.perft import perft, perft_split
from vierblatt.position import load
from vierblatt.record import Recorder, record_of
from vierblatt.shuffle import ProvablePacks, SeededPacks
from vierblatt.view import view_of

MOVER_ONLY = {"game": "baloot", "dealer": 3, "hands": ["QS 8H AD TD 9C", None, None, None], "public": "TC"}


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_missing_seat_has_no_hand_and_no_view(name: str) -> None:
    match = Match(game_of(name))
    match.deal([*match.table.pack])
    for seat in (-2, match.table.seats):
        for ask in (match.hand, match.concealed, lambda seat: view_of(match, seat)):
            with pytest.raises(BadOption, match="bad-seat"):
                ask(seat)
    with pytest.raises(BadOption, match="bad-seat"):
        match.hand(-1)  # -1 means a spectator elsewhere


@pytest.mark.parametrize("name", ALL_GAMES)
@pytest.mark.parametrize("number", [-1, 64, 10**9])
def test_a_number_that_is_no_action_is_refused(name: str, number: int) -> None:
    match = Match(game_of(name))
    match.deal([*match.table.pack])
    with pytest.raises(BadAction, match=f"phase={match.phase}"):
        match.act(number)


def test_house_rules_of_another_game_are_refused() -> None:
    with pytest.raises(BadOption, match="other-game"):
        Match("baloot", games.get("kout_bo").options.rule_set())


def test_a_position_does_not_invent_unknown_cards() -> None:
    match = load(MOVER_ONLY)
    before = match.copy()
    with pytest.raises(WrongTime, match="pack-needed"):
        match.do("sun")
    assert match.state.turn == before.state.turn and match.deals == before.deals
    assert match.legal_actions() == before.legal_actions()
    with pytest.raises(WrongTime, match="pack-needed"):
        match.copy().do("sun")


def test_perft_deals_no_unknown_cards() -> None:
    hands = ["AS KS QS 7H 8H", "TS 9S 8S 9H JH", "AD KD QD 7C 8C", "TD 9D 8D 9C JC"]
    match = load({"game": "baloot", "dealer": 3, "hands": hands, "public": "AH"})
    assert perft(match, 1) == len(match.legal_actions())
    with pytest.raises(BadPosition, match="pack-needed"):
        perft(match, 12)


def test_a_nested_fault_is_worded() -> None:
    spec = {"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5], "actions": ["bid 3"]}
    with pytest.raises(BadPosition) as fault:
        load(spec)
    for language in ("en", "de", "ar"):
        sentence = Words(language).error(fault.value)
        assert "no-such-action" not in sentence and "history" not in sentence


def test_perft_names_the_missing_hand() -> None:
    match = load({"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]})
    assert perft(match, 3) == 56
    with pytest.raises(BadPosition, match="hands"):
        perft(match, 14)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_perft_takes_a_depth_that_can_be(name: str) -> None:
    match = Match(game_of(name))
    assert perft(match, 0) == perft(match, 10**12) == 1  # no deal, nothing to do
    match.deal([*match.table.pack])
    with pytest.raises(BadOption, match="depth"):
        perft(match, -1)
    with pytest.raises(BadOption, match="depth"):
        perft_split(match, 0)


def test_a_match_at_a_position_has_no_record() -> None:
    pack = SeededPacks(1).next(Match("kout_bo"))
    scored = {"game": "kout_bo", "deal": 3, "scores": [7, 9], "pack": [NAMES[card] for card in pack]}
    for position in (MOVER_ONLY, scored):
        match = load(position)
        with pytest.raises(BadRecord, match="record-position"):
            record_of(match)
        with pytest.raises(BadRecord, match="record-position"):
            Recorder(match, SeededPacks(1))


@pytest.mark.parametrize(
    "make",
    [
        lambda: ProvablePacks("\ud800", "00" * 32, 4),
        lambda: ProvablePacks("table", "00", 4),
        lambda: ProvablePacks("table", "zz" * 32, 4),
        lambda: ProvablePacks("table", "00" * 32, 0),
        lambda: ProvablePacks("table", "00" * 32, -1),
    ],
)
def test_provable_packs_take_only_what_a_verifier_can_compute(make: Callable[[], ProvablePacks]) -> None:
    with pytest.raises(BadOption):
        make()


@pytest.mark.parametrize("seats", [0, -1, 257])
def test_a_seat_is_drawn_only_at_a_table_that_can_be(seats: int) -> None:
    with pytest.raises(ValueError, match="256"):
        SeededPacks(7).seat(seats)
