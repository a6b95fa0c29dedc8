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
