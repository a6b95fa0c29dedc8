"""What is tried of an installation: one function a step, whose docstring is its line in the report."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.smoke.running import Failed, Place

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("baloot", "king_bolola", "kout_bo", "back_alley")
#: The keys that a terminal sends.
ENTER, END, CTRL_C = "\r", "\x1b[F", "\x03"
#: A command of a user -> the extra that it needs.
REFUSALS = {
    "play": "terminal",
    "play --server localhost": "terminal",
    "serve": "server",
    "admin tables": "server",
    "simulate kout_bo --deals 4 --plot a.png": "plots",
    "simulate kout_bo --deals 4 --ray local": "ray",
    "dataset kout_bo --decisions 4 --output a.parquet": "datasets",
    "arena kout_bo rules random club --deals 4": "research",
    "arena kout_bo rules net:small.onnx --deals 4": "onnx",
}
_PICTURES = """
import numpy as np
from vierblatt.envs import back_alley_v0, baloot_v0, king_bolola_v0, kout_bo_v0

for module in (baloot_v0, king_bolola_v0, kout_bo_v0, back_alley_v0):
    table = module.env(render_mode="rgb_array")
    table.reset(seed=7)
    picture = table.render()
    assert picture.dtype == np.uint8 and picture.std() > 10, "an empty picture"
"""
_ONNX = """
from vierblatt.policies import Net, save_onnx

save_onnx(Net.random("kout_bo", [16]), "small.onnx")
"""


@dataclass(frozen=True)
class Step:
    """title: what holds if it passes. run: raises Failed otherwise."""

    title: str
    run: Callable[[Place], object]

    @classmethod
    def of(cls, function: Callable[[Place], object]) -> Step:
        """The step that a function is; the first line of its docstring is the title."""
        return cls((function.__doc__ or "").splitlines()[0].rstrip("."), function)


# --- every installation --------------------------------------------------------------------------------------


def dependencies(place: Place) -> None:
    """The installed packages fit each other."""
    place.python("-m", "pip", "--disable-pip-version-check", "check").expect()


def version(place: Place) -> None:
    """`vierblatt --version` is that of the package, and the package is the one in the environment."""
    place.python("-c", "import vierblatt; print(vierblatt.__file__)").expect(f"^{re.escape(str(place.environment))}")
    installed = place.python("-c", "from importlib.metadata import version; print(version('vierblatt'))").expect()
    place.vierblatt("--version").expect(f"^{re.escape(installed.said)}$")


def helps(place: Place) -> None:
    """`vierblatt --help` names the commands."""
    place.vierblatt("--help").expect("Usage: vierblatt COMMAND", "play", "serve", "simulate")


# --- the core ------------------------------------------------------------------------------------------------


def refusals(place: Place) -> None:
    """What needs an extra says which one, with exit code 2."""
    for line, extra in REFUSALS.items():
        place.terminal(*line.split()).expect(rf'pip\s+install\s+"vierblatt\[{extra}\]"', code=2)


def rules(place: Place) -> None:
    """The rules of the games are there in three languages."""
    for language, word in (("en", "trick"), ("de", "Stich"), ("ar", "أكل")):
        for game in GAMES:
            place.vierblatt("rules", game, "--lang", language).expect(word)


def text_match(place: Place) -> None:
    """`vierblatt play` without a terminal prints a match."""
    place.vierblatt("play").expect("Kout Bo", "This deal")


def simulations(game: str) -> Step:
    """The step that plays a few deals of a game."""

    def run(place: Place) -> None:
        place.vierblatt("simulate", game, "--deals", "200", "--json", "-").expect(f'"game": "{game}"', '"deals": 200,')

    return Step(f"`vierblatt simulate {game}` plays 200 deals", run)


def records(place: Place) -> None:
    """A match is watched, saved, verified, replayed and analysed, with its report as a page."""
    place.vierblatt("watch", "kout_bo", "--seed", "1", "--deals", "1", "--save", "match.json").expect()
    place.vierblatt("verify", "match.json").expect()
    place.vierblatt("replay", "match.json").expect()
    place.vierblatt("analyse", "match.json", "--worlds", "4", "--html", "match.html").expect()
    page = (place.folder / "match.html").read_text(encoding="utf-8")
    if "<svg" not in page:
        raise Failed("the report has no charts", page[:2000])


# --- extras --------------------------------------------------------------------------------------------------


def menu(place: Place) -> None:
    """`vierblatt play` shows the menu, and its last row ends it."""
    place.terminal("play", dialogue=[("Which game", END + ENTER)]).expect("Back Alley")


def table(place: Place) -> None:
    """`vierblatt play baloot` opens a table, takes an action, saves the match, and ends with Ctrl+C."""
    # The line about what a bot calls shows that the person's action, a pass, was taken.
    dialogue = [("Your turn", ENTER), (r"\w+: (pass|hokom|sun|ashkal)\b", CTRL_C)]
    place.terminal("play", "baloot", "--seed", "1", dialogue=dialogue).expect()
    saved = [path.read_text(encoding="utf-8") for path in place.home.rglob("saved/baloot.json")]
    if not any('"actions": ["pass"' in text for text in saved):
        raise Failed("no saved match has the action", "\n".join(saved))


def served(place: Place) -> None:
    """`vierblatt serve` is healthy, sends the page with its bundles, and SIGTERM ends it with code 0, twice."""
    for _ in range(2):  # the second one finds the database of the first
        with place.server("--database", "games.db") as server:
            server.get("/healthz")
            page = server.get("/")
            parts = set(re.findall(r"/static/[^\s\"]+", page))
            if not any("/bundles/" in part for part in parts):
                raise Failed("the page names no bundles: was the wheel built by `make dist`?", page)
            for part in sorted(parts | {"/manifest.webmanifest", "/sw.js", "/favicon.svg", "/api/openapi.json"}):
                if not server.get(part):
                    raise Failed(f"{part} is empty", page)


def programs(name: str) -> list[Step]:
    """A step for each Python program of a document."""
    text = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)

    def step(number: int, code: str) -> Step:
        imported = ", ".join(re.findall(r"^(?:from|import) ([\w.]+)", code, re.MULTILINE))
        return Step(f"{name}, program {number} runs: {imported}", lambda place: place.program(code).expect())

    return [step(number, code) for number, code in enumerate(found, start=1)]


def pictures(place: Place) -> None:
    """The environments of all games draw their tables."""
    place.program(_PICTURES).expect()


def ratings(place: Place) -> None:
    """`vierblatt arena` rates three bots."""
    place.vierblatt("arena", "kout_bo", "rules", "random", "club", "--deals", "4").expect()


def plots(place: Place) -> None:
    """`vierblatt simulate` and `vierblatt arena` draw their pictures."""
    place.vierblatt("simulate", "kout_bo", "--deals", "200", "--plot", "deals.svg", "--lang", "ar").expect()
    place.vierblatt("arena", "kout_bo", "rules", "random", "--deals", "4", "--plot", "arena.png").expect()
    for name, start in (("deals.svg", b"<?xml"), ("arena.png", b"\x89PNG")):
        if not (place.folder / name).read_bytes().startswith(start):
            raise Failed(f"{name} is no picture", "")


def onnx(place: Place) -> None:
    """A net that is written as ONNX plays in an arena."""
    place.program(_ONNX).expect()
    place.vierblatt("arena", "kout_bo", "rules", "net:small.onnx", "--deals", "4").expect()


def cluster(place: Place) -> None:
    """`vierblatt simulate --ray local` plays on a cluster on this machine."""
    place.vierblatt("simulate", "kout_bo", "--deals", "200", "--ray", "local", "--json", "ray.json").expect()
    place.vierblatt("simulate", "kout_bo", "--deals", "200", "--json", "here.json").expect()
    here, there = ((place.folder / name).read_text(encoding="utf-8") for name in ("here.json", "ray.json"))
    if here != there:
        raise Failed("the cluster reports other figures than this machine", f"{here}\n{there}")


def load(place: Place) -> None:
    """`vierblatt load` plays at tables of `vierblatt serve`, and nobody finds a fault."""
    with place.server("--database", "load.db") as server:
        place.vierblatt("load", server.url, "--tables", "2", "--seconds", "3", "--bots", "rules").expect()
    place.vierblatt("admin", "--database", "load.db", "verify").expect()


def _steps(functions: Iterable[Callable[[Place], object]]) -> list[Step]:
    return [Step.of(function) for function in functions]


EVERYWHERE = _steps([dependencies, version, helps])
WITHOUT_EXTRAS = _steps([refusals])
CORE = [*_steps([rules, text_match]), *map(simulations, GAMES), *_steps([records]), *programs("README.md")]
EXTRAS = {
    "terminal": _steps([menu, table]),
    "server": _steps([served]),
    "research": [
        *programs("docs/gymnasium.md"), *programs("docs/openspiel.md"), *_steps([pictures, ratings]),
    ],
    "datasets": programs("docs/datasets.md"),
    "onnx": _steps([onnx]),
    "plots": _steps([plots]),
    "ray": _steps([cluster]),
}  # fmt: skip
#: Extras that make something possible together.
TOGETHER = {("server", "terminal"): _steps([load])}


def steps_of(extras: Iterable[str]) -> list[Step]:
    """The steps for an installation with these extras; `all` is every one, and the core as well."""
    given = {*extras}
    wanted = {*EXTRAS} if "all" in given else given
    core = [*WITHOUT_EXTRAS, *CORE] if not given else CORE if "all" in given else []
    own = [step for extra, steps in EXTRAS.items() if extra in wanted for step in steps]
    shared = [step for needed, steps in TOGETHER.items() if wanted.issuperset(needed) for step in steps]
    return [*EVERYWHERE, *core, *own, *shared]
