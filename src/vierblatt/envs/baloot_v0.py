"""Baloot for PettingZoo, version 0: `env`, `raw_env`, `parallel_env`; for the options see `vierblatt.envs.aec`."""

from __future__ import annotations

from functools import partial

from vierblatt.envs import aec

env = partial(aec.env, "baloot")
raw_env = partial(aec.raw_env, "baloot")
parallel_env = partial(aec.parallel_env, "baloot")
