"""`SafetySolver`: what the solver of a puzzle can be sure of, whatever the others hold and play."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vierblatt import games
from vierblatt.cards import members
from vierblatt.errors import NotSolvable, NoWorlds
from vierblatt.games.contract import Game
from vierblatt.games.solver_hooks import WORDS, score_gained, seat_score
from vierblatt.kernel.state import PLAY, States
from vierblatt.puzzles.safety.belief import (
    BY_SCORE,
    BY_SEAT,
    BY_SEAT_SCORE,
    COUNTING,
    LEVELS,
    LIMIT,
    LISTED,
    NODES,
    NUMBERS,
    OVERFLOW,
    SIDE_0,
    SIDE_1,
    SOLVER,
    Belief,
    list_all,
)
from vierblatt.puzzles.safety.dealing import some_layout
from vierblatt.puzzles.safety.layouts import Layouts, layouts_of
from vierblatt.puzzles.safety.searching import (
    BEGIN,
    BUCKET,
    FAR,
    IS_COUNTED,
    LEAST_AMOUNT,
    MOST_AMOUNT,
    PLAY_CARD,
    POSSIBLE,
    SEARCH,
    STOPPED,
    ask,
    result_of,
)

#: The table has 2**SIZE_BITS entries of 32 bytes.
SIZE_BITS = 18
#: A search that needs more positions is given up: about two seconds.
MOST_NODES = 2_000_000
#: Fields of a state that are the same at the start of a trick for all lines that have led to it, that follow from the
#: others, or that nothing reads.
_NO_KEY = frozenset({
    *("seats", "dealer", "deal_no", "hand_size", "held", "leader", "in_trick", "trick", "winning", "last_trick"),
    *("last_leader", "last_winner", "scores", "deal_scores", "scored", "winners", "log", "logged", "packed"),
})  # fmt: skip


class SafetySolver:
    """The position of a seat that is to act, with everything that it cannot exclude.

    game: an id or a `Game`. concealed: the seat's concealed record, a batch of one, during the play of the cards. seat:
    by default the seat to act. nodes: gives up after so many positions in one question. Raises NotSolvable if cards are
    tied to each other in too many layouts, or if what a deal scores depends on more than the layouts show, and NoWorlds
    if no layout agrees with the record. Not thread-safe.
    """

    def __init__(self, game: Game | str, concealed: States, seat: int = -1, *, nodes: int = MOST_NODES) -> None:
        self.game = games.get(game)
        reader = self.game.layout.reader(concealed)
        if reader.phase != PLAY:
            raise NotSolvable("calls-not-solved")
        self.seat: int = reader.turn if seat < 0 else seat
        layouts = layouts_of(self.game, concealed, self.seat)
        if layouts is None:
            raise NotSolvable("layouts-not-listed")
        self.layouts: Layouts = layouts
        self.nodes = nodes
        self.level = 0
        self._states = self.game.layout.new(LEVELS)
        self.game.layout.load(self._states, self.game.layout.words(layouts.state))
        self._reader = self.game.layout.reader(self._states)
        self._counting = self._way_to_count()
        self._results = self._all_results() if self._counting in {SIDE_0, SIDE_1} else {}
        self._belief = self._new_belief()
        if not self._ask(BEGIN):
            raise NoWorlds("no-world")

    # --- the position ----------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat to act, -1 after the deal."""
        return int(self.game.layout.reader(self._states, self.level).turn)

    def possible(self) -> list[int]:
        """The cards that may be played now, ascending: the solver's legal ones, or those of another in some layout."""
        return [*members(self._ask(POSSIBLE))]

    def do(self, card: int) -> None:
        """Plays a card; raises NoWorlds unless it is one of `possible`."""
        if not self._ask(PLAY_CARD, card):
            raise NoWorlds("no-world")
        self.level += 1

    def undo(self) -> None:
        """Takes the last card back."""
        self.level -= 1

    def layout(self, wanted: Mapping[int, int]) -> dict[int, int]:
        """A layout that agrees with everything so far, by holder, as bits: as close to `wanted` as is easy to find."""
        belief, level = self._belief, self.level
        listed = list_all(belief, level) if belief.numbers[LISTED] else None
        allowed, room = ([*map(int, row[level])] for row in (belief.allowed, belief.room))
        found = some_layout(allowed, room, listed, [wanted.get(seat, 0) for seat in self.layouts.seats])
        return dict(zip(self.layouts.seats, found, strict=True))

    # --- the questions ---------------------------------------------------------------------------------------------

    def reaches(self, result: int) -> bool | None:
        """Whether the solver can be sure of this result of the deal (as `utility`); None if that takes too long."""
        least = self._least_amount(result)
        if least is None:
            return False
        bound = self._search(least)
        return None if bound == STOPPED else bound >= least

    def guarantee(self, guess: int = 0) -> int | None:
        """The highest result that the solver can be sure of; None if that takes too long. `guess`: where to begin."""
        low, high = (min(self._results), max(self._results)) if self._results else (-FAR, FAR)
        target = self._least_amount(guess)
        target = min(max(high if target is None else target, low + 1), high)
        while self._result(low) != self._result(high):
            bound = self._search(target)
            if bound == STOPPED:
                return None
            if bound >= target:
                low = bound
                following = self._least_amount(self._result(low) + 1)
                target = high if following is None else following
            else:
                high = bound
                target = max(low + 1, self._least_amount(self._result(high)) or high)
        return self._result(low)

    def reaches_after(self, card: int, result: int) -> bool | None:
        """As `reaches`, after this card."""
        self.do(card)
        try:
            return self.reaches(result)
        finally:
            self.undo()

    def guarantee_after(self, card: int, guess: int = 0) -> int | None:
        """As `guarantee`, after this card."""
        self.do(card)
        try:
            return self.guarantee(guess)
        finally:
            self.undo()

    def still_needed(self, result: int) -> tuple[int, int] | None:
        """How much of what is left its side needs for a result of the deal, and how much that is.

        In the quantity of the game (`solver_hooks`), at the position with which it began; None if there is no such
        quantity, or nobody can reach the result.
        """
        amount = self._least_amount(result) if self._results else None
        if amount is None:
            return None
        low, high = self._of_position(LEAST_AMOUNT), self._of_position(MOST_AMOUNT)
        return (amount - low if self._counting == SIDE_0 else high + amount), high - low

    # --- internals -------------------------------------------------------------------------------------------------

    @property
    def searched(self) -> int:
        """The positions searched for the last question."""
        return int(self._belief.numbers[NODES])

    def _search(self, target: int) -> int:
        numbers = self._belief.numbers
        numbers[NODES], numbers[LIMIT], numbers[OVERFLOW] = 0, self.nodes, 0
        return self._ask(SEARCH, target)

    def _ask(self, question: int, argument: int = 0) -> int:
        return int(ask(self._states, self._belief, self.level, question, argument))

    def _result(self, amount: int) -> int:
        """The result of an amount."""
        return self._results[amount] if self._results else amount

    def _least_amount(self, result: int) -> int | None:
        """The least amount with at least this result; None if there is none."""
        if self._results:
            return next((amount for amount, value in self._results.items() if value >= result), None)
        return result

    def _way_to_count(self) -> int:
        """What the search counts. Raises NotSolvable if only the end of the deal shows what it scores, and not here."""
        solver = self.game.solver
        if self.game.sides > 2:
            return BY_SEAT if solver.seat_gained is not seat_score else BY_SEAT_SCORE
        if solver.gained is not score_gained:
            if self._of_position(IS_COUNTED):
                return SIDE_0 + self.seat % 2
            if solver.constant_fields:
                raise NotSolvable("layouts-not-listed")
        return BY_SCORE

    def _all_results(self) -> dict[int, int]:
        """The result of every amount that is still possible, ascending."""
        low, high = self._of_position(LEAST_AMOUNT), self._of_position(MOST_AMOUNT)
        if self._counting == SIDE_0:
            return {amount: self._of_position(amount) for amount in range(low, high + 1)}
        return {-amount: -self._of_position(amount) for amount in range(high, low - 1, -1)}

    def _of_position(self, what: int) -> int:
        states = self.game.layout.take(self.layouts.state, [0, 0])
        return int(result_of(states, what))

    def _new_belief(self) -> Belief:
        layouts, seats = self.layouts, self.game.layout.seats
        holders = len(layouts.seats)
        listed = layouts.listed if layouts.listed is not None else np.zeros((0, holders), np.int64)
        numbers = np.zeros(NUMBERS, np.int64)
        numbers[SOLVER], numbers[COUNTING], numbers[LISTED] = self.seat, self._counting, layouts.listed is not None
        allowed, room = np.zeros((2, LEVELS, holders), np.int64)
        allowed[0], room[0] = layouts.allowed, layouts.room
        holder_of = [layouts.seats.index(seat) if seat in layouts.seats else -1 for seat in range(seats)]
        return Belief(
            numbers=numbers,
            holder_of=np.array(holder_of, np.int64),
            allowed=allowed,
            room=room,
            unions=np.zeros(1 << holders, np.int64),
            needs=np.zeros(1 << holders, np.int64),
            layouts=listed,
            stack=np.arange(4 * len(listed), dtype=np.int64),
            first=np.zeros(LEVELS, np.int64),
            size=np.full(LEVELS, len(listed), np.int64),
            marks=np.zeros((LEVELS, 2), np.int64),
            words=np.array(self._key_words(), np.int64),
            key=np.zeros(2, np.int64),
            hook_key=np.zeros(WORDS, np.int64),
            table=np.zeros((1 << SIZE_BITS, BUCKET), np.int64),
            hints=np.zeros((seats, 64), np.int64),
        )

    def _key_words(self) -> list[int]:
        """The words of a state on which the rest of the deal may depend, besides cards."""
        layout, solver = self.game.layout, self.game.solver
        without = {*_NO_KEY, *solver.constant_fields, *solver.trick_fields, layout.marker}
        if self._counting in {SIDE_0, SIDE_1, BY_SEAT}:
            without |= {"tricks", "taken"}
        words: list[int] = []
        for name, field in layout.fields.items():
            if field.visibility == "public" and name not in without and not name.startswith("opt_"):
                words += range(layout.offsets[name], layout.offsets[name] + (field.size or 1))
        return words
