"""The sequential test: its bounds, how often it errs, when it stops."""

from __future__ import annotations

import time

import numpy as np
import pytest

from tests.scale import scaled
from vierblatt.arena import Contest, Ledger
from vierblatt.arena.report import report
from vierblatt.arena.results import BoardResult, Clock, TableResult
from vierblatt.arena.sequential import ERROR, LEAST, LOOKS, bounds, error_of, interval, looks
from vierblatt.arena.wording import ContestWording
from vierblatt.simulate.estimates import student


@pytest.mark.parametrize("boards", [10, 37, 200, 1000])
def test_the_bounds_use_exactly_the_allowed_error(boards: int) -> None:
    places = bounds(boards)
    assert error_of([place / boards for place in places], [*places.values()]) == pytest.approx(ERROR, abs=1e-4)
    assert 1.95 < places[boards] < 2.3


@pytest.mark.parametrize(
    ("limits", "error"),
    [
        ([1.959964], 0.05),
        ([2.178, 2.178], 0.05),  # Pocock, two and five looks
        ([2.413] * 5, 0.05),
        ([2.040 * (5 / look) ** 0.5 for look in range(1, 6)], 0.05),  # O'Brien and Fleming, five looks
        ([1.959964] * 5, 0.142),  # looking five times as if it were once
    ],
)
def test_the_error_of_known_bounds_is_as_in_the_books(limits: list[float], error: float) -> None:
    shares = [look / len(limits) for look in range(1, len(limits) + 1)]
    assert error_of(shares, limits) == pytest.approx(error, abs=6e-4)


@pytest.mark.parametrize("boards", [1, 2, 9, 10, 11, 20, 25, 200, 1001])
def test_looks_go_up_to_all_boards_and_do_not_begin_too_early(boards: int) -> None:
    places = looks(boards)
    assert places[-1] == boards and len(places) <= LOOKS
    assert places == sorted({*places}) and places[0] >= min(LEAST, boards)


def test_equal_bots_are_rarely_separated_and_unequal_ones_often() -> None:
    """Margins that are as uneven as those of card games: mostly none, sometimes many points."""
    rng = np.random.default_rng(5)
    contests, boards = scaled(2000), 200

    def decided(lead: float) -> tuple[float, float]:
        found, played = 0, 0
        for _ in range(contests):
            margins = rng.choice([0, 0, 0, 10, -10, 26, -26], boards) + lead
            for look in looks(boards):
                seen = margins[:look]
                estimate = interval(float(seen.mean()), float(seen.std(ddof=1)), look, boards)
                if estimate.low > 0 or estimate.high < 0:
                    found += 1
                    break
            played += look
        return found / contests, played / contests

    tolerance = 4 * (ERROR / contests) ** 0.5
    wrongly, all_boards = decided(0)
    assert wrongly < ERROR + tolerance and all_boards > 0.9 * boards
    rightly, fewer = decided(6)
    assert rightly > 1 - 0.05 - tolerance and fewer < 0.7 * boards


def board(pair: int, number: int, margin: float) -> BoardResult:
    table = TableResult(scores=(margin, -margin), won=0, deals=1, moves=1)
    return BoardResult(pair, number, margin, (table, table), [], (Clock(), Clock()))


def played(contest: Contest, margins: dict[int, list[float]], *, backwards: bool = False) -> Ledger:
    """A ledger filled as a run fills it, each stage in either order."""
    ledger = Ledger(contest)
    for tasks in ledger.stages():
        for pair, number in reversed([*tasks]) if backwards else tasks:
            ledger.add(board(pair, number, margins[pair][number]))
    return ledger


@pytest.mark.parametrize("backwards", [False, True])
def test_a_decided_pair_stops_playing(backwards: bool) -> None:
    rng = np.random.default_rng(1)
    contest = Contest("baloot", ["a", "b", "c"], 200, until_decided=True)
    margins = {0: (rng.normal(5, 1, 200)).tolist(), 1: rng.normal(0, 9, 200).tolist(), 2: [0.0] * 200}
    ledger = played(contest, margins, backwards=backwards)
    assert [len(ledger.of(pair)) for pair in range(3)] == [10, 200, 200]
    assert ledger.complete and ledger.most == 410


def test_without_waiting_for_a_decision_all_boards_are_played() -> None:
    contest = Contest("baloot", ["a", "b"], 50)
    assert len(played(contest, {0: [3.0] * 50}).boards) == 50


@pytest.mark.parametrize("until_decided", [False, True])
@pytest.mark.parametrize(("boards", "margin", "verdict"), [(9, 36.0, 0), (10, 36.0, 1), (10, 0.0, 0), (40, -36.0, -1)])
def test_boards_that_are_all_alike_decide_when_there_are_ten(
    boards: int, margin: float, verdict: int, until_decided: bool
) -> None:
    contest = Contest("kout_bo", ["a", "b"], boards, until_decided=until_decided)
    ledger = played(contest, {0: [margin] * boards})
    assert report(ledger).pairs[0].decided == verdict
    assert len(ledger.boards) == (10 if verdict and until_decided else boards)


def test_all_opponents_weigh_the_same_and_only_a_plain_contest_has_intervals_over_them() -> None:
    rng = np.random.default_rng(2)
    noise = rng.normal(0, 4, 40)
    margins = {0: (10 + noise).tolist(), 1: (1 + noise).tolist(), 2: (3 * noise).tolist()}
    plain = report(played(Contest("baloot", ["a", "b", "c"], 40), margins)).bots[0]
    values = (np.array(margins[0]) + margins[1]) / 2
    assert plain.margin is not None and plain.ahead == plain.margin.value == pytest.approx(values.mean())
    # the cards are the same against both: twice as many boards are not twice as much knowledge
    assert plain.margin.reach == pytest.approx(student(39) * values.std(ddof=1) / 40**0.5)
    contest = Contest("baloot", ["a", "b", "c"], 40, until_decided=True)
    found = report(played(contest, margins))
    quick, slow = (pair.margin for pair in found.pairs[:2])
    assert found.pairs[0].boards < found.pairs[1].boards and quick is not None and slow is not None
    assert found.bots[0].margin is None and found.bots[0].ahead == pytest.approx((quick.value + slow.value) / 2)
    assert "±" not in ContestWording("en", contest).over_all(found.bots[0])


def test_progress_costs_no_look_back_at_all_boards() -> None:
    ledger = Ledger(Contest("baloot", ["a", "b"], 20_000, until_decided=True))
    began = time.process_time()
    for number in range(20_000):
        ledger.add(board(0, number, number % 2))
        assert ledger.most <= 20_000
    assert time.process_time() - began < 5


def test_programs_meet_one_opponent_after_the_other() -> None:
    tasks = next(iter(Ledger(Contest("baloot", ["a", "b", "exec:c"], 3)).stages()))
    assert [pair for pair, _ in tasks] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    tasks = next(iter(Ledger(Contest("baloot", ["a", "b", "c"], 3)).stages()))
    assert [pair for pair, _ in tasks] == [0, 1, 2, 0, 1, 2, 0, 1, 2]
