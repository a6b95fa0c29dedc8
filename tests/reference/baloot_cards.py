"""Cards of the Baloot reference: order, points, who wins a trick, and which cards may be played."""

from __future__ import annotations

from .baloot_options import Options, complete

SUITS = "SHDC"
PLAIN_ORDER = "ATKQJ987"  # strongest first
TRUMP_ORDER = "J9ATKQ87"
RUN_ORDER = "AKQJT987"  # for projects, in every mode and suit

PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}


def pack(options: dict[str, object]) -> list[str]:
    """The unshuffled pack of 32 cards; no option changes it."""
    complete(options)  # only to refuse options that do not exist
    return [rank + suit for suit in SUITS for rank in RUN_ORDER]


def points(card: str, trump: str | None) -> int:
    """Points of one card; `trump` is None in sun."""
    return TRUMP_POINTS[card[0]] if card[1] == trump else PLAIN_POINTS[card[0]]


def beats(card: str, other: str, trump: str | None) -> bool:
    """Whether `card`, laid later in the same trick, beats `other`, the best card so far."""
    if card[1] == other[1]:
        order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
        return order.index(card[0]) < order.index(other[0])
    return card[1] == trump


def winning_index(trick: list[str], trump: str | None) -> int:
    """Place (0 = leader) of the card that wins the trick so far."""
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best], trump):
            best = place
    return best


def highest_left(card: str, gone: list[str]) -> bool:
    """Whether every higher card of this plain suit was in an earlier trick (true for any Ace)."""
    higher = PLAIN_ORDER[: PLAIN_ORDER.index(card[0])]
    return all(rank + card[1] in gone for rank in higher)


def legal_cards(
    hand: set[str], trick: list[str], trump: str | None, gone: list[str], *, locked: bool, options: Options
) -> set[str]:
    """Cards of `hand` that may be played; `gone` are the cards of earlier tricks, `trump` None in sun."""
    trumps = {card for card in hand if card[1] == trump}
    if not trick:
        others = hand - trumps
        return others if locked and others else set(hand)
    led = trick[0][1]
    same = {card for card in hand if card[1] == led}
    if led == trump:
        return _answer_to_trump(hand, trumps, trick, trump, options)
    if same:
        return same
    if not trumps:  # also every void hand in sun
        return set(hand)
    return _void_with_trumps(hand, trumps, trick, trump, gone, options=options)


def _answer_to_trump(
    hand: set[str], trumps: set[str], trick: list[str], trump: str | None, options: Options
) -> set[str]:
    """Trump was led (BAL-PLAY-6): beat an opponent if possible, else any trump, else anything."""
    if not trumps:
        return set(hand)
    winner = winning_index(trick, trump)
    partner_wins = winner == len(trick) - 2
    if partner_wins and not options["beat_partner_trump"]:
        return trumps
    return {card for card in trumps if beats(card, trick[winner], trump)} or trumps


def _void_with_trumps(
    hand: set[str],
    trumps: set[str],
    trick: list[str],
    trump: str | None,
    gone: list[str],
    *,
    options: Options,
) -> set[str]:
    """A plain suit was led, we have none of it but hold trumps (BAL-PLAY-4, 5, 7)."""
    winner = winning_index(trick, trump)
    if winner == len(trick) - 2:  # partner is winning
        if options["void_partner_winning"] == "always_trump":
            return trumps
        fourth_hand = len(trick) == 3
        free = options["void_partner_winning"] == "free" or fourth_hand or highest_left(trick[0], gone)
        return set(hand) if free else trumps
    if trick[winner][1] != trump:
        return trumps
    over = {card for card in trumps if beats(card, trick[winner], trump)}
    if over:
        return over if options["overruff"] == "always" else trumps
    return trumps if options["undertrump_forced"] else set(hand)
