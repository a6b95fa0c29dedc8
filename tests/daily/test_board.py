"""A board as one player plays it: a single deal, from a list of actions."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.daily.boards import packs_of, played
from tests.registry import ALL_GAMES
from vierblatt.bots import make
from vierblatt.cards import card_list
from vierblatt.daily import BOARDS, DailyBoard
from vierblatt.errors import IllegalAction, VierblattError
from vierblatt.match import Match

games = pytest.mark.parametrize("game", ALL_GAMES)


@games
def test_a_board_is_one_deal_and_its_actions_give_it_again(game: str) -> None:
    packs = packs_of(game)
    for board in (1, 5):
        *_, run = played(packs, board, seat=1)
        assert run.finished and run.match.deals[0][0] == packs.pack(board)
        assert run.match.first_seat == packs.dealer(board)
        again = run.again()
        assert (again.actions, again.own, again.margins) == (run.actions, run.own, run.margins)
        with pytest.raises(VierblattError):
            again.do(run.actions[-1])


@games
def test_margins_are_those_of_the_deal_and_add_up_to_nothing(game: str) -> None:
    packs = packs_of(game)
    for board in range(1, BOARDS + 1):
        *_, run = played(packs, board, seat=0)
        assert abs(sum(run.margins)) < 0.01
        scored = run.match.state.scored
        points = [run.match.game.rules.points_sign * n for n in run.match.state.deal_scores[: run.match.table.sides]]
        if scored and len(points) == 2:
            assert run.margins == [points[0] - points[1], points[1] - points[0]]
        assert run.points == run.margins[0]


@games
def test_the_bot_in_all_seats_plays_the_same_line_whoever_asks(game: str) -> None:
    packs = packs_of(game)
    lines = {tuple([*played(packs, 2, seat)][-1].actions) for seat in range(packs.table.seats)}
    assert len(lines) == 1


@games
def test_the_hands_are_those_with_which_play_began(game: str) -> None:
    packs = packs_of(game)
    *_, run = played(packs, 3, seat=0)
    cards: list[set[str]] = [set() for _ in range(packs.table.seats)]
    for (seat, phase), action in zip(run.turns, run.actions, strict=True):
        if phase == "play":
            cards[seat].add(action)
    hands = run.hands()
    assert all(cards[seat] <= {*hand} for seat, hand in enumerate(hands))
    assert len({len(hand) for hand in hands}) == 1 and len({*chain(*hands)}) == sum(map(len, hands))


def test_the_hands_of_a_deal_that_was_passed_out_are_those_that_were_dealt() -> None:
    packs = packs_of("baloot")
    run = DailyBoard(packs, 1, seat=0)
    while not run.finished:
        run.do("pass")
    match = Match("baloot", packs.rules, first_seat=packs.dealer(1))
    match.deal(packs.pack(1))
    assert run.hands() == [card_list(hand) for hand in match.state.hands[:4]]
    assert run.margins == [0.0, 0.0]


@games
def test_what_a_player_sees_has_their_own_hand_alone(game: str) -> None:
    packs, rules = packs_of(game), make("rules")
    run = DailyBoard(packs, 4, seat=1)
    while not run.finished:
        match, seat = run.match, run.match.turn
        action = rules.choose(match.game, match.concealed(seat)).action
        moment = run.seen(seat, action, run.do(action))
        assert (moment.view.seat, moment.view.hand) == (1, match.hand(1))
        assert all(event.audience in (None, 1) for event in moment.events)


def test_own_decisions_are_noted_and_spelled_as_the_game_does() -> None:
    run = next(played(packs_of("baloot"), 1, seat=1))
    assert run.mine
    run.do(" PASS ".strip().lower())
    assert (run.own, run.actions) == ([0], ["pass"])
    with pytest.raises(VierblattError):
        run.do("AS")
    assert run.actions == ["pass"]


def test_an_illegal_action_changes_nothing() -> None:
    run = next(played(packs_of("kout_bo"), 1, seat=1))
    before = run.match.copy()
    while run.match.phase != "play":
        run.do(run.match.legal_actions()[-1])
    missing = next(card for card in run.match.hand((run.match.turn + 1) % 6))
    with pytest.raises(IllegalAction):
        run.do(missing)
    assert before.deals[0][0] == run.match.deals[0][0]


def test_a_bot_is_asked_with_the_seed_of_the_board_and_what_its_seat_knows() -> None:
    run = next(played(packs_of("back_alley"), 6, seat=0))
    question = run.question("search:worlds=4")
    assert question.seed == packs_of("back_alley").seed(6) != packs_of("back_alley").seed(5)
    assert question.known == run.match.game.layout.words(run.match.concealed(run.match.turn)).tobytes()
    assert question.answer() == question.answer()
