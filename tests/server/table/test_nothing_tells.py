"""Twin tables that differ only in hidden cards, so that the same card is a fault at one and allowed at the other.

Whoever does not hold those cards must get the same bytes at the same times from both, whatever happens then.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from tests.server.table.tables import Driver, refused
from tests.server.table.test_out_of_turn import GAMES, seated, wrong_cards
from vierblatt.bots import Choice
from vierblatt.cards import NAMES, members
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.protocol import commands as ask

SECRETS = range(30)
SPECTATOR = -1
HIDDEN = 2  #: seats whose hands differ

Twins = tuple[Driver, Driver, str, list[int]]


def twins(game: str, secret: int, people: int = -1) -> Twins | None:
    """A table before a fault and one where that card is allowed; the card, and the seats that see no difference."""
    faulty, sound = (seated(game, secret=bytes([secret]) * 32, move_seconds=9, people=people) for _ in range(2))
    for _ in range(60):
        if faulty.table.match is None or faulty.table.match.over or len(faulty.table.match.deals) > 1:
            return None
        for card in wrong_cards(faulty):
            seats = swapped(sound, NAMES.index(card))
            if seats:
                return faulty, sound, card, seats
        faulty.step()
        sound.step()
    return None


def swapped(driver: Driver, card: int) -> list[int]:
    """Exchanges hidden cards so that `card` is allowed for the player to move; the seats with the same cards still."""
    match = driver.table.playing()
    state, mover = match.state, match.turn
    hands = [*state.hands]
    for other in range(match.table.seats):
        if other == mover:
            continue
        own = [*members(engine.allowed(match.states, 0))]
        theirs = [each for each in members(hands[other]) if each // 13 != state.trick[0] // 13 and each < 52]
        if not state.in_trick or len(theirs) < len(own):
            continue
        mine, given = sum(1 << each for each in own), sum(1 << each for each in theirs[: len(own)])
        changed = [*hands]
        changed[mover], changed[other] = hands[mover] ^ mine | given, hands[other] ^ given | mine
        match.game.layout.write(match.states, "hands", changed)
        if engine.allowed(match.states, 0) >> card & 1:
            return [n for n in range(match.table.seats) if n not in {mover, other}]
        match.game.layout.write(match.states, "hands", hands)
    return []


def heard(driver: Driver, seats: Sequence[int], since: int) -> list[bytes]:
    """All frames about what has happened since, as bytes, and when something happens next."""
    table = driver.table
    frames = [
        msgspec.json.encode(table.update(outcome, seat, driver.now))
        for outcome in driver.outcomes[since:]
        for seat in (*seats, SPECTATOR)
    ]
    return [*frames, str(table.wakes_at()).encode(), str(table.bot_turn() and table.bot_due).encode()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [False, True])
def test_frames_times_and_refusals_are_the_same_whether_a_card_was_a_fault(game: str, bots: bool) -> None:
    compared = 0
    for secret in SECRETS:
        pair = twins(game, secret, people=1 if bots else -1)
        if pair is None:
            continue
        faulty, sound, card, seats = pair
        mover, since = faulty.table.turn, len(faulty.outcomes)
        for driver in (faulty, sound):
            assert engine.legal(driver.table.playing().states, 0) == driver.table.playing().state.hands[mover]
            if driver.table.bot_turn() is not None:
                driver.put(driver.table.bot_acts(mover, Choice(card), driver.now))
            else:
                driver.act(mover, card)
        assert heard(faulty, seats, since) == heard(sound, seats, since)
        compared += 1
        while faulty.table.turn in seats and faulty.table.playing().state.phase == PLAY:
            for driver in (faulty, sound):
                driver.step()
            assert faulty.log[1:] == sound.log[1:] and heard(faulty, seats, since) == heard(sound, seats, since)
        for text in ("sawa", f"accuse no-follow {card} kaboot", "accuse no-follow AS"):
            seat = next(n for n in range(9) if faulty.table.seats[n % len(faulty.table.seats)].kind == "human")
            answers = {refusal(driver, seat, text) for driver in (faulty, sound)}
            assert len(answers) == 1, (text, answers)
        if compared == 3:
            return
    assert compared, "no such deal"


def refusal(driver: Driver, seat: int, text: str) -> str:
    """The code of the refusal; empty for what would be heard, and then nothing is said."""
    match, person = driver.table.playing(), int(driver.table.seats[seat].player[1:])
    try:
        match.copy().say(seat, text)
    except Exception:  # noqa: BLE001 - which one it is, the table says
        return refused(driver, ask.SayOutOfTurn, person, seq=driver.table.seq, text=text)
    return ""
