"""`vierblatt tournament start`, `pair`, `pause`, `resume` and `close`."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumberOrNone, chosen_language
from vierblatt.cli.tournaments.opening import Reason, TournamentPath, change
from vierblatt.cli.tournaments.showing import TournamentTeller
from vierblatt.errors import BadTournament
from vierblatt.tournaments import deciding
from vierblatt.tournaments.entries import RoundPaired
from vierblatt.tournaments.log import takes_part
from vierblatt.tournaments.pairing.next_round import rounds_planned

LOTS = 10**9  #: a lot is a number below this


def start(
    file: TournamentPath,
    /,
    *,
    lot: Annotated[WholeNumberOrNone, Parameter(help="Repeat the draw of this number, which `start` prints.")] = None,
    lang: Lang = None,
) -> None:
    """Makes the draw; raises BadTournament."""
    language = chosen_language(lang)
    if lot is not None and not 0 <= lot < LOTS:
        raise BadTournament("bad-lot", lot=lot, most=LOTS - 1)
    drawn = secrets.randbelow(LOTS) if lot is None else lot
    made = change(file, lambda made: made.do(deciding.start, in_lot_order([*made.state.contestants], drawn)))
    teller = TournamentTeller(language, file, made.tournament)
    teller.say("tournament-lot", lot=str(drawn))
    teller.contestants(made.state.order)
    absent = [number for number in made.state.contestants if number not in {*takes_part(made.state)}]
    if absent:
        teller.say("tournament-left-out", count=len(absent), contestants=teller.wording.contestants(absent))
    teller.next_step()


def in_lot_order(contestants: list[int], lot: int) -> list[int]:
    """Contestants in the order of the SHA-256 of `LOT/NUMBER`, so that any program can repeat a draw.

    >>> in_lot_order([1, 2, 3, 4], 7)
    [2, 4, 3, 1]
    """
    return sorted(contestants, key=lambda number: hashlib.sha256(f"{lot}/{number}".encode()).digest())


def pair(file: TournamentPath, /, *, lang: Lang = None) -> None:
    """Begins the next round; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: made.do(deciding.pair))
    teller = TournamentTeller(language, file, made.tournament)
    if any(isinstance(each, RoundPaired) for each in made.added):
        teller.round(made.state.rounds[-1])
    else:
        teller.say("tournament-nobody-waits")
    teller.next_step()


def pause(file: TournamentPath, /, *, reason: Reason = "", lang: Lang = None) -> None:
    """Pauses a tournament; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: made.do(deciding.pause, reason))
    TournamentTeller(language, file, made.tournament).next_step()


def resume(file: TournamentPath, /, *, lang: Lang = None) -> None:
    """Goes on after a pause; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: made.do(deciding.resume))
    TournamentTeller(language, file, made.tournament).next_step()


def close(
    file: TournamentPath,
    /,
    *,
    cancelled: Annotated[bool, Parameter(negative="", help="It is called off.")] = False,
    lang: Lang = None,
) -> None:
    """Ends a tournament; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: made.do(deciding.close, "cancelled" if cancelled else "finished"))
    teller = TournamentTeller(language, file, made.tournament)
    teller.standings()
    teller.next_step()
    planned = rounds_planned(made.state) or 0
    if not cancelled and len(made.state.rounds) < planned:
        teller.say("tournament-shortened", played=len(made.state.rounds), rounds=planned)
