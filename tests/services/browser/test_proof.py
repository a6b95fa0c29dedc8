"""The browser's own verifier: the same bytes as the server's, and a page that shows the result."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.records import SOURCES, relinked, sample, tree
from tests.registry import GAMES
from tests.scale import slow_except
from tests.services.browser.accessibility import axe
from tests.services.browser.folded import unfold
from tests.services.browser.matches import finished_match
from tests.services.browser.modules import call, choose, page_for_modules
from tests.services.people import Guest
from tests.services.requesting import HTTP
from tests.services.running import RunningServer
from vierblatt.record import Record
from vierblatt.record.chain import broken_links

VECTORS = Path(__file__).resolve().parents[2] / "vectors"
OLD = json.loads((VECTORS / "provable.json").read_text(encoding="utf-8"))["cases"]
NOW = json.loads((VECTORS / "provable2.json").read_text(encoding="utf-8"))["cases"]
CASES = OLD + NOW
SEEDED = json.loads((VECTORS / "seeded.json").read_text(encoding="utf-8"))["cases"]

by_name = pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])


@pytest.fixture(scope="module")
def blank(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page whose modules can be called, without what browsers offer to secure connections only."""
    script = "Object.defineProperty(crypto, 'subtle', {get() { throw new Error('not secure'); }})"
    with page_for_modules(browser, base_url, script) as page:
        yield page


@pytest.fixture(scope="session")
def match(shared_server: RunningServer) -> str:
    """The id of a finished match."""
    return finished_match(shared_server.url, "baloot")


def proof_of(case: dict[str, Any]) -> dict[str, Any]:
    names = ("match", "rules_hash", "anchor", "commitments", "nonces")
    proof = {name: copy.deepcopy(case[name]) for name in names} | {"seats": len(case["nonces"]), "scheme": 1}
    if "round" in case:
        void = {"anchor": "00" * 32, "commitments": ["11" * 32] * proof["seats"]}
        proof |= {"scheme": 2, "void": [void | {"unopened": [seat]} for seat in range(case["round"])]}
    return proof


def played(case: dict[str, Any], deals: int = 3) -> dict[str, Any]:
    """The first deals of a case, as they were dealt."""
    dealt = [{"pack": deal["pack"].split(), "secret": deal["secret"]} for deal in case["deals"][:deals]]
    return {"deals": dealt, "firstSeat": case["first_seat"]}


def faults(page: Page, proof: dict[str, Any], deals: dict[str, Any]) -> list[tuple[str, int]]:
    """What the page finds wrong, and at which deal or seat."""
    match = {"kind": "provable", "proof": proof, "seats": proof["seats"], "begun": True} | deals
    found = call(page, "check/examine.js", "examine", match)
    return [(fault["code"], fault.get("seat", fault.get("deal", 0))) for fault in found["faults"]]


# --- the bytes -----------------------------------------------------------------------------------------------------


def test_sha256_and_hmac_are_those_of_the_standards(blank: Page) -> None:
    messages = [bytes((7 * i + size) % 256 for i in range(size)) for size in [*range(130), 1000]]
    found = blank.evaluate(
        """async (messages) => {
            const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
            const {sha256, hmacSha256} = await import(base + 'core/sha256.js');
            const {fromHex, toHex} = await import(base + 'core/bytes.js');
            return messages.map(fromHex).map((message) => [
                toHex(sha256(message)), toHex(hmacSha256(message, message)),
            ]);
        }""",
        [message.hex() for message in messages],
    )
    assert found == [
        [hashlib.sha256(message).hexdigest(), hmac.digest(message, message, "sha256").hex()] for message in messages
    ]


@by_name
def test_the_vectors_are_recomputed(blank: Page, case: dict[str, Any]) -> None:
    proof = proof_of(case)
    for seat, nonce in enumerate(case["nonces"]):
        if nonce:
            assert call(blank, "core/proof.js", "commitmentFor", proof, seat, nonce) == case["commitments"][seat]
    assert call(blank, "core/proof.js", "firstSeatOf", proof, case["chain"]["1"]) == case["first_seat"]
    if "code" in case:
        assert call(blank, "core/proof.js", "codeOf", proof) == case["code"]
    for deal in case["deals"]:
        assert call(blank, "core/proof.js", "hashed", deal["secret"], deal["number"]) == case["anchor"]
        pack = call(blank, "core/proof.js", "packOf", proof, deal["secret"], deal["number"], case["cards"].split())
        assert " ".join(pack) == deal["pack"]
    assert faults(blank, proof, played(case)) == []


@pytest.mark.parametrize("case", SEEDED, ids=lambda case: case["name"])
def test_seeded_packs_are_recomputed(blank: Page, case: dict[str, Any]) -> None:
    for seats, seat in case["first_seat"].items():
        assert call(blank, "core/seeded.js", "seededSeat", case["seed"], int(seats)) == seat
    for deal in case["deals"]:
        pack = call(blank, "core/seeded.js", "seededPack", case["seed"], deal["number"], case["cards"].split())
        assert " ".join(pack) == deal["pack"]


@by_name
def test_every_exchanged_value_is_found(blank: Page, case: dict[str, Any]) -> None:
    other = "5a" * 32
    proof, deals = proof_of(case), played(case)
    speaking = [seat for seat, nonce in enumerate(case["nonces"]) if nonce]

    swapped = copy.deepcopy(deals)
    pack = swapped["deals"][1]["pack"]
    pack[0], pack[1] = pack[1], pack[0]
    assert faults(blank, proof, swapped) == [("pack", 2)]

    elsewhere = copy.deepcopy(deals)
    elsewhere["deals"][2]["secret"] = other
    assert faults(blank, proof, elsewhere) == [("secret", 3)]

    fewer = copy.deepcopy(deals)
    fewer["deals"][1]["pack"].pop()
    assert faults(blank, proof, fewer) == [("pack", 0), ("pack", 2)]

    first_seat = (case["first_seat"] + 1) % len(case["nonces"])
    assert faults(blank, proof, deals | {"firstSeat": first_seat}) == [("first-seat", 0)]
    if speaking:
        broken = copy.deepcopy(proof)
        broken["nonces"][speaking[0]] = other
        assert ("nonce", speaking[0]) in faults(blank, broken, deals)
        broken["nonces"][speaking[0]] = ""
        silent = faults(blank, broken, deals)
        assert ("pack", 1) in silent and (("unopened", speaking[0]) in silent) == (proof["scheme"] == 2)
    if proof["scheme"] == 2:
        hidden = proof | {
            "void": [*proof["void"], {"anchor": other, "commitments": proof["commitments"], "unopened": []}]
        }
        assert ("void-round", 0) in faults(blank, hidden, deals)
        again = {"anchor": other, "commitments": ["11" * 32] * proof["seats"], "unopened": [0]}
        assert ("void-round", 0) in faults(blank, proof | {"void": [again, again]}, deals)


def test_a_deal_that_is_running_cannot_be_judged_yet(blank: Page) -> None:
    deals = played(CASES[0])
    deals["deals"][2]["secret"] = None
    assert faults(blank, proof_of(CASES[0]), deals) == []


def test_nonces_differ_each_time(blank: Page) -> None:
    nonces = {call(blank, "core/proof.js", "makeNonce") for _ in range(20)}
    assert len(nonces) == 20
    assert all(len(bytes.fromhex(nonce)) == 32 for nonce in nonces)


# --- records -------------------------------------------------------------------------------------------------------


def broken(page: Page, text: str) -> list[tuple[str, int]]:
    """The segments of the chain that the browser finds broken."""
    found = page.evaluate(
        """async (text) => {
            const base = document.querySelector('script[type="module"]').src.replace(/[^/]*$/, '');
            const {chainOf, parseRecord} = await import(base + 'core/record.js');
            return chainOf(parseRecord(text)).filter(({fits}) => !fits).map(({place, deal}) => [place, deal]);
        }""",
        text,
    )
    return [(place, deal) for place, deal in found]


@pytest.mark.parametrize("kind", SOURCES)
@pytest.mark.parametrize("name", GAMES)
def test_the_chain_of_every_record_fits(blank: Page, name: str, kind: str) -> None:
    for finished in (True, False):
        assert broken(blank, sample(name, kind, finished=finished).to_json().decode()) == []


def alterations(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Copies of a record, each with one change, in every part of it."""
    altered = [copy.deepcopy(document) for _ in range(7)]
    altered[0]["seats"][0]["name"] = 'Zoë ⟨\u2028\u007f"\\\t⟩'
    altered[1]["deals"][1]["pack"] = " ".join(reversed(document["deals"][1]["pack"].split()))
    altered[2]["deals"][0]["actions"].reverse()
    altered[3]["deals"][0]["end"]["totals"][0] += 1
    altered[4]["result"]["winners"] = []
    altered[5]["head"] = "0" * 64
    altered[6]["deals"][0]["link"] = "1" * 64
    return altered


@pytest.mark.parametrize("name", GAMES)
def test_an_altered_record_breaks_where_the_server_says(blank: Page, name: str) -> None:
    for document in alterations(tree(sample(name, "provable", finished=True))):
        text = json.dumps(document)
        there = [*broken_links(Record.from_json(text))]
        assert there and broken(blank, text) == there


def test_texts_are_hashed_as_the_server_hashes_them(blank: Page) -> None:
    document = alterations(tree(sample("baloot", "provable", finished=True)))[0]
    assert broken(blank, json.dumps(relinked(document))) == []


# --- the page ------------------------------------------------------------------------------------------------------


def test_a_finished_match_fits(page: Page, match: str) -> None:
    page.goto(f"/check/{match}")
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "fits")
    deals = page.locator("vb-check-deal")
    record = HTTP.get(f"{page.url.partition('/check')[0]}/api/records/{match}").json()
    expect(deals).to_have_count(len(record["deals"]))
    expect(page.locator("vb-check-deal summary vb-verdict[state=fits]")).to_have_count(len(record["deals"]))
    expect(page.locator("vb-check-chain vb-verdict")).to_have_attribute("state", "fits")
    unfold(deals.nth(1).locator("summary"))
    expect(deals.nth(1).locator("vb-copy-code").first).to_contain_text(record["deals"][1]["end"]["secret"])
    expect(deals.nth(1).locator("playing-card")).to_have_count(32)


def test_a_match_that_is_played_can_be_checked_without_losing_the_seat(page: Page, player: Guest) -> None:
    table = player.solo_table("kout_bo")
    page.goto(f"/check/{table}")
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "open")
    proof = player.get(f"/api/tables/{table}/proof")
    expect(page.locator("vb-copy-code").first).to_contain_text(proof["anchor"])
    expect(page.locator("vb-check-seats li")).to_have_count(6)


def test_the_page_compares_what_this_browser_saw(page: Page, match: str) -> None:
    seen = json.dumps({match: {"anchor": "ab" * 32, "seat": 0, "nonce": "cd" * 32}})
    page.add_init_script(f"localStorage.setItem('vb-seen', {json.dumps(seen)})")
    page.goto(f"/check/{match}")
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "broken")
    expect(page.get_by_text("this browser saw another anchor")).to_be_visible()
    expect(page.get_by_text("Your browser drew another number")).to_be_visible()


def test_a_record_under_the_old_scheme_is_labelled(page: Page) -> None:
    page.goto("/check")
    page.locator("textarea").fill(sample("baloot", "provable-1", finished=True).to_json().decode())
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "unproved")
    expect(page.get_by_text("a server could have chosen them")).to_be_visible()


def test_a_pasted_record_is_checked(page: Page) -> None:
    document = tree(sample("king_bolola", "provable", finished=True))
    page.goto("/check")
    field = page.locator("textarea")
    field.fill(json.dumps(document))
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "fits")
    pack = document["deals"][2]["pack"].split()
    pack[3], pack[40] = pack[40], pack[3]
    document["deals"][2]["pack"] = " ".join(pack)
    field.fill(json.dumps(relinked(document)))
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "broken")
    expect(page.locator("vb-check-chain vb-verdict")).to_have_attribute("state", "fits")
    wrong = page.locator("vb-check-deal").nth(2)
    expect(wrong.locator("summary vb-verdict")).to_have_attribute("state", "broken")
    expect(wrong.locator("vb-check-pack li.wrong")).to_have_count(2)


@pytest.mark.parametrize("text", ["coffee", "{}", "[]", '{"format": 2}', "null"])
def test_text_that_is_not_a_record_is_reported(page: Page, text: str) -> None:
    page.goto("/check")
    page.locator("textarea").fill(text)
    expect(page.get_by_text("not a record of a match")).to_be_visible()


@pytest.mark.parametrize("kind", ["seeded", "given"])
def test_records_without_a_proof_are_labelled(page: Page, kind: str) -> None:
    page.goto("/check")
    page.locator("textarea").fill(sample("baloot", kind, finished=True).to_json().decode())
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "unproved")


def test_a_number_is_copied_where_browsers_offer_no_clipboard(page: Page, match: str) -> None:
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', {get() { return undefined; }})")
    page.add_init_script(
        "document.addEventListener('copy', () => { window.copied = String(document.activeElement.value); })"
    )
    page.goto(f"/check/{match}")
    code = page.locator("vb-check-chain vb-copy-code")
    code.locator("button").click()
    expect(code.locator("button.done")).to_be_visible()
    assert page.evaluate("() => window.copied") == code.locator("code").inner_text()


@pytest.mark.parametrize(
    ("language", "theme"),
    slow_except({("en", "light"), ("de", "light"), ("ar", "dark")}, product(("en", "de", "ar"), ("light", "dark"))),
)
def test_the_page_has_no_serious_barrier(page: Page, base_url: str, match: str, language: str, theme: str) -> None:
    choose(page, base_url, lang=language, theme=theme)
    page.goto(f"/check/{match}")
    unfold(page.locator("vb-check-deal summary").first)
    expect(page.locator("vb-check-pack playing-card").first).to_be_visible()
    assert not axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("() => document.documentElement.dir") == ("rtl" if language == "ar" else "ltr")


def test_deals_are_checked_in_a_browser_without_anybody_signed_in(browser: Browser, base_url: str, match: str) -> None:
    page = browser.new_page()
    page.goto(f"{base_url}/check/{match}")
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "fits")
    assert page.evaluate("() => localStorage.getItem('vb-person')") is None
    page.close()
