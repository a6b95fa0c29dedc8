"""Baloot on a score sheet: who bought what, the raw card points of the buyer's team, projects, Baloot, kaboot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vierblatt.cards import PACK_32, SUITS
from vierblatt.errors import BadSheet
from vierblatt.games.baloot.rules.calls import annul
from vierblatt.games.baloot.rules.doubling import may_double_sun
from vierblatt.games.baloot.rules.doubling_levels import DOUBLE_LEVEL, FOUR_LEVEL, PLAIN
from vierblatt.games.baloot.rules.options import OFF, ON
from vierblatt.games.baloot.rules.projects import RAW
from vierblatt.games.baloot.rules.ranks import NO_TRUMP, PLAIN_POINTS, TRUMP_POINTS
from vierblatt.games.baloot.rules.scoring import lead_of_buyer, score_summary
from vierblatt.games.baloot.rules.state import (
    DOUBLED,
    GAHWA_WON,
    HOKOM_MODE,
    KABOOT,
    KHASARA,
    LAYOUT,
    MADE,
    MISSED,
    PASS,
    SHARED,
    SUN_MODE,
    place_of,
)
from vierblatt.games.baloot.table.events import LEVELS, PROJECT_WORDS, raw_totals
from vierblatt.games.sheets import Condition, DealResult, GameSheet, SheetField, SheetReason
from vierblatt.kernel import engine
from vierblatt.kernel.jit import entry
from vierblatt.kernel.state import NEEDS_DEAL, OVER, States

BOUGHT = ("hokom", "sun", "ashkal")
WITHOUT_TRUMP = BOUGHT[1:]
TEAMS = ("none", "buyer", "others")
NO_YES = ("no", "yes")
LAST_TRICK = 10  #: BAL-SCORE-2
#: BAL-SCORE-2: the raw points of all cards, by contract.
ALL_POINTS = {
    SUN_MODE: sum(PLAIN_POINTS[card] for card in PACK_32) + LAST_TRICK,
    HOKOM_MODE: sum(TRUMP_POINTS[card] if card < 13 else PLAIN_POINTS[card] for card in PACK_32) + LAST_TRICK,
}
MOST_PROJECTS = 4  #: BAL-PROJ-2: two in each of the two hands of a team
#: The fields that count projects: the word -> its field.
COUNTS = {word: word.replace("-", "_") for word in PROJECT_WORDS if word}
#: A verdict -> its rule; ties have reasons of their own.
VERDICTS = {
    MADE: ("made", "BAL-SCORE-7"),
    SHARED: ("tie-shared", "BAL-SCORE-9"),
    MISSED: ("missed", "BAL-SCORE-8"),
    KHASARA: ("khasara", "BAL-SCORE-8"),
    DOUBLED: ("all-to-winner", "BAL-SCORE-10"),
    KABOOT: ("kaboot", "BAL-SCORE-11"),
    GAHWA_WON: ("gahwa", "BAL-SCORE-12"),
}


@entry
def score_summary_at(states: States, i: int) -> None:
    """Scores the summary of state `i`."""
    score_summary(states[i])


@entry
def lead_of_buyer_at(states: States, i: int) -> int:
    """By how much the buyer was ahead in state `i`; 0 on a tie."""
    return lead_of_buyer(states[i])


@entry
def annul_at(states: States, i: int) -> None:
    """A Kawesh of the seat to act."""
    annul(states[i])


@entry
def may_double_sun_at(states: States, i: int) -> bool:
    """Whether the opponents of the buyer may double a sun."""
    return may_double_sun(states[i])


@entry
def place_at(states: States, i: int, seat: int) -> int:
    """The place of a seat."""
    return place_of(states[i], seat)


def fields(states: States) -> Sequence[SheetField]:
    """The contract first; then what was taken and announced."""
    state = LAYOUT.reader(states)
    kawesh = () if state.opt_kawesh == OFF else ("kawesh",)
    in_trumps: Condition = {"contract": ("hokom",)}
    in_sun: Condition = {"contract": WITHOUT_TRUMP}
    bought: Condition = {"contract": BOUGHT}
    taken: list[SheetField] = []
    if state.opt_kaboot == ON:
        taken.append(SheetField("kaboot", "choice", TEAMS, default="none", when=bought))
    counted: Condition = {"kaboot": ("none",)} if taken else {}
    taken += [
        SheetField("cards", "number", most=ALL_POINTS[HOKOM_MODE], when={**in_trumps, **counted}),
        SheetField("cards", "number", most=ALL_POINTS[SUN_MODE], when={**in_sun, **counted}),
    ]
    if state.opt_reverse_kaboot_88:
        taken.append(SheetField("ace", "choice", NO_YES, default="no", when={**in_sun, "kaboot": ("others",)}))
    return [
        SheetField("contract", "choice", (*BOUGHT, "passed", *kawesh)),
        SheetField("buyer", "seat", most=3, when=bought),
        SheetField("trump", "choice", tuple(SUITS), when=in_trumps),
        SheetField("level", "choice", LEVELS[PLAIN:], default=LEVELS[PLAIN], when=in_trumps),
        SheetField("level", "choice", LEVELS[PLAIN : DOUBLE_LEVEL + 1], default=LEVELS[PLAIN], when=in_sun),
        *taken,
        SheetField("projects", "choice", TEAMS, default="none", when=bought),
        *_project_fields(),
        SheetField("baloot", "choice", TEAMS, default="none", when=in_trumps),
    ]


def _project_fields() -> Iterator[SheetField]:
    """How often the team that scores projects has each; only a sun has a four hundred, and only one (BAL-PROJ-4)."""
    for word, name in COUNTS.items():
        whose: Condition = {"projects": TEAMS[1:]}
        if word == PROJECT_WORDS[-1]:
            yield SheetField(name, "number", most=1, default=0, when={**whose, "contract": WITHOUT_TRUMP})
        else:
            yield SheetField(name, "number", most=MOST_PROJECTS, default=0, when=whose)


def score(states: States, result: DealResult) -> None:
    """Passes the deal out, annuls it, or scores its summary."""
    reader = LAYOUT.reader(states)
    if result["contract"] == "passed":
        while reader.phase != NEEDS_DEAL:
            engine.act(states, 0, PASS)  # whatever the question is, the cut included
    elif result["contract"] == "kawesh":
        LAYOUT.write(states, "turn", reader.dealer)
        annul_at(states, 0)
    else:
        _write_contract(states, result)
        _write_summary(states, result)
        score_summary_at(states, 0)


def _write_contract(states: States, result: DealResult) -> None:
    hokom, buyer = result["contract"] == "hokom", int(result["buyer"])
    contract = {
        "mode": HOKOM_MODE if hokom else SUN_MODE,
        "trump": SUITS.index(str(result["trump"])) if hokom else NO_TRUMP,
        "buyer": buyer,
        "ashkal": result["contract"] == "ashkal",
        "level": LEVELS.index(str(result["level"])),
    }
    for name, value in contract.items():
        LAYOUT.write(states, name, value)
    if result["contract"] == "ashkal" and place_at(states, 0, buyer) < 2:
        raise BadSheet("sheet-ashkal", rule="BAL-ASH-2", seat=buyer)
    if not hokom and contract["level"] > PLAIN and not may_double_sun_at(states, 0):
        raise BadSheet("sheet-sun-double", rule="BAL-DBL-5")


def _write_summary(states: States, result: DealResult) -> None:
    """Writes what `summarise` would have found in the cards."""
    state = LAYOUT.reader(states)
    side, total = state.buyer % 2, ALL_POINTS[state.mode]
    kaboot = result.get("kaboot", "none")
    cards = int(result.get("cards", total if kaboot == "buyer" else 0))
    if 1 in {cards, total - cards}:  # no cards are worth one point together
        raise BadSheet("sheet-cards", rule="BAL-SCORE-1", points=cards, total=total)
    if result.get("ace") == "yes" and place_at(states, 0, state.buyer) != 0:
        raise BadSheet("sheet-ace", rule="BAL-SCORE-11", seat=state.buyer)
    tricks = {"buyer": (1, 0), "others": (0, 1)}.get(str(kaboot), (1, 1))
    summary = {
        "sum_mode": state.mode,
        "sum_buyer": side,
        "sum_level": state.level,
        "sum_ace_first": result.get("ace") == "yes",
        "sum_cards": _by_side(side, cards, total - cards),
        "sum_tricks": _by_side(side, *tricks),
        "sum_projects": _whose(side, str(result["projects"]), _raw_projects(result)),
        "sum_baloots": _whose(side, str(result.get("baloot", "none")), 1),
    }
    for name, value in summary.items():
        LAYOUT.write(states, name, value)


def _by_side(buyer: int, own: int, others: int) -> list[int]:
    return [own, others] if buyer == 0 else [others, own]


def _whose(buyer: int, team: str, value: int) -> list[int]:
    return _by_side(buyer, value if team == "buyer" else 0, value if team == "others" else 0)


def _raw_projects(result: DealResult) -> int:
    """BAL-PROJ-1: the raw value of the projects that count."""
    if result["projects"] == "none":
        return 0
    counts = {word: int(result.get(name, 0)) for word, name in COUNTS.items()}
    if not 0 < sum(counts.values()) <= MOST_PROJECTS:
        raise BadSheet("sheet-projects", rule="BAL-PROJ-2", projects=sum(counts.values()), most=MOST_PROJECTS)
    return sum(int(RAW[PROJECT_WORDS.index(word)]) * count for word, count in counts.items())


def reasons(states: States, result: DealResult) -> list[SheetReason]:
    """Who gets what, what multiplies it, the projects and the Baloot that count, the end of the match."""
    state = LAYOUT.reader(states)
    if result["contract"] not in BOUGHT:
        passed = result["contract"] == "passed"
        return [SheetReason(str(result["contract"]), "BAL-BID-13" if passed else "BAL-BID-14")]
    return [_verdict(state, tied=lead_of_buyer_at(states, 0) == 0), *_factors(state), *_extras(state), *_end(state)]


def _verdict(state: Any, *, tied: bool) -> SheetReason:
    name, rule = VERDICTS[state.verdict]
    raw, buyer = raw_totals(state), state.sum_buyer
    winner = 0 if state.deal_scores[0] > state.deal_scores[1] else 1
    if state.verdict == KHASARA and tied:
        name, rule = "tie-buyer-fails", "BAL-SCORE-9"
    elif state.verdict == DOUBLED and tied:
        name = "tie-doubled"
    elif state.verdict == KABOOT and state.sum_ace_first and winner != buyer:
        name = "kaboot-reverse"
    return SheetReason(name, rule, {"side": winner, "raw": raw[buyer], "others": raw[1 - buyer]})


def _factors(state: Any) -> Iterator[SheetReason]:
    if state.sum_level == PLAIN or state.verdict == GAHWA_WON:
        return
    plain_cards = state.verdict == KABOOT and not state.opt_kaboot_multiplied
    name, rule = ("kaboot-plain", "BAL-SCORE-11") if plain_cards else ("doubled", "BAL-DBL-8")
    yield SheetReason(name, rule, {"times": min(state.sum_level, FOUR_LEVEL)})
    if state.opt_project_multiplier_cap2 and state.sum_level > DOUBLE_LEVEL and any(state.sum_projects):
        yield SheetReason("projects-twice", "BAL-PROJ-11")


def _extras(state: Any) -> Iterator[SheetReason]:
    if state.verdict == GAHWA_WON:
        return
    for side in range(2):
        if state.sum_projects[side]:
            yield SheetReason("projects", "BAL-PROJ-7", {"side": side, "raw": state.sum_projects[side]})
        if state.sum_baloots[side]:
            lost = state.verdict == KABOOT and state.deal_scores[side] == 0
            yield SheetReason(*(("baloot-lost", "BAL-SCORE-11") if lost else ("baloot", "BAL-PROJ-11")), {"side": side})


def _end(state: Any) -> Iterator[SheetReason]:
    both = min(state.scores[:2]) >= state.opt_target
    if state.phase == OVER and state.verdict == GAHWA_WON:
        yield SheetReason("end-gahwa", "BAL-DBL-9")
    elif state.phase == OVER:
        yield SheetReason("end-both", "BAL-END-2") if both else SheetReason("end", "BAL-END-1")
    elif both:
        yield SheetReason("one-more", "BAL-END-2")


SHEET = GameSheet(fields=fields, score=score, reasons=reasons)
