"""The choice of the contract: KB-CONTRACT and the house rules about it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from tests.games.king_bolola.table import Round, chosen
from tests.scale import scaled
from vierblatt.games.king_bolola import GAME
from vierblatt.games.king_bolola.rules.state import CALLS
from vierblatt.kernel.state import NEEDS_DEAL

NEGATIVE = {"no tricks", "no jk", "no queens", "no hearts", "last two", "no king"}
TRUMPS = {"trump S", "trump H", "trump D", "trump C"}
BOLOLAS = {"bolola minus", "bolola plus"}


def play_match(seed: int, **options: Any) -> tuple[Round, list[tuple[int, str]]]:
    """A match of random actions, and who chose what."""
    picks = random.Random(seed)
    table, calls = Round(seed=seed, **options), []
    while True:
        seat = table.state.turn
        calls.append((seat, CALLS[table.random_action(picks)]))
        while table.state.turn >= 0:
            table.random_action(picks)
        if table.state.phase != NEEDS_DEAL:
            return table, calls
        table.shuffled(picks.randrange(1 << 30))


@pytest.mark.rule("KB-CONTRACT-1", "KB-CONTRACT-5")
@pytest.mark.parametrize("seed", range(3))
def test_every_player_chooses_three_negatives_two_trumps_one_bolola(seed: int) -> None:
    table, calls = play_match(seed + 1)
    for seat in range(4):
        own = [call for chooser, call in calls if chooser == seat]
        assert sum(call in NEGATIVE for call in own) == 3
        assert sum(call in TRUMPS for call in own) == 2
        assert sum(call in BOLOLAS for call in own) == 1
    now = table.state
    assert now.negatives == now.trumps == now.bololas == [0] * 4, "nothing is owed any more"


@pytest.mark.rule("KB-CONTRACT-2", "KB-CONTRACT-5")
def test_there_are_six_negatives_and_trump_is_the_only_positive_besides_bolola() -> None:
    assert Round().legal() == NEGATIVE | TRUMPS | BOLOLAS


@pytest.mark.rule("KB-CONTRACT-3")
def test_a_negative_is_played_at_most_twice_whoever_chose_it() -> None:
    table = chosen(used=[2, 1, 0, 2, 0, 0])
    assert table.legal() & NEGATIVE == {"no jk", "no queens", "last two", "no king"}
    assert table.why_not("no tricks") == "KB-CONTRACT-3"


@pytest.mark.rule("KB-CONTRACT-3")
@pytest.mark.parametrize("seed", range(3))
def test_so_each_negative_is_played_exactly_twice(seed: int) -> None:
    table, calls = play_match(seed + 11)
    assert sorted(call for _, call in calls if call in NEGATIVE) == sorted([*NEGATIVE] * 2)
    assert table.state.used == [2] * 6


@pytest.mark.rule("KB-CONTRACT-3")  # AMB-4
def test_house_rule_no_limit_for_negatives() -> None:
    assert chosen(used=[9, 2, 0, 2, 0, 0], negative_cap="unlimited").legal() >= NEGATIVE


@pytest.mark.rule("KB-CONTRACT-4")
def test_a_player_may_choose_the_same_negative_twice() -> None:
    assert "no king" in chosen(used=[0, 0, 0, 0, 0, 1], types=[1 << 5, 0, 0, 0], negatives=[2, 3, 3, 3]).legal()


@pytest.mark.rule("KB-CONTRACT-4")  # AMB-5
@pytest.mark.parametrize("cap", [2, "unlimited"])
def test_house_rule_a_player_may_not_repeat_a_negative(cap: int | str) -> None:
    table = chosen(
        used=[0, 0, 0, 0, 0, 1], types=[1 << 5, 0, 0, 0], negatives=[2, 3, 3, 3],
        negative_repeat_by_player=False, negative_cap=cap,
    )  # fmt: skip
    assert table.legal() & NEGATIVE == NEGATIVE - {"no king"}
    assert table.why_not("no king") == "KB-CONTRACT-4"


# AMB-5
def test_without_repetition_a_choice_that_leaves_a_player_stuck_is_not_offered() -> None:
    # Seats 0 and 1 owe one negative each; left are "no tricks" and "last two", and seat 1 has had "last two".
    table = chosen(
        used=[1, 2, 2, 2, 1, 2], types=[0b100110, 0b11000 | 1 << 1, 0b001110, 0b100101],
        negatives=[1, 1, 0, 0], negative_repeat_by_player=False,
    )  # fmt: skip
    assert table.legal() & NEGATIVE == {"last two"}
    assert table.why_not("no tricks") == "KB-CONTRACT-4"


# AMB-5
def test_the_check_of_what_is_left_agrees_with_trying_everything_out() -> None:
    positions = list(_accounts())
    assert len(positions) == 3140, "which contract has which name makes no difference"
    table = chosen(negative_repeat_by_player=False)
    for done in random.Random(5).sample(positions, min(scaled(1000), len(positions))):
        table.write("used", [sum(t in own for own in done) for t in range(6)])
        table.write("types", [sum(1 << t for t in own) for own in done])
        table.write("negatives", [3 - len(own) for own in done])
        for seat in range(4):
            table.write("turn", seat)
            ours = {CALLS.index(call) for call in table.legal() & NEGATIVE}
            assert ours == _workable(done, seat), (done, seat)


def _accounts() -> Iterator[list[set[int]]]:
    """Which negatives each seat may have had, so that all can still finish."""
    by_whom = [seats for count in range(3) for seats in combinations(range(4), count)]
    for contracts in combinations_with_replacement(by_whom, 6):
        done = [{t for t, seats in enumerate(contracts) if seat in seats} for seat in range(4)]
        if all(len(own) <= 3 for own in done) and _finishes(done, 0):
            yield done


def _workable(done: list[set[int]], seat: int) -> set[int]:
    """The negatives after which, by exhaustive search, all can finish."""
    if len(done[seat]) == 3:
        return set()
    used = [sum(t in own for own in done) for t in range(6)]
    found = set()
    for t in {*range(6)} - done[seat]:
        if used[t] < 2:
            after = [own | {t} if other == seat else own for other, own in enumerate(done)]
            if _finishes(after, 0):
                found.add(t)
    return found


def _finishes(done: list[set[int]], seat: int) -> bool:
    if seat == 4:
        return all(sum(t in own for own in done) <= 2 for t in range(6))
    rest = sorted({*range(6)} - done[seat])
    for more in combinations(rest, 3 - len(done[seat])):
        after = [own | {*more} if other == seat else own for other, own in enumerate(done)]
        if all(sum(t in own for own in after) <= 2 for t in range(6)) and _finishes(after, seat + 1):
            return True
    return False


@pytest.mark.rule("KB-CONTRACT-6")
def test_trump_is_chosen_with_its_suit_and_the_suit_may_come_again() -> None:
    table = Round("trump H")
    assert (table.state.trump, table.state.trumps) == (1, [1, 2, 2, 2])
    assert chosen(trumps=[1, 2, 2, 2]).legal() >= TRUMPS
    assert not any("no trump" in call for call in CALLS)


@pytest.mark.rule("KB-CONTRACT-7")
@pytest.mark.parametrize("signs", [[0, 0], [3, 0], [0, 3], [1, 2]])
def test_bolola_is_chosen_with_its_sign_which_is_free(signs: list[int]) -> None:
    table = chosen(signs=signs)
    assert table.legal() >= BOLOLAS
    assert table.do("bolola minus").state.signs == [signs[0] + 1, signs[1]]


@pytest.mark.rule("KB-CONTRACT-7", "KB-CONTRACT-9")  # AMB-6
def test_house_rule_two_bololas_of_each_sign() -> None:
    assert chosen(signs=[1, 1], bolola_signs="two_each").legal() >= BOLOLAS
    assert chosen(signs=[2, 1], bolola_signs="two_each").legal() & BOLOLAS == {"bolola plus"}
    table = chosen(signs=[1, 2], bolola_signs="two_each")
    assert table.legal() & BOLOLAS == {"bolola minus"}
    assert table.why_not("bolola plus") == "KB-CONTRACT-7"


@pytest.mark.rule("KB-CONTRACT-8")
def test_the_order_is_free_until_only_one_kind_is_left() -> None:
    assert chosen(trumps=[0, 2, 2, 2]).legal() == NEGATIVE | BOLOLAS
    assert chosen(bololas=[0, 1, 1, 1]).legal() == NEGATIVE | TRUMPS
    assert chosen(negatives=[0, 3, 3, 3]).legal() == TRUMPS | BOLOLAS
    table = chosen(negatives=[0, 3, 3, 3], bololas=[0, 1, 1, 1], trumps=[1, 2, 2, 2])
    assert table.legal() == TRUMPS
    assert table.why_not("no king") == table.why_not("bolola plus") == "KB-CONTRACT-1"


@pytest.mark.rule("KB-CONTRACT-9")
def test_the_example_of_round_21() -> None:
    table = chosen(negatives=[1, 0, 1, 1], trumps=[0, 0, 1, 1], bololas=[0, 0, 0, 0], used=[2, 2, 1, 2, 1, 1])
    assert table.legal() == {"no queens", "last two", "no king"}


@pytest.mark.rule("KB-CONTRACT-9")
def test_a_single_choice_is_still_a_call() -> None:
    table = chosen(negatives=[1, 0, 0, 0], trumps=[0] * 4, bololas=[0] * 4, used=[2, 2, 1, 2, 2, 2])
    assert table.legal() == {"no queens"}
    assert GAME.phases[table.state.phase].name == "choose"


@pytest.mark.rule("KB-CONTRACT-9")
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"negative_cap": "unlimited"},
        {"negative_repeat_by_player": False},
        {"negative_repeat_by_player": False, "negative_cap": "unlimited"},
        {"bolola_signs": "two_each", "negative_repeat_by_player": False},
        {"early_end": False, "over_ruff": "free"},
        {"king_under_ace": "forced", "hearts_duck": "forced"},
    ],
    ids=str,
)
def test_there_is_always_a_legal_choice_and_a_legal_card(options: dict[str, Any]) -> None:
    for seed in range(1, 1 + scaled(20)):
        table, calls = play_match(seed, **options)
        assert len(calls) == 24 == table.state.scored
        if not options.get("negative_repeat_by_player", True):
            own = [pair for pair in calls if pair[1] in NEGATIVE]
            assert len({*own}) == len(own)
