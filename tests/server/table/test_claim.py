"""Claims: taken only where they are certain, and then played out as ordinary plays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.table.tables import Driver
from vierblatt import games
from vierblatt.cards import members
from vierblatt.match import Match
from vierblatt.protocol import commands as ask
from vierblatt.server.table import TableFault
from vierblatt.server.table.claim import certain_lead, expansion, unseen_cards


@pytest.mark.parametrize("game", games.game_ids())
def test_an_accepted_claim_wins_every_trick_against_any_hands(game: str) -> None:
    """After each accepted claim, the rest is played often with redealt unseen cards: the claimer wins all of it."""
    claims = 0
    for seed in range(40):
        driver = Driver(game, secret=bytes([seed]) * 32, pace=0)
        seats = len(driver.table.seats)
        driver.sit(people=seats)
        checked = 0
        while checked < 12:
            driver.play(until=lambda d=driver: leading(d))
            if driver.table.over:
                break
            match, seat = driver.table.playing(), driver.table.turn
            plays = expansion(match, seat)
            if plays is not None:
                claims += 1
                checked += 1
                wins_the_next(match, seat)
            driver.step()
        if claims >= 25:
            return
    assert claims


def leading(driver: Driver) -> bool:
    match = driver.table.match
    return match is not None and match.turn >= 0 and match.phase == "play" and not match.state.in_trick


def wins_the_next(match: Match, seat: int) -> None:
    """A certain lead takes the trick, whatever the highest cards of the others."""
    trial = match.copy()
    card = certain_lead(trial, seat, unseen_cards(trial, seat))
    assert card is not None
    won = trial.state.tricks[seat]
    number = trial.state.trick_no
    trial.do(card)
    while trial.turn >= 0 and trial.state.in_trick and trial.state.trick_no == number:
        options: list[Any] = trial.legal_actions()
        trial.do(options[-1])  # the highest that each may play
    assert trial.needs_deal or trial.over or trial.state.tricks[seat] == won + 1


def test_a_claim_expands_to_plays_in_one_go() -> None:
    for seed in range(60):
        driver = Driver("back_alley", secret=bytes([seed]) * 32)
        driver.sit(people=4)
        driver.play(until=lambda d=driver: leading(d) and expansion(d.table.playing(), d.table.turn) is not None)
        if not driver.table.over:
            break
    table, seat = driver.table, driver.table.turn
    deal = table.playing().state.scored
    outcomes = driver.do(ask.Claim, seat)
    assert outcomes[0].notes[0].what == "claimed" and outcomes[0].notes[0].count == len(outcomes) - 1
    assert table.match is not None and table.match.state.scored == deal + 1
    assert driver.again().board() == table.board()


def test_an_uncertain_claim_is_refused() -> None:
    driver = Driver("back_alley")
    driver.sit(people=4)
    with pytest.raises(TableFault, match="not-your-turn"):
        driver.do(ask.Claim, (driver.table.turn + 1) % 4)
    with pytest.raises(TableFault, match="claim-uncertain"):
        driver.do(ask.Claim, driver.table.turn)  # the auction is still going on
    driver.play(until=lambda: leading(driver))
    with pytest.raises(TableFault, match="claim-uncertain"):
        driver.do(ask.Claim, driver.table.turn)


@pytest.mark.parametrize("game", games.game_ids())
def test_the_answer_does_not_depend_on_hidden_cards(game: str) -> None:
    """The first lead is judged alike in two deals that the claimer cannot tell apart."""
    driver = Driver(game)
    driver.sit(people=len(driver.table.seats))
    for _ in range(12):
        driver.play(until=lambda: leading(driver))
        if driver.table.over:
            break
        match, seat = driver.table.playing(), driver.table.turn
        other = match.copy()
        swap(other, seat)
        assert unseen_cards(other, seat) == unseen_cards(match, seat)
        assert (expansion(other, seat) is None) == (expansion(match, seat) is None)
        driver.step()


@pytest.mark.parametrize("game", ["baloot", "back_alley"])
def test_a_refusal_reveals_nothing_about_hidden_hands(game: str) -> None:
    """With a few cards left, the answer is the same however the cards that the claimer has not seen are dealt."""
    rng, checked = random.Random(1), 0
    for seed in range(12):
        driver = Driver(game, secret=bytes([seed]) * 32)
        driver.sit(people=4)
        driver.play(until=lambda d=driver: leading(d) and 2 <= d.table.playing().state.held[d.table.turn] <= 3)
        if driver.table.over:
            continue
        match, seat = driver.table.playing(), driver.table.turn
        answers = set()
        for _ in range(40):
            other = match.copy()
            deal_anew(other, seat, rng)
            answers.add(expansion(other, seat) is None)
        assert len(answers) == 1
        checked += 1
    assert checked > 4


def deal_anew(match: Match, seat: int, rng: random.Random) -> None:
    """Redeals the cards of the other hands among them."""
    hands, held = list(match.state.hands), list(match.state.held)
    others = [n for n in range(match.table.seats) if n != seat]
    cards = list(members(sum(hands[n] for n in others)))
    rng.shuffle(cards)
    for n in others:
        mine, cards = cards[: held[n]], cards[held[n] :]
        hands[n] = sum(1 << card for card in mine)
    match.game.layout.write(match.states, "hands", hands)


def swap(match: Match, seat: int) -> None:
    """Two of the other players exchange their hands."""
    one, two = [n for n in range(match.table.seats) if n != seat][:2]
    hands = list(match.state.hands)
    hands[one], hands[two] = hands[two], hands[one]
    match.game.layout.write(match.states, "hands", hands)
