"""The commands; each loads only what it needs, so that `--help` is quick."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from vierblatt import __version__
from vierblatt.cli.admin.app import app as admin
from vierblatt.cli.arguments import Lang, language
from vierblatt.cli.files import Json
from vierblatt.cli.load_command import load
from vierblatt.cli.output import Output, forgive_encoding
from vierblatt.errors import VierblattError

app = App(
    name="vierblatt",
    version=__version__,
    help="Baloot, King Bolola, Kout Bo and Back Alley: play them, watch them, study them.",
)

app.command(admin.meta, name="admin")
app.command(load)

Rule = Annotated[
    list[str], Parameter(name="--rule", negative="", help="A house rule, NAME=VALUE; may be given several times.")
]
Preset = Annotated[str, Parameter(help="A named set of house rules.")]
Seed = Annotated[int | None, Parameter(help="Fixes the cards; without it every match is new.")]
#: What the help of a command that takes house rules ends with.
HOUSE_RULES = "House rules: `--preset NAME` and any number of `--rule NAME=VALUE`; `vierblatt games` lists them."


@app.command(help_epilogue=HOUSE_RULES)
def play(
    game: str | None = None,
    /,
    *,
    rule: Rule = [],  # noqa: B006 - read only
    preset: Preset = "standard",
    seed: Seed = None,
    lang: Lang = None,
    server: Annotated[str, Parameter(help="Play with people there: a server's address, or an invitation.")] = "",
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard, or with people at a server.

    Without a GAME the menu opens; at a server its lobby, and GAME may be the id of a table. Without a terminal (in a
    pipe, say) a short bot match is told as text instead.
    """
    from vierblatt.cli.commands import play as command

    if server:
        command.play_at(server, game, rule, preset, lang)
    else:
        command.play(game, rule, preset, seed, lang)


@app.command
def serve(
    *,
    host: Annotated[
        list[str] | None,
        Parameter(
            consume_multiple=(0, 1),
            negative="",
            help="The address to serve at: this machine only by default, without a value all networks it is in.",
        ),
    ] = None,
    port: Annotated[int | None, Parameter(help="By default 8137; 0 takes any that is free.")] = None,
    database: Annotated[
        str | None, Parameter(help="A SQLite file, by default vierblatt.db here, or postgresql://…")
    ] = None,
    redis: Annotated[
        str | None, Parameter(help="redis://HOST: one of several nodes that share a PostgreSQL database.")
    ] = None,
    tls_cert: Annotated[str | None, Parameter(help="A certificate (PEM, with its chain) for https.")] = None,
    tls_key: Annotated[str | None, Parameter(help="The certificate's key (PEM).")] = None,
    public_url: Annotated[str | None, Parameter(help="How players reach the server, behind a proxy.")] = None,
    config: Annotated[Path | None, Parameter(help="A TOML file with settings; see docs/hosting.md.")] = None,
    lang: Lang = None,
) -> None:
    """Open the web page: play with people, or alone, in a browser. Ctrl+C ends it."""
    from vierblatt.cli.commands import serve as command

    command.serve(
        config,
        lang,
        host=host,
        port=port,
        database=database,
        redis=redis,
        tls_cert=tls_cert,
        tls_key=tls_key,
        public_url=public_url,
    )


@app.command(help_epilogue=HOUSE_RULES)
def watch(
    game: str,
    /,
    *,
    rule: Rule = [],  # noqa: B006
    preset: Preset = "standard",
    seed: Seed = None,
    lang: Lang = None,
    bots: Annotated[str, Parameter(help="One bot for all seats, or one a seat: rules,random,...")] = "rules",
    deals: Annotated[int, Parameter(help="Stop after so many deals; 0 plays the match to its end.")] = 0,
    why: Annotated[bool, Parameter(negative="", help="Tell the bots' reasons too.")] = False,
    save: Annotated[Path | None, Parameter(help="Write the match's record to this file.")] = None,
) -> None:
    """Tell a whole bot match as text; the same seed tells the same match."""
    from vierblatt.cli.commands import watch as command

    command.watch(game, rule, preset, seed, lang, bots=bots, deals=deals, why=why, save=save)


@app.command
def games(game: str | None = None, /, *, lang: Lang = None) -> None:
    """List the games, or one game's presets and house rules."""
    from vierblatt.cli.commands import listing as command

    command.games_and_options(game, lang)


@app.command(help_epilogue=HOUSE_RULES)
def rules(game: str, /, *, rule: Rule = [], preset: Preset = "standard", lang: Lang = None) -> None:  # noqa: B006
    """Show the rules of a game; which house rules apply is marked."""
    from vierblatt.cli.commands import listing as command

    command.rules_page(game, rule, preset, lang)


@app.command
def check(files: list[Path], /, *, game: str | None = None) -> None:
    """Judge worked cases with the engine: exit code 1 if one disagrees, 2 if a file is malformed."""
    from vierblatt.cli.commands import checks as command

    command.check(files, game)


@app.command
def perft(
    position: Path,
    /,
    *,
    depth: Annotated[int, Parameter(help="Actions from the position on.")] = 3,
    split: Annotated[bool, Parameter(negative="", help="Count for each first action.")] = False,
) -> None:
    """Count the action sequences that follow a position."""
    from vierblatt.cli.commands import checks as command

    command.perft(position, depth, split=split)


@app.command
def replay(file: Path, /, *, lang: Lang = None) -> None:
    """Tell a recorded match from its file."""
    from vierblatt.cli.commands import watch as command

    command.replay(file, lang)


@app.command
def solve(
    position: Path,
    /,
    *,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Solve a position with all cards open: what each action brings, and a best line."""
    from vierblatt.cli.commands import solve as command

    command.solve(position, lang, json=json)


@app.command
def forecast(
    position: Path,
    /,
    *,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Tell what each call promises by hand and auction: how often its contract is made, or points. No search."""
    from vierblatt.cli.commands import forecast as command

    command.forecast(position, lang, json=json)


@app.command
def verify(
    files: list[Path],
    /,
    *,
    seen: Annotated[Path | None, Parameter(help="What a seat saw when the match began; of one record.")] = None,
) -> None:
    """Prove records: the chain, the deals, every action and score. Exit code 1 if one has a fault."""
    from vierblatt.cli.commands import checks as command

    command.verify(files, seen)


@app.command
def analyse(
    record: Path,
    /,
    *,
    html: Annotated[Path | None, Parameter(help="Write a page with charts and all costly moves to this file.")] = None,
    json: Annotated[Json, Parameter(help="As everywhere: a file or -. The same command goes on from the file.")] = None,
    worlds: Annotated[int, Parameter(help="The most deals that a decision is judged by.")] = 2048,
    seconds: Annotated[float, Parameter(help="The most time for a decision; 0 for no limit.")] = 0.0,
    seed: Annotated[int, Parameter(help="The same seed draws the same deals, however many processes.")] = 1,
    workers: Annotated[int, Parameter(help="Processes; 0: as many as there are cores.")] = 0,
    lang: Lang = None,
) -> None:
    """Tell what every decision of a recorded match cost, what was better, and what was luck.

    A cost is an average over the deals that the player could not exclude. Ctrl+C ends it early with what is done.
    """
    from vierblatt.cli.commands import analyse as command

    command.analyse_record(
        record, lang, html=html, json=json, worlds=worlds, seconds=seconds, seed=seed, workers=workers
    )


@app.command(help_epilogue=HOUSE_RULES)
def duel(
    game: str,
    one: str = "rules",
    other: str = "random",
    /,
    *,
    pairs: Annotated[int, Parameter(help="Deals; each is played twice, with the seats swapped.")] = 500,
    whole: Annotated[bool, Parameter(negative="", help="Pairs of whole matches instead of single deals.")] = False,
    seed: int = 1,
    rule: Rule = [],  # noqa: B006
    preset: Preset = "standard",
) -> None:
    """Let two bots play the same deals with seats swapped, and print the difference with its interval."""
    from vierblatt.cli.commands import checks as command

    command.duel(game, one, other, pairs=pairs, whole=whole, seed=seed, rule=rule, preset=preset)


@app.command(help_epilogue=HOUSE_RULES)
def simulate(
    game: str,
    /,
    *,
    deals: Annotated[int | None, Parameter(help="How many deals on their own; 100000 unless it is said.")] = None,
    matches: Annotated[int | None, Parameter(help="How many whole matches, instead of deals.")] = None,
    players: Annotated[str, Parameter(help="rules or random; one for all, or one a side: rules,random")] = "rules",
    seed: Annotated[int, Parameter(help="The same seed gives the same figures, however many threads.")] = 1,
    threads: Annotated[int, Parameter(help="0: as many as there are cores.")] = 0,
    rule: Rule = [],  # noqa: B006
    preset: Preset = "standard",
    json: Json = None,
    csv: Annotated[Path | None, Parameter(help="Write the report as CSV to this file.")] = None,
    plot: Annotated[Path | None, Parameter(help="Draw the report: a .png, .svg or .pdf file.")] = None,
    checkpoint: Annotated[Path | None, Parameter(help="Keep what is done here; the same command goes on.")] = None,
    ray: Annotated[str, Parameter(help="Play on a Ray cluster: its address, auto, or local.")] = "",
    lang: Lang = None,
) -> None:
    """Play deals or matches by the million and report: contracts, how they end, scores, the worth of a seat, lengths.

    Ctrl+C ends it early with a report of what is done.
    """
    from vierblatt.cli.commands import simulate as command

    command.simulate(
        game,
        rule,
        preset,
        lang,
        deals=deals,
        matches=matches,
        players=players,
        seed=seed,
        threads=threads,
        json=json,
        csv=csv,
        plot=plot,
        checkpoint=checkpoint,
        ray=ray,
    )


@app.command(help_epilogue=HOUSE_RULES)
def arena(
    game: str,
    /,
    *bots: str,
    deals: Annotated[int | None, Parameter(help="Deals of each pair; 200 unless it is said.")] = None,
    matches: Annotated[int | None, Parameter(help="Whole matches of each pair, instead of deals.")] = None,
    drawn: Annotated[bool, Parameter(negative="", help="Deals in situations of a match, not as its first.")] = False,
    until_decided: Annotated[bool, Parameter(negative="", help="A pair stops when it is clear who is better.")] = False,
    seed: Annotated[int, Parameter(help="Fixes the cards, the situations and what bots leave to chance.")] = 1,
    seconds: Annotated[float, Parameter(help="What a program from outside may take for a decision.")] = 10.0,
    workers: Annotated[int, Parameter(help="Processes; 0: as many as there are cores.")] = 0,
    rule: Rule = [],  # noqa: B006
    preset: Preset = "standard",
    json: Json = None,
    record_results: Annotated[bool, Parameter(negative="", help="Keep it with its commit in a checkout.")] = False,
    plot: Annotated[Path | None, Parameter(help="Draw the report: a .png, .svg or .pdf file.")] = None,
    checkpoint: Annotated[Path | None, Parameter(help="Keep what is done here; the same command goes on.")] = None,
    ray: Annotated[str, Parameter(help="Play on a Ray cluster: its address, auto, or local.")] = "",
    lang: Lang = None,
) -> None:
    """Let bots meet over the same cards with seats swapped, and tell who is better and how sure that is.

    A bot is a name with settings or a level, or `exec:COMMAND`, a program that speaks the player protocol. Ctrl+C ends
    it early with a report of what is done.
    """
    from vierblatt.cli.commands import arena as command

    command.arena(
        game,
        bots,
        rule,
        preset,
        lang,
        deals=deals,
        matches=matches,
        drawn=drawn,
        until_decided=until_decided,
        seed=seed,
        seconds=seconds,
        workers=workers,
        json=json,
        record_results=record_results,
        plot=plot,
        checkpoint=checkpoint,
        ray=ray,
    )


@app.command
def player(bot: str = "rules", /) -> None:
    """Be a player that an arena starts and speaks to, line by line; see docs/player-protocol.md."""
    from vierblatt.arena.external.serving import serve

    serve(bot, sys.stdin.buffer, sys.stdout.buffer)


@app.command
def warm(game: list[str] | None = None, /) -> None:
    """Compile the rules of all games, or of those named, ahead of time."""
    from vierblatt.cli.commands import warm as command

    command.warm(game)


def main(arguments: list[str] | None = None) -> None:
    """Runs the command; bad input ends with a sentence and exit code 2."""
    forgive_encoding()
    language(None)
    try:
        app(arguments, result_action="return_value", exit_on_error=False, print_error=True)
    except VierblattError as fault:
        from vierblatt.cli.faults import sentence

        Output(stderr=True, soft_wrap=True, highlight=False).print(sentence(fault), style="red", markup=False)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        if _is_usage(fault):
            sys.exit(2)
        if _was_interrupted(fault):
            sys.exit(130)
        raise


def _is_usage(fault: Any) -> bool:
    from cyclopts import CycloptsError

    return isinstance(fault, CycloptsError)


def _was_interrupted(fault: BaseException | None) -> bool:
    """Whether an interrupt is behind a fault: the compiler, stopped midway, stumbles over its own unfinished work."""
    while fault is not None and not isinstance(fault, KeyboardInterrupt):
        fault = fault.__cause__ or fault.__context__
    return fault is not None
