"""A whole deal with the coach: each decision is explained, and each term on the screen is a tap from its sentence."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import axe
from tests.services.browser.page_players import PATIENCE, STEP, PagePlayer, click_first, page_player, until
from tests.services.browser.terms import Reader, terms_on
from tests.services.running import RunningServer
from vierblatt import games
from vierblatt.locale.words import Words

WAYS = {"baloot": "en", "kout_bo": "ar", "king_bolola": "de", "back_alley": "en"}
#: House rules under which the player is asked for a call in the first deal.
CHANGES = {"king_bolola": {"first_dealer": 0}}
#: Reasons that only say that there is no choice: the rule behind it has to be named instead.
EMPTY = {"only-choice", "only-card", "only-action", "first-open"}
SHORTEST = 20  #: characters of an explanation

#: Whether the player has a choice, or there is something that a rule forbids.
_CHOICE = """(page) => {
    const {hand, legal, barred = []} = page.session.scene.own;
    return legal.length > 1 || (hand.includes(legal[0]) ? hand : barred).some((each) => each !== legal[0]);
}"""
#: What the coach knows of the decision to be made; null until it has answered.
_EXPLAINED = "(coach) => coach.decision?.forced || coach.decision?.quick || null"
#: Whether what it says stays as it is: the search has answered, or is not asked.
_SETTLED = "({decision}) => !decision || Boolean(decision.searched || !decision.quick)"


def coached(new_context: Callable[..., BrowserContext], url: str, game: str, language: str) -> PagePlayer:
    """A player at a table with bots, on a phone, with the coach on."""
    me = page_player(new_context, url, locale=language, viewport={"width": 390, "height": 844})
    chosen = json.dumps({"coach": True, "lang": language, "motion": "reduced", "pace": "instant"})
    me.page.add_init_script(f"location.host && localStorage.setItem('vb-settings', {json.dumps(chosen)})")
    return me.enter(me.person.solo_table(game, bot="casual", changes=CHANGES.get(game, {}), settings={"private": True}))


def explained(me: PagePlayer, words: Words) -> None:
    """The decision to be made is explained: by a reason of the game, or by the rule that leaves no choice."""
    coach = me.page.locator("vb-table-coach")
    until(me.page, lambda: coach.evaluate(_EXPLAINED) is not None)
    known = coach.evaluate(_EXPLAINED)
    sentence = coach.locator("section .sentence")
    expect(sentence).to_be_visible()
    if "fault" in known:
        assert words.has(f"rule-{known['fault']['rule']}"), known
    else:
        assert known["reason"] not in EMPTY
        assert words.has(f"why-{known['reason']}"), known
    assert len(sentence.inner_text()) > SHORTEST


@pytest.mark.parametrize(("game", "language"), slow_except({("kout_bo", "ar"), ("king_bolola", "de")}, WAYS.items()))
def test_each_decision_of_a_deal_is_explained_and_each_term_is_a_tap_away(
    game: str, language: str, new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    me = coached(new_context, server.url, game, language)
    words, reader = Words(language, games.get(game)), Reader(me.page, game, language)
    phases: set[bool] = set()  # whether cards were asked for
    for _ in range(3 * PATIENCE // STEP):
        if me.result.count():
            reader.look("vb-table-result")
            if phases == {True, False}:
                break
            click_first(me.result.locator("button.continue"))  # a deal that nobody bought
        if me.turn.count() and not me.waits_for_answer:
            if me.page.locator("vb-page-table").evaluate(_CHOICE):
                explained(me, words)
            assert not terms_on(me.page)["unexplained"]
            calls = me.answers.count() > 0
            if calls not in phases:
                phases.add(calls)
                until(me.page, lambda: bool(me.page.locator("vb-table-coach").evaluate(_SETTLED)))
                reader.look()
                assert not axe(me.page)
                reader.open_list("vb-table-actions" if calls else "vb-table-head")
            click_first(me.turn)
        click_first(me.page.locator("card-table"))
        me.page.wait_for_timeout(STEP)
    assert phases == {True, False}
    assert not axe(me.page)
    assert len(reader.met) >= 3
