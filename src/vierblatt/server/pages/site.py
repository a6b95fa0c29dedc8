"""The web page: everything under `web/` and the words, served from memory.

All files have one prefix, the hash of them all, so a browser may keep them for ever, and a new version has new
addresses. Files that become smaller are compressed once, when the server starts.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from vierblatt import games
from vierblatt.lessons import path_of
from vierblatt.locale.languages import FALLBACK, LANGUAGES, right_to_left
from vierblatt.locale.store import HERE as LOCALE
from vierblatt.locale.store import game_files
from vierblatt.locale.words import Words
from vierblatt.puzzles.files import comes_with_puzzles
from vierblatt.server.pages import bundles

WEB = Path(__file__).resolve().parents[2] / "web"
TYPES = {
    ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml", ".png": "image/png", ".html": "text/html; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
#: Every address of a page, and the module that shows it; `web/core/router.js` has the same list.
PAGES = {
    "/": "home", "/lobby": "lobby", "/new/{game}": "new", "/t/{table}": "table", "/r/{record}": "replay",
    "/m/{majlis}": "majlis", "/review/{review}": "review", "/study/{study}": "study",
    "/tournaments": "tournaments", "/tournaments/new": "new-tournament", "/tournament/{tournament}": "tournament",
    "/tournament/{tournament}/screen": "tournament-screen",
    "/check": "check", "/check/{table}": "check", "/rules/{game}": "rules",
    "/dispute": "dispute", "/dispute/{game}": "dispute", "/me": "me", "/player/{player}": "player",
    "/people": "people", "/notices": "notices", "/moderation": "moderation", "/moderation/{case}": "moderation",
    "/leaders": "leaders", "/leaders/{game}": "leaders",
    "/learn": "learn", "/learn/{game}": "learn", "/learn/{game}/{step}": "lesson",
    "/daily": "daily", "/daily/{game}": "daily", "/daily/{game}/{day}": "daily",
    "/daily/{game}/{day}/{number}": "deal",
    "/puzzles": "puzzles", "/puzzles/{game}": "puzzles", "/puzzles/{game}/{place}": "puzzle",
    "/puzzles/{game}/theme/{theme}": "puzzle",
    "/sheet": "sheet", "/sheet/{sheet}": "sheet",
    "/statistics": "statistics", "/settings": "settings",
    "/about": "about",
}  # fmt: skip
#: The module that every page begins with.
START = "app.js"
#: The module of a table: its modules are fetched before anyone taps on a game.
TABLE = "pages/table.js"
#: The cookie with the language that the user has chosen.
LANGUAGE_COOKIE = "vb-lang"
#: The shared files of words that a page needs; those of the terminal and the command line are not sent.
SHARED_WORDS = ("core", "errors", "reasons", "tables", "web", "web_table", "web_proof", "terms")
#: Files of words that the page loads only where it needs them.
FURTHER_WORDS = (
    "web_majlis", "web_lessons", "web_daily", "web_puzzles", "puzzles", "web_review", "web_studies", "web_tournaments",
    "web_people", "tournaments", "web_moderation", "web_voice", "dispute", "claims",
    "web_sheet", "sheet",
)  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"
#: What a module imports at once; `import(...)` loads later, and only where it is needed.
_IMPORT = re.compile(r"""(?:^|[;\n}])\s*(?:import|export)\b[^;'"(=]*?['"](\.{1,2}/[^'"]+)['"]""")


@dataclass(frozen=True)
class SiteFile:
    """One file in the form in which it is sent."""

    kind: str
    body: bytes
    packed: bytes | None  #: gzip, where that is smaller

    @classmethod
    def of(cls, name: str, body: bytes) -> SiteFile:
        """A file with that name."""
        packed = gzip.compress(body, 9, mtime=0)
        return cls(
            TYPES.get(Path(name).suffix, "application/octet-stream"), body, packed if len(packed) < len(body) else None
        )

    def answer(self, request: Request, cache: str, **headers: str) -> Response:
        """The response, compressed if the client accepts that."""
        fields = {"Cache-Control": cache, "Vary": "Accept-Encoding", **headers}
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**fields, "Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=fields)


class WebSite:
    """All files of the page, by their path under the prefix.

    >>> site = WebSite()
    >>> site.files["app.js"].kind
    'text/javascript; charset=utf-8'
    """

    def __init__(self, web: Path = WEB) -> None:
        bodies = {p.relative_to(web).as_posix(): p.read_bytes() for p in sorted(web.rglob("*")) if _served(p)}
        bodies[bundles.MANIFEST] = _bytes_of(web / bundles.MANIFEST)
        bundled = bundles.read_bundles(bodies)
        of_bundles = {file for files in bundled.values() for file in files}
        bodies = {
            name: body for name, body in bodies.items() if not name.startswith(bundles.FOLDER) or name in of_bundles
        }
        bodies |= _words()
        digest = hashlib.sha256()
        for name in sorted(bodies):
            digest.update(f"{name}\0{len(bodies[name])}\0".encode() + bodies[name])
        self.hash = digest.hexdigest()[:16]
        self.files = {name: SiteFile.of(name, body) for name, body in bodies.items()}
        self._index = bodies["index.html"].decode()
        self._bundled = bundled
        self._imported = {name: self._imports_of(name) for name in bodies if name.endswith(".js")}

    def index(self, page: str, language: str) -> SiteFile:
        """The document for a page in a language; it lists the modules that the page needs, and those of a table."""
        base = f"/static/{self.hash}/"
        modules = [name for start in (START, f"pages/{page}.js") for name in self.modules(start)]
        links = [f'<link rel="modulepreload" href="{base}{name}">' for name in dict.fromkeys(modules)]
        values = {
            "{{base}}": base,
            "{{lang}}": language,
            "{{dir}}": "rtl" if right_to_left(language) else "ltr",
            "{{modules}}": "\n".join(links),
            "{{later}}": " ".join(base + name for name in self.modules(TABLE) if name not in modules),
            "{{start}}": base + modules[0],
        }
        text = self._index
        for mark, value in values.items():
            text = text.replace(mark, value)
        return SiteFile.of("index.html", text.encode())

    def modules(self, name: str) -> list[str]:
        """The files that a module needs, its own first: bundles if there are any, else the modules themselves."""
        return self._bundled.get(name) or [name, *self.imports(name)]

    def imports(self, name: str) -> list[str]:
        """The modules that a module imports, directly or indirectly."""
        modules: list[str] = []
        waiting = [name]
        while waiting:
            for path in self._imported[waiting.pop(0)]:
                if path not in modules:
                    modules.append(path)
                    waiting.append(path)
        return modules

    def _imports_of(self, name: str) -> list[str]:
        targets = _IMPORT.findall(self.files[name].body.decode())
        return [path for path in (_resolved(name, target) for target in targets) if path in self.files]


def _bytes_of(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""


def _served(path: Path) -> bool:
    return path.is_file() and path.suffix in TYPES


def _resolved(here: str, target: str) -> str:
    parts = here.split("/")[:-1]
    for part in target.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def _words() -> dict[str, bytes]:
    """The words of each language, of each game in it, and of rarer pages: one file each, without comments."""
    files: dict[str, bytes] = {}
    for language in LANGUAGES:
        shared = [LOCALE / f"{name}.{language}.ftl" for name in SHARED_WORDS]
        files[f"words/{language}.ftl"] = b"".join([*map(_bare, shared), _names(language)])
        for name in FURTHER_WORDS:
            files[f"words/{language}/{name}.ftl"] = _bare(LOCALE / f"{name}.{language}.ftl")
        for game in games.game_ids():
            own = game_files(language, games.get(game).table.words)
            files[f"words/{language}/{game}.ftl"] = b"".join(map(_bare, own))
            if games.get(game).dispute is not None:
                dispute = games.get(game).table.words / f"dispute.{language}.ftl"
                files[f"words/{language}/{game}-dispute.ftl"] = _bare(dispute)
            sheet = games.get(game).table.words / f"sheet.{language}.ftl"
            files[f"words/{language}/{game}-sheet.ftl"] = _bare(sheet) if sheet.is_file() else b""
            if path_of(games.get(game)) is not None:
                lessons = games.get(game).table.words / f"lessons.{language}.ftl"
                files[f"words/{language}/{game}-lessons.ftl"] = _bare(lessons)
    return files


def _names(language: str) -> bytes:
    """What pages about all games need of each: its name, a description, what can be learned and solved.

    Its own words are in a separate file.
    """
    lines = [f"game-ids = {' '.join(games.game_ids())}"]
    for game in games.game_ids():
        words = Words(language, games.get(game))
        options = games.get(game).options
        seats = games.get(game).rules.shape(options.rule_set().values).seats
        lines += [f"game-name-{game} = {words.game_name}", f"game-line-{game} = {words.game_line}"]
        lines += [f"preset-{game}-{name} = {words.preset(name)}" for name in options.preset_names(reserved=True)]
        lines.append(f"game-seats-{game} = {seats}")
        if (path := path_of(games.get(game))) is not None:
            lines.append(f"game-lessons-{game} = {len(path.steps)}")
        if games.get(game).dispute is not None:
            lines.append(f"game-dispute-{game} = yes")
        if comes_with_puzzles(game):
            lines.append(f"game-puzzles-{game} = yes")
        lines.append(f"game-ranks-{game} = {' '.join(games.get(game).table.ranks)}")
    return ("\n".join(lines) + "\n").encode()


def _bare(path: Path) -> bytes:
    """A file of words without comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return ("\n".join(line for line in lines if line.strip() and not line.startswith("#")) + "\n").encode()


def preferred(header: str) -> str:
    """The first of our languages that a browser asks for, or else English.

    >>> preferred("fr-CH, de;q=0.9, en;q=0.8")
    'de'
    """
    asked = []
    for place, part in enumerate(header.split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        asked.append((-weight, place, name.split("-")[0].lower()))
    return next((code for weight, _, code in sorted(asked) if code in LANGUAGES and weight < 0), FALLBACK)


def language_of(request: Request) -> str:
    """The language that a reader has chosen, or else the one that their browser asks for."""
    chosen = request.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def routes() -> list[BaseRoute]:
    """The page's routes. They must come last: any address that nothing else serves gets the page that says so.

    They contain nothing of a particular server, so all servers of a process share them.
    """
    return _routes(tuple(games.game_ids()))


@functools.lru_cache(maxsize=2)  # a test may register games
def _routes(_: tuple[str, ...]) -> list[BaseRoute]:
    site = WebSite()

    def page(name: str, status: int = 200) -> Callable[[Request], Awaitable[Response]]:
        documents = {language: site.index(name, language) for language in LANGUAGES}

        async def answer(request: Request) -> Response:
            vary = "Accept-Encoding, Accept-Language, Cookie"
            response = documents[language_of(request)].answer(request, "no-cache", Vary=vary)
            response.status_code = status
            return response

        return answer

    async def static(request: Request) -> Response:
        file = site.files.get(request.path_params["path"]) if request.path_params["hash"] == site.hash else None
        if file is None:
            return Response("Not Found", 404, media_type="text/plain", headers={"Cache-Control": "no-store"})
        return file.answer(request, FOREVER)

    def fixed(name: str) -> Route:
        async def answer(request: Request) -> Response:
            return site.files[name].answer(request, "no-cache", **{"X-Vierblatt-Version": site.hash})

        return Route(f"/{name}", answer)

    async def worker(request: Request) -> Response:
        body = site.files["sw.js"].body
        for name, value in {
            "hash": site.hash,
            "games": " ".join(games.game_ids()),
            "languages": " ".join(LANGUAGES),
        }.items():
            body = body.replace(b"{{%b}}" % name.encode(), value.encode())
        return SiteFile.of("sw.js", body).answer(request, "no-cache")

    async def robots(_: Request) -> Response:
        return Response("User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /m/\n", media_type="text/plain")

    page_routes: list[BaseRoute] = [Route(path, page(name)) for path, name in PAGES.items()]
    page_routes += [Route("/static/{hash}/{path:path}", static), Route("/sw.js", worker), Route("/robots.txt", robots)]
    names = ("manifest.webmanifest", "favicon.svg", "icons/192.png", "icons/512.png")
    return [*page_routes, *(fixed(name) for name in names), Route("/{path:path}", page("not-found", 404))]
