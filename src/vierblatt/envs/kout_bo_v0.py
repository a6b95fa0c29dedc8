"""Kout Bo for PettingZoo, version 0: `env`, `raw_env`, `parallel_env`; for the options see `vierblatt.envs.aec`."""

from __future__ import annotations

from functools import partial

from vierblatt.envs import aec

env = partial(aec.env, "kout_bo")
raw_env = partial(aec.raw_env, "kout_bo")
parallel_env = partial(aec.parallel_env, "kout_bo")
