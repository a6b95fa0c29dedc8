"""Files to be written are tried before any long work; a place that cannot be written to is one sentence, and code 2."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import vierblatt as package
from tests.cli.running import vierblatt
from vierblatt import whole_files

POSITIONS = Path(__file__).parents[1] / "positions"
SOURCES = str(Path(package.__file__).parent.parent)
#: Command lines that end in the option before a file.
WRITING = {
    "solve": ("solve", str(POSITIONS / "baloot-middle.json"), "--json"),
    "forecast": ("forecast", str(POSITIONS / "kout_bo-auction.json"), "--json"),
    "watch": ("watch", "kout_bo", "--seed", "1", "--deals", "1", "--save"),
    "simulate json": ("simulate", "kout_bo", "--deals", "20", "--json"),
    "simulate csv": ("simulate", "kout_bo", "--deals", "20", "--csv"),
    "simulate plot": ("simulate", "kout_bo", "--deals", "20", "--plot"),
    "simulate checkpoint": ("simulate", "kout_bo", "--deals", "20", "--checkpoint"),
    "arena json": ("arena", "kout_bo", "rules", "random", "--deals", "4", "--json"),
    "arena checkpoint": ("arena", "kout_bo", "rules", "random", "--deals", "4", "--checkpoint"),
    "load": ("load", "localhost", "--json"),
}


def reported(ran: Any, *parts: str) -> bool:
    """Whether a command ended with one sentence that contains the parts, before it printed anything."""
    return ran.code == 2 and ran.err.count("\n") == 1 and not ran.out and all(part in ran.err for part in parts)


@pytest.mark.parametrize("command", WRITING)
def test_a_missing_folder_is_one_sentence(command: str, tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "told.svg"
    assert reported(vierblatt(*WRITING[command], str(path), "--lang", "en"), str(path))


@pytest.mark.parametrize("command", WRITING)
def test_a_full_disk_is_noticed_before_the_work(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    path = tmp_path / "told.svg"
    assert reported(vierblatt(*WRITING[command], str(path), "--lang", "en"), str(path), "No space left")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("command", WRITING)
def test_a_read_only_folder_is_noticed_before_the_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os_open = os.open

    def guarded(path: Any, flags: int, *more: Any, **named: Any) -> int:
        if flags & os.O_CREAT and str(path).startswith(str(tmp_path)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return os_open(path, flags, *more, **named)

    path_open = Path.open

    def opened(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        if "r" not in mode and str(path).startswith(str(tmp_path)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return path_open(path, mode, *more, **named)

    monkeypatch.setattr(os, "open", guarded)
    monkeypatch.setattr(Path, "open", opened)
    path = tmp_path / "told.svg"
    assert reported(vierblatt(*WRITING[command], str(path), "--lang", "en"), str(path), "Permission denied")


@pytest.mark.parametrize("command", ["solve", "watch", "simulate plot"])
def test_a_folder_is_no_file(command: str, tmp_path: Path) -> None:
    folder = tmp_path / "folder.svg"
    folder.mkdir()
    assert reported(vierblatt(*WRITING[command], str(folder), "--lang", "en"), str(folder))


def test_a_disk_that_fills_up_during_the_work_leaves_the_old_file_and_writes_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, csv = tmp_path / "old.json", tmp_path / "told.csv"
    old.write_text("{}")
    replace = Path.replace

    def full(draft: Path, target: Path) -> Path:
        if target.name == "old.json":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return replace(draft, target)

    monkeypatch.setattr(Path, "replace", full)
    ran = vierblatt("simulate", "kout_bo", "--deals", "20", "--json", str(old), "--csv", str(csv), "--lang", "en")
    assert ran.code == 2 and "No space left" in ran.err and "20 deals" in ran.out
    assert old.read_text() == "{}" and csv.read_text()
    assert {*tmp_path.iterdir()} == {old, csv}


def test_trying_a_file_out_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    whole_files.try_out(file)
    assert not [*tmp_path.iterdir()]
    file.write_text("old")
    whole_files.try_out(file)
    assert file.read_text() == "old" and [*tmp_path.iterdir()] == [file]


@pytest.mark.skipif(os.name == "nt", reason="links and devices are different there")
def test_a_link_stays_and_a_device_is_written_to(tmp_path: Path) -> None:
    file, link = tmp_path / "told.json", tmp_path / "link.json"
    file.write_text("old")
    link.symlink_to(file)
    whole_files.write_whole(link, b"new")
    whole_files.write_whole(Path(os.devnull), b"new")
    assert link.is_symlink() and file.read_text() == "new" and not Path(os.devnull).is_file()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", [("solve", str(POSITIONS / "baloot-middle.json"), "--json", "-"), ("games",)])
def test_a_full_standard_output_is_one_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "vierblatt", *words, "--lang", "en"],
            check=False, stdout=full, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": SOURCES},
        )  # fmt: skip
    assert ran.returncode == 2 and ran.stderr.count("\n") == 1
    assert "standard output" in ran.stderr


def test_json_that_is_written_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "told.json"
    assert vierblatt(*WRITING["solve"], str(file)).code == 0
    assert json.loads(file.read_text())["values"]
