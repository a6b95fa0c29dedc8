"""Records: replay gives the match back, at every moment, for every game and every source of packs."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import vierblatt.record
from tests.records import begun, every_game, every_source, play, relinked, sample, tree
from tests.registry import ALL_GAMES
from tests.scale import scaled
from tests.walks import game_of, random_action
from tests.whist.game import GAME
from vierblatt import games
from vierblatt.errors import BadRecord, IllegalAction, WrongTime
from vierblatt.games.events import Event
from vierblatt.match import Match
from vierblatt.record import Player, Record, load, moves, record_of, replay, resume, save, schema_text, verify
from vierblatt.shuffle import SeededPacks

SCHEMA = Path(vierblatt.record.__file__).parent.parent / "record.schema.json"

# --- sound records -----------------------------------------------------------------------------------------------


@every_source
@every_game
def test_a_finished_match_comes_back_from_its_record_and_is_sound(name: str, kind: str) -> None:
    recorder = begun(name, kind, seed=3)
    play(recorder, 100_000, seed=3)
    record = recorder.record()
    assert record.finished and record.result is not None and record.head == record.result.link
    assert Record.from_json(record.to_json()) == record
    assert verify(record) == []
    again = replay(record)
    assert again.deals == recorder.match.deals and again.scores == recorder.match.scores
    assert again.winners == recorder.match.winners == list(record.result.winners)
    assert record_of(again, recorder.packs, record.seats, created=record.created) == record


@every_source
@every_game
def test_a_record_is_sound_at_every_moment(name: str, kind: str) -> None:
    recorder = begun(name, kind)
    assert verify(recorder.record()) == []
    rng = random.Random(name)
    for _ in range(scaled(25)):
        play(recorder, rng.randrange(1, 20), rng.randrange(100))
        record = recorder.record()
        assert verify(record) == []
        assert record.finished == recorder.match.over
        assert (record.deals[-1].end is None) == (recorder.match.turn >= 0)


@every_game
def test_moves_give_the_same_events_as_the_match_did(name: str) -> None:
    recorder = begun(name, "seeded")
    played: list[list[Event]] = []
    rng = random.Random(1)
    while len(played) < 150 and not recorder.match.over:
        match = recorder.match
        played.append(recorder.deal() if match.needs_deal else recorder.do(random_action(match, rng)))
    seen = [(len(match.deals), events) for match, events in moves(recorder.record())]
    assert [events for _, events in seen] == played
    assert seen[0][0] == 1


def test_scores_and_results_are_those_of_the_match() -> None:
    record = sample("whist", "seeded", finished=True)
    totals = [0, 0]
    for deal in record.deals:
        assert deal.end is not None and deal.end.scores is not None
        totals = [total + score for total, score in zip(totals, deal.end.scores, strict=True)]
        assert deal.end.totals == tuple(totals)
    assert record.result is not None and record.result.totals == tuple(totals)
    assert record.result.winners == (totals.index(max(totals)),)


def test_an_abandoned_deal_has_an_end_without_scores() -> None:
    recorder = begun("back_alley", "provable")
    recorder.deal()
    while not recorder.match.needs_deal:
        recorder.do("pass")
    deal = recorder.record().deals[0]
    assert deal.end is not None and deal.end.scores is None and deal.end.secret is not None
    assert verify(recorder.record()) == []


def test_a_record_holds_only_the_options_that_differ_and_every_kind_of_value() -> None:
    match = Match("king_bolola", preset=game_of("king_bolola").options.preset_names()[-1])
    record = record_of(match)
    assert dict(record.rules.options) == {
        name: list(value) if isinstance(value, tuple) else value for name, value in match.rules.changed.items()
    }
    assert record.rules.preset == match.rules.preset and record.rules.hash == match.rules.hash
    assert replay(Record.from_json(record.to_json())).rules == match.rules


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_preset_comes_back_from_a_record(name: str) -> None:
    for preset in game_of(name).options.preset_names():
        match = Match(name, preset=preset)
        record = Record.from_json(record_of(match).to_json())
        assert replay(record).rules == match.rules
        assert verify(record) == []


def test_a_record_may_name_a_former_preset_with_the_same_options() -> None:
    """Kout Bo's `seed` once changed nothing but `first_round_bawan`."""
    older = tree(record_of(Match("kout_bo", {"first_round_bawan": "bid"})))
    assert older["rules"]["preset"] == ""
    for preset, faults in (("seed", []), ("short_match", ["preset"])):
        older["rules"]["preset"] = preset
        record = msgspec.convert(relinked(older), Record)
        assert [fault.code for fault in verify(record)] == faults
        assert replay(record).rules.changed == {"first_round_bawan": "bid"}


def test_a_refused_action_leaves_the_record_as_it_was() -> None:
    recorder = begun("whist", "seeded")
    recorder.deal()
    before = recorder.record()
    absent = next(card for seat in range(4) if seat != recorder.match.turn for card in recorder.match.hand(seat))
    with pytest.raises(IllegalAction):
        recorder.do(absent)
    with pytest.raises(WrongTime):
        recorder.deal()
    assert recorder.record() == before


def test_a_record_that_was_handed_out_does_not_change() -> None:
    recorder = begun("whist", "seeded")
    recorder.deal()
    record = recorder.record()
    play(recorder, 60)
    assert record.deals[0].actions == ()


def test_seats_may_be_named_by_their_bots() -> None:
    record = record_of(Match("whist"), seats=["rules", "random", "human", "rules"])
    assert [player.kind for player in record.seats] == ["rules", "random", "human", "rules"]
    assert [player.kind for player in record_of(Match("whist")).seats] == ["human"] * 4


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"seats": ["rules"]}, "record-seats"),
        ({"seats": ["Not A Bot"] * 4}, "bad-record"),
        ({"seats": [Player("x" * 61, "human")] * 4}, "bad-record"),
        ({"seats": [Player("\ud800", "human")] * 4}, "bad-record"),
        ({"created": "yesterday"}, "bad-record"),
        ({"created": "2026-01-31T18:30:00Z\n"}, "bad-record"),
    ],
)
def test_a_header_that_no_reader_would_take_is_refused_at_once(facts: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRecord, match=code):
        record_of(Match("whist"), **facts)


# --- undo and resume ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["seeded", "given"])
def test_undo_leaves_the_record_of_the_remaining_actions(kind: str) -> None:
    recorder = begun("whist", kind)
    play(recorder, 30)
    before = recorder.record()
    play(recorder, 60, seed=2)
    recorder.undo(60)
    after = recorder.record()
    assert [deal.actions for deal in after.deals] == [deal.actions for deal in before.deals]
    recorder.match.taken_back.clear()
    assert recorder.record() == before


def test_undo_does_not_go_back_into_a_deal_whose_secret_is_public() -> None:
    recorder = begun("whist", "provable")
    play(recorder, 52)
    before = recorder.record()
    with pytest.raises(WrongTime, match="deal-revealed"):
        recorder.undo()
    recorder.deal()
    play(recorder, 3)
    with pytest.raises(WrongTime, match="deal-revealed"):
        recorder.undo(4)
    recorder.undo(2)
    assert len(recorder.record().deals[1].actions) == 1
    assert before.deals[0] == recorder.record().deals[0]


@every_source
def test_a_saved_game_resumes_where_it_stopped(kind: str) -> None:
    whole = begun("whist", kind)
    play(whole, 70)
    saved = Record.from_json(whole.record().to_json())
    packs = None if kind == "seeded" else begun("whist", kind).packs
    resumed = resume(saved, packs)
    assert resumed.record() == whole.record()
    play(whole, 10_000, seed=5)
    play(resumed, 10_000, seed=5)
    assert resumed.record() == whole.record() and resumed.match.over


def test_a_saved_game_resumes_only_with_its_own_packs() -> None:
    record = sample("whist", "given", finished=False)
    with pytest.raises(BadRecord, match="record-packs"):
        resume(record)
    with pytest.raises(BadRecord, match="record-packs"):
        resume(sample("whist", "seeded", finished=False), SeededPacks(99))


# --- documents and files -----------------------------------------------------------------------------------------


def test_the_schema_file_is_the_one_that_the_code_makes() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()


@every_game
def test_a_file_holds_a_record_and_writing_it_again_replaces_it_whole(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for finished in (False, True):
        record = sample(name, "provable", finished=finished)
        save(record, path)
        assert load(path) == record
        assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    save(sample("whist", "seeded", finished=False), path)
    old = path.read_bytes()

    def broken(handle: int) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="no space"):
        save(sample("whist", "seeded", finished=True), path)
    assert path.read_bytes() == old and [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_text_survives_the_document_unchanged() -> None:
    """Writing lists on one line must not change the contents of strings."""
    names = ['a"b', "[", "x,\\n  y", "a  b \\", "]", " "]
    record = record_of(Match("kout_bo"), seats=[Player(name, "human") for name in names])
    assert Record.from_json(record.to_json()) == record
    odd = msgspec.structs.replace(sample("whist", "seeded", finished=False).deals[0], actions=('a  b",', "[ ]", "\\"))
    changed = msgspec.structs.replace(record, deals=(odd,))
    assert Record.from_json(changed.to_json()) == changed


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\xff", "\ud800", b"null", b"[]", b"{}", b'{"format": 1}', b"[" * 100_000, b'{"a":' * 100_000,
        b'{"format":1,"x":' + b"[" * 100_000, b'{"format": 1e400}', b'{"format": NaN}',
    ],
)  # fmt: skip
def test_data_that_is_not_a_record_is_refused(data: bytes | str) -> None:
    with pytest.raises(BadRecord, match="bad-record"):
        Record.from_json(data)


def test_a_later_format_is_named_as_such() -> None:
    with pytest.raises(BadRecord, match="record-format: found=2, known=1"):
        Record.from_json(json.dumps({**tree(sample("whist", "seeded", finished=False)), "format": 2, "new": []}))


def test_a_key_that_stands_twice_is_refused() -> None:
    text = sample("whist", "seeded", finished=False).to_json().decode()
    with pytest.raises(BadRecord, match="a key occurs twice"):
        Record.from_json(text.replace('"first_seat"', '"first_seat": 0, "first_seat"', 1))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_bytes_and_texts_are_records_or_refused(data: bytes | str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(data)


def test_replay_names_the_deal_the_action_and_the_rule() -> None:
    record = sample("whist", "given", finished=True)
    actions = [*record.deals[1].actions]
    match = replay(msgspec.structs.replace(record, deals=record.deals[:1], result=None))
    match.deal(record.deals[1].pack)
    k = 0
    while not (barred := [card for card in match.hand(match.turn) if not match.is_legal(card)]):
        match.do(actions[k])
        k += 1
    actions[k] = barred[0]
    deals = (record.deals[0], msgspec.structs.replace(record.deals[1], actions=tuple(actions)))
    with pytest.raises(BadRecord) as caught:
        replay(msgspec.structs.replace(record, deals=deals))
    assert caught.value.code == "record-action" and caught.value.rule == "WH-PLAY-1"
    assert caught.value.parameters["deal"] == 2 and caught.value.parameters["action"] == k + 1


def test_a_game_that_is_not_registered_is_given() -> None:
    record = sample("whist", "seeded", finished=False)
    del games.MODULES["whist"]
    try:
        assert verify(record, GAME) == [] and replay(record, GAME).game is GAME
        assert len([*moves(record, GAME)]) == sum(1 + len(deal.actions) for deal in record.deals)
        with pytest.raises(BadRecord, match="record-game"):
            replay(record)
        with pytest.raises(BadRecord, match="record-game"):
            replay(record, game_of("baloot"))
    finally:
        games.MODULES["whist"] = "tests.whist"


READ_AT_ONCE = """
import sys, threading
from vierblatt.record import Record
sys.setswitchinterval(1e-6)
together, data = threading.Barrier(8), sys.stdin.buffer.read()

def read():
    together.wait()
    Record.from_json(data)

threads = [threading.Thread(target=read) for _ in range(8)]
for each in threads:
    each.start()
for each in threads:
    each.join()
"""


def test_the_first_records_that_a_process_reads_may_be_read_by_several_threads() -> None:
    data = sample("baloot", "seeded", finished=True).to_json()
    for _ in range(3):  # it crashed in one of three processes
        subprocess.run([sys.executable, "-c", READ_AT_ONCE], input=data, check=True)
