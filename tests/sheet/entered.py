"""Results as people might write them down: most of them possible, many at the edges, some wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vierblatt.games.sheets import SheetField

#: What nobody should write.
WRONG: tuple[Any, ...] = (
    -1, 163, 10**15, "", "none", "9" * 12, "-1", "1.5", True, None, [], {}, "pass", "bid 14", "S", 0.5, "7",
)  # fmt: skip
HALF = {"hokom": 162, "sun": 130, "ashkal": 130}


def entered(
    game: str, fields: Sequence[SheetField], dealer: int, rules: Mapping[str, Any], rng: random.Random
) -> dict[str, Any]:
    """A result for these fields, now and then spoilt."""
    result = drawn(fields, rng)
    if result.get("contract") in {"passed", "kawesh"} and rng.random() < 0.8:
        result = drawn(fields, rng)
    if fields:
        result = LIKELY[game](result, dealer, rules, rng)
    return spoilt(result, rng) if rng.random() < 0.12 else result


def drawn(fields: Sequence[SheetField], rng: random.Random) -> dict[str, Any]:
    """Any value for each field that is asked; some are left out where they have a default."""
    result: dict[str, Any] = {}
    for field in fields:
        if field.is_asked(result):
            result[field.name] = _value(field, rng)
    return result


def _value(field: SheetField, rng: random.Random) -> str | int:
    if field.default is not None and rng.random() < 0.5:
        return field.default
    return rng.choice(field.values) if field.kind == "choice" else rng.randint(field.least, field.most)


def spoilt(result: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The result with something left out, added or wrong."""
    spoilt = dict(result)
    name = rng.choice([*result, "colour", "cards", "tricks", "trump"])
    if rng.random() < 0.4:
        spoilt.pop(name, None)
    else:
        spoilt[name] = rng.choice(WRONG)
    return spoilt


def baloot(result: dict[str, Any], dealer: int, rules: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    contract = result["contract"]
    if contract not in HALF:
        return {"contract": rng.choice([contract, "sun", "hokom"])} if rng.random() < 0.1 else result
    if "cards" in result and rng.random() < 0.6:
        total, half = HALF[contract], HALF[contract] // 2
        extra = rng.choice([0, 10, -10, 20, -20, 25, 35, -35, 50, -50])
        result["cards"] = rng.choice([half, half + extra, 0, 2, total, total - 2, 65, 75, 66, 96, 76, 86, half + 1, 1])
    if result.get("level", "plain") != "plain" and contract != "hokom" and rng.random() < 0.6:
        result["level"] = "plain"
    if contract == "ashkal" and rng.random() < 0.8:
        result["buyer"] = (dealer + rng.choice([0, 3])) % 4
    if "kaboot" in result and "ace" not in result and contract != "hokom" and rules["reverse_kaboot_88"]:
        result.pop("cards", None)
        result |= {"kaboot": "others", "ace": rng.choice(["yes", "no"])}
    if result.get("ace") == "yes" and rng.random() < 0.7:
        result["buyer"] = (dealer + 1) % 4
    counts = [name for name in ("sira", "fifty", "hundred", "four_hundred") if name in result]
    if counts and rng.random() < 0.9:
        chosen = rng.choices(counts, k=rng.randint(1, 2))
        result |= {name: min(chosen.count(name), 1 if name == "four_hundred" else 2) for name in counts}
    return result


def kout_bo(result: dict[str, Any], dealer: int, rules: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    if "others" in result and rng.random() < 0.85:
        bid = result["bid"]
        enough = 10 - bid
        made = rng.random() < 0.6
        result["tricks"] = bid if made else rng.randint(0, bid - 1)
        result["others"] = rng.randint(0, enough - 1) if made else enough
    elif "tricks" in result and rng.random() < 0.5:
        result["tricks"] = min(9, max(0, result["bid"] + rng.choice([-1, 0, 1])))
    return result


def king_bolola(result: dict[str, Any], dealer: int, rules: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """What four players took of a shuffled pack."""
    if rng.random() < 0.1:
        return result
    cards = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
    rng.shuffle(cards)
    takers = [rng.choice(rng.choice([[0, 1, 2, 3], [0], [1, 2]])) for _ in range(13)]
    heaps: list[list[str]] = [[], [], [], []]
    for trick, taker in enumerate(takers):
        heaps[taker] += cards[4 * trick : 4 * trick + 4]
    for seat, heap in enumerate(heaps):
        counts = {
            "tricks": len(heap) // 4,
            "jacks_kings": sum(card[0] in "JK" for card in heap),
            "queens": sum(card[0] == "Q" for card in heap),
            "hearts": sum(card[1] == "H" for card in heap),
        }
        for name, count in counts.items():
            if f"{name}_{seat + 1}" in result:
                result[f"{name}_{seat + 1}"] = count
        if "king" in result and "KH" in heap:
            result["king"] = seat
    if "twelfth" in result:
        result |= {"twelfth": takers[11], "last": takers[12]}
    if rng.random() < 0.1:  # two players swap a card that counts
        names = [name for name in result if name[-1].isdigit()]
        if names:
            kind = rng.choice(names)[:-1]
            more, less = rng.sample("1234", 2)
            result[kind + more] += 1
            result[kind + less] = max(0, result[kind + less] - 1)
    return result


def back_alley(result: dict[str, Any], dealer: int, rules: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    calls = [name for name in result if name.startswith("call_")]
    if calls and rng.random() < 0.1:  # both teams the same
        return {**result, **dict.fromkeys(calls, "bid 1"), "tricks": 2}
    for name in calls:
        draw = rng.random()
        if draw < 0.5:
            result[name] = rng.choice(["pass", "bid 1", "bid 1", "bid 2"])
        elif draw < 0.6:
            result[name] = "board"
    if "tricks" in result and rng.random() < 0.3:
        result["tricks"] = rng.choice([0, 1, 2])
    return result


LIKELY: dict[str, Callable[[dict[str, Any], int, Mapping[str, Any], random.Random], dict[str, Any]]] = {
    "baloot": baloot,
    "kout_bo": kout_bo,
    "king_bolola": king_bolola,
    "back_alley": back_alley,
}
