"""A file of lessons that is malformed, or cannot be played, is refused with a sentence: file, step and fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from vierblatt import games
from vierblatt.errors import BadLesson
from vierblatt.lessons import LessonRun, LessonWords, read_path
from vierblatt.lessons.checking import check_path, ways
from vierblatt.locale.messages import FluentMessages

BALOOT = games.get("baloot")
DOCUMENT = Path(__file__).parents[2] / "docs" / "lessons.md"
GOOD = """
format = 1

[[step]]
id = "follow"
rules = ["BAL-PLAY-2"]
[step.position]
hands = ["8D 7D", "KD 7H", "9D 8H", "TD JH"]
contract = { mode = "sun", buyer = 0 }
leader = 1
trick = { leader = 1, cards = "KD 9D TD" }
[[step.turn]]
accept = ["8D"]
wrong = ["7D"]
[step.expect]
last_winner = 3

[[step]]
id = "on"
continues = true
"""
#: A part of the good file, what takes its place, the step, and a part of what is said.
MALFORMED = [
    ("format = 1", "format = 2", "", "`format` must be 1, not 2"),
    ("format = 1", "format = 1\nsteps = 3", "", "unknown key `steps`"),
    ("format = 1", "format = ", "", "Invalid value"),
    ('id = "follow"', "", "1", "required field `id`"),
    ('id = "follow"', 'id = "Follow suit"', "Follow suit", "small letters"),
    ('id = "follow"', 'id = "follow-2"', "follow-2", "only a number"),
    ('id = "on"', 'id = "follow"', "follow", "an earlier step has this id"),
    ('rules = ["BAL-PLAY-2"]', "rule = 3", "follow", "unknown field `rule`"),
    ("continues = true", "continues = 1", "on", "Expected `bool`"),
    ("continues = true", "continues = true\nposition = { dealer = 0 }", "on", "no position of its own"),
    ("continues = true", "expect = { turn = 0 }", "on", "need a position"),
    ('id = "follow"', 'id = "follow"\ncontinues = true', "follow", "no position of its own"),
    ("leader = 1\n", 'leader = 1\ngame = "baloot"\n', "follow", "does not name its game"),
    ("last_winner = 3", "", "follow", "says in `expect`"),
    ("last_winner = 3", "winner = 3", "follow", "unknown key `winner`"),
    ('accept = ["8D"]', "", "follow", "required field `accept`"),
    ('accept = ["8D"]', "accept = []", "follow", "names no action"),
    ('accept = ["8D"]', 'accept = ["8D", "7D"]', "follow", "`7D` occurs twice"),
    ('accept = ["8D"]', 'accept = "any"', "follow", "nothing legal is wrong"),
    ('accept = ["8D"]', 'accept = "all"', "follow", "accept"),
]
#: The same for faults that only playing shows.
UNPLAYABLE = [
    ('"8D 7D"', '"8D KD"', "follow", "card-in-two-places"),
    ("leader = 1\n", "leader = 1\nleaders = 1\n", "follow", "bad-key"),
    ('"KD 9D TD"', '"KD 9D"', "follow", "not the learner's"),
    ('accept = ["8D"]', 'accept = ["KD"]', "follow", "`KD` is not one of the legal actions"),
    ('wrong = ["7D"]', 'wrong = ["AD"]', "follow", "`AD` is not one of the legal actions"),
    ('wrong = ["7D"]', 'then = ["AS"]', "follow", "not-in-hand"),
    ("last_winner = 3", "last_winner = 0", "follow", "`last_winner` is 3, not 0"),
    ("last_winner = 3", "facts = { buyer = 1 }", "follow", "{'buyer': 0}, not {'buyer': 1}"),
    ("last_winner = 3", "facts = { trump = 'S' }", "follow", "{'trump': None}"),
    ("continues = true", 'continues = true\n[[step.turn]]\naccept = "any"\n[step.expect]\nturn = 0', "on", "turn 1"),
]


def written(tmp_path: Path, before: str = "", after: str = "") -> Path:
    assert GOOD.count(before) == 1 or not before
    file = tmp_path / "lessons.toml"
    file.write_text(GOOD.replace(before, after) if before else GOOD, encoding="utf-8")
    return file


def test_a_good_file_is_read_and_played(tmp_path: Path) -> None:
    path = read_path(BALOOT, written(tmp_path))
    assert [step.id for step in path.steps] == ["follow", "on"]
    assert check_path(path) == {
        *("lesson-follow", "lesson-follow.title", "lesson-follow.hint", "lesson-follow.done", "lesson-follow.wrong-7d"),
        *("lesson-on", "lesson-on.title"),
    }


@pytest.mark.parametrize(("before", "after", "step", "fault"), MALFORMED)
def test_a_malformed_file_is_refused(tmp_path: Path, before: str, after: str, step: str, fault: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read_path(BALOOT, written(tmp_path, before, after))
    sentence = LessonWords("en", BALOOT).error(caught.value)
    assert sentence.startswith(f"lessons.toml, step {step}: " if step else "lessons.toml is not a file of lessons: ")
    assert fault in sentence


@pytest.mark.parametrize(("before", "after", "step", "fault"), UNPLAYABLE)
def test_a_step_that_cannot_be_played_is_refused(
    tmp_path: Path, before: str, after: str, step: str, fault: str
) -> None:
    path = read_path(BALOOT, written(tmp_path, before, after))
    with pytest.raises(BadLesson) as caught:
        check_path(path)
    assert LessonWords("en", BALOOT).error(caught.value).startswith(f"lessons.toml, step {step}: ")
    assert fault in str(caught.value)


def test_the_example_of_the_documents_is_read_and_played(tmp_path: Path) -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    file = tmp_path / "lessons.toml"
    file.write_text(document.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    needed = check_path(read_path(BALOOT, file))
    assert needed >= {"lesson-overruff.done", "lesson-lead-on.wrong-7h", "lesson-lead-on.hint"}
    texts = FluentMessages("en")
    texts_file = tmp_path / "lessons.en.ftl"
    texts_file.write_text(document.partition("```\nlesson-")[2].partition("```")[0].join(["lesson-", ""]), "utf-8")
    texts.add(texts_file)
    own = {each for each in needed if each.startswith("lesson-overruff")}
    assert own and all(texts.pattern(each) for each in own)


def test_a_file_without_steps_and_one_that_is_not_there_are_refused(tmp_path: Path) -> None:
    empty = tmp_path / "lessons.toml"
    for text in ("format = 1", "format = 1\nstep = 3", "format = 1\nstep = []"):
        empty.write_text(text, encoding="utf-8")
        with pytest.raises(BadLesson, match="there are no steps"):
            read_path(BALOOT, empty)
    empty.write_text("format = 1\nstep = [3]", encoding="utf-8")
    with pytest.raises(BadLesson, match="step=1, reason=Expected `object`"):
        read_path(BALOOT, empty)
    empty.write_bytes(b"\xff")
    with pytest.raises(BadLesson, match="bad-lessons"):
        read_path(BALOOT, empty)
    with pytest.raises(BadLesson, match="cannot-read"):
        read_path(BALOOT, tmp_path / "absent.toml")


def test_any_accepts_every_legal_action(tmp_path: Path) -> None:
    path = read_path(BALOOT, written(tmp_path, 'accept = ["8D"]\nwrong = ["7D"]', 'accept = "any"'))
    assert [*ways(path, path.steps[0])] == [["8D"], ["7D"]]
    assert "lesson-follow.wrong" not in check_path(path)
    run = LessonRun(path, "on")
    assert run.choices == ["8D"] and run.finished


def test_an_expectation_must_hold_for_every_accepted_action(tmp_path: Path) -> None:
    text = GOOD.replace('accept = ["8D"]\nwrong = ["7D"]', 'accept = "any"').replace("last_winner = 3", 'hand = ["7D"]')
    file = tmp_path / "lessons.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=r"`hand` is \['8D'\]"):
        check_path(read_path(BALOOT, file))
