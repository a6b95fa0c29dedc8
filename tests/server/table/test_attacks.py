"""What a server, a seat, several seats, or all of them together can do to the deals: see `docs/security.md`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.table.tables import HOST, Driver, refused
from vierblatt.match import Match
from vierblatt.protocol import commands as ask
from vierblatt.record import Record, verify
from vierblatt.server.table import Table
from vierblatt.server.table import entries as log
from vierblatt.server.table.ticking import NONCE_WAIT
from vierblatt.shuffle import MOST_ROUNDS, Provable, Provable2, ProvablePacks, commitment

NONCES = [hashlib.sha256(b"%d" % seat).digest() for seat in range(6)]


def waiting(*, people: int = 6, game: str = "kout_bo", secret: bytes = bytes(32)) -> Driver:
    """A table that waits for the nonces of its people."""
    driver = Driver(game, secret, changes={"target": 1} if game == "baloot" else {})
    for seat in range(people):
        driver.do(ask.Sit, seat, seat=seat)
        driver.table.present(seat, online=True, now=driver.now)
    if people < len(driver.table.seats):
        driver.do(ask.SeatBot, HOST)
    for seat in range(people):
        driver.do(ask.Ready, seat, commitment=commitment(driver.table.packs.binding, seat, NONCES[seat]))
    driver.tick()
    assert driver.table.stage == "nonces"
    return driver


def say(driver: Driver, *seats: int) -> None:
    for seat in seats:
        driver.do(ask.Nonce, seat, nonce=NONCES[seat].hex())


def pack(driver: Driver) -> list[int]:
    """The first pack, as it is dealt."""
    driver.wait(6_000)
    return driver.table.playing().deals[0][0]


def test_the_last_to_reveal_has_heard_no_other_nonce() -> None:
    driver = waiting()
    say(driver, 0, 1, 2, 3, 4)
    assert driver.table.proof().nonces == [""] * 6
    sent = b"".join(repr(outcome).encode() for outcome in driver.outcomes)
    assert not any(nonce.hex().encode() in sent for nonce in NONCES)


def test_a_changed_or_late_nonce_is_refused() -> None:
    driver = waiting()
    assert refused(driver, ask.Nonce, 5, nonce=bytes(32).hex()) == "bad-nonce"
    say(driver, 0, 1, 2, 3, 4)
    driver.wait(NONCE_WAIT)
    assert refused(driver, ask.Nonce, 5, nonce=NONCES[5].hex()) == "nonces-not-wanted"


def test_a_commitment_is_made_once_and_a_copied_one_cannot_be_opened() -> None:
    driver = Driver()
    driver.do(ask.Sit, 0, seat=0)
    driver.do(ask.Sit, 1, seat=1)
    driver.do(ask.SeatBot, HOST)
    committed = commitment(driver.table.packs.binding, 0, NONCES[0])
    driver.do(ask.Ready, 0, commitment=committed)
    driver.do(ask.Ready, 0, commitment="ab" * 32)
    driver.do(ask.Ready, 1, commitment=committed)
    driver.tick()
    assert [seat.commitment for seat in driver.table.seats][:2] == [committed, committed]
    say(driver, 0)
    assert refused(driver, ask.Nonce, 1, nonce=NONCES[0].hex()) == "bad-nonce"


@pytest.mark.parametrize("honest", [0, 3, 5])
def test_one_honest_nonce_changes_every_pack(honest: int) -> None:
    """The others, and the server, know everything but this nonce when the chain and their commitments are fixed."""
    table, packs = Driver(secret=bytes(32)).table, set()
    for guess in range(64):
        nonces = [bytes([seat]) * 32 for seat in range(6)]
        nonces[honest] = hashlib.sha256(b"honest %d" % guess).digest()
        packs.add(tuple(first_pack(table, nonces)))
    assert len(packs) == 64


def first_pack(table: Table, nonces: list[bytes]) -> list[int]:
    agreed = ProvablePacks.agreed(table.id, table.rules.hash, nonces, last=table.secret)
    return agreed.next(Match(table.game, table.rules))


def begin_again(driver: Driver, *seats: int) -> None:
    """Seats commit again after a void round, as their clients do by themselves, and reveal."""
    for seat in seats:
        driver.do(ask.Ready, seat, commitment=commitment(driver.table.packs.binding, seat, NONCES[seat]))
    driver.tick()
    say(driver, *seats)
    driver.tick()


def test_an_unopened_commitment_voids_the_round_and_its_packs() -> None:
    driver = waiting()
    anchor = driver.table.packs.anchor
    say(driver, *range(5))
    driver.wait(NONCE_WAIT)
    table = driver.table
    assert table.stage == "seating" and table.match is None
    assert [seat.ready for seat in table.seats] == [False] * 5 + [True]
    assert table.packs.anchor != anchor
    (void,) = table.proof().void
    assert void.unopened == (5,) and void.anchor == anchor.hex() and void.commitments[5]


def test_a_seat_that_did_not_reveal_is_excluded_so_that_rounds_end() -> None:
    driver = waiting()
    for silent in (5, 4, 3, 2, 1, 0):
        say(driver, *range(silent))
        driver.wait(NONCE_WAIT)
        for seat in range(silent):
            driver.do(ask.Ready, seat, commitment=commitment(driver.table.packs.binding, seat, NONCES[seat]))
        assert driver.table.seats[silent].ready and not driver.table.seats[silent].commitment
        driver.tick()
    assert driver.table.stage == "playing" and driver.table.proof().nonces == [""] * 6
    assert [void.unopened for void in driver.table.proof().void] == [(5,), (4,), (3,), (2,), (1,), (0,)]


def test_a_seat_can_abort_only_one_start() -> None:
    driver = waiting(people=1)
    for _ in range(MOST_ROUNDS):
        driver.wait(NONCE_WAIT)
        assert driver.table.stage == "playing" or driver.table.match is None
        if driver.table.stage == "playing":
            break
    assert len(driver.table.proof().void) == 1  # the only person is silenced, and the match begins
    driver = Driver()
    for number in range(2):
        driver.do(ask.Sit, 0, seat=0)
        driver.table.present(0, online=True, now=driver.now)
        driver.do(ask.Sit, 1, seat=1)
        driver.table.present(1, online=True, now=driver.now)
        driver.do(ask.SeatBot, HOST)
        for seat in (0, 1):
            driver.do(ask.Ready, seat, commitment=commitment(driver.table.packs.binding, seat, NONCES[seat]))
        driver.tick()
        assert driver.table.stage == "nonces"
        driver.now += NONCE_WAIT
        driver.put(driver.table.tick(driver.now))
        if number < 1:
            for seat in (0, 1):
                driver.do(ask.Stand, seat)
    assert driver.table.stage == "closed" and driver.table.close_reason == "no-start"


def test_a_server_and_a_seat_draw_again_once_and_the_record_shows_it() -> None:
    withheld = waiting(people=4, game="baloot")
    say(withheld, *range(3))
    withheld.wait(NONCE_WAIT)
    begin_again(withheld, 0, 1, 2)
    withheld.wait(6_000)
    withheld.play()
    record = withheld.table.record()
    assert not verify(record)
    assert isinstance(record.packs, Provable2)
    assert [void.unopened for void in record.packs.void] == [(3,)] and record.packs.commitments[3] == ""


def test_silences_choose_no_pack_of_the_round_that_counts() -> None:
    """In scheme 1 two accomplices chose among four packs of the same chain. Now a silence ends the round."""
    begun = set()
    for said in range(4):
        driver = waiting()
        say(driver, *range(4), *(seat for seat in (4, 5) if said >> (seat - 4) & 1))
        driver.wait(NONCE_WAIT)
        if driver.table.stage == "playing":
            begun.add(said)
    assert begun == {3}


def test_without_participants_the_server_alone_decides_visibly() -> None:
    driver = Driver()
    driver.sit(people=6)
    assert driver.table.proof().commitments == [""] * 6
    assert pack(driver) == first_pack(driver.table, [b""] * 6)


def test_an_abandoned_match_shows_open_commitments_and_no_secret() -> None:
    driver = waiting()
    say(driver, *range(6))
    driver.wait(6_000)
    driver.put([log.Closed(at=driver.now, why="admin")])
    proof = driver.table.proof()
    assert proof.secrets == [] and proof.packs == [] and all(proof.nonces)


def tampered(record: Record, change: Callable[[dict[str, Any]], None]) -> list[str]:
    """The codes of what is wrong with a record's deals after a change."""
    content = msgspec.json.decode(msgspec.json.encode(record))
    change(content["packs"])
    return [fault.code for fault in verify(Record.from_json(msgspec.json.encode(content)))]


def test_a_record_whose_numbers_were_changed_is_not_proved() -> None:
    driver = waiting(people=4, game="baloot")
    say(driver, 0, 1, 2)
    driver.wait(NONCE_WAIT)
    begin_again(driver, 0, 1, 2)
    driver.wait(6_000)
    driver.play()
    record = driver.table.record()
    assert not verify(record)
    assert "nonce" in tampered(record, lambda packs: packs["nonces"].__setitem__(3, NONCES[3].hex()))
    assert "unopened" in tampered(record, lambda packs: packs["nonces"].__setitem__(0, ""))
    assert "unopened" in tampered(record, lambda packs: packs["commitments"].__setitem__(3, "ab" * 32))
    assert "pack" in tampered(record, lambda packs: packs["void"].clear())
    assert "void-round" in tampered(record, lambda packs: packs["void"][0].__setitem__("unopened", []))
    assert "void-round" in tampered(record, lambda packs: packs["void"][0]["commitments"].__setitem__(3, ""))


def test_a_table_of_scheme_1_continues_with_scheme_1() -> None:
    """It was opened by an earlier release: its log says no scheme."""
    driver = Driver("baloot", bytes(32), changes={"target": 1})
    opened = msgspec.structs.replace(driver.table.opened, scheme=1)
    assert b"scheme" not in log.encode(opened)
    driver.log, driver.table = [opened], Table.new(opened, driver.secret)
    driver.sit(people=2, nonces=True, scheme=1)
    driver.play()
    record = driver.table.record()
    assert isinstance(record.packs, Provable) and not verify(record)
    silent = Driver("baloot", bytes(32), changes={"target": 1})
    silent.log, silent.table = [opened], Table.new(opened, silent.secret)
    silent.do(ask.Sit, 0, seat=0)
    silent.do(ask.SeatBot, HOST)
    silent.do(ask.Ready, 0, commitment="ab" * 32)
    silent.wait(NONCE_WAIT)
    assert silent.table.stage == "playing" and silent.table.proof().nonces == [""] * 4
