"""The themes of a puzzle: tags that the engine finds in the position and in the right action.

A theme is named by the message ``puzzle-theme-NAME`` in the locale files. Themes are found from the game's rules alone,
so a game needs to do nothing for them.
"""

from __future__ import annotations

import msgspec

from vierblatt.errors import VierblattError
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.match import Match
from vierblatt.puzzles.format import Puzzle
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
)
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
    found = set()
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
