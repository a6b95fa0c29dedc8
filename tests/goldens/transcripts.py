"""The transcript of a match, twice: by the engine with all its events, by the reference with what it knows.

Lines that are not indented are common to both: the deal, each step (seat, phase, action, what was open), the scores.
Indented lines are the engine's events beyond the action itself, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from tests.goldens.beside import Chooser, reference_of, texts
from tests.walks import game_of
from vierblatt.cards import NAMES
from vierblatt.games.contract import Game
from vierblatt.games.events import Called, Event, Played
from vierblatt.games.options import RuleSet, plain
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks

SEED = 1001
OTHER_SEEDS = {("kout_bo", "seed"): 1054}  # where nine is bid at once, it ends the match with its first deal
FEW_DEALS, MANY_DEALS = 4, 60  #: of a match in another preset, of one in the standard preset
ORDER = {card: place for place, card in enumerate(NAMES)}


def table_of(game_id: str, preset: str) -> tuple[Game, RuleSet, SeededPacks, Chooser, int]:
    """The game, its rules, its packs, who chooses, and the most deals in the transcript."""
    game = game_of(game_id)
    rules = game.options.rule_set(dict(game.rules.simulation), preset)
    seed = OTHER_SEEDS.get((game_id, preset), SEED)
    return game, rules, SeededPacks(seed), Chooser(seed), MANY_DEALS if preset == "standard" else FEW_DEALS


def headline(game: Game, preset: str, rules: RuleSet, first_seat: int) -> str:
    """The first line."""
    return f"{game.id} {preset} {json.dumps(plain(rules.changed))} first seat {first_seat}"


def step(seat: int, action: str, legal: list[str]) -> str:
    """One action and what was open, in an order that depends on nothing else."""
    known = sorted(legal, key=lambda text: (ORDER.get(text, -1), text))
    return f"{seat} {action} of {', '.join(known)}"


def engine_transcript(game_id: str, preset: str) -> Iterator[str]:
    """The whole transcript; a step's seat is followed by its phase."""
    game, rules, packs, chooser, deals = table_of(game_id, preset)
    match = Match(game, rules, first_seat=packs.seat(game.rules.shape(rules.values).seats))
    yield headline(game, preset, rules, match.first_seat)
    while not match.over and len(match.deals) < deals:
        pack = packs.next(match)
        events = match.deal(pack)
        yield f"deal {len(match.deals)} by {match.state.dealer}: {' '.join(texts(pack))}"
        yield from map(in_json, events)
        while match.turn >= 0:
            seat, phase, legal = match.turn, match.phase, match.legal_actions()
            action = chooser.pick(legal)
            first, *events = match.do(action)
            done = Played(seat=seat, card=action) if phase == "play" else Called(seat=seat, call=action)
            assert first == done
            line = step(seat, action, legal)
            yield f"{seat} {phase}{line[len(str(seat)) :]}"
            yield from map(in_json, events)
        yield scores(match.scores, match.over, match.winners)


def reference_transcript(game_id: str, preset: str) -> Iterator[str]:
    """The common lines, without phases."""
    game, rules, packs, chooser, deals = table_of(game_id, preset)
    table = game.rules.shape(rules.values)
    first_seat = packs.seat(table.seats)
    reference = reference_of(game, rules, first_seat)
    yield headline(game, preset, rules, first_seat)
    number = 0
    while not reference.over and number < deals:
        number += 1
        pack = texts(packs.pack(table.pack, number))
        reference.deal(pack)
        yield f"deal {number} by {reference.dealer}: {' '.join(pack)}"
        while reference.turn >= 0:
            legal = sorted(reference.legal())
            action = chooser.pick(legal)
            line = step(reference.turn, action, legal)
            reference.act(action)
            yield line
        yield scores(list(reference.scores), reference.over, sorted(reference.winners))


def scores(totals: list[int], over: bool, winners: list[int]) -> str:
    """The line at the end of a deal."""
    return f"scores {totals}" + (f" over, won by {winners}" if over else "")


def in_json(event: Event) -> str:
    """An event as its line."""
    return "  " + msgspec.json.encode(event).decode()


def common_lines(transcript: list[str]) -> list[str]:
    """The lines that the reference produces too: no events, no phases."""
    lines = []
    for line in transcript:
        if line.startswith("  "):
            continue
        seat, _, rest = line.partition(" ")
        lines.append(f"{seat} {rest.partition(' ')[2]}" if seat.isdecimal() else line)
    return lines
