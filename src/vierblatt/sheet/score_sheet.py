"""`Sheet`: a match with real cards, of which only the results of its deals are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vierblatt import games
from vierblatt.argument_checks import seat_number, shown, whole_number
from vierblatt.cards import members
from vierblatt.errors import BadSheet
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.events import DealSummary, ScoreLine
from vierblatt.games.options import HouseRules, RuleSet
from vierblatt.games.sheets import SheetField, SheetReason
from vierblatt.kernel import engine
from vierblatt.kernel.state import OVER, States, Words
from vierblatt.sheet.results import complete

MOST_DEALS = 5000  #: of a sheet; no match is nearly as long
LONGEST_NAME = 40


@dataclass(frozen=True)
class SheetDeal:
    """A deal of a sheet and how it was scored."""

    number: int  #: counted from 1
    dealer: int  #: a seat
    result: Mapping[str, str | int]  #: what was written down, defaults included
    scored: bool  #: False if nobody could score: all passed, or the deal was annulled
    scores: tuple[int, ...]  #: of each side
    totals: tuple[int, ...]  #: of each side, after the deal
    reasons: tuple[SheetReason, ...]  #: why, the most important first
    lines: tuple[ScoreLine, ...]  #: how the scores came about, as a played deal shows it
    summary: DealSummary | None  #: the deal in one sentence, if it was scored
    #: For each side the chance to win the match, 0 to 1. None where the game has no model of it, and after the end.
    chances: tuple[float, ...] | None


class Sheet:
    """A match that is written down deal by deal.

    game: an id or a `Game`. changes, preset: house rules (a rule set, or options that differ from the preset). names:
    of the players, in the order of play; none, or one for each seat. first_dealer: a seat; the option `first_dealer` of
    a game, where it names a seat, comes before it. Raises BadSheet or BadOption.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        preset: str = "standard",
        changes: HouseRules = None,
        names: Sequence[str] = (),
        first_dealer: int = 0,
    ) -> None:
        self.game = games.get(game)
        self.rules: RuleSet = self.game.options.chosen(changes, preset)
        self.table: TableShape = self.game.rules.shape(self.rules.values)
        self.names = _names(names, self.table.seats)
        self.first_dealer = seat_number(first_dealer, self.table.seats)
        self.deals: tuple[SheetDeal, ...] = ()
        self._states: States = self.game.new(self.rules)
        self._state = self.game.layout.reader(self._states)
        engine.start(self._states, 0, self.first_dealer)
        #: The state before the first deal and after each deal.
        self._history: list[Words] = [self.game.layout.words(self._states).copy()]
        if not self.fields:
            raise BadSheet("no-sheet", game=self.game.id)

    # --- how it stands -------------------------------------------------------------------------------------------

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, one per side."""
        return tuple(self._state.scores[: self.table.sides])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._state.phase == OVER)

    @property
    def winners(self) -> list[int]:
        """The sides that won; empty before the end and for a draw."""
        return list(members(self._state.winners)) if self.over else []

    @property
    def dealer(self) -> int:
        """The seat that deals next; after the end, the one that dealt last."""
        return int(self._state.dealer)

    @property
    def fields(self) -> tuple[SheetField, ...]:
        """What the result of the next deal consists of, in the order of asking; empty after the end."""
        return () if self.over else tuple(self.game.sheet.fields(self._begun()))

    @property
    def chances(self) -> tuple[float, ...] | None:
        """For each side the chance to win, 0 to 1; None where the game has no model of it, and after the end.

        With more than two sides, models say who finishes ahead of whom, which is something else.
        """
        model = self.game.research.win_chances
        if model is None or self.table.sides != 2 or self.over:
            return None
        own, other = (np.array([float(total)]) for total in self.totals)
        chance = float(model(self._state, own, other, self._state.scored)[0])
        return chance, 1 - chance

    # --- writing it down -----------------------------------------------------------------------------------------

    def add(self, result: Mapping[str, Any]) -> SheetDeal:
        """Writes down the next deal; raises BadSheet, and then changes nothing."""
        if self.over:
            raise BadSheet("sheet-over", deals=len(self.deals))
        if len(self.deals) >= MOST_DEALS:
            raise BadSheet("sheet-full", most=MOST_DEALS)
        begun, dealer, scored = self._begun(), self.dealer, self._state.scored
        written = complete(self.game.sheet.fields(begun), result)
        layout = self.game.layout
        self.game.sheet.score(begun, written)
        layout.load(self._states, layout.words(begun))
        self._history.append(layout.words(self._states).copy())
        deal = self._deal(dealer, written, scored=self._state.scored != scored)
        self.deals = (*self.deals, deal)
        return deal

    def undo(self) -> None:
        """Takes back the last deal; raises BadSheet if there is none."""
        if not self.deals:
            raise BadSheet("sheet-empty")
        self._go_back(len(self.deals) - 1)

    def change(self, number: int, result: Mapping[str, Any]) -> SheetDeal:
        """Writes a deal down anew, `number` counted from 1, and all later ones after it; returns it.

        Raises BadSheet, and then changes nothing, also if a later deal is impossible after the change.
        """
        place = self._place(number)
        before, history = self.deals, self._history[:]
        self._go_back(place)
        try:
            changed = self.add(result)
            for later in before[place + 1 :]:
                self._add_later(later)
        except BadSheet:
            self.deals, self._history = before, history
            self.game.layout.load(self._states, history[-1])
            raise
        return changed

    def _add_later(self, later: SheetDeal) -> None:
        try:
            self.add(later.result)
        except BadSheet as fault:
            raise BadSheet("sheet-later-deal", number=later.number, reason=fault) from None

    def deal(self, number: int) -> SheetDeal:
        """A deal by its number, counted from 1; raises BadSheet."""
        return self.deals[self._place(number)]

    def fields_of(self, number: int) -> tuple[SheetField, ...]:
        """What the result of a deal that is written down consists of; raises BadSheet."""
        place = self._place(number)
        return tuple(self.game.sheet.fields(self._begun(self._history[place])))

    # --- internals -----------------------------------------------------------------------------------------------

    def _place(self, number: int) -> int:
        wanted = whole_number("number", number)
        if not 1 <= wanted <= len(self.deals):
            raise BadSheet("sheet-no-deal", number=wanted, deals=len(self.deals))
        return wanted - 1

    def _go_back(self, deals: int) -> None:
        self.deals = self.deals[:deals]
        del self._history[deals + 1 :]
        self.game.layout.load(self._states, self._history[-1])

    def _begun(self, words: Words | None = None) -> States:
        """A copy of the state, or of the one with these words, in which the next deal has begun."""
        begun = self.game.layout.new(1)
        self.game.layout.load(begun, self.game.layout.words(self._states) if words is None else words)
        self.game.sheet.begin(begun)
        return begun

    def _deal(self, dealer: int, result: dict[str, str | int], *, scored: bool) -> SheetDeal:
        state, table, sides = self._state, self.game.table, self.table.sides
        return SheetDeal(
            number=len(self.deals) + 1,
            dealer=dealer,
            result=result,
            scored=scored,
            scores=tuple(state.deal_scores[:sides]) if scored else (0,) * sides,
            totals=self.totals,
            reasons=tuple(self.game.sheet.reasons(self._states, result)),
            lines=tuple(table.score_lines(state)) if scored else (),
            summary=table.summary(state) if scored else None,
            chances=self.chances,
        )


def _names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names, trimmed; raises BadSheet."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadSheet("sheet-names", names=shown(names), seats=seats)
    trimmed = tuple(" ".join(name.split()) for name in names)
    fits = all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in trimmed)
    if trimmed and (len(trimmed) != seats or not fits or len({name.casefold() for name in trimmed}) != seats):
        raise BadSheet("sheet-names", names=", ".join(trimmed)[:80], seats=seats)
    return trimmed
