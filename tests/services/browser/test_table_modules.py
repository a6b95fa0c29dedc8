"""The pure functions of the table page: layout, order, and when what is shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.services.browser.modules import call, page_for_modules

#: Sizes of the felt on phones in portrait and landscape, tablets and desktops, each with a number of seats.
FELTS = [(360, 390, 4), (360, 390, 6), (360, 210, 4), (360, 224, 6), (640, 176, 4), (768, 700, 6), (1100, 600, 4)]
LAYOUT, HAND, TIMELINE = "parts/card-table-layout.js", "parts/hand-layout.js", "table/timeline.js"


@pytest.fixture(scope="module")
def blank(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose modules can be called."""
    with page_for_modules(browser, base_url) as page:
        yield page


# --- the table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height", "seats"), FELTS)
def test_plates_lie_on_the_felt_and_not_on_each_other(blank: Page, width: int, height: int, seats: int) -> None:
    at = call(blank, LAYOUT, "measures", width, height, seats)
    points = call(blank, LAYOUT, "seatPoints", seats, 0, True, at)[1:]
    for point in points:
        assert at["plateWidth"] / 2 <= point["x"] <= width - at["plateWidth"] / 2
        assert at["plateHeight"] / 2 <= point["y"] <= height - at["plateHeight"] / 2 + 1
    for one, other in combinations(points, 2):
        apart = abs(one["x"] - other["x"]) >= at["plateWidth"] or abs(one["y"] - other["y"]) >= at["plateHeight"] - 8
        assert apart, (one, other)


@pytest.mark.parametrize(("width", "height", "seats"), FELTS)
def test_the_cards_of_a_trick_stay_on_the_felt_and_show_their_corners(
    blank: Page, width: int, height: int, seats: int
) -> None:
    at = call(blank, LAYOUT, "measures", width, height, seats)
    points = call(blank, LAYOUT, "trickPoints", seats, 0, True, at)
    half = at["card"] / 2
    for point in points:
        assert half <= point["x"] <= width - half
        assert point["y"] - half * 7 / 5 >= 0
        assert point["y"] + half * 7 / 5 <= height + 1
    corners = {(round(point["x"]), round(point["y"])) for point in points}
    assert len(corners) == seats


def test_play_goes_to_the_left_where_it_goes_clockwise(blank: Page) -> None:
    at = call(blank, LAYOUT, "measures", 360, 390, 4)
    clockwise = call(blank, LAYOUT, "seatPoints", 4, 2, True, at)
    counter = call(blank, LAYOUT, "seatPoints", 4, 2, False, at)
    assert clockwise[3]["x"] < 180 < clockwise[1]["x"]
    assert counter[1]["x"] < 180 < counter[3]["x"]
    assert clockwise[0]["y"] < clockwise[1]["y"] < clockwise[2]["y"]


# --- the hand ------------------------------------------------------------------------------------------------------


def test_a_hand_is_sorted_jokers_and_trumps_first_high_cards_first(blank: Page) -> None:
    cards = ["2C", "AS", "XB", "TD", "KD", "9H", "XR", "QH"]
    assert call(blank, HAND, "sorted", cards, "D") == ["XR", "XB", "KD", "TD", "AS", "QH", "9H", "2C"]
    assert call(blank, HAND, "sorted", ["2C", "AS", "KD"]) == ["AS", "2C", "KD"]


@pytest.mark.parametrize("count", [1, 5, 8, 9, 13, 16])
@pytest.mark.parametrize("width", [304, 344, 752, 1040])
def test_every_card_of_a_hand_can_be_hit_with_a_thumb(blank: Page, count: int, width: int) -> None:
    cards = [rank + suit for suit in "SHCD" for rank in "AKQJ"][:count]
    plan = call(blank, HAND, "handPlan", cards, width)
    places = plan["places"]
    assert len(places) == count
    assert all(place["x"] >= 0 and place["x"] + plan["card"] <= width + 1 for place in places)
    for one, other in pairwise(places):
        if one["y"] == other["y"]:
            assert other["x"] - one["x"] >= 24
        else:
            assert other["y"] - one["y"] >= 32


def test_a_hand_keeps_its_height_for_the_whole_deal(blank: Page) -> None:
    full = [rank + suit for suit in "SHCD" for rank in "AKQJ"][:13]
    heights = {call(blank, HAND, "handPlan", full[:left], 344, 13)["height"] for left in range(14)}
    assert len(heights) == 1


# --- time ----------------------------------------------------------------------------------------------------------


def scene(**changes: Any) -> dict[str, Any]:
    """A scene at a table of four, after three cards of a trick."""
    trick = [{"seat": 1, "card": "AS"}, {"seat": 2, "card": "3S"}, {"seat": 3, "card": "4S"}]
    board = {"trick": trick, "winning": 1, "turn": 0, "hands_held": [2, 1, 1, 1], "phase": "play", "deal": 1}
    own = {"hand": ["5S", "6H"], "legal": ["5S"]}
    usual = {"seq": 7, "info": {}, "board": board, "own": own, "taker": -1, "full": False, "events": [], "notes": []}
    return usual | changes


def test_a_full_trick_lies_on_the_table_before_it_is_taken(blank: Page) -> None:
    before = scene()
    taken = {"event": "trick-taken", "seat": 1, "leader_seat": 1, "cards": ["AS", "3S", "4S", "5S"]}
    empty = before["board"] | {"trick": [], "turn": 1, "hands_held": [1, 1, 1, 1]}
    played = {"event": "played", "seat": 0, "card": "5S"}
    after = scene(seq=8, board=empty, own={"hand": ["6H"], "legal": []}, events=[played, taken])
    full, rest = call(blank, TIMELINE, "stepsOf", before, after)
    assert [each["card"] for each in full["scene"]["board"]["trick"]] == ["AS", "3S", "4S", "5S"]
    assert [each["seat"] for each in full["scene"]["board"]["trick"]] == [1, 2, 3, 0]
    assert full["scene"]["board"]["hands_held"] == [1, 1, 1, 1]
    assert full["scene"]["own"] == {"hand": ["6H"], "legal": []}
    assert full["scene"]["full"]
    assert full["hold"] >= 1000
    assert rest["scene"]["board"]["trick"] == []
    assert rest["scene"]["taker"] == 1
    assert full["scene"]["events"] + rest["scene"]["events"] == [played, taken]


def test_an_ordinary_update_is_one_scene(blank: Page) -> None:
    played = {"event": "played", "seat": 1, "card": "AS"}
    (step,) = call(blank, TIMELINE, "stepsOf", scene(), scene(seq=8, events=[played]))
    assert step["scene"]["events"] == [played]


_RUN = """async (scenes) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    const {Timeline} = await import(`${base}table/timeline.js`);
    const shown = [];
    const waits = [];
    const line = new Timeline((scene) => shown.push(scene), {later: (_, ms) => waits.push(ms), forget: () => {}});
    for (const scene of scenes) line.push(scene);
    return {shown, waits, busy: line.busy};
}"""


def test_a_viewer_a_whole_deal_behind_gets_the_last_scene_and_every_event(blank: Page) -> None:
    taken = {"event": "trick-taken", "seat": 1, "leader_seat": 1, "cards": ["AS", "3S", "4S", "5S"]}
    scenes = [scene(seq=seq, events=[taken]) for seq in range(1, 20)]
    run = blank.evaluate(_RUN, scenes)
    last = run["shown"][-1]
    events = [event for each in run["shown"] for event in each["events"]]
    assert last["seq"] > 7
    assert len(events) == last["seq"] - last["full"]  # while a full trick is shown, its winning is not told yet


def test_animations_lag_by_at_most_two_seconds(blank: Page) -> None:
    played = [scene(seq=seq, events=[{"event": "played", "seat": seq % 4, "card": "AS"}]) for seq in range(1, 30)]
    run = blank.evaluate(_RUN, played)
    assert run["busy"]
    assert run["waits"][0] <= 2000


# --- the connection ------------------------------------------------------------------------------------------------


def test_waits_grow_and_end_and_never_vanish(blank: Page) -> None:
    waits = [call(blank, "core/socket.js", "backoff", tries) for tries in range(14)]
    assert waits[0] >= 150
    assert waits[-1] >= 2_500
    assert max(waits) <= 5_000


# --- how a match has ended -----------------------------------------------------------------------------------------


def test_a_match_that_all_have_lost_is_no_draw(blank: Page) -> None:
    """King Bolola: all four can end below zero, and then no player has won."""
    title = blank.evaluate(
        """async () => {
            const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
            await import(base + 'table/result.js');
            const result = document.createElement('vb-table-result');
            const row = {deal: 20, scores: [-1, -2, -3, -4], totals: [-1, -2, -3, -4], lines: []};
            Object.assign(result, {row, winners: [], totals: row.totals, me: 0});
            document.body.append(result);
            await result.updateComplete;
            return result.shadowRoot.querySelector('h2').textContent;
        }"""
    )
    assert title == "Nobody won"
