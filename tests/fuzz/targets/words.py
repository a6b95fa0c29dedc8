"""Short texts: names, chat, tokens, addresses, cards, calls."""

from __future__ import annotations

from tests.fuzz.target import stateless_target, text, typed
from vierblatt import games
from vierblatt.cards import NAMES, card_list, card_set, parse_card
from vierblatt.client import address
from vierblatt.errors import BadAction
from vierblatt.protocol import PHRASES
from vierblatt.server.accounts import names, tokens
from vierblatt.server.accounts.guessable import is_guessable
from vierblatt.server.http.limits import network_of
from vierblatt.server.live import chat
from vierblatt.server.pages.site import preferred

NOW = 1_790_000_000_000
SIGNER = tokens.Signer(bytes(32))


def _texts(*examples: str) -> list[bytes]:
    return [example.encode() for example in examples]


def _cards() -> list[bytes]:
    return _texts(*NAMES, "AS KS QS 7H 8H", " xr xb ", "[]")


def _card(data: bytes) -> None:
    given = typed(data)
    assert 0 <= card_set(given) < 1 << 54
    assert sorted(card_list(card_set(card_list(card_set(given))))) == sorted(card_list(card_set(given)))
    parse_card(given)


def _actions() -> list[bytes]:
    return [
        action.encode() for game in games.game_ids() for phase in games.get(game).phases.values()
        for action in phase.actions.values()
    ]  # fmt: skip


def _action(data: bytes) -> None:
    given = typed(data)
    for name in games.game_ids():
        game = games.get(name)
        for phase in game.phases:
            try:
                game.format(phase, game.parse(phase, given))
            except BadAction:
                continue


def _names() -> list[bytes]:
    return _texts("Amal", "Ali  Baba", "ضيف 1234", "Jürgen", "Иван", "a\u0301\u0302", "x" * 24, "ﷺ", "My phone")


def _name(data: bytes) -> None:
    given = text(data)
    shown = names.shown(given)
    assert names.shown(shown) == shown and 0 < len(shown) <= names.LONGEST
    assert names.login(shown) == names.login(names.login(shown))
    assert names.line(names.as_program(shown), 40)


def _passwords() -> list[bytes]:
    return _texts("correct horse", "Passw0rd!!", "qwertz1234", "ﷺ" * 100, "01.01.1990", "1q2w3e4r" * 20)


def _password(data: bytes) -> None:
    assert is_guessable(text(data)[:200], "Amal") in {True, False}


def _said() -> list[bytes]:
    return _texts("Same table tomorrow?", "شكرا", "👩‍👩‍👧 \u2066x\u2069", "a\nb", *PHRASES)


def _saying(data: bytes) -> None:
    cleaned = chat.cleaned(text(data))
    assert chat.cleaned(cleaned) == cleaned and "\n" not in cleaned
    cleaned.encode()


def _tokens() -> list[bytes]:
    return _texts(SIGNER.token("amal00000000", "s00000000001", NOW), tokens.fresh_personal(), "v2.a.b.0." + "A" * 43)


def _token(data: bytes) -> None:
    given = text(data)
    tokens.digest(given)
    claims = SIGNER.read(given, NOW)
    assert given == SIGNER.token(claims.player, claims.session, claims.issued), "somebody else's signature"


def _addresses() -> list[bytes]:
    return _texts(
        "http://cards.example/t/abcdefghij", "192.168.0.7:8137", "[::1]:80", "https://x.y:443/", "localhost", "a@b:1"
    )


def _address(data: bytes) -> None:
    server = address.parse(typed(data))
    assert server.base.startswith(("http://", "https://")) and server.socket.startswith("ws")


def _languages() -> list[bytes]:
    return _texts("fr-CH, de;q=0.9, en;q=0.8", "*", "ar", "de;q=x, en;q=-1;q=2", "203.0.113.7", "2001:db8::1%eth0")


def _header(data: bytes) -> None:
    given = data.decode("latin-1")
    assert preferred(given) in {"en", "de", "ar"}
    assert len(network_of(given)) <= 60


TARGETS = (
    stateless_target("cards", _cards, _card, share=600),
    stateless_target("actions", _actions, _action, share=300),
    stateless_target("names", _names, _name, share=1000),
    stateless_target("passwords", _passwords, _password, share=100),
    stateless_target("chat", _said, _saying, share=700),
    stateless_target("tokens", _tokens, _token, share=967),
    stateless_target("addresses", _addresses, _address, share=500),
    stateless_target("headers", _languages, _header, share=500),
)
