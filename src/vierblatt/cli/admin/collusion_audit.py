"""`admin collusion`: who plays as if they saw somebody else's cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vierblatt.analysis.collusion import AuditFile, PairVerdict
from vierblatt.cli.admin.context import AdminContext, Context, check_range, now
from vierblatt.cli.admin.database_check import MOST_WORKERS, midnight
from vierblatt.cli.admin.progress_counter import progress_counter
from vierblatt.cli.arguments import WholeNumber, find_game
from vierblatt.cli.files import Json, try_files, write_json
from vierblatt.server.store.port import AuditFinding, Store
from vierblatt.server.workers.auditing import Audit, AuditRequest, audit
from vierblatt.server.workers.workers import Workers

#: Pairs that are shown even if none of them is flagged.
SHOWN = 10
#: The p-value up to which moderators are shown a pair of whose player they read a report.
NOTABLE = 0.5
MOST_WORLDS, MOST_DEALS = 4096, 1_000_000


def collusion(
    *,
    game: Annotated[str, Parameter(help="Only this game.")] = "",
    since: Annotated[str, Parameter(help="Only matches that ended on or after this day, such as 2026-01-31.")] = "",
    every: Annotated[bool, Parameter(name="--all", negative="", help="Include matches that were not rated.")] = False,
    worlds: Annotated[WholeNumber, Parameter(help="Deals examined for each estimate.")] = 32,
    least: Annotated[WholeNumber, Parameter(help="Deals that a pair must have played to be judged.")] = 40,
    alpha: Annotated[float, Parameter(help="The accepted probability that any honest player is flagged.")] = 0.01,
    keep: Annotated[Path | None, Parameter(help="A file for the measurements; a later run resumes from it.")] = None,
    workers: Annotated[WholeNumber, Parameter(help="Processes; 0 for all cores but one.")] = 0,
    seed: Annotated[WholeNumber, Parameter(help="A different seed examines different deals.")] = 0,
    for_moderators: Annotated[
        bool, Parameter(negative="", help="Keep what it says, for moderators to see beside reports of cheating.")
    ] = False,
    json: Json = None,
    context: Context,
) -> None:
    """Judges all pairs; raises VierblattError."""
    try_files(json)
    check_range("worlds", worlds, 2, MOST_WORLDS)
    check_range("least", least, 2, MOST_DEALS)
    check_range("workers", workers, 0, MOST_WORKERS)
    check_range("seed", seed, 0, 2**62)
    check_range("alpha", alpha, 0.0, 1.0)
    request = AuditRequest(
        game=find_game(game).id if game else "", since=midnight("since", since) if since else 0, rated=not every,
        worlds=worlds, least=least, alpha=alpha, seed=seed,
    )  # fmt: skip
    kept = AuditFile(keep)

    async def run_audit(store: Store) -> Audit:
        processes = Workers(workers)
        try:
            with progress_counter(context, "admin-auditing") as step:
                return await audit(store, processes, kept, request, step)
        finally:
            processes.stop()

    result = context.run(run_audit, as_it_is=True)
    if for_moderators:
        context.run(lambda store: store.put_audit_findings(findings_of(result.pairs, now())))
    if not write_json(json, msgspec.json.encode(result).decode()):
        _print_audit(context, result, request)


def findings_of(verdicts: Sequence[PairVerdict], at: int) -> list[AuditFinding]:
    """What moderators are shown of an audit: pairs that chance does not explain at once, from the view of each."""
    return [
        AuditFinding(
            player=one, other=other, game=each.pair.game, relation=each.pair.relation, at=at, deals=each.deals,
            gain=each.gain, effect=each.effect, p=each.corrected, flagged=each.flagged,
        )
        for each in verdicts
        if each.corrected <= NOTABLE
        for one, other in permutations(each.pair.players)
    ]  # fmt: skip


def _print_audit(context: AdminContext, result: Audit, request: AuditRequest) -> None:
    flagged = [each for each in result.pairs if each.flagged]
    context.tell(
        "audit-done", matches=result.matches, deals=result.deals, pairs=len(result.pairs), flagged=len(flagged)
    )
    if result.unread:
        context.tell("audit-unread", matches=result.unread)
    if not result.pairs:
        context.tell("audit-too-little", least=request.least)
        return
    word = context.words.text
    names = ("pair", "relation", "game", "deals", "cost", "gain", "controls", "effect", "p", "flagged")
    rows = [_row(context, each, result.names) for each in result.pairs[: max(SHOWN, len(flagged))]]
    context.tabulate({name: word(f"column-{name}") for name in names}, rows)
    context.tell("audit-unit", style="dim")
    for each in flagged:
        for other in each.others:
            name = result.names.get(other.player, "") or other.player
            context.tell("audit-others", name=name, gain=f"{other.gain:+.0f}", deals=other.deals)
    context.tell("audit-no-proof", style="bold" if flagged else "")


def _row(context: AdminContext, each: PairVerdict, names: dict[str, str]) -> list[str]:
    word = context.words.text
    players = " + ".join(names.get(player, "") or player for player in each.pair.players)
    return [
        players,
        word(f"audit-{each.pair.relation}"),
        each.pair.game,
        str(each.deals),
        f"{each.cost:.0f}",
        f"{each.gain:+.0f} ± {each.error:.0f}",
        f"{each.controls:+.0f}",
        f"{each.effect:+.2f}",
        f"{each.corrected:.4f}",
        word("audit-flagged") if each.flagged else "",
    ]
