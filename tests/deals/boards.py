"""The boards of tournaments again, written from `docs/tournament-boards.md` alone.

`python -m tests.deals.boards` writes `tests/vectors/boards1.json` from it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "vectors" / "boards1.json"
SPADES_TO_CLUBS = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
LEVELS = 14
BOARDS = (1, 2, 7, 4096, 16384)


def u32(value: int) -> bytes:
    return value.to_bytes(4, "big")


def hashed(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key: bytes, *parts: bytes) -> bytes:
    return hmac.new(key, b"".join(parts), hashlib.sha256).digest()


def node_of(left: bytes, right: bytes) -> bytes:
    return hashed(b"vierblatt board node 1\n", left, right)


def anchor_of(case: dict[str, Any], root: bytes) -> bytes:
    name, rules = case["tournament"].encode("utf-8"), bytes.fromhex(case["rules_hash"])
    return hashed(b"vierblatt boards 1\n", u32(len(name)), name, rules, u32(case["seats"]), root)


def stream(key: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from mac(key, message, u32(block))
        block += 1


def pack_of(case: dict[str, Any], anchor: bytes, board: int, key: bytes, again: int) -> str:
    """The pack of a board, place 0 first, separated by blanks."""
    lot = hashed(b"vierblatt board lot 1\n", case["lot"].encode("utf-8"))
    taken = stream(key, b"vierblatt board pack 1\n" + anchor + u32(board) + u32(again) + lot)
    cards = case["cards"].split()
    for i in range(len(cards) - 1, 0, -1):
        k = next(byte for byte in taken if byte < 256 - 256 % (i + 1)) % (i + 1)
        cards[i], cards[k] = cards[k], cards[i]
    return " ".join(cards)


def by_the_document(case: dict[str, Any]) -> dict[str, Any]:
    """The anchor, the root and some opened boards of a case."""
    secret = bytes.fromhex(case["secret"])
    keys = {board: mac(secret, b"vierblatt board key 1\n", u32(board)) for board in range(1, 2**LEVELS + 1)}
    tree = [[hashed(b"vierblatt board 1\n", u32(board), key) for board, key in keys.items()]]
    while len(tree[-1]) > 1:
        tree.append([node_of(left, right) for left, right in zip(tree[-1][::2], tree[-1][1::2], strict=True)])
    root = tree[LEVELS][0]
    anchor = anchor_of(case, root)
    boards = []
    for board in BOARDS:
        path, first_seat = [tree[i][(board - 1) >> i ^ 1].hex() for i in range(LEVELS)], (board - 1) % case["seats"]
        packs, key = [pack_of(case, anchor, board, keys[board], again) for again in (0, 1)], keys[board].hex()
        boards.append({"board": board, "key": key, "path": path, "first_seat": first_seat, "packs": packs})
    return {"anchor": anchor.hex(), "root": root.hex(), "boards": boards}


def faults(case: dict[str, Any]) -> list[str]:
    """What is wrong with the board `case["opened"]`, by the case's published `anchor`; its secret is not used."""
    opened, anchor = case["opened"], bytes.fromhex(case["anchor"])
    board, key, path = opened["board"], bytes.fromhex(opened["key"]), [bytes.fromhex(text) for text in opened["path"]]
    if not 1 <= board <= 2**LEVELS or len(path) != LEVELS or any(len(value) != 32 for value in (key, *path)):
        return ["secret"]
    node = hashed(b"vierblatt board 1\n", u32(board), key)
    for i, other in enumerate(path):
        node = node_of(other, node) if (board - 1) >> i & 1 else node_of(node, other)
    found = [] if anchor_of(case, node) == anchor else ["secret"]
    if any(pack != pack_of(case, anchor, board, key, again) for again, pack in enumerate(opened["packs"])):
        found.append("pack")
    return found


def cases() -> list[dict[str, Any]]:
    """What each case begins with."""

    def case(name: str, tournament: str, cards: list[str], seats: int, lot: str) -> dict[str, Any]:
        secret, rules = hashed(b"secret of ", name.encode()).hex(), hashed(b"rules of ", name.encode()).hex()
        return {
            "name": name, "tournament": tournament, "rules_hash": rules, "seats": seats, "secret": secret, "lot": lot,
            "cards": " ".join(cards),
        }  # fmt: skip

    piquet = [card for card in SPADES_TO_CLUBS if card[0] in "789TJQKA"]
    jokers, forty = ["XB", "XR"], [card for card in SPADES_TO_CLUBS if card[0] in "234567JQKA"]
    return [
        case("32 cards, four seats", "abcdefghij", piquet, 4, "3 6 1"),
        case("52 cards, four seats, an empty lot", "second cup", SPADES_TO_CLUBS, 4, ""),
        case("54 cards, six seats, an Arabic lot", "klmnopqrst", SPADES_TO_CLUBS + jokers, 6, "قرعة اليوم ٣ ٦ ١ 🎲"),
        case("40 cards, six seats, an id that is not ASCII", "Kölner Pokal", forty, 6, "05 12 23 31 44 49"),
    ]


def main() -> None:
    written = [{**case, **by_the_document(case)} for case in cases()]
    content = {"scheme": "tournament boards 1", "described_in": "docs/tournament-boards.md", "cases": written}
    FILE.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
