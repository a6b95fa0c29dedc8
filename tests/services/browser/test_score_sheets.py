"""Score sheets on a phone: evenings without a connection, files that the command line reads, and what is damaged."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.services.browser.accessibility import barriers_of
from tests.services.running import RunningServer
from vierblatt.sheet import Sheet, load, report, to_json

_KEPT = """async () => {
    await navigator.serviceWorker.ready;
    return Boolean(await caches.match('/', {ignoreVary: true}));
}"""
_NO_NETWORK = re.compile("ERR_INTERNET_DISCONNECTED|ERR_FAILED")
PHONE = {"width": 390, "height": 844}
ARABIC = ["علي", "بدر", "دانة", "عيسى"]
#: A tap is at least this long and wide.
TAP = 44


@pytest.fixture(autouse=True)
def failed_requests(complaints: list[str]) -> Iterator[None]:
    """Browsers note every request that fails; nothing else may go wrong."""
    yield
    complaints[:] = [text for text in complaints if not _NO_NETWORK.search(text)]


def begin(page: Page, game: str, names: list[str]) -> None:
    """Begins a sheet of a game with these players."""
    page.locator(f'vb-new-sheet input[name="game"][value="{game}"]').check(force=True)
    for seat, name in enumerate(names):
        page.locator(f'input[name="player-{seat}"]').fill(name)
    page.locator("vb-new-sheet button.primary").click()
    expect(page.locator("vb-result-form")).to_be_visible()


def choose(page: Page, **values: str | int) -> None:
    """Taps a tile for each field."""
    for name, value in values.items():
        page.locator(f'vb-result-form input[name="{name}"][value="{value}"]').check(force=True)


def number(page: Page, field: str, value: int) -> None:
    page.locator(f'[data-field="{field}"] vb-number-input input').fill(str(value))


def write(page: Page) -> Locator:
    """Writes the deal down; the last deal, which is open."""
    count = page.locator("vb-sheet-deal").count()
    page.locator("vb-result-form button.primary").click()
    expect(page.locator("vb-sheet-deal")).to_have_count(count + 1)
    return page.locator("vb-sheet-deal").first


def totals(page: Page) -> list[str]:
    return page.locator("vb-sheet-standing dd").all_inner_texts()


def saved_file(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator("vb-share-sheet button").last.click()
    path = folder / "sheet.json"
    download.value.save_as(path)
    return path


def small_targets(page: Page) -> list[str]:
    """What can be tapped and is smaller than a finger."""
    found: list[str] = page.evaluate(
        """(least) => {
        const deep = (root) => [...root.querySelectorAll('*')].flatMap(
            (each) => [each, ...(each.shadowRoot ? deep(each.shadowRoot) : [])]);
        return deep(document.querySelector('vb-app').shadowRoot.querySelector('main'))
            .filter((each) => each.matches(
                'button, .button, .tile, summary, select, input:not([type=radio], [type=file])'))
            .filter((each) => each.checkVisibility()).map((each) => [each, each.getBoundingClientRect()])
            .filter(([, {width, height}]) => width < least || height < least)
            .map(([each, {width, height}]) => `${each.outerHTML.slice(0, 80)} ${width} x ${height}`);
    }""",
        TAP,
    )
    return found


@pytest.mark.browser_context_args(locale="ar", viewport=PHONE)
def test_an_evening_in_arabic_without_a_connection(page: Page, tmp_path: Path) -> None:
    page.goto("/sheet")
    assert page.evaluate(_KEPT)
    page.context.set_offline(True)
    page.goto("/sheet")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("p.offline.ready")).to_be_visible()
    expect(page.get_by_text("تعذّر الوصول إلى الخادم")).to_be_visible()
    begin(page, "baloot", ARABIC)
    sheet = Sheet("baloot", names=ARABIC)
    choose(page, contract="hokom", buyer=1, trump="H", level="double", projects="buyer")
    number(page, "cards", 90)
    page.locator('[data-field="sira"] button').last.click()
    assert small_targets(page) == []
    deal = write(page)
    expected = sheet.add({
        "contract": "hokom", "buyer": 1, "trump": "H", "level": "double", "cards": 90, "projects": "buyer", "sira": 1,
    })  # fmt: skip
    assert totals(page) == [str(total) for total in sheet.totals]
    for reason in expected.reasons:
        expect(deal).to_contain_text(reason.rule)
    choose(page, contract="sun", buyer=2, kaboot="others")
    write(page)
    sheet.add({"contract": "sun", "buyer": 2, "kaboot": "others"})
    assert totals(page) == [str(total) for total in sheet.totals]
    expect(page.locator("vb-sheet-standing progress")).to_be_visible()
    page.reload()  # the sheet is still there
    expect(page.locator("vb-sheet-standing dd")).to_have_count(2)
    assert totals(page) == [str(total) for total in sheet.totals]
    page.locator("button.undo").click()  # the form contains what was taken back
    choose(page, kaboot="buyer")
    write(page)
    sheet.change(2, {"contract": "sun", "buyer": 2, "kaboot": "buyer"})
    assert totals(page) == [str(total) for total in sheet.totals]
    page.locator("details").last.locator("summary").click()
    page.locator("details").last.locator("button").click()
    choose(page, contract="passed")
    page.locator("vb-result-form button.primary").click()
    expect(page.locator("section.form .cancel")).to_have_count(0)
    sheet.change(1, {"contract": "passed"})
    assert totals(page) == [str(total) for total in sheet.totals]
    while not sheet.over:
        choose(page, contract="sun", buyer=0, kaboot="buyer")
        write(page)
        sheet.add({"contract": "sun", "buyer": 0, "kaboot": "buyer"})
    expect(page.locator("vb-sheet-standing .over")).to_be_visible()
    assert not barriers_of(page)
    page.locator("vb-languages button[lang='de']").click()  # the texts of all languages are kept
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.locator("vb-sheet-standing .over")).to_contain_text("Gewonnen")
    assert report(load(saved_file(page, tmp_path))) == report(sheet)


# Without motion, since colours that are on their way from light to dark have no contrast.
@pytest.mark.browser_context_args(viewport={"width": 320, "height": 568}, reduced_motion="reduce")
@pytest.mark.parametrize("game", ["king_bolola", "kout_bo", "back_alley"])
def test_a_deal_of_each_game_fits_the_smallest_phone(page: Page, game: str, tmp_path: Path) -> None:
    page.goto("/sheet")
    names = ["Alexandra-Magdalena", "Bo", "Cem", "Dan", "Eva", "Fritz"][: 6 if game == "kout_bo" else 4]
    begin(page, game, names)
    sheet = Sheet(game, names=names)
    result: dict[str, str | int]
    if game == "kout_bo":
        choose(page, maker=1, bid=7, trump="S", tricks=6)
        result = {"maker": 1, "bid": 7, "trump": "S", "tricks": 6}
    elif game == "back_alley":
        result = {"call_2": "bid 3", "call_3": "board", "call_4": "pass", "call_1": "bid 1", "tricks": 13}
        choose(page, **result)
    else:
        result = {"contract": "no hearts", "hearts_1": 9, "hearts_3": 4}
        choose(page, contract="no hearts")
        for seat in (1, 3):
            page.locator(f'[data-field="hearts_{seat}"] input').fill(str(result[f"hearts_{seat}"]))
        expect(page.locator(".sum.fits")).to_be_visible()
    assert small_targets(page) == []
    assert not barriers_of(page, dark=True)
    write(page)
    sheet.add(result)
    assert [text.replace("\u2212", "-") for text in totals(page)] == [str(total) for total in sheet.totals]
    assert not barriers_of(page)
    assert report(load(saved_file(page, tmp_path))) == report(sheet)


def test_a_sheet_travels_by_file_and_by_link(
    page: Page, new_context: Callable[..., BrowserContext], server: RunningServer, tmp_path: Path
) -> None:
    asked: list[str] = []
    sheet = Sheet("kout_bo", preset="kout_bo_4", names=["Ali", "Badr", "Dana", "Essa"])
    sheet.add({"maker": 2, "bid": 7, "trump": "H", "tricks": 6})
    path = tmp_path / "evening.json"
    path.write_bytes(to_json(sheet))
    page.goto("/sheet")
    page.locator('vb-sheet-list input[type="file"]').set_input_files(path)
    expect(page.locator("vb-sheet-standing dd").last).to_have_text("14")
    assert saved_file(page, tmp_path).read_bytes() == to_json(sheet)
    page.evaluate("() => { navigator.share = ({url}) => { window.shared = url; return Promise.resolve(); }; }")
    page.locator("vb-share-sheet button").nth(1).click()
    link = page.wait_for_function("() => window.shared").json_value()
    other = new_context().new_page()
    other.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    other.goto(link)
    other.get_by_role("button", name="Keep it on this device").click()
    expect(other.locator("vb-sheet-standing dd").last).to_have_text("14")
    assert not [url for url in asked if link.partition("#s=")[2] in url or "Badr" in url]
    other.goto("/sheet")
    expect(other.locator("vb-sheet-list li")).to_contain_text("Ali")
    other.locator("vb-sheet-list li button").click()
    expect(other.locator("vb-sheet-list li")).to_have_count(0)
    other.get_by_role("button", name="Undo").click()
    expect(other.locator("vb-sheet-list li")).to_have_count(1)


DAMAGED = {
    "no JSON": "{",
    "another game": json.dumps({**json.loads(to_json(Sheet("baloot"))), "game": "whist"}),
    "a deal of another game": json.dumps({**json.loads(to_json(Sheet("baloot"))), "deals": [{"maker": 1, "bid": 7}]}),
    "a huge number": to_json(Sheet("baloot")).decode().replace('"deals": []', '"deals": [{"cards": 1e300}]'),
    "a rule of tomorrow": to_json(Sheet("baloot")).decode().replace('"options": {}', '"options": {"new_rule": true}'),
    "tomorrow's version": to_json(Sheet("baloot")).decode().replace('"behaviour": 1', '"behaviour": 2'),
}


def test_what_is_damaged_is_named_and_harms_nothing(page: Page, tmp_path: Path) -> None:
    page.goto("/sheet")
    for name, text in DAMAGED.items():
        path = tmp_path / "odd.json"
        path.write_text(text, encoding="utf-8")
        page.locator('vb-sheet-list input[type="file"]').set_input_files(path)
        expect(page.locator("[role=alert] .fault")).to_be_visible()
        said = page.locator("[role=alert] .fault").inner_text()
        assert "error-" not in said and "sheet-" not in said, (name, said)
        page.reload()
    for place, text in enumerate(DAMAGED.values()):
        page.evaluate("([id, text]) => localStorage.setItem(id, text)", [f"vb-sheet-{place:010}", f"1\n{text}"])
    page.evaluate("() => localStorage.setItem('vb-sheet-0123456789', 'garbage')")
    page.goto("/sheet")
    expect(page.locator("vb-sheet-list .damaged")).to_have_count(len(DAMAGED) + 1)
    page.goto("/sheet/0000000001")
    expect(page.get_by_role("alert")).to_contain_text("damaged")
    page.goto("/sheet/zzzzzzzzzz")
    expect(page.get_by_role("alert")).to_contain_text("no such sheet")
    page.goto("/sheet#s=AAAA")
    expect(page.locator("[role=alert] .fault")).to_contain_text("incomplete or damaged")


def test_two_windows_and_a_full_device(page: Page) -> None:
    page.goto("/sheet")
    begin(page, "kout_bo", [])
    other = page.context.new_page()
    other.goto(page.url)
    choose(page, maker=0, bid=6, trump="S", tricks=6)
    write(page)
    expect(other.locator("vb-sheet-deal")).to_have_count(1)
    assert totals(other) == totals(page)
    other.close()
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    choose(page, maker=1, bid=6, trump="S", tricks=6)
    write(page)
    expect(page.get_by_role("alert").filter(has_text="cannot keep")).to_be_visible()
    assert totals(page) == ["6", "6"]


def test_impossible_results_are_refused_where_they_are_entered(page: Page) -> None:
    page.goto("/sheet")
    begin(page, "baloot", [])
    page.locator("vb-result-form button.primary").click()
    expect(page.locator(".missing:visible")).to_contain_text("still missing")
    choose(page, contract="sun", buyer=0)
    number(page, "cards", 129)
    page.locator("vb-result-form button.primary").click()
    expect(page.locator("vb-result-form [role=alert]")).to_contain_text("Count again")
    number(page, "cards", 999_999_999)
    page.locator("vb-result-form button.primary").click()
    expect(page.locator("vb-result-form [role=alert]")).to_contain_text("0..130")
    page.locator('[data-field="cards"] input').fill("٦٥")  # as an Arabic keyboard types it
    write(page)
    assert totals(page) == ["13", "13"]


def test_the_keyboard_does_everything(page: Page) -> None:
    page.goto("/sheet")
    page.locator('vb-new-sheet input[value="kout_bo"]').focus()
    page.keyboard.press("Space")
    page.locator("vb-new-sheet button.primary").press("Enter")
    expect(page.locator("vb-result-form")).to_be_visible()
    for name, presses in (("maker", 2), ("bid", 2), ("trump", 1), ("tricks", 6)):
        page.locator(f'vb-result-form input[name="{name}"]').first.focus()
        page.keyboard.press("Space")
        for _ in range(presses):
            page.keyboard.press("ArrowRight")
    page.locator("vb-result-form button.primary").press("Enter")
    expect(page.locator("vb-sheet-deal")).to_have_count(1)
    assert totals(page) == ["0", "14"]


@pytest.mark.browser_context_args(viewport=PHONE)
def test_it_is_linked_where_people_look(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Playing with paper cards?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Score sheet")
    expect(page.locator("footer").get_by_role("link", name="Score sheet")).to_be_visible()
