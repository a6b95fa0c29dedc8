"""Shared by the environments for other libraries: spaces, options and the start of an episode."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from vierblatt.argument_checks import one_of
from vierblatt.cards import parse_card
from vierblatt.envs.episode import Episode
from vierblatt.errors import BadPack
from vierblatt.extras import packages_of

with packages_of("research"):
    from gymnasium.spaces import Box, Space

#: The effect of an illegal action: it ends the episode, it raises, or a random legal action replaces it.
Illegal = Literal["end", "raise", "random"]


def int8_box(size: int, low: int = -128, high: int = 127) -> Space[npt.NDArray[np.int8]]:
    """The space of int8 vectors of this size."""
    return cast("Space[npt.NDArray[np.int8]]", Box(low, high, (size,), np.int8))


def check_illegal(illegal: str, known: tuple[Illegal, ...] = ("end", "raise", "random")) -> None:
    """Raises BadOption if `illegal` is not one of the known values."""
    one_of("illegal", illegal, known)


def lowest_reward(episode: Episode) -> float:
    """A lower bound on any seat's result in a deal, under the house rules of an episode."""
    return -float(episode.game.research.utility_bound(episode.rules.values))


def begin(episode: Episode, seed: int, options: Mapping[str, Any] | None) -> None:
    """Begins an episode from a seed, or with the option ``pack`` (and ``first_seat``) a fresh match with these cards.

    A pack is a list of card numbers or a text such as ``AS TD ...``, in the order of dealing. Raises BadPack, BadCard
    or BadOption.
    """
    pack = (options or {}).get("pack")
    if pack is None:
        episode.reset(seed)
        return
    if not isinstance(pack, Iterable):
        raise BadPack("bad-pack", cards=0, needed=len(episode.table.pack), missing="")
    order = [parse_card(card) for card in pack.split()] if isinstance(pack, str) else [*pack]
    episode.begin(order, (options or {}).get("first_seat", 0))
