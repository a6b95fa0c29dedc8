"""`Policy`: what plays from observations. Any function with these arguments and this result is one.

>>> import numpy as np
>>> def highest_id(observations, legal_action_mask):
...     return PolicyOutput(np.arange(legal_action_mask.shape[1]) * legal_action_mask)
>>> best_actions(highest_id, np.zeros((2, 5), np.int8), np.array([[1, 0, 1, 0], [1, 1, 0, 0]], np.int8))
array([2, 1])
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from vierblatt.errors import BadPolicy

Rows = npt.NDArray[np.int8]
Floats = npt.NDArray[np.floating[Any]]
#: The most characters kept of what a failing policy says.
LONGEST_REASON = 300


class PolicyOutput(NamedTuple):
    """What a policy says about n positions.

    logits: shape (n, actions), a number for each flat id; the probability of a legal action is in proportion to the
    exponential of its logit. Those of illegal actions count for nothing. values: shape (n,), the result that the seat
    to act expects of the episode, in points, as rewards are; None from a policy that does not say.
    """

    logits: Floats
    values: Floats | None = None


class Policy(Protocol):
    """Judges a batch of positions, each for the seat to act.

    observations: int8, shape (n, `ObservationLayout.size`). legal_action_mask: int8, shape (n, `ActionSpace.size`), 1
    for each legal flat id. `VectorEnv` has both, and `vierblatt.observations.records.observe` makes them of concealed
    records. A policy must not change its arguments, and keeps nothing between calls that would change its answer.
    """

    def __call__(self, observations: Rows, legal_action_mask: Rows, /) -> PolicyOutput:
        """Returns logits, and values if it has them."""
        ...


def judge(policy: Policy, observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
    """Asks a policy and checks its answer: its shape, and that every number that counts is finite.

    Raises BadPolicy, also for whatever the policy itself raises, which is then the cause.
    """
    try:
        answer: Any = policy(
            observations, legal_action_mask.copy()
        )  # whatever it does to it: what is legal stays legal
    except BadPolicy:
        raise
    except Exception as fault:
        raise BadPolicy("policy-failed", reason=f"{type(fault).__name__}: {fault}"[:LONGEST_REASON]) from fault
    if not (isinstance(answer, tuple) and len(answer) == 2):
        raise BadPolicy("policy-output", part="output", given=type(answer).__name__, needed="PolicyOutput")
    logits = _numbers("logits", answer[0], legal_action_mask.shape)
    values = None if answer[1] is None else _numbers("values", answer[1], legal_action_mask.shape[:1])
    if not np.isfinite(np.where(legal_action_mask != 0, logits, 0)).all():
        raise BadPolicy("policy-output", part="logits", given="nan", needed="finite")
    if values is not None and not np.isfinite(values).all():
        raise BadPolicy("policy-output", part="values", given="nan", needed="finite")
    return PolicyOutput(logits, values)


def _numbers(part: str, given: Any, shape: tuple[int, ...]) -> Floats:
    try:
        numbers = np.asarray(given)
    except ValueError:  # rows of different lengths
        raise BadPolicy("policy-output", part=part, given=type(given).__name__, needed=str(shape)) from None
    if numbers.dtype.kind not in "fiu" or numbers.shape != shape:
        raise BadPolicy("policy-output", part=part, given=f"{numbers.dtype}, {numbers.shape}", needed=str(shape))
    return numbers


def legal_only(logits: Floats, legal_action_mask: Rows) -> Floats:
    """The logits with minus infinity for every illegal action."""
    return np.where(legal_action_mask != 0, logits, -np.inf)


def best_actions(policy: Policy, observations: Rows, legal_action_mask: Rows) -> npt.NDArray[np.int64]:
    """The legal action with the highest logit in each position, as a flat id, int64, shape (n,); raises BadPolicy."""
    logits = judge(policy, observations, legal_action_mask).logits
    return np.asarray(np.argmax(legal_only(logits, legal_action_mask), axis=1), np.int64)


def probabilities(logits: Floats, legal_action_mask: Rows) -> npt.NDArray[np.float64]:
    """The probabilities of all flat ids, float64, shape (n, actions), for positions with a legal action each.

    >>> probabilities(np.array([[1.0, 1.0, 9.0]]), np.array([[1, 1, 0]], np.int8))
    array([[0.5, 0.5, 0. ]])
    """
    open_logits = legal_only(logits.astype(np.float64), legal_action_mask)
    shares = np.exp(open_logits - open_logits.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))
