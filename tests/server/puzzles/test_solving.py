"""Which puzzle comes next, what an answer changes, and what nobody gains by."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.puzzles.conftest import MORNING, Solving
from tests.server.puzzles.made import puzzles_of
from vierblatt.errors import IllegalAction
from vierblatt.server.accounts.faults import NotAllowed, Unknown
from vierblatt.server.puzzles.faults import PuzzleFault
from vierblatt.server.puzzles.ratings import DAY
from vierblatt.server.puzzles.runs import MINUTES, MOST_MISTAKES, RunMode, share_of
from vierblatt.server.puzzles.solving import MOST_ATTEMPTS, PuzzlePlace


async def test_a_puzzle_waits_until_it_is_answered(solving: Solving) -> None:
    caller = await solving.caller()
    first = await solving.puzzles.next(caller, "baloot", None, "")
    solving.now += 5000
    assert (await solving.puzzles.next(caller, "baloot", None, "")).run == first.run
    await solving.answer(caller, first)
    second = await solving.puzzles.next(caller, "baloot", None, "")
    assert second.puzzle.id != first.puzzle.id
    (attempt,) = await solving.store.puzzle_attempts("amal", limit=9)
    assert (attempt.puzzle, attempt.took, attempt.right, attempt.mode) == (first.puzzle.id, 5000, True, "train")


async def test_every_puzzle_comes_once_before_any_comes_again(solving: Solving) -> None:
    caller = await solving.caller()
    count = len(puzzles_of("baloot")) - 1  # that of the day is left out
    met = []
    for number in range(count + 3):
        solving.now += 1
        given = await solving.puzzles.next(caller, "baloot", None, "")
        assert given.rated == (number < count)
        answered = await solving.answer(caller, given, right=number % 2 == 0)
        assert answered.counted == (number < count)
        met.append(given.puzzle.id)
    assert len({*met[:count]}) == count
    assert {*met[count:]} <= {*met[: count - len(puzzles_of("baloot")) // 2 + 1]}, "those met longest ago"
    standing = await solving.store.puzzle_standing("amal", "baloot")
    assert standing is not None and (standing.attempts, standing.rated) == (count, count)


async def test_ratings_move_apart_and_choose_the_next(solving: Solving) -> None:
    good, bad = await solving.caller("good"), await solving.caller("bad")
    for caller, right in ((good, True), (bad, False)):
        for _ in range(5):
            await solving.answer(caller, await solving.puzzles.next(caller, "baloot", "card", ""), right=right)
    standings = [await solving.store.puzzle_standing(name, "baloot") for name in ("good", "bad")]
    ratings = [standing.rating or 0 for standing in standings if standing is not None]
    assert ratings[0] > 1600 and 0 < ratings[1] < 1400


@pytest.mark.parametrize("which", ["guest", "program"])
async def test_neither_guests_nor_programs_change_ratings(solving: Solving, which: str) -> None:
    caller = await solving.caller(guest=which == "guest", program=which == "program")
    given = await solving.puzzles.next(caller, "baloot", None, "")
    answered = await solving.answer(caller, given)
    assert not given.rated and answered.counted and answered.after.rating is None and answered.after.solved == 1
    assert await solving.store.puzzle_ratings("baloot") == []
    with pytest.raises(NotAllowed, match="vote-no-guests"):
        await solving.puzzles.vote(caller, "baloot", given.puzzle.id, 1)


async def test_with_a_theme_nothing_is_rated_and_a_puzzle_cannot_be_rated_afterwards(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.next(caller, "baloot", None, "surprise")
    assert "surprise" in given.puzzle.themes and not given.rated
    await solving.answer(caller, given, right=False)
    assert await solving.store.puzzle_ratings("baloot") == []
    for _ in range(len(puzzles_of("baloot")) - 2):
        each = await solving.puzzles.next(caller, "baloot", None, "")
        assert each.puzzle.id != given.puzzle.id
        await solving.answer(caller, each)
    with pytest.raises(Unknown, match="unknown-theme"):
        await solving.puzzles.next(caller, "baloot", None, "no-such-theme")


async def test_a_puzzle_seen_elsewhere_counts_at_the_first_answer_only(solving: Solving) -> None:
    """In a run the answer is shown; knowing it is worth nothing where it is rated."""
    caller = await solving.caller()
    rated = await solving.puzzles.next(caller, "baloot", None, "")
    run = await solving.puzzles.begin_run(caller, "baloot", "streak")
    while run.puzzle.id != rated.puzzle.id:
        last = await solving.answer(caller, run)
        following = await solving.puzzles.open_puzzle(caller, last.run)
        assert following is not None
        run = following
    await solving.answer(caller, run, right=False)
    assert not (await solving.answer(caller, rated)).counted
    assert await solving.store.puzzle_ratings("baloot") == []


async def test_only_one_of_many_answers_at_once_counts(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.next(caller, "baloot", None, "")
    tries = [solving.answer(caller, given, right=number % 2 == 0) for number in range(6)]
    made = await asyncio.gather(*tries, return_exceptions=True)
    refused = [each for each in made if isinstance(each, PuzzleFault)]
    assert len(refused) == 5 and {fault.code for fault in refused} == {"puzzle-not-open"}
    standing = await solving.store.puzzle_standing("amal", "baloot")
    assert standing is not None and (standing.attempts, standing.rated) == (1, 1)


async def test_an_illegal_action_changes_nothing(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.next(caller, "baloot", "card", "")
    for action in ("XR", given.puzzle.match().hand((given.puzzle.seat + 1) % 4)[0]):
        with pytest.raises(IllegalAction):
            await solving.puzzles.answer(caller, "baloot", "train-card", given.puzzle.id, action)
    assert (await solving.answer(caller, given)).counted


@pytest.mark.parametrize("place", ["train", "train-call", "themed", "daily", "streak", "minutes", "own"])
async def test_a_puzzle_of_another_place_or_player_is_not_open(solving: Solving, place: PuzzlePlace) -> None:
    caller, other = await solving.caller(), await solving.caller("badr")
    given = await solving.puzzles.next(caller, "baloot", "card", "")
    for who, where in ((caller, place), (other, place), (other, "train-card")):
        with pytest.raises(PuzzleFault, match="puzzle-not-open"):
            await solving.puzzles.answer(who, "baloot", where, given.puzzle.id, given.puzzle.accepted[0])
    with pytest.raises(PuzzleFault, match="puzzle-not-answered"):
        await solving.puzzles.answered(caller, "baloot", given.puzzle.id)


# --- the daily puzzle ----------------------------------------------------------------------------------------------


async def test_the_daily_puzzle_is_the_same_for_everybody_and_answered_once(solving: Solving) -> None:
    caller, other = await solving.caller(), await solving.caller("badr", guest=True)
    (day, mine), (_, theirs) = [await solving.puzzles.daily(who, "baloot") for who in (caller, other)]
    assert mine and theirs and mine.puzzle == theirs.puzzle and not mine.rated and day == MORNING // DAY
    await solving.answer(caller, mine)
    assert await solving.puzzles.daily(caller, "baloot") == (day, None)
    solving.now += DAY
    after = (await solving.puzzles.daily(caller, "baloot"))[1]
    assert after is not None and after.puzzle.id != mine.puzzle.id


async def test_days_in_a_row_are_counted_and_a_miss_ends_them(solving: Solving) -> None:
    caller, days = await solving.caller(), []
    for right, wait in ((True, 1), (True, 1), (True, 2), (True, 1), (False, 1), (True, 1)):
        given = (await solving.puzzles.daily(caller, "baloot"))[1]
        assert given is not None
        days.append((await solving.answer(caller, given, right=right)).after.days)
        solving.now += wait * DAY
    assert days == [1, 2, 3, 1, 0, 1]


async def test_an_answer_after_midnight_belongs_to_the_day_of_its_puzzle(solving: Solving) -> None:
    caller = await solving.caller()
    solving.now += DAY - 1000
    day, given = await solving.puzzles.daily(caller, "baloot")
    assert given is not None
    solving.now += 2000
    assert (await solving.answer(caller, given)).after.day == day
    assert (await solving.puzzles.daily(caller, "baloot"))[1] is not None


# --- runs ----------------------------------------------------------------------------------------------------------


async def test_a_streak_ends_at_the_first_mistake_and_becomes_harder(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.begin_run(caller, "baloot", "streak")
    assert given.puzzle.rating == min(puzzle.rating for puzzle in puzzles_of("baloot"))
    for number in range(3):
        answered = await solving.answer(caller, given)
        following = await solving.puzzles.open_puzzle(caller, answered.run)
        assert following is not None and answered.run.solved == number + 1
        given = following
    answered = await solving.answer(caller, given, right=False)
    assert answered.run.over and answered.run.solved == 3 and answered.after.best_streak == 3
    assert await solving.puzzles.open_puzzle(caller, answered.run) is None
    with pytest.raises(PuzzleFault, match="puzzle-not-open"):
        await solving.answer(caller, given)
    assert share_of("streak", 0) == 0 < share_of("streak", 10) < share_of("streak", 1000) == 1
    assert await solving.store.puzzle_ratings("baloot") == []


async def test_a_run_does_not_show_the_solution_of_the_day(solving: Solving) -> None:
    caller = await solving.caller()
    easiest = min(puzzles_of("baloot"), key=lambda puzzle: puzzle.rating).id
    while (today := (await solving.puzzles.daily(caller, "baloot"))[1]) is None or today.puzzle.id != easiest:
        solving.now += DAY
    assert (await solving.puzzles.begin_run(caller, "baloot", "streak")).puzzle.id != easiest


async def test_three_mistakes_end_a_run_against_the_clock(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.begin_run(caller, "baloot", "minutes")
    for number in range(MOST_MISTAKES):
        assert not given.run.over
        answered = await solving.answer(caller, given, right=False)
        following = await solving.puzzles.open_puzzle(caller, answered.run)
        assert (following is None) == (number == MOST_MISTAKES - 1)
        given = following or given
    assert answered.run.over and answered.after.best_minutes == 0


async def test_what_arrives_after_three_minutes_does_not_count(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.begin_run(caller, "baloot", "minutes")
    solving.now += MINUTES - 1
    answered = await solving.answer(caller, given)
    assert answered.run.solved == 1 and not answered.run.over
    following = await solving.puzzles.open_puzzle(caller, answered.run)
    assert following is not None
    solving.now += 1
    late = await solving.answer(caller, following)
    assert late.answer.right and (late.run.solved, late.run.over, late.after.best_minutes) == (1, True, 1)


@pytest.mark.parametrize("mode", ["streak", "minutes"])
async def test_beginning_anew_gives_up_the_open_puzzle(solving: Solving, mode: RunMode) -> None:
    """Or the first puzzle of a run could be studied as long as one likes."""
    caller = await solving.caller()
    first = await solving.puzzles.begin_run(caller, "baloot", mode)
    again = await solving.puzzles.begin_run(caller, "baloot", mode)
    assert again.puzzle.id != first.puzzle.id and again.run.solved == 0
    (attempt,) = await solving.store.puzzle_attempts("amal", limit=9)
    assert (attempt.puzzle, attempt.right) == (first.puzzle.id, False)
    with pytest.raises(PuzzleFault, match="puzzle-not-open"):
        await solving.answer(caller, first)


async def test_two_that_begin_at_once_get_the_same_run(solving: Solving) -> None:
    caller = await solving.caller()
    both = await asyncio.gather(*(solving.puzzles.begin_run(caller, "baloot", "streak") for _ in range(2)))
    assert both[0].run == both[1].run


async def test_a_vote_is_changed_and_needs_an_answer(solving: Solving) -> None:
    caller = await solving.caller()
    given = await solving.puzzles.next(caller, "baloot", None, "")
    with pytest.raises(PuzzleFault, match="puzzle-not-answered"):
        await solving.puzzles.vote(caller, "baloot", given.puzzle.id, 1)
    await solving.answer(caller, given)
    assert await solving.puzzles.vote(caller, "baloot", given.puzzle.id, 1) == (1, 0)
    assert await solving.puzzles.vote(caller, "baloot", given.puzzle.id, -1) == (0, 1)
    assert await solving.puzzles.vote(caller, "baloot", given.puzzle.id, 0) == (0, 0)


async def test_no_more_than_the_limit_is_kept_of_a_player(solving: Solving, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_ATTEMPTS == 10_000
    monkeypatch.setattr("vierblatt.server.puzzles.solving.MOST_ATTEMPTS", 4)
    caller = await solving.caller()
    for _ in range(7):
        solving.now += 1
        await solving.answer(caller, await solving.puzzles.next(caller, "baloot", None, ""))
    assert len(await solving.store.puzzle_attempts("amal", limit=9)) == 4
