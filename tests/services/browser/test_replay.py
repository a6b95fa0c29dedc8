"""The page that replays a finished match, move by move; and the one that shows the distribution of all cards."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.scale import slow_except
from tests.services.browser.accessibility import axe
from tests.services.browser.matches import finished_match
from tests.services.browser.modules import call, choose
from tests.services.browser.signing_in import sign_in
from tests.services.browser.terms import terms_on
from tests.services.people import Guest, guest
from tests.services.requesting import HTTP
from tests.services.running import RunningServer

GAMES = {"baloot": "standard", "king_bolola": "standard", "kout_bo": "short_match", "back_alley": "short"}
LANGUAGES = ("en", "de", "ar")
SCREENS = [(360, 640), (768, 1024), (1440, 900)]

CAPTION = "vb-page-replay .caption"
HANDS = "vb-replay-hands .cards"


@pytest.fixture(scope="session")
def who_played(shared_server: RunningServer) -> Guest:
    """The guest who played the matches."""
    return guest(shared_server.url)


@pytest.fixture(scope="session")
def matches(shared_server: RunningServer, who_played: Guest) -> dict[str, str]:
    """A finished match of each game."""
    return {game: finished_match(shared_server.url, game, preset, who_played) for game, preset in GAMES.items()}


@pytest.fixture
def baloot(matches: dict[str, str], base_url: str) -> tuple[str, dict[str, Any]]:
    """The id of a match, and its outline from the server."""
    return matches["baloot"], HTTP.get(f"{base_url}/api/records/{matches['baloot']}/replay").json()


def opened(page: Page, match: str, position: str = "") -> None:
    page.goto(f"/r/{match}{position}")
    expect(page.locator(HANDS).first).to_be_visible()


def at(page: Page, deal: int, step: int) -> None:
    expect(page).to_have_url(re.compile(rf"#d{deal}\.{step}$"))


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_is_open_and_shrinks_with_every_card(
    page: Page, matches: dict[str, str], base_url: str, game: str
) -> None:
    steps = HTTP.get(f"{base_url}/api/records/{matches[game]}/replay/1").json()["steps"]
    for step in (0, len(steps) // 2, len(steps) - 1):
        opened(page, matches[game], f"#d1.{step}")
        cards = page.locator(f"{HANDS} playing-card")
        expect(cards).to_have_count(sum(len(hand) for hand in steps[step]["hands"]))
        names = cards.evaluate_all("(cards) => cards.map((card) => card.card)")
        assert sorted(names) == sorted(card for hand in steps[step]["hands"] for card in hand)
        assert not terms_on(page)["unexplained"]


def test_buttons_go_back_and_on(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    match, outline = baloot
    last = outline["deals"][-1]
    opened(page, match)
    at(page, 1, 0)
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()
    page.get_by_role("button", name="One move forward").click()
    at(page, 1, 1)
    expect(page.locator(CAPTION)).not_to_be_empty()
    page.get_by_role("button", name="To the end").click()
    at(page, last["number"], last["steps"] - 1)
    expect(page.locator(CAPTION)).to_contain_text("match is over")
    expect(page.get_by_role("button", name="One move forward")).to_be_disabled()
    page.get_by_role("button", name="One move back").click()
    at(page, last["number"], last["steps"] - 2)
    page.get_by_role("button", name="To the beginning").click()
    at(page, 1, 0)


def test_the_end_of_a_deal_leads_to_the_next_one(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    match, outline = baloot
    steps = outline["deals"][0]["steps"]
    opened(page, match, f"#d1.{steps - 1}")
    page.keyboard.press("ArrowRight")
    at(page, 2, 0)
    page.keyboard.press("ArrowLeft")
    at(page, 1, steps - 1)


def test_the_keyboard_does_everything(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    match, outline = baloot
    last = outline["deals"][-1]
    opened(page, match)
    for key, deal, step in [
        ("ArrowRight", 1, 1), ("ArrowRight", 1, 2), ("ArrowLeft", 1, 1), ("PageDown", 2, 0), ("PageUp", 1, 0),
        ("End", last["number"], last["steps"] - 1), ("Home", 1, 0),
    ]:  # fmt: skip
        page.keyboard.press(key)
        at(page, deal, step)
    page.keyboard.press("?")
    expect(page.get_by_text("one move back or forward")).to_be_visible()
    page.keyboard.press("ArrowRight")
    at(page, 1, 0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_in_arabic_the_next_move_is_on_the_left(page: Page, baloot: tuple[str, dict[str, Any]], base_url: str) -> None:
    choose(page, base_url, lang="ar")
    opened(page, baloot[0])
    page.keyboard.press("ArrowLeft")
    at(page, 1, 1)
    page.keyboard.press("ArrowRight")
    at(page, 1, 0)
    back, on = (page.get_by_role("button", name=name) for name in ("خطوة إلى الوراء", "خطوة إلى الأمام"))
    boxes = [button.bounding_box() for button in (back, on)]
    assert boxes[0] is not None and boxes[1] is not None
    assert boxes[1]["x"] < boxes[0]["x"]


def test_it_plays_by_itself_and_stops(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    opened(page, baloot[0])
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#d1\.([3-9]|\d\d)$"))  # each is there only for a moment
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_slider_deals_and_moves_go_anywhere(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    opened(page, baloot[0])
    page.get_by_label("Deal", exact=True).select_option("2")
    at(page, 2, 0)
    page.get_by_role("slider").fill("3")
    at(page, 2, 3)
    page.locator("vb-replay-moves button").nth(5).click()
    at(page, 2, 5)
    expect(page.locator("vb-replay-moves [aria-current]")).to_have_count(1)


def test_a_link_opens_at_its_moment(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    opened(page, baloot[0], "#d2.4")
    at(page, 2, 4)
    expect(page.get_by_role("slider")).to_have_value("4")


@pytest.mark.parametrize(
    "place", slow_except({"#d999.999", "#dx"}, ["#d999.999", "#d0.0", "#dx", "#d1.1.1", "#", "#d2.0x"])
)
def test_a_link_to_nowhere_opens_somewhere(page: Page, baloot: tuple[str, dict[str, Any]], place: str) -> None:
    opened(page, baloot[0], place)
    expect(page).to_have_url(re.compile(r"#d\d+\.\d+$"))


def test_the_score_sheet_is_that_of_the_match(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    match, outline = baloot
    opened(page, match)
    totals = page.locator("vb-table-sheet tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == outline["deals"][-1]["totals"]
    scored = [deal for deal in outline["deals"] if deal["scores"] is not None]
    expect(page.locator("vb-table-sheet tbody tr")).to_have_count(len(scored))


def test_the_table_can_be_seen_from_another_seat(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    opened(page, baloot[0])
    page.locator("vb-replay-hands button").nth(2).click()
    expect(page.locator("card-table .own card-seat")).to_have_attribute("data-seat", "2")


def test_the_record_is_downloaded_unchanged(page: Page, baloot: tuple[str, dict[str, Any]], base_url: str) -> None:
    match, _ = baloot
    opened(page, match)
    with page.expect_download() as download:
        page.get_by_label("Download the record").click()
    assert download.value.suggested_filename == f"vierblatt-baloot-{match}.json"
    assert download.value.path().read_bytes() == HTTP.get(f"{base_url}/api/records/{match}").content


def test_the_replay_links_to_the_check(page: Page, baloot: tuple[str, dict[str, Any]]) -> None:
    opened(page, baloot[0])
    page.get_by_label("Check these deals").click()
    expect(page.locator("vb-verdict:not([small])")).to_have_attribute("state", "fits")
    page.go_back()
    expect(page.locator(HANDS).first).to_be_visible()


def test_a_missing_match_shows_an_alert(page: Page, complaints: list[str]) -> None:
    page.goto("/r/aaaaaaaaaa")
    expect(page.get_by_role("alert")).to_be_visible()
    assert all("404" in line for line in complaints)
    complaints.clear()


#: Every game and every language; the other pairs are slow tests.
QUICK_LOOKS = {("ar", "baloot"), ("de", "king_bolola"), ("ar", "kout_bo"), ("en", "back_alley")}


@pytest.mark.parametrize(("language", "game"), slow_except(QUICK_LOOKS, product(LANGUAGES, GAMES)))
def test_the_page_has_no_serious_barrier_and_no_overflow(
    page: Page, matches: dict[str, str], base_url: str, game: str, language: str
) -> None:
    choose(page, base_url, lang=language, theme="dark" if game in {"kout_bo", "baloot"} else "light")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        opened(page, matches[game], "#d1.9")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (width, height)
        buttons = page.locator("vb-replay-controls button")
        for box in [button.bounding_box() for button in buttons.all()]:
            assert box is not None and box["width"] >= 44 and box["height"] >= 44
            assert box["y"] + box["height"] <= height
        assert not axe(page)


# --- the pure parts ------------------------------------------------------------------------------------------------


def test_positions_walk_through_the_whole_match_and_back(page: Page) -> None:
    page.goto("/about")
    deals = [{"number": 1, "steps": 3}, {"number": 2, "steps": 1}, {"number": 3, "steps": 2}]
    every = [(1, 0), (1, 1), (1, 2), (2, 0), (3, 0), (3, 1)]
    for move, order in (("next", every), ("previous", every[::-1])):
        position = {"deal": order[0][0], "step": order[0][1]}
        for deal, step in [*order[1:], order[-1]]:
            position = call(page, "replay/position.js", move, position, deals)
            assert position == {"deal": deal, "step": step}
    for deal, step in every:
        position = {"deal": deal, "step": step}
        mark = call(page, "replay/position.js", "hashOf", position)
        assert call(page, "replay/position.js", "positionOf", mark, deals) == position


# --- the distribution of all cards ---------------------------------------------------------------------------------


def test_every_cell_of_the_picture_has_one_shade(page: Page) -> None:
    page.goto("/about")
    pack = {"cards": ["AS", "KS"], "deals": 100, "counts": [[50, 50], [1000, 0]]}
    shades = call(page, "statistics/shades.js", "cellsByShade", pack)
    where = {(cell["place"], cell["card"]): shade for shade, cells in enumerate(shades) for cell in cells}
    assert where == {(0, 0): 6, (0, 1): 6, (1, 0): 12, (1, 1): 0}


def test_a_picture_is_judged_by_its_probability(page: Page) -> None:
    page.goto("/about")
    judged = {p: call(page, "statistics/shades.js", "judgement", {"p": p}) for p in (None, 0.5, 0.01, 0.009)}
    assert judged == {None: "early", 0.5: "even", 0.01: "even", 0.009: "odd"}


def test_small_probabilities_are_not_called_none(page: Page) -> None:
    page.goto("/about")
    found = [call(page, "statistics/shades.js", "asPercent", p) for p in (0.5, 0.0151, 0.004, 0.0)]
    assert found == [50, 2, 0.4, 0.1]


@pytest.mark.parametrize("language", slow_except({"ar", "de"}, LANGUAGES))
def test_the_statistics_show_every_game(page: Page, matches: dict[str, str], base_url: str, language: str) -> None:
    assert matches
    choose(page, base_url, lang=language)
    page.goto("/statistics")
    games = page.locator("vb-page-statistics nav button")
    expect(games).to_have_count(4)
    for game in range(4):
        games.nth(game).click()
        expect(games.nth(game)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("vb-stats-map").first).to_be_visible()
    assert not axe(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_cell_shows_its_number(page: Page, matches: dict[str, str]) -> None:
    assert matches
    page.goto("/statistics")
    page.locator("vb-stats-map svg").first.hover(position={"x": 200, "y": 100})
    expect(page.locator("vb-stats-map .cell").first).to_contain_text("on average")


def test_non_players_cannot_request_an_analysis(page: Page, matches: dict[str, str], complaints: list[str]) -> None:
    opened(page, matches["back_alley"])
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_role("alert")).to_have_text("Only those who played this match can have it analysed.")
    complaints.clear()  # the browser notes the refusal


def barriers_of_the_report(page: Page) -> dict[str, list[str]]:
    """The serious barriers of an analysis page, light and dark, in both directions; leaves it light and English."""
    found: dict[str, list[str]] = {}
    looks: list[tuple[str, Literal["light", "dark"]]] = [("ar", "light"), ("en", "dark"), ("en", "light")]
    for language, theme in looks:
        choose(page, page.url, lang=language)
        page.emulate_media(color_scheme=theme)
        page.reload()
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
        found[f"{language} {theme}"] = axe(page)
        if not page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"):
            found[f"{language} {theme}"].append("wider than the screen")
    return {look: barriers for look, barriers in found.items() if barriers}


@pytest.mark.early
def test_the_replay_asks_for_the_analysis_and_its_moves_lead_back(
    page: Page, matches: dict[str, str], who_played: Guest, base_url: str
) -> None:
    sign_in(page.context, who_played)
    moves = page.get_by_role("link", name="Show it in the replay")
    tried = [matches["kout_bo"]]  # now and then, a short match has no move that cost anything
    while True:
        opened(page, tried[-1])
        page.get_by_role("button", name="Analyse this match").click()
        expect(page.get_by_role("progressbar", name="Analysis")).to_be_visible()
        page.wait_for_url(f"**/r/{tried[-1]}/analysis", timeout=300_000)
        expect(page.get_by_role("heading", name="Analysis: Kout Bo")).to_be_visible()
        if moves.count() or len(tried) == 4:
            break
        tried.append(finished_match(base_url, "kout_bo", GAMES["kout_bo"], who_played))
    assert not barriers_of_the_report(page)
    deal, step = map(int, re.findall(r"#d(\d+)\.(\d+)$", str(moves.first.get_attribute("href")))[0])
    moves.first.click()
    expect(page.locator(HANDS).first).to_be_visible()
    at(page, deal, step)
    expect(page.get_by_role("link", name="Open the analysis")).to_be_visible()
