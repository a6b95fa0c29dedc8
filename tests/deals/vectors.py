"""Scheme 2 again, written from `docs/provable-deals.md` alone.

`python -m tests.deals.vectors` writes `tests/vectors/provable2.json` from it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "vectors" / "provable2.json"
SPADES_TO_CLUBS = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
LINKS = ("0", "1", "2", "3", "256", "511", "512")


def number(value: int) -> bytes:
    return bytes([value >> 24 & 255, value >> 16 & 255, value >> 8 & 255, value & 255])


def hashed(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def sized(message: bytes) -> bytes:
    return number(len(message)) + message


class Dice:
    """Draws by the document: HMAC blocks, bytes in order, rejection."""

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
        for i in range(len(cards) - 1, 0, -1):
            j = self.roll(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def by_the_document(case: dict[str, Any]) -> dict[str, Any]:
    """Everything that a case publishes, from its match id, rules, s(512), round and nonces."""
    chain = [bytes.fromhex(case["last"])]
    while len(chain) <= 512:
        chain.insert(0, hashed(chain[0]))
    nonces = [bytes.fromhex(nonce) for nonce in case["nonces"]]
    bound = hashed(
        b"vierblatt provable deals 2\n", sized(case["match"].encode("utf-8")), bytes.fromhex(case["rules_hash"]),
        number(len(nonces)), number(case["round"]), chain[0],
    )  # fmt: skip
    commitments = [
        hashed(b"vierblatt nonce 2\n", bound, number(seat), nonce) if nonce else b""
        for seat, nonce in enumerate(nonces)
    ]
    listed = hashed(b"vierblatt list 2\n", bound, *(sized(commitment) for commitment in commitments))
    agreement = hashed(b"vierblatt nonces 2\n", listed, *(sized(nonce) for nonce in nonces))
    digits = str(int(hashed(b"vierblatt code 2\n", listed).hex(), 16) % 10**30).zfill(30)
    tag = b"vierblatt provable pack 2\n" + bound

    def dice(deal: int) -> Dice:
        return Dice(chain[deal or 1], tag + number(deal) + agreement)

    return {
        "chain": {i: chain[int(i)].hex() for i in LINKS},
        "anchor": chain[0].hex(),
        "binding": bound.hex(),
        "commitments": [commitment.hex() for commitment in commitments],
        "list": listed.hex(),
        "code": " ".join(digits[i : i + 5] for i in range(0, 30, 5)),
        "first_seat": dice(0).roll(len(nonces)),
        "deals": [
            {"number": deal, "secret": chain[deal].hex(), "pack": " ".join(dice(deal).shuffle(case["cards"].split()))}
            for deal in (1, 2, 3, 512)
        ],
    }


def cases() -> list[dict[str, Any]]:
    """What each case begins with."""

    def case(
        name: str, cards: list[str], seats: int, *, without: tuple[int, ...] = (), void: int = 0
    ) -> dict[str, Any]:
        nonces = ["" if seat in without else hashed(b"%d of " % seat, name.encode()).hex() for seat in range(seats)]
        secret, rules = hashed(b"last of ", name.encode()).hex(), hashed(b"rules of ", name.encode()).hex()
        return {
            "name": name, "match": f"table {name[:2]}", "rules_hash": rules, "last": secret, "round": void,
            "nonces": nonces, "cards": " ".join(cards),
        }  # fmt: skip

    jokers, piquet = ["XB", "XR"], [card for card in SPADES_TO_CLUBS if card[0] in "789TJQKA"]
    return [
        case("52 cards, four seats", SPADES_TO_CLUBS, 4),
        case("54 cards, six seats, two of them bots", SPADES_TO_CLUBS + jokers, 6, without=(1, 4)),
        case("32 cards, the third round", piquet, 4, without=(2,), void=2),
        case("32 cards, nobody takes part", piquet, 4, without=(0, 1, 2, 3)),
    ]


if __name__ == "__main__":
    written = [{**case, **by_the_document(case)} for case in cases()]
    content = {"scheme": "provable deals 2", "described_in": "docs/provable-deals.md", "cases": written}
    FILE.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
