"""What a server, a seat, several seats, or all of them together can do to the deals: `docs/security.md` tells why."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from tests.server.table.tables import HOST, Driver, refused
from vierblatt.match import Match
from vierblatt.protocol import commands as ask
from vierblatt.record import Record, verify
from vierblatt.server.table import Table
from vierblatt.server.table import entries as log
from vierblatt.shuffle.provable import ProvablePacks, commitment

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


def test_who_speaks_last_has_heard_no_other_nonce() -> None:
    driver = waiting()
    say(driver, 0, 1, 2, 3, 4)
    assert driver.table.proof().nonces == [""] * 6
    told = b"".join(repr(outcome).encode() for outcome in driver.outcomes)
    assert not any(nonce.hex().encode() in told for nonce in NONCES)


def test_a_nonce_cannot_be_another_one_than_was_promised_nor_come_late() -> None:
    driver = waiting()
    assert refused(driver, ask.Nonce, 5, nonce=bytes(32).hex()) == "bad-nonce"
    say(driver, 0, 1, 2, 3, 4)
    driver.wait(5_100)
    assert refused(driver, ask.Nonce, 5, nonce=NONCES[5].hex()) == "nonces-not-wanted"


def test_a_promise_is_made_once_and_copying_another_s_leaves_one_silent() -> None:
    driver = Driver()
    driver.do(ask.Sit, 0, seat=0)
    driver.do(ask.Sit, 1, seat=1)
    driver.do(ask.SeatBot, HOST)
    promise = commitment(driver.table.packs.binding, 0, NONCES[0])
    driver.do(ask.Ready, 0, commitment=promise)
    driver.do(ask.Ready, 0, commitment="ab" * 32)
    driver.do(ask.Ready, 1, commitment=promise)
    driver.tick()
    assert [seat.commitment for seat in driver.table.seats][:2] == [promise, promise]
    say(driver, 0)
    assert refused(driver, ask.Nonce, 1, nonce=NONCES[0].hex()) == "bad-nonce"


@pytest.mark.parametrize("honest", [0, 3, 5])
def test_one_honest_nonce_makes_every_pack_another_one_whatever_the_others_do(honest: int) -> None:
    """The others, and the server, know everything but this nonce when the chain and their promises are fixed."""
    table, packs = Driver(secret=bytes(32)).table, set()
    for guess in range(64):
        nonces = [bytes([seat]) * 32 for seat in range(6)]
        nonces[honest] = hashlib.sha256(b"honest %d" % guess).digest()
        packs.add(tuple(first_pack(table, nonces)))
    assert len(packs) == 64


def first_pack(table: Table, nonces: list[bytes]) -> list[int]:
    agreed = ProvablePacks.agreed(table.id, table.rules.hash, nonces, last=table.secret)
    return agreed.next(Match(table.game, table.rules))


def test_a_server_and_a_seat_choose_between_two_outcomes_and_the_record_shows_it() -> None:
    spoken, withheld = waiting(), waiting()
    say(spoken, *range(6))
    say(withheld, *range(5))
    assert pack(spoken) != pack(withheld)
    proof = withheld.table.proof()
    assert proof.nonces[5] == "" and proof.commitments[5] != "", "a promise without its nonce"


def test_several_seats_choose_among_no_more_than_their_silences() -> None:
    outcomes = set()
    for said in range(4):
        driver = waiting()
        say(driver, *range(4), *(seat for seat in (4, 5) if said >> (seat - 4) & 1))
        outcomes.add(tuple(pack(driver)))
    assert len(outcomes) == 4


def test_where_all_are_silent_the_deals_are_the_server_s_alone_and_that_shows() -> None:
    driver = waiting()
    driver.wait(5_100)
    assert driver.table.proof().nonces == [""] * 6
    assert pack(driver) == first_pack(driver.table, [b""] * 6)


def test_an_abandoned_match_shows_whose_promises_stood_and_gives_away_no_secret() -> None:
    driver = waiting()
    say(driver, *range(6))
    driver.wait(6_000)
    driver.put([log.Closed(at=driver.now, why="admin")])
    proof = driver.table.proof()
    assert proof.secrets == [] and proof.packs == [] and all(proof.nonces)


def test_a_record_with_a_silent_seat_is_proved_and_one_with_a_nonce_put_in_its_place_is_not() -> None:
    driver = waiting(people=4, game="baloot")
    say(driver, 0, 1, 2)
    driver.wait(6_000)
    driver.play()
    record = driver.table.record()
    assert not verify(record)
    content = msgspec.json.decode(msgspec.json.encode(record))
    content["packs"]["nonces"][3] = NONCES[3].hex()
    assert verify(Record.from_json(msgspec.json.encode(content)))
