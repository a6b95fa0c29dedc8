"""What a bot is called: the same for everybody who reads the same language, wherever its name is shown.

A bot's name follows from its level and its seat alone, so that a table, its record and an analysis of it agree without
storing a name, and a rematch is played with the same company. The page does the same in `web/core/bot-names.js`.

>>> from vierblatt.locale.words import Words
>>> seats = [("", "club"), ("Noah", "human"), ("", "human")]
>>> [seat_name(Words("en"), seats, seat) for seat in range(3)]
['Mia', 'Noah', 'Player 3']
"""

from __future__ import annotations

from collections.abc import Sequence

from vierblatt.locale.vocabulary import Vocabulary

#: The levels with names of their own; every other bot has those of `USUAL`.
LEVELS = ("beginner", "casual", "club", "strong", "best")
USUAL = "club"

#: The given name of a seat's player, possibly empty, and ``human`` or the name of the bot.
Seated = tuple[str, str]


def seat_name(words: Vocabulary, seats: Sequence[Seated], seat: int) -> str:
    """The name of a seat's player: as given, or a bot's, or the seat's number for a person whose name is gone."""
    given, kind = seats[seat]
    if given.strip():
        return given.strip()
    if kind == "human":
        return words.text("seat-name", number=seat + 1)
    return bot_name(words, kind, seat, [name for name, _ in seats])


def bot_name(words: Vocabulary, bot: str, seat: int, taken: Sequence[str] = ()) -> str:
    """The name of a bot; if somebody at the table has it already, that of another level at the same seat."""
    own = bot if bot in LEVELS else USUAL
    candidates = [
        names[seat % len(names)]
        for level in (own, *(level for level in LEVELS if level != own))
        for names in [words.text(f"names-of-{level}").split()]
    ]
    others = {name.strip().casefold() for name in taken}
    return next((name for name in candidates if name.casefold() not in others), candidates[0])
