### Only the command line says these.

column-id = id
column-name = name
column-players = players
column-presets = sets of rules
column-option = house rule
column-values = values
column-meaning = meaning
column-rule = rule
compiling-once = Compiling the rules; only the first start takes this long.
games-hint = `vierblatt games ID` lists the house rules of a game, `vierblatt rules ID` explains how it is played.
no-terminal = There is no terminal to play in, so here is a deal among bots.
own-rules = Rules of your own
seed-is = Seed { $seed }

## The server

serve-at = Vierblatt is served at { $url } - Ctrl+C ends it.
serve-local = Only this machine reaches it. `vierblatt serve --host` opens it for your network.
serve-shared = Everyone in the same network can play: scan the code or type the address.
serve-no-network = This machine is in no network just now, so only it reaches the page.
serve-without-tls = Without TLS browsers allow no passkeys and do not install the page; everything else works.
serve-compiling = Preparing the rules, once
serve-ended = The server has ended. Matches go on where they were when it starts again.
