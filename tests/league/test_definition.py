"""Definitions of leagues, the hash of their cards, and keys."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.league.liars import LEAGUE
from vierblatt.arena.contest import Contest
from vierblatt.arena.opening import open_board
from vierblatt.cards import card_text
from vierblatt.errors import BadLeague, BadOption, VierblattError
from vierblatt.league.cards import PACKS, cards_hash
from vierblatt.league.definition import LeagueDefinition, LeagueEntrant, read_definition
from vierblatt.league.signing import LeagueKey, checked_public_key, is_signature

TEXT = """
format = "vierblatt-league-1"
name = "Two levels"
game = "baloot"
boards = 3
seed = 5
unit = "matches"
[rules]
target = 152
[[entrants]]
name = "Weak"
bot = "beginner"
[[entrants]]
name = "Mine"
bot = "exec:perl my_bot.pl"
"""


def read(text: str, folder: Path) -> LeagueDefinition:
    file = folder / "league.toml"
    file.write_text(text, encoding="utf-8")
    return read_definition(file)


def test_a_file_says_everything_about_the_contest(tmp_path: Path) -> None:
    contest = read(TEXT, tmp_path).contest()
    assert contest == Contest("baloot", ["beginner", "exec:perl my_bot.pl"], 3, "matches", seed=5)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("league-1", "league-2"),
        ("boards = 3", "boards = 0"),
        ("boards = 3", "boards = 100001"),
        ("boards = 3", "boards = 2.5"),
        ("boards = 3", "board = 3"),
        ("boards = 3", ""),
        ("baloot", "chess"),
        ("beginner", "nobody"),
        ("target = 152", "target = 1.5"),
        ("target = 152", "target = 2026-01-01"),
        ("target = 152", "nonsense = 1"),
        ("target = 152", ""),
        ('"matches"', '"deals"\nseconds = nan'),
        ('"matches"', '"deals"\nseconds = 0'),
        ('"matches"', '"matches"\ndrawn = true'),
        ('"Mine"', '"Weak"'),
        ('"Mine"', '"\\u001b[2J"'),
        ('"Mine"', '""'),
        ("seed = 5", f"seed = {'9' * 1000}"),
        ('name = "Mine"', 'name = "Mine"\nelo = 5'),
        ("[rules]", "[rules"),
    ],
)
def test_nonsense_is_refused_with_a_reason(old: str, new: str, tmp_path: Path) -> None:
    assert old in TEXT
    if (old, new) == ("target = 152", ""):  # no house rule at all is none that is wrong
        assert read(TEXT.replace(old, new), tmp_path).rules == {}
        return
    with pytest.raises((BadLeague, BadOption)) as refusal:
        read(TEXT.replace(old, new), tmp_path)
    assert str(refusal.value)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"x = " + b"[" * 5000])
def test_a_file_that_is_no_league_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "league.toml"
    file.write_bytes(content)
    with pytest.raises(BadLeague, match="league-malformed"):
        read_definition(file)
    with pytest.raises(BadLeague, match="cannot-read"):
        read_definition(tmp_path / "missing.toml")


def test_too_many_boards_in_all_are_refused() -> None:
    many = [LeagueEntrant(f"Bot {number}", "rules") for number in range(64)]
    with pytest.raises(BadLeague, match=r"league-too-many-boards.*most=496"):
        msgspec.structs.replace(LEAGUE, entrants=many, boards=497).contest()


# --- the hash of the cards ---------------------------------------------------------------------------------------


def test_the_hash_is_of_the_cards_that_are_dealt() -> None:
    contest = LEAGUE.contest()
    total = ""
    for board in range(contest.count):
        match, packs = open_board(contest, board)
        seat, pack = match.first_seat, " ".join(map(card_text, packs.next(match)))
        total += f"board {board + 1}, first seat {seat}\n{pack}\n"
    import hashlib

    assert cards_hash(contest) == hashlib.sha256(total.encode()).hexdigest()


def test_the_hash_differs_with_everything_that_decides_the_cards_and_with_nothing_else() -> None:
    def of(**changes: object) -> str:
        facts = {**LEAGUE.contest().facts(), **changes}
        return cards_hash(Contest(**facts))

    same = of()
    assert of(bots=["rules", "random"], until_decided=True, seconds=3.0) == same
    others = [
        of(seed=8), of(count=5), of(unit="matches"), of(drawn=True), of(game="back_alley"),
        of(drawn=True, seed=8), of(rules={"players": 4}),
    ]  # fmt: skip
    assert len({same, *others}) == 8
    assert PACKS["matches"] > PACKS["deals"] == 1


# --- keys --------------------------------------------------------------------------------------------------------


def test_a_key_is_read_back_belongs_to_its_owner_and_is_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    created = LeagueKey.create(file)
    assert file.stat().st_mode & 0o077 == 0
    kept = file.read_bytes()
    with pytest.raises(BadLeague, match="league-file-exists"):
        LeagueKey.create(file)
    assert file.read_bytes() == kept
    again = LeagueKey.read(file)
    assert again.public == created.public == checked_public_key(created.public.upper())
    assert is_signature(b"told", again.sign(b"told"), created.public)
    assert not is_signature(b"tolD", again.sign(b"told"), created.public)
    with pytest.raises(BadLeague, match="cannot-write"):
        LeagueKey.create(tmp_path / "no" / "key.pem")


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"]
)
def test_what_is_no_key_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_bytes(content)
    with pytest.raises(BadLeague, match="league-key-malformed"):
        LeagueKey.read(file)
    with pytest.raises(BadLeague, match="cannot-read"):
        LeagueKey.read(tmp_path / "missing.pem")


def test_a_key_of_another_kind_is_refused(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import (
        BestAvailableEncryption,
        Encoding,
        NoEncryption,
        PrivateFormat,
    )

    other = ec.generate_private_key(ec.SECP256R1())
    for encryption in (NoEncryption(), BestAvailableEncryption(b"secret")):
        file = tmp_path / "key.pem"
        file.write_bytes(other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, encryption))
        with pytest.raises(BadLeague, match="league-key-malformed"):
            LeagueKey.read(file)


def test_the_first_test_vector_of_rfc_8032_is_a_signature() -> None:
    public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    signature = (
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe2465"
        "5141438e7a100b"
    )
    assert is_signature(b"", signature, public)


@pytest.mark.parametrize("text", ["", "abc", "g" * 64, "0" * 63, "0" * 65, "٠" * 64])
def test_what_is_no_public_key_is_refused(text: str) -> None:
    with pytest.raises(VierblattError, match="league-no-public-key"):
        checked_public_key(text)
