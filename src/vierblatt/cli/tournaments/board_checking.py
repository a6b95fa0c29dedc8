"""`vierblatt tournament check-boards`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vierblatt.cli.arguments import Lang, chosen_language
from vierblatt.cli.words import Printer
from vierblatt.errors import BadOption
from vierblatt.tournaments import TournamentFile
from vierblatt.tournaments.board_packs import BoardsProof, faults_of

ProofPath = Annotated[
    Path,
    Parameter(name="PROOF", help="What a server answers at `/api/tournaments/TOURNAMENT/boards`, stored in a file."),
]
LogPath = Annotated[
    Path | None,
    Parameter(name="--log", help="The log of the tournament: it must name the same tournament, game, anchor and lot."),
]


def check_boards(proof: ProofPath, /, *, log: LogPath = None, lang: Lang = None) -> None:
    """Checks the boards of a tournament; exits with 1 if one is not proved. Raises BadOption, BadTournament, OSError.

    Boards that are not open yet are not in the proof, and nothing is said about them.
    """
    printer = Printer(chosen_language(lang))
    text, given = printer.words.text, _read(proof)
    faults = [text("tournament-board-fault", board=fault.deal, what=fault.code) for fault in faults_of(given)]
    if log is not None and not _is_of_log(given, log):
        faults.append(text("tournament-boards-other-log", path=str(log)))
    for line in faults:
        printer.line(line, style="red")
    if faults:
        sys.exit(1)
    printer.line(text("tournament-boards-proved", path=str(proof), boards=len(given.boards)))
    printer.line(text("tournament-boards-anchor", anchor=given.anchor))
    printer.line(text("tournament-boards-lot", lot=given.lot))


def _read(path: Path) -> BoardsProof:
    try:
        return msgspec.json.decode(path.read_bytes(), type=BoardsProof)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadOption("bad-boards-proof", reason=str(fault)) from None


def _is_of_log(proof: BoardsProof, path: Path) -> bool:
    """Whether a log names the same tournament, anchor and lot."""
    state = TournamentFile(path).tournament.state
    created = state.created
    theirs = created.tournament, created.anchor, created.game, state.lot
    return (proof.tournament, proof.anchor, proof.game, proof.lot) == theirs
