"""From a record back to its match."""

from __future__ import annotations

from collections.abc import Iterator

from vierblatt import games
from vierblatt.errors import BadOption, BadRecord, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.record.document import Record


def game_of(record: Record, game: Game | None = None) -> Game:
    """The record's game: `game`, if given, for one that is not registered. Raises BadRecord."""
    try:
        found = game or games.get(record.game)
    except BadOption as error:
        raise BadRecord("record-game", game=record.game, why=error) from None
    if found.id != record.game:
        raise BadRecord("record-game", game=record.game, needed=found.id)
    return found


def rules_of(record: Record, game: Game) -> RuleSet:
    """The record's rule set; raises BadRecord. Its hash may be another than the record says: `verify` compares."""
    options, said = game.options, record.rules
    behaviour = said.behaviour if said.behaviour in options.earlier else options.behaviour
    try:
        # The record holds what differs from the defaults; the standard preset may differ from them too.
        return options.rule_set({**options.defaults(behaviour), **said.options}, behaviour=behaviour)
    except BadOption as error:
        raise BadRecord("record-rules", game=record.game, why=error) from None


def begin(record: Record, game: Game | None = None) -> Match:
    """The record's match before the first deal; raises BadRecord."""
    found = game_of(record, game)
    try:
        return Match(found, rules_of(record, found), first_seat=record.first_seat)
    except BadOption as error:
        raise BadRecord("record-seats", why=error) from None


def moves(record: Record, game: Game | None = None) -> Iterator[tuple[Match, list[Event]]]:
    """The match after every deal and action, one and the same, with what just happened.

    Raises BadRecord with the deal, the number of the action (from 1; 0 for the deal itself) and the reason.
    """
    yield from follow(begin(record, game), record)


def follow(match: Match, record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """As `moves`, with the match that `begin` made."""
    for number, deal in enumerate(record.deals, 1):
        try:
            dealt = match.deal(deal.pack)
        except VierblattError as error:
            raise BadRecord("record-deal", deal=number, action=0, why=error) from None
        yield match, dealt
        for k, action in enumerate(deal.actions, 1):
            try:
                events = match.do(action)
            except VierblattError as error:
                raise BadRecord(
                    "record-action", rule=error.rule, deal=number, action=k, text=action, why=error
                ) from None
            yield match, events


def replay(record: Record, game: Game | None = None) -> Match:
    """The match as the record leaves it; raises BadRecord naming deal and action."""
    match = begin(record, game)
    for _ in follow(match, record):
        pass
    return match
