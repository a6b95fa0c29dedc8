"""The page of a finished analysis: whole, in the reader's language, able to do nothing, and back to the replay."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.analysis.played import quicken
from tests.server.accounts.finished import NOW, add_players, played
from tests.server.http.conftest import Client, serving
from vierblatt.analysis import Settings, analyse
from vierblatt.record import Record
from vierblatt.server.accounts.results import Results

MATCH = "abcdefghij"
PAGE = f"/r/{MATCH}/analysis"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quicken(monkeypatch)


@cache
def analysis_of(record: bytes) -> bytes:
    return analyse(Record.from_json(record), Settings(worlds=16)).to_json()


async def finish(client: Client, *, analysed: bool = True) -> None:
    """A match of six to its end, and its analysis."""
    store = client.application.store
    await add_players(store)
    await Results(store).finish(played(), NOW)
    stored = await store.record(MATCH)
    if analysed and stored is not None:
        await store.put_analysis(MATCH, stored.body, analysis_of(stored.body))


async def test_the_report_is_in_the_readers_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        await finish(client)
        english = await client.ask("GET", PAGE)
        german = await client.ask("GET", PAGE, headers={"Accept-Language": "de"})
        arabic = await client.ask("GET", PAGE, headers={"Accept-Language": "de", "Cookie": "vb-lang=ar"})
        for answer, lang in ((english, "en"), (german, "de"), (arabic, "ar")):
            assert answer.status_code == 200 and f'<html lang="{lang}"' in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "Accept-Language" in answer.headers["vary"] and "Cookie" in answer.headers["vary"]
        assert 'dir="rtl"' in arabic.text


async def test_the_content_security_policy_of_the_report_forbids_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        await finish(client)
        answer = await client.ask("GET", PAGE)
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none';") and "script-src" not in policy
        assert "frame-ancestors 'none'" in policy and "form-action 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_every_move_leads_to_its_place_in_the_replay(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        await finish(client)
        text = (await client.ask("GET", PAGE)).text
        moves = [(int(deal), int(number)) for deal, number in re.findall(r'<article id="d(\d+)-(\d+)"', text)]
        links = [(int(deal), int(step)) for deal, step in re.findall(rf'href="/r/{MATCH}#d(\d+)\.(\d+)"', text)]
        assert moves and links == [(deal, number - 1) for deal, number in moves]
        deals = (await client.get(f"/api/records/{MATCH}/replay"))["deals"]
        assert all(step < deals[deal - 1]["steps"] for deal, step in links)
        assert f'href="/r/{MATCH}"' in text


async def test_an_analysis_in_an_old_format_redirects_to_the_replay(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        await finish(client, analysed=False)
        stored = await client.application.store.record(MATCH)
        assert stored is not None
        assert await client.application.store.put_analysis(MATCH, stored.body, b'{"format": 0}')
        answer = await client.ask("GET", PAGE)
        assert answer.status_code == 303 and answer.headers["location"] == f"/r/{MATCH}"


@pytest.mark.parametrize("match", [MATCH, "nothing", "a%2F%2Fb", "%0d%0ax:1", "%00"])
async def test_a_match_without_an_analysis_redirects_to_the_replay(match: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        await finish(client, analysed=False)
        answer = await client.ask("GET", f"/r/{match}/analysis")
        if "%2F" in match:
            assert answer.status_code == 404
        else:
            assert answer.status_code == 303 and answer.headers["location"].lower() == f"/r/{match}"
            assert answer.headers["cache-control"] == "no-store"
