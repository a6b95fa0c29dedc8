"""How strong a net was in the course of its training: a table in a file, and a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from vierblatt.whole_files import draft_for


class Row(NamedTuple):
    """A measurement. seconds: processor time of all threads, without measurements. against_rules: points a deal."""

    update: int
    seconds: float
    decisions: int
    against_rules: float
    half_width: float  #: of the 95 % interval

    def __str__(self) -> str:
        return (
            f"update {self.update}: {self.seconds:.0f} s, {self.decisions} decisions, "
            f"{self.against_rules:+.2f} ± {self.half_width:.2f} against rules"
        )


def write(curve: Sequence[Row], file: Path) -> None:
    """Writes the table as CSV, as a whole or not at all."""
    with draft_for(file) as draft, draft.open("w", encoding="utf-8", newline="") as stream:
        table = csv.writer(stream)
        table.writerow(Row._fields)
        table.writerows([*row[:3], round(row.against_rules, 3), round(row.half_width, 3)] for row in curve)


def read(file: Path) -> list[Row]:
    """Reads the table."""
    with file.open(encoding="utf-8", newline="") as stream:
        return [Row(int(u), float(s), int(d), float(m), float(h)) for u, s, d, m, h in [*csv.reader(stream)][1:]]


def draw(game: str, curve: Sequence[Row], file: Path) -> None:
    """Draws the curve with its intervals."""
    import numpy as np
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    minutes, mean, reach = (np.array([row[k] for row in curve]) for k in (1, 3, 4))
    minutes = minutes / 60
    axes.plot(minutes, mean)
    axes.fill_between(minutes, mean - reach, mean + reach, alpha=0.25)
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set(xlabel="training, minutes of processor time", ylabel="points a deal against rules", title=game)
    figure.savefig(file, dpi=120)
    plt.close(figure)
