"""Other vector environments for card games, in XLA: pgx and jaxmarl.

Each of them steps inside one compiled scan, which is the fastest way to run them: a random open action, the step, the
observation, and a new game where one is over.
"""

from __future__ import annotations

import contextlib
import io
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.clock import Playing

#: Steps of one compiled call.
SCAN = 64
#: The batch sizes that are tried for each peer; none gains from larger ones.
BATCHES = {"bridge_bidding": (512, 2048), "sparrow_mahjong": (64, 512), "hanabi": (64, 512, 2048)}
MISSING = (
    "pgx or jaxmarl is not installed here, so vector steps have nothing to compare with; `make bench` installs them."
)


def available() -> bool:
    """Whether there is anything to compare with."""
    return all(find_spec(name) for name in ("jax", "pgx", "jaxmarl"))


def peer(name: str, batch: int) -> Playing:
    """The named peer; each call plays `SCAN` steps in `batch` games at once."""
    return hanabi(batch) if name == "hanabi" else of_pgx(name, batch)


def bridge_table(folder: Path) -> Path:
    """Deals for pgx's bridge, which reads them from a table with double-dummy results; these cost no time in play."""
    chance = np.random.default_rng(1)
    owners, places = np.repeat(np.arange(4), 13), 4 ** np.arange(12, -1, -1)
    keys = np.stack([(chance.permutation(owners).reshape(4, 13) * places).sum(axis=1) for _ in range(4096)])
    file = folder / "deals.npy"
    np.save(file, np.stack([keys, np.full_like(keys, 0x66666)]).astype(np.int32))
    return file


def of_pgx(name: str, batch: int) -> Playing:
    """One of pgx's games."""
    import jax
    import pgx
    from pgx.bridge_bidding import BridgeBidding
    from pgx.experimental.wrappers import auto_reset

    if name == "bridge_bidding":
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()):
            env = BridgeBidding(str(bridge_table(Path(folder))))
    else:
        env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = carried
        key, for_action, for_step = jax.random.split(key, 3)
        action = any_of(state.legal_action_mask, for_action)
        return (step(state, action, jax.random.split(for_step, batch)), key), None

    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))
    return scanned(one, (begun, jax.random.key(2)), batch)


def hanabi(batch: int) -> Playing:
    """Hanabi of jaxmarl for two players."""
    import jax

    with contextlib.redirect_stdout(io.StringIO()):
        import jaxmarl
    env = jaxmarl.make("hanabi")

    def one(carried: tuple[Any, Any, Any], _: None) -> tuple[tuple[Any, Any, Any], None]:
        _, state, key = carried
        key, for_action, for_step = jax.random.split(key, 3)
        masks = jax.vmap(env.get_legal_moves)(state)
        keys = jax.random.split(for_action, len(env.agents))
        actions = {agent: any_of(masks[agent], own) for agent, own in zip(env.agents, keys, strict=True)}
        seen, state, *_ = jax.vmap(env.step)(jax.random.split(for_step, batch), state, actions)
        return (seen, state, key), None

    seen, state = jax.jit(jax.vmap(env.reset))(jax.random.split(jax.random.key(1), batch))
    return scanned(one, (seen, state, jax.random.key(2)), batch)


def any_of(masks: Any, key: Any) -> Any:
    """An open action of each game, at random."""
    import jax
    from jax import numpy as jnp

    return jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf), axis=-1)


def scanned(one: Callable[..., Any], carried: Any, batch: int) -> Playing:
    """Runs the step repeatedly; the observations are part of the carried state, so that XLA computes all of them."""
    import jax

    run = jax.jit(lambda now: jax.lax.scan(one, now, None, length=SCAN)[0])

    def playing(calls: int) -> int:
        nonlocal carried
        for _ in range(calls):
            carried = run(carried)
        jax.block_until_ready(carried)
        return calls * SCAN * batch

    return playing
