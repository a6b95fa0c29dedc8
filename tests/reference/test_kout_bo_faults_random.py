"""What must hold in any deal of Kout Bo in which any card may be played, whoever plays what: random matches."""

from __future__ import annotations

import random

import pytest

from .claimable import random_fault_options
from .kout_bo import Reference, pack, random_options
from .kout_bo_claimable import ClaimableReference, random_claimable_options
from .kout_bo_faults import CARD_KINDS, LaidCard

MOST_DEALS = 8  # of a match: some house rules allow matches without end
JOKERS = {"XR", "XB"}


def shuffled(options: dict[str, object], rng: random.Random) -> list[str]:
    """A pack in random order; in half of the cases neighbours stay together, so that hands have long suits."""
    cards = pack(options)
    if rng.random() < 0.5:
        return rng.sample(cards, len(cards))
    packets = rng.sample([cards[start : start + 3] for start in range(0, len(cards), 3)], len(cards) // 3)
    together = [card for packet in packets for card in packet]
    hands = [together[start : start + 9] for start in range(0, len(cards), 9)]
    return [card for row in zip(*hands, strict=True) for card in row]


def could_be_guilty(match: ClaimableReference, laid: LaidCard, kind: str) -> bool:
    """What a fault of this kind needs at least, by the words of KOUT-FAULT-2 and of the rules behind it."""
    others = laid.hand - {laid.card}
    follows = any(card[1] == laid.to_follow for card in others - JOKERS)
    if kind == "barred-lead":
        hokm_team, always = laid.seat % 2 == match.maker % 2, match.options["joker_lead_8_9"] == "hokm_team"
        by_right = hokm_team and always and (match.bid == 9 or (match.bid == 8 and laid.card == "XR"))
        barred = match.options["illegal_joker_lead"] == "forced_only" and not by_right
        return laid.led and laid.card in JOKERS and barred and bool(others)
    if laid.led or laid.card in JOKERS or laid.to_follow is None:
        return False
    if kind == "no-follow":
        return laid.card[1] != laid.to_follow and follows
    compelled = match.options["joker_compelled"] and laid.to_follow == match.trump
    return bool(compelled) and laid.card[1] != match.trump and not follows and bool(others & JOKERS)


def check_accusations(match: ClaimableReference, rng: random.Random) -> None:
    """All that one seat could say now: never of its own side, and right only if there was a fault, of one kind."""
    seat = rng.randrange(match.players)
    right: dict[str, set[str]] = {}
    for text in match.open_interrupts(seat):
        words = text.split()
        laid, ruling = match.laid[words[2]], match.ruling(seat, text)
        assert laid.seat % 2 != seat % 2
        assert (ruling.at_fault, ruling.other) == ((laid.seat, seat) if ruling.right else (seat, laid.seat))
        assert not ruling.right or could_be_guilty(match, laid, words[1])
        assert not ruling.right or "by" not in words or words[4] in laid.hand - {laid.card}
        if ruling.right:
            right.setdefault(words[2], set()).add(words[1])
    assert all(len(found) == 1 for found in right.values())
    for card, laid in match.laid.items():
        assert (laid.fault() is None) == (card in laid.allowed) == (not laid.proofs())


def interrupt_something(match: ClaimableReference, rng: random.Random) -> bool:
    """Any accusation, or one that is right, if there is one; whether anything was said."""
    seat = rng.randrange(match.players)
    texts = sorted(match.open_interrupts(seat))
    if rng.random() < 0.7:
        texts = [text for text in texts if match.ruling(seat, text).right] or texts
    if texts:
        match.interrupt(seat, rng.choice(texts))
    return bool(texts)


def play_out(match: ClaimableReference, rng: random.Random) -> set[str]:
    """The rest of the deal, with faults and accusations, checked at every step; returns the kinds of its faults."""
    interrupts, decided = rng.choice([0.0, 0.01, 0.1]), False
    while match.turn >= 0:
        legal = match.legal()
        if match.phase == "play":
            assert legal == match.hands[match.turn] and match.allowed() and match.allowed() <= legal
            legal = match.allowed()
            wrong = match.faults()
            if "kept-back" in wrong or (wrong and rng.random() < 0.4):
                legal = set(wrong[min(wrong, key=CARD_KINDS[::-1].index)])  # the rarest kind
        if rng.random() < 0.01:
            check_accusations(match, rng)
        if match.laid and rng.random() < interrupts:
            decided = interrupt_something(match, rng)
        if match.turn >= 0:
            match.act(rng.choice(sorted(legal)))
    if match.trump:
        score = match.deal_scores[-1]
        assert score.count(0) == 1 and (not decided or abs(sum(score)) in (5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 36))
    seen = [*match.laid] + [card for hand in match.hands for card in hand]
    assert sorted(seen) == sorted(pack(match.options))
    return {str(laid.fault()) for laid in match.laid.values()} - {"None"}


@pytest.mark.rule("KOUT-FAULT-1", "KOUT-FAULT-2", "KOUT-FAULT-3", "KOUT-FAULT-4")
def test_random_matches_with_faults() -> None:
    kinds: set[str] = set()
    for seed in range(12):
        rng = random.Random(seed)
        options = random_claimable_options(rng) | {"joker_compelled": seed % 2 == 1}
        match = ClaimableReference(options, rng.randrange(4))
        while not match.over and match.deal_number < MOST_DEALS:
            match.deal(shuffled(match.options, rng))
            kinds |= play_out(match, rng)
        assert match.scores == [sum(score[team] for score in match.deal_scores) for team in (0, 1)]
    assert kinds == set(CARD_KINDS)


@pytest.mark.rule("KOUT-FAULT-5")
@pytest.mark.parametrize("seed", range(3))
def test_where_nobody_errs_or_accuses_all_is_as_at_other_tables(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng) | {"first_round_bawan": "made"}
    claimable, plain = ClaimableReference(options | random_fault_options(rng), 0), Reference(options, 0)
    while not plain.over and plain.deal_number < MOST_DEALS:
        order = shuffled(options, rng)
        claimable.deal(order)
        plain.deal(order)
        while plain.turn >= 0:
            assert claimable.turn == plain.turn and plain.legal() <= claimable.legal()
            action = rng.choice(sorted(plain.legal()))
            claimable.act(action)
            plain.act(action)
        dealer = claimable.dealer
        for step in range(1, plain.players + 1):
            assert (claimable.phase, claimable.turn) == ("counting", (dealer + step) % plain.players)
            claimable.act("count")
        assert all(laid.fault() is None for laid in claimable.laid.values())
        assert (claimable.scores, claimable.dealer, claimable.over) == (plain.scores, plain.dealer, plain.over)
    assert claimable.deal_scores == plain.deal_scores and claimable.winners == plain.winners


@pytest.mark.rule("KOUT-FAULT-3")
@pytest.mark.parametrize("seed", range(3))
def test_what_may_be_said_does_not_depend_on_hidden_cards(seed: int) -> None:
    rng = random.Random(seed)
    options = random_fault_options(rng)
    moves, other = ClaimableReference(options, 5), ClaimableReference(options, 5)
    order = rng.sample(pack({}), 54)
    calls = ["bid 6", *["pass"] * 5, "trump S"]
    moves.deal(order)
    cards = []
    for call in calls:
        moves.act(call)
    for _ in range(rng.randrange(1, 53)):
        cards.append(rng.choice(sorted(moves.legal())))
        moves.act(cards[-1])
    hidden = [place for place, card in enumerate(order) if card not in moves.laid]
    for place, card in zip(hidden, rng.sample([order[place] for place in hidden], len(hidden)), strict=True):
        order[place] = card
    other.deal(order)
    for action in [*calls, *cards]:
        other.act(action)
    for seat in range(6):
        assert other.open_interrupts(seat) == moves.open_interrupts(seat)
