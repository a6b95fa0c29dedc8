"""Replays a record to get its match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from vierblatt import games
from vierblatt.errors import BadOption, BadRecord, VierblattError
from vierblatt.games.contract import Game
from vierblatt.games.events import Event
from vierblatt.games.options import RuleSet
from vierblatt.match import Match
from vierblatt.record.document import Deal, Record
from vierblatt.taken_back import lines_of_play


def game_of(record: Record, game: Game | None = None) -> Game:
    """The record's game; pass `game` if it is not registered. Raises BadRecord."""
    try:
        resolved = game or games.get(record.game)
    except BadOption as error:
        raise BadRecord("record-game", game=record.game, why=error) from None
    if resolved.id != record.game:
        raise BadRecord("record-game", game=record.game, needed=resolved.id)
    return resolved


def rules_of(record: Record, game: Game) -> RuleSet:
    """The record's rule set; raises BadRecord. Does not check its hash against the record's, which `verify` does."""
    options, recorded = game.options, record.rules
    behaviour = recorded.behaviour if recorded.behaviour in options.earlier else options.behaviour
    try:
        # The record stores the differences from the defaults; the standard preset may differ from them as well.
        return options.rule_set({**options.defaults(behaviour), **recorded.options}, behaviour=behaviour, reserved=True)
    except BadOption as error:
        raise BadRecord("record-rules", game=record.game, why=error) from None


def begin(record: Record, game: Game | None = None) -> Match:
    """The record's match before the first deal; raises BadRecord."""
    resolved = game_of(record, game)
    try:
        return Match(resolved, rules_of(record, resolved), first_seat=record.first_seat)
    except BadOption as error:
        raise BadRecord("record-seats", why=error) from None


def moves(record: Record, game: Game | None = None) -> Iterator[tuple[Match, list[Event]]]:
    """Yields the match after every deal and action, always the same object, with the latest events.

    Raises BadRecord with the deal, the number of the action (from 1; 0 for the deal itself) and the reason.
    """
    yield from follow(begin(record, game), record)


def follow(match: Match, record: Record) -> Iterator[tuple[Match, list[Event]]]:
    """Like `moves`, but for a match made by `begin`."""
    for number, deal in enumerate(record.deals, 1):
        try:
            dealt = match.deal(deal.pack)
        except VierblattError as error:
            raise BadRecord("record-deal", deal=number, action=0, why=error) from None
        if deal.taken_back:
            match.taken_back[number] = [*deal.taken_back]
        yield match, dealt
        for k, action in enumerate(deal.actions, 1):
            try:
                events = match.repeat(action)
            except VierblattError as error:
                raise BadRecord(
                    "record-action", rule=error.rule, deal=number, action=k, text=action, why=error
                ) from None
            yield match, events


def replay(record: Record, game: Game | None = None) -> Match:
    """The match at the end of the record; raises BadRecord with the deal and the action."""
    match = begin(record, game)
    for _ in follow(match, record):
        pass
    return match


def taken_back_events(deal: Deal, begun: Match) -> dict[int, list[list[Event]]]:
    """What was taken back, oldest first, by the number of actions before it that count; raises BadRecord.

    begun: the match after the deal, before any action.
    """
    found: dict[int, list[list[Event]]] = {}
    kept = deal.taken_back or ()
    try:
        for each, actions in zip(reversed(kept), lines_of_play(deal.actions, kept), strict=True):
            match = begun.copy()
            events = [match.repeat(action)[0] for action in actions]
            same = takewhile(lambda pair: pair[0] == pair[1], zip(deal.actions, actions, strict=False))
            stayed = min(each.after, len([*same]))  # what was kept then may have been taken back later
            found.setdefault(stayed, []).insert(0, events[stayed:])
    except (ValueError, VierblattError) as error:
        raise BadRecord("record-taken-back", deal=len(begun.deals), why=error) from None
    return found
