"""A line of play in one deal: the actions of a record, or a variation of them, with what was said out of turn.

>>> from vierblatt.match import Match
>>> match = Match("kout_bo", first_seat=0)
>>> before = match.game.layout.words(match.states).tobytes()
>>> line = Line("kout_bo", before, match.table.pack)
>>> seat = line.seat_to_act()
>>> bidding = line.played("bid 5")
>>> seat, line.seat_to_act(), bidding.seat_to_act(), bidding.texts()
(1, 1, 2, ['bid 5'])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from vierblatt import games
from vierblatt.argument_checks import seat_number
from vierblatt.cards import card_text
from vierblatt.errors import BadPack, IllegalAction, WrongTime
from vierblatt.games.contract import Game
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY, States
from vierblatt.match import Match
from vierblatt.record import Record
from vierblatt.record.replay import begin
from vierblatt.sayings import MARK, number_of, read_marked, refusal_of, saying_of


@dataclass(frozen=True)
class Line:
    """A line. before: the words of the state that waits for the deal, as bytes. pack: the cards in dealing order.

    actions: their numbers, as in `Match.deals`. Every method that replays them raises IllegalAction for one that is not
    legal.
    """

    game: str
    before: bytes
    pack: Sequence[int]
    actions: tuple[int, ...] = ()

    @property
    def rules(self) -> Game:
        """The game."""
        return games.get(self.game)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self.rules.layout.reader(self._dealt()).seats)

    def states(self) -> States:
        """The state after all actions, and the one before the last: a batch of two."""
        states = self._dealt()
        for action in self.actions:
            self._do(states, action)
        return states

    def concealed(self, seat: int) -> States:
        """The state after all actions as a seat may know it (-1: a spectator), a batch of one. Raises BadOption."""
        return self.rules.layout.conceal(self.states(), seat_number(seat, self.seats, least=-1))

    def seat_to_act(self) -> int:
        """The seat to act after all actions, or -1 once the deal is over."""
        return int(self.rules.layout.read(self.states(), "turn"))

    def legal_actions(self) -> list[str]:
        """The legal actions as texts; none once the deal is over."""
        states = self.states()
        return self.rules.phases[self.rules.layout.read(states, "phase")].texts(engine.legal(states, 0))

    def texts(self) -> list[str]:
        """All actions as texts."""
        states, found = self._dealt(), []
        for action in self.actions:
            saying = saying_of(self.rules, action)
            found.append(self.rules.format(self._phase(states), action) if saying is None else saying.marked)
            self._do(states, action)
        return found

    def until(self, count: int) -> Line:
        """The line up to its action `count`; raises WrongTime if it is shorter."""
        if not 0 <= count <= len(self.actions):
            raise WrongTime("no-such-point", step=count, steps=len(self.actions))
        return replace(self, actions=self.actions[:count])

    def played(self, *texts: str) -> Line:
        """The line with more actions; raises BadAction, IllegalAction, and WrongTime once the deal is over."""
        states, actions = self.states(), [*self.actions]
        for text in texts:
            if self.rules.layout.read(states, "turn") < 0:
                raise WrongTime("deal-ended")
            actions.append(self._number(states, text))
            self._do(states, actions[-1])
        return replace(self, actions=tuple(actions))

    def played_by_policy(self, count: int) -> Line:
        """The line with up to `count` more actions, all by the game's heuristic player."""
        states, actions = self.states(), [*self.actions]
        while count > 0 and self.rules.layout.read(states, "turn") >= 0:
            action = int(engine.policy(states, 0)) % LOG_ACTION
            engine.do(states, action)
            actions.append(action)
            count -= 1
        return replace(self, actions=tuple(actions))

    def swapped(self, first: int, second: int) -> Line:
        """The line with two cards exchanged, wherever they were dealt; raises BadPack for a card it does not have.

        The same actions may no longer be legal: `vierblatt.analysis.review.can_swap` says whether a seat could have
        seen them all the same.
        """
        for card in (first, second):
            if card not in self.pack:
                raise BadPack("not-in-pack", card=card_text(card))
        other = {first: second, second: first}
        return replace(self, pack=tuple(other.get(card, card) for card in self.pack))

    def _number(self, states: States, text: str) -> int:
        if text.startswith(MARK):
            return number_of(self.rules, read_marked(text))
        return self.rules.parse(self._phase(states), text)

    def _phase(self, states: States) -> int:
        return int(self.rules.layout.read(states, "phase"))

    def _dealt(self) -> States:
        layout = self.rules.layout
        states = layout.new(2)
        layout.load(states, np.frombuffer(self.before, np.int64))
        layout.write(states, "pack", [*self.pack])
        engine.deal(states, 0)
        return states

    def _do(self, states: States, action: int) -> None:
        """Carries out an action, or what is said out of turn; raises IllegalAction."""
        saying = saying_of(self.rules, action)
        if saying is not None:
            if engine.say(states, action) == engine.REFUSED:
                raise refusal_of(self.rules, saying)
            return
        if engine.do(states, action) == engine.REFUSED:
            game, reader = self.rules, self.rules.layout.reader(states)
            text = game.phases[reader.phase].actions.get(action, str(action))
            known = reader.turn >= 0 and text != str(action)
            if known and reader.phase == PLAY and not reader.hands[reader.turn] >> action & 1:
                raise IllegalAction("not-in-hand", card=text, seat=reader.turn)
            rule = game.table.why_not(reader, action) if known else ""
            raise IllegalAction("illegal", rule=rule, action=text, seat=reader.turn)


def lines_of(record: Record) -> list[Line]:
    """The deals of a record as they were played; raises BadRecord if the match cannot be replayed."""
    match, found = begin(record), []
    for deal in record.deals:
        before = _words(match)
        match.deal(deal.pack)
        for action in deal.actions:
            match.repeat(action)
        found.append(Line(record.game, before, tuple(match.deals[-1][0]), tuple(match.deals[-1][1])))
    return found


def _words(match: Match) -> bytes:
    return match.game.layout.words(match.states).tobytes()
