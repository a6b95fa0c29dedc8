"""What must hold in any deal at a table with `illegal_cards` = `claimable`, whoever plays what: random deals."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

import pytest

from .baloot import Reference, pack
from .baloot_cards import TRUMP_ORDER, legal_cards, points, winning_index
from .baloot_claimable import ClaimableReference
from .baloot_claimable_deal import ClaimableDeal
from .baloot_fault_options import FAULT_VALUES, random_claimable_options
from .baloot_faults import CARD_KINDS, LaidCard
from .baloot_options import Options, complete, random_options
from .baloot_sawa import NO_CARD, winning_orders

MAX_DEALS = 12  # of a match: some house rules allow matches without end


def deal_of(match: ClaimableReference) -> ClaimableDeal:
    """The deal in play, or the last one."""
    assert isinstance(match.play, ClaimableDeal)
    return match.play


def shuffled(rng: random.Random) -> list[str]:
    """A pack in random order; in half of the cases runs stay together, so that there are projects."""
    cards = pack({})
    if rng.random() < 0.5:
        return rng.sample(cards, 32)
    packets = [cards[start : start + 4] for start in range(0, 32, 4)]
    return [card for packet in rng.sample(packets, 8) for card in packet]


def started(options: Mapping[str, object], hands: list[list[str]], contract: dict[str, object]) -> ClaimableReference:
    """A deal of seat 3 before its first lead."""
    texts = [" ".join(hand) for hand in hands]
    position = {"preset": "saudi_majlis", "options": options, "dealer": 3, "hands": texts, "contract": contract}
    return ClaimableReference.at(position)


def random_contract(rng: random.Random) -> dict[str, object]:
    """Any contract, raised or not."""
    if rng.random() < 0.4:
        return {"mode": "sun", "buyer": rng.randrange(4), "multiplier": rng.choice([1, 1, 2])}
    factor = rng.choice([1, 1, 2, 3, 4, "gahwa"])
    locked = factor in (2, 4) and rng.random() < 0.5
    return {"mode": "hokom", "trump": "H", "buyer": rng.randrange(4), "multiplier": factor, "locked": locked}


def next_action(match: ClaimableReference, rng: random.Random, faults: float) -> str:
    """A random answer; where a card is asked, `faults` is the chance to look at no rule."""
    legal = match.legal()
    if match.phase == "play" and deal_of(match).card_asked and rng.random() >= faults:
        legal = deal_of(match).allowed
    return rng.choice(sorted(legal))


def could_be_guilty(laid: LaidCard, kind: str, deal: ClaimableDeal) -> bool:
    """What a fault of this kind needs at least, by the words of BAL-QAID-2 and of the rules it names."""
    trump = deal.contract.trump
    others = laid.hand - {laid.card}
    follows = any(card[1] == laid.led for card in others)
    if kind == "barred-lead":
        return laid.led is None and deal.contract.locked and laid.card[1] == trump
    if kind == "no-follow":
        return laid.led is not None and laid.card[1] != laid.led and follows
    if trump is None or laid.led is None or (follows and laid.card[1] != laid.led):
        return False
    trumps = [TRUMP_ORDER.index(card[0]) for card in others if card[1] == trump]
    if kind == "no-trump":
        return laid.card[1] != trump and bool(trumps)
    return laid.card[1] == trump and any(height < TRUMP_ORDER.index(laid.card[0]) for height in trumps)


def check_legal(match: ClaimableReference) -> None:
    """BAL-QAID-1: the whole hand, unless BALOOT was said or a demand was granted."""
    deal = deal_of(match)
    if deal.card_asked is None:
        return
    bound = deal.card_asked == "bound" or deal.demander is not None
    assert match.legal() == (deal.allowed if bound else match.hands[match.turn])
    assert deal.allowed and deal.allowed <= match.hands[match.turn]


def check_accusations(match: ClaimableReference, rng: random.Random) -> None:
    """Some of the open accusations: only of the other side, and never right without a fault."""
    deal = deal_of(match)
    seat = rng.randrange(4)
    texts = sorted(match.open_interrupts(seat) - {"sawa", "accuse false-sawa"})
    for text in rng.sample(texts, min(2, len(texts))):
        words = text.split()
        laid = deal.laid[words[2]]
        ruling = match.ruling(seat, text)
        assert laid.seat % 2 != seat % 2
        assert ruling.winners == (seat % 2 if ruling.right else 1 - seat % 2)
        assert not ruling.right or could_be_guilty(laid, words[1], deal)
        assert not ruling.right or "by" not in words or words[4] in laid.hand - {laid.card}
    if deal.laid:
        laid = list(deal.laid.values())[-1]
        right = [kind for kind in CARD_KINDS if laid.fault() == kind]
        assert len(right) == (laid.card not in laid.allowed) and bool(laid.proofs()) == bool(right)
        assert laid.card not in laid.proofs()


def check_ending(match: ClaimableReference) -> None:
    """Everything is given out; the side that loses by a ruling writes nothing."""
    deal, ending = deal_of(match), match.endings[-1]
    assert ending.score == match.deal_scores[-1]
    assert (ending.ruling is None) == (ending.reason == "counted")
    price = deal.contract.mult * (26 if deal.contract.sun else 16)
    if ending.ruling is not None:
        assert ending.score[1 - ending.ruling.winners] == 0
        least = 25 if ending.reason == "kaboot made" else price
        assert ending.score[ending.ruling.winners] >= (152 if deal.contract.gahwa else least)
        assert not deal.contract.gahwa or match.winners == [ending.ruling.winners]
    if ending.reason in ("counted", "kaboot made"):
        assert sum(deal.played.cards) == (130 if deal.contract.sun else 162)
        assert sum(deal.tricks) == 8 and deal.tricks[0] in range(9)
    if ending.reason == "kaboot made":
        assert ending.ruling is not None and deal.tricks[ending.ruling.winners] == 8
    seen = [*deal.laid] + [card for hand in match.hands for card in hand]
    assert sorted(seen) == sorted(pack({}))


def interrupt_something(match: ClaimableReference, rng: random.Random) -> None:
    """A sawa if there can be one, else an accusation: any, or one that is right, if there is one."""
    seat = rng.randrange(4)
    texts = sorted(match.open_interrupts(seat))
    if "sawa" in texts:
        texts = ["sawa"]
    elif rng.random() < 0.7:
        texts = [text for text in texts if match.ruling(seat, text).right] or texts
        texts = [text for text in texts if text.endswith("kaboot")] or texts
    if texts:
        match.interrupt(seat, rng.choice(texts))


def play_out(match: ClaimableReference, rng: random.Random) -> None:
    """The rest of the deal, with faults and accusations, checked at every step."""
    scored = len(match.endings)
    faults, interrupts = rng.choice([0.0, 0.5, 1.0]), rng.choice([0.0, 0.02, 0.1])
    while match.turn >= 0:
        if match.phase in ("play", "sawa", "counting"):
            check_legal(match)
            if rng.random() < 0.08:
                check_accusations(match, rng)
            if rng.random() < interrupts:
                interrupt_something(match, rng)
        if match.turn >= 0:
            match.act(next_action(match, rng, faults))
    if len(match.endings) > scored:
        check_ending(match)


@pytest.mark.rule("BAL-QAID-1", "BAL-QAID-2", "BAL-QAID-4", "BAL-QAID-5", "BAL-QAID-6")
def test_random_deals_with_faults() -> None:
    rng = random.Random(0)
    reasons: set[str] = set()
    for _ in range(80):
        options = random_claimable_options(rng)
        cards = shuffled(rng)
        match = started(options, [cards[start : start + 8] for start in range(0, 32, 8)], random_contract(rng))
        play_out(match, rng)
        assert len(match.endings) == 1 and match.scores == match.endings[0].score
        reasons.add(match.endings[0].reason)
    assert reasons >= {"counted", "accusation", "kaboot missed"}


@pytest.mark.parametrize("seed", range(4))
def test_random_match_with_faults(seed: int) -> None:
    rng = random.Random(seed)
    match = ClaimableReference(random_claimable_options(rng), rng.randrange(4))
    for _ in range(MAX_DEALS):
        match.deal(shuffled(rng))
        play_out(match, rng)
        if match.over:
            break
    assert match.scores == [sum(score[team] for score in match.deal_scores) for team in (0, 1)]
    assert match.over == (len(match.winners) == 1)


@pytest.mark.rule("BAL-QAID-7")
@pytest.mark.parametrize("seed", range(6))
def test_where_nobody_errs_or_accuses_all_is_as_at_other_tables(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    more: dict[str, object] = {name: rng.choice(values) for name, values in FAULT_VALUES.items()}
    claimable = ClaimableReference(options | more | {"illegal_cards": "claimable"}, 0)
    plain = Reference(options, 0)
    for _ in range(MAX_DEALS):
        order = shuffled(rng)
        claimable.deal(order)
        plain.deal(order)
        while plain.turn >= 0:
            assert claimable.turn == plain.turn and plain.legal() <= claimable.legal()
            action = rng.choice(sorted(plain.legal()))
            claimable.act(action)
            plain.act(action)
        while claimable.phase == "counting":
            claimable.act("count")
        assert all(laid.fault() is None for laid in deal_of(claimable).laid.values()) if claimable.endings else True
        assert (claimable.scores, claimable.dealer, claimable.over) == (plain.scores, plain.dealer, plain.over)
        if plain.over:
            break
    assert claimable.deal_scores == plain.deal_scores and claimable.winners == plain.winners


def loses(order: tuple[str, ...], right: set[str], left: set[str], trump: str | None, options: Options) -> bool:
    """Whether the opponents can win one of these tricks; every line is played out."""
    if not order:
        return False
    for first in legal_cards(right, [order[0]], trump, [], locked=False, options=options):
        trick = [order[0], first, NO_CARD]
        for second in legal_cards(left, trick, trump, [], locked=False, options=options):
            if winning_index([*trick, second], trump):
                return True
            if loses(order[1:], right - {first}, left - {second}, trump, options):
                return True
    return False


@pytest.mark.rule("BAL-SAWA-4")
def test_the_verdict_on_a_sawa_is_that_of_playing_out_every_line() -> None:
    rng = random.Random(1)
    found = {True: 0, False: 0}
    for _ in range(150):
        options, size, trump = complete(random_options(rng)), rng.choice([1, 2, 3, 3]), rng.choice([None, "H"])
        few = rng.sample([card for card in pack({}) if card[1] in "SH"], 3 * size)
        if rng.random() < 0.5:
            few.sort(key=lambda card: -points(card, trump))
        cards, others = few[:size], rng.sample(few[size:], 2 * size)
        right, left = set(others[:size]), set(others[size : 2 * size])
        orders = set(winning_orders(set(cards), right, left, trump, locked=False, options=options))
        every = itertools.permutations(cards)
        assert orders == {order for order in every if not loses(order, right, left, trump, options)}
        found[bool(orders)] += 1
    assert min(found.values()) > 20


@pytest.mark.rule("BAL-QAID-3")
@pytest.mark.parametrize("seed", range(6))
def test_what_may_be_said_does_not_depend_on_hidden_cards(seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample(pack({}), 32)
    hands = [cards[start : start + 8] for start in range(0, 32, 8)]
    options = {name: rng.choice(values) for name, values in FAULT_VALUES.items()} | {"illegal_cards": "claimable"}
    contract = random_contract(rng)
    moves = started(options, hands, contract)
    actions = []
    for _ in range(rng.randrange(1, 32)):
        actions.append(rng.choice(sorted(moves.legal())))
        moves.act(actions[-1])
    hidden = rng.sample(sorted(card for hand in moves.hands for card in hand), sum(map(len, moves.hands)))
    played = [{card for card, laid in deal_of(moves).laid.items() if laid.seat == seat} for seat in range(4)]
    other = started(options, [[*cards, *[hidden.pop() for _ in range(8 - len(cards))]] for cards in played], contract)
    for action in actions:
        other.act(action)
    for seat in range(4):
        assert other.open_interrupts(seat) == moves.open_interrupts(seat)
