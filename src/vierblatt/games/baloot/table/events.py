"""What Baloot shows beyond calls, cards, tricks and scores: events, facts, and the lines that explain a score."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import NAMES, SUITS, card_list, cards_text
from vierblatt.games.baloot.rules.doubling_levels import FOUR_LEVEL, PLAIN
from vierblatt.games.baloot.rules.options import AS_SUN
from vierblatt.games.baloot.rules.projects import FOUR_HUNDRED, HUNDRED_KIND
from vierblatt.games.baloot.rules.state import (
    ANNOUNCING,
    BALOOT,
    BIDDING,
    BY_ACCUSATION,
    COUNTING,
    CUTTING,
    DOUBLED,
    DOUBLING,
    GAHWA_WON,
    HOKOM_MODE,
    KABOOT,
    KHASARA,
    MADE,
    MISSED,
    NO_CONTRACT,
    NO_SIDE,
    PASS,
    PHASES,
    SAWA_ASKED,
    SHARED,
    SUN_MODE,
)
from vierblatt.games.events import Event, Fact, ScoreLine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, NEEDS_DEAL, PLAY

PROJECT_WORDS = ("", "sira", "fifty", "hundred", "four-hundred")
LEVELS = ("", "plain", "double", "triple", "four", "gahwa")
IN_ROUND_TWO = "pass-second"  #: how a pass of the second round is worded
IN_PLAY = frozenset({PLAY, ANNOUNCING, BALOOT, SAWA_ASKED, COUNTING})
PROJECT_TRICKS = 2  #: after these tricks there are no events about projects
OWN = {MADE: "made", SHARED: "shared", MISSED: "missed"}  #: each team writes its own points
VERDICTS = {KHASARA: "khasara", DOUBLED: "doubled", KABOOT: "kaboot", GAHWA_WON: "gahwa"}


class PublicCard(Event, frozen=True, tag="baloot-public-card"):
    """The public card was turned up."""

    card: str


class SecondRound(Event, frozen=True, tag="baloot-second-round"):
    """All four passed; the dealer calls the second round."""

    seat: int


class Bought(Event, frozen=True, tag="baloot-bought"):
    """The contract is fixed: sun, or Ashkal; `key` says which."""

    seat: int
    key: str


class BoughtHokom(Event, frozen=True, tag="baloot-bought-hokom"):
    """The contract is fixed: hokom in this suit."""

    seat: int
    suit: str


class CardTaken(Event, frozen=True, tag="baloot-card-taken"):
    """The public card went into a hand."""

    seat: int
    card: str


class NobodyBought(Event, frozen=True, tag="baloot-nobody-bought"):
    """Eight passes: the deal is void."""


class KaweshShown(Event, frozen=True, tag="baloot-kawesh"):
    """A hand of nothing but 7, 8 and 9 annulled the deal."""

    seat: int
    cards: list[str]


class ProjectSaid(Event, frozen=True, tag="baloot-project"):
    """A project was announced, by its word only."""

    seat: int
    key: str


class ProjectHeight(Event, frozen=True, tag="baloot-project-height"):
    """How high a player's best project is, announced because the other team's best has the same word."""

    seat: int
    key: str


class ProjectsWon(Event, frozen=True, tag="baloot-projects-won"):
    """The projects were compared, and this team scores all of its own."""

    side: int


class ProjectsTied(Event, frozen=True, tag="baloot-projects-tied"):
    """The best projects are equal, and no team scores any."""


class ProjectsShown(Event, frozen=True, tag="baloot-projects-shown"):
    """A player showed the cards of their projects."""

    seat: int
    cards: list[str]


class BalootBarred(Event, frozen=True, tag="baloot-baloot-barred"):
    """A player had king and queen of trumps, but an announced project blocks the Baloot."""

    seat: int


class BalootSaid(Event, frozen=True, tag="baloot-baloot"):
    """A player declared king and queen of trumps."""

    seat: int


class SawaLaid(Event, frozen=True, tag="baloot-sawa-laid"):
    """A player laid down the cards that are to win the rest."""

    seat: int
    cards: list[str]


def dealt(after: Any) -> list[Event]:
    """The event of the card turned up, unless the cutter is to speak first."""
    return [PublicCard(card=NAMES[after.public_card])] if after.public_card >= 0 else []


def events(before: Any, action: int, after: Any) -> list[Event]:
    """The events that an action caused."""
    phase = before.phase
    if phase in IN_PLAY:
        caused = _projects(before, after) if before.trick_no < PROJECT_TRICKS and action < LOG_ACTION else []
        if after.baloot_seat != before.baloot_seat:
            caused.append(BalootSaid(seat=after.baloot_seat))
        if after.baloot_barred != before.baloot_barred:
            caused.append(BalootBarred(seat=after.baloot_barred))
        if after.claim_sawa != before.claim_sawa and after.claim_sawa:
            seat = after.claim_sawa - 1
            caused.append(SawaLaid(seat=seat, cards=card_list(after.hands[seat])))
        return caused
    if phase == CUTTING:
        return dealt(after)
    if phase == DOUBLING:
        return _second_deal(before, after)
    return _buying(before, action, after)


def _buying(before: Any, action: int, after: Any) -> list[Event]:
    seat = before.turn
    if after.phase == NEEDS_DEAL:
        if before.phase == BIDDING and action == PASS:
            return [NobodyBought()]
        shown = KaweshShown(seat=seat, cards=card_list(after.shown[seat]))
        return [_bought(after), shown] if after.opt_kawesh == AS_SUN else [shown]
    if after.phase in {DOUBLING, PLAY, ANNOUNCING}:
        return [_bought(after), *_second_deal(before, after)]
    return [SecondRound(seat=after.dealer)] if after.bid_round != before.bid_round else []


def _bought(after: Any) -> Event:
    if after.mode == HOKOM_MODE:
        return BoughtHokom(seat=after.buyer, suit=SUITS[after.trump])
    return Bought(seat=after.buyer, key="ashkal" if after.ashkal else "sun")


def _second_deal(before: Any, after: Any) -> list[Event]:
    if after.phase == DOUBLING:
        return []
    card = after.public_card
    return [CardTaken(seat=seat, card=NAMES[card]) for seat in range(4) if after.hands[seat] >> card & 1]


def _said(code: int) -> list[str]:
    return [PROJECT_WORDS[word] for word in (code & 7, code >> 3) if word]


def _height(height: int) -> str:
    kind, top = divmod(height, 16)
    return f"{'four' if kind in {HUNDRED_KIND, FOUR_HUNDRED} else 'run'}-{NAMES[top][0].lower()}"


def _projects(before: Any, after: Any) -> list[Event]:
    """Projects are announced in the first trick, compared at its end, and shown in the second."""
    seat = before.turn
    caused: list[Event] = []
    if before.trick_no > 0:
        if after.shown[seat] != before.shown[seat]:
            caused.append(ProjectsShown(seat=seat, cards=card_list(after.shown[seat])))
        return caused
    if after.announced[seat] != before.announced[seat]:
        caused += [ProjectSaid(seat=seat, key=word) for word in _said(after.announced[seat])]
    for place in range(1, 5):  # in the order in which they played, from the dealer's right
        named = (after.dealer + place) % 4
        if after.heights[named] != before.heights[named]:
            caused.append(ProjectHeight(seat=named, key=_height(after.heights[named])))
    if after.project_side != before.project_side:
        if after.project_side != NO_SIDE:
            caused.append(ProjectsWon(side=after.project_side))
        elif any(after.announced):
            caused.append(ProjectsTied())
    return caused


def wordings(state: Any) -> dict[str, str]:
    """In Arabic, a pass is a different word in the second round."""
    return {"pass": IN_ROUND_TWO} if state.phase == BIDDING and state.bid_round == 2 else {}


def facts(state: Any) -> list[Fact]:
    """The public card, the calls, the contract, the stake, the projects."""
    known: list[Fact] = []
    if state.public_card >= 0:
        known.append(Fact("public-card", "card", NAMES[state.public_card]))
    if state.mode != NO_CONTRACT:
        known += _contract(state)
    elif state.public_card >= 0:
        known.append(Fact("round", "number", state.bid_round))
    known += _bids(state)
    for seat, (announced, shown) in enumerate(zip(state.announced, state.shown, strict=True)):
        known += [Fact("project", "key", word, seat) for word in _said(announced)]
        if state.heights[seat]:
            known.append(Fact("height", "key", _height(state.heights[seat]), seat))
        if shown:
            known.append(Fact("shown", "cards", cards_text(shown), seat))
    if state.project_side in {0, 1}:
        known.append(Fact("projects-won", "side", state.project_side))
    if state.baloot_seat >= 0:
        known.append(Fact("baloot", "seat", state.baloot_seat))
    return known


def _contract(state: Any) -> list[Fact]:
    mode = "ashkal" if state.ashkal else "sun" if state.mode == SUN_MODE else "hokom"
    known = [Fact("mode", "key", mode), Fact("buyer", "seat", state.buyer)]
    if state.trump < len(SUITS):
        known.append(Fact("trump", "suit", SUITS[state.trump]))
    if state.level > PLAIN:
        known.append(Fact("level", "key", LEVELS[state.level]))
        if state.mode == HOKOM_MODE:
            known.append(Fact("lead", "key", "locked" if state.locked else "open"))
    return known


def _bids(state: Any) -> list[Fact]:
    """The last call of each seat in the auction."""
    last: dict[int, str] = {}
    passes = 0
    for entry in state.log[: state.logged]:
        where, action = divmod(entry, LOG_ACTION)
        phase, seat = divmod(where, LOG_SEAT)
        if phase == PLAY:
            break
        if BIDDING <= phase <= DOUBLING:
            last[seat] = PHASES[phase].actions[action]
            if phase == BIDDING and action == PASS:
                last[seat] = IN_ROUND_TWO if passes >= len(state.announced) else last[seat]
                passes += 1
    return [Fact("bid", "call", last[seat], seat) for seat in sorted(last)]


def score_lines(state: Any) -> list[ScoreLine]:
    """Raw points first, since they decide; then the points written down. After a verdict, no cards are counted."""
    if state.verdict == BY_ACCUSATION:
        return _awarded_lines(state)
    cards, projects = state.sum_cards[:2], state.sum_projects[:2]
    raw_baloot = [20 * count for count in state.sum_baloots[:2]]
    lines = [ScoreLine("raw-cards", cards)]
    if any(projects):
        lines.append(ScoreLine("raw-projects", projects))
    if any(raw_baloot):
        lines.append(ScoreLine("raw-baloot", raw_baloot))
    lines.append(ScoreLine("raw-total", raw_totals(state)))
    if state.verdict in OWN:
        return lines + _shared_lines(state)
    if state.sum_level > PLAIN:
        lines.append(ScoreLine("factor", [min(state.sum_level, FOUR_LEVEL)] * 2))
    return [*lines, ScoreLine(VERDICTS[state.verdict], state.deal_scores[:2])]


def raw_totals(state: Any) -> list[int]:
    """The raw points of both teams, by which the deal was decided."""
    parts = zip(state.sum_cards[:2], state.sum_projects[:2], state.sum_baloots[:2], strict=True)
    return [cards + projects + 20 * baloots for cards, projects, baloots in parts]


def _awarded_lines(state: Any) -> list[ScoreLine]:
    lines = _bonus_lines(state)
    if state.sum_level > PLAIN:
        lines.append(ScoreLine("factor", [min(state.sum_level, FOUR_LEVEL)] * 2))
    return [*lines, ScoreLine("accusation", state.deal_scores[:2])]


def _bonus_lines(state: Any) -> list[ScoreLine]:
    tenth = 5 if state.sum_mode == SUN_MODE else 10
    projects = [raw // tenth for raw in state.sum_projects[:2]]
    baloot = [2 * count for count in state.sum_baloots[:2]]
    lines = [ScoreLine("projects", projects)] if any(projects) else []
    return [*lines, ScoreLine("baloot", baloot)] if any(baloot) else lines


def _shared_lines(state: Any) -> list[ScoreLine]:
    bonus = _bonus_lines(state)
    cards = [state.deal_scores[side] - sum(line.values[side] for line in bonus) for side in range(2)]
    return [ScoreLine("cards", cards), *bonus, ScoreLine(OWN[state.verdict], state.deal_scores[:2])]
