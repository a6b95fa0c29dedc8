"""Who plays the seats that no learner plays: one opponent, or a pool of which every episode draws one.

>>> [opponent.code for opponent in opponents_of(["random", "rules", "rules:mistakes=25"], "kout_bo")]
[-1, 0, 25]
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from vierblatt.argument_checks import shown
from vierblatt.bots.specs import parse
from vierblatt.envs.opponent_steps import POLICY, RANDOM
from vierblatt.errors import BadOption, BadPolicy
from vierblatt.policies.naming import is_policy, policy_of
from vierblatt.policies.net import Net
from vierblatt.policies.protocol import Policy

#: An opponent: a policy, or a text that names a bot which can play many games at once.
OneOpponent: TypeAlias = str | Policy
#: What can be named by text.
KNOWN = "rules, rules:mistakes=0..100, random, beginner, casual, club, net:FILE, policy:MODULE:OBJECT"


@dataclass(frozen=True)
class Opponent:
    """One opponent.

    code: for compiled code: RANDOM, POLICY, or the percentage of its cards that the heuristic player plays at random.
    policy: None unless the code is POLICY.
    """

    code: int
    policy: Policy | None = None


def opponents_of(given: OneOpponent | Sequence[OneOpponent], game: str) -> tuple[Opponent, ...]:
    """The pool of these opponents for a game, at least one; raises BadOption and BadPolicy."""
    if isinstance(given, str) or callable(given):
        return (_opponent(given, game),)
    try:
        pool = [*given]
    except TypeError:  # a number, for example
        pool = []
    if not pool:
        raise BadOption("unknown-bot", bot=shown(given), known=KNOWN)
    return tuple(_opponent(each, game) for each in pool)


def _opponent(given: OneOpponent, game: str) -> Opponent:
    if isinstance(given, str) and not is_policy(given):
        return Opponent(_code(given))
    policy = policy_of(given) if isinstance(given, str) else given
    if not callable(policy):
        raise BadOption("unknown-bot", bot=shown(given), known=KNOWN)
    if isinstance(policy, Net) and policy.game != game:
        raise BadPolicy("policy-other-game", given=policy.game, needed=game)
    return Opponent(POLICY, policy)


def _code(spec: str) -> int:
    """The code of a bot without a policy; raises BadOption also for a bot that plays only one game at a time."""
    try:
        name, settings = parse(spec)
    except BadOption as fault:
        if fault.code != "unknown-bot":
            raise
        name, settings = "", {}
    if name not in {"rules", "random"}:
        raise BadOption("unknown-bot", bot=shown(spec), known=KNOWN)
    return RANDOM if name == "random" else settings.get("mistakes", 0)


def policy_at(pool: Sequence[Opponent], place: int) -> Policy:
    """The policy at a place of a pool that is known to have one there."""
    return cast("Policy", pool[place].policy)
