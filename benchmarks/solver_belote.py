"""The exact solver of Baloot against colver, alternating over the same deals of Belote.

Both get the same question from Python: the card points of the deal after each card. Both use one thread. Our solver
plays Baloot's hokom with the house rules of Belote; there are no projects or announcements, since only points count.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from statistics import mean, median

from benchmarks import colver_peer
from benchmarks.bars import Bar
from benchmarks.checks import SolverCheck
from benchmarks.clock import ReportProgress
from benchmarks.colver_peer import POINTS, BeloteBoard, their_card
from benchmarks.solving import WARMING, SolverTimes
from tests.games.baloot.endings import open_deal
from vierblatt.cards import PACK_32, members
from vierblatt.games.baloot import GAME
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.solver import Solver

CARDS = 8
QUESTION = "points of each card"
#: Deals of one run, and the target: the greatest ratio of our mean time to that of colver.
DEALS, BAR = 20, 0.5
#: Positions in mid-deal that are compared.
CHECKED = 300


def deals(rng: random.Random) -> Iterator[tuple[States, BeloteBoard]]:
    """Whole deals with any trumps and leader, for both."""
    rules = GAME.options.rule_set(colver_peer.BELOTE)
    while True:
        pack = [*PACK_32]
        rng.shuffle(pack)
        hands = [sum(1 << card for card in pack[seat::4]) for seat in range(4)]
        dealer, trump = rng.randrange(4), rng.randrange(4)
        states = open_deal(rules, hands, dealer=dealer, trump=trump, buyer=0, level=1)
        yield states, BeloteBoard(hands, dealer, trump)


def points_to_come(states: States, board: BeloteBoard) -> dict[int, int]:
    """The answer of colver in the form of `Solver.amounts`: the points to come of the side to act."""
    side = GAME.layout.read(states, "turn") % 2
    theirs, had = board.each(), board.points(side)
    final = {card: theirs[their_card(card)] for card in members(engine.legal(states, 0))}
    return {card: (POINTS - points if side else points) - had for card, points in final.items()}


def belote_times(runs: int, report_progress: ReportProgress) -> list[SolverTimes]:
    """Our times and those of colver; empty without colver."""
    if not colver_peer.available():
        return []
    report_progress(f"belote against colver: {QUESTION}")
    solver, clock = Solver(GAME), time.process_time
    times: dict[str, list[float]] = {"belote": [], "colver": []}
    nodes = []
    for number, (states, board) in enumerate(deals(random.Random("belote"))):
        if number == WARMING + runs * DEALS:
            break
        begun = clock()
        ours = solver.amounts(states)
        then = clock()
        theirs = points_to_come(states, board)
        times["belote"].append(1000 * (then - begun))
        times["colver"].append(1000 * (clock() - then))
        nodes.append(solver.nodes)
        if ours != theirs:
            raise ArithmeticError(f"{[*GAME.layout.reader(states).hands]}: we say {ours}, colver says {theirs}")
    return [
        SolverTimes(game, QUESTION, CARDS, runs * DEALS, mean(took), median(took), max(took), positions)
        for game, took, positions in (
            ("belote", times["belote"][WARMING:], mean(nodes[WARMING:])),
            ("colver", times["colver"][WARMING:], 0.0),
        )
    ]


def belote_bars(times: list[SolverTimes]) -> list[Bar]:
    """The ratio of our mean to that of colver."""
    by_game = {each.game: each.mean for each in times if each.question == QUESTION}
    if not by_game:
        return []
    ratio = by_game["belote"] / by_game["colver"]
    return [Bar("belote: our time over that of colver, mean", ratio, BAR, at_most=True)]


def belote_checks(report_progress: ReportProgress) -> list[SolverCheck]:
    """Positions anywhere in a deal, also within tricks: the points of each card, and which cards may be played."""
    if not colver_peer.available():
        return []
    report_progress(f"belote against colver: {CHECKED} positions in mid-deal")
    solver, rng, mid_trick, values, mismatches = Solver(GAME), random.Random("belote checks"), 0, 0, 0
    found = deals(rng)
    for _ in range(CHECKED):
        states, board = next(found)
        for _ in range(rng.randrange(4, 28)):
            card = rng.choice([*members(engine.legal(states, 0))])
            engine.act(states, 0, card)
            board.play(card)
        ours = solver.amounts(states) or {}
        same_cards = {their_card(card) for card in ours} == board.legal()
        mid_trick += GAME.layout.read(states, "in_trick") > 0
        values += len(ours)
        mismatches += not same_cards or ours != points_to_come(states, board)
    return [SolverCheck("belote", "colver", "hokom", CHECKED, mid_trick, values, mismatches)]
