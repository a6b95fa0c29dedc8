"""The simulator: reproducible, the same plain and compiled, the same as `Match`, fair in comparisons."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.registry import COMPILED_GAMES, WITH_POLICY
from tests.scale import scaled
from tests.whist.game import GAME as WHIST
from tests.whist.game import OPTIONS
from tests.whist.game import act as whist_act
from vierblatt import games
from vierblatt.bots.players import RulesBot
from vierblatt.errors import BadOption
from vierblatt.games.contract import GamePolicy
from vierblatt.kernel import engine
from vierblatt.kernel.jit import PLAIN, State, entry, rule
from vierblatt.kernel.random import below, seed_at, shuffle_at
from vierblatt.kernel.state import Layout, public
from vierblatt.match import Match
from vierblatt.simulate import (
    DuplicateStats,
    MatchStats,
    SimulationFault,
    duplicate_pairs,
    play_matches,
    random_deals,
    simulation_rules,
)
from vierblatt.simulate.estimates import student
from vierblatt.simulate.loops import FAULTS
from vierblatt.simulate.setup import CHUNK

ROOT = Path(__file__).resolve().parent.parent
MIXED = ("rules", "random")

SUMMARY = """
from tests.registry import TEST_MODULES
from vierblatt import games
from vierblatt.simulate import duplicate_pairs, play_matches, random_deals
games.MODULES.update(TEST_MODULES)
def summary(game):
    stats = [
        play_matches(game, matches=2, seed=11, players=("rules", "random")),
        play_matches(game, matches=1, seed=11),
        duplicate_pairs(game, pairs=4, seed=11),
        duplicate_pairs(game, pairs=1, seed=11, whole=True),
    ]
    deals = random_deals(game, deals=30, seed=11)
    return [(s.deals, s.moves, s.checksum) for s in stats], (deals.deals, deals.moves, deals.choices)
"""


def differences(stats: DuplicateStats) -> list[float]:
    differences: list[float] = stats.differences.tolist()
    return differences


def whist_duel(a: str, b: str) -> DuplicateStats:
    return duplicate_pairs("whist", pairs=40, seed=3, a=a, b=b)


@entry
def draw_at(states: State, i: int, n: int) -> int:
    return below(states[i], n)


@pytest.mark.parametrize("game", COMPILED_GAMES)
def test_plain_and_compiled_code_see_the_same_choices_and_scores(game: str) -> None:
    """A second process runs in the other mode."""
    here: dict[str, object] = {}
    exec(SUMMARY + f"ours = summary({game!r})", here)
    code = SUMMARY + f"print(summary({game!r}))"
    other = os.environ | {"NUMBA_DISABLE_JIT": "0" if PLAIN else "1", "PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    run = subprocess.run([sys.executable, "-c", code], env=other, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str(here["ours"])


@pytest.mark.parametrize("game", COMPILED_GAMES)
def test_a_simulated_match_is_the_match_that_match_plays(game: str) -> None:
    """The same packs and bots, once in the loop on full states, once in `Match` on concealed ones."""
    stats = play_matches(game, matches=1, seed=5, players=("rules",))
    assert stats.unfinished == 0
    definition = games.get(game)
    packs = definition.new(stats.rules)
    engine.start(packs, 0, 0)
    seed_at(packs, 0, 5, 0)
    match = Match(game, stats.rules, first_seat=draw_at(packs, 0, definition.rules.shape(stats.rules.values).seats))
    bot = RulesBot()
    reader = definition.layout.reader(packs)
    while not match.over:
        if match.needs_deal:
            shuffle_at(packs, 0, reader.packed)
            match.deal([int(card) for card in reader.pack[: reader.packed]])
        else:
            match.do(bot.choose(definition, match.concealed(match.turn)).action)
    assert match.scores == stats.scores[0].tolist()
    assert match.winners == [side for side in range(match.table.sides) if stats.wins(side)]
    assert len(match.deals) == stats.deals == stats.match_deals[0]
    assert sum(len(actions) for _, actions in match.deals) == stats.moves


@pytest.mark.parametrize("game", COMPILED_GAMES)
@pytest.mark.parametrize("players", [("random",), ("rules",), MIXED])
def test_matches_of_every_game_come_to_an_end(game: str, players: tuple[str, ...]) -> None:
    stats = play_matches(game, matches=scaled(200), seed=2, players=players)
    assert stats.unfinished == 0
    assert stats.moves > 10 * stats.deals > 0


@pytest.mark.parametrize("game", COMPILED_GAMES)
@pytest.mark.parametrize("player", ["random", "rules"])
def test_equal_players_differ_by_nothing_in_any_pair(game: str, player: str) -> None:
    stats = duplicate_pairs(game, pairs=scaled(100), seed=4, a=player, b=player)
    assert not stats.differences.any()


def test_the_same_seed_gives_the_same_matches_and_another_one_others() -> None:
    def play(seed: int) -> MatchStats:
        return play_matches("whist", matches=5, seed=seed, players=MIXED)

    assert play(1).checksum == play(1).checksum != play(2).checksum


def test_a_match_depends_on_its_number_and_not_on_how_many_are_played() -> None:
    few = play_matches("whist", matches=3, players=MIXED)
    many = play_matches("whist", matches=CHUNK + 3, players=MIXED)
    assert few.scores.tolist() == many.scores[:3].tolist()
    assert len({tuple(row) for row in many.scores.tolist()}) > 20
    assert duplicate_pairs("whist", pairs=3).differences.tolist() == whist_pairs(CHUNK + 3)[:3]


def whist_pairs(pairs: int) -> list[float]:
    return differences(duplicate_pairs("whist", pairs=pairs))


def test_a_bare_loop_counts_deals_moves_and_choices() -> None:
    stats = random_deals("whist", deals=20)
    assert (stats.deals, stats.moves) == (20, 20 * 52)
    assert 2 < stats.choices / stats.moves < 7


def test_swapping_the_names_swaps_the_sign() -> None:
    assert differences(whist_duel("rules", "random")) == [-d for d in differences(whist_duel("random", "rules"))]


@pytest.mark.parametrize("game", WITH_POLICY)
def test_rules_beat_random_and_the_interval_says_so(game: str) -> None:
    stats = duplicate_pairs(game, pairs=100, seed=9)
    low, high = stats.interval
    assert 0 < low < stats.mean < high


def test_whole_matches_count_their_winners() -> None:
    stats = duplicate_pairs("whist", pairs=30, seed=9, whole=True)
    assert stats.a_wins + stats.b_wins + stats.draws == 60
    assert stats.a_wins > 40
    assert stats.deals > 120
    assert stats.unfinished == 0


def test_a_match_is_cut_short_where_the_caller_says() -> None:
    stats = play_matches("whist", matches=4, most_deals=1)
    assert (stats.deals, stats.unfinished) == (4, 4)
    assert not stats.winners.any()
    pairs = duplicate_pairs("whist", pairs=4, whole=True, most_deals=1)
    assert (pairs.deals, pairs.unfinished, pairs.draws) == (8, 8, 0)


def test_a_single_pair_proves_nothing() -> None:
    assert duplicate_pairs("whist", pairs=1).error == float("inf")


def test_the_interval_is_that_of_students_distribution() -> None:
    stats = replace(whist_duel("rules", "random"), differences=np.array([1.0, 2.0, 3.0, 6.0]))
    assert stats.mean == 3.0
    assert stats.error == pytest.approx(1.0801234)
    assert stats.interval == pytest.approx((-0.437, 6.437), abs=0.03)


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)],
)
def test_the_points_of_students_distribution_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=2e-5 if freedom < 5 else 0.002)


@pytest.mark.parametrize(("freedom", "value"), [(1, 235.801), (4, 6.62021), (9, 4.09426), (30, 3.27033)])
def test_quantiles_for_sequential_tests_match_the_tables(freedom: int, value: float) -> None:
    assert student(freedom, 3.0) == pytest.approx(value, rel=2e-5 if freedom < 5 else 0.002)


def test_a_simulation_takes_the_games_own_options_unless_told_otherwise() -> None:
    game = games.get("back_alley")
    assert simulation_rules(game).values["all_pass_limit"] == 20
    assert simulation_rules(game, game.options.rule_set({"all_pass_limit": 3})).values["all_pass_limit"] == 3
    assert simulation_rules(game, game.options.rule_set({"max_bid": "n"})).values["max_bid"] == "n"


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        play_matches("whist", matches=1, players=("clever",))
    with pytest.raises(BadOption, match="unknown-bot"):
        duplicate_pairs("whist", pairs=1, b="clever")


# --- a game that breaks its contract in one of three ways, chosen by the target ------------------------------------

FAULTY = Layout("faulty", seats=4, log=20, fields={"trump": public(), **OPTIONS.fields()}, folder=Path(__file__).parent)


@rule
def faulty_legal(s: State) -> int:
    return 0 if s.opt_target == 1 else s.hands[s.turn]


@rule
def faulty_policy(s: State) -> int:
    return 60


@pytest.mark.parametrize(("target", "fault"), [(1, 1), (2, 3), (3, 2)])
def test_a_broken_game_is_reported_and_never_hangs(target: int, fault: int) -> None:
    broken = replace(
        WHIST,
        id="faulty",
        rules=replace(WHIST.rules, layout=FAULTY, act=whist_act, legal=faulty_legal),
        policy=GamePolicy(faulty_policy),
    )
    kinds = ("rules",) if target == 2 else ("random",)
    with pytest.raises(SimulationFault, match=f"seed 1 number 0: {FAULTS[fault]}"):
        play_matches(broken, OPTIONS.rule_set({"target": target}), matches=3, players=kinds)
