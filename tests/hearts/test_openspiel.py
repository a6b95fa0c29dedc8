"""The rules agree with OpenSpiel's hearts, card by card, including the passing."""

from __future__ import annotations

import random

import pytest

from tests.hearts.game import GAME
from tests.scale import scaled
from vierblatt.cards import NAMES, members
from vierblatt.match import Match

pyspiel = pytest.importorskip("pyspiel")

DEALS = 20_000
#: The direction of a deal, in seats, as OpenSpiel numbers it.
PASS_DIRECTIONS = {0: 0, 1: 1, 2: 2, 3: 3}


def card_of(action: int) -> int:
    """OpenSpiel numbers cards rank by rank: suits in the order C D H S."""
    rank, suit = divmod(action, 4)
    return 13 * (3, 2, 1, 0)[suit] + rank


ACTION_OF = {card_of(action): action for action in range(52)}


def play_both(game: object, match: Match, rng: random.Random) -> None:
    """Plays one deal in both; asserts that both have the same legal actions and the same result."""
    pack = rng.sample(range(52), 52)
    match.deal(pack)
    state = game.new_initial_state()  # type: ignore[attr-defined]
    state.apply_action(PASS_DIRECTIONS[match.state.direction])
    for card in pack:  # dealt one by one, from the dealer's neighbour on: the dealer is seat 3 here
        state.apply_action(ACTION_OF[card])
    number = len(match.deals)
    while match.turn >= 0 and len(match.deals) == number:
        assert state.current_player() == match.turn
        legal = [*members(match.legal())]
        assert sorted(card_of(action) for action in state.legal_actions()) == legal, (pack, match.deals[-1][1])
        card = rng.choice(legal)
        match.act(card)
        state.apply_action(ACTION_OF[card])
    assert state.is_terminal()
    points = match.state.deal_scores
    assert [26 - round(each) for each in state.returns()] == points, (NAMES[pack[0]], state.returns())


def fresh(direction: int) -> Match:
    """A match whose next deal passes in this direction, dealt by seat 3; no end in sight."""
    match = Match(GAME, {"target": 500}, first_seat=3)
    GAME.layout.write(match.states, "deal_no", (1, 3, 2, 0).index(direction))
    return match


@pytest.mark.parametrize("direction", range(4))
def test_deals_agree_with_openspiel(direction: int) -> None:
    game = pyspiel.load_game("hearts")
    rng = random.Random(direction)
    for _ in range(scaled(DEALS // 80)):
        play_both(game, fresh(direction), rng)


@pytest.mark.slow
@pytest.mark.parametrize("direction", range(4))
def test_twenty_thousand_deals_agree_with_openspiel(direction: int) -> None:
    game = pyspiel.load_game("hearts")
    rng = random.Random(100 + direction)
    for _ in range(DEALS // 4):
        play_both(game, fresh(direction), rng)
