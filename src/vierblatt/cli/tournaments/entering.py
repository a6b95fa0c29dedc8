"""`vierblatt tournament enter`, `check-in`, `contestants`, `withdraw` and `return`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, WholeNumberOrNone, chosen_language
from vierblatt.cli.tournaments.opening import ContestantNumbers, Reason, TournamentChange, TournamentPath, change
from vierblatt.cli.tournaments.showing import TournamentTeller
from vierblatt.cli.tournaments.text_lines import for_each_line, lines_of
from vierblatt.errors import BadTournament
from vierblatt.tournaments import TournamentFile, deciding
from vierblatt.tournaments.entries import ContestantCheckedIn, ContestantEntered
from vierblatt.tournaments.log import name_key, takes_part
from vierblatt.tournaments.state import TournamentState

Listed = Annotated[
    Path | None,
    Parameter(
        name="--from",
        allow_leading_hyphen=True,
        help="Read them from this file, one a line, or from standard input (-).",
    ),
]


def enter(
    file: TournamentPath,
    names: Annotated[list[str] | None, Parameter(name="NAME", negative="", help="Names of contestants.")] = None,
    /,
    *,
    listed: Listed = None,
    seed: Annotated[
        WholeNumberOrNone, Parameter(help="1 for the strongest; further names get the numbers after it.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Enters contestants, all or none; raises BadTournament."""
    language = chosen_language(lang)
    if (not names) is (listed is None):
        raise BadTournament("names-or-list")
    lines = lines_of(listed) if listed is not None else []

    def work(made: TournamentChange) -> None:
        entering = _Entering(made, seed)
        for each in names or ():
            entering.add(each)
        if listed is not None:
            for_each_line(listed, entering.add, lines)

    made = change(file, work)
    entered = [each.contestant for each in made.added if isinstance(each, ContestantEntered)]
    teller = TournamentTeller(language, file, made.tournament)
    teller.contestants(entered)
    teller.next_step()


class _Entering:
    """Enters contestants one after another. seed: that of the first, if they have seeds."""

    def __init__(self, made: TournamentChange, seed: int | None) -> None:
        if seed is not None and seed < 1:
            raise BadTournament("bad-contestant-seed", seed=seed)
        self._made, self._seed = made, seed
        self._taken = {name_key(each.name): each.number for each in made.state.contestants.values()}

    def add(self, line: str) -> None:
        """Enters what a line says: a name, and players behind semicolons. Raises BadTournament."""
        name, *players = (" ".join(part.split()) for part in line.split(";"))
        if name_key(name) in self._taken:
            raise BadTournament("contestant-name-taken", name=name, contestant=self._taken[name_key(name)])
        self._made.do(deciding.enter, name, [each for each in players if each], self._seed or 0)
        self._taken[name_key(name)] = len(self._made.state.contestants)
        if self._seed is not None:
            self._seed += 1


def check_in(
    file: TournamentPath,
    contestants: ContestantNumbers | None = None,
    /,
    *,
    everybody: Annotated[bool, Parameter(name="--all", negative="", help="All who have entered are here.")] = False,
    lang: Lang = None,
) -> None:
    """Checks contestants in, all or none; raises BadTournament."""
    language = chosen_language(lang)
    if bool(contestants) is everybody:
        raise BadTournament("numbers-or-all")

    def work(made: TournamentChange) -> None:
        for number in _absent(made.state) if everybody else contestants or ():
            made.do(deciding.check_in, number)

    made = change(file, work)
    teller = TournamentTeller(language, file, made.tournament)
    for each in made.added:
        if isinstance(each, ContestantCheckedIn):
            teller.say("tournament-checked-in", contestant=teller.wording.contestant(each.contestant))
    teller.next_step()


def _absent(state: TournamentState) -> list[int]:
    return [each.number for each in state.contestants.values() if not (each.checked_in or each.drawn or each.withdrawn)]


def contestants(file: TournamentPath, /, *, lang: Lang = None) -> None:
    """Lists all contestants; raises BadTournament."""
    teller = TournamentTeller(chosen_language(lang), file, TournamentFile(file).tournament)
    teller.contestants(teller.state.contestants)
    teller.next_step()


def withdraw(
    file: TournamentPath, contestants: ContestantNumbers, /, *, reason: Reason = "", lang: Lang = None
) -> None:
    """Takes contestants out, all or none; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: [made.do(deciding.withdraw, number, reason) for number in contestants])
    teller = TournamentTeller(language, file, made.tournament)
    for number in contestants:
        teller.say("tournament-withdrew", contestant=teller.wording.contestant(number))
    teller.next_step()


def come_back(file: TournamentPath, contestants: ContestantNumbers, /, *, lang: Lang = None) -> None:
    """Takes contestants in again, all or none; raises BadTournament."""
    language = chosen_language(lang)
    made = change(file, lambda made: [made.do(deciding.come_back, number) for number in contestants])
    teller = TournamentTeller(language, file, made.tournament)
    for number in contestants:
        joined = number in takes_part(made.state)
        name = teller.wording.contestant(number)
        teller.say("tournament-returned" if joined else "tournament-returned-absent", contestant=name)
    teller.next_step()
