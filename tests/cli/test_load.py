"""`vierblatt load`: what it refuses, what it prints, how it ends."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import vierblatt
from vierblatt.cli.commands import load
from vierblatt.errors import BadOption
from vierblatt.load import Load, LoadPlan
from vierblatt.load.findings import Findings
from vierblatt.load.report import LoadReport, report
from vierblatt.load.timeline import LoadTimeline


@pytest.mark.parametrize(
    "words",
    [
        [], ["ftp://x"], ["x", "--tables", "many"], ["x", "--pace", "-1"], ["x", "--game", "chess"],
        ["x", "--bots", "deep-blue"], ["x", "--plot", "a.txt"], ["x", "--json", "/no/such/folder/a.json"],
        ["x", "--idle", "100000000"], ["http://127.0.0.1:9", "--tables", "1"],
    ],
)  # fmt: skip
def test_bad_input_is_a_sentence_and_exit_code_2(words: list[str]) -> None:
    ran = vierblatt("load", *words)
    assert ran.code == 2
    assert ran.err.strip() and "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("words", "takes"), [(["--seconds", "0"], "≥ 0.1"), (["--tables", "5..4"], "500, 10..500"), (["--idle=-1"], "≥ 0")]
)
def test_errors_name_the_accepted_values(words: list[str], takes: str) -> None:
    assert f"{takes}.\n" in vierblatt("load", "x", "--lang", "en", *words).err


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A load that is over at once, with what stands in here."""
    wanted: dict[str, Any] = {"full": (0.0, 2.0), "faults": []}

    async def run(self: Load, progress: object, stop: asyncio.Event) -> LoadReport:
        now = 0.0
        timeline = LoadTimeline(lambda: now)
        for second in range(3):
            now = float(second)
            timeline.acknowledged(0.004)
            timeline.delivered(0.005)
        findings = Findings()
        for kind in wanted["faults"]:
            findings.add(kind, "abcdefghij", "an example")
        return report(self.plan, timeline, findings, wanted["full"])

    monkeypatch.setattr(Load, "run", run)
    return wanted


@pytest.mark.parametrize(("lang", "said"), [("en", "No faults"), ("de", "Keine Fehler"), ("ar", "لم يوجد")])
def test_a_load_without_faults_is_reported_and_exits_with_0(
    lang: str, said: str, played: dict[str, Any], tmp_path: Path
) -> None:
    files = ["--json", str(tmp_path / "load.json"), "--plot", str(tmp_path / "load.svg")]
    ran = vierblatt("load", "cards.example", "--seconds", "2", "--lang", lang, *files)
    assert ran.code == 0 and said in ran.out
    assert json.loads((tmp_path / "load.json").read_text())["plan"]["servers"] == ["http://cards.example"]
    assert (tmp_path / "load.svg").read_text().startswith("<?xml")


def test_faults_are_reported_with_examples_and_exit_code_1(played: dict[str, Any]) -> None:
    played["faults"] = ["gap", "gap", "leak"]
    ran = vierblatt("load", "cards.example", "--seconds", "2", "--lang", "en")
    assert ran.code == 1
    assert "3 faults" in ran.out and "an example" in ran.out


def test_a_load_that_was_ended_early_says_so(played: dict[str, Any]) -> None:
    played["full"] = None
    ran = vierblatt("load", "cards.example", "--lang", "en")
    assert ran.code == 130 and "Ended early" in ran.out


def test_more_sockets_than_the_system_gives_are_refused_before_anything_is_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resource = pytest.importorskip("resource", reason="this system does not count files")
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 1000))
    with pytest.raises(BadOption, match="too-few-files"):
        load.allow_sockets(LoadPlan(servers=("x",), idle=2000).sockets)
