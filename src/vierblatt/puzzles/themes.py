"""The themes of a puzzle: tags that the engine finds in the position and in the right action.

A theme is named by the message ``puzzle-theme-NAME`` in the locale files. Themes are found from the game's rules and
from the reasons for a card that all games share, so a game needs to do nothing for them.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from vierblatt.cards import parse_card
from vierblatt.errors import VierblattError
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.match import Match
from vierblatt.puzzles.format import Puzzle
from vierblatt.reasons import card_reasons
from vierblatt.view import view_of

#: Every theme, in the order of a puzzle's list.
THEMES: tuple[str, ...] = (
    "opening-lead",  # the first card of the deal
    "lead",  # a later lead
    "follow",  # a card of the suit that was led
    "ruff",  # a trump, on another suit
    "discard",  # another card, on another suit
    "last-to-play",  # the last card of the trick
    "draw-trumps",  # a lead of trumps
    "win-trick",  # the right card takes the trick, as far as it has gone, while another would not
    "duck",  # the right card leaves the trick to others, while another would take it
    "partner-winning",  # the own side is winning the trick
    "ending",  # at most four cards in hand
    "no-trumps",  # a deal without trumps
    "first-call",  # nobody has called yet
    "pass",  # to pass is right
    "call",  # to call is right, and to pass is possible
    "surprise",  # the heuristic player goes wrong here
    "contract",  # the contract turns on this trick
    "cash-winner",  # a card that nobody can beat is played while it counts
    "over-ruff",  # a higher trump than the one in the trick
    "overtake-partner",  # the right card goes over the partner's
    "feed-partner",  # points for the partner's trick
    "trust-partner",  # the partner has, or is likely to have, the card that matters
    "partner-ruffs",  # the partner may ruff
    "keep-strength",  # a strong card is kept for later
    "keep-trumps",  # trumps are saved
    "make-void",  # the last, or last but one, card of a suit goes
    "throw-penalty",  # a card that costs goes into another player's trick
    "throw-danger",  # a card that might have to take a trick goes
)
#: The reasons for a card that make a theme, if no other card has them too (`vierblatt.reasons`).
OF_REASONS: Mapping[str, str] = {
    **dict.fromkeys(("makes-contract", "defeats-contract", "keeps-them-short", "takes-every-trick"), "contract"),
    **dict.fromkeys(("cashes-winner", "leads-master"), "cash-winner"),
    "over-ruffs": "over-ruff",
    "overtakes-partner": "overtake-partner",
    **dict.fromkeys(("feeds-partner", "feeds-partner-for-now"), "feed-partner"),
    **dict.fromkeys(("partner-has-master", "partners-suit", "partner-to-come"), "trust-partner"),
    "partner-can-ruff": "partner-ruffs",
    **dict.fromkeys(("keeps-last-winner", "keeps-master", "keeps-guard", "keeps-low"), "keep-strength"),
    "keeps-trumps": "keep-trumps",
    **dict.fromkeys(("makes-void", "makes-singleton", "clears-suit", "shortens-suit"), "make-void"),
    "throws-penalty": "throw-penalty",
    "throws-danger": "throw-danger",
}
#: Cards in hand with which an ending begins.
ENDING = 4
PASS = "pass"  # noqa: S105 - a call


def themes_of(match: Match, accepted: list[str]) -> tuple[str, ...]:
    """The themes of a position, with its right actions, the best first."""
    found = _card_themes(match, accepted) if match.state.phase == PLAY else _call_themes(match, accepted)
    if usual_action(match) not in accepted:
        found.add("surprise")
    return tuple(theme for theme in THEMES if theme in found)


def with_themes(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its themes found anew, for one that was made by an earlier version; raises BadPuzzle."""
    return msgspec.structs.replace(puzzle, themes=themes_of(puzzle.match(), [*puzzle.accepted]))


def usual_action(match: Match) -> str:
    """What the heuristic player does at the position."""
    code = int(engine.policy(match.concealed(match.turn), 0))
    return match.game.format(match.state.phase, code % LOG_ACTION)


def _card_themes(match: Match, accepted: list[str]) -> set[str]:
    state, best = match.state, accepted[0]
    trump = view_of(match, match.turn).headline.trump
    found = _reason_themes(match, accepted)
    if not trump:
        found.add("no-trumps")
    if state.held[match.turn] <= ENDING:
        found.add("ending")
    if not state.in_trick:
        found.add("lead" if state.trick_no else "opening-lead")
        if trump and best[1] == trump:
            found.add("draw-trumps")
        return found
    led = view_of(match, match.turn).trick[0].card[1]
    found.add("follow" if best[1] == led else "ruff" if best[1] == trump else "discard")
    if state.in_trick == match.table.seats - 1:
        found.add("last-to-play")
    if match.table.side(state.winning) == match.table.side(match.turn):
        found.add("partner-winning")
    takes = {action: _takes(match, action) for action in match.legal_actions()}
    if len({*takes.values()}) > 1:
        found.add("win-trick" if takes[best] else "duck")
    return found


def _reason_themes(match: Match, accepted: list[str]) -> set[str]:
    """The themes of the reasons that speak for the best card and for none of the wrong ones."""
    wrong = [parse_card(card) for card in match.legal_actions() if card not in accepted]
    reasons = card_reasons(match.game, match.concealed(match.turn), parse_card(accepted[0]), wrong)
    return {OF_REASONS[each.name] for each in reasons if each.distinguishing and each.name in OF_REASONS}


def _takes(match: Match, action: str) -> bool:
    """Whether a card is the highest of the trick so far."""
    seat, after = match.turn, match.copy()
    try:
        after.do(action)
    except VierblattError:  # the rules would deal cards that the position does not name
        return False
    state = after.state
    return bool((state.winning if state.in_trick else state.last_winner) == seat)


def _call_themes(match: Match, accepted: list[str]) -> set[str]:
    found = set()
    if not match.deals[-1][1]:
        found.add("first-call")
    if PASS in match.legal_actions():
        found.add("pass" if PASS in accepted else "call")
    return found
