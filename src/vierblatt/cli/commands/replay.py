"""`vierblatt replay`: a recorded match, at the table in a terminal; without one, as text; or as JSON."""

from __future__ import annotations

from itertools import groupby

import msgspec

from vierblatt.cli.arguments import Lang, RecordFile, chosen_language
from vierblatt.cli.commands.watch import MatchPrinter
from vierblatt.cli.files import STANDARD_OUTPUT, Json, try_files, write_text
from vierblatt.cli.screen import has_screen
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.games.events import Event
from vierblatt.record import Record, load, moves
from vierblatt.record.replay import taken_back_events


def replay(file: RecordFile, /, *, json: Json = None, lang: Lang = None) -> None:
    """Opens the replay of a record, prints it, or writes it as JSON; raises BadRecord."""
    language = chosen_language(lang)
    try_files(json)
    record = load(file)
    tell_compiling(language)
    if json is not None:
        write_text(json, as_json(record))
        if json == STANDARD_OUTPUT:
            return
    if has_screen() and json is None:
        from vierblatt.tui import show_replay

        show_replay(record, language)
        return
    print_record(record, language)


def as_json(record: Record) -> str:
    """The match move by move, as the API of a server gives it: `match`, its outline, and the steps of all `deals`."""
    from vierblatt.server.pages.replays import all_steps, outline

    document = {"match": outline(record), "deals": all_steps(record)}
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def print_record(record: Record, language: str) -> None:
    """Prints a match, a line a trick."""
    printer: MatchPrinter | None = None
    for number, steps in groupby(moves(record), key=lambda step: len(step[0].deals)):
        taken_back: dict[int, list[list[Event]]] = {}
        for done, (match, events) in enumerate(steps):
            if printer is None:
                printer = MatchPrinter(Printer(language), match)
                printer.heading(match.rules.preset, None)
            if done == 0 and record.deals[number - 1].taken_back:
                taken_back = taken_back_events(record.deals[number - 1], match.copy())
            printer.tell(events)
            printer.tell_taken_back(taken_back.get(done, []))
