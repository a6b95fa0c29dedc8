"""What one seat sees of an episode, in words: the source of every rendering.

It is made from the seat's concealed record only, so a rendering cannot show more than an observation does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vierblatt.games.contract import Game, TableShape
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY, SECRET, States
from vierblatt.locale.words import Words
from vierblatt.view import View, view_of_concealed


@dataclass(frozen=True)
class SeatView:
    """The view of one seat (-1: a spectator) and the words for it."""

    state: View  #: the state as the seat may know it
    words: Words
    clockwise: bool
    called: Mapping[int, str]  #: the last call of each seat in this deal

    @property
    def origin(self) -> int:
        """The seat drawn nearest: the viewer's, or seat 0 for a spectator."""
        return max(self.state.seat, 0)

    @property
    def order(self) -> list[int]:
        """The seats in the order of play, starting with `origin`."""
        return [(self.origin + step) % self.state.seats for step in range(self.state.seats)]

    @property
    def hand(self) -> list[str]:
        """The viewer's cards: jokers first, then suit by suit, alternating black and red."""
        return sorted(self.state.hand, key=lambda card: (card[0] != "X", "SHCD".find(card[1])))

    @property
    def calling(self) -> bool:
        """Whether the seat to act must call rather than play a card."""
        return self.state.turn >= 0 and self.state.phase != "play"

    @property
    def question(self) -> str:
        """What the deal is waiting for."""
        phase = self.words.phase(self.state.phase)
        return f"{self.words.seat(self.state.turn)}: {phase}" if self.state.turn >= 0 else phase

    @property
    def sides(self) -> list[str]:
        """The names of the scoring sides."""
        seats, sides = self.state.seats, self.state.sides
        if seats == sides:
            return [self.words.seat(side) for side in range(sides)]
        return ["+".join(str(seat) for seat in range(side, seats, sides)) for side in range(sides)]

    @property
    def facts(self) -> list[str]:
        """The public facts about the deal."""
        return [self.words.fact(fact) for fact in self.state.facts]


def seat_view(game: Game, table: TableShape, states: States, seat: int, i: int = 0) -> SeatView:
    """The view of `seat` (-1: a spectator) of state `i` of a batch."""
    concealed = game.layout.conceal(states, seat, i)
    names = [f"seat_{each}" for each in range(table.seats)]
    words = Words("en", game, names=names)
    reader = game.layout.reader(concealed)
    called: dict[int, str] = {}
    for entry in reader.log[: reader.logged]:
        question, action = divmod(entry, LOG_ACTION)
        phase, caller = divmod(question, LOG_SEAT)
        if phase != PLAY and action != SECRET:
            called[caller] = words.call(game.format(phase, action))
    return SeatView(view_of_concealed(game, table, concealed, seat), words, table.clockwise, called)
