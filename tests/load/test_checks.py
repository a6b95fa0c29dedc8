"""Every kind of wrong frame is detected, and right ones are not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.server.table.tables import Driver
from vierblatt import games
from vierblatt.client.seen import own_of
from vierblatt.load.checks import Checks
from vierblatt.load.findings import Findings
from vierblatt.protocol import frames
from vierblatt.server.table import AnyEntry, Outcome

Change = Callable[[int, bytes], bytes]

PACK = "AS KS QS JS TS AH KH QH JH TH 2C 3C 4C 5D 6D"
LEGAL = re.compile(rb'"legal":\[[^]]+\]')
HAND = re.compile(rb'"hand":\[[^]]+\]')
OTHER = re.compile(rb'"events":\[\](?=[^]]*\],"figures":\{[^}]*\}\} *\}$)')


def findings_of_match(driver: Driver, change: Change = lambda seat, data: data, seats: int = 0) -> Findings:
    """The findings of a whole match at this table, with each frame to a player changed first."""
    findings = Findings()
    people = seats or len(driver.table.seats)
    checks = Checks(driver.id, people, findings)
    put = driver.put

    def tell(entries: list[AnyEntry]) -> list[Outcome]:
        outcomes = []
        for entry in entries:
            outcomes += put([entry])
            for seat in range(people):
                data = change(seat, frames.encode(driver.table.update(outcomes[-1], seat, driver.now)))
                frame = frames.decode(data)
                assert isinstance(frame, frames.Update)
                checks.hear(seat, frame.seq, data, own_of(frame.own), now=0.0)
        return outcomes

    driver.put = tell  # type: ignore[method-assign]
    driver.play()
    return findings


def table(game: str = "back_alley") -> Driver:
    driver = Driver(game, pace=0)
    driver.sit(people=len(driver.table.seats))
    return driver


@pytest.mark.parametrize("game", games.game_ids())
def test_a_correctly_sent_match_has_no_faults(game: str) -> None:
    findings = findings_of_match(table(game))
    assert not findings, findings.examples


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        # Seat 1 gets its hand in the part of the frame that is the same for all.
        ("torn", lambda seat, data: data.replace(b'"info"', b'"x":"AS","info"') if seat == 1 else data),
        # Everyone gets all cards.
        ("leak", lambda seat, data: data.replace(b'"info"', b'"x":"%b","info"' % PACK.encode())),
        ("leak", lambda seat, data: data.replace(b'"event":"played"', b'"audience":1,"event":"played"')),
        # Seat 2 does not get its own part; seat 3 gets that of another.
        ("other-seat", lambda seat, data: frames.without_own(data) if seat == 2 else data),
        ("other-seat", lambda seat, data: OTHER.sub(b'"events":[{"audience":0}]', data) if seat == 3 else data),
        # A seat does not learn its legal actions; a card is missing.
        ("board", lambda seat, data: LEGAL.sub(b'"legal":[]', data)),
        ("board", lambda seat, data: HAND.sub(b'"hand":["AS"]', data) if seat == 0 else data),
    ],
)
def test_a_wrong_frame_is_found(kind: str, change: Change) -> None:
    assert kind in findings_of_match(table(), change).counts


def test_the_same_hand_sent_to_two_players_is_found() -> None:
    hands: list[bytes] = []

    def change(seat: int, data: bytes) -> bytes:
        hand = HAND.search(data)
        if hand and seat == 0:
            hands.append(hand[0])
        return HAND.sub(hands[-1], data) if hand and seat == 1 else data

    assert "other-seat" in findings_of_match(table(), change).counts


def test_only_the_last_entries_are_remembered() -> None:
    driver = table()
    findings = Findings()
    checks = Checks(driver.id, 1, findings)
    first = driver.table.seq + 1
    driver.play()
    for outcome in driver.outcomes[first:]:
        data = frames.encode(frames.Update(table=driver.id, seq=outcome.seq, info=driver.table.info(driver.now)))
        checks.hear(0, outcome.seq, data, None, 0.0)
    assert checks[driver.table.seq] is not None and checks[first] is None
