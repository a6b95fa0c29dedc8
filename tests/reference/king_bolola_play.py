"""King Bolola card by card: which cards are legal, who wins a trick, what it is worth.

Pure functions over text cards ("TD" is the ten of diamonds), written from the rule text alone.
"""

from collections.abc import Iterable, Mapping, Sequence

RANKS = "23456789TJQKA"
SUITS = "SHDC"

NEGATIVES = ["NO_TRICKS", "NO_JK", "NO_QUEENS", "NO_HEARTS", "LAST_TWO", "KING"]
TOTALS = {
    "NO_TRICKS": -650,
    "NO_JK": -480,
    "NO_QUEENS": -400,
    "NO_HEARTS": -390,
    "LAST_TWO": -360,
    "KING": -320,
    "TRUMP": 650,
    "BOLOLA_MINUS": -800,
    "BOLOLA_PLUS": 800,
}
HEARTS_MUST_BE_SEEN = ["NO_HEARTS", "KING", "BOLOLA_MINUS", "BOLOLA_PLUS"]
MAY_END_EARLY = ["NO_JK", "NO_QUEENS", "NO_HEARTS", "KING"]


def rank(card: str) -> int:
    """Height of a card inside its suit: 0 for the two, 12 for the ace."""
    return RANKS.index(card[0])


def suit(card: str) -> str:
    """The suit letter of a card."""
    return card[1]


def of_suit(cards: Iterable[str], wanted: str) -> list[str]:
    """Those of the cards that belong to the wanted suit."""
    return [card for card in cards if suit(card) == wanted]


def of_rank(cards: Iterable[str], wanted: str) -> list[str]:
    """Those of the cards whose rank letter is one of the wanted letters."""
    return [card for card in cards if card[0] in wanted]


def highest(cards: Iterable[str]) -> int:
    """Height of the highest of the cards, -1 if there is none."""
    return max((rank(card) for card in cards), default=-1)


def _lead_cards(contract: str, trump: str | None, hand: set[str], hearts_seen: bool, trump_seen: bool) -> set[str]:
    """Cards that may open a trick: an unseen hearts or trump suit waits while another suit is held."""
    barred = None
    if contract in HEARTS_MUST_BE_SEEN and not hearts_seen:
        barred = "H"
    if contract == "TRUMP" and not trump_seen:
        barred = trump
    allowed = {card for card in hand if suit(card) != barred}
    return allowed or set(hand)


def _cards_that_must_go_under(
    contract: str, following: list[str], led_cards: list[str], options: Mapping[str, object]
) -> list[str]:
    """Penalty cards of the led suit that lie below the best led card and so have to be given up."""
    led_suit = suit(led_cards[0])
    best = highest(led_cards)
    under = [card for card in following if rank(card) < best]
    if contract == "NO_JK":
        return of_rank(under, "JK")
    if contract == "NO_QUEENS":
        return of_rank(under, "Q")
    if contract == "BOLOLA_MINUS":
        return of_rank(under, "JQK")
    if contract == "KING" and options.get("king_under_ace", "free") == "forced":
        return [card for card in under if card == "KH"]
    if contract == "NO_HEARTS" and options.get("hearts_duck", "free") == "forced" and led_suit == "H":
        return under
    return []


def _following_cards(
    contract: str,
    trump: str | None,
    following: list[str],
    trick: Sequence[str],
    options: Mapping[str, object],
) -> list[str]:
    """What a player may choose from when holding the led suit."""
    led_suit = suit(trick[0])
    led_cards = of_suit(trick, led_suit)
    if contract == "TRUMP" and led_suit == trump:
        above = [card for card in following if rank(card) > highest(led_cards)]
        return above or following
    return _cards_that_must_go_under(contract, following, led_cards, options) or following


def _void_cards(
    contract: str, trump: str | None, hand: set[str], trick: Sequence[str], options: Mapping[str, object]
) -> Iterable[str]:
    """What a player may choose from without a card of the led suit."""
    duty: list[str] = []
    if contract == "TRUMP" and trump is not None:
        duty = of_suit(hand, trump)
        if options.get("over_ruff", "forced") == "forced":
            duty = [card for card in duty if rank(card) > highest(of_suit(trick, trump))] or duty
    elif contract == "NO_JK":
        duty = of_rank(hand, "JK")
    elif contract == "NO_QUEENS":
        duty = of_rank(hand, "Q")
    elif contract == "NO_HEARTS":
        duty = of_suit(hand, "H")
    elif contract == "KING":
        duty = ["KH"] if "KH" in hand else of_suit(hand, "H")
    elif contract == "BOLOLA_MINUS":
        duty = [card for card in hand if card[0] in "JQK" or suit(card) == "H"]
    return duty or hand


def legal_cards(
    contract: str,
    trump: str | None,
    hand: Iterable[str],
    trick: Sequence[str],
    *,
    hearts_seen: bool,
    trump_seen: bool,
    options: Mapping[str, object],
) -> set[str]:
    """Cards of the hand that may be played to the trick so far (empty trick: to lead)."""
    held = set(hand)
    if not trick:
        return _lead_cards(contract, trump, held, hearts_seen, trump_seen)
    following = of_suit(held, suit(trick[0]))
    if following:
        return set(_following_cards(contract, trump, following, trick, options))
    return set(_void_cards(contract, trump, held, trick, options))


def winner_index(trick: Sequence[str], trump: str | None) -> int:
    """Place in the trick of the card that takes it (0 is the leader's)."""
    trumps = of_suit(trick, trump) if trump is not None else []
    contenders = trumps or of_suit(trick, suit(trick[0]))
    best = max(contenders, key=rank)
    return list(trick).index(best)


def _bolola_value(number: int, trick: Sequence[str]) -> int:
    """Size of a Bolola trick, without its sign."""
    value = 15
    value += 20 * len(of_rank(trick, "JK"))
    value += 30 * len(of_rank(trick, "Q"))
    value += 10 * len(of_suit(trick, "H"))
    if number == 12:
        value += 40
    if number == 13:
        value += 60
    if "KH" in trick:
        value += 95
    return value


def trick_points(contract: str, number: int, trick: Sequence[str]) -> int:
    """What the winner of this trick scores; number is 1 for the first trick of the round."""
    if contract == "NO_TRICKS":
        return -50
    if contract == "TRUMP":
        return 50
    if contract == "NO_JK":
        return -60 * len(of_rank(trick, "JK"))
    if contract == "NO_QUEENS":
        return -100 * len(of_rank(trick, "Q"))
    if contract == "NO_HEARTS":
        return -30 * len(of_suit(trick, "H"))
    if contract == "KING":
        return -320 if "KH" in trick else 0
    if contract == "LAST_TWO":
        return {12: -120, 13: -240}.get(number, 0)
    sign = 1 if contract == "BOLOLA_PLUS" else -1
    return sign * _bolola_value(number, trick)
