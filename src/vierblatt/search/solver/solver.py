"""The Python interface of the exact solver: double-dummy values in terms of the game's true score."""

from __future__ import annotations

from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.games.out_of_turn import faults_happen
from vierblatt.games.workspace import new_workspace, read, write
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.solver.searching import SETTLED, STOPPED, narrow, root_moves, search, start_child, start_root
from vierblatt.search.solver.transposition_table import AGES, new_table
from vierblatt.search.solver.workspace import LEVELS, WORKSPACE

#: Nodes in the first stretch of a search, about 0.1 s; each further stretch is twice as long. Ctrl-C takes effect
#: between stretches. A stopped search restarts and benefits from the table.
STRETCH = 1_000_000


class Solver:
    """Double-dummy values of a game of two sides: the value of each action if all play perfectly with open cards.

    game: an id or a `Game` of two sides that sit alternately around the table. size_bits: the table has 2**size_bits
    entries of 80 bytes. It is kept from call to call as long as no hand holds a new card, so later searches in the same
    deal are faster. A solver is not thread-safe: use one for each thread.
    """

    def __init__(self, game: Game | str, *, size_bits: int = 18) -> None:
        self.game = games.get(game)
        if self.game.sides != 2:
            raise NotSolvable("not-two-sides", game=self.game.id)
        self.nodes = 0  #: positions searched in the last call
        searcher = self.game.solver.searcher
        self._own = searcher(size_bits) if searcher else None
        self._table = None if self._own else new_table(size_bits)
        self._works = new_workspace(WORKSPACE)
        self._states = self.game.layout.new(LEVELS)
        self._root = self.game.layout.new(1)
        self._hands: list[int] = []

    def values(self, states: States, i: int = 0, *, nodes: int = 0) -> dict[int, int] | None:
        """The value of each legal action: the deal score of the side to act less that of the other side.

        states, i: a position in the play of the cards, with all hands known. nodes: gives up and returns None after
        this many positions (0: never). Raises NotSolvable.
        """
        self._begin(states, i, nodes)
        sign = 1 if self.game.layout.read(states, "turn", i) % 2 == 0 else -1
        values = self._values_by_own(states, i) if self._own else self._values(states, i)
        return None if values is None else {action: sign * value for action, value in sorted(values.items())}

    def value(self, states: States, i: int = 0, *, nodes: int = 0) -> int | None:
        """The value of the position for the side to act: the maximum of `values`, computed faster."""
        self._begin(states, i, nodes)
        value = self._value_by_own(states, i) if self._own else self._value(states, i)
        sign = 1 if self.game.layout.read(states, "turn", i) % 2 == 0 else -1
        return None if value is None else sign * value

    def amounts(self, states: States, i: int = 0, *, nodes: int = 0) -> dict[int, int] | None:
        """As `values`, but for the quantity that the game collects (`games.solver_hooks`): tricks, or card points.

        The amount is what the side to act gets of the rest after each action, if both sides maximise it.
        """
        self._begin(states, i, nodes)
        if self._own:
            amounts = self._own.amounts(states, i, self._most)
            self.nodes = self._own.nodes
            return amounts
        write(self._works, "plain", 1)
        try:
            amounts = self._values(states, i)
        finally:
            write(self._works, "plain", 0)
        if amounts is None:
            return None
        first = self.game.layout.read(states, "turn", i) % 2 == 0
        low, high = read(self._works, "root_low"), read(self._works, "root_high")
        return {action: amount - low if first else high - amount for action, amount in sorted(amounts.items())}

    def _begin(self, states: States, i: int, nodes: int) -> None:
        record = self.game.layout.reader(states, i)
        if record.turn < 0:
            raise NotSolvable("nothing-to-solve")
        if faults_happen(record):
            raise NotSolvable("claims-not-known")
        if record.phase not in self.game.solver.phases:
            raise NotSolvable("calls-not-solved")
        for seat, hand in enumerate(record.hands[: record.seats]):
            if hand.bit_count() != record.held[seat]:
                raise NotSolvable("hand-unknown", seat=seat)
        self.nodes = 0
        self._most = nodes or 1 << 62
        write(self._works, "nodes", 0)
        hands = [int(hand) for hand in record.hands]
        if not self._hands or any(hand & ~before for hand, before in zip(hands, self._hands, strict=True)):
            self._hands = hands  # another deal: results of earlier ones are no longer looked for
            write(self._works, "age", read(self._works, "age") % AGES + 1)

    def _value(self, states: States, i: int) -> int | None:
        """The deal score of side 0 less that of side 1."""
        layout = self.game.layout
        layout.load(self._states, layout.words(states, i))
        return self._settle(0, start_root(self._states, self._works))

    def _values(self, states: States, i: int) -> dict[int, int] | None:
        """The same for each action. Finds the best value first; most actions then need only one search."""
        if self._value(states, i) is None:
            return None
        values: dict[int, int] = {}
        classes = root_moves(self._states, self._works)
        value: int | None = None
        for action in reversed([*members(engine.legal(states, i))]):
            if classes >> action & 1:  # the others are equivalent to the next higher one
                value = self._settle(1, start_child(self._states, self._works, action))
            if value is None:
                return None
            values[action] = value
        return values

    def _settle(self, level: int, target: int) -> int | None:
        """Searches until the value of the position of a level is known."""
        stretch = STRETCH
        while target != SETTLED:
            write(self._works, "limit", min(read(self._works, "nodes") + stretch, self._most))
            bound = search(self._states, self._works, self._table, level, target)
            self.nodes = read(self._works, "nodes")
            if bound != STOPPED:
                target = narrow(self._states, self._works, target, bound)
            elif self.nodes > self._most:
                return None
            else:
                stretch *= 2  # Ctrl-C takes effect between stretches
        return read(self._works, "value")

    def _value_by_own(self, states: States, i: int) -> int | None:
        """As `_value`, with the game's own search."""
        if self.game.layout.read(states, "turn", i) < 0:
            scores = self.game.layout.reader(states, i).deal_scores
            return int(scores[0] - scores[1])
        assert self._own
        value = self._own.value(states, i, self._most - self.nodes)
        self.nodes += self._own.nodes
        return value

    def _values_by_own(self, states: States, i: int) -> dict[int, int] | None:
        """As `_values`, with the game's own search."""
        values: dict[int, int] = {}
        layout = self.game.layout
        words = layout.words(states, i)
        for action in members(engine.legal(states, i)):
            layout.load(self._root, words)
            engine.act(self._root, 0, action)
            value = self._value_by_own(self._root, 0)
            if value is None:
                return None
            values[action] = value
        return values
