"""`SheetWords`: the texts of a game's score sheet, from `sheet.LANG.ftl` beside its words."""

from __future__ import annotations

from vierblatt.cards import SUITS
from vierblatt.games.events import DealScored
from vierblatt.games.sheets import SheetField, SheetReason
from vierblatt.locale.sentences import worded
from vierblatt.locale.vocabulary import slug
from vierblatt.locale.words import Words
from vierblatt.sheet.score_sheet import Sheet, SheetDeal


class SheetWords(Words):
    """The words of a game with the texts of its score sheet, which no table loads; takes what `Words` takes."""

    families = ("sheet",)

    def side(self, side: int, me: int | None = None) -> str:
        """The name of a side: the names of its players if they are known."""
        if self.names and self._table is not None:
            own = range(side, len(self.names), self._table.sides)
            return self.listed([self.seat(seat) for seat in own])
        return super().side(side, me)

    def field(self, field: SheetField) -> str:
        """What a field asks, and for whom."""
        label = self.text_or(f"sheet-{field.label or field.name}", field.name)
        if field.seat is not None:
            return f"{label}: {self.seat(field.seat)}"
        return f"{label}: {self.side(field.side)}" if field.side is not None else label

    def value(self, field: SheetField, value: str | int) -> str:
        """A value of a field as people say it."""
        if isinstance(value, int):
            return self.seat(value) if field.kind == "seat" else self.number(value)
        if value in {*SUITS}:
            return self.suit_name(value)
        return self.text_or(f"sheet-value-{slug(value)}", self.call(value))

    def why(self, reason: SheetReason) -> str:
        """The sentence of a reason, without the id of its rule."""
        return self.text(f"sheet-why-{reason.name}", **worded(self, reason.figures))

    def deal(self, deal: SheetDeal) -> str:
        """How a deal turned out, in one sentence."""
        if not deal.scored:
            return self.why(deal.reasons[0])
        return self.outcome(DealScored(scores=[*deal.scores], totals=[*deal.totals], summary=deal.summary))

    def ending(self, sheet: Sheet) -> str:
        """Who has won; empty before the end."""
        if not sheet.over:
            return ""
        if not sheet.winners:
            return self.text("sheet-over-draw", deals=len(sheet.deals))
        winners = self.listed([self.side(side) for side in sheet.winners])
        return self.text("sheet-over", deals=len(sheet.deals), winners=winners)

    def chances(self, chances: tuple[float, ...]) -> str:
        """The chance of each side, in percent; no open match is at 0 or 100."""
        first = min(max(round(100 * chances[0]), 1), 99)
        parts = [
            self.text("sheet-chance-of", side=self.side(side), percent=percent)
            for side, percent in enumerate((first, 100 - first))
        ]
        return self.text("sheet-chance", chances=self.join(parts))
