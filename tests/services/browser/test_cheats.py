"""The page against a host that cheats: every cheat of `tests.deals.test_cheats`, on the page's own modules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.deals import hostile
from tests.deals.hostile import ACCOMPLICE, BOT, GAME, HONEST, TABLE, Host, Victim, dealt, number, started
from tests.deals.test_cheats import AFTERWARDS
from tests.services.browser.modules import call, page_for_modules
from vierblatt.match import Match

_BEGIN = """async ([table, rulesHash, seats]) => {
    const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
    localStorage.removeItem('vb-seen');
    const {Deals} = await import(base + 'table/deals.js');
    window.said = [];
    window.deals = new Deals(table, async (command) => { window.said.push(command); return {}; });
}"""
_ON_PROOF = """async ([info, proof, seat, ready, ended]) => {
    window.said.length = 0;
    await window.deals.onProof(info, proof, seat, ended);
    if (ready) await window.deals.ready(seat);
    return [window.said, window.deals.faults];
}"""


class PageVictim:
    """An honest browser: the page's own modules, with the interface of `tests.deals.hostile.Victim`."""

    def __init__(self, page: Page, host: Host) -> None:
        self.page, self.host, self.seat = page, host, HONEST
        self.nonce = b""
        self.faults: list[str] = []
        page.evaluate(_BEGIN, [TABLE, host.info.rules_hash, len(host.info.seats)])

    def _on_proof(self, stage: str, *, ready: bool = False, ended: int = 0) -> list[dict[str, Any]]:
        info = msgspec.structs.replace(self.host.info, stage=stage)
        arguments = [msgspec.to_builtins(info), msgspec.to_builtins(self.host.proof), self.seat, ready, ended]
        said, self.faults = self.page.evaluate(_ON_PROOF, arguments)
        return list(said)

    def ready(self) -> str:
        """Its commitment, which the host puts into the list; empty if it made none."""
        commitments = [said["commitment"] for said in self._on_proof("seating", ready=True) if said["type"] == "ready"]
        promise = str(commitments[-1])
        if promise:
            self.host.put("commitments", self.seat, promise)
        return promise

    def asked(self) -> str:
        """Its nonce after the host has published the list; empty if it refuses."""
        nonces = [said["nonce"] for said in self._on_proof("nonces") if said["type"] == "nonce"]
        self.nonce = bytes.fromhex(nonces[-1]) if nonces else self.nonce
        return nonces[-1] if nonces else ""

    def begin(self, ended: int = 0) -> list[str]:
        """What the page finds wrong with the published start and finished deals."""
        assert self._on_proof("playing", ended=ended) == []
        return self.faults


@pytest.fixture(scope="module")
def blank(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose modules can be called."""
    with page_for_modules(browser, base_url) as page:
        yield page


def honest_start(page: Page) -> tuple[Host, Any]:
    """Like `tests.deals.hostile.honest_start`."""
    host = Host()
    victim = PageVictim(page, host)
    victim.ready()
    host.commit(ACCOMPLICE, number("accomplice"))
    assert victim.asked()
    return host, victim


def test_an_honest_start_is_proved(blank: Page) -> None:
    host, victim = honest_start(blank)
    started(host, victim)
    assert victim.begin() == []


@pytest.mark.parametrize("cheat", AFTERWARDS, ids=lambda cheat: cheat.__name__)
def test_a_cheat_after_the_honest_nonce_is_named(blank: Page, cheat: Callable[[Host, Any], None]) -> None:
    host, victim = honest_start(blank)
    cheat(host, victim)
    found = victim.begin()
    if AFTERWARDS[cheat][0] != "first-seat":  # which the page can check once the first secret is public
        assert AFTERWARDS[cheat][0] in found
    host.say(secrets=[host.chain[1].hex()], packs=[""])
    assert AFTERWARDS[cheat][0] in victim.begin()


def test_an_early_commitment_or_change_gets_no_honest_nonce(blank: Page) -> None:
    def by_a_bot(host: Host) -> str:
        host.commit(BOT, number("bot"))
        return "bot-committed"

    def with_another_anchor(host: Host) -> str:
        host.say(anchor=number("another").hex())
        return "anchor-changed"

    def without_the_own_commitment(host: Host) -> str:
        host.put("commitments", HONEST, "")
        return "commitment-changed"

    for cheat in (by_a_bot, with_another_anchor, without_the_own_commitment):
        host = Host()
        victim = PageVictim(blank, host)
        victim.ready()
        code = cheat(host)
        assert victim.asked() == "" and code in victim.faults


def test_another_list_for_the_same_nonce_and_scheme_1_get_nothing(blank: Page) -> None:
    host, victim = honest_start(blank)
    host.commit(ACCOMPLICE, number("another"))
    assert victim.asked() == "" and victim.faults == ["list-changed"]
    host = Host()
    host.say(scheme=1)
    victim = PageVictim(blank, host)
    assert victim.ready() == "" and victim.asked() == "" and "old-scheme" in victim.faults


def test_a_seat_that_is_never_asked_names_it(blank: Page) -> None:
    host = Host()
    victim = PageVictim(blank, host)
    victim.ready()
    host.put("commitments", HONEST, "")
    host.commit(ACCOMPLICE, number("accomplice"))
    started(host, cast("Any", victim))
    assert "never-asked" in victim.begin()


def test_another_pack_and_another_secret_are_named(blank: Page) -> None:
    host, victim = honest_start(blank)
    started(host, victim)
    match = Match(GAME, host.rules, first_seat=host.proof.first_seat)
    match.deal(host.pack())
    order = hostile.revealed(host, match).pack
    swapped = " ".join([*reversed(order.split()[:2]), *order.split()[2:]])
    host.say(secrets=[host.chain[1].hex()], packs=[order])
    assert victim.begin() == []
    host.say(packs=[swapped])
    assert victim.begin() == ["pack"]
    host.say(packs=[order], secrets=[number("x").hex()])
    assert "secret" in victim.begin()
    host.say(secrets=["no number"])
    assert victim.begin() == ["pack"]


def test_an_undisclosed_secret_is_named(blank: Page) -> None:
    host, victim = honest_start(blank)
    started(host, victim)
    assert victim.begin(ended=0) == []
    assert victim.begin(ended=1) == ["secret"]
    match = Match(GAME, host.rules, first_seat=host.proof.first_seat)
    match.deal(host.pack())
    host.say(secrets=[host.chain[1].hex()], packs=[hostile.revealed(host, match).pack])
    assert victim.begin(ended=1) == []
    assert victim.begin(ended=2) == ["secret"]


def test_a_table_states_how_many_deals_have_ended(blank: Page) -> None:
    """The page expects the secrets of all deals before the current one, and at the end that of the last, too."""
    ask = """async ([deal, stage, revealed]) => {
        const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
        const {TableSession} = await import(base + 'table/session.js');
        const session = new TableSession('abcdefghij');
        const asked = [];
        session.proof = {secrets: [], packs: []};
        session._deals.onReveal = (proof, seat, ended) => asked.push([proof.secrets.length, ended]);
        const info = {stage, seats: [], rules_hash: ''};
        session._update({type: 'update', seq: 1, info, board: {deal, trick: []}, own: null, revealed});
        return asked;
    }"""
    secret = {"deal": 1, "secret": "ab", "pack": "AS"}
    assert blank.evaluate(ask, [1, "playing", None]) == []
    assert blank.evaluate(ask, [1, "playing", secret]) == [[1, 0]]
    assert blank.evaluate(ask, [2, "playing", None]) == [[0, 1]]
    assert blank.evaluate(ask, [1, "over", None]) == [[0, 1]]
    assert blank.evaluate(ask, [1, "over", secret]) == [[1, 1]]


def test_the_code_is_that_of_the_program(blank: Page) -> None:
    host, _ = honest_start(blank)
    code = call(blank, "core/proof.js", "codeOf", msgspec.to_builtins(host.proof))
    assert code == host.round.code(host.proof.commitments)


def test_a_reloaded_page_repeats_the_nonce_and_knows_the_list(blank: Page) -> None:
    host, victim = honest_start(blank)
    said = victim.nonce
    blank.reload()
    blank.evaluate(_BEGIN.replace("localStorage.removeItem('vb-seen');", ""), [TABLE, host.info.rules_hash, 4])
    assert victim.asked() == said.hex()
    host.commit(ACCOMPLICE, number("another"))
    assert victim.asked() == "" and victim.faults == ["list-changed"]


def test_the_record_of_a_cheat_is_red_on_the_page_that_took_part(blank: Page) -> None:
    """An accomplice's commitment was exchanged: the record itself is sound, but contradicts what this browser saw."""
    host, victim = honest_start(blank)
    host.commit(ACCOMPLICE, number("another"))
    started(host, victim)
    seen = blank.evaluate("() => localStorage.getItem('vb-seen')")
    match = dealt(host, Victim(host))
    record = hostile.record(host, match).to_json().decode()
    blank.goto("/check")
    blank.locator("textarea").fill(record)
    verdict = blank.locator("vb-verdict:not([small])")
    expect(verdict).to_have_attribute("state", "broken")
    expect(verdict).to_contain_text("the players’ commitments are not the ones you were shown")
    expect(blank.get_by_text("What this browser saw at the start is not what is shown now.")).to_be_visible()
    blank.evaluate("() => localStorage.removeItem('vb-seen')")
    blank.locator("textarea").fill("")
    blank.locator("textarea").fill(record)
    expect(verdict).to_have_attribute("state", "fits")
    expect(blank.get_by_text("This browser was not at the table.")).to_be_visible()
    assert seen and TABLE in seen


def test_an_undisclosed_start_is_named(blank: Page) -> None:
    host, victim = honest_start(blank)
    host.commit(ACCOMPLICE, number("another"))
    assert "list-changed" in victim.begin()
