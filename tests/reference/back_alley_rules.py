"""The rules of Back Alley as pure functions on text, slow and plain: cards, tricks, calls, scores.

Trump is a suit letter, or None in a deal without a trump suit. A joker is always a trump. In a deal without
a trump suit a joker can be in play only under joker_turned=no_trump_keep_joker, and is then the only trump.
"""

from __future__ import annotations

from dataclasses import dataclass

from .back_alley_options import Options

SUITS = "SHDC"
RANKS = "23456789TJQKA"
BIG = "XR"
LITTLE = "XB"
JOKERS = [BIG, LITTLE]


def full_pack() -> list[str]:
    """The 54 cards, unshuffled."""
    return [rank + suit for suit in SUITS for rank in RANKS] + JOKERS


# --- cards and tricks -------------------------------------------------------------------------------------


def is_trump(card: str, trump: str | None) -> bool:
    """Whether the card belongs to the trumps (BA-RANK-3)."""
    return card in JOKERS or card[1] == trump


def trump_height(card: str) -> int:
    """How high a card stands among the trumps (BA-RANK-2)."""
    if card == BIG:
        return 14
    if card == LITTLE:
        return 13
    return RANKS.index(card[0])


def may_follow(card: str, lead: str, trump: str | None) -> bool:
    """Whether the card is of the suit that was led; trumps, jokers included, are one suit."""
    if is_trump(lead, trump):
        return is_trump(card, trump)
    return not is_trump(card, trump) and card[1] == lead[1]


def trick_winner(trick: list[str], trump: str | None) -> int:
    """The index of the winning card, 0 being the leader's (BA-PLAY-4)."""
    trumps = [card for card in trick if is_trump(card, trump)]
    if trumps:
        return trick.index(max(trumps, key=trump_height))
    of_suit_led = [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(of_suit_led, key=lambda card: RANKS.index(card[0])))


def legal_leads(hand: set[str], trump: str | None, broken: bool, board_right: bool) -> set[str]:
    """What may be led (BA-LEAD-3..5); board_right: a board lets this player lead trumps at any time."""
    plain = {card for card in hand if not is_trump(card, trump)}
    if broken or board_right or not plain:
        return set(hand)
    return plain


def is_forced(lead: str, led_by_partner: bool, options: Options) -> bool:
    """Whether a led joker compels this player to a certain trump (BA-BLEED-1, BA-BLEED-2, A-12)."""
    if lead not in JOKERS:
        return False
    force = options.word("big_force" if lead == BIG else "little_force")
    return force == "all" or (force == "opponents_only" and not led_by_partner)


def legal_follows(hand: set[str], lead: str, trump: str | None, led_by_partner: bool, options: Options) -> set[str]:
    """What may be played to a trick that this card was led to."""
    following = {card for card in hand if may_follow(card, lead, trump)}
    if not following:
        return set(hand)
    if is_forced(lead, led_by_partner, options):
        if lead == BIG:
            return {max(following, key=trump_height)}
        return {min(following, key=trump_height)}
    return following


# --- calls ------------------------------------------------------------------------------------------------


def bid_number(call: str) -> int:
    """The number of tricks a call adds to its team's number contract; a pass and a board add none."""
    return int(call.removeprefix("bid ")) if call.startswith("bid ") else 0


def legal_calls(n: int, history: list[str], options: Options) -> set[str]:
    """What the next player may call, after these calls (BA-BID-2, A-6, A-7)."""
    highest = n if options.word("max_bid") == "n" else n - 1
    if options.word("sum_over_hand") == "forbid" and len(history) >= 2:
        highest = min(highest, n - bid_number(history[-2]))
    return {"pass", "board"} | {f"bid {number}" for number in range(1, highest + 1)}


def first_leader(calls: list[str]) -> int | None:
    """Who leads to the first trick, counted in bidding order; None if all passed (BA-LEAD-1, BA-LEAD-2)."""
    boards = [index for index, call in enumerate(calls) if call == "board"]
    if boards:
        return boards[-1]
    numbers = [bid_number(call) for call in calls]
    return numbers.index(max(numbers)) if max(numbers) > 0 else None


@dataclass(frozen=True)
class Contract:
    """What a team undertook: kind "bid" with its number of tricks, or "board" with its level 1..4."""

    kind: str
    size: int


def contracts(n: int, calls: list[str], options: Options) -> list[Contract]:
    """The contracts of the side of the 1st and 3rd caller and of the side of the 2nd and 4th."""
    claims = [index for index, call in enumerate(calls) if call == "board"]
    result = []
    for members in ([0, 2], [1, 3]):
        levels = [claims.index(index) + 1 for index in members if index in claims]
        if levels:
            deal_wide = options.word("board_level_scope") == "deal_highest"
            result.append(Contract("board", len(claims) if deal_wide else max(levels)))
            continue
        number = sum(bid_number(calls[index]) for index in members)
        if options.word("sum_over_hand") == "cap":
            number = min(number, n)
        result.append(Contract("bid", number))
    return result


# --- scores -----------------------------------------------------------------------------------------------


def score(n: int, contract: Contract, tricks: int, options: Options) -> int:
    """What a team writes down for its contract (BA-SCORE-1..4)."""
    if contract.kind == "board":
        value = options.number("board_points") * n * options.multiplier(contract.size)
        return value if tricks == n else -value
    value = options.number("points_per_bid") * contract.size
    return value + tricks - contract.size if tricks >= contract.size else -value


def is_rainbow(hand: set[str], trump: str | None) -> bool:
    """Whether the hand has all four suits, a joker standing for the trump suit if there is one (A-19)."""
    suits = {trump if card in JOKERS else card[1] for card in hand}
    return set(SUITS) <= suits
