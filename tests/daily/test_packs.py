"""The deals of a day: fixed by one secret, proved when it is over, in different orders and seats for everybody."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.daily.boards import DAY, SECRET, packs_of
from tests.registry import ALL_GAMES
from vierblatt.cards import NAMES
from vierblatt.daily import BOARDS, DayPacks, DayProof, verify_day
from vierblatt.errors import BadOption

games = pytest.mark.parametrize("game", ALL_GAMES)


@games
def test_a_day_has_eight_different_packs_of_the_game(game: str) -> None:
    packs = packs_of(game)
    found = [packs.pack(board) for board in range(1, BOARDS + 1)]
    assert all(sorted(pack) == sorted(packs.table.pack) for pack in found)
    assert len({*map(tuple, found)}) == BOARDS
    assert packs.pack(1, again=1) not in found


def test_day_game_and_secret_each_change_everything() -> None:
    day = packs_of("baloot")
    others = [
        DayPacks("baloot", "2027-01-16", SECRET),
        DayPacks("back_alley", DAY, SECRET),
        packs_of("baloot", SECRET[::-1]),
    ]
    for other in others:
        assert other.seating("amal") != day.seating("amal")
        assert [other.pack(board)[:9] for board in range(1, 9)] != [day.pack(board)[:9] for board in range(1, 9)]


def test_the_anchor_is_the_secret_hashed_once_for_each_board() -> None:
    digest = SECRET
    for _ in range(BOARDS):
        digest = hashlib.sha256(digest).digest()
    assert packs_of("baloot").anchor == digest.hex()


def u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def test_a_pack_follows_from_the_bytes_that_the_document_names() -> None:
    """A second computation, from docs/daily.md and docs/provable-deals.md alone."""
    packs = packs_of("kout_bo")
    board, name, seats = 3, f"daily kout_bo {DAY}".encode(), u32(6)
    key = SECRET
    for _ in range(BOARDS - board):
        key = sha(key)
    rules, anchor = bytes.fromhex(packs.rules.hash), bytes.fromhex(packs.anchor)
    binding = sha(b"vierblatt provable deals 2\n", u32(len(name)), name, rules, seats, u32(0), anchor)
    listed = sha(b"vierblatt list 2\n", binding, u32(0) * 6)
    nonces = sha(b"vierblatt nonces 2\n", listed, u32(0) * 6)
    message = b"vierblatt provable pack 2\n" + binding + u32(board) + nonces
    stream = (byte for j in range(99) for byte in hmac.digest(key, message + u32(j), "sha256"))
    cards = sorted(packs.table.pack)
    for i in range(len(cards) - 1, 0, -1):
        k = next(b for b in stream if b < 256 - 256 % (i + 1)) % (i + 1)
        cards[i], cards[k] = cards[k], cards[i]
    assert packs.pack(board) == cards


@games
def test_the_deals_of_a_day_that_is_over_are_proved(game: str) -> None:
    proof = packs_of(game).proof()
    assert verify_day(proof) == []
    assert verify_day(msgspec.json.decode(msgspec.json.encode(proof), type=type(proof))) == []


def test_while_a_day_lasts_its_proof_says_nothing_about_the_cards() -> None:
    proof = packs_of("baloot").proof(over=False)
    assert proof.secret == "" and proof.packs == [] and verify_day(proof) == []
    text = msgspec.json.encode(proof).decode()
    assert not any(f'"{name}' in text for name in NAMES) and SECRET.hex() not in text


def test_another_pack_another_secret_and_another_anchor_are_noticed() -> None:
    proof = packs_of("back_alley").proof()
    swapped = [*proof.packs[:4], " ".join(reversed(proof.packs[4].split())), *proof.packs[5:]]
    faults = verify_day(msgspec.structs.replace(proof, packs=swapped))
    assert [(fault.code, fault.deal) for fault in faults] == [("pack", 5)]
    for changed in ({"secret": SECRET[::-1].hex()}, {"anchor": SECRET.hex()}):
        assert {fault.code for fault in verify_day(msgspec.structs.replace(proof, **changed))} == {"secret"}
    for changed in ({"day": "2027-01-16"}, {"rules_hash": SECRET.hex()}):
        assert {fault.code for fault in verify_day(msgspec.structs.replace(proof, **changed))} == {"pack"}


@pytest.mark.parametrize(
    "changed",
    [{"secret": "xyz"}, {"packs": []}, {"anchor": "0"}, {"seats": 2**40}, {"rules_hash": "no"}, {"game": "none"}],
)
def test_a_proof_that_cannot_be_read_is_refused(changed: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        verify_day(msgspec.structs.replace(packs_of("baloot").proof(), **changed))


def test_players_get_all_boards_in_orders_and_seats_of_their_own() -> None:
    packs = packs_of("kout_bo")
    places = {f"player{n}": packs.seating(f"player{n}") for n in range(300)}
    assert all(sorted(place.board for place in each) == [*range(1, BOARDS + 1)] for each in places.values())
    assert len({tuple(each) for each in places.values()}) == 300
    first = Counter(each[0].board for each in places.values())
    seats = Counter(place.seat for each in places.values() for place in each if place.board == 4)
    assert len(first) == BOARDS and min(first.values()) > 15  # 37 each on average
    assert len(seats) == 6 and min(seats.values()) > 25  # 50 each on average
    assert packs.seating("player7") == places["player7"]


def test_dealers_take_turns() -> None:
    assert [packs_of("baloot").dealer(board) for board in range(1, 9)] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_proof_that_the_pages_tests_check_is_this_one() -> None:
    file = Path(__file__).parents[1] / "page" / "daily-proof.json"
    assert msgspec.json.decode(file.read_bytes(), type=DayProof) == packs_of("baloot").proof()
