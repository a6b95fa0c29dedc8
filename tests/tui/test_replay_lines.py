"""Replayed matches without a screen: lines, moving through them, what a place shows, what is computed about it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.analysis.played import played
from tests.registry import COMPILED_GAMES, WITH_POLICY
from vierblatt.analysis.review import actions_on_these_cards, can_swap, open_actions
from vierblatt.analysis.walk import walk
from vierblatt.cards import NAMES, parse_card
from vierblatt.errors import BadRecord, IllegalAction
from vierblatt.games.events import Called, CardsDealt, Event
from vierblatt.match import Match
from vierblatt.record import Recorder, moves
from vierblatt.shuffle import SeededPacks
from vierblatt.tui.replay import judging
from vierblatt.tui.replay.cursor import ReplayCursor
from vierblatt.tui.replay.feed import ReplayFeed
from vierblatt.tui.replay.judging import MistakeSearch, chances_for, judge_known, judge_on_these_cards
from vierblatt.tui.replay.lines import ReplayedMatch
from vierblatt.view import view_of

WORLDS = 8


def replayed(game: str, deals: int = 2) -> ReplayedMatch:
    return ReplayedMatch(played(game, deals))


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_every_place_is_the_match_as_it_was(name: str) -> None:
    match = replayed(name)
    for step, events in moves(match.record):
        deal, count = match.deals[len(step.deals) - 1], len(step.deals[-1][1])
        assert deal.events[count] == events
        here = match.at(deal, count)
        assert here.game.layout.words(here.states).tobytes() == step.game.layout.words(step.states).tobytes()
        assert here.deals[-1] == (step.deals[-1][0], [*step.deals[-1][1]])
    assert [deal.length for deal in match.deals] == [len(deal.actions) for deal in match.record.deals]


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_another_action_happens_as_it_would_have_in_the_match(name: str) -> None:
    match = replayed(name, 1)
    (deal,) = match.deals
    count = next(k for k in range(deal.length) if len(match.at(deal, k).legal_actions()) > 1)
    here = match.at(deal, count)
    action = next(each for each in here.legal_actions() if each != deal.line.texts()[count])
    other = match.varied(deal, count, action)
    assert other.events == (*deal.events[: count + 1], here.do(action))
    assert other.line.texts() == [*deal.line.texts()[:count], action]
    assert match.at(other, count + 1).legal_actions() == here.legal_actions()
    assert match.deals == [deal]


def test_an_action_that_is_not_open_changes_nothing() -> None:
    match = replayed("kout_bo", 1)
    cursor = ReplayCursor(match)
    cursor.to_end()
    cursor.step(-1)
    held = {card for seat in range(6) for card in match.at(cursor.line, cursor.count).hand(seat)}
    with pytest.raises(IllegalAction):
        cursor.vary(next(name for name in NAMES[:52] if name not in held))
    assert cursor.tried is None and cursor.count == cursor.line.length - 1


def test_a_record_without_deals_is_refused() -> None:
    recorder = Recorder(Match("baloot"), SeededPacks(1))
    with pytest.raises(BadRecord) as refused:
        ReplayedMatch(recorder.record())
    assert refused.value.code == "record-empty"


def test_what_was_taken_back_is_kept_at_its_place() -> None:
    recorder = Recorder(Match("baloot"), SeededPacks(3))
    recorder.deal()
    first, second = recorder.match.legal_actions()[:2]
    recorder.do(first)
    recorder.undo(1)
    recorder.do(second)
    (deal,) = ReplayedMatch(recorder.record()).deals
    ((events,),) = deal.taken_back.values()
    assert [*deal.taken_back] == [0]
    assert [event.call for event in events if isinstance(event, Called)] == [first]


# --- moving ------------------------------------------------------------------------------------------------------


def places(cursor: ReplayCursor, step: int) -> list[tuple[int, int]]:
    found = [(cursor.deal, cursor.count)]
    while cursor.step(step):
        found.append((cursor.deal, cursor.count))
    return found


def test_steps_visit_every_action_of_the_match_in_both_directions() -> None:
    match = replayed("kout_bo")
    cursor = ReplayCursor(match)
    forward = places(cursor, 1)
    assert forward == [(n, k) for n, deal in enumerate(match.deals) for k in range(deal.length + 1)]
    assert places(cursor, -1) == forward[::-1]


def test_what_was_played_next_is_known_until_the_end_of_the_deal() -> None:
    match = replayed("kout_bo", 1)
    cursor = ReplayCursor(match)
    said = []
    while cursor.played:
        said.append(cursor.played)
        cursor.step(1)
    assert said == [*match.record.deals[0].actions]


def test_by_trick_each_stop_is_a_full_trick_or_an_end_of_the_deal() -> None:
    match = replayed("baloot")
    cursor = ReplayCursor(match)
    stops = [(0, 0)]
    while cursor.trick(1):
        stops.append((cursor.deal, cursor.count))
    for deal, count in stops:
        assert count in {0, match.deals[deal].length} or match.deals[deal].takes_trick(count)
    tricks = sum(deal.takes_trick(k) for deal in match.deals for k in range(deal.length + 1))
    assert tricks == sum(1 for deal, count in stops if match.deals[deal].takes_trick(count)) > 8
    back = [(cursor.deal, cursor.count)]
    while cursor.trick(-1):
        back.append((cursor.deal, cursor.count))
    assert back == stops[::-1]


def test_what_is_tried_can_be_left_again() -> None:
    match = replayed("kout_bo")
    cursor = ReplayCursor(match)
    assert not cursor.back_to_record()
    assert cursor.to_deal(1, 3)
    action = match.at(cursor.line, 3).legal_actions()[0]
    cursor.vary(action)
    assert cursor.count == 4 and not cursor.played
    assert not cursor.step(1) and not cursor.trick(1)
    cursor.vary(match.at(cursor.line, 4).legal_actions()[0])
    cursor.to_end()
    assert cursor.count == 5
    cursor.step(-1), cursor.step(-1), cursor.step(-1)
    cursor.vary(match.at(cursor.line, 2).legal_actions()[0])  # leaves the record earlier
    assert cursor.back_to_record() and (cursor.deal, cursor.count) == (1, 2) and cursor.line is match.deals[1]
    cursor.vary(match.at(cursor.line, 2).legal_actions()[0])
    assert cursor.to_deal(0) and cursor.line is match.deals[0] and not cursor.to_deal(9) and not cursor.to_deal(-1)


# --- what is shown -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", COMPILED_GAMES)
def test_one_seat_sees_what_it_saw_and_open_hands_are_all_hands(name: str) -> None:
    match = replayed(name, 1)
    feed = ReplayFeed(match, ["a"] * match.seats)
    while True:
        here = match.at(feed.cursor.line, feed.cursor.count)
        for seat in range(match.seats):
            feed.open_hands = False
            scene = feed.scene(seat)
            assert scene.view == view_of(here, seat) and not scene.open_hands
            assert all(event.audience in {None, seat} for event in scene.events)
        feed.open_hands = True
        assert feed.scene(0).open_hands == {seat: here.hand(seat) for seat in range(match.seats)}
        if not feed.cursor.step(1):
            break
    assert [scored.number for scored in feed.scored_deals()] == [deal.number for deal in match.deals if deal.scored]


def test_secret_calls_are_known_to_their_player_and_where_all_hands_are_open() -> None:
    match = replayed("hearts", 1)
    feed = ReplayFeed(match, ["a"] * 4)
    feed.cursor.step(1)
    (actor,) = {event.seat for event in feed.cursor.line.events[1] if isinstance(event, Called)}

    def calls_of(seat: int) -> list[Event]:
        return [event for event in feed.scene(seat).events if isinstance(event, Called)]

    assert calls_of(actor) and not calls_of((actor + 1) % 4)
    feed.open_hands = True
    assert calls_of((actor + 1) % 4)
    assert not any(isinstance(event, CardsDealt) for event in feed.scene(0).events)


# --- what is computed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_POLICY)
def test_what_a_seat_could_know_is_the_same_wherever_hidden_cards_lie(name: str) -> None:
    match = replayed(name, 1)
    (deal,) = match.deals
    count = deal.length * 2 // 3
    while len(match.at(deal, count).legal_actions()) < 2:
        count -= 1
    point = deal.line.until(count)
    seat, played_next = point.seat_to_act(), deal.line.texts()[count]
    judged = judge_known(point, played_next, WORLDS)
    assert judged.reviews == open_actions(match.game, point.concealed(seat), worlds=WORLDS)
    hidden = [
        parse_card(card) for other in range(match.seats) if other != seat for card in match.at(deal, count).hand(other)
    ]
    swapped = next(
        (point.swapped(one, two) for one, two in pairwise(hidden) if can_swap(point, seat, NAMES[one], NAMES[two])),
        None,
    )
    if swapped is not None:
        assert judge_known(swapped, played_next, WORLDS) == judged
        assert chances_for(swapped, seat) == chances_for(point, seat)
    assert judge_on_these_cards(point) == actions_on_these_cards(match.game, point.states())


def test_reasons_speak_for_the_best_card_and_not_for_the_one_that_was_played() -> None:
    match = replayed("kout_bo", 1)
    (deal,) = match.deals
    found = 0
    for count in range(deal.length):
        point = deal.line.until(count)
        if len(point.legal_actions()) < 2:
            continue
        judged = judge_known(point, deal.line.texts()[count], WORLDS)
        assert len(judged.reasons) <= judging.MOST_REASONS
        found += bool(judged.reasons)
    assert found > 5


def test_a_mistake_is_judged_once_and_only_the_wanted_seat_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    judged = []
    monkeypatch.setattr(judging, "judge", lambda point, _settings: judged.append(point.number))
    record = played("kout_bo", 2)
    search = MistakeSearch(record)
    everybody = [*search.decisions(0, 0)]
    assert [(p.deal, p.number) for p in everybody] == [
        (p.deal, p.number) for d in walk(record) for p in d.decision_points
    ]
    mine = [*search.decisions(1, 4, seat=2)]
    assert mine == [p for p in everybody if p.seat == 2 and (p.deal, p.number) >= (2, 5)]
    for _ in range(2):
        assert all(search.mistake(point) is None for point in mine)
    assert judged == [point.number for point in mine]
