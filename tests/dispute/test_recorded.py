"""Cards that were played, as disputes: what the record says, and at a table nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.dispute.described import SAID, plays
from vierblatt.cards import NAMES
from vierblatt.dispute import Dispute, DisputeAnswer, judge, recorded_dispute
from vierblatt.errors import VierblattError
from vierblatt.kernel import engine
from vierblatt.match import Match

every_game = pytest.mark.parametrize("game", SAID)
DEALS = 3


def recorded(match: Match, card: str, *, hidden: bool = False) -> Dispute:
    """What everybody at the table knows of a card, or all that is in the record."""
    states = match.states if hidden else match.concealed(-1)
    return recorded_dispute(match.game, match.table, match.rules, states, card)


@every_game
def test_every_card_of_a_deal_is_judged_as_it_was_when_it_was_played(game: str) -> None:
    """By the whole record each verdict is certain and right; by what everybody knew it is never wrong."""
    chance, verdicts = random.Random(game), set[str]()
    for match in plays(game, 11, DEALS, illegal_cards="claimable"):
        allowed = int(engine.allowed(match.states, 0))
        hand = {*match.hand(match.turn)}
        card = chance.choice([*hand])
        seat, trick = match.turn, [NAMES[each] for each in match.state.trick[: match.state.in_trick]]
        values = SAID[game](match)
        after = match.copy()
        try:
            after.do(card)
        except VierblattError:
            continue  # held to another card by having said Baloot
        is_allowed = bool(allowed >> NAMES.index(card) & 1)
        for later in (after, played_on(after, chance)):
            question = recorded(later, card)
            assert question.trick == trick and question.card == card and {*question.hand} <= hand
            assert {name: values.get(name, "no") for name in question.values} == question.values
            assert {*question.hand} == {card, *played_since(later, seat, card)}  # what has been seen, nothing else
            public = judge(question)
            verdicts.add(public.verdict)
            assert public.verdict == "depends" or (public.verdict == "allowed") == is_allowed, (question, public)
            assert not public.asks, "everybody knows what was called and played"
        whole = recorded(after, card, hidden=True)
        assert whole.whole and {*whole.hand} == hand
        assert judge(whole).verdict == ("allowed" if is_allowed else "fault"), whole
    assert verdicts >= {"fault", "depends"}, verdicts


@every_game
def test_what_is_told_at_a_table_does_not_depend_on_hidden_cards(game: str) -> None:
    """Two deals that look the same to everybody, with other hands: the same dispute, byte for byte."""
    chance, compared = random.Random(game), 0
    for match in plays(game, 12, 2, illegal_cards="claimable"):
        seen = cards_played(match)
        if not seen:
            continue
        twin = match.copy()
        redistribute(twin, chance)
        for card in {seen[-1], chance.choice(seen)}:
            assert recorded(twin, card) == recorded(match, card)
            compared += recorded(twin, card, hidden=True) != recorded(match, card, hidden=True)
    assert compared, "the hands were the same"


def test_a_card_that_was_not_played_is_refused() -> None:
    match = next(plays("baloot", 1, 1))
    with pytest.raises(VierblattError, match="dispute-not-played"):
        recorded(match, match.hand(match.turn)[0])
    with pytest.raises(VierblattError, match="bad-card"):
        recorded(match, "1Z")


def test_house_rules_come_along() -> None:
    match = Match("kout_bo", {"players": 4, "illegal_cards": "claimable"})
    match.deal(match.table.pack)
    while match.phase != "play":
        match.do(match.legal_actions()[-1])
    card = match.hand(match.turn)[0]
    match.do(card)
    question = recorded(match, card)
    assert question.preset == "standard" and question.rules == {
        "illegal_cards": "claimable",
        "players": match.rules.values["players"],
    }
    assert isinstance(judge(question), DisputeAnswer)


def played_on(match: Match, chance: random.Random) -> Match:
    """The match some cards later, in the same deal."""
    later, deal = match.copy(), len(match.deals)
    for _ in range(chance.randrange(1, 12)):
        tried = later.copy()
        if tried.turn < 0 or tried.phase == "counting":
            break
        tried.do(chance.choice(tried.legal_actions()))
        if tried.turn < 0 or len(tried.deals) != deal:
            break
        later = tried
    return later


def cards_played(match: Match) -> list[str]:
    return [card for _, card in in_order(match)]


def played_since(match: Match, seat: int, card: str) -> list[str]:
    """What a seat has played after a card."""
    cards = in_order(match)
    return [each for by, each in cards[cards.index((seat, card)) + 1 :] if by == seat]


def in_order(match: Match) -> list[tuple[int, str]]:
    """The cards played in this deal, each with its seat."""
    state, play = match.state, 2
    numbers = [divmod(int(entry), 64) for entry in state.log[: state.logged]]
    return [(who % 8, NAMES[card]) for who, card in numbers if who // 8 == play]


def redistribute(match: Match, chance: random.Random) -> None:
    """Mixes the cards that are still in the hands."""
    hands: list[Any] = [*match.state.hands]
    cards = [card for hand in hands for card in range(54) if hand >> card & 1]
    chance.shuffle(cards)
    mixed = []
    for hand in hands:
        own, cards = cards[: int(hand).bit_count()], cards[int(hand).bit_count() :]
        mixed.append(sum(1 << card for card in own))
    match.game.layout.write(match.states, "hands", mixed)
