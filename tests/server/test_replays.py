"""A finished match to look at, made from its record."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from tests.records import begun, every_game, play, sample
from vierblatt.errors import BadRecord
from vierblatt.games.events import Called, CardsDealt, DealBegun, Event, Played
from vierblatt.record import Record, replay
from vierblatt.server.pages.replays import NoDeal, ReplayStep, deal_steps, outline
from vierblatt.taken_back import lines_of_play


def all_steps(record: Record) -> list[list[ReplayStep]]:
    return [deal_steps(record, number) for number in range(1, len(record.deals) + 1)]


@every_game
def test_the_outline_matches_the_record(name: str) -> None:
    record = sample(name, "provable", finished=True)
    found = outline(record)
    match = replay(record)
    assert (found.game, found.rules_hash, found.created) == (name, record.rules.hash, record.created)
    assert found.seats == [*record.seats]
    assert (found.sides, found.clockwise) == (match.table.sides, match.table.clockwise)
    assert found.provable
    assert found.winners == match.winners
    assert [deal.number for deal in found.deals] == [*range(1, len(record.deals) + 1)]
    for deal, written in zip(found.deals, record.deals, strict=True):
        assert written.end is not None
        assert deal.dealer == written.dealer
        assert deal.steps == 1 + len(written.actions)
        assert deal.scores == (None if written.end.scores is None else [*written.end.scores])
        assert deal.totals == [*written.end.totals]
        assert bool(deal.lines) <= (deal.scores is not None)


@every_game
def test_every_deal_has_its_steps_from_the_deal_to_the_last_action(name: str) -> None:
    record = sample(name, "provable", finished=True)
    for deal, written, steps in zip(outline(record).deals, record.deals, all_steps(record), strict=True):
        assert len(steps) == deal.steps
        assert isinstance(steps[0].events[0], DealBegun)
        done = [step.events[0] for step in steps[1:]]
        actions = [event.card if isinstance(event, Played) else event.call for event in done]  # type: ignore[attr-defined]
        assert actions == [*written.actions]


@every_game
def test_what_was_taken_back_is_shown_where_it_was_played(name: str) -> None:
    recorder = begun(name, "seeded")
    play(recorder, 5)
    recorder.undo(2)
    recorder.undo(1)
    play(recorder, 1, seed=9)
    assert shown_lines(recorder.record()) == lines_back_then(recorder.record())


@every_game
def test_a_line_that_is_longer_than_what_counts_is_shown_whole(name: str) -> None:
    recorder = begun(name, "seeded")
    recorder.deal()
    match = recorder.match
    while len(match.deals[-1][1]) < 4:
        recorder.do(match.legal_actions()[0])
    recorder.undo(1)
    recorder.undo(3)
    recorder.do(match.legal_actions()[-1])
    record = recorder.record()
    assert len(record.deals[0].actions) == 1 and len(shown_lines(record)) == 2
    assert shown_lines(record) == lines_back_then(record)


def lines_back_then(record: Record) -> list[list[str]]:
    """The actions of the last deal before each time that some were taken back."""
    deal = record.deals[-1]
    return sorted(lines_of_play(deal.actions, deal.taken_back or ()))


def shown_lines(record: Record) -> list[list[str]]:
    """The same, as the replay shows it: what counts up to a step, and then what was taken back there."""
    steps = deal_steps(record, len(record.deals))
    return sorted(
        [*record.deals[-1].actions[:number], *map(text_of, line)]
        for number, step in enumerate(steps)
        for line in step.taken_back
    )


def text_of(event: Event) -> str:
    assert isinstance(event, Played | Called)
    return event.card if isinstance(event, Played) else event.call


@every_game
def test_all_hands_are_open_and_match_the_public_counts(name: str) -> None:
    record = sample(name, "seeded", finished=True)
    for steps in all_steps(record):
        for step in steps[:-1]:  # the rules may clear the table with the last action
            assert [len(hand) for hand in step.hands] == step.board.hands_held
        for before, after in pairwise(steps[:-1]):
            done = after.events[0]
            if isinstance(done, Played):
                assert set(before.hands[done.seat]) - set(after.hands[done.seat]) == {done.card}


@every_game
def test_dealt_cards_are_events_for_every_seat(name: str) -> None:
    record = sample(name, "given", finished=True)
    first = deal_steps(record, 1)[0]
    came = {event.seat: set(event.cards) for event in first.events if isinstance(event, CardsDealt)}
    assert came == {seat: set(hand) for seat, hand in enumerate(first.hands) if hand}


@every_game
def test_calls_are_those_of_the_same_deal(name: str) -> None:
    record = sample(name, "provable", finished=True)
    for steps in all_steps(record):
        calls: dict[str, str] = {}
        for step in steps:
            done = step.events[0]
            if isinstance(done, Called):
                calls[str(done.seat)] = done.call
            assert step.board.calls == calls


def test_a_match_that_was_not_finished_has_no_winners() -> None:
    assert outline(sample("kout_bo", "provable", finished=False)).winners is None


def test_an_unfinished_deal_has_no_scores() -> None:
    record = sample("kout_bo", "provable", finished=False)
    assert record.deals[-1].end is None
    assert outline(record).deals[-1].scores is None


def test_a_record_without_deals_has_an_outline() -> None:
    record = msgspec.structs.replace(sample("baloot", "seeded", finished=True), deals=(), result=None)
    assert outline(record).deals == []


@pytest.mark.parametrize("number", [-1, 0, 99])
def test_a_missing_deal_is_refused(number: int) -> None:
    with pytest.raises(NoDeal) as refused:
        deal_steps(sample("baloot", "seeded", finished=True), number)
    assert refused.value.code == "no-such-deal"


def test_a_record_that_cannot_be_played_again_is_refused() -> None:
    record = sample("baloot", "seeded", finished=True)
    broken = msgspec.structs.replace(record.deals[0], actions=("coffee",))
    with pytest.raises(BadRecord):
        outline(msgspec.structs.replace(record, deals=(broken, *record.deals[1:])))
    with pytest.raises(BadRecord):
        deal_steps(msgspec.structs.replace(record, deals=(broken,)), 1)
