"""What was computed about a place, as lines of a page or of the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vierblatt.analysis.review import CardChance, OnTheseCards
from vierblatt.locale.decimals import Decimals
from vierblatt.tui.replay.judging import KnownJudgement
from vierblatt.tui.screen_texts import ScreenTexts
from vierblatt.tui.screens.page import PageLine, paragraph

FIGURE = 8  #: the width of a column of figures, with a space before it
CARD, WIDEST = 10, 14  #: the least width of the column with the cards, and the greatest of one for a seat
PLAYED, MIRRORED_PLAYED = "▸", "◂"  #: before the action that was played
MARK = 2  #: the cells for that, with a space
LARGE = 20.0  #: points from this on have no decimal place


class FigureLines:
    """Writes figures in the words of a screen. width: of the lines."""

    def __init__(self, texts: ScreenTexts, width: int) -> None:
        self.texts, self.width = texts, width
        self._decimals = Decimals(texts.words)

    def points(self, points: float) -> str:
        """Points with a sign, unless they are 0."""
        shown = f"{points:+,.{0 if abs(points) >= LARGE else 1}f}"
        return self._decimals.shown(shown if float(shown.replace(",", "")) else shown[1:])

    def cost(self, points: float) -> str:
        """Points that were given away, without a sign."""
        return self._decimals.shown(f"{points:,.{0 if points >= LARGE else 1}f}")

    def share(self, share: float) -> str:
        """A share in percent."""
        return self.texts.say("analysis-share", number=self._decimals.shown(f"{100 * share:.0f}"))

    def actions(self, judged: KnownJudgement, played: str, wordings: Mapping[str, str]) -> list[PageLine]:
        """The open actions as the seat to act knew them: points, share of deals in which it is best, loss at worst."""
        texts, words = self.texts, self.texts.words
        seat = words.seat(judged.seat)
        heads = [texts.say(name) for name in ("tui-replay-mean", "tui-replay-share", "tui-replay-worst")]
        lines = [self._row(texts.say("review-action"), heads, "accent")]
        for review in judged.reviews:
            figures = [self.points(review.mean), self.share(review.share_best)]
            figures.append(self.points(-review.worst_twentieth_loss))
            lines.append(self._action(review.action, figures, played, wordings))
            if review.bots:
                bots = words.join([texts.say(f"review-bot-{bot}") for bot in review.bots])
                lines += [self._marked(" ", line, (), "dim") for line in texts.wrap(bots, self.width - MARK)]
        lines += self._played_mark(played)
        for name, values in judged.reasons:
            best = words.call(wordings.get(judged.reviews[0].action, judged.reviews[0].action))
            reason = texts.say("analysis-reason", best=best, reason=words.reason(name, values))
            lines += [PageLine(""), *paragraph(texts, reason, self.width)]
        how = texts.say("tui-replay-known-how", worlds=judged.worlds, seat=seat)
        return [*lines, PageLine(""), *paragraph(texts, how, self.width, "dim")]

    def on_these_cards(self, judged: OnTheseCards, played: str, wordings: Mapping[str, str]) -> list[PageLine]:
        """What each action brings as the cards lay."""
        lines = [self._row(self.texts.say("review-action"), [self.texts.say("review-result")], "accent")]
        for action, value in judged.values.items():
            lines.append(self._action(action, [self.points(value)], played, wordings))
        lines += self._played_mark(played)
        how = self.texts.say("review-cards-exact" if judged.exact else "review-cards-played")
        return [*lines, PageLine(""), *paragraph(self.texts, how, self.width, "dim")]

    def chances(self, chances: Sequence[CardChance], seat: int) -> list[PageLine]:
        """Where a seat could expect each card that it did not see."""
        texts, words = self.texts, self.texts.words
        others = [other for other in range(len(chances[0].seats)) if other != seat] if chances else []
        heads = [words.seat(other) for other in others]
        elsewhere = any(chance.elsewhere for chance in chances)
        if elsewhere:
            heads.append(texts.say("review-elsewhere"))
        column = min(WIDEST, (self.width - CARD) // max(1, len(heads)))
        lines = [self._row(texts.say("review-card"), heads, "accent", column)]
        for chance in chances:
            shares = [chance.seats[other] for other in others] + [chance.elsewhere] * elsewhere
            lines.append(self._row(words.card(chance.card), [*map(self.share, shares)], "ground", column))
        how = texts.say("review-chances-how", seat=words.seat(seat))
        return [*lines, PageLine(""), *paragraph(texts, how, self.width, "dim")]

    def _action(self, action: str, figures: Sequence[str], played: str, wordings: Mapping[str, str]) -> PageLine:
        label = self.texts.fit(self.texts.words.call(wordings.get(action, action)), self._room(figures) - MARK)
        mark, style = (self._mark, "title") if action == played else (" ", "ground")
        return self._marked(mark, label, figures, style)

    def _played_mark(self, played: str) -> list[PageLine]:
        return [self._marked(self._mark, self.texts.line(self.texts.say("review-played")), (), "dim")] if played else []

    @property
    def _mark(self) -> str:
        return MIRRORED_PLAYED if self.texts.mirrored else PLAYED

    def _room(self, cells: Sequence[str], column: int = FIGURE) -> int:
        """The width that is left for a label."""
        return self.width - column * len(cells)

    def _marked(self, mark: str, label: str, cells: Sequence[str], style: str) -> PageLine:
        """A row with a mark on the side where its label begins. label: already in the terminal's order."""
        turned = self.texts.mirrored and self.texts.mode == "app"
        shown = f"{label} {mark}" if turned else f"{mark} {label}"
        return PageLine(shown, style, "start", self._fitted(cells, FIGURE), FIGURE)

    def _row(self, label: str, cells: Sequence[str], style: str, column: int = FIGURE) -> PageLine:
        shown = self.texts.fit(label, self._room(cells, column))
        return PageLine(shown, style, "start", self._fitted(cells, column), column)

    def _fitted(self, cells: Sequence[str], column: int) -> list[str]:
        return [self.texts.fit(cell, column - 1) for cell in cells]
