"""How the benchmarks judge: interleaved slices, ratios within a round, targets."""

from __future__ import annotations

from benchmarks.bars import Bar
from benchmarks.clock import Contest, Sample, Spread, contest
from benchmarks.deals import CPP_BAR, DealTimes, deal_bars
from benchmarks.report import Report, as_json
from benchmarks.show import bars
from benchmarks.starts import StartTimes


class Workshop:
    """A clock that advances only during work, and a list of the workers."""

    def __init__(self) -> None:
        self.now = 0.0
        self.worked: list[str] = []

    def clock(self) -> float:
        return self.now

    def worker(self, name: str, seconds: float) -> object:
        def playing(deals: int) -> int:
            self.worked.append(name)
            self.now += seconds * deals
            return 10 * deals

        return playing


def test_contestants_take_turns_and_ratios_are_those_of_one_round() -> None:
    shop = Workshop()
    pair = [shop.worker("quick", 0.001), shop.worker("slow", 0.004)]
    found = contest(pair, 3, 0.1, lambda _: None, shop.clock)  # type: ignore[arg-type]  # both are what a Playing is
    assert shop.worked[-6:] == ["quick", "slow"] * 3
    assert [sample.deals for sample in found.samples(0)] == [100] * 3
    assert abs(found.ratio(0, 1).median - 4) < 1e-9


def test_a_spread_is_the_median_with_the_least_and_the_most() -> None:
    rounds = [[Sample(1, moves, 1.0), Sample(1, 10, 1.0)] for moves in (10, 40, 20)]
    assert Contest(rounds).ratio(0, 1) == Spread(2, 1, 4)


def test_a_target_is_met_at_its_bar_and_missed_beyond() -> None:
    assert Bar("speed", 10, 10).kept and not Bar("speed", 9.9, 10).kept
    assert Bar("start", 15, 15, at_most=True).kept and not Bar("start", 15.1, 15, at_most=True).kept


def test_the_mean_over_all_games_is_judged_too() -> None:
    one = Spread(1, 1, 1)

    def game(ratio: float) -> DealTimes:
        return DealTimes("game", "peer", 30, one, one, one, one, one, Spread(ratio, 1, 99), Spread(70, 1, 99), one)

    def kept(*ratios: float) -> dict[str, bool]:
        return {bar.what: bar.kept for bar in deal_bars([game(ratio) for ratio in ratios])}

    mean = "deals against C++, geometric mean"
    assert kept(CPP_BAR, 40, 40, CPP_BAR)[mean]
    assert kept(CPP_BAR, 40)["game: deals against peer in C++"]
    assert not kept(11, 12, 11, 12)[mean]
    assert mean not in kept(40, 40)  # two games say nothing of all four


def test_a_report_says_which_targets_are_met() -> None:
    report = Report(runs=1, starts=[StartTimes("baloot", 20.0, 1.0)])
    assert [bar.kept for bar in report.bars()] == [False, True]
    assert '"kept": false' in as_json(report)
    assert bars(report.bars()).row_count == 2
