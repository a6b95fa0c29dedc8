"""Sheets that the page must score as this program does: `python -m tests.sheet.vectors` writes `tests/vectors`.

Each line of the file is a sheet: its rules, and what people did one after the other, with what came of it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import msgspec

from tests.sheet.entered import entered
from vierblatt import games
from vierblatt.errors import VierblattError
from vierblatt.server.http.games import list_games
from vierblatt.server.http.services import HttpServices
from vierblatt.sheet import Sheet, report, to_json

VECTORS = Path(__file__).parents[1] / "vectors"
FILE = VECTORS / "sheets.jsonl.gz"
GAMES = VECTORS / "sheet-games.json"  #: the games as the server describes them to the page
SHEETS = 100  #: of each game
STEPS = 36  #: of each sheet
#: So that an end comes up, and the deals after an undo of it.
TARGETS = (1, 26, 60, 152, 400, 1_000_000)


def lines() -> Iterator[str]:
    """The lines of the file."""
    for place in range(SHEETS):
        for game in games.game_ids():
            yield json.dumps(one_sheet(game, place), ensure_ascii=False, separators=(",", ":"))


def one_sheet(game: str, place: int) -> dict[str, Any]:
    """A sheet under random house rules, with random results, most of which are possible."""
    rng = random.Random(f"sheet of {game} {place}")
    options = import_module(f"tests.reference.{game}").random_options(rng) if place else {}
    if game == "baloot" and place:
        options["target"] = rng.choice(TARGETS)
    sheet = Sheet(game, changes=options, first_dealer=rng.randrange(4))
    written = json.loads(to_json(sheet))
    return {
        "game": game,
        "options": written["rules"]["options"],
        "preset": sheet.rules.preset,
        "first_dealer": sheet.first_dealer,
        "begun": standing(sheet),
        "steps": [step(sheet, rng) for _ in range(STEPS)],
        "file": digest(to_json(sheet).decode()),
    }


def step(sheet: Sheet, rng: random.Random) -> dict[str, Any]:
    """Something that people do with a sheet, and what comes of it."""
    count = len(sheet.deals)
    kind = rng.choices(("add", "undo", "change"), (2, 6, 2) if sheet.over else (30, 1, 2))[0]
    number = rng.randint(0, count + 1) if kind == "change" else count + (kind == "add")
    done: dict[str, Any] = {"do": kind}
    if kind != "undo":
        is_there = kind == "change" and 1 <= number <= count
        dealer = sheet.deal(number).dealer if is_there else sheet.dealer
        fields = sheet.fields_of(number) if is_there else sheet.fields
        done |= {"number": number, "result": entered(sheet.game.id, fields, dealer, sheet.rules.values, rng)}
    try:
        if kind == "add":
            sheet.add(done["result"])
        elif kind == "undo":
            sheet.undo()
        else:
            sheet.change(number, done["result"])
    except VierblattError as fault:
        return {**done, "fault": plain_fault(fault)}
    return {**done, **standing(sheet), **({} if kind == "undo" else {"deal": deal_digest(sheet, number)})}


def standing(sheet: Sheet) -> dict[str, Any]:
    """How a sheet stands."""
    whole = report(sheet)
    parts = {name: whole[name] for name in ("totals", "over", "winners", "dealer", "chances")}
    return {**parts, "fields": digest(whole["fields"])}


def deal_digest(sheet: Sheet, number: int) -> dict[str, Any]:
    """The scores of a deal, and a digest of all else but chances, which no two machines compute alike."""
    summary = sheet.deal(number).summary
    said: dict[str, Any] = report(sheet)["deals"][number - 1]
    said["summary"] = None if summary is None else {"name": summary.name, "values": dict(summary.values)}
    chances = said.pop("chances")
    return {"scores": said["scores"], "chances": chances, "digest": digest(said)}


def digest(value: object) -> str:
    """A short hash of canonical JSON, since the whole would be megabytes."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def plain_fault(fault: VierblattError) -> dict[str, Any]:
    """A fault as data. A value that nobody could mean is left out, as each language shows it in its own way."""
    said = {name: value for name, value in fault.parameters.items() if name not in {"value", "given"}}
    parameters = {name: plain_fault(each) if isinstance(each, VierblattError) else each for name, each in said.items()}
    return {"code": fault.code, "rule": fault.rule, "parameters": parameters}


def described_games() -> bytes:
    """What `GET /api/games` answers."""
    return msgspec.json.encode(asyncio.run(list_games(cast("HttpServices", None))))


def main() -> None:
    """Writes the files."""
    GAMES.write_bytes(described_games())
    content = "".join(f"{line}\n" for line in lines()).encode()
    FILE.write_bytes(gzip.compress(content, 9, mtime=0))


if __name__ == "__main__":
    main()
