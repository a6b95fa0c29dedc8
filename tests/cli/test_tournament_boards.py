"""`vierblatt tournament check-boards`: the proof of a server's boards, whole, changed, and beside the log."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.running import vierblatt
from vierblatt.tournaments import PairsFormat, Tournament, create
from vierblatt.tournaments.board_packs import BoardPacks, BoardsProof
from vierblatt.tournaments.entries import ContestantEntered, TournamentStarted, encode

LOT = "3 6 1"


@pytest.fixture(scope="module")
def proof() -> BoardsProof:
    """Two boards that are open."""
    packs = BoardPacks("abcdefghij", "kout_bo", bytes(32))
    return BoardsProof.of(packs, lot=LOT, boards=[packs.opened(board, LOT, again) for board, again in ((1, 1), (6, 2))])


def stored(folder: Path, proof: BoardsProof) -> str:
    """The proof in a file."""
    path = folder / "proof.json"
    path.write_bytes(msgspec.json.encode(proof))
    return str(path)


def test_a_proof_is_checked(tmp_path: Path, proof: BoardsProof) -> None:
    ran = vierblatt("tournament", "check-boards", stored(tmp_path, proof), "--lang", "en")
    assert ran.code == 0 and "2 boards are proved" in ran.out and proof.anchor in ran.out.replace("\n", "")


def test_what_was_changed_is_named(tmp_path: Path, proof: BoardsProof) -> None:
    one, six = proof.boards
    boards = [msgspec.structs.replace(one, key=six.key), msgspec.structs.replace(six, packs=six.packs[::-1])]
    changed = msgspec.structs.replace(proof, boards=boards)
    ran = vierblatt("tournament", "check-boards", stored(tmp_path, changed), "--lang", "en")
    assert ran.code == 1 and "Board 1: its key" in ran.out and "Board 6: this is not the pack" in ran.out


def test_it_is_compared_with_the_log(tmp_path: Path, proof: BoardsProof) -> None:
    log = tmp_path / "log.jsonl"
    first = create(0, "abcdefghij", "Evening", "kout_bo", PairsFormat(rounds=3, boards=2), anchor=proof.anchor)
    tournament = Tournament([first])
    for number in (1, 2):
        tournament.add(ContestantEntered(at=1, contestant=number, name=f"Pair {number}"))
    tournament.add(TournamentStarted(at=2, order=[1, 2], lot=LOT, lot_by="organiser"))
    log.write_bytes(b"".join(encode(each) + b"\n" for each in tournament.entries))
    assert vierblatt("tournament", "check-boards", stored(tmp_path, proof), "--log", str(log)).code == 0
    other = msgspec.structs.replace(proof, lot="3 6 2", boards=[])
    ran = vierblatt("tournament", "check-boards", stored(tmp_path, other), "--log", str(log), "--lang", "en")
    assert ran.code == 1 and "another tournament, game, anchor or lot" in ran.out.replace("\n", " ")


def test_another_file_is_no_proof(tmp_path: Path) -> None:
    path = tmp_path / "proof.json"
    path.write_text("[]")
    ran = vierblatt("tournament", "check-boards", str(path), "--lang", "en")
    assert ran.code == 2 and "not the proof" in ran.err.replace("\n", " ")
