"""`vierblatt tournament new`."""

from __future__ import annotations

import secrets
from typing import Annotated

from cyclopts import Parameter

from vierblatt.cli.arguments import (
    GAME_HELP,
    STANDARD_RULES,
    HouseRules,
    Lang,
    WholeNumber,
    WholeNumberOrNone,
    chosen_language,
    find_game,
)
from vierblatt.cli.names import known_as
from vierblatt.cli.tournaments.format_options import FORMATS, FormatOptions
from vierblatt.cli.tournaments.opening import TournamentPath, now
from vierblatt.cli.tournaments.showing import TournamentTeller
from vierblatt.errors import BadOption
from vierblatt.games.options import plain
from vierblatt.tournaments import TournamentFile, create
from vierblatt.tournaments.tie_breaks import TIE_BREAKS

FormatName = Annotated[str, Parameter(help=f"{', '.join([*FORMATS][:-1])} or {[*FORMATS][-1]}.")]
PLAIN = FormatOptions()


def new(
    file: TournamentPath,
    /,
    *,
    game: Annotated[str, Parameter(help=GAME_HELP)],
    format: FormatName,  # noqa: A002 - the name of the option
    name: Annotated[str, Parameter(help="What the tournament is called; else as the file.")] = "",
    options: FormatOptions = PLAIN,
    contestants: Annotated[
        WholeNumberOrNone, Parameter(help="How many are expected: chooses what Swiss and pairs leave open.")
    ] = None,
    players: Annotated[
        WholeNumber, Parameter(help="How many players a contestant has; else as many as play together in the game.")
    ] = 0,
    tie_break: Annotated[
        list[str] | None,
        Parameter(negative="", help=f"For equal points, in this order; may be repeated: {', '.join(TIE_BREAKS)}."),
    ] = None,
    check_in: Annotated[bool, Parameter(negative="", help="Only those who check in take part.")] = False,
    house_rules: HouseRules = STANDARD_RULES,
    lang: Lang = None,
) -> None:
    """Begins the file of a tournament; raises BadTournament and BadOption."""
    language = chosen_language(lang)
    chosen, rules = find_game(game), known_as(format, FORMATS)
    if rules not in FORMATS:
        raise BadOption("bad-value", option="--format", value=format[:40], takes=", ".join(FORMATS))
    named = house_rules.named(chosen)
    values = chosen.options.rule_set(named.changes(), named.preset).values
    made = create(
        now(),
        secrets.token_hex(8),
        name or file.stem,
        chosen.id,
        options.format(rules, contestants),
        preset=named.preset,
        changes=plain({option: values[option] for option in named.changes()}),
        players=players,
        tie_breaks=None if tie_break is None else [known_as(each, TIE_BREAKS) for each in tie_break],
        check_in=check_in,
    )
    teller = TournamentTeller(language, file, TournamentFile.create(file, made).tournament)
    teller.heading()
    for line in teller.wording.tie_break_lines():
        teller.printer.line(line, style="dim")
    teller.next_step()
