"""`vierblatt puzzles`: made, shown, solved, joined and checked on the command line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import msgspec
import pytest

from tests.cli.running import vierblatt
from tests.puzzles.made import JOB, puzzles
from tests.puzzles.test_mining import spoilt
from tests.server.puzzles.made import SAFETY, puzzles_of
from vierblatt.puzzles import PuzzleFile
from vierblatt.puzzles.job import MiningJob
from vierblatt.puzzles.mining import MiningInterrupted, MiningProgress
from vierblatt.puzzles.safety import SafetyRun


@pytest.fixture
def file(tmp_path: Path) -> Path:
    PuzzleFile(tmp_path / "set.jsonl", puzzles()).write()
    return tmp_path / "set.jsonl"


def test_make_writes_the_puzzles_of_its_job(tmp_path: Path) -> None:
    output = tmp_path / "made.jsonl"
    job = ("--count", str(JOB.count), "--kind", "card", "--bot", JOB.bot, "--seed", str(JOB.seed))
    how = ("--worlds", str(JOB.worlds), "--processes", "1", "--output", str(output), "--lang", "en")
    ran = vierblatt("puzzles", "make", "Baloot", *job, *how)
    assert (ran.code, ran.out) == (0, f"{JOB.count} puzzles written to {output}.\n")
    assert [*PuzzleFile.read(output)] == [*puzzles()]


def test_make_that_is_stopped_before_it_found_anything_keeps_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(job: MiningJob, **_: object) -> None:
        raise MiningInterrupted(MiningProgress.of(job))

    monkeypatch.setattr("vierblatt.cli.puzzles.making.mine", stop)
    before = file.read_bytes()
    ran = vierblatt("puzzles", "make", "baloot", "--processes", "1", "--output", str(file), "--lang", "en")
    assert (ran.code, ran.out) == (130, "") and file.read_bytes() == before


@pytest.mark.parametrize(("lang", "said"), [("en", "No puzzles"), ("de", "Keine Aufgaben"), ("ar", "لم يوجد")])
def test_make_that_finds_nothing_says_so_and_keeps_the_file(
    lang: str, said: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.cli.puzzles.making.mine", lambda *_, **__: [])
    before = file.read_bytes()
    ran = vierblatt("puzzles", "make", "baloot", "--processes", "1", "--output", str(file), "--lang", lang)
    assert ran.code == 1 and said in ran.out and file.read_bytes() == before


def test_a_mistyped_game_is_not_taken_for_a_file() -> None:
    ran = vierblatt("puzzles", "show", "balot", "--lang", "en")
    assert ran.code == 2 and ran.err.endswith("Did you mean baloot?\n") and not ran.out


def test_solve_says_when_no_puzzle_is_as_wanted(file: Path) -> None:
    ran = vierblatt("puzzles", "solve", str(file), "--kind", "call", "--lang", "en")
    assert ran.code == 2 and ran.err == f"{file} has no puzzles of this kind and theme.\n" and not ran.out


@pytest.mark.parametrize(("lang", "question"), [("en", "Which card"), ("de", "Welche Karte"), ("ar", "أي ورقة")])
def test_show_prints_what_the_solver_sees_and_the_answer_only_on_request(file: Path, lang: str, question: str) -> None:
    puzzle = puzzles()[0]
    hidden = vierblatt("puzzles", "show", str(file), puzzle.id, "--lang", lang)
    answered = vierblatt("puzzles", "show", str(file), puzzle.id, "--answer", "--lang", lang)
    assert hidden.code == answered.code == 0 and question in hidden.out
    assert answered.out.startswith(hidden.out) and "*" in answered.out and "*" not in hidden.out
    listed = vierblatt("puzzles", "show", str(file)).out.splitlines()
    assert [line.split()[0] for line in listed] == [each.id for each in puzzles()]


def test_solve_asks_until_the_input_ends_and_counts(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = sorted(puzzles(), key=lambda each: (each.rating, each.id))[:2]
    right = first.view().legal.index(first.accepted[0]) + 1
    wrong = second.options[-1].action
    monkeypatch.setattr("sys.stdin", io.StringIO(f"99\nnonsense\n{right}\n{wrong.lower()}\n"))
    ran = vierblatt("puzzles", "solve", str(file), "--lang", "en")
    assert ran.code == 0 and ran.out.count("Right!") == 1 and "Better:" in ran.out
    assert ran.out.splitlines()[-1] == "Right: 1 of 2"


def test_calls_have_letters_since_many_are_numbers_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(each for each in puzzles_of("kout_bo") if each.kind == "call" and "bid 8" in each.view().legal)
    PuzzleFile(tmp_path / "one.jsonl", [puzzle]).write()
    letter = "abcdefgh"[puzzle.view().legal.index("bid 8")]
    monkeypatch.setattr("sys.stdin", io.StringIO(f"5\n8\n{'8' * 5000}\n{letter.upper()}\n"))
    ran = vierblatt("puzzles", "solve", str(tmp_path / "one.jsonl"), "--lang", "en")
    assert ran.code == 0 and f"  {letter}. 8\n" in ran.out and ran.out.count("or q to stop") == 4
    assert ran.out.splitlines()[-1].endswith("of 1")


def test_every_call_has_a_name_when_letters_run_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(each for each in puzzles_of("kout_bo") if each.kind == "call")
    PuzzleFile(tmp_path / "one.jsonl", [puzzle]).write()
    monkeypatch.setattr("vierblatt.cli.puzzles.solving.LETTERS", "ab")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    shown = vierblatt("puzzles", "solve", str(tmp_path / "one.jsonl"), "--lang", "en").out
    names = ["a", "b", "aa", "ab", "ba", "bb"][: len(puzzle.view().legal)]
    assert all(f"  {name}. " in shown for name in names) and f"{names[0]} to {names[-1]}, or q" in shown


@pytest.mark.parametrize(("lang", "goal"), [("en", "however the hidden"), ("de", "verdeckten"), ("ar", "المخفية")])
def test_show_says_what_has_to_be_reached(lang: str, goal: str) -> None:
    for puzzle in PuzzleFile.read(SAFETY):
        ran = vierblatt("puzzles", "show", str(SAFETY), puzzle.id, "--answer", "--lang", lang)
        assert ran.code == 0 and goal in ran.out and "puzzle-goal" not in ran.out


@pytest.mark.parametrize("right", [True, False])
def test_a_puzzle_with_a_goal_is_solved_to_its_end(
    right: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(iter(PuzzleFile.read(SAFETY)))
    PuzzleFile(tmp_path / "one.jsonl", [puzzle]).write()
    run = SafetyRun(puzzle)
    run.choose(puzzle.accepted[0] if right else puzzle.options[-1].action)
    while not run.finished:
        run.choose(run.view.legal[0])
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(run.choices) + "\n"))
    ran = vierblatt("puzzles", "solve", str(tmp_path / "one.jsonl"), "--kind", "safety", "--lang", "en")
    assert ran.code == 0 and ran.out.splitlines()[-1] == f"Right: {int(right)} of 1"
    assert ("The goal is reached" in ran.out) == right
    assert ("Not quite" in ran.out and "These cards beat it" in ran.out) == (not right)


def test_a_file_without_puzzles_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    for command in ("check", "solve"):
        ran = vierblatt("puzzles", command, str(empty), "--lang", "en")
        assert ran.code == 2 and "contains no puzzles" in ran.err and not ran.out
        assert len(ran.err.splitlines()) == 1


def test_solve_names_the_themes_that_there_are(file: Path) -> None:
    ran = vierblatt("puzzles", "solve", str(file), "--theme", "nonsense", "--lang", "en")
    assert ran.code == 2 and "nonsense" in ran.err and "ruff" in ran.err


def test_check_exits_with_1_when_answers_do_not_stand(file: Path, tmp_path: Path) -> None:
    few = ("--worlds", "96", "--seed", "5", "--processes", "1")
    good = vierblatt("puzzles", "check", str(file), *few, "--json", "-")
    assert good.code == 0 and json.loads(good.out)["standing"] == len(puzzles())
    bad = tmp_path / "bad.jsonl"
    PuzzleFile(bad, [spoilt(puzzles()[0]), puzzles()[1]]).write()
    ran = vierblatt("puzzles", "check", str(bad), *few, "--lang", "en", "--output", str(bad))
    assert ran.code == 1 and "another action is better" in ran.out and "1 of 2 puzzles stand (50.0 %)" in ran.out
    assert [*PuzzleFile.read(bad)] == [puzzles()[1]]


def test_join_keeps_each_puzzle_once(file: Path, tmp_path: Path) -> None:
    one, both = tmp_path / "one.jsonl", tmp_path / "both.jsonl.gz"
    PuzzleFile(one, puzzles()[1:2]).write()
    assert vierblatt("puzzles", "join", str(one), "--output", str(both), "--lang", "en").out.startswith("One puzzle ")
    assert vierblatt("puzzles", "join", str(one), str(file), "--output", str(both)).code == 0
    assert [each.id for each in PuzzleFile.read(both)] == [
        each.id for each in (puzzles()[1], puzzles()[0], *puzzles()[2:])
    ]
    bare = [msgspec.structs.replace(puzzle, themes=()) for puzzle in puzzles()]
    PuzzleFile(one, bare).write()
    vierblatt("puzzles", "join", str(one), "--count", "1", "--themes", "--output", str(both))
    assert [*PuzzleFile.read(both)] == [puzzles()[0]]


@pytest.mark.parametrize(
    "words",
    [
        ("show", "nowhere.jsonl"),
        ("make", "kout_bo", "--output", "nowhere/made.jsonl"),
        ("make", "kout_bo", "--output", "made.jsonl", "--bot", "best"),
        ("make", "kout_bo", "--output", "made.jsonl", "--count", "0"),
        ("check", "nowhere.jsonl", "--worlds", "1"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = vierblatt("puzzles", *words, "--lang", "en")
    assert ran.code == 2 and len(ran.err.splitlines()) == 1 and not ran.out


def test_a_damaged_file_names_the_line(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"{}\n")
    ran = vierblatt("puzzles", "show", str(file), "--lang", "en")
    assert ran.code == 2 and f"line {len(puzzles()) + 1}" in ran.err
    assert msgspec.json.decode(file.read_bytes().splitlines()[0])["id"] == puzzles()[0].id
