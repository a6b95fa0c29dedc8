"""`vierblatt watch`: a match between bots as text."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vierblatt.bots import NAMES, Bot, Choice, check_game, make, split
from vierblatt.bots.explaining import explained
from vierblatt.cli.arguments import (
    STANDARD_RULES,
    GameName,
    HouseRules,
    Lang,
    WholeNumber,
    WholeNumberOrNone,
    chosen_language,
)
from vierblatt.cli.files import try_files, writing
from vierblatt.cli.names import bot_known_as
from vierblatt.cli.output import shows_suits
from vierblatt.cli.words import Printer, tell_compiling
from vierblatt.errors import BadOption
from vierblatt.games.contract import Game
from vierblatt.games.events import Called, CardsDealt, DealBegun, DealScored, Event, MatchOver, Played, TrickTaken
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.record import Recorder, save
from vierblatt.shuffle import SeededPacks


def watch(
    game: GameName,
    /,
    *,
    house_rules: HouseRules = STANDARD_RULES,
    seed: Annotated[WholeNumberOrNone, Parameter(help="Fixes the cards; without it every match is new.")] = None,
    lang: Lang = None,
    bots: Annotated[str, Parameter(help="One bot for all seats, or one per seat: rules,random,...")] = "rules",
    deals: Annotated[WholeNumber, Parameter(help="Stop after this many deals; 0 plays the match to its end.")] = 0,
    why: Annotated[bool, Parameter(negative="", help="Print the bots' reasons too.")] = False,
    save: Annotated[Path | None, Parameter(help="Write the match's record to this file.")] = None,
) -> None:
    """Prints a match that bots play."""
    language = chosen_language(lang)
    chosen, rules = house_rules.of(game)
    if deals < 0:
        raise BadOption("bad-value", option="deals", value=str(deals), takes="0..")
    try_files(save)
    tell_compiling(language)
    seed = secrets.randbits(32) if seed is None else seed
    packs = SeededPacks(seed)
    seats = chosen.rules.shape(rules.values).seats
    match = Match(chosen, rules, first_seat=packs.seat(seats))
    players = seat_bots(bots, chosen, seats, seed)
    recorder = Recorder(match, packs, seats=[bot.name for bot in players])
    printer = MatchPrinter(Printer(language), match)
    printer.heading(house_rules.preset, seed)
    while not match.over:
        if match.needs_deal:
            if deals and len(match.deals) == deals:
                break
            printer.tell(recorder.deal())
            continue
        seat = match.turn
        known = match.concealed(seat)
        choice = players[seat].choose(match.game, known)
        answer = explained(match.game, known, choice) if why else None
        printer.tell(recorder.do(choice.action), answer)
    if save is not None:
        write(save, recorder)


def write(path: Path, recorder: Recorder) -> None:
    """Saves a record; raises BadOption when the place cannot be written."""
    with writing(path):
        save(recorder.record(), path)


def seat_bots(names: str, game: Game, seats: int, seed: int) -> list[Bot]:
    """The bots that `--bots` names: one for all or one a seat; raises BadOption, and BadPolicy for another game's."""
    parts = [bot_known_as(name, NAMES) for name in split(names)]
    if len(parts) not in {1, seats}:
        raise BadOption("bots-count", given=len(parts), seats=seats)
    made = [make(name, seed + i) for i, name in enumerate(parts * seats if len(parts) == 1 else parts)]
    for bot in made:
        check_game(bot, game)
    return made


class MatchPrinter:
    """Words a match for a plain terminal: a line a call, a line a trick, a block a score."""

    def __init__(self, printer: Printer, match: Match) -> None:
        self._printer = printer
        self._words = Words(printer.words.language, match.game, suit_symbols=shows_suits())

    def heading(self, preset: str, seed: int | None) -> None:
        """What is played, by which rules, from which seed."""
        words = self._words
        parts = [words.game_name, words.preset(preset) if preset else words.text("own-rules")]
        if seed is not None:
            parts.append(words.text("seed-is", seed=str(seed)))
        self._printer.line(" · ".join(parts), style="bold")

    def tell(self, events: list[Event], choice: Choice | None = None) -> None:
        """Prints the events; cards appear with their trick, or one by one where the player's reason is shown."""
        for event in events:
            self._tell(event, choice)

    def tell_taken_back(self, lines: list[list[Event]]) -> None:
        """Prints what was played from here and taken back, a line each time."""
        words = self._words
        for events in lines:
            played = " · ".join(words.event(event) for event in events)
            self._printer.line(f"  {words.text('replay-taken-back')}: {played}", style="dim")

    def _tell(self, event: Event, choice: Choice | None) -> None:
        words, line = self._words, self._printer.line
        if isinstance(event, Played | Called) and choice is not None and choice.reason:
            line(f"  {words.event(event)}  - {words.reason(choice.reason, choice.figures)}")
        elif isinstance(event, Played):
            pass
        elif isinstance(event, DealBegun | MatchOver):
            line()
            line(words.event(event), style="bold")
        elif isinstance(event, CardsDealt):
            line(f"  {words.seat(event.seat)}: {words.cards(event.cards)}", style="dim")
        elif isinstance(event, TrickTaken):
            arrow = "←" if words.right_to_left else "→"
            line(f"  {words.seat(event.leader_seat)}: {words.cards(event.cards)} {arrow} {words.seat(event.seat)}")
        elif isinstance(event, DealScored):
            line(f"  {words.outcome(event)}")
            for (label, _), row in zip(words.score_lines(event.lines), event.lines, strict=True):
                line(f"    {label}: {words.ratio(row.values)}")
            line(f"  {words.event(event)}", style="bold")
        else:
            line(f"  {words.event(event)}")
