"""What a seat may know about the current deal, as text with every action in order: one text per information set."""

from __future__ import annotations

from typing import Any

from vierblatt.cards import cards_text
from vierblatt.games.contract import Game, TableShape
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, SECRET, States, shared_fields


def information_text(game: Game, table: TableShape, states: States, seat: int) -> str:
    """Returns the text for a seat (-1: a spectator), made from the concealed record only."""
    s = game.layout.reader(game.layout.conceal(states, seat))
    lines = [
        f"{game.id} deal {s.deal_no} dealer {s.dealer} scored {s.scored} scores {_row(s.scores[: table.sides])}",
        f"{game.phases[s.phase].name}" + (f" turn {s.turn}" if s.turn >= 0 else ""),
    ]
    if seat >= 0:
        lines.append(f"seat {seat} hand {cards_text(s.hands[seat])}")
        lines += [f"{name} {values[seat]}" for name, values in _own(game, s) if values[seat]]
    lines += [_fact(fact) for fact in game.table.facts(s)]
    # The facts do not cover every public field, so two situations with the same facts may still differ.
    lines.append(" ".join(f"{name}={_number(getattr(s, name))}" for name in _public(game)))
    lines += [_action(game, entry) for entry in s.log[: s.logged]]
    return "\n".join(lines)


def _row(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _own(game: Game, s: Any) -> list[tuple[str, list[int]]]:
    fields = game.layout.fields
    return [(name, getattr(s, name)) for name in fields if fields[name].visibility == "seat" and name != "hands"]


def _public(game: Game) -> list[str]:
    """The game's public fields about the current deal, without options and the last deal's summary."""
    own = list(game.layout.fields)[len(shared_fields(1, 1)) :]
    # The last is of tables at which faults can be claimed, which no environment plays.
    past = ("opt_", "sum_", "verdict", game.layout.marker, "claim_")
    return [name for name in own if game.layout.fields[name].visibility == "public" and not name.startswith(past)]


def _number(value: int | list[int]) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _fact(fact: Any) -> str:
    return f"{fact.name} {fact.value}" if fact.seat is None else f"{fact.name} of {fact.seat}: {fact.value}"


def _action(game: Game, entry: int) -> str:
    phase, seat = entry // (LOG_ACTION * LOG_SEAT), entry // LOG_ACTION % LOG_SEAT
    action = entry % LOG_ACTION
    text = "secret" if action == SECRET else game.format(phase, action)
    return f"{seat}: {game.phases[phase].name} {text}"
