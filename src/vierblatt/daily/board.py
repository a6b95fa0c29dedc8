"""`DailyBoard`: one board of a daily deal as one player plays it. Its state is the list of its actions.

>>> from vierblatt.bots import make
>>> from vierblatt.daily.packs import DayPacks
>>> board = DailyBoard(DayPacks("kout_bo", "2027-01-15", bytes(32)), 1, seat=3)
>>> while not board.finished:
...     _ = board.do(make("rules").choose(board.match.game, board.match.concealed(board.match.turn)).action)
>>> board.again().margins == board.margins
True
"""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.analysis.par import margins_of
from vierblatt.bots.question import Question
from vierblatt.daily.packs import DayPacks
from vierblatt.games.events import Called, CardsDealt, Event
from vierblatt.match import Match
from vierblatt.view import Moment, moment_of, visible_to


class DailyBoard:
    """A board in progress: a single deal from an even score.

    board: its number, from 1. seat: the player's. actions: what has been done so far, by the player and by the bots.
    Raises BadAction, IllegalAction and WrongTime for actions that cannot have been.
    """

    def __init__(self, packs: DayPacks, board: int, seat: int, actions: Sequence[str] = ()) -> None:
        self.packs, self.board, self.seat = packs, board, seat
        self.match = Match(packs.game, packs.rules, first_seat=packs.dealer(board))
        self.actions: list[str] = []
        self.own: list[int] = []  #: the places in `actions` of the player's decisions
        self.turns: list[tuple[int, str]] = []  #: the seat and the phase of each action
        self.calls: dict[int, str] = {}  #: the last call of each seat, as it was said to the player
        self._cards_dealt = False
        self._deal()
        for action in actions:
            self.do(action)

    @property
    def finished(self) -> bool:
        """Whether the deal is over: scored, passed out or annulled."""
        return self.match.over or self.match.needs_deal

    @property
    def mine(self) -> bool:
        """Whether it is the player's turn."""
        return self.match.turn == self.seat

    @property
    def margins(self) -> list[float]:
        """The result of a finished board by side, in points ahead of the other sides (of their mean)."""
        return [round(margin, 4) for margin in margins_of(self.match)]

    @property
    def points(self) -> float:
        """The result of a finished board for the player's side."""
        return self.margins[self.match.table.side(self.seat)]

    def do(self, action: str) -> list[Event]:
        """Plays an action of whoever is to act; returns the events. Raises BadAction, IllegalAction, WrongTime."""
        match, game = self.match, self.packs.game
        phase, mine, turn = match.state.phase, self.mine, (match.turn, match.phase)
        events = match.do(action)
        self._note(events)
        if mine:
            self.own.append(len(self.actions))
        self.turns.append(turn)
        self.actions.append(game.format(phase, game.parse(phase, action)))
        if match.needs_deal and not self._cards_dealt:  # the pack is only shuffled again
            events = [*events, *self._deal()]
        return events

    def seen(self, seat: int, action: str, events: list[Event]) -> Moment:
        """What the player sees of an action, of a seat, that `do` has just played."""
        return moment_of(self.match, self.seat, seat, action, events)

    def question(self, bot: str) -> Question:
        """The question to the bot whose turn it is."""
        return Question.of(self.match, bot, self.packs.seed(self.board))

    def again(self) -> DailyBoard:
        """The same board, replayed from its actions."""
        return DailyBoard(self.packs, self.board, self.seat, self.actions)

    def hands(self) -> list[list[str]]:
        """The hands as they were when play began or, if it never did, at the end; for those who have finished alone."""
        fresh = DailyBoard(self.packs, self.board, self.seat)
        for action in self.actions:
            if fresh.match.phase == "play":
                break
            fresh.do(action)
        return [fresh.match.hand(seat) for seat in range(fresh.match.table.seats)]

    def _deal(self) -> list[Event]:
        events = self.match.deal(self.packs.pack(self.board, len(self.match.deals)))
        self._note(events)
        return events

    def _note(self, events: Sequence[Event]) -> None:
        for event in visible_to([*events], self.seat):
            if isinstance(event, Called):
                self.calls[event.seat] = event.wording or event.call
        self._cards_dealt = self._cards_dealt or any(isinstance(event, CardsDealt) for event in events)
