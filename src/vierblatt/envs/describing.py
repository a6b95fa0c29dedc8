"""The layout of a game's observations and its actions, as the tables of `docs/environments.md`."""

from __future__ import annotations

from itertools import groupby

from vierblatt.observations.actions import ActionSpace
from vierblatt.observations.layout import ObservationLayout


def describe(game: str) -> str:
    """Returns two Markdown tables, the parts of an observation and the flat ids; raises BadOption."""
    layout, space = ObservationLayout.of(game), ActionSpace.of(game)
    lines = [
        f"Observation: {layout.size} numbers.",
        "",
        "| from | places | part | scale | what it says |",
        "|---:|---:|---|---:|---|",
        *(f"| {part.at} | {part.length} | `{part.name}` | {part.scale} | {part.text} |" for part in layout.parts),
        "",
        f"Actions: {space.size} flat ids.",
        "",
        "| ids | phase | actions |",
        "|---|---|---|",
    ]
    for phase, ids in groupby(range(space.size), lambda flat: space.split(flat)[0]):
        flats = [*ids]
        first, last = (layout.game.format(*space.split(flat)) for flat in (flats[0], flats[-1]))
        texts = [layout.game.format(*space.split(flat)) for flat in flats]
        actions = ", ".join(texts) if len(texts) <= 15 else f"{first} .. {last}"
        lines.append(f"| {flats[0]}-{flats[-1]} | {layout.game.phases[phase].name} | {actions} |")
    return "\n".join(lines)
