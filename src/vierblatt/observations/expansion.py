"""Observations as inputs for a network: float32, every number divided by its scale, calls one-hot.

The parts keep their order. How a part is expanded depends on its name:

- `calls`: a one-hot row for each call. Its places are the calls by flat id, from the first id after the cards; in games
  in which a call may be secret, one place more is for a call that this seat does not know.
- `callers`: a one-hot row for each call. Its places are the seats that may have made it, as everywhere relative to the
  observer.
- `scores`: one number for each side, the hundreds and the rest together, divided by the scale.
- every other part: as it is, divided by the scale.

Sorting suits (`vierblatt.policies.suits`) needs the observations themselves: do it before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vierblatt.argument_checks import shown
from vierblatt.errors import BadOption

#: The part whose numbers are pairs: hundreds, and the rest.
POINTS = "scores"


@dataclass(frozen=True)
class ObservationPart:
    """A run of adjacent numbers in an observation: its name, offset, length and meaning.

    of: what the numbers belong to, and scale: what to divide them by for numbers of about 0 to 1
    (`vierblatt.games.contract.Feature`).
    """

    name: str
    at: int
    length: int
    text: str
    of: str = ""
    scale: int = 1


class ExpandedPart(NamedTuple):
    """Where a part of an observation is in its expansion: its name, offset and length."""

    name: str
    at: int
    length: int


class Expansion:
    """Expands the observations of a game.

    parts: those of its layout. one_hot: the number of values of each part whose numbers are codes from 1 on, 0 for
    none; the code -1 is the last value.
    """

    def __init__(self, parts: tuple[ObservationPart, ...], one_hot: Mapping[str, int]) -> None:
        self._source = sum(part.length for part in parts)
        self._coded: list[tuple[ObservationPart, int, int]] = []  # the part, where it is expanded, its values
        columns, targets, factors, expanded, at = [], [], [], [], 0
        for part in parts:
            places = np.arange(part.length)
            if part.name in one_hot:
                self._coded.append((part, at, one_hot[part.name]))
                length = part.length * one_hot[part.name]
            else:
                pairs = part.name == POINTS
                length = part.length // 2 if pairs else part.length
                columns.append(part.at + places)
                targets.append(at + (places // 2 if pairs else places))
                factors.append(np.where(pairs & (places % 2 == 0), 100, 1) / part.scale)
            expanded.append(ExpandedPart(part.name, at, length))
            at += length
        self.parts, self.size = tuple(expanded), at
        self._columns, self._targets = np.concatenate(columns), np.concatenate(targets)
        self._factors = np.concatenate(factors).astype(np.float32)

    def expand(self, observations: npt.NDArray[np.int8]) -> npt.NDArray[np.float32]:
        """The expansion, float32, shape (n, `size`); raises BadOption unless it gets int8 of shape (n, places)."""
        given = np.asarray(observations)
        if given.dtype != np.int8 or given.ndim != 2 or given.shape[1] != self._source:
            described = shown(f"{given.dtype}, {given.shape}")
            raise BadOption("bad-value", option="observations", value=described, takes=f"int8, (n, {self._source})")
        out = np.zeros((len(given), self.size), np.float32)
        scaled = given[:, self._columns] * self._factors
        first = np.append(True, self._targets[1:] != self._targets[:-1])
        out[:, self._targets[first]] = scaled[:, first]
        out[:, self._targets[~first]] += scaled[:, ~first]
        for part, at, values in self._coded:
            codes = given[:, part.at : part.at + part.length].astype(np.int64)
            rows, places = np.nonzero(codes)
            found = codes[rows, places]
            out[rows, at + places * values + np.where(found < 0, values, found) - 1] = 1
        return out
