"""The state as one seat may know it, in words: what interfaces show and the protocol sends.

A view is made from a concealed record only, so it cannot contain anything that the seat may not know.

>>> from vierblatt.match import Match
>>> match = Match("back_alley")
>>> _ = match.deal([*match.table.pack])
>>> view = view_of(match, seat=1)
>>> view.phase, view.turn, len(view.hand), view.hands_held
('bidding', 1, 13, [13, 13, 13, 13])
>>> view_of(match, seat=2).legal
[]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from vierblatt.bounds import SeatNumber
from vierblatt.cards import NAMES, card_list, members
from vierblatt.games.contract import Game, TableShape
from vierblatt.games.events import Event, Fact, Headline
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, OVER, States
from vierblatt.match import Match

#: More calls than this are not shown as barred.
MOST_BARRED = 4


class TableCard(msgspec.Struct, frozen=True):
    """A card on the table and who played it."""

    seat: SeatNumber
    card: str


class CallHelp(msgspec.Struct, frozen=True, kw_only=True):
    """Information that helps a player to choose a call, besides the list of open calls."""

    barred: list[str] = []  #: known calls of this question that are not open
    figures: dict[str, dict[str, int | str]] = {}  #: call, open or barred -> the values in its meaning


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that seat `seat` (-1: a spectator) may know about the current deal, and where the match stands."""

    game: str
    seat: int
    phase: str
    turn: int  #: the seat to act, or -1
    seats: int
    sides: int
    dealer: int
    deal: int  #: number of this deal, from 1
    hand: list[str]
    legal: list[str]  #: what this seat may do now; empty when it is not its turn
    hands_held: list[int]  #: cards in each hand
    trick: list[TableCard]
    winning: int  #: who is winning the trick, or -1
    last_trick: list[TableCard]
    last_winner: int  #: who won the last trick of this deal, or -1
    tricks: list[int]  #: tricks won in this deal, one number per seat
    scores: list[int]  #: running totals, one per side
    winners: list[int]
    facts: list[Fact]
    wordings: dict[str, str] = {}  #: calls that players now word differently than usual -> ``call-WORDING``
    headline: Headline = Headline()


def view_of(match: Match, seat: int) -> View:
    """The view of a seat, or of a spectator with seat -1."""
    return view_of_concealed(match.game, match.table, match.concealed(seat), seat)


def view_of_concealed(game: Game, table: TableShape, states: States, seat: int) -> View:
    """The view of a seat, from a concealed record of that seat."""
    s = game.layout.reader(states)
    hand, legal = _hand_and_actions(game, states, s, seat)
    return View(game=game.id, seat=seat, seats=table.seats, hand=hand, legal=legal, **_public(game, table, s))


def public_of(match: Match) -> dict[str, Any]:
    """The fields that are the same in every seat's view, by name."""
    return _public(match.game, match.table, match.game.layout.reader(match.concealed(-1)))


def _public(game: Game, table: TableShape, s: Any) -> dict[str, Any]:
    """Like `public_of`; s: the reader of a concealed record."""
    trick = s.trick[: s.in_trick]
    last = s.last_trick[: table.seats] if s.last_winner >= 0 else []
    facts = game.table.facts(s)
    return {
        "phase": game.phases[s.phase].name,
        "turn": s.turn,
        "sides": table.sides,
        "dealer": s.dealer,
        "deal": s.deal_no,
        "hands_held": s.held[: table.seats],
        "trick": [TableCard((s.leader + i) % table.seats, NAMES[c]) for i, c in enumerate(trick)],
        "winning": s.winning if trick else -1,
        "last_trick": [TableCard((s.last_leader + i) % table.seats, NAMES[c]) for i, c in enumerate(last)],
        "last_winner": s.last_winner,
        "tricks": s.tricks[: table.seats],
        "scores": s.scores[: table.sides],
        "winners": [*members(s.winners)] if s.phase == OVER else [],
        "facts": facts,
        "wordings": dict(game.table.wordings(s)),
        "headline": game.table.headline(s, facts),
    }


def hand_and_actions(match: Match, seat: int) -> tuple[list[str], list[str]]:
    """The hand and the legal actions of a seat's view, with less work than the whole view."""
    states = match.concealed(seat)
    return _hand_and_actions(match.game, states, match.game.layout.reader(states), seat)


def _hand_and_actions(game: Game, states: States, s: Any, seat: int) -> tuple[list[str], list[str]]:
    """Like `hand_and_actions`; s: the reader of `states`."""
    hand = card_list(s.hands[seat]) if seat >= 0 else []
    mine = seat >= 0 and s.turn == seat
    return hand, game.phases[s.phase].texts(engine.legal(states, 0)) if mine else []


def call_help(match: Match, legal: Sequence[str]) -> CallHelp:
    """Information that helps the acting seat to choose a call; `legal`: the calls that are open to it."""
    game = match.game
    state = game.layout.reader(match.concealed(-1))
    phase = game.phases[state.phase]
    said = game.rules.out_of_turn
    if phase.asks_for_cards or not legal or (said is not None and state.phase in said.phases):
        return CallHelp()  # questions about what is said out of turn are no calls
    known = [phase.actions[action] for action in game.table.known_calls(state)]
    barred = [call for call in known if call not in legal][:MOST_BARRED]
    figures = {call: dict(game.table.call_figures(state, phase.ids[call])) for call in (*legal, *barred)}
    return CallHelp(barred=barred, figures={call: values for call, values in figures.items() if values})


def last_calls(match: Match) -> dict[int, str]:
    """The last call of each seat in this deal, as far as everybody knows it: Board.calls without its wordings.

    >>> match = Match("baloot")
    >>> events = match.deal(match.table.pack) and match.do("pass")
    >>> last_calls(match)
    {1: 'pass'}
    """
    state = match.game.layout.reader(match.concealed(-1))
    calls = {}
    for entry in state.log[: state.logged]:
        number, action = divmod(entry, LOG_ACTION)
        phase, seat = divmod(number, LOG_SEAT)
        name = match.game.phases[phase].actions.get(action)
        if name is not None and not match.game.phases[phase].asks_for_cards:
            calls[int(seat)] = name
    return calls


class Moment(NamedTuple):
    """One action that was played, as one seat saw it, to be shown before the next."""

    seat: int  #: that acted
    action: str
    events: list[Event]  #: those that may be seen
    view: View  #: afterwards


def moment_of(match: Match, seat: int, actor: int, action: str, events: list[Event]) -> Moment:
    """What `seat` sees of the last action of a match, which `actor` took."""
    return Moment(actor, action, visible_to(events, seat), view_of(match, seat))


def visible_to(events: list[Event], seat: int) -> list[Event]:
    """The events that a seat (-1: a spectator) may see."""
    return [event for event in events if event.audience is None or event.audience == seat]
