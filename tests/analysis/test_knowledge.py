"""What a player could conclude, compared with every deal that they could not exclude."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.analysis.played import played
from tests.registry import GAMES
from tests.walks import game_of
from vierblatt.analysis.document import Knowledge
from vierblatt.analysis.knowledge import knowledge_of, sure_of
from vierblatt.analysis.walk import DecisionPoint, walk
from vierblatt.cards import card_list
from vierblatt.games.known_pack import HOLDERS
from vierblatt.record import Record
from vierblatt.search import Worlds
from vierblatt.search.certain_cards import CertainCards


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many deals there are is estimated from few."""
    monkeypatch.setattr("vierblatt.search.worlds.TRIALS", 20)


def decision_points(name: str) -> list[DecisionPoint]:
    (deal,) = walk(played(name))
    return [each for each in deal.decision_points if each.number > 2 * len(deal.actions) // 3][
        :2
    ] + deal.decision_points[-1:]


def knowledge(point: DecisionPoint) -> Knowledge:
    return knowledge_of(game_of(point.game), point.concealed(), point.seat)


def hands_in_worlds(point: DecisionPoint, count: int = 12) -> Iterator[list[set[str]]]:
    game = game_of(point.game)
    states = Worlds(game, point.concealed(), point.seat).sample(np.random.default_rng(1), count)
    for n in range(count):
        reader = game.layout.reader(states, n)
        yield [set(card_list(hand)) for hand in reader.hands[: reader.seats]]


@pytest.mark.parametrize("name", GAMES)
def test_conclusions_hold_in_every_possible_deal(name: str) -> None:
    for point in decision_points(name):
        found = knowledge(point)
        assert found.deals >= 1 and not found.held[point.seat] and not found.voids[point.seat]
        for hands in hands_in_worlds(point):
            for hand, held, voids, lacks in zip(hands, found.held, found.voids, found.lacks, strict=True):
                assert hand >= {*held} and not hand & {*lacks, *found.gone}
                assert not any(card[1] in voids for card in hand if card[0] != "X")


def not_followed(record: Record, until: int) -> Iterator[tuple[int, str]]:
    """Which seats did not follow which suit before an action of a Kout Bo deal; tricks with jokers are left out."""
    played = [each for each in record.deals[0].actions[: until - 1] if len(each) == 2]
    (deal,) = walk(record)
    seats = len(record.seats)
    actors = [each.seat for each in deal.decision_points if each.number == until]
    trick = played[len(played) - len(played) % seats :]
    for place, card in enumerate(trick):
        if not any(each[0] == "X" for each in trick) and card[1] != trick[0][1]:
            yield (actors[0] - len(trick) + place) % seats, trick[0][1]


def test_a_seat_that_does_not_follow_is_void() -> None:
    record = played("kout_bo")
    (deal,) = walk(record)
    shown = 0
    for point in deal.decision_points[-12:]:
        found = knowledge(point)
        sure = {card for held in found.held for card in held}
        for seat, suit in not_followed(record, point.number):
            hidden = {card for hands in hands_in_worlds(point) for hand in hands for card in hand} - sure
            hidden -= {*card_list(game_of("kout_bo").layout.reader(point.concealed()).hands[point.seat])}
            assert (suit in found.voids[seat]) == any(card[1] == suit for card in hidden)
            shown += suit in found.voids[seat]
    assert shown


def test_the_taker_holds_the_public_card() -> None:
    game = game_of("baloot")
    (deal,) = walk(played("baloot"))
    found = 0
    for point in deal.decision_points:
        reader = game.layout.reader(point.concealed())
        taker = (reader.buyer + 2 * reader.ashkal) % 4
        if game.phases[reader.phase].name != "play" or taker == point.seat or found > 1:
            continue
        public = card_list(1 << reader.public_card)[0]
        known = knowledge(point)
        assert (public in known.held[taker]) != (public in known.gone)
        found += 1
    assert found


def test_gone_cards_and_calls_are_those_of_the_record() -> None:
    record = played("kout_bo")
    (deal,) = walk(record)
    point = deal.decision_points[-1]
    found, actions = knowledge(point), record.deals[0].actions[: point.number - 1]
    said = [action for action in actions if action not in {*found.gone}]
    assert [each.call for each in found.calls] == said and len(said) > 1
    assert len(found.gone) == len(actions) - len(said)


def test_cards_that_only_one_seat_can_hold_are_certain() -> None:
    first, second, third = (1 << card for card in (3, 17, 40))
    got = [0, third, 0, 0, 0, 0, 0, 0]
    never = [0, 0, first, 0, 0, 0, 0, 0]
    known = CertainCards([1, 1, 2], {}, got, never, first | second, [0] * HOLDERS)
    assert sure_of(known)[0][1:3] == [first | third, second]
    never[2] = 0
    assert sure_of(known) == ([0, third, *[0] * 6], [0, first | second, first | second, *[0] * 5])
