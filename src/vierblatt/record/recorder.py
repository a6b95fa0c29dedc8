"""Writes records, while a match is played or afterwards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from msgspec import UNSET

from vierblatt import __version__
from vierblatt.cards import NAMES
from vierblatt.errors import BadRecord, WrongTime
from vierblatt.games.events import Accused, Called, Event, Played, SawaSaid
from vierblatt.games.options import plain
from vierblatt.match import Match
from vierblatt.record import chain
from vierblatt.record.document import FORMAT, Deal, End, Player, Record, Result, Rules
from vierblatt.sayings import text_of
from vierblatt.shuffle import DuplicateBoard, GivenPacks, Packs, Provable, Provable2

NO_LINK = "0" * 64


class Recorder:
    """Drives a match and writes its record.

    match: new or in progress (what has been played is written first), but not set up as a position, whose beginning is
    unknown. packs: the source of its packs. seats: a `Player` or the name of a bot for each seat; by default humans
    without names. created: a time such as ``2026-01-31T18:30:00Z``. Raises BadRecord.

    >>> from vierblatt.match import Match
    >>> from vierblatt.shuffle import SeededPacks
    >>> packs = SeededPacks(7)
    >>> recorder = Recorder(Match("kout_bo", first_seat=packs.seat(6)), packs)
    >>> _ = recorder.deal(), recorder.do("bid 6")
    >>> recorder.record().deals[0].actions
    ('bid 6',)
    """

    def __init__(
        self, match: Match, packs: Packs, seats: Sequence[Player | str] | None = None, *, created: str | None = None
    ) -> None:
        self.match, self.packs = match, packs
        sitting = ["human"] * match.table.seats if seats is None else seats
        players = [Player("", seat) if isinstance(seat, str) else seat for seat in sitting]
        self._header = _header(match, packs, players, created)
        self._write_all(match)

    def deal(self) -> list[Event]:
        """Deals the next pack of the source and returns the events; raises what `Match.deal` raises."""
        pack = self.packs.next(self.match)
        events = self.match.deal(pack)
        self._dealt(self.match)
        return events

    def do(self, action: str) -> list[Event]:
        """Plays an action and returns the events; if it raises, as `Match.do` does, it writes nothing."""
        events = self.match.do(action)
        self._acted(self.match, events)
        return events

    def act(self, number: int) -> list[Event]:
        """Like `do`, but takes the number of an action."""
        events = self.match.act(number)
        self._acted(self.match, events)
        return events

    def say(self, seat: int, text: str) -> list[Event]:
        """Says something out of turn (`Match.say`) and returns the events; if that raises, it writes nothing."""
        events = self.match.say(seat, text)
        self._acted(self.match, events)
        return events

    def undo(self, steps: int = 1) -> None:
        """Takes back actions, in the match and in the record; raises WrongTime if the deal's secret is public."""
        before = self.match.copy()
        before.undo(steps)
        reopened = len(before.deals) if not (before.needs_deal or before.over) else len(before.deals) + 1
        if isinstance(self.packs.description(), Provable | Provable2 | DuplicateBoard) and reopened <= len(self._deals):
            raise WrongTime("deal-revealed", deal=reopened)
        self.match.undo(steps)
        self._write_all(self.match)

    def record(self) -> Record:
        """The current record."""
        deals = tuple(self._deals)
        if self._now is not None:
            deals += (self._running(self._now, self.match),)
        head, result = bytes.fromhex(deals[-1].actions_link) if self._now is not None else self._link, None
        if self.match.over:
            winners, totals = tuple(self.match.winners), tuple(self.match.scores)
            head = chain.link(head, chain.result_entry(winners, totals))
            result = Result(winners, totals, head.hex())
        return msgspec.structs.replace(self._header, deals=deals, result=result, head=head.hex())

    # --- internals -----------------------------------------------------------------------------------------------

    def _write_all(self, played: Match) -> None:
        """Writes what has been played by replaying it, which is the only way to get the scores of earlier deals."""
        self._deals: list[Deal] = []
        self._now: Deal | None = None  #: the deal in progress, without its actions
        self._actions: list[str] = []
        self._scored = 0
        self._link = bytes.fromhex(self._header.link)
        again = Match(played.game, played.rules, first_seat=played.first_seat)
        again.taken_back = played.taken_back
        for pack, actions in played.deals:
            if not pack:
                raise BadRecord("record-position", game=played.game.id)
            again.deal(pack)
            self._dealt(again)
            for action in actions:
                self._acted(again, again.act(action))
        words = played.game.layout.words
        if not np.array_equal(words(again.states), words(played.states)):  # the match did not start from the beginning
            raise BadRecord("record-position", game=played.game.id)

    def _dealt(self, match: Match) -> None:
        number = len(match.deals)
        pack = " ".join(NAMES[card] for card in match.deals[-1][0])
        dealer: int = match.state.dealer
        self._link = chain.link(self._link, chain.deal_entry(number, dealer, pack))
        self._now = Deal(dealer, pack, self._link.hex(), (), self._link.hex(), None)
        self._actions = []
        self._close(match)

    def _acted(self, match: Match, events: Sequence[Event]) -> None:
        text = done_text(events)
        self._actions.append(text)
        self._link = chain.link(self._link, chain.action_entry(len(match.deals), len(self._actions), text))
        self._close(match)

    def _close(self, match: Match) -> None:
        """Writes the end of the current deal, if it has ended."""
        if self._now is None or not (match.needs_deal or match.over):
            return
        number = len(match.deals)
        scored: int = match.state.scored
        scores = tuple(match.state.deal_scores[: match.table.sides]) if scored != self._scored else None
        totals, secret = tuple(match.scores), self.packs.secret(match, number)
        deal = self._running(self._now, match)
        self._link = chain.link(bytes.fromhex(deal.actions_link), chain.end_entry(number, scores, totals, secret))
        end = End(scores, totals, secret, self._link.hex())
        self._deals.append(msgspec.structs.replace(deal, end=end))
        self._now, self._actions, self._scored = None, [], scored

    def _running(self, deal: Deal, match: Match) -> Deal:
        """The current deal so far."""
        number, last = len(match.deals), self._link
        taken_back = tuple(match.taken_back.get(number, ())) or UNSET
        for entry in chain.taken_back_entries(number, taken_back):
            last = chain.link(last, entry)
        return Deal(deal.dealer, deal.pack, deal.link, tuple(self._actions), last.hex(), None, taken_back)


def done_text(events: Sequence[Event]) -> str:
    """The text of the action that caused these events; it is in the first event."""
    done = events[0]
    if isinstance(done, Accused | SawaSaid):
        return text_of(done)
    assert isinstance(done, Played | Called)
    return done.card if isinstance(done, Played) else done.call


def _header(match: Match, packs: Packs, seats: Sequence[Player], created: str | None) -> Record:
    """The record before the first deal."""
    if len(seats) != match.table.seats:
        raise BadRecord("record-seats", seats=len(seats), needed=match.table.seats)
    rules = Rules(match.rules.behaviour, match.rules.preset, plain(match.rules.changed), match.rules.hash)
    bare = Record(
        format=FORMAT, program=__version__, created=created, game=match.game.id, rules=rules,
        first_seat=match.first_seat, seats=tuple(seats), packs=packs.description(),
        link=NO_LINK, deals=(), result=None, head=NO_LINK,
    )  # fmt: skip
    Record.from_json(bare.to_json())  # reject names and times that no reader would accept
    first = chain.link(chain.GENESIS, chain.header_entry(bare)).hex()
    return msgspec.structs.replace(bare, link=first, head=first)


def record_of(
    match: Match,
    packs: Packs | None = None,
    seats: Sequence[Player | str] | None = None,
    *,
    created: str | None = None,
) -> Record:
    """The record of a match so far; without `packs`, the packs count as given. Raises BadRecord like `Recorder`."""
    source = packs or GivenPacks([pack for pack, _ in match.deals], first_seat=match.first_seat)
    return Recorder(match, source, seats, created=created).record()
