"""Kout Bo as pure functions: options, pack, auction, who may play what, who wins, what is written down.

Slow and plain on purpose. Cards and calls are text; nothing here remembers anything.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

SUITS = "SHDC"
RANKS = "AKQJT98765432"  # high to low (KOUT-CARD-2)
TRICKS = 9

# Every option with its values, the default first.
CHOICES: dict[str, list[object]] = {
    "players": [6, 4],
    "cut": ["none", "left"],
    "malzom": ["five_only", "off", "any_forced"],
    "joker_compelled": [False, True],
    "joker_lead_8_9": ["hokm_team", "maker_only"],
    "illegal_joker_lead": ["forced_only", "allowed_as_null"],
    "second_joker_after_null": ["full_power", "also_null"],
    "null_lead_suit": ["follow_only", "becomes_trump_for_trick"],
    "fail_points": ["to_opponents", "minus_for_hokm_team"],
    "first_round_bawan": ["made", "off", "bid", "any_deal"],
    "early_deal_end": [False, True],
    "target": [101, 51],
    "shutout": [51, 0],
}

# bid -> (points if made, points if not made); the forced five stands apart (KOUT-SCORE-2).
POINTS = {5: (5, 10), 6: (6, 12), 7: (7, 14), 8: (8, 16), 9: (36, 18)}
MALZOM_POINTS = (5, 5)


def full_options(options: dict[str, object]) -> dict[str, object]:
    """All options: the given ones, checked, and the default of every other one."""
    for name, value in options.items():
        if name not in CHOICES:
            raise ValueError(f"unknown option {name!r}")
        # Compare the type too: True would otherwise pass as 1 and 0 as False.
        if not any(type(value) is type(known) and value == known for known in CHOICES[name]):
            raise ValueError(f"option {name!r} cannot be {value!r}")
    return {name: options.get(name, known[0]) for name, known in CHOICES.items()}


def random_options(rng: random.Random) -> dict[str, object]:
    """A random rule set; about half of the options are left at their default."""
    drawn: dict[str, object] = {}
    for name, known in CHOICES.items():
        if rng.random() < 0.5:
            drawn[name] = rng.choice(known)
    return drawn


def pack(options: dict[str, object]) -> list[str]:
    """The unshuffled pack: 54 cards for six players (KOUT-CARD-1), 36 for four (A-14)."""
    cards = ["XR", "XB"]
    four_players = full_options(options)["players"] == 4
    for suit in SUITS:
        ranks = RANKS
        if four_players:
            ranks = "AKQJT9876" if suit in "HD" else "AKQJT987"
        cards += [rank + suit for rank in ranks]
    return cards


def is_joker(card: str) -> bool:
    """Is this one of the two jokers?"""
    return card in ("XR", "XB")


def plain_cards(hand: Sequence[str], suit: str) -> list[str]:
    """The cards of one suit in a hand, jokers not counted."""
    return [card for card in hand if not is_joker(card) and card[1] == suit]


def trump_order(suit: str) -> list[str]:
    """All trumps, the strongest first: XR, ace, XB, king ... two (KOUT-CARD-3)."""
    return ["XR", "A" + suit, "XB"] + [rank + suit for rank in RANKS[1:]]


# --- the cut -----------------------------------------------------------------------------------


def cut_choices(cards: int) -> set[str]:
    """What the dealer's left neighbour may do with a pack of so many cards (KOUT-DEAL-2)."""
    return {"go"} | {f"cut {number}" for number in range(1, cards)}


def after_cut(cards: Sequence[str], choice: str) -> list[str]:
    """The pack after "go" or "cut k", which puts the first k cards under the others (KOUT-DEAL-2)."""
    number = 0 if choice == "go" else int(choice.split()[1])
    return [*cards[number:], *cards[:number]]


# --- auction -----------------------------------------------------------------------------------


def legal_calls(history: Sequence[str], players: int) -> set[str]:
    """The calls open to the next player, given every call before (KOUT-BID-2, 3, 4, 6)."""
    bids = [int(call.split()[1]) for call in history if call != "pass"]
    calls = {f"bid {number}" for number in range(max([4, *bids]) + 1, 10)}
    dealer_is_forced = len(history) == players - 1 and not bids
    if not dealer_is_forced:
        calls.add("pass")
    return calls


def is_malzom(calls: Sequence[str], options: dict[str, object]) -> bool:
    """Is the bid of a finished auction a malzom: the dealer's forced five, or any forced bid (KOUT-BID-5, A-1)?"""
    rule = full_options(options)["malzom"]
    was_forced = all(call == "pass" for call in calls[:-1])
    return was_forced and (rule == "any_forced" or (rule == "five_only" and calls[-1] == "bid 5"))


# --- play --------------------------------------------------------------------------------------


def joker_lead_is_regular(joker: str, bid: int, has_bid_right: bool, akqj_gone: bool) -> bool:
    """May this joker be led with full power (KOUT-JOKER-3, 4)?

    has_bid_right: the leader is among those who profit from a winning bid of 8 or 9.
    akqj_gone: ace, king, queen and jack of trumps all lie in completed tricks of this deal.
    """
    if akqj_gone:
        return True
    if not has_bid_right:
        return False
    return bid == 9 or (bid == 8 and joker == "XR")


def legal_leads(
    hand: Sequence[str], bid: int, has_bid_right: bool, akqj_gone: bool, options: dict[str, object]
) -> set[str]:
    """The cards that may open a trick (KOUT-JOKER-1, 3, 4, 6 and A-5)."""
    if full_options(options)["illegal_joker_lead"] == "allowed_as_null":
        return set(hand)
    regular = {
        card for card in hand if not is_joker(card) or joker_lead_is_regular(card, bid, has_bid_right, akqj_gone)
    }
    return regular or set(hand)


def suit_to_follow(trick: Sequence[str], trump: str, lead_is_null: bool, options: dict[str, object]) -> str | None:
    """The suit the next player has to follow; None: any card (KOUT-JOKER-5, 8, 9, A-5b)."""
    if not is_joker(trick[0]):
        return trick[0][1]
    if not lead_is_null:
        return trump
    if len(trick) == 1:
        return None
    if not is_joker(trick[1]):
        return trick[1][1]
    if full_options(options)["second_joker_after_null"] == "full_power":
        return trump
    return trick[2][1] if len(trick) > 2 else None


def legal_follows(
    hand: Sequence[str],
    trick: Sequence[str],
    trump: str,
    lead_is_null: bool,
    options: dict[str, object],
) -> set[str]:
    """The cards that may be added to a trick (KOUT-PLAY-3, 4, KOUT-JOKER-2, 7, A-3)."""
    suit = suit_to_follow(trick, trump, lead_is_null, options)
    if suit is None:
        return set(hand)
    jokers = {card for card in hand if is_joker(card)}
    followers = set(plain_cards(hand, suit))
    if followers:
        return followers | jokers
    if full_options(options)["joker_compelled"] and suit == trump and jokers:
        return jokers
    return set(hand)


def winner_index(trick: Sequence[str], trump: str, lead_is_null: bool, options: dict[str, object]) -> int:
    """Which card of a complete trick wins; 0 is the leader's (KOUT-PLAY-5, KOUT-JOKER-8, 9)."""
    full = full_options(options)
    powerless: set[str] = set()
    trick_trump = trump
    if is_joker(trick[0]) and lead_is_null:
        powerless.add(trick[0])
        if is_joker(trick[1]):
            if full["second_joker_after_null"] == "also_null":
                powerless.add(trick[1])
        elif full["null_lead_suit"] == "becomes_trump_for_trick":
            trick_trump = trick[1][1]
    suit = suit_to_follow(trick, trump, lead_is_null, options)
    assert suit is not None  # a complete trick always has one
    strongest_first = trump_order(trick_trump) + [rank + suit for rank in RANKS]
    for card in strongest_first:
        if card in trick and card not in powerless:
            return list(trick).index(card)
    raise AssertionError(f"no card can win {trick}")


# --- scoring -----------------------------------------------------------------------------------


def score_deal(bid: int, malzom: bool, hokm_tricks: int, options: dict[str, object]) -> tuple[int, int]:
    """What the hokm team and its opponents add to their totals (KOUT-SCORE-1, 2, A-6)."""
    made, lost = MALZOM_POINTS if malzom else POINTS[bid]
    if hokm_tricks >= bid:
        return made, 0
    if full_options(options)["fail_points"] == "minus_for_hokm_team":
        return -lost, 0
    return 0, lost


def is_decided(bid: int, hokm_tricks: int, tricks_played: int) -> bool:
    """Has the hokm team its bid already, or can it no longer reach it (A-10)?"""
    return hokm_tricks >= bid or hokm_tricks + TRICKS - tricks_played < bid


def game_winner(
    scores: Sequence[int], hokm_team: int, bawan_made: bool, deal_number: int, options: dict[str, object]
) -> int | None:
    """The team that has won after a scored deal (the first is number 1), or None (KOUT-END-1, 2, 3)."""
    full = full_options(options)
    first_round_bawan = full["first_round_bawan"]
    if bawan_made and (first_round_bawan == "any_deal" or (first_round_bawan == "made" and deal_number == 1)):
        return hokm_team
    shutout, target = full["shutout"], full["target"]
    assert isinstance(shutout, int)
    assert isinstance(target, int)
    for team in (0, 1):
        if shutout > 0 and scores[team] >= shutout and scores[1 - team] <= 0:
            return team
    for team in (0, 1):
        if scores[team] >= target:
            return team
    return None
