"""Puzzles as documents and files: nothing is lost, and damage is named with its place."""

from __future__ import annotations

import contextlib
import gzip
import json
from collections.abc import Callable, Iterator
from itertools import combinations, islice, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.puzzles.made import puzzles
from tests.walks import game_of
from vierblatt import puzzles as package
from vierblatt.errors import BadAction, BadPosition, BadPuzzle, IllegalAction
from vierblatt.locale.languages import LANGUAGES
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.puzzles import Puzzle, PuzzleFile, judge_answer, puzzle_id, schema_text
from vierblatt.puzzles.identity import actions_seen
from vierblatt.view import view_of_concealed

SCHEMA = Path(package.__file__).parent.parent / "puzzle.schema.json"


def document() -> dict[str, Any]:
    return json.loads(puzzles()[0].to_json())


def test_a_puzzle_survives_its_document() -> None:
    for puzzle in puzzles():
        line = puzzle.to_json()
        assert b"\n" not in line
        assert Puzzle.from_json(line) == puzzle and Puzzle.from_json(line).to_json() == line


def test_the_schema_file_is_what_the_types_say() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()


def test_what_does_not_belong_to_the_position_is_not_shown() -> None:
    puzzle = puzzles()[0]
    others = tuple(msgspec.structs.replace(each, action=f"{each.action}?") for each in puzzle.options[1:])
    with pytest.raises(BadPuzzle, match="not the legal actions"):
        msgspec.structs.replace(puzzle, options=(puzzle.options[0], *others)).view()
    with pytest.raises(BadPuzzle, match="does not ask for a call"):
        msgspec.structs.replace(puzzle, kind="call").view()


def test_an_id_stands_for_the_question_and_what_its_solver_sees() -> None:
    puzzle = puzzles()[0]
    noted = {**dict(reversed(puzzle.position.items())), "note": "remarkable"}
    assert puzzle.id == puzzle_id(load({"game": puzzle.game, **noted}), puzzle.kind)
    assert puzzle.id != puzzle_id(puzzle.match(), "call")
    elsewhere = load({"game": puzzle.game, **puzzle.position, "scores": [1, 0]})
    assert puzzle.id != puzzle_id(elsewhere, puzzle.kind)
    earlier = msgspec.structs.replace(puzzle, position={**puzzle.position, "scores": [1, 0]})
    with pytest.raises(BadPuzzle, match="id does not belong to this position"):
        earlier.view()


def exchanged(puzzle: Puzzle) -> Iterator[Match]:
    """The position with two cards exchanged that its solver cannot see and that nobody has played."""
    match = puzzle.match()
    hidden = [match.hand(seat) for seat in range(match.table.seats) if seat != puzzle.seat]
    for one, other in combinations(hidden, 2):
        for first, second in product(one, other):
            named = {first: second, second: first}
            pack = " ".join(named.get(card, card) for card in puzzle.position["pack"].split())
            with contextlib.suppress(BadPosition):  # the rules may forbid what was played then
                yield load({"game": puzzle.game, **puzzle.position, "pack": pack})


def test_an_id_tells_nothing_about_hidden_cards() -> None:
    seen = 0
    for puzzle in puzzles():
        for match in islice(exchanged(puzzle), 12):
            assert match.state.hands != puzzle.match().state.hands
            if match.game.layout.words(match.concealed(puzzle.seat)).tobytes() == (
                match.game.layout.words(puzzle.match().concealed(puzzle.seat)).tobytes()
            ):
                assert puzzle_id(match, puzzle.kind) == puzzle.id
                seen += 1
    assert seen > 10


def test_a_secret_action_of_another_seat_is_no_part_of_an_id() -> None:
    match = Match(game_of("hearts"))
    match.deal([*match.table.pack])
    twin = match.copy()
    passing, first = match.turn, match.legal_actions()
    match.do(first[0])
    twin.do(first[1])
    assert actions_seen(match, passing) != actions_seen(twin, passing)
    other = (passing + 1) % match.table.seats
    assert actions_seen(match, other) == actions_seen(twin, other) == [""]


GOAL = {"result": 1, "deals": 2, "aim": {"name": "result", "count": 1, "tricks": 2}}
#: What is made wrong in a document -> what is said about it.
DAMAGE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "unknown field": (lambda content: content.update(hint="the ace"), "hint"),
    "missing field": (lambda content: content.pop("seat"), "seat"),
    "another id": (lambda content: content.update(id="kout_bo-card-000000000000"), "does not belong"),
    "no accepted action": (lambda content: content.update(accepted=[]), "accepted"),
    "accepts what is not there": (lambda content: content.update(accepted=["pass"]), "accepted"),
    "accepts everything": (
        lambda content: content.update(accepted=[o["action"] for o in content["options"]]),
        "not all",
    ),
    "accepts the worst": (lambda content: content.update(accepted=[content["options"][-1]["action"]]), "best option"),
    "an action twice": (lambda content: content["options"].append(content["options"][0]), "twice"),
    "unknown kind": (lambda content: content.update(kind="trick"), "kind"),
    "goal without being safe": (lambda content: content.update(goal=GOAL), "goal"),
    "text for a number": (lambda content: content.update(margin="much"), "margin"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_line_is_named_with_its_number_and_what_to_do(name: str, tmp_path: Path) -> None:
    spoil, reason = DAMAGE[name]
    content = document()
    spoil(content)
    file = tmp_path / "set.jsonl"
    file.write_bytes(puzzles()[1].to_json() + b"\n\n" + json.dumps(content).encode() + b"\n")
    with pytest.raises(BadPuzzle) as caught:
        PuzzleFile.read(file)
    assert caught.value.code == "bad-puzzle-line" and caught.value.parameters["line"] == 3
    assert reason in str(caught.value.parameters["why"])
    for language in LANGUAGES:
        sentence = Words(language).error(caught.value)
        assert "set.jsonl" in sentence and "3" in sentence


def test_a_cut_line_and_a_newer_format_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "set.jsonl"
    file.write_bytes(puzzles()[0].to_json()[:-9])
    with pytest.raises(BadPuzzle, match="bad-puzzle-line"):
        PuzzleFile.read(file)
    file.write_bytes(json.dumps({**document(), "format": 2, "colour": "red"}).encode())
    with pytest.raises(BadPuzzle, match="puzzle-format: found=2, known=1"):
        PuzzleFile.read(file)


def test_a_file_holds_its_puzzles_in_order_also_compressed(tmp_path: Path) -> None:
    for name in ("set.jsonl", "set.jsonl.gz"):
        made = PuzzleFile(tmp_path / name, reversed(puzzles()))
        made.write()
        first = made.path.read_bytes()
        read = PuzzleFile.read(made.path)
        assert [*read] == [*reversed(puzzles())] and len(read) == len(puzzles())
        assert read[puzzles()[0].id] == puzzles()[0]
        read.write()
        assert made.path.read_bytes() == first
    assert gzip.decompress(first) == (tmp_path / "set.jsonl").read_bytes()


def test_a_puzzle_twice_an_unknown_id_and_false_compression_are_named(tmp_path: Path) -> None:
    file = tmp_path / "set.jsonl"
    file.write_bytes(2 * (puzzles()[0].to_json() + b"\n"))
    with pytest.raises(BadPuzzle, match=r"line=2.*already in line 1"):
        PuzzleFile.read(file)
    file.rename(tmp_path / "set.jsonl.gz")
    with pytest.raises(BadPuzzle, match="puzzles-not-gzip"):
        PuzzleFile.read(tmp_path / "set.jsonl.gz")
    with pytest.raises(BadPuzzle, match="no-such-puzzle"):
        PuzzleFile(file, puzzles())["baloot-card-nothing"]
    with pytest.raises(BadPuzzle, match="cannot-read"):
        PuzzleFile.read(tmp_path / "nowhere.jsonl")


def test_a_position_that_cannot_be_set_up_or_of_another_seat_is_refused() -> None:
    puzzle = puzzles()[0]
    impossible = msgspec.structs.replace(puzzle, position={**puzzle.position, "actions": ["bid 99"]})
    other_seat = msgspec.structs.replace(puzzle, seat=(puzzle.seat + 1) % 4)
    for wrong in (impossible, other_seat):
        with pytest.raises(BadPuzzle, match="bad-puzzle-position"):
            wrong.match()


def test_answers_are_judged_however_they_are_spelt() -> None:
    puzzle = puzzles()[0]
    assert judge_answer(puzzle, puzzle.best.action.lower()).right
    worst = puzzle.options[-1]
    verdict = judge_answer(puzzle, worst.action)
    assert not verdict.right and verdict.chosen == worst
    assert verdict.loss == pytest.approx(puzzle.best.mean - worst.mean)
    held_by_others = next(card for card in ["AS", "KS", "QS", "JS", "TS"] if card not in puzzle.view().hand)
    with pytest.raises(IllegalAction):
        judge_answer(puzzle, held_by_others)
    with pytest.raises(BadAction):
        judge_answer(puzzle, "the ace")


def test_the_solver_is_shown_no_hidden_card() -> None:
    for puzzle in puzzles():
        match = puzzle.match()
        shown = msgspec.json.encode(puzzle.view())
        known = view_of_concealed(match.game, match.table, match.concealed(puzzle.seat), puzzle.seat)
        assert shown == msgspec.json.encode(known)
        for seat in range(match.table.seats):
            hidden = match.hand(seat) if seat != puzzle.seat else []
            assert not any(f'"{card}"'.encode() in shown for card in hidden)
