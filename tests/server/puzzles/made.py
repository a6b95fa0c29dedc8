"""Puzzles for tests, made from a match of bots: what is right in them is what the heuristic player does."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from vierblatt.analysis import Analysis
from vierblatt.analysis import Settings as AnalysisSettings
from vierblatt.analysis.document import Deal as AnalysedDeal
from vierblatt.analysis.document import Decision, Grades, Option, Verdict
from vierblatt.bots import make
from vierblatt.match import Match
from vierblatt.position import position_of
from vierblatt.puzzles import Puzzle, PuzzleFile, PuzzleKind, PuzzleOption, PuzzleSource, puzzle_id
from vierblatt.puzzles.format import FORMAT
from vierblatt.record import Player, Recorder
from vierblatt.server.store.port import StoredRecord
from vierblatt.shuffle import SeededPacks

#: Puzzles of each game.
COUNT = 12
#: The first rating of the easiest, and what each further one has more.
EASIEST, HARDER = 1000, 100


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Puzzles of a game, the easiest first: calls and cards of one match."""
    packs, bot = SeededPacks(5), make("rules")
    match = Match(game, first_seat=packs.seat(4))
    made: dict[str, Puzzle] = {}
    calls = 0
    while len(made) < COUNT:
        if match.needs_deal or match.over:
            match = match if not match.over else Match(game, first_seat=packs.seat(4))
            match.deal(packs.next(match))
            continue
        choice = bot.choose(match.game, match.concealed(match.turn)).action
        open_actions = match.legal_actions()
        kind: PuzzleKind = "card" if match.game.phases[match.state.phase].asks_for_cards else "call"
        if len(open_actions) > 1 and any(match.state.held) and (kind == "card" or calls < COUNT // 3):
            puzzle = _puzzle(match, choice, open_actions, kind, EASIEST + HARDER * len(made))
            calls += kind == "call"
            made[puzzle.id] = puzzle
        match.do(choice)
    return tuple(made.values())


def _puzzle(match: Match, right: str, open_actions: list[str], kind: PuzzleKind, rating: int) -> Puzzle:
    spec = position_of(match)
    game = spec.pop("game")
    order = [right, *(action for action in open_actions if action != right)]
    options = tuple(
        PuzzleOption(action=action, mean=20.0 - 5 * place, error=0.5, best_in=0.9 if place == 0 else 0.1)
        for place, action in enumerate(order)
    )
    themes = ("lead" if kind == "card" else "first-call", "surprise")[: 1 + rating // HARDER % 2]
    return Puzzle(
        format=FORMAT, id=puzzle_id(match, kind), game=game, kind=kind, position=spec, seat=match.turn,
        options=options, accepted=(right,), margin=5.0, margin_low=4.0, worlds=2048, seed=1, themes=themes,
        rating=rating, source=PuzzleSource(seed=5),
    )  # fmt: skip


#: Small puzzles with a goal, two of each of the four games, as `safety_puzzle_at` finds them in endings.
SAFETY = Path(__file__).parent / "safety.jsonl"


def write(folder: Path, *names: str) -> Path:
    """A folder with the puzzles of these games, as an operator may name it."""
    folder.mkdir(exist_ok=True)
    for game in names:
        PuzzleFile(folder / f"{game}.jsonl", puzzles_of(game)).write()
    return folder


def analysed(game: str = "baloot", people: tuple[str, ...] = ("amal", "", "badr", "")) -> tuple[StoredRecord, Analysis]:
    """A match of one deal, and an analysis that finds three kinds of decisions in it, each twice.

    A clear mistake, one that is not clear, and a fine one, in this order, among those with at least three actions.
    """
    packs, bot = SeededPacks(5), make("rules")
    match = Match(game, first_seat=packs.seat(4))
    recorder = Recorder(match, packs, [Player(name, "human" if name else "rules") for name in people])
    recorder.deal()
    decisions: list[Decision] = []
    number = 0
    while not match.needs_deal and not match.over:
        number += 1
        action, seat = bot.choose(match.game, match.concealed(match.turn)).action, match.turn
        open_actions = match.legal_actions()
        if len(open_actions) > 2 and any(match.state.held) and len(decisions) < 6:
            decisions.append(_decision(len(decisions) % 3, number, seat, action, match.phase, open_actions))
        recorder.do(action)
    record = recorder.record()
    deal = AnalysedDeal(1, record.deals[0].dealer, None, (0, 0), 0, tuple(decisions), (), ())
    analysis = Analysis(
        1, "test", "test", record.head, game, record.rules, record.seats, AnalysisSettings(), Grades(1, 3, 8), True,
        (deal,), (), None,
    )  # fmt: skip
    stored = StoredRecord(
        id="amatch-1", game=game, preset="standard", ended=1, players=[*people], names=[*people], scores=[0, 0],
        winners=[], rated=False, body=record.to_json(),
    )  # fmt: skip
    return stored, analysis


def _decision(sort: int, number: int, seat: int, action: str, phase: str, open_actions: list[str]) -> Decision:
    best, second, *others = [each for each in open_actions if each != action] + [action]
    means = {best: 9.0, second: 8.5 if sort == 1 else 4.0} | dict.fromkeys(others, 0.0)
    options = tuple(Option(each, mean, 0.5) for each, mean in means.items())
    verdict: Verdict = "fine" if sort == 2 else "mistake"
    return Decision(
        number, seat, phase, action, options, best, best, 9.0, 9.0, 0.5, verdict, 256, 0.9, None, "", None, None,
        best_in=0.85,
    )  # fmt: skip
