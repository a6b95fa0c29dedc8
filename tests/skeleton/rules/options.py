"""The house rules of Skeleton. The first value is the default; tests and records use the keys."""

from __future__ import annotations

from vierblatt.games.options import NumberOption, Options

OPTIONS = Options("skeleton", 1, {"target": NumberOption(20, least=1, most=200, rule="SK-END-1")})
