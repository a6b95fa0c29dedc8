"""Every input from outside leads to an answer or to a proper refusal: the short form of ``make fuzz``."""

from __future__ import annotations

import itertools
import random
import time
from pathlib import Path

import pytest

from tests import fuzz
from tests.fuzz.__main__ import COUNT, main
from tests.fuzz.mutation import Mutator
from tests.fuzz.progress import Progress
from tests.fuzz.running import BLOCK, Failure, Feeder, corpus_files
from tests.fuzz.target import Target, stateless_target
from tests.fuzz.targets import TARGETS
from tests.scale import scaled
from tests.soak import sources
from vierblatt.errors import BadCard

#: Inputs of the short form, over all targets.
INPUTS = 50_000

each_target = pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)


@each_target
def test_a_target_passes_valid_kept_and_new_inputs(target: Target) -> None:
    feeder = Feeder(target, seed=0)
    with target.open_check() as check:
        feeder.warm(check)
        wrong = [found for path in corpus_files(target.name) for found in feeder.feed(check, path.read_bytes())]
        wrong += feeder.block(check, 0, count=max(20, scaled(INPUTS) * target.share // 10_000))
    assert not wrong, wrong[0]


def test_every_kept_input_belongs_to_a_target() -> None:
    assert {path.parent.name for path in (Path(__file__).parent / "corpus").glob("*/*")} <= {*TARGETS}


def test_the_shares_are_those_of_a_whole() -> None:
    assert sum(target.share for target in TARGETS.values()) == 10_000


def _reads_three_letters(data: bytes) -> None:
    if len(data) > 3:
        raise BadCard("bad-card", text="")
    if b"}" in data:
        raise KeyError("not thought of")


def test_the_fuzzer_finds_a_planted_defect_and_nothing_else() -> None:
    target = stateless_target("planted", lambda: [b"{}"], _reads_three_letters, share=1)
    failures = [*Feeder(target, seed=1).block(_reads_three_letters, 0)]
    assert failures and all(b"}" in each.data and "KeyError" in each.why for each in failures)


def test_a_block_is_the_same_every_time() -> None:
    seeds = [b'{"seat": 3, "cards": ["AS", "KD"]}']
    first, again, other = (Mutator(seeds, random.Random(seed)) for seed in (1, 1, 2))
    inputs = [[mutator.next() for _ in range(200)] for mutator in (first, again, other)]
    assert inputs[0] == inputs[1] != inputs[2]
    assert len({*inputs[0]}) > 150


def test_a_failing_input_is_kept_in_the_corpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.fuzz.running.CORPUS", tmp_path)
    failure = Failure("cards", b"\xff", "because")
    failure.save()
    assert [path.read_bytes() for path in corpus_files("cards")] == [b"\xff"]


def test_a_run_resumes_unless_seed_or_code_changed(tmp_path: Path) -> None:
    file = tmp_path / "new" / "progress.json"
    Progress(3, "code", {"cards": 7}).save(file)
    assert Progress.of(file, 3, "code").blocks == {"cards": 7}
    assert Progress.of(file, 4, "code").blocks == {}
    assert Progress.of(file, 3, "newer code").blocks == {}
    file.write_bytes(b"{")
    assert Progress.of(file, 3, "code").blocks == {}


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command stores its progress."""
    file = tmp_path / "fuzz.json"
    monkeypatch.setattr("tests.fuzz.__main__.STATE", file)
    return file


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["tests.fuzz", *words])
    return main()


def test_a_finished_run_reports_nothing_left_to_feed(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(monkeypatch, "--only", "cards", "--count", "1") == 0
    assert "fed before" not in capsys.readouterr().out and state.exists()
    assert command(monkeypatch, "--only", "cards", "--count", "1") == 0
    assert "fed before" in capsys.readouterr().out


def test_minutes_alone_are_not_ended_by_a_count(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = Progress(1, sources(Path(fuzz.__file__).parent), {"cards": COUNT // BLOCK})
    whole.save(state)
    clock = itertools.count()
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    assert command(monkeypatch, "--only", "cards", "--minutes", "0.1") == 0
    assert "fed before" not in capsys.readouterr().out
    assert Progress.of(state, 1, whole.sources).blocks["cards"] > COUNT // BLOCK
