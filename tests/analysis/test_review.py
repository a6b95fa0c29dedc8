"""Reviewing a deal: variations, what a seat could know of it, and what its actions were worth."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.analysis.played import played
from tests.registry import COMPILED_GAMES
from vierblatt.analysis.review import (
    Line,
    actions_on_these_cards,
    can_swap,
    card_chances,
    lines_of,
    open_actions,
    swaps,
)
from vierblatt.analysis.review.open_actions import BOTS
from vierblatt.bots import RulesBot
from vierblatt.cards import NAMES, card_list, parse_card
from vierblatt.errors import BadAction, BadOption, BadPack, IllegalAction, NoWorlds, WrongTime
from vierblatt.kernel import engine
from vierblatt.match import Match
from vierblatt.record import record_of
from vierblatt.shuffle import SeededPacks

WORLDS = 16


def points(name: str, apart: int = 9) -> Iterator[Line]:
    """Some points of a deal at which somebody is to act."""
    line = lines_of(played(name))[0]
    for count in range(0, len(line.actions), apart):
        if (point := line.until(count)).seat_to_act() >= 0:
            yield point


def result_of(line: Line, seat: int) -> float:
    """The seat's result of a deal that the heuristic player plays to its end; 0 if it is not scored."""
    before, after = line.states(), line.played_by_policy(10_000).states()
    layout, results = line.rules.layout, np.zeros(line.rules.layout.seats)
    if layout.read(before, "scored") != layout.read(after, "scored"):
        engine.utility(after, 0, results)
    return float(results[seat])


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_the_lines_of_a_record_are_its_deals(name: str) -> None:
    record = played(name, 2)
    for line, deal in zip(lines_of(record), record.deals, strict=True):
        assert line.texts() == [*deal.actions]
        assert line.seat_to_act() == -1 and line.legal_actions() == []
        with pytest.raises(WrongTime):
            line.played("pass")
        with pytest.raises(WrongTime):
            line.until(len(deal.actions) + 1)


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_a_seat_that_the_table_does_not_have_knows_nothing(name: str) -> None:
    line = lines_of(played(name))[0].until(0)
    for seat in (-2, line.seats):
        for ask in (line.concealed, lambda seat: swaps(line, seat)):
            with pytest.raises(BadOption, match="bad-seat"):
                ask(seat)


def test_a_line_takes_only_legal_actions() -> None:
    line = lines_of(played("kout_bo"))[0].until(0)
    assert line.played("bid 5").texts() == ["bid 5"]
    with pytest.raises(BadAction):
        line.played("bid 77")
    with pytest.raises(IllegalAction):
        line.played("bid 6").played("bid 5")
    with pytest.raises(IllegalAction):
        Line(line.game, line.before, line.pack, (60,)).states()
    with pytest.raises(BadPack):
        lines_of(played("baloot"))[0].swapped(parse_card("AS"), parse_card("2S"))


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_every_open_action_is_reviewed_and_every_bot_chooses_one(name: str) -> None:
    for line in points(name, apart=13):
        concealed = line.concealed(line.seat_to_act())
        reviews = open_actions(line.rules, concealed, worlds=WORLDS)
        assert sorted(each.action for each in reviews) == sorted(line.legal_actions())
        assert sorted(bot for each in reviews for bot in each.bots) == sorted(BOTS)
        assert [each.mean for each in reviews] == sorted((each.mean for each in reviews), reverse=True)
        assert reviews[0].error == 0
        assert all(0 <= each.share_best <= 1 and each.worst_twentieth_loss >= 0 for each in reviews)
        assert sum(each.share_best for each in reviews) > 0.99, "in each world, some action is best"
        assert reviews == open_actions(line.rules, concealed, worlds=WORLDS)


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_a_swap_that_a_seat_could_not_notice_changes_no_judgement_from_its_knowledge(name: str) -> None:
    results = set()
    for line in points(name):
        seat = line.seat_to_act()
        for number, (first, others) in enumerate(swaps(line, seat).items()):
            other = line.swapped(parse_card(first), parse_card(others[-1]))
            results.add(actions_on_these_cards(line.rules, line.states(), nodes=2000) == _open(other))
            if number == 0:
                here, there = line.concealed(seat), other.concealed(seat)
                assert card_chances(line.rules, here, seat, worlds=9) == card_chances(line.rules, there, seat, worlds=9)
                assert open_actions(line.rules, here, worlds=2) == open_actions(line.rules, there, worlds=2)
    assert False in results, "what the cards were worth as they lay does depend on them"


def _open(line: Line) -> object:
    return actions_on_these_cards(line.rules, line.states(), nodes=2000)


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_only_cards_that_the_seat_cannot_place_are_swapped(name: str) -> None:
    for line in points(name, apart=5):
        seat, reader = line.seat_to_act(), line.rules.layout.reader(line.states())
        found = swaps(line, seat)
        visible = {*card_list(reader.hands[seat] | reader.seen)}
        assert not visible & found.keys()
        for first, others in found.items():
            assert all(first in found[other] for other in others), "a swap works both ways"
        for first, others in [*found.items()][:3]:
            assert all(can_swap(line, seat, first, other) == (other in others) for other in found)
            assert not any(can_swap(line, seat, card, first) for card in visible)


def test_the_cards_of_a_seat_that_showed_out_are_not_swapped_for_that_suit() -> None:
    """A player who did not follow suit is not given a card of it."""
    checked = 0
    for line in points("king_bolola", apart=1):
        seat, reader = line.seat_to_act(), line.rules.layout.reader(line.states())
        for first, others in swaps(line, seat).items():
            holder = next(at for at in range(4) if reader.hands[at] >> parse_card(first) & 1)
            for other in others:
                checked += 1
                assert not reader.voids[holder] >> parse_card(other) // 13 & 1
    assert checked


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_the_chances_of_a_card_add_up_and_exclude_nothing_true(name: str) -> None:
    for line in points(name, apart=6):
        seat, reader = line.seat_to_act(), line.rules.layout.reader(line.states())
        hidden = {*card_list(sum(1 << card for card in line.pack) & ~(reader.hands[seat] | reader.seen))}
        found = card_chances(line.rules, line.concealed(seat), seat, worlds=200)
        assert {each.card for each in found} == hidden
        for each in found:
            assert sum(each.seats) + each.elsewhere == pytest.approx(1, abs=0.001)
            assert each.seats[seat] == 0
            if 1 in each.seats:
                assert reader.hands[each.seats.index(1)] >> parse_card(each.card) & 1 or len(hidden) > 12


def test_nothing_known_gives_everybody_the_same_chance() -> None:
    line = next(points("king_bolola"))
    seat = line.seat_to_act()
    for each in card_chances(line.rules, line.concealed(seat), seat, worlds=900):
        others = [chance for at, chance in enumerate(each.seats) if at != seat]
        assert others == pytest.approx([1 / 3] * 3, abs=5 * (2 / 9 / 900) ** 0.5)


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_where_nothing_is_solved_the_policy_plays_on(name: str) -> None:
    line = next(points(name))
    seat, game = line.seat_to_act(), line.rules
    prospects = game.research.prospects(game.layout.reader(line.states()))
    found = actions_on_these_cards(game, line.states(), nodes=1)
    assert [*found.values.values()] == sorted(found.values.values(), reverse=True)
    assert {*found.values} == {*line.legal_actions()}
    if not found.exact:
        for action, value in found.values.items():
            later = line.played(action)
            assert value == result_of(later, seat) + prospects.get(later.actions[-1], 0)


def test_near_the_end_the_values_are_those_of_perfect_play() -> None:
    line = lines_of(played("baloot"))[0]
    last = line.until(len(line.actions) - 8)
    found = actions_on_these_cards(last.rules, last.states())
    assert found.exact and {*found.values} == {*last.legal_actions()}


def test_after_the_deal_there_is_nothing_to_review() -> None:
    line = lines_of(played("baloot"))[0]
    with pytest.raises(NoWorlds):
        open_actions(line.rules, line.concealed(0))
    with pytest.raises(NoWorlds):
        card_chances(line.rules, line.concealed(0), 0)
    with pytest.raises(NoWorlds):
        swaps(line, 0)


def test_a_line_contains_what_was_said_out_of_turn() -> None:
    packs = SeededPacks(5)
    match = Match("kout_bo", {"illegal_cards": "claimable"}, first_seat=packs.seat(6))
    match.deal(packs.next(match))
    while not match.state.in_trick:
        match.do(RulesBot().choose(match.game, match.concealed(match.turn)).action)
    seat, card = match.state.leader, NAMES[match.state.trick[0]]
    said = f"@{(seat + 1) % 6} accuse barred-lead {card}"
    match.repeat(said)
    [line] = lines_of(record_of(match, packs, ["rules"] * 6))
    count = len(line.actions) - 1
    assert line.texts()[-1] == said and line.seat_to_act() == -1
    assert line.until(count).played(said) == line
    with pytest.raises(IllegalAction) as refused:
        line.until(count).played(f"@{seat} accuse barred-lead {card}")  # one's own card
    assert refused.value.rule == "KOUT-FAULT-3"
    with pytest.raises(BadAction):
        line.until(count).played("@1 accuse nothing")
