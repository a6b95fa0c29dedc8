"""The exact solver against DDS in the middle of whist deals: any leader, any point of a trick, any trumps or none.

`solver_whist` times whole deals with the first seat to lead; nothing is timed here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks import dds
from benchmarks.checks import SolverCheck
from benchmarks.clock import ReportProgress
from tests.search.solver.endings import NO_TRUMP
from tests.whist import GAME
from vierblatt.cards import members
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, States
from vierblatt.search.solver import Solver

#: Positions for each choice of trumps; cards per hand in the current trick.
EACH, CARDS = 500, range(2, 12)


def whist_checks(report_progress: ReportProgress) -> list[SolverCheck]:
    """One check for each choice of trumps; empty without DDS."""
    if not dds.available():
        return []
    checks = []
    for trump in range(NO_TRUMP + 1):
        named = f"{dds.SUITS}-"[trump]
        report_progress(f"whist against DDS: {EACH} positions in mid-deal, trumps {named}")
        checks.append(whist_check(trump, named))
    return checks


def whist_check(trump: int, named: str) -> SolverCheck:
    """Compares the tricks of each card."""
    solver, mid_trick, values, mismatches = Solver(GAME, size_bits=18), 0, 0, 0
    for states in positions(random.Random(f"whist {trump}"), trump):
        state = GAME.layout.reader(states)
        theirs = dds.Board([*state.hands], trump, state.leader, state.trick[: state.in_trick]).each()
        ours = our_tricks(solver, states)
        mid_trick += state.in_trick > 0
        values += len(theirs)
        mismatches += ours != theirs
    return SolverCheck("whist", "DDS", named, EACH, mid_trick, values, mismatches)


def our_tricks(solver: Solver, states: States) -> dict[int, int]:
    """Our answer to `dds.Board.each`: scores count from the seventh trick on and include tricks already won."""
    state = GAME.layout.reader(states)
    won = state.tricks[state.turn % 2] + state.tricks[state.turn % 2 + 2]
    values = solver.values(states) or {}
    return {card: value + (6 if value > 0 else 7) - won for card, value in values.items()}


def positions(rng: random.Random, trump: int) -> Iterator[States]:
    """Positions of deals with any leader, played at random or by the policy to any point of a trick."""
    for number in range(EACH):
        states = GAME.new(GAME.options.rule_set({}))
        engine.start(states, 0, number % 4)
        pack = [*range(52)]
        rng.shuffle(pack)
        GAME.layout.write(states, "pack", pack)
        engine.deal(states, 0)
        GAME.layout.write(states, "trump", trump)
        careful = rng.random() < 0.5
        for _ in range(52 - 4 * rng.choice(CARDS) + number // 4 % 4):
            legal = [*members(engine.legal(states, 0))]
            engine.act(states, 0, engine.policy(states, 0) % LOG_ACTION if careful else rng.choice(legal))
        yield states
