"""What was taken back stays in the match and in its record, and cannot be forged."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.records import begun, every_game, judged, play, relinked, tree
from tests.scale import scaled
from vierblatt import taken_back
from vierblatt.errors import WrongTime
from vierblatt.match import Match
from vierblatt.record import Record, Recorder, record_of, replay, resume, verify
from vierblatt.shuffle import SeededPacks
from vierblatt.taken_back import TakenBack, lines_of_play


def played(recorder: Recorder) -> list[str]:
    """The actions of the current deal, as the record has them."""
    return [*recorder.record().deals[-1].actions]


@every_game
def test_every_line_of_play_can_be_read_from_the_record(name: str) -> None:
    """A player goes back at random; what they had played each time is compared with what the record says."""
    rng = random.Random(name)
    for seed in range(scaled(6)):
        recorder = begun(name, "seeded", seed + 1)
        recorder.deal()
        lines: list[list[str]] = []
        for _ in range(12):
            for _ in range(rng.randrange(1, 8)):
                if recorder.match.turn >= 0:
                    recorder.do(rng.choice(recorder.match.legal_actions()))
            if recorder.match.over:
                break
            lines.append(played(recorder))
            recorder.undo(rng.randrange(1, len(lines[-1]) + 1))
        play(recorder, 30, seed)
        record = recorder.record()
        first = record.deals[0]
        assert [*lines_of_play(first.actions, first.taken_back or ())] == lines[::-1]
        assert verify(record) == [] and Record.from_json(record.to_json()) == record
        assert record_of(replay(record), recorder.packs, record.seats, created=record.created) == record
        assert resume(record).record() == record


@every_game
def test_a_record_without_takebacks_is_as_it_always_was(name: str) -> None:
    recorder = begun(name, "given")
    play(recorder, 40)
    assert b"taken_back" not in recorder.record().to_json()


def begun_baloot() -> Recorder:
    recorder = Recorder(Match("baloot"), SeededPacks(3))
    recorder.deal()
    return recorder


def test_an_earlier_deal_keeps_its_own_actions() -> None:
    recorder = begun_baloot()
    play(recorder, 60)
    first, second = (len(actions) for _, actions in recorder.match.deals[:2])
    assert len(recorder.match.deals) == 2 and second
    before = recorder.record().deals[0].actions
    recorder.undo(second)
    assert [each.after for each in recorder.match.taken_back[2]] == [0]
    recorder.undo(3)
    assert recorder.match.taken_back == {1: [TakenBack(first - 3, before[first - 3 :])]}
    assert verify(recorder.record()) == [] and len(recorder.record().deals) == 1


def test_a_copy_keeps_its_own_takebacks() -> None:
    recorder = begun_baloot()
    recorder.do("pass")
    recorder.undo()
    twin = recorder.match.copy()
    recorder.do("pass")
    recorder.undo()
    assert len(twin.taken_back[1]) == 1 and len(recorder.match.taken_back[1]) == 2


def test_nothing_grows_without_bound() -> None:
    recorder = begun_baloot()
    for _ in range(taken_back.MOST + 5):
        recorder.do("pass")
        recorder.do("pass")
        recorder.undo(2)
        recorder.do("pass")
        recorder.undo()
    record = recorder.record()
    assert len(record.deals[0].taken_back or ()) == taken_back.MOST == 100
    assert verify(record) == [] and resume(record).record() == record
    with pytest.raises(WrongTime):
        recorder.undo()


def taken_back_document() -> Any:
    recorder = begun_baloot()
    for call in ("pass", "pass"):
        recorder.do(call)
    recorder.undo(2)
    recorder.do("pass")
    recorder.undo()
    play(recorder, 40)
    return tree(recorder.record())


@pytest.mark.parametrize(
    ("place", "forged"),
    [
        (0, {"after": 0, "actions": ["pass", "AS"]}),
        (0, {"after": 9, "actions": ["pass"]}),
        (1, {"after": 0, "actions": ["nonsense"]}),
        (1, {"after": 0, "actions": ["pass"] * 40}),
        (1, {"after": 0, "actions": ["Pass"]}),
    ],
)
def test_an_impossible_takeback_is_found_even_with_a_new_chain(place: int, forged: dict[str, Any]) -> None:
    document = taken_back_document()
    assert judged(document) == []
    document["deals"][0]["taken_back"][place] = forged
    assert "link" in judged(document)
    assert judged(relinked(document)) == ["taken-back"]


@pytest.mark.parametrize("change", ["remove", "exchange"])
def test_the_chain_covers_what_was_taken_back(change: str) -> None:
    document = taken_back_document()
    if change == "remove":
        del document["deals"][0]["taken_back"]
    else:
        document["deals"][0]["taken_back"].reverse()
    assert judged(document) == ["link"]


@pytest.mark.parametrize("wrong", [[], [{"after": 0, "actions": []}], [{"after": -1, "actions": ["pass"]}], None])
def test_there_is_one_way_to_write_it(wrong: Any) -> None:
    document = taken_back_document()
    document["deals"][0]["taken_back"] = wrong
    assert judged(document) == ["bad-record"]
