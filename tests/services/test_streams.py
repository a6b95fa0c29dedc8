"""What may be wrong with a command's streams and files: closed, read by nobody, full, not to be written."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from tests.cli.running import vierblatt as run_here
from tests.scale import slow_except
from tests.services.running import CASES, POSITION, SOURCES
from vierblatt.record import load, verify

pytestmark = pytest.mark.skipif(os.name == "nt", reason="streams are different there")

CLOSED = (
    "watch kout_bo --seed 1 --deals 1",
    "play kout_bo",
    "games",
    "rules kout_bo",
    "player rules",
    "replay match.json",
)


#: For each change every command, with one of its streams closed.
STREAMS = ("<&-", ">&-", "2>&-")
QUICK = {*zip(CLOSED, STREAMS * 2, strict=True)}


@pytest.mark.parametrize(("words", "stream"), slow_except(QUICK, product(CLOSED, STREAMS)))
def test_a_closed_stream_is_no_failure(words: str, stream: str, tmp_path: Path, record: Path) -> None:
    (tmp_path / "match.json").write_bytes(record.read_bytes())
    ran = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m vierblatt {words} {stream}', sys.executable],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": SOURCES},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr


@pytest.mark.parametrize("words", ["games", "rules baloot", "replay match.json", "verify match.json --json -"])
def test_a_reader_who_has_gone_is_no_failure(words: str, tmp_path: Path, record: Path) -> None:
    (tmp_path / "match.json").write_bytes(record.read_bytes())
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [sys.executable, "-m", "vierblatt", *words.split()],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": SOURCES},
    ) as process:
        os.close(writing)
        assert process.stderr is not None
        assert (process.stderr.read(), process.wait()) == ("", 0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize(
    "words",
    [
        "watch kout_bo --seed 1 --deals 1 --save /dev/full",
        "simulate kout_bo --deals 20 --json /dev/full",
        "simulate kout_bo --deals 20 --csv /dev/full",
        "arena kout_bo rules random --deals 4 --workers 1 --json /dev/full",
        "solve POSITION --json /dev/full",
        "check CASES --json /dev/full",
        "simulate kout_bo --deals 20 --json /proc/told.json",
        "watch kout_bo --seed 1 --deals 1 --save /proc/told.json",
        "analyse MATCH --html /proc/told.html",
    ],
)
def test_a_place_that_takes_nothing_is_one_sentence(words: str, record: Path) -> None:
    given = {"POSITION": POSITION, "CASES": CASES, "MATCH": str(record)}
    if words.startswith("check"):
        run_here("check", CASES)  # what this compiles, and says so, is not what is tested
    ran = run_here(*(given.get(word, word) for word in words.split()), "--lang", "en")
    place = words.rsplit(maxsplit=1)[-1]
    assert ran.code == 2 and place in ran.err and len(ran.err.splitlines()) == 1, (ran.code, ran.err)
    assert verify(load(record)) == []
