"""Tables where wrong cards are played and claimed: a revoke, a wrong claim, and a sawa."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.services.browser.accessibility import axe, barriers_of
from tests.services.browser.claiming import Player, comes_to, majlis, play_until, scene
from tests.services.browser.matches import kept_record
from tests.services.browser.page_players import PagePlayer
from tests.services.running import RunningServer

UPRIGHT = {"viewport": {"width": 390, "height": 844}}
ONE_DEAL = {"target": 1}
SEVERAL = {"target": 1000}
RIGHT = re.compile(r"القيد\W*صحيح")  #: with marks between the words


def test_a_revoke_is_claimed_with_its_proof(new_context: Callable[..., BrowserContext], server: RunningServer) -> None:
    for _ in range(4):  # the cards of a deal may not allow a revoke that is proven before the last trick
        wrong = Player(revokes=True)
        seated = [wrong, Player(buys=True), Player()]
        with majlis(new_context, server.url, seated, ONE_DEAL, locale="ar", **UPRIGHT) as me:
            proven = partial(proof_is_seen, me, wrong)
            if comes_to(me, Player(), proven):
                claim_the_revoke(me, wrong, server)
                return
    raise AssertionError("nobody could revoke in four deals")


def proof_is_seen(me: PagePlayer, wrong: Player) -> bool:
    return bool(wrong.proof) and is_played(me, wrong.proof)


def claim_the_revoke(me: PagePlayer, wrong: Player, server: RunningServer) -> None:
    """From the claim with its proof to the record."""
    page = me.page
    assert page.locator("card-hand .shut").count() == 0  # no card is marked as wrong
    page.get_by_role("button", name="قيد", exact=True).click()
    panel = me.panel.locator("vb-claims-panel")
    panel.locator(f".trick button:has([card='{wrong.fault}'])").click()
    with page.context.expect_page() as opening:  # beside the table, which goes on
        panel.get_by_role("button", name="افحص هذه الورقة").click()
    checked = opening.value
    expect(checked.locator("vb-dispute-answer .verdict")).to_contain_text("غير جائزة")
    expect(checked.locator(f".slot [data-card='{wrong.proof}']")).to_have_count(1)
    assert not barriers_of(checked)
    checked.close()
    panel.get_by_role("button", name=re.compile("^قاطع")).click()
    panel.locator(f"section:not(.kinds) > .cards button:has([card='{wrong.proof}'])").click()
    expect(panel.locator(".cost")).to_contain_text("26")
    assert not axe(page)
    panel.get_by_role("button", name="قيِّد على هذه الورقة").click()
    verdict = me.result.locator("vb-claims-verdict")
    expect(verdict).to_contain_text("صحيح")
    expect(verdict.locator("playing-card")).to_have_count(2)
    expect(page.locator(".announcement")).to_contain_text(RIGHT)
    expect(me.result).to_contain_text("القيد حسم الجولة")
    assert not axe(page)
    page.reload()  # the verdict is part of the table
    expect(verdict).to_contain_text("صحيح")
    table = page.url.rpartition("/")[2]
    kept_record(server.url, table)
    page.goto(f"/r/{table}")
    moves = page.locator("vb-replay-moves button")
    moves.last.click()
    expect(moves.last).to_contain_text(RIGHT)
    expect(page.locator(".caption")).to_contain_text("قاطع")
    moves.nth(-2).click()
    page.get_by_role("button", name="افحص هذه الورقة").click()
    expect(page.locator("vb-dispute-answer .verdict")).to_contain_text("جائزة")
    expect(page.locator("input[type=checkbox]:checked")).to_have_count(1)  # the whole hand is known


def test_a_wrong_claim_costs_the_deal(new_context: Callable[..., BrowserContext], server: RunningServer) -> None:
    fair = [Player(), Player(buys=True), Player()]
    with majlis(new_context, server.url, fair, ONE_DEAL, locale="en", **UPRIGHT) as me:
        page = me.page
        play_until(me, Player(), lambda: bool(me.page.get_by_role("button", name="Claim", exact=True).count()))
        page.keyboard.press("q")
        panel = me.panel.locator("vb-claims-panel")
        panel.locator(".trick button").first.press("Enter")
        panel.locator(".kinds.next button").last.press("Enter")
        page.set_viewport_size({"width": 320, "height": 568})
        say = panel.get_by_role("button", name="Claim this fault")
        expect(say).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert me.panel.locator(".body").evaluate("(body) => body.scrollWidth <= body.clientWidth")
        say.press("Enter")
        verdict = me.result.locator("vb-claims-verdict")
        expect(verdict).to_contain_text("You claimed a fault and were wrong")
        expect(page.locator(".announcement")).to_contain_text("The claim was wrong")
        expect(page.locator(".announcement")).not_to_contain_text("demands")
        expect(me.result).to_contain_text("A claim decided the deal")
        page.keyboard.press("i")
        expect(me.panel.locator("vb-table-log")).to_contain_text("The claim was wrong")


def test_a_sawa_is_said_laid_open_and_counted(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    others = [Player(), Player(buys=True), Player()]
    with majlis(new_context, server.url, others, SEVERAL, locale="de", **UPRIGHT) as me:
        page, said = me.page, me.page.get_by_role("button", name="Sawa", exact=True)
        play_until(me, Player(), lambda: bool(said.count()))
        held = scene(me)["own"]["hand"]
        said.click()
        expect(me.panel.locator("vb-claims-sawa playing-card")).to_have_count(len(held))
        assert not axe(page)
        me.panel.get_by_role("button", name="Sawa sagen").click()
        for card in held:  # beside the cards of a project, which may lie open as well
            expect(page.locator(f"card-table figure [card='{card}']")).to_have_count(1)
        count = me.answers.get_by_text("abrechnen")
        expect(count).to_be_visible()
        expect(page.locator("vb-table-actions").get_by_role("button", name="Fehler rügen")).to_be_visible()
        assert not axe(page)
        count.click()
        expect(me.result).to_be_visible()


def test_a_sawa_of_another_is_answered_and_doubted(
    new_context: Callable[..., BrowserContext], server: RunningServer
) -> None:
    others = [Player(says_sawa=4), Player(), Player(buys=True, says_sawa=4)]
    with majlis(new_context, server.url, others, SEVERAL, locale="ar", **UPRIGHT) as me:
        page = me.page
        play_until(me, Player(), lambda: scene(me)["board"]["claims"]["false_sawa"] == [0, 2])
        laid = page.locator("card-table figure")
        expect(laid.first).to_be_visible()
        page.keyboard.press("q")
        panel = me.panel.locator("vb-claims-panel")
        panel.get_by_role("button", name=re.compile("^السوا خاطئ")).click()
        panel.get_by_role("button", name="قيِّد على هذه الورقة").click()
        expect(me.result.locator("vb-claims-verdict")).to_contain_text("قيدك")


@pytest.mark.parametrize(
    ("locale", "preset", "rule"),
    [
        ("en", "Saudi majlis", "can be played, and claimed by the others"),
        ("de", "Wie im saudischen Majlis", "darf man spielen, und die anderen dürfen sie rügen"),
        ("ar", "المجلس السعودي", "تُلعب، وللآخرين أن يقيدوا عليها"),
    ],
)
def test_a_new_table_offers_these_rules_by_name(
    new_context: Callable[..., BrowserContext], server: RunningServer, locale: str, preset: str, rule: str
) -> None:
    page = new_context(locale=locale).new_page()
    page.goto("/new/baloot")
    page.locator("select").first.select_option(label=preset)
    page.locator("vb-game-rules summary").click()
    chosen = page.locator("vb-house-rule select").evaluate_all(
        "(all) => all.map((select) => select.selectedOptions[0].textContent.trim())"
    )
    assert rule in chosen and "" not in chosen
    assert not axe(page)


def is_played(me: PagePlayer, card: str) -> bool:
    """Whether everybody has seen this card played."""
    return any(each["card"] == card for each in scene(me)["board"]["claims"]["proofs"])
