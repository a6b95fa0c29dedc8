"""The small parts of the live server, each on its own."""

from __future__ import annotations

import pytest

from tests.server.table.tables import Driver
from vierblatt.protocol import EMOJI, PHRASES, frames
from vierblatt.server.live.answers import KEPT, Answers
from vierblatt.server.live.bucket import TokenBucket
from vierblatt.server.live.chat import AT_ONCE, TableChat, cleaned, phrase
from vierblatt.server.live.faults import LiveFault, fault_of
from vierblatt.server.live.spectators import DelayedFrame, PublicSnapshot, SpectatorQueue


def said(player: str = "p0", text: str = "hi") -> frames.Said:
    return frames.Said(table="abcdefghij", player=player, seat=0, name=player, text=text)


def test_a_bucket_never_holds_more_than_its_size() -> None:
    bucket = TokenBucket(3, 1.0, now=0.0)
    assert [bucket.take(1000.0) for _ in range(5)] == [True, True, True, False, False]
    assert [bucket.take(1001.5) for _ in range(2)] == [True, False]


def test_chat_is_kept_for_late_comers_except_muted_players() -> None:
    talk = TableChat()
    for number in range(40):
        talk.say(said(text=str(number)), number * 10_000)
    assert [each.said.text for each in talk.heard("p1", 400_000)] == [str(number) for number in range(10, 40)]
    assert [each.said.text for each in talk.heard("p1", 110_000)] == ["10", "11"]
    talk.mute("p1", "p0", on=True)
    assert talk.heard("p1", 400_000) == [] and not talk.hears("p1", "p0") and talk.hears("p2", "p0")
    talk.mute("p1", "p0", on=False)
    assert talk.hears("p1", "p0")


def test_chat_lines_are_rate_limited() -> None:
    talk = TableChat()
    for _ in range(AT_ONCE):
        talk.say(said(), 0)
    with pytest.raises(LiveFault, match="too-fast"):
        talk.say(said(), 0)
    talk.say(said("p1"), 0)
    talk.say(said(), 2_000)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("  two   words ", "two words"),
        ("one\ntwo\tthree\x00", "one two three"),
        ("\u202eevil\u202c \u2066and\u2069", "evil and"),
        ("e\u0301", "é"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f", "👨\u200d👩\u200d👧 ❤\ufe0f"),
        ("بلوت", "بلوت"),
        ("رَحْمٰن", "رَحْمٰن"),
        ("Z" + "\u0335\u0336\u0337" * 40 + "algo", "Z\u0335\u0336\u0337algo"),  # reaches into the lines above and below
        ("Z" + "\u0335\ufe0f" * 40, "Z" + "\u0335\ufe0f" * 3 + "\ufe0f" * 37),
        ("\u0335\u0336what \u20e3was \u0301said", "what was said"),  # stands on the name before it
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_a_chat_line_cannot_affect_other_lines(text: str, line: str) -> None:
    assert cleaned(text) == line


@pytest.mark.parametrize(
    "text", [" ", "\n", "\u200b", "\u200d\ufe0f", "\ue000", "\u2028", "\u3164\u115f", "\u2800", "\u0301\u0301"]
)
def test_text_without_visible_characters_is_refused(text: str) -> None:
    with pytest.raises(LiveFault, match="nothing-said"):
        cleaned(text)


def test_only_the_phrases_and_pictures_of_the_protocol_can_be_said() -> None:
    assert [phrase(text) for text in (*PHRASES, *EMOJI)] == [*PHRASES, *EMOJI]
    with pytest.raises(LiveFault, match="unknown-phrase"):
        phrase("partner, lead a heart")


def test_answers_are_kept_per_player_up_to_a_limit() -> None:
    answers = Answers()
    for number in range(KEPT + 1):
        answers.keep("p0", str(number), frames.Ack(id=str(number), seq=number))
    assert answers.given("p0", "0") is None
    assert answers.given("p0", "1") == frames.Ack(id="1", seq=1)
    assert answers.given("p1", "1") is None


def test_a_spectator_queue_delivers_in_order_and_never_early() -> None:
    proof = Driver().table.proof()
    shown: list[str] = []

    def showing(seq: int) -> DelayedFrame:
        scene = PublicSnapshot(seq=seq, info_frame="", board_frame="", proof=proof, sheet=[])
        return DelayedFrame(text=str(seq), scene=scene)

    queue = SpectatorQueue(lambda each: shown.append(each.text), showing(0).scene)
    queue.put(showing(1), due=1000)
    queue.put(showing(2), due=500)  # the match is over: nothing hides the rest, but it must not overtake
    queue.put(showing(3), due=1500)
    queue.release(999)
    assert shown == [] and queue.scene.seq == 0 and queue.latest.seq == 3 and queue.due == 1000
    queue.release(1000)
    assert shown == ["1", "2"] and queue.scene.seq == 2
    queue.release(2000)
    assert shown == ["1", "2", "3"] and queue.due is None


def test_a_scene_matches_the_last_frames() -> None:
    driver = Driver("baloot")
    driver.sit(people=4)
    table = driver.table
    update = frames.encode(table.update(driver.step()[-1], -1, driver.now)).decode()
    presence = frames.encode(frames.Presence(table=table.id, info=table.info(driver.now, spectators=3))).decode()
    scene = PublicSnapshot(seq=table.seq, info_frame=presence, board_frame=update, proof=table.proof(), sheet=[])
    assert scene.board == table.board() is not None
    assert scene.info == table.info(driver.now, spectators=3)


def test_a_frame_that_is_completed_for_a_seat_is_the_one_that_the_table_makes_for_it() -> None:
    driver = Driver("baloot")
    driver.sit(people=4)
    for _ in range(12):
        outcome = driver.step()[-1]
        public = frames.encode(driver.table.update(outcome, -1, driver.now))
        for seat in range(4):
            own = driver.table.own_part(seat, outcome)
            assert own is not None
            assert frames.with_own(public, own) == frames.encode(driver.table.update(outcome, seat, driver.now))


def test_a_fault_on_the_wire_has_plain_parameters() -> None:
    fault = fault_of(LiveFault("code", rule="R-1", number=1, yes=True, path=object, none=None))
    assert (fault.code, fault.rule) == ("code", "R-1")
    assert fault.parameters == {"number": 1, "yes": True, "path": "<class 'object'>", "none": None}
