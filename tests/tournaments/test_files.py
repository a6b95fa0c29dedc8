"""Files of tournaments: nothing that was added is lost, and every fault is named with its line."""

from __future__ import annotations

import errno
import os
import random
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from vierblatt.errors import BadTournament
from vierblatt.tournaments import Knockout, Swiss, Tournament, TournamentFile, create, deciding, standings
from vierblatt.tournaments.entries import ResultReported, decode, encode

from .random_tournaments import RandomTournament


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a tournament of two contestants."""
    file = TournamentFile.create(tmp_path / "evening.jsonl", create(0, "t", "Evening", "baloot", Knockout()))
    for name in ("أمل وبدر", "Dana & Essa"):
        file.add(deciding.enter(file.tournament.state, 1, name))
    return file.path


@pytest.mark.parametrize("seed", range(20))
def test_a_tournament_read_again_stands_as_before(tmp_path: Path, seed: int) -> None:
    played = RandomTournament(random.Random(seed)).play()
    file = TournamentFile.create(tmp_path / "t.jsonl", played.entries[0])
    file.add(played.entries[1:])
    again = TournamentFile(file.path).tournament
    assert again.entries == played.entries
    assert standings(again.state) == standings(played.state)
    assert [decode(encode(entry)) for entry in again.entries] == played.entries


def test_an_existing_file_is_never_begun_again(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(BadTournament, match="tournament-file-exists"):
        TournamentFile.create(path, create(0, "t", "Other", "baloot", Knockout()))
    assert path.read_bytes() == before


def test_entries_are_added_all_or_none(path: Path) -> None:
    file, before = TournamentFile(path), path.read_bytes()
    entries = [*deciding.start(file.tournament.state, 2, [2, 1]), ResultReported(at=3, meeting=1, matches=[[152, 3]])]
    with pytest.raises(BadTournament, match="no-such-meeting"):
        file.add(entries)
    assert path.read_bytes() == before
    assert file.tournament.state.stage == "entering"
    file.add(entries[:1])
    assert TournamentFile(path).tournament.state.order == [2, 1]


def test_a_line_that_was_cut_off_is_left_out(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"entry":"entered","at":5,"contes')
    file = TournamentFile(path)
    assert len(file.tournament.entries) == 3
    file.add(deciding.enter(file.tournament.state, 6, "Third"))
    assert path.read_bytes().startswith(whole) and len(path.read_bytes().splitlines()) == 4


def test_a_withdrawal_whose_walkover_was_cut_off_can_be_completed(path: Path) -> None:
    file = TournamentFile(path)
    file.add(deciding.start(file.tournament.state, 1, [1, 2]))
    file.add(deciding.pair(file.tournament.state, 1))
    file.add(deciding.withdraw(file.tournament.state, 1, 1))
    path.write_bytes(path.read_bytes()[:-5])
    again = TournamentFile(path)
    assert again.tournament.state.contestants[1].withdrawn and again.tournament.state.open_meetings
    again.add(deciding.rule(again.tournament.state, 1, 1, "walkover", side=1))
    assert not TournamentFile(path).tournament.state.open_meetings


def test_a_file_that_an_editor_has_saved_in_its_own_way(path: Path) -> None:
    path.write_bytes(BOM_UTF8 + path.read_bytes().replace(b"\n", b"\r\n"))
    file = TournamentFile(path)
    file.add(deciding.enter(file.tournament.state, 1, "Third"))
    assert len(TournamentFile(path).tournament.state.contestants) == 3


def test_what_another_program_added_is_not_overwritten(path: Path) -> None:
    first, second = TournamentFile(path), TournamentFile(path)
    second.add(deciding.enter(second.tournament.state, 6, "Third"))
    with pytest.raises(BadTournament, match="tournament-file-changed"):
        first.add(deciding.enter(first.tournament.state, 7, "Also third"))
    assert TournamentFile(path).tournament.state.contestants[3].name == "Third"


def test_a_full_disk_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, before = TournamentFile(path), path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadTournament, match="cannot-write"):
        file.add(deciding.enter(file.tournament.state, 6, "Third"))
    monkeypatch.undo()
    assert path.read_bytes() == before
    file.add(deciding.enter(file.tournament.state, 6, "Third"))
    assert len(TournamentFile(path).tournament.state.contestants) == 3


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"{}", "entry"),
        (b"\xff\xfe", "malformed"),
        (b'{"entry":"entered","at":0,"contestant":3,"name":"Early"}', "entry-too-early"),
        (b'{"entry":"entered","at":9,"contestant":4,"name":"Four"}', "bad-contestant-number"),
        (b'{"entry":"entered","at":9,"contestant":3,"name":"Three","rank":1}', "unknown field"),
        (b'{"entry":"started","at":9,"order":[1]}', "bad-draw"),
        (b'{"entry":"started","at":9,"order":[1,1]}', "bad-draw"),
        (b'{"entry":"withdrew","at":9,"contestant":3}', "no-such-contestant"),
        (b'{"entry":"created","at":9,"tournament":"t","name":"n","game":"baloot","format":{"format":"knockout"}}',
         "tournament-created-twice"),
        (b"[" * 5000, "array"),
        (b'{"entry":"withdrew","at":253370764800000,"contestant":1}', "int"),
        (b'{"entry":"withdrew","at":9,"contestant":1,"reason":"ill\\nor not"}', "bad-reason"),
        (b'{"entry":"penalised","at":9,"contestant":1,"points":1,"reason":"' + 201 * b"x" + b'"}', "bad-reason"),
    ],
)  # fmt: skip
def test_a_bad_line_is_named(path: Path, line: bytes, why: str) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(BadTournament) as fault:
        TournamentFile(path)
    assert (fault.value.code, fault.value.parameters["line"]) == ("bad-tournament-line", 4)
    assert why in str(fault.value).lower()


def test_a_file_without_an_end_is_not_read_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.tournaments.files.MOST_BYTES", 1 << 10)
    for endless in (path, Path("/dev/zero")):
        path.write_bytes(b" " * (1 << 11))
        with pytest.raises(BadTournament, match="tournament-file-too-large"):
            TournamentFile(endless)


def test_a_file_without_a_tournament(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    for path, code in (
        (empty, "tournament-file-empty"),
        (tmp_path / "missing", "cannot-read"),
        (tmp_path, "cannot-read"),
    ):
        with pytest.raises(BadTournament, match=code):
            TournamentFile(path)


@pytest.mark.parametrize("name", ["", " ", "x" * 81, "two\nlines", "\x1b[31m", "\udcff"])
def test_a_name_that_cannot_be_shown_begins_no_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / "evening.jsonl"
    with pytest.raises(BadTournament, match="bad-tournament-name"):
        TournamentFile.create(path, deciding.create(0, "t", name, "baloot", Knockout()))
    assert not path.exists()


def test_a_log_begins_with_created() -> None:
    with pytest.raises(BadTournament, match="tournament-not-created"):
        Tournament([])
    swiss = create(0, "t", "Evening", "kout_bo", Swiss(rounds=3))
    assert swiss.players == 3 and swiss.tie_breaks == ["buchholz", "wins", "points-margin"]
