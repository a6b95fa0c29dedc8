"""`SafetyRun`: a puzzle of kind `safety`, played to the end of its deal. It knows no language and no interface.

As long as every card of the solver is safe, the deal stays as it was dealt, and the others play as the heuristic player
would. After a slip, the cards that the solver cannot see are rearranged and played so that the goal fails, whatever the
solver does. Whoever plays cannot tell the difference until the end, when the layout is shown.

Its state is the puzzle and the choices, so a server that keeps nothing can rebuild it:
`SafetyRun(puzzle, run.choices)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from vierblatt.cards import card_list, parse_card
from vierblatt.errors import BadPuzzle, IllegalAction, WrongTime
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION
from vierblatt.puzzles.format import Puzzle
from vierblatt.puzzles.safety.solver import SafetySolver
from vierblatt.view import Moment, View, view_of, visible_to


@dataclass(frozen=True)
class SafetyVerdict:
    """The answer to a choice: whether the goal is still safe after it.

    An illegal action changes nothing; its `refusal` says why in the words of the game (`Words.error`).
    """

    kind: Literal["safe", "slip", "lost", "illegal"]  #: lost: the goal has not been safe since an earlier slip
    refusal: IllegalAction | None = None
    moments: tuple[Moment, ...] = ()  #: what was then played, the choice first


@dataclass(frozen=True)
class SafetySlip:
    """The card with which the goal was lost, and those that would have kept it safe."""

    action: str
    safe: tuple[str, ...]


class SafetyRun:
    """A puzzle in progress.

    puzzle: of kind `safety`. choices: the solver's cards so far. Raises BadPuzzle for a puzzle of another kind,
    IllegalAction or BadAction for a choice that is not possible, and WrongTime for one too many.
    """

    def __init__(self, puzzle: Puzzle, choices: Sequence[str] = ()) -> None:
        if puzzle.goal is None:
            raise BadPuzzle("not-a-safety-puzzle", puzzle=puzzle.id)
        self.puzzle = puzzle
        self.goal = puzzle.goal.result  #: the result of the deal that the solver has to reach
        self.match = puzzle.match()
        self.seat: int = puzzle.seat
        self.choices: list[str] = []
        self.slip = -1  #: the number of the choice, from 0, that was not safe; -1 while all were
        self._solver = SafetySolver(self.match.game, self.match.concealed(self.seat), self.seat, nodes=1 << 40)
        self._played = [0] * self.match.table.seats  # since the position of the puzzle, as bits
        for choice in choices:
            verdict = self.choose(choice)
            if verdict.refusal is not None:
                raise verdict.refusal

    # --- what to show --------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether the deal is over."""
        return self.match.turn < 0

    @property
    def safe(self) -> bool:
        """Whether all choices so far were safe."""
        return self.slip < 0

    @property
    def view(self) -> View:
        """The table as the solver sees it."""
        return view_of(self.match, self.seat)

    @property
    def result(self) -> int:
        """The result of the finished deal for the solver's side; raises WrongTime before its end."""
        if not self.finished:
            raise WrongTime("puzzle-not-over", puzzle=self.puzzle.id)
        out = np.zeros(self.match.game.layout.seats)
        engine.utility(self.match.states, 0, out)
        return round(float(out[self.seat]))

    @property
    def layout(self) -> list[list[str]]:
        """What each seat held at the position of the puzzle, in the layout that was used; raises WrongTime before."""
        if not self.finished:
            raise WrongTime("puzzle-not-over", puzzle=self.puzzle.id)
        hands = self.match.state.hands
        return [card_list(played | hands[seat]) for seat, played in enumerate(self._played)]

    @property
    def missed(self) -> SafetySlip | None:
        """The slip, if there was one; raises WrongTime before the end of the deal."""
        if not self.finished:
            raise WrongTime("puzzle-not-over", puzzle=self.puzzle.id)
        if self.safe:
            return None
        before = SafetyRun(self.puzzle, self.choices[: self.slip])
        return SafetySlip(self.choices[self.slip], tuple(before.safe_cards()))

    # --- what to do ----------------------------------------------------------------------------------------------

    def choose(self, action: str) -> SafetyVerdict:
        """Plays a card of the solver and what follows, until the solver is to act again or the deal is over.

        Raises BadAction for a text that is not an action, WrongTime if the deal is over.
        """
        if self.finished:
            raise WrongTime("puzzle-over", puzzle=self.puzzle.id)
        refusal = self.match.explain(action)
        if refusal is not None:
            return SafetyVerdict("illegal", refusal)
        game, phase = self.match.game, self.match.state.phase
        card = game.parse(phase, action)
        kind: Literal["safe", "slip", "lost"] = "lost"
        if self.safe:
            kind = "safe" if self._is_safe(card) else "slip"
            self.slip = len(self.choices) if kind == "slip" else -1
        self.choices.append(game.format(phase, card))
        moments = [self._play(card), *self._replies()]
        return SafetyVerdict(kind, moments=tuple(moments))

    def safe_cards(self) -> list[str]:
        """The cards with which the goal is safe, while it is and the solver is to act."""
        game, phase = self.match.game, self.match.state.phase
        return [game.format(phase, card) for card in self._solver.possible() if self._is_safe(card)]

    # --- internals -----------------------------------------------------------------------------------------------

    def _is_safe(self, card: int) -> bool:
        if not self.choices:
            return card in [parse_card(accepted) for accepted in self.puzzle.accepted]
        return bool(self._solver.reaches_after(card, self.goal))

    def _play(self, card: int) -> Moment:
        """Plays a card of whoever is to act."""
        match, seat = self.match, self.match.turn
        text = match.game.format(match.state.phase, card)
        if match.state.turn == self.seat:
            self._solver.do(card)
        events = match.act(card)
        self._played[seat] |= 1 << card
        return Moment(seat, text, visible_to(events, self.seat), self.view)

    def _replies(self) -> Iterator[Moment]:
        while self.match.turn not in {-1, self.seat}:
            usual = int(engine.policy(self.match.states, 0)) % LOG_ACTION
            card = usual if self.safe else self._defeating(usual)
            self._solver.do(card)
            if not self.safe:
                self._rearrange(card)
            yield self._play(card)

    def _defeating(self, usual: int) -> int:
        """A card of another seat after which the goal is not safe: the usual one if it is such a card."""
        cards = sorted(self._solver.possible(), key=lambda card: card != usual)
        for card in cards:
            if self._solver.reaches_after(card, self.goal) is False:
                return card
        raise AssertionError("after a slip there is always an answer to it")

    def _rearrange(self, card: int) -> None:
        """Gives the others hands from which `card` can be played: what they hold now, as far as possible."""
        match, hands = self.match, self.match.state.hands
        wanted = {seat: hands[seat] & ~(1 << card) for seat in range(match.table.seats)}
        found = self._solver.layout(wanted)
        given = [hands[seat] if seat == self.seat else found.get(seat, 0) for seat in range(match.table.seats)]
        given[match.turn] |= 1 << card
        match.game.layout.write(match.states, "hands", given)
