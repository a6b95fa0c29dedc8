"""The rule sets to which a majlis has given names; one of them may be the usual one."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from vierblatt.protocol.majlis import MajlisRules
from vierblatt.server.store.database import Database
from vierblatt.server.store.majlis_values import MajlisAct
from vierblatt.server.store.majlises import lock_with_role
from vierblatt.server.store.schema.majlises import majlis_events, majlis_rules, majlises


class MajlisRulesStore(Database):
    """The part of the store for rule sets. Every change checks, in its transaction, that whoever acts is a manager."""

    async def majlis_rules(self, majlis: str) -> list[MajlisRules]:
        """The rule sets of a majlis, by name."""
        rules = majlis_rules.c
        query = select(rules.id, rules.name, rules.preset, rules.changes).where(rules.majlis == majlis)
        return await self._all(MajlisRules, query.order_by(rules.name, rules.id))

    async def put_majlis_rules(self, majlis: str, rules: MajlisRules, *, by: str, most: int) -> MajlisAct:
        """Adds a rule set, or changes the one with this id. most: rule sets of a majlis."""
        fields = msgspec.structs.asdict(rules) | {"majlis": majlis}
        this = (majlis_rules.c.majlis == majlis) & (majlis_rules.c.id == rules.id)
        there = select(func.count()).where(majlis_rules.c.majlis == majlis)

        def work(connection: Connection) -> MajlisAct:
            if not lock_with_role(connection, majlis, by, "manager"):
                return "not-allowed"
            if not connection.execute(update(majlis_rules).where(this).values(fields)).rowcount:
                if (connection.scalar(there) or 0) >= most:
                    return "too-many"
                connection.execute(insert(majlis_rules).values(fields))
            usual = (majlises.c.id == majlis) & (majlises.c.usual == rules.id)
            connection.execute(update(majlises).where(usual).values(preset=rules.preset, changes=rules.changes))
            return "done"

        return await self._write(work)

    async def use_majlis_rules(self, majlis: str, rules: str, *, by: str) -> MajlisAct:
        """Makes a rule set the usual one."""
        this = (majlis_rules.c.majlis == majlis) & (majlis_rules.c.id == rules)

        def work(connection: Connection) -> MajlisAct:
            if not lock_with_role(connection, majlis, by, "manager"):
                return "not-allowed"
            found = connection.execute(select(majlis_rules.c.preset, majlis_rules.c.changes).where(this)).first()
            if found is None:
                return "gone"
            fields = {"usual": rules, "preset": found.preset, "changes": found.changes}
            connection.execute(update(majlises).where(majlises.c.id == majlis).values(fields))
            return "done"

        return await self._write(work)

    async def delete_majlis_rules(self, majlis: str, rules: str, *, by: str) -> MajlisAct:
        """Deletes a rule set; what was played by it is played by the usual rules then, which stay as they are."""
        this = (majlis_rules.c.majlis == majlis) & (majlis_rules.c.id == rules)
        usual = (majlises.c.id == majlis) & (majlises.c.usual == rules)
        used = (majlis_events.c.majlis == majlis) & (majlis_events.c.rules == rules)

        def work(connection: Connection) -> MajlisAct:
            if not lock_with_role(connection, majlis, by, "manager"):
                return "not-allowed"
            if not connection.execute(delete(majlis_rules).where(this)).rowcount:
                return "gone"
            connection.execute(update(majlises).where(usual).values(usual=None))
            connection.execute(update(majlis_events).where(used).values(rules=None))
            return "done"

        return await self._write(work)
