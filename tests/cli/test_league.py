"""`vierblatt league`: a key, a run that is interrupted and resumed, the table, and the check."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.league.liars import CONSISTENT_LIES, honest, key, signed
from vierblatt.arena.contest import Contest
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.run_contest import ContestInterrupted, Done, run
from vierblatt.cli.league import running
from vierblatt.league.result import LeagueResult

LEAGUE = """
format = "vierblatt-league-1"
name = "Two and a program"
game = "kout_bo"
boards = 2
seed = 3
[[entrants]]
name = "Weak"
bot = "beginner"
[[entrants]]
name = "Firm"
bot = "rules"
[[entrants]]
name = "Crashing"
bot = "exec:COMMAND"
"""
#: Greets, and is gone.
GREETING = shlex.quote('print("ready")')


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a league, its key, and an honest result of another one; the working folder."""
    monkeypatch.chdir(tmp_path)
    text = LEAGUE.replace("COMMAND", f"{sys.executable} -S -c {GREETING}".replace('"', r"\""))
    (tmp_path / "small.toml").write_text(text)
    honest().write(tmp_path / "honest.json")
    assert vierblatt("league", "key", "my.pem").code == 0
    return tmp_path


RUN = ("league", "run", "small.toml", "--key", "my.pem", "--workers", "1")


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_a_league_is_played_shown_and_checked_in_every_language(lang: str, folder: Path) -> None:
    ran = vierblatt(*RUN, "--lang", lang)
    assert ran.code == 0 and not (folder / "small.checkpoint.json").exists()
    shown = vierblatt("league", "table", "small.result.json", "--lang", lang)
    assert shown.code == 0
    for out in (ran.out, shown.out):
        assert all(name in out for name in ("Two and a program", "1. Firm", "Weak", "3. Crashing", "±"))
    checked = vierblatt("league", "check", "small.result.json", "--replay", "2", "--lang", lang)
    assert checked.code == 0
    result = LeagueResult.read(folder / "small.result.json")
    assert result.public_key in checked.out and result.cards in shown.out
    assert {fault.code for board in result.boards for fault in board.faults} == {"player-ended"}
    for out in (ran.out, shown.out, checked.out):
        assert not any(untold in out for untold in ("league-", "arena-", "fault-", "error-"))


def test_an_interrupted_league_shows_its_table_and_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def interrupted(contest: Contest, _workers: int, done: Done, checkpoint: Path | None, _ray: str) -> Ledger:
        def stop(ledger: Ledger) -> None:
            done(ledger)
            played.append(len(ledger.boards))
            if len(ledger.boards) == 3:
                raise KeyboardInterrupt

        return run(contest, done=stop, checkpoint=checkpoint)

    with monkeypatch.context() as patch:
        patch.setattr(running, "play_contest", interrupted)
        ran = vierblatt(*RUN, "--lang", "en")
    assert ran.code == 130 and "only 3 boards" in ran.out and "small.checkpoint.json" in ran.out
    assert not (folder / "small.result.json").exists()
    assert vierblatt(*RUN).code == 0
    assert played == [1, 2, 3] and len(LeagueResult.read(folder / "small.result.json").boards) == 6
    again = vierblatt(*RUN, "--lang", "en")  # nobody plays for hours and then loses one of two results
    assert again.code == 2 and "already a file small.result.json" in again.err
    assert issubclass(ContestInterrupted, KeyboardInterrupt)


def test_a_lie_is_told_with_exit_code_1(folder: Path) -> None:
    liar = signed(CONSISTENT_LIES["changes scores and the table"](), key())
    liar.write(folder / "liar.json")
    assert vierblatt("league", "check", "liar.json").code == 0  # nothing in the file contradicts itself
    ran = vierblatt("league", "check", "liar.json", "--replay", "99", "--lang", "en")
    assert ran.code == 1 and "Weak against Middle, board 1: played again, it ends differently." in ran.out
    body = json.loads((folder / "honest.json").read_text())
    body["boards"][0]["margin"] += 1
    (folder / "honest.json").write_text(json.dumps(body))
    ran = vierblatt("league", "check", "honest.json", "--json", "-")
    found = json.loads(ran.out)
    assert ran.code == 1 and {fault["code"] for fault in found["faults"]} >= {"league-signature", "league-board"}
    assert vierblatt("league", "table", "honest.json").code == 2  # there is no table of such boards


def test_a_public_key_is_compared(folder: Path) -> None:
    assert vierblatt("league", "check", "honest.json", "--public-key", key().public).code == 0
    ran = vierblatt("league", "check", "honest.json", "--public-key", "0" * 64, "--lang", "en")
    assert ran.code == 1 and "signed with another key" in ran.out


def test_the_table_as_json_is_that_of_the_file(folder: Path) -> None:
    ran = vierblatt("league", "table", "honest.json", "--json", "-")
    assert json.loads(ran.out) == json.loads((folder / "honest.json").read_text())["table"]


def test_a_key_is_not_replaced(folder: Path) -> None:
    before = (folder / "my.pem").read_bytes()
    ran = vierblatt("league", "key", "my.pem")
    assert ran.code == 2 and (folder / "my.pem").read_bytes() == before
