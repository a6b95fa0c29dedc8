"""`vierblatt watch` and `vierblatt replay`: a match told as text, from bots or from a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from vierblatt.bots import Bot, Choice, make
from vierblatt.cli.words import Printer, language, rules_of, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.events import CardsDealt, DealBegun, DealScored, Event, MatchOver, Played, TrickTaken
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.record import Recorder, load, moves, save
from vierblatt.shuffle import SeededPacks


def watch(
    game: str,
    rule: Sequence[str],
    preset: str,
    seed: int | None,
    lang: str | None,
    *,
    bots: str = "rules",
    deals: int = 0,
    why: bool = False,
    save: Path | None = None,
) -> None:
    """Tells a match that bots play."""
    tongue = language(lang)
    found, rules = rules_of(game, rule, preset)
    tell_compiling()
    seed = secrets.randbits(32) if seed is None else seed
    packs = SeededPacks(seed)
    seats = found.table(rules.values).seats
    match = Match(found, rules, first_seat=packs.seat(seats))
    players = seat_bots(bots, seats, seed)
    recorder = Recorder(match, packs, seats=[bot.name for bot in players])
    teller = Teller(Printer(tongue), match)
    teller.heading(preset, seed)
    while not match.over:
        if match.needs_deal:
            if deals and len(match.deals) == deals:
                break
            teller.tell(recorder.deal())
            continue
        seat = match.turn
        choice = players[seat].choose(match.game, match.concealed(seat))
        teller.tell(recorder.do(choice.action), choice if why else None)
    if save is not None:
        write(save, recorder)


def write(path: Path, recorder: Recorder) -> None:
    """Saves a record; raises BadOption when the place cannot be written."""
    try:
        save(recorder.record(), path)
    except OSError as fault:
        raise BadOption("cannot-write", path=str(path), reason=fault.strerror or str(fault)) from None


def seat_bots(names: str, seats: int, seed: int) -> list[Bot]:
    """The bots that `--bots` names: one for all or one a seat; raises BadOption."""
    parts = [part.strip() for part in names.split(",")]
    if len(parts) not in {1, seats}:
        raise BadOption("bots-count", given=len(parts), seats=seats)
    return [make(name, seed + i) for i, name in enumerate(parts * seats if len(parts) == 1 else parts)]


def replay(file: Path, lang: str | None) -> None:
    """Tells a recorded match."""
    tongue = language(lang)
    record = load(file)
    tell_compiling()
    teller: Teller | None = None
    for match, events in moves(record):
        if teller is None:
            teller = Teller(Printer(tongue), match)
            teller.heading(match.rules.preset, None)
        teller.tell(events)


class Teller:
    """Words a match for a plain terminal: a line a call, a line a trick, a block a score."""

    def __init__(self, printer: Printer, match: Match) -> None:
        self._printer = printer
        self._match = match
        self._words = Words(printer.words.language, match.game)
        self._trick: list[str] = []

    def heading(self, preset: str, seed: int | None) -> None:
        """What is played, by which rules, from which seed."""
        words = self._words
        parts = [words.text("game-name"), words.preset(preset) if preset else words.text("own-rules")]
        if seed is not None:
            parts.append(words.text("seed-is", seed=str(seed)))
        self._printer.line(" · ".join(parts), style="bold")

    def tell(self, events: list[Event], choice: Choice | None = None) -> None:
        """Tells what happened; a played card waits for its trick's line."""
        for event in events:
            if isinstance(event, Played):
                self._trick.append(f"{self._words.seat(event.seat)} {self._words.card(event.card)}")
            elif isinstance(event, TrickTaken):
                self._printer.line(f"  {self._words.join(self._trick)} → {self._words.seat(event.seat)}")
                self._trick = []
            elif isinstance(event, DealBegun):
                self._printer.line()
                self._printer.line(self._words.event(event), style="bold")
            elif isinstance(event, CardsDealt):
                self._printer.line(f"  {self._words.seat(event.seat)}: {self._words.cards(event.cards)}", style="dim")
            elif isinstance(event, DealScored):
                self._score(event)
            elif isinstance(event, MatchOver):
                self._printer.line()
                self._printer.line(self._words.event(event), style="bold")
            else:
                self._printer.line(f"  {self._words.event(event)}")
        if choice is not None and choice.reason:
            self._printer.line(f"      {self._words.reason(choice.reason)}", style="italic dim")

    def _score(self, event: DealScored) -> None:
        if self._trick:  # a deal may end in mid-trick when nothing is left to win
            self._printer.line(f"  {self._words.join(self._trick)}")
            self._trick = []
        for label, values in self._words.score_lines(event.lines):
            self._printer.line(f"    {label}: {' : '.join(map(self._words.number, values))}")
        self._printer.line(f"  {self._words.event(event)}", style="bold")
