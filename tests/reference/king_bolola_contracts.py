"""King Bolola contract choice: what the dealer may still announce, given all earlier announcements.

An announcement is kept as (player, contract code); everything else is counted from that list.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from .king_bolola_play import NEGATIVES, SUITS

ROUNDS = 24
NEGATIVES_EACH = 3
TRUMPS_EACH = 2
NEGATIVE_LIMIT = 2

TEXTS = {
    "NO_TRICKS": "no tricks",
    "NO_JK": "no jk",
    "NO_QUEENS": "no queens",
    "NO_HEARTS": "no hearts",
    "LAST_TWO": "last two",
    "KING": "no king",
    "BOLOLA_MINUS": "bolola minus",
    "BOLOLA_PLUS": "bolola plus",
}
CODES = {text: code for code, text in TEXTS.items()}
BOLOLAS = ["BOLOLA_MINUS", "BOLOLA_PLUS"]

Announcement = tuple[int, str]


def contract_of(action: str) -> tuple[str, str | None]:
    """Contract code and trump suit that an action text announces."""
    if action.startswith("trump "):
        return "TRUMP", action[-1]
    return CODES[action], None


def _can_be_filled(room: Mapping[str, int], wants: Sequence[tuple[int, Sequence[str]]]) -> bool:
    """Whether every player in turn finds that many different types in their list, within the limits left."""
    if not wants:
        return True
    count, types = wants[0]
    open_types = [kind for kind in types if room[kind] > 0]
    for picked in combinations(open_types, count):
        rest = {kind: left - (kind in picked) for kind, left in room.items()}
        if _can_be_filled(rest, wants[1:]):
            return True
    return False


def _everyone_can_finish(history: Sequence[Announcement], limit: int) -> bool:
    """Whether all players can still complete their negatives without repeating a type."""
    room = {kind: limit - sum(code == kind for _, code in history) for kind in NEGATIVES}
    wants: list[tuple[int, Sequence[str]]] = []
    for player in range(4):
        chosen = [code for who, code in history if who == player and code in NEGATIVES]
        wants.append((NEGATIVES_EACH - len(chosen), [kind for kind in NEGATIVES if kind not in chosen]))
    return _can_be_filled(room, wants)


def negative_choices(player: int, history: Sequence[Announcement], options: Mapping[str, object]) -> list[str]:
    """Negative contract codes open to the player."""
    own = [code for who, code in history if who == player and code in NEGATIVES]
    if len(own) == NEGATIVES_EACH:
        return []
    capped = options.get("negative_cap", 2) == 2
    # Without a cap a type can be taken by all four players as often as they have slots.
    limit = NEGATIVE_LIMIT if capped else 4 * NEGATIVES_EACH
    fitting = [kind for kind in NEGATIVES if sum(code == kind for _, code in history) < limit]
    if options.get("negative_repeat_by_player", True):
        return fitting
    return [kind for kind in fitting if kind not in own and _everyone_can_finish([*history, (player, kind)], limit)]


def bolola_choices(player: int, history: Sequence[Announcement], options: Mapping[str, object]) -> list[str]:
    """Bolola contract codes open to the player."""
    if any(who == player and code in BOLOLAS for who, code in history):
        return []
    if options.get("bolola_signs", "free") == "free":
        return list(BOLOLAS)
    return [kind for kind in BOLOLAS if sum(code == kind for _, code in history) < 2]


def contract_choices(player: int, history: Sequence[Announcement], options: Mapping[str, object]) -> set[str]:
    """Action texts of every contract that the player may announce now."""
    choices = {TEXTS[kind] for kind in negative_choices(player, history, options)}
    if sum(who == player and code == "TRUMP" for who, code in history) < TRUMPS_EACH:
        choices |= {f"trump {suit}" for suit in SUITS}
    return choices | {TEXTS[kind] for kind in bolola_choices(player, history, options)}
