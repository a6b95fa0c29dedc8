"""Bad input to every command: one sentence on standard error, exit code 2, nothing on standard output."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import vierblatt
from vierblatt.cli.admin.app import COMMANDS as ADMIN_COMMANDS
from vierblatt.cli.app import COMMANDS
from vierblatt.cli.league.app import COMMANDS as LEAGUE_COMMANDS
from vierblatt.league.signing import LeagueKey

TESTS = Path(__file__).parents[1]
RECORD = str(TESTS / "page" / "record-seeded.json")
POSITION = str(TESTS / "positions" / "kout_bo-auction.json")
LEAGUE = str(TESTS.parent / "benchmarks" / "leagues" / "kout_bo-levels.toml")
KOUT = {"game": "kout_bo", "dealer": 5, "hands": ["AS KS QS JS XR XB 2H 3H 4H", *[None] * 5]}
HUGE = "9" * 40

#: Files that no command can use, by their names.
FILES: dict[str, bytes] = {
    "empty.json": b"",
    "binary.json": bytes(range(256)),
    "cut.json": b'{"game": "kout_bo", "hands": [',
    "list.json": b"[]",
    "text.json": b'"kout_bo"',
    "number.json": b"1e999",
    "deep.json": b"[" * 100_000,
    "other.json": b'{"game": "chess", "format": 1, "legal": []}',
    "null.json": b'{"game": null, "hands": null, "deals": null}',
    "latin.json": b'{"game": "b\xe4loot"}',
    "many.json": json.dumps({**KOUT, "hands": ["AS"] * 7}).encode(),
    "twice.json": json.dumps({**KOUT, "hands": ["AS AS", *[None] * 5]}).encode(),
    "action.json": json.dumps({**KOUT, "actions": ["bid 99"]}).encode(),
    "dealer.json": json.dumps({**KOUT, "dealer": 10**30}).encode(),
    "key.json": json.dumps({**KOUT, "hand": []}).encode(),
}

#: Command lines after `vierblatt`; FILE stands for each of the files, MISSING for one that is not there.
LINES = """
plya
--hlep
play chess
play kout_bo baloot
play --preset nonsense
play kout_bo --preset nonsense
play kout_bo --rule target
play kout_bo --rule =3
play kout_bo --rule target=many
play kout_bo --rule nonsense=1
play --lang xx
play --lang
play --server ftp://x
play --server http://[
play --server localhost chess
play --sever localhost
dispute
dispute chess 9D
dispute baloot 99
dispute baloot 9D nonsense=1
dispute baloot 9D contract=nonsense
dispute baloot 9D --trick nonsense
dispute baloot 9D --rule nonsense=1
dispute baloot 9D --preset nonsense
dispute baloot 9D --lang xx
learn chess
learn baloot chess
learn baloot follow extra
learn --lang xx
learn whist
serve --port many
serve --port 70000
serve --port -1
serve --config MISSING
serve --config cut.json
serve --tls-cert MISSING
serve --tls-cert MISSING --tls-key MISSING
serve --database no/such/folder/v.db
serve --database mysql://x
serve --public-url nonsense
serve --public-url http://x:y
serve --redis http://x
serve extra
watch
watch chess
watch kout_bo --deals -1
watch kout_bo --deals 1.5
watch kout_bo --seed 1e3
watch kout_bo --seed seven
watch kout_bo --bots nobody
watch kout_bo --bots rules,rules
watch kout_bo --bots search:ms=0
watch kout_bo --bots search:ms=1,cpu=1
watch kout_bo --bots rules:mistakes=101
watch kout_bo --bots ,
watch kout_bo --bots exec:true
watch kout_bo --save no/such/folder/match.json
watch kout_bo --save .
watch kout_bo --why=maybe
watch kout_bo --lang xx
replay
replay MISSING
replay .
replay FILE
replay RECORD --lang xx
games chess
games kout_bo baloot
games --json no/such/folder/games.json
games --lang xx
rules
rules chess
rules kout_bo --preset nonsense
rules kout_bo --rule target=0
rules kout_bo --rule players=5
check
check MISSING
check FILE
check cases.json --game chess
perft
perft MISSING
perft FILE
perft POSITION --depth -1
perft POSITION --depth 1.5
verify
verify MISSING
verify FILE
verify RECORD --seen MISSING
verify RECORD --seen cut.json
verify RECORD RECORD --seen cut.json
duel
duel chess
duel kout_bo nobody
duel kout_bo rules nobody
duel kout_bo rules random club
duel kout_bo --pairs 0
duel kout_bo --pairs 1
duel kout_bo --pairs -5
duel kout_bo --pairs HUGE
duel kout_bo --json no/such/folder/duel.json
solve
solve MISSING
solve FILE
solve POSITION
solve POSITION --json
solve POSITION --json no/such/folder/told.json
forecast
forecast MISSING
forecast FILE
forecast POSITION --json .
analyse
analyse MISSING
analyse FILE
analyse RECORD --worlds 0
analyse RECORD --worlds 1
analyse RECORD --worlds 2.5
analyse RECORD --worlds HUGE
analyse RECORD --seconds -1
analyse RECORD --seconds nan
analyse RECORD --seconds inf
analyse RECORD --seed -1
analyse RECORD --seed HUGE
analyse RECORD --workers -1
analyse RECORD --html no/such/folder/a.html
analyse RECORD --json cut.json
analyse RECORD --json list.json
dataset
dataset kout_bo
dataset chess --output a.parquet
dataset kout_bo --output
dataset kout_bo --output -
dataset kout_bo --output .
dataset kout_bo --output no/such/folder/a.parquet
dataset kout_bo --output a.parquet --decisions 0
dataset kout_bo --output a.parquet --decisions -1
dataset kout_bo --output a.parquet --decisions 1.5
dataset kout_bo --output a.parquet --decisions nan
dataset kout_bo --output a.parquet --decisions HUGE
dataset kout_bo --output a.parquet --bot nobody
dataset kout_bo --output a.parquet --bot best
dataset kout_bo --output a.parquet --bot rules:mistakes=101
dataset kout_bo --output a.parquet --bot net:MISSING
dataset kout_bo --output a.parquet --bot policy:nothing:here
dataset kout_bo --output a.parquet --values guess
dataset kout_bo --output a.parquet --values ,
dataset kout_bo --output a.parquet --worlds 0
dataset kout_bo --output a.parquet --worlds HUGE
dataset kout_bo --output a.parquet --seed many
dataset kout_bo --output a.parquet --preset nonsense
dataset kout_bo --output a.parquet --rule target=many
dataset kout_bo --output a.parquet --lang xx
simulate
simulate chess
simulate kout_bo --deals 0
simulate kout_bo --deals -1
simulate kout_bo --deals 1.5
simulate kout_bo --deals HUGE
simulate kout_bo --matches 0
simulate kout_bo --matches 1e3
simulate kout_bo --deals 1 --matches 1
simulate kout_bo --players nobody
simulate kout_bo --players rules,random,rules
simulate kout_bo --players ,
simulate kout_bo --threads -1
simulate kout_bo --plot told.gif
simulate kout_bo --plot no/such/folder/told.svg
simulate kout_bo --csv no/such/folder/told.csv
simulate kout_bo --csv .
simulate kout_bo --checkpoint cut.json
simulate kout_bo --checkpoint .
simulate kout_bo --checkpoint no/such/folder/kept
simulate kout_bo --where (
simulate kout_bo --where nobody
simulate kout_bo --where HUGE
simulate kout_bo --show aces
simulate kout_bo --show made --enough HUGE
simulate kout_bo --show made --enough -1
simulate kout_bo --show made --deals 0
simulate kout_bo --show made --matches 1
simulate kout_bo --show made --json no/such/folder/told.json
simulate chess --facts
arena
arena kout_bo
arena kout_bo rules
arena kout_bo rules nobody
arena kout_bo rules exec:
arena kout_bo rules exec:/no/such/program
arena chess rules random
arena kout_bo rules random --deals 0
arena kout_bo rules random --deals 1.5
arena kout_bo rules random --deals HUGE
arena kout_bo rules random --deals 1 --matches 1
arena kout_bo rules random --matches -1
arena kout_bo rules random --seconds 0
arena kout_bo rules random --seconds nan
arena kout_bo rules random --workers -1
arena kout_bo rules random --plot told.gif
arena kout_bo rules random --json .
arena kout_bo rules random --checkpoint cut.json
arena kout_bo rules random --record-results
league nonsense
league key
league key cut.json
league key no/such/folder/key.pem
league run
league run LEAGUE
league run FILE --key KEY
league run MISSING --key KEY
league run LEAGUE --key MISSING
league run LEAGUE --key FILE
league run LEAGUE --key KEY --workers -1
league run LEAGUE --key KEY --output no/such/folder/told.json
league run LEAGUE --key KEY --output .
league run LEAGUE --key KEY --output cut.json
league run LEAGUE --key KEY --checkpoint cut.json
league run LEAGUE --key KEY --lang xx
league table
league table MISSING
league table FILE
league table LEAGUE
league check
league check MISSING
league check FILE
league check cut.json --replay -1
league check cut.json --replay HUGE
league check cut.json --replay nan
league check cut.json --public-key nonsense
player rules random
completion
completion tcsh
warm chess
warm kout_bo chess
load
load ftp://x
load http://[
load x --tables many
load x --tables 5..4
load x --tables -1
load x --ramp -1
load x --ramp nan
load x --seconds 0
load x --seconds nan
load x --pace -1
load x --idle -1
load x --idle 1.5
load x --idle HUGE
load x --game chess
load x --bots nobody
load x --plot told.gif
load x --json no/such/folder/load.json
load http://127.0.0.1:9 --tables 1
admin nonsense
admin tables --database here.db
admin --database MISSING tables
admin --database cut.json tables
admin --database mysql://x tables
admin --config MISSING tables
admin --config cut.json tables
admin --lang xx tables
admin close
admin --database MISSING close k7m2x9q4ab
admin --database MISSING accounts
admin ban
admin --database MISSING ban somebody --hours 0
admin --database MISSING ban somebody --hours nan
admin --database MISSING ban somebody --hours many
admin --database MISSING ban somebody
admin unban
admin --database MISSING unban somebody
admin delete
admin --database MISSING delete somebody
admin merge one
admin --database MISSING merge one other
admin notify
admin notify somebody
admin --database MISSING notify somebody hello
admin moderator add
admin --database MISSING moderator add somebody
admin --database MISSING moderator list
admin trail
admin --database MISSING trail told.jsonl
admin reset-password
admin --database MISSING reset-password somebody
admin backup
admin --database MISSING backup copy.db
admin restore
admin restore MISSING
admin --database here.db restore cut.json
admin export
admin --database MISSING export records
admin --database MISSING export cut.json/records
admin --database MISSING verify
admin --database MISSING verify --since yesterday
admin --database MISSING verify --workers 1000
admin --database MISSING verify --json no/such/folder/told.json
admin --database MISSING collusion
admin --database MISSING collusion --game chess
admin --database MISSING collusion --worlds 1
admin --database MISSING collusion --alpha 2
admin --database MISSING collusion --alpha nan
admin --database MISSING collusion --since 2026-13-41
admin --database MISSING collusion --keep cut.json
admin --database MISSING collusion --seed -1
"""


def lines() -> list[str]:
    """Every command line, one for each file where it takes one."""
    given = [line for line in LINES.strip().splitlines() if line]
    return [line.replace("FILE", name) for line in given for name in (FILES if "FILE" in line.split() else [""])]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files."""
    made = tmp_path_factory.mktemp("bad")
    LeagueKey.create(made / "key.pem")
    for name, content in FILES.items():
        (made / name).write_bytes(content)
    (made / "cases.json").write_bytes((TESTS / "cases" / "kout_bo.json").read_bytes())
    return made


@pytest.mark.parametrize("line", lines())
def test_bad_input_is_one_sentence_and_exit_code_2(line: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("LC_ALL", "en")
    before = {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    stands_for = {"MISSING": "no-such-file", "RECORD": RECORD, "POSITION": POSITION, "HUGE": HUGE}
    stands_for |= {"LEAGUE": LEAGUE, "KEY": "key.pem"}
    ran = vierblatt(*(stands_for.get(word, word) for word in line.split()))
    assert ran.code == 2, ran
    assert ran.out == "" and ran.err.count("\n") == 1 and len(ran.err) > 15, ran
    assert not any(part in ran.err for part in ("Traceback", "error-", "{ $", "Error(", "\x1b", "<class"))
    assert {path: path.read_bytes() for path in before} == before  # a server may leave the lock of its database


def test_every_command_is_in_the_table() -> None:
    begun = {tuple(line.split()[:2]) for line in lines()}
    assert {*COMMANDS, "admin"} <= {words[0] for words in begun}
    assert all(any(name in line.split() for line in lines() if line.startswith("admin")) for name in ADMIN_COMMANDS)
    assert {words[1] for words in begun if words[0] == "league"} >= LEAGUE_COMMANDS.keys()
