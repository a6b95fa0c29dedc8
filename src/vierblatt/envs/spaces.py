"""Shared by the environments for other libraries: spaces, options and the start of an episode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import numpy as np
import numpy.typing as npt

from vierblatt import games
from vierblatt.cards import parse_card
from vierblatt.envs.episode import Episode
from vierblatt.errors import BadOption
from vierblatt.extras import packages_of
from vierblatt.games.contract import Game
from vierblatt.games.options import RuleSet

with packages_of("research"):
    from gymnasium.spaces import Box, Space

#: House rules as environments accept them: a rule set, or the options that differ from the preset.
Rules = RuleSet | Mapping[str, Any] | None
#: The effect of an illegal action: it ends the episode, it raises, or a random legal action replaces it.
Illegal = Literal["end", "raise", "random"]


def game_of(game: str | Game) -> Game:
    """A game by its id, or the game itself; raises BadOption."""
    return games.get(game) if isinstance(game, str) else game


def rule_set(game: Game, rules: Rules, preset: str) -> RuleSet:
    """The rule set for the `rules` and `preset` of an environment; raises BadOption."""
    return rules if isinstance(rules, RuleSet) else game.options.rule_set(rules, preset)


def int8_box(size: int, low: int = -128, high: int = 127) -> Space[npt.NDArray[np.int8]]:
    """The space of int8 vectors of this size."""
    return cast("Space[npt.NDArray[np.int8]]", Box(low, high, (size,), np.int8))


def check_illegal(illegal: str, known: tuple[Illegal, ...] = ("end", "raise", "random")) -> None:
    """Raises BadOption if `illegal` is not one of the known values."""
    if illegal not in known:
        raise BadOption("bad-value", option="illegal", value=str(illegal)[:40], takes=", ".join(known))


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
    order = [parse_card(card) for card in pack.split()] if isinstance(pack, str) else [*pack]
    episode.begin(order, int((options or {}).get("first_seat", 0)))


def check_learners(learners: Sequence[int], seats: int) -> list[int]:
    """The seats of the learners, sorted and without duplicates; raises BadOption."""
    chosen = sorted({int(seat) for seat in learners})
    for seat in chosen:
        if not 0 <= seat < seats:
            raise BadOption("bad-seat", seat=seat, seats=seats)
    if not chosen:
        raise BadOption("bad-value", option="learners", value="", takes=f"0..{seats - 1}")
    return chosen
