"""Records of random matches of every game, for the tests of records."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest

from tests.registry import ALL_GAMES
from tests.walks import game_of, random_action
from vierblatt.errors import BadRecord
from vierblatt.match import Match
from vierblatt.record import Player, Record, Recorder, verify
from vierblatt.record.chain import GENESIS, chain_segments, link
from vierblatt.shuffle import GivenPacks, Packs, ProvablePacks, SeededPacks
from vierblatt.shuffle.rounds import Scheme

SOURCES = ("seeded", "given", "provable", "provable-1")  # the last is the scheme of old records
every_game = pytest.mark.parametrize("name", ALL_GAMES)
every_source = pytest.mark.parametrize("kind", SOURCES)


def source(kind: str, match: Match, seed: int) -> Packs:
    """Packs of each kind for a match."""
    if kind == "seeded":
        return SeededPacks(seed)
    if kind == "given":
        return GivenPacks([SeededPacks(seed).pack(match.table.pack, i) for i in range(1, 60)], first_seat=1)
    nonces = [bytes([seat + 1]) * 32 for seat in range(match.table.seats - 1)]
    scheme: Scheme = 1 if kind == "provable-1" else 2
    said = [b"", *nonces]  # seat 0 is a bot's
    return ProvablePacks.agreed(f"match {seed}", match.rules.hash, said, last=bytes([seed]) * 32, scheme=scheme)


def begun(name: str, kind: str, seed: int = 1, **options: Any) -> Recorder:
    """A recorder before the first deal."""
    game = game_of(name)
    rules = game.options.rule_set({**game.rules.simulation, **options})
    packs = source(kind, Match(game, rules), seed)
    match = Match(game, rules, first_seat=packs.seat(game.rules.shape(rules.values).seats))
    seats = [Player(f"Gül {seat} ⟨لاعب⟩", "human" if seat else "rules") for seat in range(match.table.seats)]
    return Recorder(match, packs, seats, created="2026-01-31T18:30:00Z")


def play(recorder: Recorder, actions: int, seed: int = 1) -> None:
    """Deals and acts at random until the match ends or this many actions are done."""
    rng = random.Random(seed)
    match = recorder.match
    for _ in range(actions):
        if match.over:
            return
        if match.needs_deal:
            recorder.deal()
        if match.turn >= 0:
            recorder.do(random_action(match, rng))


@cache
def sample(name: str, kind: str, *, finished: bool) -> Record:
    """A record of a finished match, or of one saved in mid-deal."""
    recorder = begun(name, kind)
    play(recorder, 100_000 if finished else 130)
    return recorder.record()


def tree(record: Record) -> Any:
    return json.loads(record.to_json())


def judged(document: Any) -> list[str]:
    """The fault codes of a document; that of a BadRecord counts, too."""
    try:
        return [fault.code for fault in verify(Record.from_json(json.dumps(document)))]
    except BadRecord as error:
        return [error.code]


def relinked(document: Any) -> Any:
    """What a forger would make: the same document with a matching chain."""
    document = copy.deepcopy(document)
    before = GENESIS
    for segment in chain_segments(Record.from_json(json.dumps(document))):
        for entry in segment.entries:
            before = link(before, entry)
        deal = document["deals"][segment.deal - 1] if segment.deal else document
        holder = deal[segment.place] if segment.place in {"end", "result"} else deal
        holder["actions_link" if segment.place == "actions" else "link"] = before.hex()
    document["head"] = before.hex()
    return document
