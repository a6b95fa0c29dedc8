"""What a tournament can be: game, format and contestants have to fit each other."""

from __future__ import annotations

from unicodedata import category

import msgspec

from vierblatt import games
from vierblatt.errors import BadTournament
from vierblatt.games.contract import Game
from vierblatt.tournaments.entries import TournamentCreated
from vierblatt.tournaments.formats import (
    AnyFormat,
    ArenaFormat,
    Knockout,
    League,
    MeetingShape,
    PairsFormat,
    Swiss,
    counts_imps,
    plays_boards,
    plays_duplicate,
)
from vierblatt.tournaments.imp_scale import checked_scale, scale_of
from vierblatt.tournaments.tie_breaks import TIE_BREAKS

LONGEST_TITLE = 80
HEX = frozenset("0123456789abcdef")
NOT_IN_LINES = {"Cc", "Cs", "Zl", "Zp"}  #: categories of characters: controls, surrogates, ends of lines


def checked_shape(created: TournamentCreated) -> MeetingShape:
    """The shape of every meeting. Raises BadTournament if the parts do not fit, BadOption for unknown rules.

    >>> checked_shape(TournamentCreated(at=0, tournament="t", name="Evening", game="baloot", format=Swiss(rounds=3)))
    MeetingShape(sides=2, members=1)
    """
    game, chosen = games.get(created.game), created.format
    table = game.rules.shape(game.options.rule_set(created.changes, created.preset).values)
    if created.fewest_points_win is not game.rules.fewer_wins:
        raise BadTournament("bad-direction-of-points", game=game.id)
    if not (created.name.strip() and is_one_line(created.name, LONGEST_TITLE)):
        raise BadTournament("bad-tournament-name", most=LONGEST_TITLE)
    if table.sides > 2 and (plays_boards(chosen) or not isinstance(chosen, Swiss | ArenaFormat)):
        raise BadTournament("format-needs-two-sides", format=type(chosen).__struct_config__.tag, game=game.id)
    _check_tie_breaks(created)
    _check_scale(chosen)
    _check_anchor(created)
    seats = table.seats // table.sides
    _check_players(created, seats)
    return MeetingShape(table.sides, seats if created.players == 1 else 1)


def is_one_line(text: str, longest: int) -> bool:
    r"""Whether a text can be shown in a line of its own. longest: characters.

    >>> is_one_line("Amal and Badr", 60), is_one_line("Amal\nBadr", 60)
    (True, False)
    """
    return len(text) <= longest and not any(category(each) in NOT_IN_LINES for each in text)


def _check_players(created: TournamentCreated, seats: int) -> None:
    """How many players a contestant has. seats: of a side."""
    chosen = created.format
    if plays_boards(chosen):
        possible = {2 * seats}
    else:
        possible = {1, seats} if isinstance(chosen, Swiss | ArenaFormat) else {seats}
    if created.players not in possible:
        raise BadTournament(
            "bad-contestant-size", given=created.players, possible=", ".join(map(str, sorted(possible)))
        )


def _check_tie_breaks(created: TournamentCreated) -> None:
    if created.tie_breaks and isinstance(created.format, Knockout | PairsFormat):
        raise BadTournament("no-tie-breaks", format=type(created.format).__struct_config__.tag)
    for number, name in enumerate(created.tie_breaks):
        if name not in TIE_BREAKS or name in created.tie_breaks[:number]:
            raise BadTournament("bad-tie-break", name=name[:40], known=", ".join(TIE_BREAKS))


def _check_anchor(created: TournamentCreated) -> None:
    """Whether there are boards to which an anchor commits, and it is a hash."""
    anchor = created.anchor
    if anchor and not (plays_duplicate(created.format) and len(anchor) == 64 and HEX.issuperset(anchor)):
        raise BadTournament("bad-boards-anchor")


def with_scale(chosen: AnyFormat, game: Game) -> AnyFormat:
    """A format with the IMP scale of its game where it needs one and none is given, and without one it does not need.

    Raises BadOption if the game has no scale.
    """
    if not isinstance(chosen, Swiss | League | PairsFormat):
        return chosen
    scale = (chosen.imp_scale or [*scale_of(game)]) if counts_imps(chosen) else []
    return msgspec.structs.replace(chosen, imp_scale=scale)


def _check_scale(chosen: AnyFormat) -> None:
    if not counts_imps(chosen):
        return
    assert isinstance(chosen, Swiss | League | PairsFormat)
    checked_scale(chosen.imp_scale)
