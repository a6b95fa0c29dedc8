"""`admin collusion`: who plays as if they saw somebody else's cards."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vierblatt import games
from vierblatt.analysis.collusion import AuditFile, Judged
from vierblatt.cli.admin.context import AdminContext, within
from vierblatt.cli.admin.database_check import MOST_WORKERS, midnight
from vierblatt.cli.admin.progress_counter import progress_counter
from vierblatt.cli.files import check_folders, write_json
from vierblatt.server.store.port import Store
from vierblatt.server.workers.auditing import Audit, Wanted, audit
from vierblatt.server.workers.workers import Workers

#: Pairs that are shown although nothing is striking about them.
SHOWN = 10
MOST_WORLDS, MOST_DEALS = 4096, 1_000_000


def collusion(
    context: AdminContext,
    *,
    game: str,
    since: str,
    rated: bool,
    worlds: int,
    least: int,
    alpha: float,
    keep: Path | None,
    workers: int,
    seed: int,
    json: Path | None,
) -> None:
    """Judges all pairs; raises VierblattError."""
    check_folders(json)
    within("worlds", worlds, 2, MOST_WORLDS)
    within("least", least, 2, MOST_DEALS)
    within("workers", workers, 0, MOST_WORKERS)
    within("seed", seed, 0, 2**62)
    within("alpha", alpha, 0.0, 1.0)
    wanted = Wanted(
        game=games.get(game).id if game else "", since=midnight("since", since) if since else 0, rated=rated,
        worlds=worlds, least=least, alpha=alpha, seed=seed,
    )  # fmt: skip
    kept = AuditFile(keep)

    async def do(store: Store) -> Audit:
        at_work = Workers(workers)
        try:
            with progress_counter(context, "admin-auditing") as step:
                return await audit(store, at_work, kept, wanted, step)
        finally:
            at_work.stop()

    found = context.run(do, as_it_is=True)
    if not write_json(json, msgspec.json.encode(found).decode()):
        _tell(context, found, wanted)


def _tell(context: AdminContext, found: Audit, wanted: Wanted) -> None:
    flagged = [each for each in found.pairs if each.flagged]
    context.tell("audit-done", matches=found.matches, deals=found.deals, pairs=len(found.pairs), flagged=len(flagged))
    if found.unread:
        context.tell("audit-unread", matches=found.unread)
    if not found.pairs:
        context.tell("audit-too-little", least=wanted.least)
        return
    word = context.words.text
    names = ("pair", "relation", "game", "deals", "cost", "gain", "controls", "effect", "p", "flagged")
    rows = [_row(context, each, found.names) for each in found.pairs[: max(SHOWN, len(flagged))]]
    context.tabulate({name: word(f"column-{name}") for name in names}, rows)
    context.tell("audit-unit", style="dim")
    for each in flagged:
        for other in each.others:
            name = found.names.get(other.player, "") or other.player
            context.tell("audit-others", name=name, gain=f"{other.gain:+.0f}", deals=other.deals)
    context.tell("audit-no-proof", style="bold" if flagged else "")


def _row(context: AdminContext, each: Judged, names: dict[str, str]) -> list[str]:
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
