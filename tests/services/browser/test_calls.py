"""The question of a calling phase: what each call means, and why one is not open."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.scale import slow_except
from tests.services.browser.page_players import PagePlayer, page_player
from tests.services.running import RunningServer

#: The phones and the desktop at which a question must leave the hand in place.
SIZES = ((320, 568), (390, 844), (844, 390), (1440, 900))
GAMES = ("baloot", "kout_bo", "king_bolola", "back_alley")
#: The game with most calls on every screen, and each other on one; the rest are slow tests.
QUICK = {*product(["king_bolola"], SIZES), *zip(("baloot", "kout_bo", "back_alley"), SIZES, strict=False)}


def asked(
    new_context: Callable[..., BrowserContext], server: RunningServer, game: str, size: tuple[int, int], **new: object
) -> PagePlayer:
    """A player alone with bots, at the first question that asks for a call."""
    me = page_player(new_context, server.url, viewport={"width": size[0], "height": size[1]})
    me.enter(me.person.solo_table(game, **new))
    me.play_on(lambda: me.answers.count() > 0)
    return me


def test_a_call_that_is_not_open_says_why(new_context: Callable[..., BrowserContext], server: RunningServer) -> None:
    # Player 4 deals, so player 1 is the first to call, and may not call ashkal.
    changes = {"wrongful_ashkal": "forbidden", "first_dealer": 3}
    me = asked(new_context, server, "baloot", (390, 844), changes=changes)
    ashkal = me.page.get_by_role("button", name="ashkal")
    expect(ashkal).to_have_attribute("aria-disabled", "true")
    expect(ashkal).to_have_accessible_name("ashkal sun, your partner takes the card")
    before, open_calls = len(me.log), me.answers.count()  # a hand without points may also ask for a new deal
    ashkal.click(force=True)  # Playwright takes aria-disabled for disabled; a finger does not
    expect(me.page.get_by_role("alert")).to_contain_text("Only the dealer and the player on the dealer's left")
    expect(me.answers).to_have_count(open_calls)
    assert len(me.log) == before


def test_the_meanings_are_there_at_first_and_stay_hidden_once_hidden(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = asked(new_context, server, "king_bolola", (390, 844))
    queens = me.page.get_by_role("button", name="No Queens")
    expect(queens).to_have_accessible_name(re.compile("^No Queens each queen −100, [12] left"))
    me.page.get_by_role("button", name="What the calls mean").click()
    expect(me.page.locator("vb-table-actions small")).to_have_count(0)
    me.page.reload()
    expect(queens).to_be_visible()
    expect(queens).to_have_accessible_name("No Queens")


@pytest.mark.parametrize(("game", "size"), slow_except(QUICK, product(GAMES, SIZES)))
def test_a_question_leaves_the_hand_in_place(
    game: str, size: tuple[int, int], new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = asked(new_context, server, game, size)
    question = me.page.locator("vb-table-actions section")
    hand = me.page.locator("card-hand").bounding_box()
    area = me.page.locator("card-table").bounding_box()
    assert hand is not None and area is not None
    assert hand["y"] + hand["height"] <= size[1]
    assert area["y"] + area["height"] <= hand["y"] + 1
    for answer in me.answers.all():  # where there is little room, the question scrolls
        answer.scroll_into_view_if_needed()
        expect(answer).to_be_in_viewport(ratio=0.9)
    cut = question.evaluate(
        "(all) => [...all.querySelectorAll('button')].filter((b) => b.scrollWidth > b.clientWidth + 1)"
        ".map((b) => b.innerText)"
    )
    assert not cut
