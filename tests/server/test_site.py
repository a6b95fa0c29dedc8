"""The page as it is served: hashed for ever, compressed once, in the reader's language, and small."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from vierblatt import games, lessons
from vierblatt.locale.languages import LANGUAGES
from vierblatt.server.pages import bundles
from vierblatt.server.pages.site import PAGES, WEB, WebSite, preferred, routes

FIRST_LOAD = 210_000  #: bytes
#: What `import()` may name, besides the modules that `import ... from` names.
LATER = re.compile(r"""import\(\s*['"](\.{1,2}/[^'"]+)['"]\s*\)""")
TAGS = re.compile(r"<(?:script|link)[^>]+(?:src|href)=\"(/[^\"]+)\"")


@pytest.fixture(scope="module")
def site() -> WebSite:
    return WebSite()


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(Starlette(routes=routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        yield client


def copy(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    web.mkdir()
    for name in ("index.html", "app.js"):
        (web / name).write_text("{{base}}", encoding="utf-8")
    return web


def path_of(pattern: str) -> str:
    return re.sub(r"\{[a-z]+\}", "baloot", pattern)


@pytest.mark.parametrize("pattern", PAGES)
async def test_every_page_is_the_same_document(http: httpx.AsyncClient, pattern: str) -> None:
    answer = await http.get(path_of(pattern))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<vb-app>" in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/t", "/new/", "/t/a/b"])
async def test_a_page_that_is_missing_says_so(http: httpx.AsyncClient, site: WebSite, path: str) -> None:
    answer = await http.get(path)
    assert answer.status_code == 404
    assert site.modules("pages/not-found.js")[0] in answer.text


def test_server_and_page_know_the_same_addresses() -> None:
    router = (WEB / "core" / "router.js").read_text(encoding="utf-8")
    patterns = re.findall(r"\['(/[^']*)', '([a-z-]+)'\]", router)
    assert {re.sub(r":(\w+)", r"{\1}", pattern): name for pattern, name in patterns} == PAGES
    assert {*PAGES.values(), "not-found"} == {path.stem for path in (WEB / "pages").glob("*.js")}


@pytest.mark.parametrize(
    ("asked", "language", "direction"), [("ar-SA,en", "ar", "rtl"), ("de", "de", "ltr"), ("", "en", "ltr")]
)
async def test_the_document_is_in_the_readers_language(
    http: httpx.AsyncClient, asked: str, language: str, direction: str
) -> None:
    answer = await http.get("/", headers={"Accept-Language": asked})
    assert f'<html lang="{language}" dir="{direction}">' in answer.text
    assert f"/words/{language}.ftl" in answer.text
    assert "Accept-Language" in answer.headers["vary"]


async def test_the_chosen_language_overrides_the_browsers_preference(http: httpx.AsyncClient) -> None:
    asked = {"Accept-Language": "en", "Cookie": "vb-lang=ar"}
    assert '<html lang="ar" dir="rtl">' in (await http.get("/", headers=asked)).text
    odd = {"Accept-Language": "de", "Cookie": "vb-lang=<script>"}
    assert '<html lang="de" dir="ltr">' in (await http.get("/", headers=odd)).text


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr, de;q=0.5, ar;q=0.9", "ar"), ("en;q=0, de;q=0.1", "de"), ("*", "en"), ("de;q=x", "en"), ("," * 5000, "en")],
)
def test_language_preferences_of_a_browser_are_weighted(header: str, language: str) -> None:
    assert preferred(header) == language


async def test_every_referenced_file_exists_and_is_immutable(http: httpx.AsyncClient, site: WebSite) -> None:
    named = {address for pattern in PAGES for address in TAGS.findall((await http.get(path_of(pattern))).text)}
    first = {site.modules(name)[0] for name in ("app.js", "pages/home.js", "pages/table.js")}
    assert {f"/static/{site.hash}/{name}" for name in first} <= named
    for address in named:
        answer = await http.get(address)
        assert answer.status_code == 200, address
        if address.startswith("/static/"):
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_an_address_of_another_version_is_not_found(http: httpx.AsyncClient) -> None:
    answer = await http.get("/static/0123456789abcdef/app.js")
    assert answer.status_code == 404
    assert answer.headers["cache-control"] == "no-store"


async def test_no_path_leads_out_of_the_page(http: httpx.AsyncClient, site: WebSite) -> None:
    for path in ("../server/site.py", "..%2Fserver%2Fsite.py", "%2e%2e/server/site.py", "", "core", "core/"):
        assert (await http.get(f"/static/{site.hash}/{path}")).status_code == 404


async def test_files_are_compressed_on_request(http: httpx.AsyncClient, site: WebSite) -> None:
    address = f"/static/{site.hash}/app.js"
    packed = await http.get(address, headers={"Accept-Encoding": "gzip"})
    plain = await http.get(address, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == site.files["app.js"].body
    assert "Accept-Encoding" in plain.headers["vary"]


def test_another_file_is_another_address(tmp_path: Path) -> None:
    web = copy(tmp_path)
    before = WebSite(web).hash
    assert WebSite(web).hash == before
    (web / "app.js").write_text("other", encoding="utf-8")
    changed = WebSite(web).hash
    (web / "app.js").rename(web / "moved.js")
    assert len({before, changed, WebSite(web).hash}) == 3


async def test_the_worker_knows_the_version_and_is_never_kept(http: httpx.AsyncClient, site: WebSite) -> None:
    answer = await http.get("/sw.js")
    assert f"/static/{site.hash}/" in answer.text
    assert f"'{' '.join(games.game_ids())}'" in answer.text and f"'{' '.join(LANGUAGES)}'" in answer.text
    assert "{{" not in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_come_without_those_of_the_terminal(site: WebSite, language: str) -> None:
    text = site.files[f"words/{language}.ftl"].body.decode()
    assert "\nerror-illegal =" in text
    assert "\nui-rules =" in text
    assert "\nadmin-" not in text
    for game in games.game_ids():
        assert f"\ngame-name-{game} = " in text
        assert f"\ngame-seats-{game} = " in text
        assert f"words/{language}/{game}.ftl" in site.files


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_pages_of_lessons_load_what_belongs_to_lessons(site: WebSite, language: str) -> None:
    text = site.files[f"words/{language}.ftl"].body.decode()
    for game in games.game_ids():
        path, words = lessons.path_of(games.get(game)), f"words/{language}/{game}-lessons.ftl"
        assert (words in site.files) == (f"\ngame-lessons-{game} = " in text) == (path is not None)
        assert b"\nlesson-" not in site.files[f"words/{language}/{game}.ftl"].body
        if path is not None:
            assert f"lesson-{path.steps[0].id} = " in site.files[words].body.decode()
            assert f"\ngame-lessons-{game} = {len(path.steps)}\n" in text
    assert "\nlearn-" not in text
    # A puzzle is laid out like a step of the lessons.
    others = [name for name in {*PAGES.values()} if name not in {"learn", "lesson", "puzzle"}]
    assert not [name for page in others for name in site.imports(f"pages/{page}.js") if name.startswith("learn/")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_pages_of_puzzles_load_what_belongs_to_puzzles(site: WebSite, language: str) -> None:
    assert "\npuzzles-" not in site.files[f"words/{language}.ftl"].body.decode()
    assert b"\npuzzles-title = " in b"\n" + site.files[f"words/{language}/web_puzzles.ftl"].body
    others = [name for name in {*PAGES.values()} if name not in {"puzzle", "puzzles"}]
    assert not [name for page in others for name in site.imports(f"pages/{page}.js") if name.startswith("puzzles/")]


def test_the_home_page_offers_the_puzzles_that_come_with_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.puzzles.files.SETS", tmp_path)
    (tmp_path / "baloot.jsonl.gz").touch()
    text = WebSite().files["words/en.ftl"].body.decode()
    assert "\ngame-puzzles-baloot = yes\n" in text and "game-puzzles-kout_bo" not in text


def test_every_imported_module_exists(site: WebSite) -> None:
    for name in sorted(site.files):
        if name.endswith(".js") and not name.startswith("vendor/"):
            site.imports(name)  # a name without a file is refused
            text = site.files[name].body.decode()
            folder = (WEB / name).parent
            for target in LATER.findall(text):
                assert (folder / target).resolve().is_file(), f"{name} loads {target}"


def test_a_table_loads_in_less_than_210_kilobytes(site: WebSite) -> None:
    """The document, all modules and styles of the table's page, and the words in the language that needs most bytes."""
    modules = {"app.js", "pages/table.js", *site.imports("app.js"), *site.imports("pages/table.js")}
    heaviest = max(games.game_ids(), key=lambda game: sent(site, f"words/ar/{game}.ftl"))
    names = [*modules, "boot.js", "style/tokens.css", "style/base.css", "words/ar.ftl", f"words/ar/{heaviest}.ftl"]
    size = sum(sent(site, name) for name in names) + len(site.index("table", "ar").packed or b"")
    assert size < FIRST_LOAD


def sent(site: WebSite, name: str) -> int:
    file = site.files[name]
    if file.packed is None:
        return len(file.body)
    assert gzip.decompress(file.packed) == file.body
    return len(file.packed)


@pytest.fixture
def bundled(tmp_path: Path) -> Path:
    """A folder like `web/` with bundles of its only modules."""
    web = copy(tmp_path)
    (web / "index.html").write_text("start={{start}} {{modules}} later={{later}}", encoding="utf-8")
    (web / "pages").mkdir()
    for name in ("home", "table"):
        (web / "pages" / f"{name}.js").write_text("", encoding="utf-8")
    (web / "bundles").mkdir()
    for name in ("app", "home", "table", "shared", "left-over"):
        (web / "bundles" / f"{name}.js").write_text(name, encoding="utf-8")
    modules = {
        "app.js": ["bundles/app.js", "bundles/shared.js"],
        "pages/home.js": ["bundles/home.js"],
        "pages/table.js": ["bundles/table.js", "bundles/shared.js"],
    }
    sources = bundles.sources_hash({name: (web / name).read_bytes() for name in modules})
    manifest = json.dumps({"sources": sources, "modules": modules})
    (web / "bundles" / "manifest.json").write_text(manifest, encoding="utf-8")
    return web


def test_a_release_loads_bundles_instead_of_modules(bundled: Path) -> None:
    site = WebSite(bundled)
    document = site.index("home", "en").body.decode()
    assert document.startswith(f"start=/static/{site.hash}/bundles/app.js ")
    assert re.findall(r'href="/static/\w+/([^"]+)"', document) == [
        "bundles/app.js",
        "bundles/shared.js",
        "bundles/home.js",
    ]
    assert document.endswith(f" later=/static/{site.hash}/bundles/table.js")
    assert "bundles/left-over.js" not in site.files


@pytest.mark.parametrize("spoilt", ["pages/home.js", "bundles/manifest.json"])
def test_bundles_of_other_modules_are_ignored(bundled: Path, spoilt: str) -> None:
    (bundled / spoilt).write_text("{}", encoding="utf-8")
    site = WebSite(bundled)
    document = site.index("home", "en").body.decode()
    assert document.startswith(f"start=/static/{site.hash}/app.js ")
    assert not any(name.startswith("bundles/") for name in site.files)


def test_a_bundle_that_is_missing_makes_all_of_them_useless(bundled: Path) -> None:
    (bundled / "bundles" / "shared.js").unlink()
    assert not any(name.startswith("bundles/") for name in WebSite(bundled).files)
