"""What worlds say about a decision: a cost that is neither flattered by hindsight nor claimed by chance."""

from __future__ import annotations

import numpy as np
import pytest

from tests.scale import scaled
from vierblatt.analysis.evidence import CLEAR, DecisionEvidence
from vierblatt.search.evaluation import Evaluation


def evidence(values: np.ndarray, weights: np.ndarray | None = None) -> DecisionEvidence:
    even = np.full(len(values), 1 / len(values))
    return DecisionEvidence.of(
        [Evaluation(tuple(range(values.shape[1])), values, even if weights is None else weights)]
    )


def test_a_certain_loss_has_its_exact_cost() -> None:
    found = evidence(np.tile([7.0, 10.0, 4.0], (8, 1)))
    cost = found.cost_of(2)
    assert (cost.estimate, cost.error, cost.worse_in) == (6.0, 0.0, 1.0) and cost.clear
    assert found.best(2) == 1
    assert found.cost_of(1).estimate == 0.0


def test_the_chosen_action_counts_as_best_among_equals() -> None:
    found = evidence(np.ones((4, 3)))
    assert [found.best(chosen) for chosen in range(3)] == [0, 1, 2]


def test_equal_actions_cost_nothing_on_average() -> None:
    rng = np.random.default_rng(1)
    estimates = [evidence(rng.normal(0, 1, (64, 10))).cost_of(0).estimate for _ in range(400)]
    assert abs(np.mean(estimates)) < 4 * np.std(estimates) / 20
    flattered = [np.max(rng.normal(0, 1, (64, 10)).mean(axis=0)) for _ in range(400)]
    assert np.mean(flattered) > 0.15


def test_noise_is_rarely_called_a_cost() -> None:
    rng = np.random.default_rng(2)
    tries = 2000
    claimed = sum(evidence(rng.normal(0, 5, (64, 6))).cost_of(0).clear for _ in range(tries))
    assert claimed < 0.01 * tries


@pytest.mark.parametrize("rounds", [3, 4, 8, 16, 32])
def test_noise_is_rarely_called_a_cost_when_all_worlds_of_a_round_agree(rounds: int) -> None:
    rng = np.random.default_rng(7)
    even = np.full(2, 1 / 2)

    def noisy_evidence() -> DecisionEvidence:
        means = rng.normal(0, 5, (rounds, 2))
        return DecisionEvidence.of([Evaluation((0, 1), np.tile(mean, (2, 1)), even) for mean in means])

    assert sum(noisy_evidence().cost_of(0).clear for _ in range(1000)) <= 10


def test_the_error_is_that_of_the_cost() -> None:
    rng = np.random.default_rng(3)
    costs = [evidence(rng.normal([0.0, -2.0], 1, (100, 2))).cost_of(1) for _ in range(max(100, scaled(500)))]
    spread = np.std([cost.estimate for cost in costs])
    assert np.mean([cost.error for cost in costs]) == pytest.approx(spread, rel=0.2)
    assert np.mean([cost.estimate for cost in costs]) == pytest.approx(2.0, abs=0.05)


def test_the_upper_estimate_is_rarely_below_the_true_cost() -> None:
    rng = np.random.default_rng(4)
    truth = np.array([0.0, -1.0, 4.0, 3.0])
    costs = [evidence(rng.normal(truth, 20, (64, 4))).cost_of(0) for _ in range(1000)]
    assert sum(cost.upper_estimate < 4 for cost in costs) < 30
    assert evidence(np.tile([3.0, 1.0], (8, 1))).cost_of(0).upper_estimate == 0.0


def test_weights_count() -> None:
    values = np.array([[0.0, 1.0], [0.0, 1.0], [0.0, -9.0], [0.0, -9.0]])
    likely = np.array([0.49, 0.49, 0.01, 0.01])
    assert evidence(values, likely).best(0) == 1
    assert evidence(values).best(0) == 0
    assert evidence(values, likely).cost_of(0).worse_in == pytest.approx(0.98)


def test_a_world_that_outweighs_all_others_proves_nothing() -> None:
    values = np.array([[0.0, 5.0], [0.0, 5.0], [0.0, 5.0], [0.0, -5.0]])
    assert not evidence(values, np.array([0.98, 0.01, 0.005, 0.005])).cost_of(0).clear


def test_rounds_that_disagree_increase_the_error() -> None:
    def noisy_evidence(means: list[float]) -> DecisionEvidence:
        even = np.full(64, 1 / 64)
        rng = np.random.default_rng(5)
        rounds = [rng.normal([0.0, mean], 0.1, (64, 2)) for mean in means]
        return DecisionEvidence.of([Evaluation((0, 1), values, even) for values in rounds])

    agreed, torn = (
        noisy_evidence([4.0] * 8).cost_of(0),
        noisy_evidence([0.0, 8.0, 9.0, -1.0, 8.5, -0.5, 7.5, 0.5]).cost_of(0),
    )
    assert agreed.clear and agreed.error < 0.05
    assert torn.error > 1 and not torn.clear and torn.upper_estimate > 5


def test_match_cost_is_measured_against_the_action_with_most_points() -> None:
    even = np.full(8, 1 / 8)
    values, equities = np.tile([7.0, 10.0, 4.0], (8, 1)), np.tile([5.0, 2.0, 9.0], (8, 1))
    found = DecisionEvidence.of([Evaluation((3, 5, 6), values, even, equities=equities)])
    assert found.cost_of(3, found.equities).estimate == -3.0 and found.cost_of(3).estimate == 3.0
    assert found.best(3) == 1 and found.best_in_match(5) == 2


def test_nothing_is_called_better_for_the_match_by_chance() -> None:
    rng = np.random.default_rng(6)
    even = np.full(64, 1 / 64)
    noisy = (Evaluation((0, 1), np.zeros((64, 2)), even, equities=rng.normal(0, 5, (64, 2))) for _ in range(500))
    assert sum(DecisionEvidence.of([each]).best_in_match(0) != 0 for each in noisy) <= 5


def test_rounds_weigh_as_much_as_they_have_worlds() -> None:
    one = Evaluation((3, 5), np.zeros((2, 2)), np.array([0.5, 0.5]))
    other = Evaluation((3, 5), np.full((6, 2), 8.0), np.full(6, 1 / 6))
    found = DecisionEvidence.of([one, other])
    assert found.worlds == 8 and found.weights.sum() == pytest.approx(1.0)
    assert found.means.tolist() == pytest.approx([6.0, 6.0])
    assert CLEAR >= 2.5
