### Nur der Schreibzettel von Back Alley verwendet diese.

sheet-outcome = Die Runde wurde
sheet-call = Ansage
sheet-tricks = Stiche
sheet-rainbow = Blätter mit allen vier Farben
sheet-value-played = gespielt
sheet-value-passed = von allen gepasst
sheet-why-made = { $side }: { $bid } geboten, { $tricks } gemacht, { $points } Punkte.
sheet-why-failed = { $side }: { $bid } geboten, nur { $tricks } gemacht, minus { $points } Punkte.
sheet-why-no-bid = { $side }: nicht geboten, also zählt jeder der { $tricks } Stiche einen Punkt.
sheet-why-board-made = { $side }: alle Stiche eines Boards der Stufe { $level }, { $points } Punkte.
sheet-why-board-failed = { $side }: nur { $tricks } Stiche eines Boards der Stufe { $level }, minus { $points } Punkte.
sheet-why-rainbow = { $side }: alle vier Farben in vier Karten, { $points } Punkte mehr.
sheet-why-passed = Alle haben gepasst: Es werden noch einmal gleich viele Karten gegeben.
sheet-why-passed-zero = Alle haben gepasst: Die Runde zählt, aber ohne Punkte.
sheet-why-end = Das war die letzte Runde: Die Partie ist zu Ende.
sheet-why-end-draw = Das war die letzte Runde, und beide Teams haben gleich viele Punkte: unentschieden.
sheet-why-one-more = Beide Teams haben gleich viele Punkte: noch eine Runde mit 13 Karten.
