"""What must hold in any deal at a table with `illegal_cards` = `claimable`, whoever plays what: random deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from .back_alley import Reference, pack, random_options
from .back_alley_claimable import ClaimableReference, random_claimable_options
from .back_alley_faults import CARD_KINDS, LaidCard
from .back_alley_rules import JOKERS, bid_number, is_trump, trump_height
from .claimable import random_fault_options

MAX_DEALS = 8  # of a match: some house rules allow matches without end


def drawn_match(seed: int) -> tuple[ClaimableReference, random.Random]:
    """A match with random house rules."""
    rng = random.Random(seed)
    return ClaimableReference(random_claimable_options(rng), rng.randrange(4)), rng


def next_action(match: ClaimableReference, rng: random.Random, faults: float) -> str:
    """A random answer; where a card is asked, `faults` is the chance to look at no rule."""
    if match.phase != "play":
        return rng.choice(sorted(match.legal()))
    if faults and (kept := match.faults().get("kept-back")):
        return rng.choice(kept)
    cards = match.legal() if rng.random() < faults else match.allowed()
    bleeders = set() if match.trick else cards.intersection(JOKERS)
    return rng.choice(sorted(bleeders or cards))  # nothing can be kept back unless a bleeder is led


def follows(laid: LaidCard, card: str) -> bool:
    """Whether a card follows the lead to the trick of `laid`, in the words of BA-PLAY-2."""
    assert laid.lead is not None
    if is_trump(laid.lead, laid.trump):
        return is_trump(card, laid.trump)
    return card not in JOKERS and card[1] == laid.lead[1] and card[1] != laid.trump


def could_be_guilty(laid: LaidCard, kind: str, match: ClaimableReference) -> bool:
    """What a fault of this kind needs at least, by the words of BA-FAULT-2 and of the rules it names."""
    others = laid.hand - {laid.card}
    if kind == "barred-lead":
        plain = any(not is_trump(card, laid.trump) for card in others)
        earlier = [card.card for card in match.laid.values() if card.trick < laid.trick]
        broken = any(is_trump(card, laid.trump) for card in earlier)
        return laid.lead is None and is_trump(laid.card, laid.trump) and plain and not broken
    if laid.lead is None:
        return False
    if kind == "no-follow":
        return not follows(laid, laid.card) and any(follows(laid, card) for card in others)
    trumps = [trump_height(card) for card in others if is_trump(card, laid.trump)]
    if laid.lead not in JOKERS or not trumps or not is_trump(laid.card, laid.trump):
        return False
    higher, lower = max(trumps) > trump_height(laid.card), min(trumps) < trump_height(laid.card)
    return higher if laid.lead == "XR" else lower


def check_accusations(match: ClaimableReference, rng: random.Random) -> list[str]:
    """Some of the open accusations: only of the other team, and never right without a fault. The kinds found right."""
    seat, right = rng.randrange(4), []
    texts = sorted(match.open_interrupts(seat))
    guilty = [text for text in texts if match.ruling(seat, text).right]
    for text in rng.sample(texts, min(3, len(texts))) + guilty:
        words = text.split()
        laid = match.laid[words[2]]
        assert laid.seat % 2 != seat % 2
        ruling = match.ruling(seat, text)
        assert {ruling.at_fault, ruling.other} == {laid.seat, seat} and (ruling.other == seat) == ruling.right
        if ruling.right:
            right.append(words[1])
            assert could_be_guilty(laid, words[1], match), (laid, text)
            assert "by" not in words or words[4] in laid.hand - {laid.card}
    for laid in match.laid.values():
        kinds = [kind for kind in CARD_KINDS if laid.fault() == kind]
        assert len(kinds) == (laid.card not in laid.allowed) == bool(laid.proofs())
        assert laid.card not in laid.proofs() and laid.proofs() <= laid.hand
    return right


def check_verdict(match: ClaimableReference, winners: int, first_team: int, n: int) -> None:
    """BA-FAULT-4: each team wins or loses its whole contract, and nothing else counts."""
    for side in (0, 1):
        team, mine = (first_team + side) % 2, match.calls[side::2]
        written, number = match.deal_scores[-1][team], sum(map(bid_number, mine))
        if "board" in mine:
            unit = match.options.number("board_points") * n
            assert written and written % unit == 0 and (written > 0) == (team == winners)
            continue
        if match.options.word("sum_over_hand") == "cap":
            number = min(number, n)
        worth = number * match.options.number("points_per_bid")
        assert written == (worth if team == winners and number <= n else -worth)


def play_out(match: ClaimableReference, rng: random.Random, found: Counter[str]) -> None:
    """The rest of the deal, with faults and accusations; counts what was found right, and the verdicts."""
    faults, chance = rng.choice([0.0, 0.3, 1.0]), rng.choice([0.0, 0.05, 0.2])
    n, first_team = match.hand_size, (match.dealer + 1) % 2
    while match.turn >= 0:
        if match.laid and rng.random() < 0.1:
            found.update(check_accusations(match, rng))
        seat = rng.randrange(4)
        said = sorted(match.open_interrupts(seat)) if match.laid and rng.random() < chance else []
        if said:
            text = rng.choice(said)
            winners = match.ruling(seat, text).other % 2
            match.interrupt(seat, text)
            check_verdict(match, winners, first_team, n)
            found["verdict"] += 1
            return
        match.act(next_action(match, rng, faults))


@pytest.mark.rule("BA-FAULT-1", "BA-FAULT-2", "BA-FAULT-3", "BA-FAULT-4")
def test_random_matches_with_faults() -> None:
    found: Counter[str] = Counter()
    for seed in range(10):
        match, rng = drawn_match(seed)
        for _ in range(MAX_DEALS):
            if match.over:
                break
            match.deal(rng.sample(pack({}), 54))
            play_out(match, rng, found)
        assert match.scores == [sum(score[team] for score in match.deal_scores) for team in (0, 1)]
        assert not match.over or match.winners == [
            team for team in (0, 1) if match.scores[team] > match.scores[1 - team]
        ]
    assert set(found) == {*CARD_KINDS, "verdict"}, found


@pytest.mark.rule("BA-FAULT-1", "BA-FAULT-5")
@pytest.mark.parametrize("seed", range(4))
def test_where_nobody_errs_or_accuses_all_is_as_at_other_tables(seed: int) -> None:
    rng = random.Random(seed)
    options = random_options(rng)
    claimable = ClaimableReference(options | random_fault_options(rng), 0)
    plain = Reference(options, 0)
    for _ in range(MAX_DEALS):
        order = rng.sample(pack({}), 54)
        claimable.deal(order)
        plain.deal(order)
        while plain.turn >= 0:
            assert claimable.turn == plain.turn and plain.legal() <= claimable.legal()
            action = rng.choice(sorted(plain.legal()))
            claimable.act(action)
            plain.act(action)
        assert all(laid.fault() is None for laid in claimable.laid.values())
        while claimable.phase == "counting":
            claimable.act("count")
        assert (claimable.scores, claimable.dealer, claimable.over) == (plain.scores, plain.dealer, plain.over)
        if plain.over:
            break
    assert claimable.deal_scores == plain.deal_scores and claimable.winners == plain.winners


@pytest.mark.rule("BA-FAULT-3")
@pytest.mark.parametrize("seed", range(4))
def test_what_may_be_said_does_not_depend_on_hidden_cards(seed: int) -> None:
    match, rng = drawn_match(seed)
    order = rng.sample(pack({}), 54)
    match.deal(order)
    n, actions = match.hand_size, []
    for _ in range(rng.randrange(6, 4 * n + 4)):
        if match.phase not in ("auction", "play"):
            break
        actions.append(rng.choice(sorted(match.legal() - {"pass"})))
        match.act(actions[-1])
    # Jokers and the top of the stock stay where they are: what happens to them is public.
    top = range(4 * n, 4 * n + 3)
    fixed = [i for i, card in enumerate(order) if card in match.laid or card in JOKERS or i in top]
    hidden = rng.sample([card for i, card in enumerate(order) if i not in fixed], 54 - len(fixed))
    other = drawn_match(seed)[0]
    other.deal([card if i in fixed else hidden.pop() for i, card in enumerate(order)])
    for action in actions:
        other.act(action)
    for seat in range(4):
        assert other.open_interrupts(seat) == match.open_interrupts(seat)
