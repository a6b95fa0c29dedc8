"""What names look like, by Unicode's own tables (UTS 39, through ICU): another name, a role, or nothing.

>>> skeleton("Iana") == skeleton("lana") == skeleton("LANA")
True
>>> is_reserved("A.d.m.i.n 7"), is_reserved("Adminah")
(True, False)
"""

from __future__ import annotations

import unicodedata
from functools import cache

import icu

#: The first joins two pictograms into one, the second selects their coloured form. Both are invisible themselves.
ZWJ, COLOURED = "\u200d", "\ufe0f"
_BLANK = "\u2800"  # the Braille pattern without dots: not a letter, and for Unicode not a space either
_TATWEEL = "\u0640"  # stretches an Arabic word and has no meaning
_checker = icu.SpoofChecker()

#: Those who run a server, and the server itself: no name may contain one of these words.
ROLES = (
    "admin", "admins", "administrator", "administrators", "administration", "mod", "mods", "moderator", "moderators",
    "moderation", "operator", "staff", "support", "system", "server", "official", "vierblatt",
    "verwaltung", "betreiber", "offiziell", "مدير", "المدير", "مشرف", "المشرف", "إدارة", "الإدارة",
    "الدعم", "النظام", "الخادم", "رسمي",
)  # fmt: skip
#: What we call players without a name, followed by a number: no name may consist of one of these alone.
NOBODIES = (
    "guest", "bot", "player", "seat", "nobody", "anonymous", "everybody", "everyone", "gast", "spieler", "platz",
    "niemand", "alle", "ضيف", "آلي", "لاعب", "اللاعب", "مقعد", "الجميع",
)  # fmt: skip


def skeleton(name: str) -> str:
    """Equal for two names that look alike, ignoring case; for comparison only, never for display.

    The tables are for case-sensitive texts: a capital I looks like a small l. Since names ignore case, a small i counts
    as an l, too.
    """
    looks = folded(_checker.getSkeleton(0, folded(_checker.getSkeleton(0, bare(name)))))
    return unicodedata.normalize("NFD", " ".join(looks.split())).replace("i", "l")


def bare(text: str) -> str:
    """A text without marks, invisible characters and those that only stretch it."""
    composed = unicodedata.normalize("NFKC", text)
    return "".join(c for c in composed if c != _TATWEEL and unicodedata.category(c)[0] not in "CM")


def folded(text: str) -> str:
    """A text folded for comparisons that ignore case."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def invisible(character: str) -> bool:
    """Whether a character is invisible and is not a space."""
    ignored = icu.Char.hasBinaryProperty(character, icu.UProperty.DEFAULT_IGNORABLE_CODE_POINT)
    return bool(ignored) or character == _BLANK


def joins_pictures(text: str, place: int) -> bool:
    """Whether an invisible character does its job there: joins two pictograms, or colours one."""
    before = text[:place].rstrip(COLOURED)
    if text[place] == COLOURED:
        return _is_picture(text[place - 1 : place])
    return text[place] == ZWJ and _is_picture(before[-1:]) and _is_picture(text[place + 1 : place + 2])


def is_reserved(name: str) -> bool:
    """Whether a name claims a role, or is one that we give to players without a name."""
    for counts in (str.isalpha, str.isalnum):  # a digit may stand for a letter, or be added to the word
        words = {skeleton(word) for word in "".join(c if counts(c) else " " for c in name).split()}
        alone = skeleton("".join(c for c in name if counts(c)))
        if alone in _skeletons(NOBODIES) | _skeletons(ROLES) or not _skeletons(ROLES).isdisjoint(words):
            return True
    return False


@cache
def _skeletons(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(skeleton, words))


def _is_picture(character: str) -> bool:
    kinds = icu.UProperty.EXTENDED_PICTOGRAPHIC, icu.UProperty.EMOJI_MODIFIER
    return bool(character) and any(icu.Char.hasBinaryProperty(character, kind) for kind in kinds)
