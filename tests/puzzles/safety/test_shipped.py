"""The puzzles of the kind `safety` that come with the program, against brute force over all deals, where these are few.

The longer tests (`make soak`) take all of them with at most that many deals, the others a few of each game.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from tests.puzzles.safety.brute import Table, sure_after
from tests.registry import GAMES
from tests.scale import scaled
from tests.search.brute import known, number_of_sharings, sharings, unseen_cards
from vierblatt.cards import card_text, parse_card
from vierblatt.errors import BadPosition
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.puzzles import Puzzle, shipped

#: The most cards in the solver's hand, and ways to share out the hidden cards, for brute force.
CARDS, SHARINGS = 3, 300
#: Puzzles of each game; in the longer tests, all that are in range.
FEW, MANY = 2, 100_000


def in_range(game: str) -> Iterator[tuple[Puzzle, Match]]:
    """The puzzles of a game that brute force can solve, with the match there; those with the fewest deals first."""
    puzzles = [puzzle for puzzle in shipped(game) if puzzle.goal is not None]
    for puzzle in sorted(puzzles, key=lambda each: (each.goal.deals if each.goal else 0, each.id)):
        match = puzzle.match()
        few = len(match.hand(puzzle.seat)) <= CARDS and number_of_sharings(match, puzzle.seat) <= SHARINGS
        if few:
            yield puzzle, match


def table_of(puzzle: Puzzle, match: Match) -> Table:
    """All deals that the solver cannot exclude: those in which the same was done, and they know the same."""
    seat, unseen = puzzle.seat, unseen_cards(match, puzzle.seat)
    there = [card for cards in unseen for card in cards]
    pack = [parse_card(card) for card in puzzle.position["pack"].split()]
    deals = []
    for sharing in sharings(sorted(there), [len(cards) for cards in unseen]):
        moved = dict(zip(there, (card for cards in sharing for card in cards), strict=True))
        other = " ".join(card_text(moved.get(card, card)) for card in pack)
        with contextlib.suppress(BadPosition):  # something that was done is not legal there
            twin = load({"game": puzzle.game, **puzzle.position, "pack": other})
            if twin.turn == seat and np.array_equal(known(twin, seat), known(match, seat)):
                deals.append(twin.states)
    return Table(match.game, seat, deals)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_what_brute_force_finds(game: str) -> None:
    for puzzle, match in islice(in_range(game), scaled(FEW, at_length=MANY)):
        assert puzzle.goal is not None
        sure = sure_after(table_of(puzzle, match))
        assert {match.game.format(PLAY, card): result for card, result in sure.items()} == {
            option.action: option.mean for option in puzzle.options
        }
        assert puzzle.goal.result == max(sure.values()) > min(sure.values())
