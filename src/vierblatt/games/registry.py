"""The games, and the modules that define them."""

from __future__ import annotations

#: Game id -> the module that defines its `GAME`.
MODULES: dict[str, str] = {
    "baloot": "vierblatt.games.baloot",
    "king_bolola": "vierblatt.games.king_bolola",
    "kout_bo": "vierblatt.games.kout_bo",
    "back_alley": "vierblatt.games.back_alley",
}
