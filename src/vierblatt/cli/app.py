"""The commands, each in a module that is loaded when it is called, so `--help` is quick."""

from __future__ import annotations

import errno
import logging
import os
import sys
from typing import Any, NoReturn

from cyclopts import App, Group

from vierblatt import __version__
from vierblatt.cli.admin.app import app as admin
from vierblatt.cli.arguments import chosen_language
from vierblatt.cli.interrupts import as_interrupts, exit_code
from vierblatt.cli.league.app import app as league
from vierblatt.cli.output import Output, forgive_encoding, open_closed_streams, outlive_terminal
from vierblatt.cli.puzzles.app import app as puzzles
from vierblatt.cli.sheet.app import app as sheet
from vierblatt.cli.tournaments.app import app as tournament
from vierblatt.errors import VierblattError
from vierblatt.interrupted import was_interrupted

# What is logged is for programs in Python that use the package; commands tell people themselves.
logging.getLogger("vierblatt").addHandler(logging.NullHandler())

EXAMPLES = """Examples:

`vierblatt play` - the menu in the terminal\n
`vierblatt play kout_bo` - a match of Kout Bo at once\n
`vierblatt learn baloot` - Baloot from the beginning, step by step\n
`vierblatt serve --host` - tables in the browser, for everybody in your network\n
`vierblatt simulate baloot --deals 1000000` - how often each contract succeeds

`vierblatt COMMAND --help` describes a command, `vierblatt games` lists the games.
"""

app = App(
    name="vierblatt",
    version=__version__,
    help="Baloot, King Bolola, Kout Bo and Back Alley: play them, watch them, study them.",
    help_epilogue=EXAMPLES,
    suppress_keyboard_interrupt=False,  # `main` says how a signal ends a command
)

#: The groups of commands in the order of `--help`; so are the commands in them.
GROUPS = {
    "Play": ("play", "serve", "learn", "puzzles", "sheet", "tournament"),
    "Watch and look up": ("games", "rules", "dispute", "watch", "replay", "analyse", "verify"),
    "Study": ("simulate", "dataset", "duel", "arena", "league", "solve", "forecast", "perft", "check"),
    "Run servers": ("admin", "load"),
    "Other": ("completion", "warm", "player", "--help", "--version"),
}

#: What the help of a command that takes house rules ends with.
HOUSE_RULES = "House rules: `--preset NAME` and any number of `--rule NAME=VALUE`; `vierblatt games` lists them."

#: Command -> the module in `vierblatt.cli.commands` that has a function of this name, and its help.
COMMANDS = {
    "play": (
        "play",
        """Play in the terminal: against bots, with others at the same keyboard, or with people on a server.

        Without GAME, the menu opens. With --server, the lobby opens, and GAME may also be the id of a table. Without a
        terminal (in a pipe, for example), a deal between bots is printed as text instead.""",
    ),
    "serve": ("serve", "Serve the web page: play in a browser, with others or alone. Ctrl+C stops it."),
    "learn": (
        "learn",
        """Learn a game in the terminal, step by step, from the first card to a whole deal.

        Without GAME, you choose one; without STEP, its steps are listed. Without a terminal (in a pipe, for example),
        the same is printed as text.""",
    ),
    "watch": ("watch", "Print a whole match between bots as text; the same seed gives the same match."),
    "replay": (
        "replay",
        """Step through a recorded match in the terminal: what each seat knew, what each action was worth, what else.

        Without a terminal (in a pipe, for example), it is printed as text, a line a trick.""",
    ),
    "games": ("listing", "List the games, or one game's presets and house rules."),
    "rules": ("listing", "Show the rules of a game, with the house rules in force marked."),
    "dispute": (
        "dispute",
        """Check a card at a table with real cards: may they play that, by which rule, and what does a fault cost?

        Without CARD, what can be said about a deal is listed. If the answer depends on something that was not said, it
        asks for that.""",
    ),
    "check": (
        "checks",
        "Check worked cases against the engine: exit code 1 if one disagrees, 2 if a file is malformed.",
    ),
    "perft": ("checks", "Count the action sequences that follow a position."),
    "verify": (
        "checks",
        "Verify records: the chain, the deals, every action and score. Exit code 1 if one has a fault.",
    ),
    "duel": (
        "checks",
        "Let two bots play the same deals with seats swapped, and print the difference with its confidence interval.",
    ),
    "solve": ("solve", "Solve a position with all cards open: the value of each action, and a best line."),
    "forecast": (
        "forecast",
        "Estimate each call from hand and auction, without a search: how often its contract is made, or its points.",
    ),
    "analyse": (
        "analyse",
        """Show what every decision of a recorded match cost, what was better, and what was luck.

        A cost is an average over the deals that the player could not exclude. Ctrl+C stops it early and reports what
        has been done.""",
    ),
    "simulate": (
        "simulate",
        """Play deals or matches by the million; report contracts, outcomes, scores, lengths and the value of a seat.

        Ctrl+C stops it early and reports what has been done.""",
    ),
    "dataset": (
        "dataset",
        """Collect decisions of a bot in a Parquet file, for learning: what it saw, did, and what came of it.

        Ctrl+C stops it; the same command goes on from there. docs/datasets.md describes the columns.""",
    ),
    "arena": (
        "arena",
        """Let bots play the same cards with seats swapped, and report which is better and how certain that is.

        A bot is a name with settings, a level, or `exec:COMMAND`, a program that speaks the player protocol. Ctrl+C
        stops it early and reports what has been done.""",
    ),
    "player": (
        "player",
        "Act as a player that an arena starts and talks to line by line; see docs/player-protocol.md.",
    ),
    "load": (
        "load",
        """Put a server or several nodes under load, and check every message. Exit code 1 if something is wrong.

        Ctrl+C stops it early and reports what has been done. docs/load.md describes how to set up a server for it.""",
    ),
    "completion": (
        "completion",
        """Print a script that lets bash, zsh, fish or powershell complete commands and options.

        For bash: `vierblatt completion bash > ~/.local/share/bash-completion/completions/vierblatt`.""",
    ),
    "warm": ("warm", "Compile the rules of all games, or of those named, ahead of time."),
}
#: Those with `HouseRules` among their options.
_WITH_HOUSE_RULES = ("play", "watch", "rules", "dispute", "duel", "simulate", "dataset", "arena")

_GROUP_OF = {
    name: (group, place)
    for group, names in ((Group(name, sort_key=place), names) for place, (name, names) in enumerate(GROUPS.items()))
    for place, name in enumerate(names)
}

admin.meta.group, admin.meta.sort_key = _GROUP_OF["admin"]
app.command(admin.meta, name="admin")
puzzles.group, puzzles.sort_key = _GROUP_OF["puzzles"]
app.command(puzzles, name="puzzles")
league.group, league.sort_key = _GROUP_OF["league"]
app.command(league, name="league")
sheet.group, sheet.sort_key = _GROUP_OF["sheet"]
app.command(sheet, name="sheet")
tournament.group, tournament.sort_key = _GROUP_OF["tournament"]
app.command(tournament, name="tournament")
for _name, (_module, _help) in COMMANDS.items():
    _group, _place = _GROUP_OF[_name]
    app.command(
        f"vierblatt.cli.commands.{_module}:{_name}",
        name=_name,
        help=_help.replace("\n        ", "\n"),
        help_epilogue=HOUSE_RULES if _name in _WITH_HOUSE_RULES else "",
        group=_group,
        sort_key=_place,
    )
for _name in ("--help", "--version"):
    app[_name].group = _GROUP_OF[_name][0]


def main(arguments: list[str] | None = None) -> None:
    """Runs the command; bad input ends with a sentence and exit code 2.

    arguments: as the words of a command line; None: those of this process, which then belongs to the command.
    """
    with as_interrupts(for_good=arguments is None):
        try:
            _run(arguments)
        except KeyboardInterrupt:
            sys.exit(exit_code())


def _run(arguments: list[str] | None) -> None:
    open_closed_streams()
    outlive_terminal()
    forgive_encoding()
    chosen_language(None)
    try:
        app(
            sys.argv[1:] if arguments is None else arguments,
            result_action="return_value",
            exit_on_error=False,
            print_error=False,
        )
        sys.stdout.flush()
    except VierblattError as fault:
        _refuse(fault)
    except BrokenPipeError:
        _discard_output()
        sys.exit(0)
    except OSError as fault:
        if fault.errno != errno.ENOSPC:
            raise
        path = fault.filename or "standard output"
        if fault.filename is None:
            _discard_output()
        _refuse(VierblattError("cannot-write", path=path, reason=os.strerror(errno.ENOSPC)))
    except Exception as fault:
        if _is_usage(fault):
            _say(" ".join(str(fault).split()))
            sys.exit(2)
        if was_interrupted(fault):
            raise KeyboardInterrupt from None
        raise


def _refuse(fault: VierblattError) -> NoReturn:
    from vierblatt.cli.faults import sentence

    _say(sentence(fault))
    sys.exit(2)


def _say(fault: str) -> None:
    Output(stderr=True, soft_wrap=True, highlight=False).print(fault, style="red", markup=False, emoji=False)


def _discard_output() -> None:
    """From now on what goes to standard output goes nowhere: Python would try once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _is_usage(fault: Any) -> bool:
    from cyclopts import CycloptsError

    return isinstance(fault, CycloptsError)
