"""`vierblatt tournament` with bad input: one sentence, exit code 2, and the file as it was."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import vierblatt
from tests.cli.tournament_evening import TypedEvening

#: Commands on a Swiss of four whose first meeting has a result; FILE is its file, NEW one that is not there.
LINES = """
new FILE --game baloot --format knockout
export FILE --standings FILE
export FILE --results FILE
export FILE --names FILE
export FILE --json FILE
export FILE --standings x --results x
new NEW --game baloot --format cup
new NEW --game balot --format knockout
new NEW --game king_bolola --format knockout
new NEW --game baloot --format swiss
new NEW --game baloot --format swiss --rounds 0
new NEW --game baloot --format swiss --rounds 0 --contestants 8
new NEW --game baloot --format arena --minutes 0
new NEW --game baloot --format league --cycles 0
new NEW --game baloot --format swiss --rounds 3 --third-place
new NEW --game baloot --format swiss --rounds 3 --tie-break luck
new NEW --game baloot --format swiss --rounds 3 --tie-break wins --tie-break wins
new NEW --game baloot --format knockout --tie-break wins
new NEW --game baloot --format swiss --rounds 3 --boards 4 --imp-scale 5,5
new NEW --game baloot --format swiss --rounds 3 --players 7
new NEW --game baloot --format swiss --contestants many
new NEW --game baloot --format knockout --best-of 2
new NEW --game baloot --format knockout --rule target=many
new NEW --game baloot --format pairs
new NEW --game baloot --format pairs --contestants 2
new NEW --game baloot --format pairs --contestants 8 --movement mitchell
new NEW --game baloot --format pairs --contestants 8 --rounds 20
new NEW --game baloot --format swiss --contestants -5
new NEW --game baloot --format swiss --contestants 99999999999
new NEW --game baloot --format pairs --rounds 3 --boards 3 --movement rover
new no/such/folder/x --game baloot --format knockout
show NEW
show .
show FILE --round 2
enter FILE
enter FILE Omar --from x
enter FILE --from MISSING
enter FILE amal and  badr
enter FILE ;
enter FILE Omar --seed 0
enter FILE A;1;2;3;4;5
check-in FILE
check-in FILE 9
check-in FILE 1
check-in FILE 1 --all
withdraw FILE
withdraw FILE 0
withdraw FILE 9
return FILE 1
start FILE
start FILE --lot -1
pair FILE
report FILE
report FILE 2
report FILE 1 152:98
report FILE 9 152:98
report FILE 2 152
report FILE 2 152:98:3
report FILE 2 152:98 152:98
report FILE 2 1=+3
report FILE 2 9999999:1
report FILE 2 a:b
report FILE 2 152:98 --from x
rule FILE 2 walkover --reason x
rule FILE 2 walkover --winner 1 --reason x
rule FILE 2 draw --reason x
rule FILE 2 result --reason x
rule FILE 2 forfeit 3:4 --reason x
rule FILE 2 annulled
penalise FILE 1 2
penalise FILE 1 5000 --reason x
resume FILE
close FILE
export FILE
export FILE --standings - --json -
export FILE --standings no/such/folder/x.csv
sheets NEW x
sheets FILE FILE
verify NEW
""".strip().splitlines()


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> TypedEvening:
    """A Swiss of four; its first meeting has a result."""
    evening = TypedEvening(
        tmp_path_factory.mktemp("faults"), "--game", "baloot", "--format", "swiss", "--rounds", "3", entered=4
    )
    evening.do("start", "--lot", "3")
    evening.do("pair")
    evening.do("report", "1", "152:98")
    return evening


@pytest.mark.parametrize("line", LINES)
def test_bad_input_is_one_sentence_and_changes_nothing(
    line: str, started: TypedEvening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    before = started.file.read_bytes()
    words = [str(started.file) if word == "FILE" else word for word in line.split()]
    if line == "enter FILE amal and  badr":
        words = ["enter", str(started.file), "amal and  badr"]
    ran = vierblatt("tournament", *words, "--lang", "en")
    assert (ran.code, ran.out) == (2, "") and len(ran.err.splitlines()) == 1, ran.out + ran.err
    assert "error-" not in ran.err and "Traceback" not in ran.err
    assert started.file.read_bytes() == before and not [*tmp_path.iterdir()]


def test_a_bad_line_of_a_list_is_named_and_nobody_enters(started: TypedEvening, tmp_path: Path) -> None:
    names, before = tmp_path / "names.txt", started.file.read_bytes()
    names.write_text("Omar\n\nOMAR\n", encoding="utf-8")
    ran = started.ran("enter", "--from", str(names))
    assert ran.code == 2 and f"{names}, line 3: “OMAR” has entered already, as number 5." in ran.err
    names.write_bytes(b"\xff\xfeO")
    assert "not text in UTF-8" in started.ran("enter", "--from", str(names)).err
    names.write_bytes(b"x" * (1 << 21))
    assert "too long" in started.ran("enter", "--from", str(names)).err
    assert started.file.read_bytes() == before


def test_lists_come_from_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1")
    monkeypatch.setattr("sys.stdin", io.StringIO("Amal; A; B\nBadr\n"))
    assert "2 contestants have entered" in evening.do("enter", "--from", "-")
    evening.do("start")
    evening.do("pair")
    monkeypatch.setattr("sys.stdin", io.StringIO("1 152:98\n"))
    assert "All rounds have been played" in evening.do("report", "--from", "-")
    monkeypatch.setattr("sys.stdin", io.StringIO("one 152:98\n"))
    assert "line 1: A line has the number" in evening.ran("report", "--from", "-").err


def test_a_full_disk_leaves_the_file_as_it_was(started: TypedEvening, monkeypatch: pytest.MonkeyPatch) -> None:
    before = started.file.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr("vierblatt.tournaments.files.os.fsync", full)
        ran = started.ran("report", "2", "152:98")
    assert ran.code == 2 and "cannot be written" in ran.err and started.file.read_bytes() == before


def test_a_file_that_may_not_be_written_can_be_shown(started: TypedEvening, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Path.open

    def read_only(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        if "+" in mode:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return opened(path, mode, *more, **named)

    monkeypatch.setattr(Path, "open", read_only)
    ran = started.ran("report", "2", "152:98")
    assert ran.code == 2 and "cannot be written" in ran.err
    assert started.ran("show").code == 0


def test_a_last_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=2)
    evening.do("start")
    whole = evening.lines()
    evening.file.write_bytes(evening.file.read_bytes()[:-9])
    assert evening.next_command()[1] == "start"
    evening.do("start")
    assert len(evening.lines()) == len(whole) and evening.ran("verify").code == 0


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_a_damaged_line_is_explained(lang: str, tmp_path: Path) -> None:
    evening = TypedEvening(tmp_path, "--game", "baloot", "--format", "swiss", "--rounds", "1", entered=2, lang=lang)
    with evening.file.open("ab") as file:
        file.write(b'{"entry":"withdrew","at":9999999999999,"contestant":7}\n')
    ran = evening.ran("show")
    assert ran.code == 2 and "4" in ran.err and "no-such-contestant" not in ran.err
    assert evening.ran("verify").code == 1
