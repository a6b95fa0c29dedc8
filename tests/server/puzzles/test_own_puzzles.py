"""A player's own mistakes as puzzles: only clear ones, only theirs, and only for them."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.puzzles.conftest import Solving
from tests.server.puzzles.made import analysed
from vierblatt.record import Record
from vierblatt.server.puzzles.faults import PuzzleFault
from vierblatt.server.puzzles.own_puzzles import mistakes_of, own_puzzle, place_of


def test_a_clear_mistake_becomes_a_puzzle_and_nothing_else_does() -> None:
    stored, analysis = analysed()
    decisions = analysis.deals[0].decisions
    clear = list(decisions[::3])
    assert mistakes_of("m", analysis, {0, 1, 2, 3}) == [f"own-m-1-{decision.number}" for decision in clear]
    assert mistakes_of("m", analysis, {clear[0].seat}) == [
        f"own-m-1-{decision.number}" for decision in clear if decision.seat == clear[0].seat
    ]
    record = Record.from_json(stored.body)
    for decision in decisions:
        puzzle = own_puzzle("m", record, analysis, 1, decision.number)
        assert (puzzle is not None) == (decision in clear)
        if puzzle is not None:
            assert puzzle.seat == decision.seat and puzzle.accepted == (decision.best,)
            assert {option.action for option in puzzle.options} == {*puzzle.match().legal_actions()}
            assert puzzle.match().hand(puzzle.seat) and b"amal" not in puzzle.to_json()


def test_what_is_not_there_gives_no_puzzle() -> None:
    stored, analysis = analysed()
    record, number = Record.from_json(stored.body), analysis.deals[0].decisions[0].number
    for deal, action in ((0, number), (2, number), (1, 0), (1, 9999), (9999, 9999)):
        assert own_puzzle("m", record, analysis, deal, action) is None


def test_equal_actions_are_both_right_and_a_best_one_that_is_wrong_for_the_match_is_none() -> None:
    _, analysis = analysed()
    decision = analysis.deals[0].decisions[0]
    best, second, *others = decision.options
    replace = msgspec.structs.replace
    equal = replace(decision, options=(best, replace(second, mean=best.mean, error=0.0), *others))
    all_equal = replace(decision, options=tuple(replace(each, mean=9.0, error=0.0) for each in decision.options))
    other_for_match = replace(decision, best_in_match=second.action)
    uncertain = replace(decision, options=(best, replace(second, error=3.0), *others))
    for changed, count in ((equal, 1), (all_equal, 0), (other_for_match, 0), (uncertain, 0)):
        deal = replace(analysis.deals[0], decisions=(changed,))
        assert len(mistakes_of("m", replace(analysis, deals=(deal,)), {0, 1, 2, 3})) == count


@pytest.mark.parametrize(
    ("phase", "best_in", "asked"),
    [("play", 0.8, 1), ("play", 0.79, 0), ("buying", 0.6, 1), ("buying", 0.59, 0), ("play", None, 0)],
)
def test_the_best_action_is_best_in_as_many_worlds_as_in_other_puzzles(
    phase: str, best_in: float | None, asked: int
) -> None:
    """In 80 % for a card, in 60 % for a call, as the search for puzzles requires; an older analysis does not say."""
    stored, analysis = analysed()
    decision = msgspec.structs.replace(analysis.deals[0].decisions[0], phase=phase, best_in=best_in)
    deal = msgspec.structs.replace(analysis.deals[0], decisions=(decision,))
    changed = msgspec.structs.replace(analysis, deals=(deal,))
    assert len(mistakes_of("m", changed, {0, 1, 2, 3})) == asked
    puzzle = own_puzzle("m", Record.from_json(stored.body), changed, 1, decision.number)
    assert (puzzle is not None) == bool(asked)


@pytest.mark.parametrize("text", ["own-", "own-m-1", "own-m-1-2-", "own-m-1-99999", "own-m--1", "baloot-card-1"])
def test_other_texts_name_no_mistake(text: str) -> None:
    assert place_of(text) is None or place_of(text) == ("m", 1, 2)
    assert place_of("own-m-1-2") == ("m", 1, 2)


async def test_a_player_is_asked_their_own_mistakes_unrated(solving: Solving) -> None:
    stored, analysis = analysed(people=("amal", "amal2", "badr", "badr2"))
    callers = {name: await solving.caller(name) for name in stored.players}
    await solving.store.put_record(stored, [], [])
    with pytest.raises(PuzzleFault, match="no-own-mistakes"):
        await solving.puzzles.next_own(callers["amal"], "baloot")
    await solving.store.put_analysis(stored.id, stored.body, analysis.to_json())
    asked = 0
    for seat, name in enumerate(stored.players):
        ids = mistakes_of(stored.id, analysis, {seat})
        for wanted in ids:
            given = await solving.puzzles.next_own(callers[name], "baloot")
            assert given.puzzle.id == wanted and not given.rated
            other = callers[stored.players[seat - 1]]
            with pytest.raises(PuzzleFault, match="puzzle-not-open"):
                await solving.puzzles.answer(other, "baloot", "own", wanted, given.puzzle.accepted[0])
            answered = await solving.answer(callers[name], given)
            assert answered.answer.right and answered.after.rating is None
            asked += 1
        if ids:
            assert (await solving.puzzles.next_own(callers[name], "baloot")).puzzle.id in ids, "they come again"
        else:
            with pytest.raises(PuzzleFault, match="no-own-mistakes"):
                await solving.puzzles.next_own(callers[name], "baloot")
    assert asked == 2
    with pytest.raises(PuzzleFault, match="no-own-mistakes"):
        await solving.puzzles.next_own(callers["amal"], "kout_bo")


async def test_a_mistake_whose_analysis_is_gone_is_replaced(solving: Solving) -> None:
    stored, analysis = analysed(people=("amal", "amal2", "badr", "badr2"))
    callers = {name: await solving.caller(name) for name in stored.players}
    await solving.store.put_record(stored, [], [])
    await solving.store.put_analysis(stored.id, stored.body, analysis.to_json())
    name = stored.players[analysis.deals[0].decisions[0].seat]
    given = await solving.puzzles.next_own(callers[name], "baloot")
    await solving.store.put_analysis(stored.id, stored.body, b'{"format": 0}')
    with pytest.raises(Exception, match="unknown-puzzle"):
        await solving.answer(callers[name], given)
