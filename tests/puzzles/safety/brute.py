"""What a seat can be sure of, by plain recursion over lists of complete deals. No table, no bounds, no shared code."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from tests.search.brute import Hands, all_worlds, number_of_sharings, policy_action
from tests.walks import game_of, random_action, shuffled
from vierblatt.cards import members
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.match import Match

#: House rules for the comparison: brute force leads a deal back with the very cards that others passed in secret.
RULES = {"hearts": {"passing": "never"}}


class Table:
    """Complete deals that one seat cannot tell apart."""

    def __init__(self, game: Game, seat: int, deals: list[States]) -> None:
        self.game, self.seat, self.deals = game, seat, deals

    @property
    def turn(self) -> int:
        """The seat to act, the same in all deals."""
        return self.game.layout.read(self.deals[0], "turn")

    def actions(self) -> list[int]:
        """What can be done in some of the deals."""
        return [*members(int(np.bitwise_or.reduce([engine.legal(deal, 0) for deal in self.deals])))]

    def after(self, action: int) -> list[Table]:
        """The deals in which an action is legal, afterwards; parted if the seat can then tell them apart."""
        parts: dict[bytes, list[States]] = {}
        for deal in self.deals:
            if engine.legal(deal, 0) >> action & 1:
                copy = self.game.layout.take(deal, [0])
                engine.act(copy, 0, action)
                seen = self.game.layout.words(self.game.layout.conceal(copy, self.seat))
                parts.setdefault(seen.tobytes(), []).append(copy)
        return [Table(self.game, self.seat, deals) for deals in parts.values()]

    def worst(self) -> int:
        """The worst result in the deals, which are over."""
        out, results = np.zeros(self.game.layout.seats), []
        for deal in self.deals:
            engine.utility(deal, 0, out)
            results.append(int(out[self.seat]))
        return min(results)

    def sure(self) -> int:
        """The best result that the seat can be sure of."""
        if self.turn < 0:
            return self.worst()
        values = [min(part.sure() for part in self.after(action)) for action in self.actions()]
        return max(values) if self.turn == self.seat else min(values)


def sure_after(table: Table) -> dict[int, int]:
    """The same for each action of the seat, which is to act."""
    return {action: min(part.sure() for part in table.after(action)) for action in table.actions()}


def table_of(before: Match, match: Match) -> Table:
    """All deals that the seat to act cannot exclude; `before` is the match before the deal."""
    layout = match.game.layout
    worlds: set[Hands] = all_worlds(before, match, match.turn)
    deals = []
    for hands in sorted(worlds):
        states = layout.take(match.states, [0])
        layout.write(states, "hands", hands)
        deals.append(states)
    return Table(match.game, match.turn, deals)


def endings(
    name: str, rng: random.Random, cards: int, sharings: int, preset: str = "standard"
) -> Iterator[tuple[Match, Match]]:
    """Positions of the play with a choice and at most so many cards and so many ways to share out the hidden ones."""
    while True:
        game = game_of(name)
        rules = game.options.rule_set({**game.rules.simulation, **RULES.get(name, {})}, preset)
        match = Match(game, rules, first_seat=rng.randrange(game.rules.shape(rules.values).seats))
        careful = [rng.random() < 0.5 for _ in range(match.table.seats)]
        before = match.copy()
        match.deal(shuffled(match, rng))
        while match.turn >= 0:
            turn = match.turn
            small = match.phase == "play" and match.state.hands[turn].bit_count() <= cards
            if small and match.legal().bit_count() > 1 and number_of_sharings(match, turn) <= sharings:
                yield before, match
            if careful[turn]:
                match.act(policy_action(match))
            else:
                match.do(random_action(match, rng))
