"""What must hold in any deal of King Bolola in which any card may be played, whoever plays what: random matches."""

from __future__ import annotations

import random

import pytest

from .claimable import FAULT_VALUES
from .king_bolola import Reference, pack, random_options
from .king_bolola_claimable import ClaimableReference, random_claimable_options
from .king_bolola_faults import CARD_KINDS, LaidCard
from .king_bolola_play import RANKS, TOTALS

NEVER_BARRED = ("NO_TRICKS", "NO_JK", "NO_QUEENS", "LAST_TWO")
PENALTIES = {
    "NO_JK": {rank + suit for rank in "JK" for suit in "SHDC"},
    "NO_QUEENS": {"Q" + suit for suit in "SHDC"},
    "NO_HEARTS": {rank + "H" for rank in RANKS},
    "KING": {rank + "H" for rank in RANKS},
    "BOLOLA_MINUS": {rank + suit for rank in "JQK" for suit in "SHDC"} | {rank + "H" for rank in RANKS},
}


def shuffled(rng: random.Random) -> list[str]:
    """A pack in random order; in half of the cases neighbours stay together, so that hands have long suits."""
    cards = pack({})
    if rng.random() < 0.5:
        return rng.sample(cards, 52)
    packets = rng.sample([cards[start : start + 4] for start in range(0, 52, 4)], 13)
    together = [card for packet in packets for card in packet]
    return [together[13 * seat + place] for place in range(13) for seat in range(4)]


def could_be_guilty(laid: LaidCard, kind: str) -> bool:
    """What a fault of this kind needs at least, by the words of KB-FAULT-2 and of the rules behind it."""
    others = laid.hand - {laid.card}
    colour = laid.card[1]
    follows = any(card[1] == laid.led for card in others)
    if kind == "barred-lead":
        barred = laid.trump if laid.contract == "TRUMP" else "H" if laid.contract not in NEVER_BARRED else None
        return laid.led is None and colour == barred and any(card[1] != barred for card in others)
    if laid.led is None or kind == "no-follow":
        return kind == "no-follow" and laid.led is not None and colour != laid.led and follows
    if (colour != laid.led and follows) or (laid.contract == "TRUMP") == (kind == "kept-back"):
        return False
    if kind == "kept-back":
        return bool(others & PENALTIES.get(laid.contract, set()))
    trumps = [RANKS.index(card[0]) for card in others if card[1] == laid.trump]
    if kind == "no-trump":
        return colour != laid.trump and bool(trumps)
    return colour == laid.trump and any(height > RANKS.index(laid.card[0]) for height in trumps)


def check_accusations(match: ClaimableReference, rng: random.Random) -> None:
    """All that one seat could say now: never of itself, and right only if there was a fault, of one kind."""
    seat = rng.randrange(4)
    right: dict[str, set[str]] = {}
    for text in match.open_interrupts(seat):
        words = text.split()
        laid, ruling = match.laid[words[2]], match.ruling(seat, text)
        assert laid.seat != seat and {ruling.at_fault, ruling.other} == {laid.seat, seat}
        assert ruling.at_fault == (laid.seat if ruling.right else seat)
        assert not ruling.right or could_be_guilty(laid, words[1])
        assert not ruling.right or "by" not in words or words[4] in laid.hand - {laid.card}
        if ruling.right:
            right.setdefault(words[2], set()).add(words[1])
    assert all(len(found) == 1 for found in right.values())
    for card, laid in match.laid.items():
        assert (laid.fault() is None) == (card in laid.allowed) == (not laid.proofs())


def check_faults(match: ClaimableReference, kinds: set[str]) -> None:
    """Each fault of the deal is found under its kind, if it can still be claimed."""
    for laid in match.laid.values():
        kind, accuser = laid.fault(), (laid.seat + 1) % 4
        if kind is not None and match.refusal(accuser, f"accuse {kind} {laid.card}") is None:
            assert could_be_guilty(laid, kind) and match.ruling(accuser, f"accuse {kind} {laid.card}").right
            kinds.add(kind)


def interrupt_something(match: ClaimableReference, rng: random.Random) -> bool:
    """Any accusation, or one that is right, if there is one; whether anything was said."""
    seat = rng.randrange(4)
    texts = sorted(match.open_interrupts(seat))
    if rng.random() < 0.7:
        texts = [text for text in texts if match.ruling(seat, text).right] or texts
    if texts:
        match.interrupt(seat, rng.choice(texts))
    return bool(texts)


def play_out(match: ClaimableReference, rng: random.Random, kinds: set[str]) -> None:
    """The rest of the deal, with faults and accusations, checked at every step."""
    faults, interrupts = rng.choice([0.1, 0.5]), rng.choice([0.0, 0.01, 0.1])
    decided = False
    while match.turn >= 0:
        legal = match.legal()
        if match.phase == "play":
            assert legal == match.hands[match.turn] and match.allowed() and match.allowed() <= legal
            legal = match.allowed()
            if rng.random() < faults and (wrong := match.faults()):
                legal = set(wrong[rng.choice(sorted(wrong))])
        if rng.random() < 0.01:
            check_accusations(match, rng)
        if match.phase == "counting":
            check_faults(match, kinds)
        if match.laid and rng.random() < interrupts:
            decided = interrupt_something(match, rng)
        if match.turn >= 0:
            match.act(rng.choice(sorted(legal)))
    total, score = TOTALS[match.history[-1][1]], match.deal_scores[-1]
    assert sum(score) == total
    assert not decided or sorted(score, key=abs) == [0, 0, 0, total]
    seen = [*match.laid] + [card for hand in match.hands for card in hand]
    assert sorted(seen) == sorted(pack({}))


@pytest.mark.rule("KB-FAULT-1", "KB-FAULT-2", "KB-FAULT-3", "KB-FAULT-4")
def test_random_matches_with_faults() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        rng = random.Random(seed)
        match = ClaimableReference(random_claimable_options(rng), rng.randrange(4))
        while not match.over:
            match.deal(shuffled(rng))
            play_out(match, rng, kinds)
        assert match.scores == [sum(score[seat] for score in match.deal_scores) for seat in range(4)]
        assert match.winners == [seat for seat in range(4) if match.scores[seat] > 0]
        assert sum(match.scores) == sum(TOTALS[code] for _, code in match.history)
    assert kinds == set(CARD_KINDS)


@pytest.mark.rule("KB-FAULT-5")
@pytest.mark.parametrize("seed", range(2))
def test_where_nobody_errs_or_accuses_all_is_as_at_other_tables(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    more: dict[str, object] = {name: rng.choice(values) for name, values in FAULT_VALUES.items()}
    claimable, plain = ClaimableReference(options | more | {"illegal_cards": "claimable"}, 0), Reference(options, 0)
    while not plain.over:
        order = shuffled(rng)
        claimable.deal(order)
        plain.deal(order)
        while plain.turn >= 0:
            assert claimable.turn == plain.turn and plain.legal() <= claimable.legal()
            action = rng.choice(sorted(plain.legal()))
            claimable.act(action)
            plain.act(action)
        dealer = claimable.dealer
        for step in (1, 2, 3, 4):
            assert (claimable.phase, claimable.turn) == ("counting", (dealer + step) % 4)
            claimable.act("count")
        assert all(laid.fault() is None for laid in claimable.laid.values())
        assert (claimable.scores, claimable.dealer, claimable.over) == (plain.scores, plain.dealer, plain.over)
    assert claimable.deal_scores == plain.deal_scores and claimable.winners == plain.winners


@pytest.mark.rule("KB-FAULT-3")
@pytest.mark.parametrize("seed", range(6))
def test_what_may_be_said_does_not_depend_on_hidden_cards(seed: int) -> None:
    rng = random.Random(seed)
    options: dict[str, object] = {name: rng.choice(values) for name, values in FAULT_VALUES.items()}
    moves = ClaimableReference(options | {"illegal_cards": "claimable", "early_end": False}, 0)
    moves.deal(rng.sample(pack({}), 52))
    actions = [rng.choice(sorted(moves.legal()))]
    moves.act(actions[0])
    for _ in range(rng.randrange(1, 52)):
        actions.append(rng.choice(sorted(moves.legal())))
        moves.act(actions[-1])
    hidden = rng.sample(sorted(card for hand in moves.hands for card in hand), 52 - len(moves.laid))
    played = [[card for card, laid in moves.laid.items() if laid.seat == seat] for seat in range(4)]
    hands = [[*cards, *[hidden.pop() for _ in range(13 - len(cards))]] for cards in played]
    other = ClaimableReference(options | {"illegal_cards": "claimable", "early_end": False}, 0)
    other.deal([hands[(1 + place) % 4][place // 4] for place in range(52)])
    for action in actions:
        other.act(action)
    for seat in range(4):
        assert other.open_interrupts(seat) == moves.open_interrupts(seat)
