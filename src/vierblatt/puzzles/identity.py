"""The id of a puzzle: a hash of the question and of what its solver sees, which tells nobody a hidden card.

A hash of the whole deal would give the hidden cards of a short ending away: there are few ways in which they can lie,
and whoever hashes them all finds the one with this id.
"""

from __future__ import annotations

import hashlib
import json

from vierblatt.games.options import plain
from vierblatt.match import Match
from vierblatt.view import view_of

#: Hexadecimal digits of the hash in an id.
ID_DIGITS = 12


def puzzle_id(match: Match, kind: str) -> str:
    """The id of a puzzle of a kind at this point of a match, for the seat to act.

    >>> from vierblatt.match import Match
    >>> match = Match("kout_bo")
    >>> _ = match.deal([*match.table.pack])
    >>> puzzle_id(match, "call").startswith("kout_bo-call-"), puzzle_id(match, "call") == puzzle_id(match, "card")
    (True, False)
    """
    view = view_of(match, match.turn)
    seen = {
        "game": view.game,
        "kind": kind,
        "options": plain(match.rules.changed),
        "seat": view.seat,
        "dealer": view.dealer,
        "deal": view.deal,
        "scores": view.scores,
        "hand": view.hand,
        "legal": view.legal,
        "actions": actions_seen(match, view.seat),
    }
    text = json.dumps(seen, sort_keys=True, separators=(",", ":"))
    return f"{id_start(view.game, kind)}{hashlib.sha256(text.encode()).hexdigest()[:ID_DIGITS]}"


def id_start(game: str, kind: str) -> str:
    """What the ids of puzzles of a kind begin with."""
    return f"{game}-{kind}-"


def actions_seen(match: Match, seat: int) -> list[str]:
    """The actions of the deal as a seat knows them: a secret one of another seat is an empty text."""
    actions = [*match.deals[-1][1]]
    replay = match.copy()
    replay.undo(len(actions))
    seen = []
    for action in actions:
        phase = replay.state.phase
        secret = match.game.phases[phase].secret and replay.turn != seat
        seen.append("" if secret else match.game.format(phase, action))
        replay.act(action)
    return seen
