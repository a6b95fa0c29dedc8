"""Compiles what tables, simulations, search bots, reviews and puzzles need of a game, by playing a little of it.

Run as a program, it compiles several games for a process that runs their rules as Python until then
(`games.background`): first what tables need, in the order given, then the rest.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence

from vierblatt import games
from vierblatt.analysis.review import actions_on_these_cards, card_chances, open_actions
from vierblatt.bots import make
from vierblatt.bots.driver import run
from vierblatt.cards import members
from vierblatt.errors import NoWorlds
from vierblatt.games.background import compile_first, note_that_search_is_ready, reserve_compiling
from vierblatt.games.contract import Game
from vierblatt.kernel import cache, engine
from vierblatt.low_priority import yield_to_others
from vierblatt.match import Match
from vierblatt.puzzles.safety import find_safety
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate import duplicate_pairs, play_matches

#: With this many cards left, the search bot solves what can be solved, and the leader still has a choice.
LAST_CARDS = 3
#: With this many cards left, the solver has to search for what each card brings.
MIDDLE_CARDS = 5
SOME_NODES = 200
PATIENCE = 10  #: times that a process tries to be the one that compiles


def compile_table(game: Game) -> None:
    """Plays a deal, so that every rule of a table is compiled."""
    _play_deal(game, searching=False)


def compile_search(game: Game) -> None:
    """Lets the search bot play, judges points, and simulates, so that everything these need is compiled."""
    _play_deal(game, searching=True)
    play_matches(game, matches=1, most_deals=2)
    duplicate_pairs(game, pairs=2)
    note_that_search_is_ready(game.layout.marker)


def _play_deal(game: Game, *, searching: bool) -> None:
    packs = SeededPacks(1)
    match = Match(game, dict(game.rules.simulation), first_seat=packs.seat(4))
    steps = run(match, packs, [make("rules")] * match.table.seats, deals=1)
    next(steps)  # the deal
    search = make("search:worlds=1")
    if searching:
        search.choose(game, match.concealed(match.turn))
        _judge(match)
    for _ in steps:
        if searching and match.phase == "play" and match.state.held[match.turn] == MIDDLE_CARDS:
            actions_on_these_cards(game, match.states, nodes=SOME_NODES)
        if searching and match.phase == "play" and match.state.held[match.turn] == LAST_CARDS:
            search.choose(game, match.concealed(match.turn))  # solves worlds
            find_safety(game, match.concealed(match.turn))
            _judge(match)
    if not match.over:
        # A match acts through an entry point of its own; views, claims and worked cases use these two.
        match.deal(packs.next(match))
        engine.act(match.states, 0, next(members(match.legal())))


def _judge(match: Match) -> None:
    """Judges a point as a review does."""
    game, concealed = match.game, match.concealed(match.turn)
    with contextlib.suppress(NoWorlds):
        open_actions(game, concealed, worlds=2)
        card_chances(game, concealed, match.turn, worlds=2)
    actions_on_these_cards(game, match.states)


def compile_for_another_process(modules: Sequence[str]) -> None:
    """Compiles games, given as ``id=module``; stops early if standard input ends, as it does with the other process."""
    compile_first()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the other process
    threading.Thread(target=_end_with_standard_input, daemon=True).start()
    yield_to_others()
    named = dict(each.split("=", 1) for each in modules)
    games.MODULES.update(named)
    for _ in range(PATIENCE):  # a process that only looks whether another one compiles reserves it for a moment
        with reserve_compiling() as mine:
            if mine:
                _compile_all([*named])
                return
        time.sleep(0.1)


def _compile_all(names: Sequence[str]) -> None:
    for step in (compile_table, compile_search):
        for name in names:
            with contextlib.suppress(Exception):  # a game that cannot be loaded here is no reason to stop
                step(games.get(name))
    cache.prune()


def _end_with_standard_input() -> None:
    while os.read(0, 4096):  # not `sys.stdin`: its lock would still be held when the program ends
        pass
    os._exit(0)


if __name__ == "__main__":
    compile_for_another_process(sys.argv[1:])
