"""The page: whole, safe, in three languages, and with nothing from elsewhere."""

from __future__ import annotations

import re
from html import escape
from html.parser import HTMLParser

import pytest

from tests.analysis.played import played, quicken, worth_the_opposite
from tests.registry import COMPILED_GAMES, WITH_POLICY
from vierblatt.analysis import Analysis, Settings, analyse
from vierblatt.analysis.page import page
from vierblatt.analysis.page.chart import Chart, nice_steps
from vierblatt.analysis.page.markup import bare, join, tag
from vierblatt.analysis.wording import AnalysisWording, costly
from vierblatt.locale.languages import LANGUAGES

VOID = {"meta", "link"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(monkeypatch)


def analysed(name: str, deals: int = 1) -> Analysis:
    return analyse(played(name, deals), Settings(worlds=64))


class Balanced(HTMLParser):
    """Fails on an element that is not closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen |= {tag, *(name for name, _ in attrs)}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", [name for name in WITH_POLICY if name in COMPILED_GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_worded_in_every_language(name: str, language: str) -> None:
    found = analysed(name)
    text = page(found, language)
    parser = Balanced()
    parser.feed(text)
    assert not parser.open and {"svg", "article", "table", "details", "viewbox"} <= parser.seen
    assert f'lang="{language}" dir="{"rtl" if language == "ar" else "ltr"}"' in text
    assert text.count("<article") == len(costly(found)) > 0
    body = re.sub("<[^>]*>", " ", text.partition("</style>")[2])
    for untold in ("analysis-", "verdict-", "call-", "why-", "fact-", "seat-name", "{ $"):
        assert untold not in body


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decision_for_the_match_has_its_own_verdict(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.analysis.judge.evaluate", worth_the_opposite)
    found = analyse(played("kout_bo", actions=9), Settings(worlds=64))
    verdicts = {each.verdict for _, each in costly(found)}
    text, said = page(found, language), AnalysisWording(language, found)
    assert verdicts == {"match"} and said.verdict("match") in text and 'class="badge match"' in text
    assert escape(said.judgement(costly(found)[0][1])) in text
    assert all(player.accuracy in {None, 100.0} for player in found.players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_what_could_be_concluded(language: str) -> None:
    found = analyse(played("kout_bo", actions=9), Settings(worlds=64))
    text, said = page(found, language), AnalysisWording(language, found)
    for name in ("calls", "gone", "voids", "deals-left"):
        assert f"<dt>{said.words.text(f'analysis-{name}')}</dt>" in text
    assert said.count(1234567, exact=False) in text and 'title="' + said.words.suit_name("H") in text
    assert f"<dt>{said.words.text('analysis-held')}</dt>" not in text  # nothing is known to be held


def test_large_numbers_of_deals_are_worded() -> None:
    found = analysed("kout_bo")
    english, german = AnalysisWording("en", found), AnalysisWording("de", found)
    worded = [english.count(number, exact=True) for number in (1, 999_999, 1e6, 1.25e7, 9.994e11, 8.448e16)]
    assert worded == ["1", "999,999", "about 1 million", "about 12.5 million", "about 999 billion", "about 8.4 · 10¹⁶"]
    assert english.count(12_345, exact=False) == "about 12,300" and german.count(2.5e9, exact=True) == "etwa 2,5 Mrd."


def test_the_page_loads_nothing_and_runs_no_script() -> None:
    text = page(analysed("kout_bo"), "en")
    assert "default-src &#x27;none&#x27;" in text
    assert not re.search(r"<script|\bsrc=|url\(|@import|https?://|\son\w+=", text)


def test_names_from_a_record_are_text_and_never_markup() -> None:
    text = page(analysed("kout_bo"), "en")
    assert "<b>Hanno" not in text and "&lt;b&gt;Hanno &amp; Co&lt;/b&gt;" in text


def test_markup_is_escaped_once() -> None:
    assert tag("p", "a<b", tag("i", "&"), None) == "<p>a&lt;b<i>&amp;</i></p>"
    assert bare("meta", name='"', hidden=True, lang=None) == '<meta name="&quot;" hidden>'
    assert join("<", tag("b")) == "&lt;<b></b>"


def test_axes_have_round_numbers_that_hold_all_values() -> None:
    for low, high in ((0.0, 1.0), (-152.0, 37.0), (0.2, 0.21), (5.0, 5.0), (-800.0, 800.0)):
        steps = nice_steps(low, high)
        assert steps[0] <= low and steps[-1] >= high and 2 <= len(steps) <= 7


def test_time_runs_leftwards_in_arabic() -> None:
    paths = []
    for mirrored in (False, True):
        chart = Chart(0, 2, [0.0, 4.0], mirrored=mirrored)
        chart.line([(0, 0), (1, 4)], "s0")
        paths.append(re.findall(r'd="(M0 1000L500 0|M1000 1000L500 0)"', chart.render("", str)))
    assert paths == [["M0 1000L500 0"], ["M1000 1000L500 0"]]


def test_numbers_are_written_as_the_language_does() -> None:
    found = analysed("kout_bo")
    english, german, arabic = (AnalysisWording(language, found) for language in ("en", "de", "ar"))
    assert (english.points(3.25), german.points(3.25), english.points(1234.0)) == ("3.2", "3,2", "1,234")
    assert (german.signed(2.5), english.signed(-0.01), english.signed(0.0)) == ("+2,5", "0.0", "0.0")
    assert "+2.5" in arabic.signed(2.5) and arabic.signed(2.5) != "+2.5"
    assert english.accuracy(None) == "–"


def test_a_record_without_a_deal_has_a_page_too() -> None:
    assert "<main>" in page(analyse(played("baloot", actions=0)), "de")
