"""Runs: any number of workers, checkpoints, interrupts, workers that die."""

from __future__ import annotations

import os
import signal
from collections import deque
from pathlib import Path

import msgspec
import pytest

from vierblatt.arena import Contest, ContestInterrupted, Ledger, run
from vierblatt.arena.files import from_json, to_json
from vierblatt.arena.report import ContestReport, report
from vierblatt.arena.results import Clock
from vierblatt.arena.workers import ProcessRunner
from vierblatt.errors import ArenaFailure, BadCheckpoint, BadOption
from vierblatt.kernel import cache

CONTEST = Contest("kout_bo", ["rules", "random", "rules:mistakes=30"], 12, seed=4, until_decided=True)


def text(ledger: Ledger) -> str:
    """The report without what the clock says."""
    found = report(ledger)
    return to_json(msgspec.structs.replace(found, clocks=[Clock()] * len(found.clocks)))


@pytest.fixture(scope="module")
def whole() -> Ledger:
    return run(CONTEST)


def test_any_number_of_workers_gives_the_same_bytes(whole: Ledger) -> None:
    assert text(run(CONTEST, workers=2)) == text(whole)


def test_a_contest_resumes_where_it_stopped(whole: Ledger, tmp_path: Path) -> None:
    kept = tmp_path / "kept"

    def stop(ledger: Ledger) -> None:
        if len(ledger.boards) == 7:
            raise KeyboardInterrupt

    with pytest.raises(ContestInterrupted) as stopped:
        run(CONTEST, done=stop, checkpoint=kept)
    part = report(stopped.value.ledger)
    assert not part.complete and sum(pair.boards for pair in part.pairs) == 7
    heard: list[int] = []
    resumed = run(CONTEST, done=lambda ledger: heard.append(len(ledger.boards)), checkpoint=kept)
    assert heard[0] == 8 and text(resumed) == text(whole)
    assert text(run(CONTEST, done=lambda _: pytest.fail("all is played"), checkpoint=kept)) == text(whole)


def test_a_checkpoint_of_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept"
    few = Contest("kout_bo", ["rules", "random"], 2)
    run(few, checkpoint=kept)
    with pytest.raises(BadCheckpoint, match="another-contest"):
        run(Contest("kout_bo", ["rules", "random"], 3), checkpoint=kept)
    with monkeypatch.context() as patched:
        patched.setattr(Contest, "rules_key", "another")
        with pytest.raises(BadCheckpoint, match="another-version"):
            run(few, checkpoint=kept)
    kept.write_text(kept.read_text().replace('"moves": ', '"moves": 1'))
    with pytest.raises(BadCheckpoint, match="damaged"):
        run(few, checkpoint=kept)
    with pytest.raises(BadCheckpoint, match="unwritable"):
        run(few, checkpoint=tmp_path / "nowhere" / "kept")


def test_boards_of_other_bots_are_those_of_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The key of a contest depends on the sources of the bots and of their search."""
    key, content = CONTEST.rules_key, cache._content
    for source in (
        "bots/players.py",
        "search/evaluation.py",
        "arena/external/player.py",
        "games/kout_bo/research/match_equity.py",
    ):
        assert (cache.PACKAGE / source).exists()
        with monkeypatch.context() as patched:
            cache.rules_key.cache_clear()
            patched.setattr(cache, "_content", lambda file, s=source: b"" if file.match(s) else content(file))
            assert CONTEST.rules_key != key
    cache.rules_key.cache_clear()
    assert CONTEST.rules_key == key


def test_an_error_in_a_worker_is_raised_in_the_parent() -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        run(Contest("kout_bo", ["rules", "kasparov"], 2), workers=2)


def test_a_dead_worker_is_reported_and_no_process_remains() -> None:
    contest = Contest("kout_bo", ["rules", "random"], 400)
    with ProcessRunner(contest, 2) as workers:
        processes = [*workers._processes.values()]
        boards = workers.play([(0, number) for number in range(400)])
        next(boards)
        assert processes[0].pid is not None
        os.kill(processes[0].pid, signal.SIGKILL)
        with pytest.raises(ArenaFailure, match="worker-died"):
            deque(boards)
    assert not any(process.is_alive() for process in processes)


def test_a_report_comes_back_from_its_file(whole: Ledger) -> None:
    found = report(whole)
    assert from_json(to_json(found)) == found
    assert msgspec.json.decode(to_json(found, commit="abc"))["commit"] == "abc"


def test_the_report_names_the_better_bot(whole: Ledger) -> None:
    found = report(whole)
    assert found.pairs[0].decided == 1 and found.pairs[0].sequential
    for pair in found.pairs:
        assert pair.ahead + pair.even + pair.behind == pair.boards == len(pair.margins)
    strengths = [bot.rating.mu for bot in found.bots if bot.rating]
    assert len(strengths) == 3 and min(strengths) == strengths[1]
    assert [bot.boards for bot in found.bots] == [
        sum(pair.boards for pair in found.pairs if bot in {pair.first, pair.second}) for bot in range(3)
    ]
    assert all(clock.decisions > 0 and clock.seconds >= clock.longest > 0 for clock in found.clocks)


def test_two_bots_need_no_ratings_and_matches_are_counted() -> None:
    found: ContestReport = report(run(Contest("kout_bo", ["rules", "random"], 2, unit="matches")))
    assert [bot.rating for bot in found.bots] == [None, None]
    assert (found.pairs[0].won, found.pairs[0].drawn, found.pairs[0].lost) == (4, 0, 0)
    assert not found.pairs[0].sequential and found.deals > 4
