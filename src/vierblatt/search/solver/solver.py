"""The exact solver as Python sees it: values with all cards open, in what the game is really played for."""

from __future__ import annotations

from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import States
from vierblatt.search.solver.searching import SETTLED, STOPPED, narrow, ready, search
from vierblatt.search.solver.table import AGES, new_table
from vierblatt.search.solver.work import LEVELS, new_work, read, write

#: Nodes to the first look at whether somebody wants to stop, about a tenth of a second; then twice as many each time.
#: A search that was stopped begins anew, with what the table remembers.
STRETCH = 1_000_000


class Solver:
    """Double-dummy values of a game of two sides: what each action brings if all play best with open cards.

    game: an id or a `Game` of two sides that sit in turns round the table. size_bits: the table has 2**size_bits
    entries of 72 bytes; it is used again over calls, so that all actions of a deal profit of each other.
    Not for two threads at once: give each its own.
    """

    def __init__(self, game: Game | str, *, size_bits: int = 18) -> None:
        self.game = games.get(game) if isinstance(game, str) else game
        self.nodes = 0  #: positions searched in the last call
        searcher = self.game.solving.searcher
        self._own = searcher(size_bits) if searcher else None
        self._table = None if self._own else new_table(size_bits)
        self._works = new_work()
        self._states = self.game.layout.new(LEVELS)
        self._root = self.game.layout.new(1)

    def values(self, states: States, i: int = 0, *, nodes: int = 0) -> dict[int, int] | None:
        """What each legal action is worth: the deal score of the side to act less that of the other side.

        states, i: a position in the play of the cards, all hands known. nodes: give up, and return None, after so many
        positions (0: never). Raises NotSolvable.
        """
        self._check(states, i)
        self._limit(nodes)
        found: dict[int, int] = {}
        sign = 1 if self.game.layout.read(states, "turn", i) % 2 == 0 else -1
        for action in members(engine.legal(states, i)):
            self.game.layout.load(self._root, self.game.layout.words(states, i))
            engine.act(self._root, 0, action)
            value = self._value(self._root, 0)
            if value is None:
                return None
            found[action] = sign * value
        return found

    def value(self, states: States, i: int = 0, *, nodes: int = 0) -> int | None:
        """What the position is worth to the side to act: the greatest of `values`, in less time."""
        self._check(states, i)
        self._limit(nodes)
        value = self._value(states, i)
        sign = 1 if self.game.layout.read(states, "turn", i) % 2 == 0 else -1
        return None if value is None else sign * value

    def _check(self, states: States, i: int) -> None:
        record = self.game.layout.reader(states, i)
        if record.turn < 0:
            raise NotSolvable("nothing-to-solve")
        for seat in range(record.seats):
            if record.hands[seat].bit_count() != record.held[seat]:
                raise NotSolvable("hand-unknown", seat=seat)

    def _limit(self, nodes: int) -> None:
        self.nodes = 0
        write(self._works, "nodes", 0)
        write(self._works, "age", read(self._works, "age") % AGES + 1)
        self._most = nodes or 1 << 62

    def _value(self, states: States, i: int) -> int | None:
        """Deal score of side 0 less that of side 1."""
        layout = self.game.layout
        layout.load(self._states, layout.words(states, i))
        if layout.read(states, "turn", i) < 0:
            scores = layout.reader(states, i).deal_scores
            return int(scores[0] - scores[1])
        if self._own:
            value = self._own.value(states, i, self._most - self.nodes)
            self.nodes += self._own.nodes
            return value
        target = ready(self._states, self._works)
        stretch = STRETCH
        while target != SETTLED:
            write(self._works, "limit", min(read(self._works, "nodes") + stretch, self._most))
            bound = search(self._states, self._works, self._table, 0, target)
            self.nodes = read(self._works, "nodes")
            if bound != STOPPED:
                target = narrow(self._states, self._works, target, bound)
            elif self.nodes > self._most:
                return None
            else:
                stretch *= 2  # Ctrl-C is heard between stretches
        return read(self._works, "value")
