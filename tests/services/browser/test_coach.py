"""A person alone with bots: the coach marks an action, warns after a costly one, and it can be taken back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PagePlayer, page_player, until
from tests.services.running import RunningServer

#: What the search says of the decision to be made now: the advised action and the mistakes; null until it has answered.
SEARCHED = """(coach) => coach.decision?.searched
    ? {best: coach.decision.searched.action, mistakes: Object.keys(coach.decision.searched.mistakes ?? {})} : null"""


def at_table(new_context: Callable[..., BrowserContext], server: RunningServer, game: str) -> PagePlayer:
    player = page_player(new_context, server.url)
    player.enter(player.person.solo_table(game, settings={"pace": 0, "private": True}))
    expect(player.turn.first).to_be_visible()
    return player


def left(player: PagePlayer) -> int:
    """How many decisions can be taken back."""
    decisions: int = player.page.locator("vb-page-table").evaluate("(page) => page.session.scene.info.undo")
    return decisions


def test_the_coach_marks_an_action_warns_of_a_mistake_and_it_is_taken_back(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    player = at_table(new_context, server, "baloot")
    page, coach = player.page, player.page.locator("vb-table-coach")
    switch = page.locator(".tools").get_by_role("button", name="Coach")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    player.play_on(lambda: player.turn.count() > 1)  # where there is a choice
    expect(coach.get_by_text("Coach: ")).to_be_visible()
    assert page.locator("vb-table-actions .advised").or_(page.locator("card-hand .advised")).count() == 1

    bad = ""

    def there() -> bool:
        nonlocal bad
        if player.open_cards.count() < 2:
            return False
        until(page, lambda: coach.evaluate(SEARCHED) is not None)
        found = coach.evaluate(SEARCHED)
        bad = next((card for card in found["mistakes"]), "")
        return bool(bad)

    player.play_on(there)
    best = coach.evaluate(SEARCHED)["best"]
    expect(page.locator("card-hand .advised")).to_have_attribute("data-card", best)
    expect(coach.locator(".figures")).to_have_count(0)
    coach.get_by_role("button", name="In figures").click()
    expect(coach.locator(".figures")).to_be_visible()
    assert not axe(page)
    hand = player.hand()
    page.locator(f"card-hand [data-card='{bad}']").click(position={"x": 6, "y": 24})
    expect(coach.get_by_text("probably costs about")).to_be_visible()
    coach.get_by_role("button", name="Take it back").click()
    expect(page.locator("card-hand .advised")).to_have_attribute("data-card", best)  # known already: not asked again
    until(page, lambda: player.hand() == hand)  # the next decision may have had the same advice
    expect(coach.get_by_text("probably costs about")).to_have_count(0)


def test_alone_with_bots_undo_goes_back_to_the_first_decision(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    player = at_table(new_context, server, "kout_bo")
    page, undo = player.page, player.page.locator(".tools").get_by_role("button", name="Take back")
    expect(undo).to_have_count(0)
    hand, first = player.hand(), player.answers.all_inner_texts()
    player.turn.first.click()
    player.play_on(lambda: player.open_cards.count() > 0)
    decisions = left(player)
    player.press_open_card()
    until(page, lambda: left(player) > decisions)
    for number in reversed(range(left(player))):
        undo.click()
        until(page, lambda number=number: left(player) == number)  # type: ignore[misc]
    expect(undo).to_have_count(0)
    assert (player.hand(), player.answers.all_inner_texts()) == (hand, first)
