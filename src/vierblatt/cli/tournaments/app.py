"""`vierblatt tournament` and its commands, each in a module that is loaded when it is called."""

from __future__ import annotations

from cyclopts import App

EPILOGUE = """An evening, from the first command to the last:

`vierblatt tournament new evening.jsonl --game baloot --format swiss --rounds 5`\n
`vierblatt tournament enter evening.jsonl "Amal and Badr" "Dana and Essa" "Fahad and Ghada"`\n
`vierblatt tournament start evening.jsonl`\n
`vierblatt tournament pair evening.jsonl` - again for each round\n
`vierblatt tournament report evening.jsonl 1 152:98` - once for each meeting\n
`vierblatt tournament show evening.jsonl` - at any time; it also says what comes next\n
`vierblatt tournament close evening.jsonl`

Nothing can be undone, since others may have seen it; `rule` corrects a result, and `return` a withdrawal.
docs/tournaments.md describes everything.
"""

app = App(
    name="tournament",
    help="Run a tournament with real cards: entries, draw, pairings, results, standings, printed sheets.",
    help_epilogue=EPILOGUE,
    suppress_keyboard_interrupt=False,
)

#: Command -> the function in `vierblatt.cli.tournaments`, in a module that is loaded when it is called, and its help.
COMMANDS = {
    "new": (
        "creating:new",
        """Begin a tournament in a new file: its game, its format, and what is special about it.

        Formats: knockout (who loses is out), swiss (some rounds, always against equals), league (everybody meets
        everybody), groups (leagues, then a knock-out), pairs (all play the same boards), arena (who has finished is
        paired again). None of this can be changed afterwards; `export --names` takes the contestants to another
        file.""",
    ),
    "enter": (
        "entering:enter",
        """Enter contestants: players, pairs or teams, each by a name. In a Swiss and an arena also after the start.

        A name may be followed by the players, separated by semicolons: `"Falcons; Amal; Badr"`.""",
    ),
    "check-in": ("entering:check_in", "Note who is here; after the start, who was not in the draw joins by this."),
    "contestants": ("entering:contestants", "List the contestants with their numbers."),
    "withdraw": (
        "entering:withdraw",
        """Take contestants out: they are not paired any more.

        A meeting that has begun is won by the other side. In leagues and groups, all meetings of the contestant are
        annulled, so that everybody has met the same opponents.""",
    ),
    "return": ("entering:come_back", "Take contestants who withdrew in again, from the next round on."),
    "start": (
        "running:start",
        """Make the draw: those with a seed come first, the others by lot.

        The lot is a number, random unless --lot names one; with the same number, anybody gets the same draw.""",
    ),
    "pair": ("running:pair", "Begin the next round: print who meets whom, and at which table."),
    "report": (
        "reporting:report",
        """Enter the result of a meeting.

        A match is the points of each side, in the order in which `pair` prints the sides: `152:98`, or
        `30:10:25:5` for four. Best of three needs two or three of them: `152:98 140:155 160:90`. Boards are numbered:
        `3=+16` says that on board 3 the first side was 16 points ahead, `3=-8` that it was 8 behind. Teams play each
        board at two tables: `3=+16/-8`, both from the view of the first team. `3=60%/40%` stands for a board that
        could not be played.""",
    ),
    "rule": (
        "reporting:rule",
        """Decide how a meeting counts, whatever was reported before: the way to correct a result.

        RULING is `result` (with the right result, as for `report`), `walkover` (only --winner was there), `forfeit`
        (nobody gets anything) or `annulled` (as if the meeting had not been).""",
    ),
    "penalise": ("reporting:penalise", "Take points off a contestant; a number below zero gives points."),
    "pause": ("running:pause", "Pause: nothing is paired until `resume`."),
    "resume": ("running:resume", "Go on after a pause."),
    "close": ("running:close", "End the tournament; --cancelled if it is called off. Nothing can be added any more."),
    "show": (
        "showing:show",
        "Show how it stands: pairings and results of a round, standings, bracket or groups, and what comes next.",
    ),
    "sheets": (
        "sheets:sheets",
        "Write pages to print (HTML, A4) to a folder: pairings, who sits where, score slips, standings.",
    ),
    "export": (
        "exporting:export",
        "Write standings or results as CSV, everything as JSON, or the list of contestants.",
    ),
    "verify": (
        "verifying:verify",
        "Check a file: each entry against those before it, and each round against the rules of pairing.",
    ),
    "check-boards": (
        "board_checking:check_boards",
        """Check the boards that a server has dealt in a tournament, as far as they are open.

        Each key must lead to the anchor, which was published before anybody entered, and give the pack that was played
        from. With --log, anchor and lot are compared with those in the log.""",
    ),
}

for _place, (_name, (_function, _help)) in enumerate(COMMANDS.items()):
    app.command(
        f"vierblatt.cli.tournaments.{_function}",
        name=_name,
        help=_help.replace("\n        ", "\n"),
        help_epilogue="House rules: `vierblatt games` lists them." if _name == "new" else "",
        sort_key=_place,
    )
