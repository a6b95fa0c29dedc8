"""All parts of Vierblatt that read bytes from outside."""

from __future__ import annotations

from tests.fuzz.target import Target
from tests.fuzz.targets import client, files, http, links, messages, passkeys, players, rules, sockets, tables, words

TARGETS: dict[str, Target] = {
    target.name: target
    for group in (messages, links, words, rules, tables, client, files, players, passkeys, http, sockets)
    for target in group.TARGETS
}
