"""Counted trees of every game and preset: whole auctions, first tricks, and last tricks to the end of the deal."""

from __future__ import annotations

from itertools import accumulate

import pytest

from tests.perft.trees import SlowCounter, Tree, match_at, trees_of
from tests.registry import FULLY_TESTED_GAMES
from tests.scale import scaled
from tests.walks import game_of
from vierblatt.kernel.jit import PLAIN
from vierblatt.perft import auction_count, perft, perft_split

TREES = [(game, number, tree) for game in FULLY_TESTED_GAMES for number, tree in enumerate(trees_of(game))]
every_tree = pytest.mark.parametrize(
    ("game", "tree"), [pytest.param(g, t, id=f"{g}-{t['preset']}-{n}") for g, n, t in TREES]
)
QUICK = 20_000 if PLAIN else 10_000_000  #: sequences that the engine counts in a moment
STEPS = 120 if PLAIN else scaled(200)  #: positions of a tree that the reference checks
DEEP_STEPS = 20_000


def report(game: str, tree: Tree, depth: int) -> str:
    """For a wrong count: its split by first action, and the first position where the reference differs."""
    match = match_at(game, tree)
    split = "\n".join(f"  {action}: {count}" for action, count in perft_split(match, depth).items())
    found = SlowCounter(game, tree).difference(match, min(depth, 6)) or "no difference in the first six actions"
    return f"{game} {tree['preset']} depth {depth}\n{split}\n{found}"


@every_tree
def test_the_engine_finds_the_recorded_counts(game: str, tree: Tree) -> None:
    match = match_at(game, tree)
    for depth, expected in enumerate(tree["depths"], 1):
        if expected <= QUICK:
            assert perft(match, depth) == expected, report(game, tree, depth)
    if tree.get("auctions", QUICK + 1) <= QUICK:
        assert auction_count(match) == tree["auctions"], report(game, tree, 4)


def check_with_reference(game: str, tree: Tree, steps: int) -> None:
    """Checks the deepest count that the reference can confirm in this many steps, and the auction."""
    slow = SlowCounter(game, tree)
    asked = [1, *accumulate(tree["depths"], initial=1)]  # positions to look at for each depth
    depth = max(d for d in range(1, len(tree["depths"]) + 1) if d == 1 or asked[d] <= steps)
    assert slow.count(depth) == tree["depths"][depth - 1], report(game, tree, depth)
    if 2 * tree.get("auctions", steps) <= steps:
        assert slow.count(64, auction=True) == tree["auctions"], report(game, tree, 4)


@every_tree
def test_the_reference_counts_the_same(game: str, tree: Tree) -> None:
    check_with_reference(game, tree, STEPS)


@pytest.mark.slow
@every_tree
def test_the_reference_counts_the_same_deeper(game: str, tree: Tree) -> None:
    check_with_reference(game, tree, DEEP_STEPS)


@pytest.mark.parametrize("game", FULLY_TESTED_GAMES)
def test_every_preset_has_its_trees(game: str) -> None:
    counted = [tree for tree in trees_of(game) if "auctions" in tree]
    assert [tree["preset"] for tree in counted] == game_of(game).options.preset_names()
    assert len(trees_of(game)) == 3 * len(counted)


@every_tree
def test_the_split_sums_to_the_count(game: str, tree: Tree) -> None:
    match = match_at(game, tree)
    split = perft_split(match, 3)
    assert sum(split.values()) == tree["depths"][2]
    assert sorted(split) == sorted(match.legal_actions())


def test_a_sequence_that_ends_with_its_deal_counts_once() -> None:
    tree = next(t for t in trees_of("kout_bo") if t["depths"][-1] == t["depths"][-2])
    match = match_at("kout_bo", tree)
    assert perft(match, 0) == 1
    assert perft(match, 60) == tree["depths"][-1]
    while match.turn >= 0:
        match.do(match.legal_actions()[0])
    assert perft(match, 5) == 1 == auction_count(match)


def test_counting_leaves_the_match_as_it_was() -> None:
    match = match_at("baloot", trees_of("baloot")[0])
    before = match.game.layout.words(match.states).tolist()
    perft(match, 4)
    auction_count(match)
    perft_split(match, 3)
    assert match.game.layout.words(match.states).tolist() == before


def test_a_difference_is_found_and_reported() -> None:
    tree, other = trees_of("king_bolola")[0], trees_of("king_bolola")[3]
    found = SlowCounter("king_bolola", {**tree, "pack": other["pack"]}).difference(match_at("king_bolola", tree), 2)
    assert found.startswith("after ['")
    assert not SlowCounter("king_bolola", tree).difference(match_at("king_bolola", tree), 2)
    assert "  last two: " in report("king_bolola", tree, 2)
