"""The places of seats, cards and panels."""

import pytest

from vierblatt.tui.drawing.felt import PLATE_WIDTH
from vierblatt.tui.layout import (
    LARGE,
    SMALL,
    Rect,
    flow,
    plate,
    plate_rows,
    screen_layout,
    seat_positions,
    spread,
    too_small,
    trick_card,
)

FELT = Rect(0, 2, 80, 14)


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def test_the_next_player_sits_on_the_left_where_play_runs_clockwise() -> None:
    assert [(p.across, p.up) for p in seat_positions(4, 0, clockwise=True)] == [(0, 0.0), (-1, 0.5), (0, 1.0), (1, 0.5)]
    assert [p.across for p in seat_positions(4, 0, clockwise=False)] == [0, 1, 0, -1]


def test_the_viewer_sits_at_the_bottom_whatever_the_seat() -> None:
    for me in range(6):
        assert seat_positions(6, me, clockwise=False)[me].up == 0.0


def test_six_seats_go_round_the_table() -> None:
    around = [(p.across, p.up) for p in seat_positions(6, 0, clockwise=False)]
    assert around == [(0, 0.0), (1, 0.25), (1, 0.75), (0, 1.0), (-1, 0.75), (-1, 0.25)]


def test_an_odd_table_has_no_seat_straight_across() -> None:
    assert [p.across for p in seat_positions(3, 0, clockwise=True)] == [0, -1, 1]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
@pytest.mark.parametrize(("call_rows", "bare"), [(0, False), (0, True), (5, True)])
@pytest.mark.parametrize("message_rows", [3, 4, 5, 6, 7, 8, 20])
def test_nothing_on_the_table_overlaps(
    seats: int, size: tuple[int, int], call_rows: int, message_rows: int, *, bare: bool
) -> None:
    sheet = screen_layout(*size, cards=13, call_rows=call_rows, message_rows=message_rows, bare=bare)
    where = seat_positions(seats, 0, clockwise=True)
    plates = [plate(place, sheet.felt, PLATE_WIDTH, plate_rows(sheet.felt, bare=bare)) for place in where]
    cards = [] if bare else [trick_card(place, sheet.felt, sheet.trick_card, seats) for place in where]
    everything = [*plates, *cards]
    assert not [(a, b) for i, a in enumerate(everything) for b in everything[:i] if overlap(a, b)]
    for part in everything:
        assert sheet.felt.contains(part.x, part.y)
        assert sheet.felt.contains(part.x + part.w - 1, part.y + part.h - 1)


@pytest.mark.parametrize("size", [(80, 24), (111, 24), (112, 34), (140, 45), (250, 80)])
@pytest.mark.parametrize("mirrored", [False, True])
def test_the_parts_of_the_screen_fill_it_without_overlap(size: tuple[int, int], mirrored: bool) -> None:
    sheet = screen_layout(*size, cards=13, call_rows=3, mirrored=mirrored)
    parts = [sheet.head, sheet.facts, sheet.felt, sheet.calls, sheet.hand, sheet.messages, sheet.keys]
    parts += [sheet.panel] if sheet.panel else []
    assert sum(part.w * part.h for part in parts) == size[0] * size[1]
    assert not [(a, b) for i, a in enumerate(parts) for b in parts[:i] if overlap(a, b)]


def test_cards_are_large_where_there_is_room() -> None:
    assert screen_layout(80, 24, cards=13).hand_card == SMALL
    assert screen_layout(140, 45, cards=13).hand_card == LARGE
    assert screen_layout(80, 45, cards=13).hand_card == SMALL


def test_too_long_a_hand_overlaps_instead_of_leaving_the_screen() -> None:
    xs = spread(20, Rect(0, 0, 60, 4), SMALL)
    assert xs[0] >= 0
    assert xs[-1] + SMALL.w <= 60
    assert spread(0, Rect(0, 0, 60, 4), SMALL) == []


def test_calls_flow_into_as_many_rows_as_they_need() -> None:
    assert flow([10, 10, 10], 21) == [[0, 1], [2]]
    assert flow([], 21) == []
    assert flow([50], 21) == [[0]]


def test_a_small_window_is_refused() -> None:
    assert too_small(79, 24)
    assert too_small(80, 23)
    assert not too_small(80, 24)


def test_a_long_message_gets_its_rows_from_the_felt_which_keeps_those_that_it_needs() -> None:
    assert screen_layout(80, 24, cards=13, message_rows=1).messages.h == 3
    assert screen_layout(80, 24, cards=13, message_rows=6).messages.h == 6
    long = screen_layout(80, 24, cards=13, message_rows=99)
    assert (long.messages.h, long.felt.h) == (8, 9)
    bare = screen_layout(80, 24, cards=13, call_rows=4, message_rows=99, bare=True)
    assert (bare.messages.h, bare.felt.h) == (8, 5)
