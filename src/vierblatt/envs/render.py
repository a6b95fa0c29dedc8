"""Rendering: the table as one seat sees it, as text (`ansi`, or printed: `human`) or as a picture (`rgb_array`).

A rendering shows only what the viewer may know: their own cards, never another player's. The environments' option
`viewer` selects the viewer: a seat, -1 for a spectator, or None for the seat to act (a spectator after the end).

>>> from vierblatt.envs.episode import Episode
>>> print(render(Episode("baloot"), "ansi").splitlines()[3])
    seat    cards  tricks  call  card
"""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from vierblatt.argument_checks import one_of, seat_number
from vierblatt.envs.episode import Episode
from vierblatt.envs.seat_view import SeatView, seat_view
from vierblatt.extras import packages_of
from vierblatt.games.contract import Game, TableShape
from vierblatt.kernel.state import States
from vierblatt.locale.bidi import strip_isolates

RENDER_MODES: list[str] = ["human", "ansi", "rgb_array"]
Frame = str | npt.NDArray[np.uint8]


def check_render_mode(mode: str | None) -> None:
    """Raises BadOption unless `mode` is None or a render mode."""
    if mode is not None:
        one_of("render_mode", mode, RENDER_MODES)


def check_viewer(viewer: int | None, seats: int) -> None:
    """Raises BadOption unless `viewer` is None, -1 (a spectator) or a seat."""
    if viewer is not None:
        seat_number(viewer, seats, least=-1)


def render(episode: Episode, mode: str | None, viewer: int | None = None) -> Frame | None:
    """The table: text, or uint8 of shape (760, 1120, 3); None if it was printed. Raises MissingPackage."""
    seat = episode.current_player if viewer is None else viewer
    return render_states(episode.game, episode.table, episode.states, mode, seat)


def render_states(
    game: Game, table: TableShape, states: States, mode: str | None, seat: int, i: int = 0
) -> Frame | None:
    """As `render`, for state `i` of a batch, as `seat` (-1: a spectator) sees it."""
    if mode is None:
        return None
    view = seat_view(game, table, states, seat, i)
    if mode == "human":
        sys.stdout.write(as_text(view) + "\n\n")
        return None
    return as_text(view) if mode == "ansi" else as_picture(view)


def as_picture(view: SeatView) -> npt.NDArray[np.uint8]:
    """The picture of the table; raises MissingPackage."""
    with packages_of("research"):
        from vierblatt.envs.picture.table import draw_table
    return draw_table(view)


def as_text(view: SeatView) -> str:
    """The table as text: the seats in the order of play, the scores, the public facts, the viewer's cards."""
    state, words = view.state, view.words
    viewer = "a spectator" if state.seat < 0 else words.seat(state.seat)
    scores = ", ".join(f"{side} {score}" for side, score in zip(view.sides, state.scores, strict=True))
    lines = [f"{words.game_name}, deal {state.deal}, seen by {viewer}", view.question, "", *_seats(view), ""]
    lines += [f"Scores: {scores}", *view.facts]
    if state.hand:
        lines += ["", f"Hand: {words.cards(view.hand)}"]
    if state.legal:
        lines.append("Open: " + ", ".join(words.call(action) for action in state.legal))
    return strip_isolates("\n".join(lines))


def _seats(view: SeatView) -> list[str]:
    """A row for each seat: > is to act, D deals, * is winning the trick."""
    state = view.state
    played = {
        each.seat: view.words.card(each.card) + ("*" if each.seat == state.winning else "") for each in state.trick
    }
    rows = [("", "seat", "cards", "tricks", "call", "card")]
    for seat in view.order:
        sign = (">" if seat == state.turn else " ") + ("D" if seat == state.dealer else " ")
        call, card = view.called.get(seat, ""), played.get(seat, "")
        rows.append((sign, view.words.seat(seat), str(state.hands_held[seat]), str(state.tricks[seat]), call, card))
    widths = [max(len(row[at]) for row in rows) for at in range(6)]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
