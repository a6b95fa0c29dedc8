"""`admin verify`: the whole database recomputed and compared."""

from __future__ import annotations

import datetime as dt
import sys
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vierblatt.cli.admin.context import AdminContext, AdminFault, Context, check_range, now
from vierblatt.cli.admin.progress_counter import progress_counter
from vierblatt.cli.arguments import WholeNumber
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.server.proving import CODES, DatabaseProof, prove
from vierblatt.server.store.port import Store
from vierblatt.server.workers.workers import Workers

MOST_WORKERS = 256


def verify(
    *,
    since: Annotated[str, Parameter(help="Only tables opened on or after this day, such as 2026-01-31.")] = "",
    workers: Annotated[WholeNumber, Parameter(help="Processes; 1 for this one alone, 0 for all cores but one.")] = 1,
    json: Json = None,
    context: Context,
) -> None:
    """Verifies everything; exits with 1 when something is wrong."""
    try_files(json)
    begin = midnight("since", since) if since else 0
    check_range("workers", workers, 0, MOST_WORKERS)

    async def prove_all(store: Store) -> DatabaseProof:
        processes = Workers(workers) if workers != 1 else None
        try:
            with progress_counter(context, "admin-verifying") as step:
                return await prove(store, now(), since=begin, workers=processes, step=step)
        finally:
            if processes is not None:
                processes.stop()

    proof = context.run(prove_all, as_it_is=True)
    if not write_json(json, msgspec.json.encode(proof).decode()):
        _print_proof(context, proof, part=bool(begin))
    if proof.faults:
        sys.exit(1)


def _print_proof(context: AdminContext, proof: DatabaseProof, *, part: bool) -> None:
    for fault in proof.faults:
        context.tell(f"fault-{fault.code}", style="red", id=fault.id, **fault.facts)
    kinds = {fault.kind for fault in proof.faults}
    for kind in dict.fromkeys(CODES.values()):
        if kind in kinds:
            context.tell(f"remedy-{kind}")
    context.tell(
        "admin-verified", tables=proof.tables, entries=proof.entries, records=proof.records, ratings=proof.ratings,
        faults=len(proof.faults),
    )  # fmt: skip
    if proof.unproven:
        context.tell("admin-unproven", ratings=proof.unproven)
    if part:
        context.tell("admin-verified-part")


def midnight(option: str, day: str) -> int:
    """When a day begins by this machine's clock, in milliseconds since 1970; raises AdminFault."""
    try:
        return int(dt.datetime.fromisoformat(day).astimezone().timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        raise AdminFault("bad-value", option=option, value=day[:40], takes="2026-01-31") from None
