"""Packs: the same everywhere, evenly spread, and provable; recomputed here by a second, plain implementation."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.registry import ALL_GAMES
from tests.walks import game_of
from vierblatt import shuffle
from vierblatt.cards import NAMES
from vierblatt.errors import BadOption, BadPack, WrongTime
from vierblatt.match import Match
from vierblatt.shuffle import (
    GivenPacks,
    Provable,
    Provable2,
    ProvablePacks,
    SeededPacks,
    VoidRound,
    commitment,
    verify_proof,
)
from vierblatt.shuffle.stream import below, shuffled, stream

VECTORS = Path(__file__).parent / "vectors"
PROVABLE = json.loads((VECTORS / "provable.json").read_text(encoding="utf-8"))
SEEDED = json.loads((VECTORS / "seeded.json").read_text(encoding="utf-8"))
RULES = "ab" * 32
NONCES = [bytes([seat]) * 32 for seat in range(1, 5)]
LAST = bytes(range(32))

every_game = pytest.mark.parametrize("name", ALL_GAMES)
every_case = pytest.mark.parametrize("case", PROVABLE["cases"], ids=lambda case: case["name"])
every_seed = pytest.mark.parametrize("case", SEEDED["cases"], ids=lambda case: case["name"])


# --- the second implementation: as the document specifies, without our code ---------------------------------------


def number(value: int) -> bytes:
    return bytes([value >> 24 & 255, value >> 16 & 255, value >> 8 & 255, value & 255])


def hashed(message: bytes) -> bytes:
    return hashlib.sha256(message).digest()


class Dice:
    """Random draws as in the document: HMAC blocks, bytes in order, rejection."""

    def __init__(self, key: bytes, message: bytes) -> None:
        self.key, self.message, self.block, self.left = key, message, 0, b""

    def roll(self, bound: int) -> int:
        while True:
            if not self.left:
                self.left = hmac.new(self.key, self.message + number(self.block), hashlib.sha256).digest()
                self.block += 1
            byte, self.left = self.left[0], self.left[1:]
            if byte < (256 // bound) * bound:
                return byte % bound

    def shuffle(self, cards: list[str]) -> list[str]:
        cards = list(cards)
        i = len(cards) - 1
        while i >= 1:
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        return cards


def by_the_document(case: dict) -> dict:
    """Everything that a provable case publishes, from its match id, rule-set hash, s(512) and nonces."""
    chain = [bytes.fromhex(case["last"])]
    while len(chain) <= 512:
        chain.insert(0, hashed(chain[0]))
    name = case["match"].encode("utf-8")
    bound = hashed(
        b"vierblatt provable deals 1\n" + number(len(name)) + name + bytes.fromhex(case["rules_hash"])
        + number(len(case["nonces"])) + chain[0]
    )  # fmt: skip
    nonces = [bytes.fromhex(nonce) for nonce in case["nonces"]]
    opened = b""
    for nonce in nonces:
        opened += number(len(nonce)) + nonce
    digest = hashed(b"vierblatt nonces 1\n" + opened)
    tag = b"vierblatt provable pack 1\n"
    return {
        "chain": {i: chain[int(i)].hex() for i in case["chain"]},
        "anchor": chain[0].hex(),
        "binding": bound.hex(),
        "commitments": [
            hashed(b"vierblatt nonce 1\n" + bound + number(seat) + nonce).hex() if nonce else ""
            for seat, nonce in enumerate(nonces)
        ],
        "first_seat": Dice(chain[1], tag + bound + number(0) + digest).roll(len(nonces)),
        "packs": [
            " ".join(Dice(chain[deal["number"]], tag + bound + number(deal["number"]) + digest).shuffle(deck_of(case)))
            for deal in case["deals"]
        ],
    }


def deck_of(case: dict) -> list[str]:
    cards: list[str] = case["cards"].split()
    return cards


@every_case
def test_the_published_vectors_follow_from_the_document(case: dict) -> None:
    computed = by_the_document(case)
    assert computed.pop("packs") == [deal["pack"] for deal in case["deals"]]
    assert computed == {name: case[name] for name in computed}


@every_case
def test_our_provable_packs_are_the_published_ones(case: dict) -> None:
    nonces = [bytes.fromhex(nonce) for nonce in case["nonces"]]
    last = bytes.fromhex(case["last"])
    packs = ProvablePacks.agreed(case["match"], case["rules_hash"], nonces, last=last, scheme=1)
    proof = packs.description()
    assert proof.anchor == case["anchor"] and packs.binding.hex() == case["binding"]
    assert list(proof.commitments) == case["commitments"] and list(proof.nonces) == case["nonces"]
    assert packs.seat(len(nonces)) == case["first_seat"]
    chain = shuffle.provable.hash_chain(packs.last)
    deck = [NAMES.index(card) for card in deck_of(case)]
    for deal in case["deals"]:
        agreement = packs.round.agreement(proof.commitments, nonces)
        order = packs.round.pack(deck, chain[deal["number"]], agreement, deal["number"])
        assert " ".join(NAMES[card] for card in order) == deal["pack"]


@every_seed
def test_seeded_packs_are_the_published_ones_and_follow_from_the_document(case: dict) -> None:
    key = hashed(b"vierblatt seed 1\n" + case["seed"].encode("ascii"))
    packs = SeededPacks(int(case["seed"]))
    for seats, seat in case["first_seat"].items():
        assert packs.seat(int(seats)) == seat
        assert Dice(key, b"vierblatt seeded pack 1\n" + number(0)).roll(int(seats)) == seat
    deck = deck_of(case)
    for deal in case["deals"]:
        plain = Dice(key, b"vierblatt seeded pack 1\n" + number(deal["number"])).shuffle(deck)
        ours = packs.pack([NAMES.index(card) for card in deck], deal["number"])
        assert deal["pack"].split() == plain == [NAMES[card] for card in ours]


# --- the stream and the shuffle ----------------------------------------------------------------------------------


def test_a_number_below_a_bound_is_never_biased() -> None:
    """Every byte once: each number is drawn equally often, and the bytes left over are rejected."""
    for bound in (1, 3, 5, 6, 52, 54, 255, 256):
        draws = iter(range(256))
        counts = Counter(below(draws, bound) for _ in range(256 - 256 % bound))
        assert counts == Counter(dict.fromkeys(range(bound), 256 // bound))
        if 256 % bound:
            with pytest.raises(StopIteration):
                below(draws, bound)


def test_all_orders_are_equally_likely() -> None:
    counts = Counter(tuple(SeededPacks(seed).pack([0, 1, 2, 3], 1)) for seed in range(4800))
    expected = 4800 / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7  # chi-square, 23 free, 1 in 1000


def test_every_card_is_equally_likely_at_every_place() -> None:
    counts = Counter(
        (place, card) for seed in range(520) for place, card in enumerate(SeededPacks(seed).pack(range(52), 1))
    )
    assert sum((counts[place, card] - 10) ** 2 / 10 for place in range(52) for card in range(52)) < 2830  # 2601 free


@given(st.binary(max_size=40), st.lists(st.integers(0, 53), unique=True, max_size=54))
def test_a_shuffled_pack_holds_the_same_cards_whatever_order_it_had(key: bytes, cards: list[int]) -> None:
    order = shuffled(cards, stream(key, b""))
    assert sorted(order) == sorted(cards)
    assert order == shuffled(cards[::-1], stream(key, b""))


# --- seeded and given --------------------------------------------------------------------------------------------


@every_game
def test_a_seed_gives_every_game_its_packs_and_each_deal_another(name: str) -> None:
    match = Match(game_of(name))
    first = SeededPacks(1).next(match)
    assert match.check_pack(first) == first == SeededPacks(1).next(match)
    assert first != SeededPacks(2).next(match)
    match.deal(first)
    assert SeededPacks(1).next(match) != first


def test_the_first_seat_is_drawn_or_set() -> None:
    assert {SeededPacks(seed).seat(6) for seed in range(60)} == set(range(6))
    assert SeededPacks(1, first_seat=3).seat(4) == 3
    assert GivenPacks([], first_seat=2).seat(4) == 2
    with pytest.raises(BadOption, match="bad-seat"):
        GivenPacks([], first_seat=4).seat(4)


def test_fresh_seeds_differ() -> None:
    assert SeededPacks().seed != SeededPacks().seed


def test_any_whole_number_of_at_most_999_digits_is_a_seed() -> None:
    assert len({tuple(SeededPacks(seed).pack(range(52), 1)) for seed in (0, -1, 1, 2**64, 10**999 - 1)}) == 5
    for seed in (10**999, -(10**999)):
        with pytest.raises(BadOption, match="bad-seed"):
            SeededPacks(seed)


def test_given_packs_are_dealt_as_they_are_as_text_or_numbers() -> None:
    match = Match("whist")
    texts = " ".join(NAMES[51 - i] for i in range(52))
    packs = GivenPacks([texts, [*range(52)]])
    assert packs.next(match) == [*range(51, -1, -1)]
    match.deal(packs.next(match))
    assert packs.next(match) == [*range(52)]
    match.deals.append(([], []))
    with pytest.raises(WrongTime, match="no-more-packs"):
        packs.next(match)
    with pytest.raises(BadPack):
        GivenPacks(["AS"]).next(Match("whist"))


# --- provable ----------------------------------------------------------------------------------------------------


def provable() -> ProvablePacks:
    return ProvablePacks.agreed("table 1", RULES, NONCES, last=LAST)


def played_out(packs: ProvablePacks, deals: int) -> tuple[Match, list[tuple[list[int], str | None]]]:
    """A whist match of some deals, its packs and secrets."""
    match = Match("whist", {"target": 1000}, first_seat=packs.seat(4))
    public: list[tuple[list[int], str | None]] = []
    for deal in range(1, deals + 1):
        match.deal(packs.next(match))
        while match.turn >= 0:
            match.act(match.legal().bit_length() - 1)
        public.append((match.deals[-1][0], packs.secret(match, deal)))
    return match, public


def codes(
    proof: Provable | Provable2, seat: int, deals: list[tuple[list[int], str | None]], rules: str = RULES
) -> list[tuple]:
    faults = verify_proof(proof, rules_hash=rules, pack=range(52), first_seat=seat, deals=deals)
    return [(fault.code, fault.deal) for fault in faults]


def test_the_order_of_commitments_nonces_and_deals_is_kept() -> None:
    packs = ProvablePacks("t", RULES, 2)
    first = commitment(packs.binding, 0, NONCES[0])
    with pytest.raises(WrongTime, match="commitments-open"):
        packs.say_nonce(0, NONCES[0])
    with pytest.raises(WrongTime, match="commitments-open"):
        packs.seat(2)
    packs.commit(0, first)
    with pytest.raises(WrongTime, match="already-committed"):
        packs.commit(0, first)
    for bad in ("", "ab", first.upper(), first + "0"):
        with pytest.raises(BadOption, match="bad-commitment"):
            packs.commit(1, bad)
    with pytest.raises(BadOption, match="bad-seat"):
        packs.commit(2, first)
    packs.end_commitments()
    with pytest.raises(WrongTime, match="nonces-open"):
        packs.commit(1, first)
    for seat, nonce in ((0, NONCES[1]), (1, NONCES[1]), (0, b"")):
        with pytest.raises(BadOption, match="bad-nonce"):
            packs.say_nonce(seat, nonce)
    packs.say_nonce(0, NONCES[0])
    packs.end_nonces()
    with pytest.raises(WrongTime, match="nonces-closed"):
        packs.say_nonce(0, NONCES[0])
    with pytest.raises(BadOption, match="bad-seats"):
        packs.seat(4)
    assert packs.description().nonces == (NONCES[0].hex(), "")


@pytest.mark.parametrize("nonce", [b"", b"short", b"x" * 33])
def test_a_nonce_has_32_bytes_even_when_the_seat_committed_to_another_length(nonce: bytes) -> None:
    packs = ProvablePacks("t", RULES, 1)
    packs.commit(0, commitment(packs.binding, 0, nonce))
    packs.end_commitments()
    with pytest.raises(BadOption, match="bad-nonce"):
        packs.say_nonce(0, nonce)


def test_a_match_id_and_a_secret_are_bounded() -> None:
    for bad in ("", "x" * 101):
        with pytest.raises(BadOption, match="bad-match-id"):
            ProvablePacks(bad, RULES, 4)
    with pytest.raises(BadOption, match="bad-secret"):
        ProvablePacks("t", RULES, 4, last=b"short")
    assert ProvablePacks("t", RULES, 4).anchor != ProvablePacks("t", RULES, 4).anchor


def test_a_secret_is_public_only_when_its_deal_has_ended_and_then_never_deals_again() -> None:
    packs = provable()
    match = Match("whist", first_seat=packs.seat(4))
    for early in (0, 1):
        with pytest.raises(WrongTime, match="deal-running"):
            packs.secret(match, early)
    match.deal(packs.next(match))
    with pytest.raises(WrongTime, match="deal-running"):
        packs.secret(match, 1)
    while match.turn >= 0:
        match.act(match.legal().bit_length() - 1)
    secret = packs.secret(match, 1)
    assert hashlib.sha256(bytes.fromhex(secret)).digest() == packs.anchor
    with pytest.raises(WrongTime, match="deal-running"):
        packs.secret(match, 2)
    match.undo(52)
    match.deals.clear()
    with pytest.raises(WrongTime, match="deal-revealed"):
        packs.next(match)


def test_a_chain_serves_512_deals() -> None:
    packs, match = provable(), Match("whist")
    match.deals = [([], [])] * 511
    assert sorted(packs.next(match)) == [*range(52)]
    match.deals = [([], [])] * 512
    with pytest.raises(WrongTime, match="no-more-packs"):
        packs.next(match)
    assert codes(packs.description(), 0, [([], None)] * 513) == [("too-many-deals", 513)]


def test_honest_deals_are_proved_also_while_one_is_running_or_a_seat_is_silent() -> None:
    for nonces in (NONCES, [NONCES[0], b"", b"", b""], [b""] * 4):
        packs = ProvablePacks.agreed("table 1", RULES, nonces, last=LAST)
        match, deals = played_out(packs, 3)
        deals.append((packs.next(match), None))
        assert codes(packs.description(), match.first_seat, deals) == []


def test_every_deviation_from_the_proof_is_found() -> None:
    packs = provable()
    match, deals = played_out(packs, 2)
    proof, seat = packs.description(), match.first_seat
    assert isinstance(proof, Provable2)
    (pack, secret), second = deals
    swapped = [pack[1], pack[0], *pack[2:]]
    assert codes(proof, seat, [(swapped, secret), second]) == [("pack", 1)]
    assert codes(proof, seat, [(pack, secret), (second[0], secret)]) == [("secret", 2)]
    assert codes(proof, (seat + 1) % 4, deals) == [("first-seat", 0)]
    other = Provable2(proof.match, proof.anchor, proof.commitments, (*proof.nonces[:3], "00" * 32), void=())
    assert ("nonce", 0) in codes(other, seat, deals)
    silent = Provable2(proof.match, proof.anchor, proof.commitments, (*proof.nonces[:3], ""), void=())
    assert {("unopened", 0), ("pack", 2)} <= {*codes(silent, seat, deals)}
    left_out = Provable2(proof.match, proof.anchor, (*proof.commitments[:3], ""), (*proof.nonces[:3], ""), void=())
    assert ("pack", 2) in codes(left_out, seat, deals)
    gone = VoidRound(proof.anchor, proof.commitments, (0,))
    later = Provable2(proof.match, proof.anchor, proof.commitments, proof.nonces, (gone,))
    assert {("nonce", 0), ("pack", 1)} <= {*codes(later, seat, deals)}
    downgraded = Provable(proof.match, proof.anchor, proof.commitments, proof.nonces)
    assert {("nonce", 0), ("pack", 1)} <= {*codes(downgraded, seat, deals)}
    unpaired = Provable2(proof.match, proof.anchor, proof.commitments[:3], proof.nonces, void=())
    assert ("nonce", 0) in codes(unpaired, seat, deals)
    renamed = Provable2("table 2", proof.anchor, proof.commitments, proof.nonces, void=())
    assert ("pack", 1) in codes(renamed, seat, deals)
    assert ("pack", 1) in codes(proof, seat, deals, rules="cd" * 32)
    reanchored = Provable2(proof.match, "00" * 32, proof.commitments, proof.nonces, void=())
    assert ("secret", 1) in codes(reanchored, seat, deals)
