"""`arena` and `player`: tables, files, pictures; parts, checkpoints, bad input."""

from __future__ import annotations

import io
import json
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from vierblatt.arena import cluster
from vierblatt.arena.contest import Contest
from vierblatt.arena.files import from_json
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.run_contest import Done, run
from vierblatt.cli import main
from vierblatt.cli.commands import arena

FEW = ("--deals", "12", "--workers", "1")
#: Greets, and is gone.
GREETING = shlex.quote('print("ready")')
CRASHING = f"exec:{sys.executable} -S -c {GREETING}"


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_a_report_is_printed_in_every_language(lang: str) -> None:
    ran = vierblatt("arena", "baloot", "rules", "random", CRASHING, "--deals", "3", "--workers", "1", "--lang", lang)
    assert ran.code == 0
    assert "±" in ran.out and "3" in ran.out and "random" in ran.out
    for untold in ("arena-", "error-", "number-"):
        assert untold not in ran.out


def test_the_better_bot_is_named_and_a_failing_one_with_its_reason() -> None:
    ran = vierblatt("arena", "kout_bo", "rules", "random", *FEW, "--lang", "en")
    assert "rules is better" in ran.out and "+1" in ran.out and "rating" not in ran.out
    ran = vierblatt("arena", "kout_bo", "rules", CRASHING, "--deals", "2", "--workers", "1", "--lang", "en")
    assert ran.code == 0
    assert "forfeited 4 tables, at 36 points each" in ran.out and "The player has exited with status" in ran.out


def test_a_name_neither_steers_the_terminal_nor_reads_as_markup() -> None:
    command = "\x1b]0;mine\x07\x9b2J\u202e[b]:cat:"
    ran = vierblatt("arena", "kout_bo", "rules", f"{CRASHING} {command}", "--deals", "2", "--workers", "1")
    assert ran.code == 0 and "".join(ran.out.split()).count("2J\ufffd[b]:cat:") >= 3
    assert not any(character in ran.out for character in "\x1b\x07\x9b\u202e")


@pytest.mark.parametrize(("lang", "said"), [("en", "There is no bot"), ("de", "gibt es nicht"), ("ar", "[؀-ۿﹰ-ﻼ]")])
def test_errors_are_printed_in_the_language_of_the_command(lang: str, said: str) -> None:
    bad = ("arena", "kout_bo", "rules", "kasparov")
    before = vierblatt(*bad)
    ran = vierblatt(*bad, "--lang", lang)
    assert ran.code == 2 and re.search(said, ran.err)
    assert vierblatt(*bad) == before  # and in the system's where it was asked for none


def test_the_report_names_matches_situations_and_house_rules() -> None:
    ran = vierblatt("arena", "kout_bo", "rules", "random", "--matches", "2", "--workers", "1", "--lang", "en")
    assert "2 matches for each pair" in ran.out and "won : drawn : lost" in ran.out and "4 : 0 : 0" in ran.out
    ran = vierblatt("arena", "kout_bo", "rules", "random", *FEW, "--drawn", "--rule", "target=51", "--lang", "en")
    assert "randomly drawn situation of a match" in ran.out and "target=51" in ran.out


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_the_files_hold_the_report(tmp_path: Path, ending: str) -> None:
    report, drawn = tmp_path / "report.json", tmp_path / f"report.{ending}"
    ran = vierblatt(
        "arena", "back_alley", "rules", "random", "random", *FEW, "--until-decided", "--json", str(report),
        "--plot", str(drawn), "--lang", "ar",
    )  # fmt: skip
    assert ran.code == 0
    found = from_json(report.read_bytes())
    assert (found.game, found.asked, found.complete, len(found.pairs)) == ("back_alley", 12, True, 3)
    assert drawn.read_bytes()[:5] == {"png": b"\x89PNG\r", "svg": b"<?xml"}[ending]


def test_results_are_recorded_with_their_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "benchmarks" / "results"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder.parent)
    for contest in (("rules", "random"), ("rules", "casual"), ("rules", "random", "--seed", "2")):
        assert vierblatt("arena", "kout_bo", *contest, "--deals", "2", "--workers", "1", "--record-results").code == 0
    files = sorted(folder.iterdir())
    names = [re.fullmatch("arena-kout_bo-rules-([a-z]+)-[0-9a-f]{6}-unknown.json", file.name) for file in files]
    assert [name and name[1] for name in names] == ["casual", "random", "random"]  # none has overwritten another
    found = json.loads(files[0].read_text())
    assert found["commit"] == "unknown" and found["processor"]
    assert from_json(files[0].read_text()).complete


BAD = {
    "no such game": ("chess", "rules", "random"),
    "no bots": ("baloot",),
    "one bot": ("baloot", "rules"),
    "no such bot": ("baloot", "rules", "kasparov"),
    "no such program": ("baloot", "rules", "exec:no-such-program"),
    "a program that is no player": ("baloot", "rules", "exec:echo hello"),
    "no deals": ("baloot", "rules", "random", "--deals", "0"),
    "deals and matches": ("baloot", "rules", "random", "--deals", "3", "--matches", "3"),
    "matches in a drawn situation": ("baloot", "rules", "random", "--matches", "3", "--drawn"),
    "workers below none": ("baloot", "rules", "random", "--workers", "-1"),
    "no time": ("baloot", "rules", "random", "--seconds", "0"),
    "no such kind of picture": ("baloot", "rules", "random", "--plot", "report.gif"),
    "no such folder": ("baloot", "rules", "random", "--json", "nowhere/report.json"),
    "no such language": ("baloot", "rules", "random", "--lang", "xx"),
}


@pytest.mark.parametrize("words", BAD.values(), ids=BAD)
def test_bad_input_ends_with_a_sentence_and_code_2(words: tuple[str, ...]) -> None:
    ran = vierblatt("arena", *words)
    assert ran.code == 2
    assert ran.err.strip() and "Traceback" not in ran.err and not ran.out


def test_results_are_recorded_in_a_checkout_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert vierblatt("arena", "baloot", "rules", "random", "--record-results").code == 2


@pytest.mark.parametrize(
    ("module", "package", "words"),
    [("plots", "matplotlib", ("--plot", "x.png")), ("ratings", "openskill", ("random",))],
)
def test_a_missing_package_is_reported_before_anything_is_played(
    module: str, package: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith((f"{package}.", "vierblatt.simulate.drawing"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, f"vierblatt.arena.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    ran = vierblatt("arena", "baloot", "rules", "random", *words, *FEW)
    assert ran.code == 2
    assert package in ran.err and not ran.out


def test_after_ctrl_c_the_same_command_completes_the_contest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def command(name: str, *more: str) -> tuple[int, str, dict[str, object]]:
        file = tmp_path / name
        ran = vierblatt("arena", "kout_bo", "rules", "random", *FEW, "--json", str(file), "--lang", "en", *more)
        return ran.code, ran.out, {**json.loads(file.read_text()), "clocks": []}

    def stop(ledger: Ledger) -> None:
        if len(ledger.boards) >= 5:
            raise KeyboardInterrupt

    @contextmanager
    def interrupted(lang: str, contest: Contest) -> Iterator[Done]:
        yield stop

    kept = ("--checkpoint", str(tmp_path / "kept"))
    with monkeypatch.context() as patched:
        patched.setattr(arena, "bar", interrupted)
        code, out, part = command("part.json", *kept)
    assert (code, part["complete"]) == (130, False)
    assert "Incomplete: only 5 boards." in out and "the same command continues" in out
    assert command("resumed.json", *kept)[::2] == command("whole.json")[::2]


def test_a_cluster_is_asked_for_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def there(contest: Contest, address: str, *, done: Done, checkpoint: Path | None) -> Ledger:
        asked.append(address)
        return run(contest, done=done, checkpoint=checkpoint)

    monkeypatch.setattr(cluster, "run_on_ray", there)
    assert vierblatt("arena", "kout_bo", "rules", "random", *FEW, "--ray", "local").code == 0
    assert asked == ["local"]


def test_a_player_greets_and_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoken(bot: str, lines: bytes) -> int:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
        try:
            main(["player", bot])
        except SystemExit as ended:
            return int(ended.code or 0)
        return 0

    assert spoken("rules", b"quit\n") == 0
    assert spoken("club", b"hello {\n") == 2
    assert spoken("kasparov", b"") == 2
