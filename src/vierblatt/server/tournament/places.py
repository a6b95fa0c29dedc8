"""Who may take which place in a tournament at tables. Partners take theirs with the secret of a link."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from vierblatt.protocol.tournament import TournamentTables
from vierblatt.server.accounts.faults import Conflict, NotAllowed, Unknown
from vierblatt.server.accounts.names import is_program
from vierblatt.server.live.faults import LiveFault
from vierblatt.server.store.port import TournamentPlace, TournamentPlayer
from vierblatt.server.table import Person
from vierblatt.server.tournament.faults import TournamentRefused
from vierblatt.server.tournament.match_seating import TournamentSeating
from vierblatt.server.tournament.rated import rates_boards
from vierblatt.tournaments.log import takes_part
from vierblatt.tournaments.state import TournamentState

Places = Sequence[TournamentPlace]

#: Contestants whom only bots play, in one tournament: each costs the server as much as one with people.
MOST_WITHOUT_PLAYERS = 16


def place_of(places: Places, player: str) -> TournamentPlace | None:
    """The place of a player, if they have one."""
    return next((each for each in places if each.player == player), None)


def check_may_enter(
    chosen: TournamentTables, state: TournamentState, places: Places, person: Person, partners: Sequence[str]
) -> None:
    """Raises VierblattError if somebody cannot enter a contestant."""
    if partners:
        raise TournamentRefused("partners-by-link")
    _check_may_play(chosen, person)
    mine = place_of(places, person.id)
    if mine is not None and mine.place:
        raise Conflict("entered-already", name=state.contestants[mine.contestant].name)


def check_without_players(chosen: TournamentTables, state: TournamentState, places: Places) -> None:
    """Raises TournamentRefused if the organiser cannot enter another contestant without players."""
    if chosen.absent != "bots":
        raise TournamentRefused("contestant-needs-players")
    if len(state.contestants) - len({each.contestant for each in places}) >= MOST_WITHOUT_PLAYERS:
        raise TournamentRefused("too-many-without-players", most=MOST_WITHOUT_PLAYERS)


def incomplete(chosen: TournamentTables | None, state: TournamentState, places: Places) -> list[int]:
    """The contestants who cannot be in the draw, since a player is missing and no bot plays instead."""
    if chosen is None or chosen.absent == "bots":
        return []
    seating = TournamentSeating.of(state.created.players, places)
    return [number for number in takes_part(state) if not seating.complete(number)]


def taken_place(
    chosen: TournamentTables, state: TournamentState, places: Places, person: Person, invitation: str
) -> TournamentPlayer | None:
    """The place that somebody takes by an invitation; None if they have it already. Raises VierblattError."""
    invited = (each for each in places if hmac.compare_digest(each.invitation.encode(), invitation.encode()))
    first = next((each for each in invited if each.place == 0 and invitation), None)
    if first is None:
        raise Unknown("no-such-invitation")
    mine, contestant = place_of(places, person.id), first.contestant
    if mine is not None:
        if mine.contestant != contestant:
            raise Conflict("entered-already", name=state.contestants[mine.contestant].name)
        return None
    _check_may_play(chosen, person)
    _check_may_change(state, contestant)
    if rates_boards(chosen, state) and state.contestants[contestant].drawn:  # who has played a part cannot be replaced
        raise Conflict("places-fixed")
    taken = {each.place for each in places if each.contestant == contestant}
    free = next((place for place in range(1, state.created.players) if place not in taken), None)
    if free is None:
        raise Conflict("places-taken", name=state.contestants[contestant].name)
    return TournamentPlayer(contestant, person.id, free)


def freed_place(
    state: TournamentState, places: Places, person: Person, contestant: int, place: int, *, organising: bool
) -> TournamentPlayer:
    """The place of a partner that somebody frees: their own, or one beside theirs. Raises VierblattError."""
    first = next((each for each in places if (each.contestant, each.place) == (contestant, 0)), None)
    gone = next((each for each in places if (each.contestant, each.place) == (contestant, place)), None)
    if gone is None or not place:
        raise Unknown("no-such-partner")
    if person.id not in {gone.player, "" if first is None else first.player} and not organising:
        raise NotAllowed("not-your-partner")
    _check_may_change(state, contestant)
    if state.created.anchor and state.stage == "running":  # who has seen boards must not play them with others
        raise Conflict("places-fixed")
    return TournamentPlayer(contestant, gone.player, place)


def _check_may_play(chosen: TournamentTables, person: Person) -> None:
    if chosen.settings.rated and person.guest:
        raise LiveFault("rated-no-guests")
    if chosen.settings.rated and is_program(person.name):
        raise LiveFault("rated-no-bots")


def _check_may_change(state: TournamentState, contestant: int) -> None:
    """Whether places of a contestant can change now: a table is opened for those who have them."""
    if state.stage == "closed":
        raise Conflict("entry-closed")
    for each in state.open_meetings:
        if any(contestant in side for side in each.meeting.sides):
            raise Conflict("place-while-playing")
