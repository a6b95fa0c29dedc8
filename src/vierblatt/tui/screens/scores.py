"""The score sheet, and the end of the match."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Sequence
from pathlib import Path

from vierblatt.analysis.par import Margins
from vierblatt.games.contract import Game
from vierblatt.games.events import MatchOver
from vierblatt.tui.app_context import AppContext
from vierblatt.tui.claims.wording import verdict_texts
from vierblatt.tui.key_deal import key_deal
from vierblatt.tui.match_feed import MatchFeed
from vierblatt.tui.scene import ScoredDeal
from vierblatt.tui.screen_texts import ScreenTexts, width_of
from vierblatt.tui.screens.page import PageLine, PageScreen, paragraph, title

#: The key that replays a match, and that on the same key of an Arabic keyboard.
REPLAY_KEYS = {"r", "R", "ق"}
LEAST_COLUMN, WIDEST_COLUMN = 9, 16


class ScorePage(PageScreen):
    """The last deal in detail, and all deals with their totals."""

    def __init__(self, feed: MatchFeed, me: int) -> None:
        super().__init__()
        self.feed, self.me = feed, me
        self.deals = feed.scored_deals()

    def texts(self) -> ScreenTexts:
        """The game's words."""
        assert isinstance(self.app, AppContext)
        return self.app.texts(self.feed.game, self.feed.names)

    def title_text(self, texts: ScreenTexts) -> str:
        """Scores."""
        return texts.say("ui-scores")

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """The last deal line by line, then all deals, one per row."""
        lines = [*self._outcome(texts, width), *score_lines(texts, self.feed.game, self.deals, self.me, width)]
        for remark in self.feed.remarks(texts.words):
            lines += [PageLine(""), *paragraph(texts, remark, width, "dim")]
        return lines

    def _outcome(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """How the last deal turned out."""
        if not self.deals:
            return []
        last = self.deals[-1]
        lines = paragraph(texts, texts.words.outcome(last.event, self.me), width, "title")
        if last.judgement is not None:
            verdict, reason = verdict_texts(texts.words, last.judgement, self.me)
            style = "accent" if last.judgement.right else "error"
            lines += [*paragraph(texts, verdict, width, style), *paragraph(texts, reason, width)]
        return [*lines, PageLine("")]


def score_lines(texts: ScreenTexts, game: Game, deals: Sequence[ScoredDeal], me: int, width: int) -> list[PageLine]:
    """The lines of a score sheet."""
    words = texts.words
    if not deals:
        return paragraph(texts, texts.say("tui-no-scores"), width)
    last = deals[-1].event
    sides = [words.side(side, me) for side in range(len(last.totals))]
    column = min(WIDEST_COLUMN, max(LEAST_COLUMN, *(width_of(side) + 2 for side in sides)))
    column = min(column, (width - 20) // len(sides))

    def row(label: str, values: Sequence[str], style: str = "ground") -> PageLine:
        cells = [texts.fit(value, column - 1) for value in values]
        return PageLine(texts.fit(label, width - column * len(cells)), style, "start", cells, column)

    def numbers(values: Sequence[int]) -> list[str]:
        return [words.number(value) for value in values]

    lines = [row(texts.say("ui-deal-number", number=deals[-1].number), sides, "accent")]
    lines += [row(label, values) for label, values in words.score_lines(last.lines)]
    lines += [row(texts.say("tui-deal-total"), numbers(last.scores), "title"), PageLine("")]
    lines.append(row(texts.say("tui-all-deals"), sides, "accent"))
    for deal in reversed(deals):
        lines.append(row(texts.say("ui-deal-number", number=deal.number), numbers(deal.event.scores)))
    lines.append(row(texts.say("ui-total"), numbers(last.totals), "title"))
    return lines


class DealScorePage(ScorePage):
    """The score sheet between two deals."""

    def foot(self, texts: ScreenTexts, *, more: bool) -> str:
        """Says that the next deal begins when the page is closed."""
        return super().foot(texts, more=more) + " · Enter: " + texts.say("ui-next-deal")

    def take(self, key: str) -> None:
        """Closes only on a key meant for it: any key hurries the bots, and one too many must not close it unread."""
        if key in {"enter", "escape", "space"}:
            self.close()


class ResultPage(ScorePage):
    """Who has won. N begins another match, R replays this one. kept: the record's file, if there is one.

    luck: the parts of the result.
    """

    def __init__(self, feed: MatchFeed, me: int, kept: Path | None = None, luck: Margins | None = None) -> None:
        super().__init__(feed, me)
        self.kept, self.luck = kept, luck
        self.again = self.replay = False

    def add_luck(self, luck: Margins | None) -> None:
        """Adds the parts of the result, which were not known at first."""
        self.luck = luck
        if self.is_attached:
            self._fit()
            self.page.redraw()

    def title_text(self, texts: ScreenTexts) -> str:
        """The phase's words: the match is over."""
        return texts.words.phase("over")

    def lines(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """The result, what can be done, the score sheet, where the record is and how to analyse it."""
        lines = title(texts, texts.words.event(self.feed.result, self.me), width)
        lines += [PageLine(""), *paragraph(texts, texts.say("tui-result-keys"), width, "hint")]
        if self.kept is not None:
            lines += paragraph(texts, texts.say("tui-result-replay"), width, "hint")
        lines.append(PageLine(""))
        lines += self._key_moment(texts, width)
        lines += super().lines(texts, width)
        if self.kept is not None:
            lines += [PageLine(""), *paragraph(texts, texts.say("ui-saved", file=self.kept.name), width, "dim")]
        if self.kept is not None and self.feed.scene(self.me).claims is None:  # otherwise it cannot be analysed
            lines += paragraph(texts, texts.say("tui-analyse"), width, "dim")
            parts = textwrap.wrap(analysing(self.kept), width, break_on_hyphens=False)
            lines += [PageLine(texts.fit(part, width)) for part in parts]
        return lines + self._luck(texts, width)

    def _key_moment(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """The deal that decided the match."""
        result = self.feed.result
        deal = key_deal(self.deals, result.winners) if isinstance(result, MatchOver) else None
        if deal is None:
            return []
        sentence = texts.words.outcome(deal.event, self.me)
        text = texts.say("key-moment", number=deal.number, sentence=sentence)
        return [*paragraph(texts, text, width), PageLine("")]

    def _luck(self, texts: ScreenTexts, width: int) -> list[PageLine]:
        """How much of the result came from the cards, and how much from the play."""
        if self.luck is None or self.me < 0:
            return []
        side = self.me % len(self.luck.luck)
        partners = "yes" if len(self.luck.luck) < len(self.feed.names) else "no"

        def part(message: str, points: float) -> str:
            count = abs(round(points))
            sign = "even" if not count else "up" if points > 0 else "down"
            return texts.say(message, count=count, sign=sign, partners=partners)

        cards, play = part("luck-cards", self.luck.luck[side]), part("luck-play", self.luck.skill[side])
        lines = [PageLine(""), *paragraph(texts, texts.say("luck-sentence", cards=cards, play=play), width)]
        return [*lines, *paragraph(texts, texts.say("luck-note"), width, "dim")]

    def take(self, key: str) -> None:
        """N begins another match, R replays this one, Escape goes to the menu.

        Other keys came too late for the last trick.
        """
        self.again = key in {"n", "N"}
        self.replay = key in REPLAY_KEYS and self.kept is not None
        if self.again or self.replay or key == "escape":
            self.close()


def analysing(file: Path) -> str:
    """The command that analyses a record, quoted for a shell; the home folder is shortened to ``~``.

    >>> analysing(Path("/records/my match.json"))
    "vierblatt analyse '/records/my match.json'"
    """
    home = Path.home()
    inside = file.is_relative_to(home)
    path = f"~/{shlex.quote(file.relative_to(home).as_posix())}" if inside else shlex.quote(str(file))
    return f"vierblatt analyse {path}"
