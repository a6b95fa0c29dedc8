"""`simulate`: tables, files, pictures; parts, checkpoints, bad input."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from tests.registry import GAMES
from vierblatt.cli.commands import simulate
from vierblatt.simulate import cluster
from vierblatt.simulate.files import from_json
from vierblatt.simulate.job import SimulationJob
from vierblatt.simulate.progress import Done, Progress, SimulationInterrupted
from vierblatt.simulate.tally import Tally
from vierblatt.simulate.threads import run

FEW = ("--deals", "40")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_a_report_is_printed_in_every_language(game: str, lang: str) -> None:
    ran = vierblatt("simulate", game, *FEW, "--lang", lang)
    assert ran.code == 0
    assert "±" in ran.out and "40" in ran.out
    for untold in ("count-", "figure-", "report-", "number-"):
        assert untold not in ran.out


def test_the_same_seed_gives_the_same_report_with_any_number_of_threads() -> None:
    one = vierblatt("simulate", "kout_bo", *FEW, "--seed", "5", "--threads", "1")
    assert one == vierblatt("simulate", "kout_bo", *FEW, "--seed", "5", "--threads", "3")
    assert one.out != vierblatt("simulate", "kout_bo", *FEW, "--seed", "6").out


def test_numbers_may_be_written_in_groups() -> None:
    assert "1,000" in vierblatt("simulate", "kout_bo", "--deals", "1_000", "--players", "random", "--lang", "en").out


def test_the_report_has_match_lengths_and_separates_different_players() -> None:
    ran = vierblatt("simulate", "kout_bo", "--matches", "3", "--players", "rules,random", "--lang", "en")
    assert ran.code == 0
    assert "3 whole matches" in ran.out and "Deals of a match" in ran.out and "Sides" in ran.out


def test_the_report_names_house_rules() -> None:
    ran = vierblatt("simulate", "kout_bo", *FEW, "--preset", "kout_bo_4", "--rule", "target=51", "--lang", "en")
    assert "players=4, target=51" in ran.out


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_files_hold_the_report(tmp_path: Path, ending: str) -> None:
    files = {kind: tmp_path / f"report.{kind}" for kind in ("json", "csv", ending)}
    ran = vierblatt(
        "simulate", "baloot", *FEW, "--json", str(files["json"]), "--csv", str(files["csv"]),
        "--plot", str(files[ending]), "--lang", "ar",
    )  # fmt: skip
    assert ran.code == 0
    found = from_json(files["json"].read_bytes())
    assert (found.game, found.units, found.complete) == ("baloot", 40, True)
    rows = list(csv.DictReader(files["csv"].read_text().splitlines()))
    made = next(row for row in rows if (row["table"], row["row"], row["figure"]) == ("contract", "hokom", "made"))
    estimate = next(row for row in found.tables[0].rows if row.name == "hokom").rates["made"]
    assert estimate is not None and float(made["value"]) == estimate.value
    assert files[ending].read_bytes()[:5] == {"png": b"\x89PNG\r", "svg": b"<?xml"}[ending]


BAD = {
    "no such game": ("simulate", "chess"),
    "no such player": ("simulate", "baloot", "--players", "kasparov"),
    "more players than sides": ("simulate", "baloot", "--players", "rules,random,rules"),
    "no deals": ("simulate", "baloot", "--deals", "0"),
    "not a number": ("simulate", "baloot", "--deals", "many"),
    "deals and matches": ("simulate", "baloot", "--deals", "3", "--matches", "3"),
    "threads below none": ("simulate", "baloot", "--threads", "-1"),
    "no such house rule": ("simulate", "baloot", "--rule", "nonsense=1"),
    "no such kind of picture": ("simulate", "baloot", "--plot", "report.gif"),
    "no such folder": ("simulate", "baloot", "--json", "nowhere/report.json"),
    "no such language": ("simulate", "baloot", "--lang", "xx"),
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD)
def test_bad_input_ends_with_a_sentence_and_code_2(words: tuple[str, ...]) -> None:
    ran = vierblatt(*words)
    assert ran.code == 2
    assert ran.err.strip() and "Traceback" not in ran.err and not ran.out


def test_a_picture_without_its_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("plots", "drawing"):
        monkeypatch.delitem(sys.modules, f"vierblatt.simulate.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = vierblatt("simulate", "whist", *FEW, "--plot", "report.png")
    assert ran.code == 2
    assert "vierblatt[plots]" in ran.err and not ran.out


def test_an_unwritable_file_is_reported(tmp_path: Path) -> None:
    ran = vierblatt("simulate", "whist", *FEW, "--json", str(tmp_path))
    assert ran.code == 2
    assert str(tmp_path) in ran.err


def test_a_cluster_is_asked_for_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def there(job: SimulationJob, address: str, *, done: Done, checkpoint: Path | None) -> Tally:
        asked.append(address)
        return run(job, done=done, checkpoint=checkpoint)

    monkeypatch.setattr(cluster, "run_on_ray", there)
    here = vierblatt("simulate", "whist", *FEW)
    assert vierblatt("simulate", "whist", *FEW, "--ray", "local").out == here.out and here.code == 0
    assert asked == ["local"]


def test_a_checkpoint_of_another_job_is_refused(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    assert vierblatt("simulate", "kout_bo", *FEW, "--checkpoint", kept).code == 0
    assert vierblatt("simulate", "kout_bo", *FEW, "--checkpoint", kept, "--seed", "2").code == 2


def test_an_interrupt_reports_the_part_that_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(job: SimulationJob, *, threads: int, done: Done, checkpoint: Path | None) -> Tally:
        part = SimulationJob(job.game, 40, players=job.players)
        raise SimulationInterrupted(Progress.of(job).plus([0], run(part)))

    monkeypatch.setattr(simulate, "run", stopped)
    file = tmp_path / "part.json"
    ran = vierblatt(
        "simulate", "kout_bo", "--deals", "1000", "--json", str(file), "--checkpoint", str(tmp_path / "kept"),
        "--lang", "en",
    )  # fmt: skip
    assert ran.code == 130
    assert "Incomplete: 40 of 1,000." in ran.out and "the same command continues" in ran.out
    assert json.loads(file.read_text())["complete"] is False


def test_an_interrupt_before_any_progress_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(job: SimulationJob, **_: object) -> Tally:
        raise SimulationInterrupted(Progress.of(job))

    monkeypatch.setattr(simulate, "run", stopped)
    ran = vierblatt("simulate", "kout_bo", *FEW, "--lang", "en")
    assert (ran.code, "0 of 40" in ran.out) == (130, True)


def test_after_ctrl_c_the_same_command_completes_the_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def command(name: str, *more: str) -> tuple[int, str]:
        file = tmp_path / name
        return vierblatt("simulate", "kout_bo", *FEW, "--json", str(file), *more).code, file.read_text()

    def stop(progress: Progress) -> None:
        if progress.tally.units >= 20:
            raise KeyboardInterrupt

    @contextmanager
    def interrupted(lang: str, job: SimulationJob) -> Iterator[Done]:
        yield stop

    kept = ("--checkpoint", str(tmp_path / "kept"))
    chunked = simulate.job_of
    monkeypatch.setattr(simulate, "job_of", lambda *words, **more: replace(chunked(*words, **more), chunk=10))
    with monkeypatch.context() as patched:
        patched.setattr(simulate, "bar", interrupted)
        code, part = command("part.json", *kept)
    assert (code, json.loads(part)["units"]) == (130, 20)
    assert command("resumed.json", *kept) == command("whole.json")
