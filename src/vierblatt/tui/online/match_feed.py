"""A table of a server as the table screen needs it: one change after the other, at the viewer's own pace."""

from __future__ import annotations

import msgspec

from vierblatt.claims import ClaimVerdict
from vierblatt.client import Change, TableLink, Verdict
from vierblatt.client.referee import START
from vierblatt.client.seen import view_of
from vierblatt.games.contract import Game
from vierblatt.games.events import CardsDealt, DealScored, Event, MatchOver, ScoreLine
from vierblatt.games.options import RuleSet
from vierblatt.locale.bot_names import seat_name
from vierblatt.locale.words import Words
from vierblatt.protocol.frames import Board, SheetRow
from vierblatt.tui.claims.choices import hands_laid_open
from vierblatt.tui.scene import Scene, ScoredDeal
from vierblatt.view import CallHelp

#: Events that are kept.
REMEMBERED = 80


class OnlineMatchFeed:
    """A table after the last change that was shown. board: the first one. words: for the names of bots."""

    def __init__(self, link: TableLink, change: Change, board: Board, words: Words) -> None:
        self.link = link
        self.change, self.board = change, board
        self._words = words
        self._events: list[Event] = []
        self._judgements: dict[int, ClaimVerdict | None] = {}  #: the last one of each deal that was followed
        self.take(change)

    def take(self, change: Change) -> None:
        """Goes to the next change; a thread may still be drawing the one before."""
        self.change, self.board = change, change.board or self.board
        news = [event for event in change.events if not isinstance(event, CardsDealt)]
        self._events = [*self._events, *news][-REMEMBERED:]
        self._judgements[self.board.deal] = self.board.claims.judged if self.board.claims else None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.link.game

    @property
    def rules(self) -> RuleSet:
        """The house rules of this table."""
        return self.link.referee.rules

    @property
    def names(self) -> list[str]:
        """People by their names, bots by names in the user's language."""
        seated = [(seat.name, seat.bot if seat.kind == "bot" else "human") for seat in self.change.info.seats]
        return [seat_name(self._words, seated, seat) for seat in range(len(seated))]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.change.info.stage in {"over", "closed"}

    @property
    def result(self) -> Event:
        """How the match ended."""
        return MatchOver(winners=self.board.winners, totals=self.board.scores)

    @property
    def to_act(self) -> bool:
        """Whether this player has to decide now, and nothing newer is waiting to be shown."""
        change = self.change
        legal = change.own.legal if change.own is not None else []
        return bool(legal) and change.online and change.info.stage == "playing" and not self.link.unseen

    def scene(self, seat: int) -> Scene:
        """What the player at `seat` sees."""
        own = self.change.own
        view = view_of(self.change.info, self.board, own, seat)
        claims = self.board.claims or None
        return Scene(
            view=view,
            clockwise=self.board.clockwise,
            called={int(number): call for number, call in self.board.calls.items()},
            events=self._events,
            cards=max(view.hands_held) + sum(view.tricks),
            call_help=CallHelp(barred=own.barred, figures=own.figures) if own else CallHelp(),
            open_hands=hands_laid_open(claims, view),
            claims=claims,
            judgement=claims.judged if claims is not None else None,
        )

    def scored_deals(self) -> list[ScoredDeal]:
        """Every deal that was scored."""
        return [ScoredDeal(row.deal, _scored(row), self._judgements.get(row.deal)) for row in self.link.sheet]

    def remarks(self, words: Words) -> list[str]:
        """The results of this program's checks of the start and the deals."""
        verdicts, proof = self.link.verdicts, self.link.referee.proof
        wrong = [describe_faults(words, verdict) for verdict in verdicts if verdict.faults]
        lines = wrong or [words.text("tui-deals-proved", count=len(verdicts))] * bool(verdicts)
        if verdicts and not wrong and self.link.seat >= 0 and not verdicts[-1].own:
            lines.append(words.text("tui-deals-no-own"))
        if proof.void:
            lines.append(words.text("tui-void-rounds", count=len(proof.void)))
        if code := self.link.referee.code:
            lines.append(words.text("tui-deals-code", code=code))
        return lines


def describe_faults(words: Words, verdict: Verdict) -> str:
    """What is wrong with the start, or with a deal."""
    faults = words.join([words.text(f"proof-fault-{code}") for code in verdict.faults])
    if verdict.deal == START:
        return words.text("tui-start-faulty", faults=faults)
    return words.text("tui-deal-faulty", deal=verdict.deal, faults=faults)


def _scored(row: SheetRow) -> DealScored:
    lines = msgspec.convert(row.lines, list[ScoreLine])
    return DealScored(scores=row.scores, totals=row.totals, lines=lines, summary=row.summary)
