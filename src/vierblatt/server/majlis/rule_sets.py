"""The rule sets to which a majlis has given names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vierblatt.protocol.majlis import MajlisRules
from vierblatt.server.accounts.faults import Conflict
from vierblatt.server.accounts.ids import fresh_id
from vierblatt.server.majlis.access import MajlisAccess, rules_of, settings_of, shown_line
from vierblatt.server.store.port import MajlisRow, Store
from vierblatt.server.table import Person

RULE_SETS = 12  #: the most that a majlis may have


class MajlisRuleSets:
    """Changes the rule sets of majlises, for their managers. Every method raises VierblattError."""

    def __init__(self, store: Store, access: MajlisAccess, now: Callable[[], int]) -> None:
        self._store, self._access, self._now = store, access, now

    async def put(
        self, person: Person, link: str, name: str, preset: str, changes: dict[str, Any], known: str = ""
    ) -> MajlisRules:
        """Adds a rule set, or changes the one with the id `known`."""
        row = await self._access.for_manager(person, link)
        rules = rules_of(person, self._now(), row.game, preset, changes, settings_of(row))
        made = MajlisRules(
            id=known or fresh_id(), name=shown_line(name), preset=rules["preset"], changes=rules["changes"]
        )
        if known:
            there = known in {each.id for each in await self._store.majlis_rules(row.id)}
            await self._access.done(person, link, "done" if there else "gone", "no-such-rules")
        act = await self._store.put_majlis_rules(row.id, made, by=person.id, most=RULE_SETS)
        if act == "too-many":
            raise Conflict("too-many-rule-sets", most=RULE_SETS)
        await self._access.done(person, link, act, "no-such-rules")
        self._tell(row)
        return made

    async def use(self, person: Person, link: str, rules: str) -> None:
        """Makes a rule set the usual one."""
        row = await self._access.for_manager(person, link)
        act = await self._store.use_majlis_rules(row.id, rules, by=person.id)
        await self._access.done(person, link, act, "no-such-rules")
        self._tell(row)

    async def delete(self, person: Person, link: str, rules: str) -> None:
        """Deletes a rule set; events that had it go on with the usual rules."""
        row = await self._access.for_manager(person, link)
        act = await self._store.delete_majlis_rules(row.id, rules, by=person.id)
        await self._access.done(person, link, act, "no-such-rules")
        self._tell(row)
        self._access.tell(row, "events")

    def _tell(self, row: MajlisRow) -> None:
        self._access.tell(row, "rules")
