"""Passwords that attackers try first: common ones, words with something added, rows of keys, dates, names.

The kinds of characters in a password do not matter, only whether it is near the beginning of the lists that guessing
programs go through. One such list is included (`common_passwords`). Guessing programs also vary a few words in a few
ways, and this module recognises the same variations.

>>> is_guessable("Passw0rd!!", "Amal"), is_guessable("qwertz1234", "Amal"), is_guessable("correct horse", "Amal")
(True, True, False)
"""

from __future__ import annotations

import re
import unicodedata

from vierblatt.server.accounts.common_passwords import is_common
from vierblatt.server.accounts.names import plain_digit

_TEXT = """
password passwort passwd pass kennwort parole secret geheim letmein welcome willkommen login admin administrator
master root user guest gast test testing default changeme computer internet server google facebook iloveyou loveyou
ichliebedich love lovely liebe schatz schatzi mylove sweetheart babygirl princess prinzessin angel engel sunshine
sonnenschein flower blume butterfly schmetterling football fussball baseball basketball soccer hockey tennis golf
arsenal chelsea liverpool barcelona realmadrid manchester juventus bayern dortmund schalke alahly alhilal superman
batman spiderman starwars pokemon naruto minecraft dragon drache monkey tiger lion panther eagle phoenix shadow killer
hunter ranger ninja samurai warrior knight wizard matrix freedom whatever trustno nothing something hello hallo
helloworld qwerty qwertz azerty asdf abc abcd abcdef summer sommer winter spring herbst autumn january februar march
april august september october november december monday friday sunday montag freitag sonntag michael christian
alexander daniel andrew thomas robert joshua matthew jordan william anthony justin charlie jessica jennifer michelle
nicole ashley amanda samantha stephanie elizabeth victoria mohammed mohamed muhammad ahmed mahmoud fatima maryam
habibi habibti bismillah allah allahuakbar alhamdulillah inshallah mustang ferrari porsche mercedes corvette harley
yamaha suzuki honda toyota cookie chocolate schokolade banana orange cheese pepper ginger coffee diamond diamant
silver golden rainbow regenbogen thunder lightning maverick metallica nirvana slipknot eminem scooter cowboy yankees
steelers cowboys lakers eagles berlin hamburg london paris newyork california texas america germany deutschland saudi
kuwait kuwaiti dubai qatar egypt money bitcoin lucky success forever together friends family familie brother sister
mother father mutter vater baby bailey buster maggie jasmine snoopy pepsi vierblatt baloot balot kout koutbo bolola
backalley cards card game karten karte spiel kartenspiel trumpf
"""
#: Words that lists of common passwords consist of, in the languages of this program, and words about this program.
WORDS = frozenset(_TEXT.split())
#: Rows and columns of keyboards, and other sequences that are easy to type or to remember.
ROWS = (
    "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiopü", "azertyuiop", "asdfghjkl",
    "qsdfghjklm", "zxcvbnm", "yxcvbnm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "qazwsxedcrfvtgbyhnujmikolp",
    "1q2w3e4r5t6y7u8i9o0p", "1q2w3e4r5t6z7u8i9o0p", "1a2b3c4d5e6f7g8h9i0j", "a1b2c3d4e5f6g7h8i9",
    "q1w2e3r4t5y6u7i8o9p0", "147258369", "741852963", "159357", "ضصثقفغعهخحجد", "شسيبلاتنمكط",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
)  # fmt: skip
#: The smallest number of neighbouring characters of a row that counts as a piece of it.
LEAST_RUN = 3
FEW_DISTINCT = 3  #: different characters; a password with no more is guessable
LONG_PASSWORD = 60  #: characters; a longer password is guessable only if it repeats itself
#: Characters that a guessable password may have besides a name.
BESIDE_NAME = 4
_LOOKS_LIKE = str.maketrans("013457@$!|+", "oieastasiit")
_DATE = re.compile(r"(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d")
_RUNS = frozenset(
    run
    for row in (*ROWS, *(row[::-1] for row in ROWS))
    for size in range(LEAST_RUN, len(row) + 1)
    for run in (row[first : first + size] for first in range(len(row) - size + 1))
)


def is_guessable(password: str, *names: str) -> bool:
    """Whether a password is among the first that an attacker would try. names: of the account and of the site."""
    text = _folded(password)
    if len(text) > LONG_PASSWORD:
        return len(set(text)) <= FEW_DISTINCT or _repeats(text)
    if len(set(text)) <= FEW_DISTINCT or _repeats(text) or _DATE.fullmatch(re.sub(r"[./-]", "", text)):
        return True
    if any(_barely_extends(text, _folded(name)) for name in names):
        return True
    return _is_rows(text) or is_common(text) or any(is_common(stem) or _is_words(stem) for stem in _core_words(text))


def _folded(text: str) -> str:
    return "".join(map(plain_digit, "".join(unicodedata.normalize("NFKC", text).casefold().split())))


def _barely_extends(text: str, name: str) -> bool:
    """Whether it is a name with next to nothing added."""
    return len(name) >= LEAST_RUN and name in text and len(text) - len(name) <= BESIDE_NAME


def _repeats(text: str) -> bool:
    """Whether it repeats one short piece, or consists of the same text twice."""
    half, odd = divmod(len(text), 2)
    if not odd and text[::2] == text[1::2]:  # 11223344
        return _is_rows(text[::2])
    if not odd and text[:half] == text[half:]:
        return is_guessable(text[:half]) or half <= 2 * BESIDE_NAME
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, BESIDE_NAME + 1))


def _is_rows(text: str) -> bool:
    """Whether it consists of pieces of rows of at least `LEAST_RUN` characters, with at most two other characters."""
    beside, place = 0, 0
    while place < len(text):
        size = next((n for n in range(len(text) - place, LEAST_RUN - 1, -1) if text[place : place + n] in _RUNS), 0)
        beside += not size
        place += size or 1
    return beside <= LEAST_RUN - 1


def _core_words(text: str) -> set[str]:
    """The words that may be in it: stripped of what surrounds them, with letters for the signs that look like them."""
    bare = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", text)
    around = re.sub(r"^\W+|[\W_]+$", "", text).translate(_LOOKS_LIKE)
    return {re.sub(r"[\W\d_]+", "", each) for each in (bare, bare.translate(_LOOKS_LIKE), around)}


def _is_words(text: str) -> bool:
    """Whether it is two common words, or one with at most one character added."""
    if text in WORDS or text[:-1] in WORDS or text[1:] in WORDS:
        return True
    return any(text[:place] in WORDS and text[place:] in WORDS for place in range(LEAST_RUN, len(text) - LEAST_RUN + 1))
