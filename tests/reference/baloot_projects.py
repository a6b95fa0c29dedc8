"""Projects of the Baloot reference: what a hand holds, which team's projects count, and Baloot."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .baloot_cards import RUN_ORDER, SUITS
from .baloot_options import Options

SUN_VALUE = {"sira": 4, "50": 10, "100": 20, "400": 40}
HOKOM_VALUE = {"sira": 2, "50": 5, "100": 10}
RAW_VALUE = {"sira": 20, "50": 50, "100": 100, "400": 200}

FOUR_OF_A_KIND = 3  # strength class of a 100 made of four equal ranks
RUN_CLASS = {3: ("sira", 1), 4: ("50", 2), 5: ("100", 4)}


@dataclass(frozen=True)
class Project:
    """One project; the greater `strength` (class, then top card) is the better one."""

    name: str
    strength: tuple[int, int]
    cards: frozenset[str]

    def suit(self) -> str | None:
        """The suit of a run, None for four of a kind."""
        suits = {card[1] for card in self.cards}
        return suits.pop() if len(suits) == 1 else None


@cache
def _every_project(sun: bool) -> tuple[Project, ...]:
    """Every run of 3, 4 or 5 and every four of a kind that the pack contains."""
    projects: list[Project] = []
    for top, rank in enumerate(RUN_ORDER):
        height = len(RUN_ORDER) - top
        for suit in SUITS:
            for length, (name, strength_class) in RUN_CLASS.items():
                run = frozenset(r + suit for r in RUN_ORDER[top : top + length])
                if len(run) == length:
                    projects.append(Project(name, (strength_class, height), run))
        four = frozenset(rank + suit for suit in SUITS)
        if rank == "A" and sun:
            projects.append(Project("400", (5, height), four))
        elif rank in "AKQJT":
            projects.append(Project("100", (FOUR_OF_A_KIND, height), four))
    return tuple(projects)


def _candidates(cards: set[str], sun: bool) -> list[Project]:
    """Every project that these cards contain."""
    return [project for project in _every_project(sun) if project.cards <= cards]


def projects_of(hand: set[str], sun: bool) -> list[Project]:
    """A hand's projects (BAL-PROJ-2): the strongest first, then again from the cards left over."""
    left = set(hand)
    result: list[Project] = []
    while candidates := _candidates(left, sun):
        best = max(candidates, key=lambda project: project.strength)
        result.append(best)
        left -= best.cards
    return result


def counting_projects(
    announced: dict[int, list[Project]], order: list[int], trump: str | None, options: Options
) -> list[list[Project]]:
    """Per team the projects that count: all announced ones of the team with the strongest, or none."""
    everything = [(seat, project) for seat in order for project in announced[seat]]
    result: list[list[Project]] = [[], []]
    if not everything:
        return result
    top = max(project.strength for _, project in everything)
    best = [(seat, project) for seat, project in everything if project.strength == top]
    teams = {seat % 2 for seat, _ in best}
    if len(teams) == 2 and options["project_tie"] == "none_scores":
        return result
    if options["project_tie"] == "trump_then_earlier":
        best = [(s, p) for s, p in best if trump is not None and p.suit() == trump] or best
    team = best[0][0] % 2  # `best` is still in playing order of the first trick
    result[team] = [project for seat, project in everything if seat % 2 == team]
    return result


def baloot_counts(announced: list[Project], trump: str, options: Options) -> bool:
    """Whether a player who held king and queen of trumps may count them (BAL-PROJ-10)."""
    pair = {"K" + trump, "Q" + trump}
    touching = [project for project in announced if project.cards & pair]
    if options["baloot_blocked_by"] == "only_100":
        return all(project.name != "100" for project in touching)
    if not touching:
        return True
    return len(touching) == 1 and touching[0].name in ("sira", "50") and pair <= touching[0].cards
