### Was für eine Karte spricht: Tatsachen, gefunden aus dem, was der Spieler weiß. { $kept }: eine andere seiner Karten.

why-with-card = { $card } { $why }

## Für Spieler, die Stiche wollen

why-card-makes-contract = Mit diesem Stich ist der Kontrakt erfüllt.
why-card-defeats-contract = Mit diesem Stich können die Gegner ihren Kontrakt nicht mehr erfüllen.
why-card-keeps-them-short = Den Gegnern fehlt nur noch ein Stich, und diesen bekommen sie nicht.
why-card-takes-every-trick = Jeder weitere Stich wird gebraucht, und dieser ist sicher.
why-card-keeps-last-winner = { $kept } bleibt für den letzten Stich, der { $worth } mehr wert ist.
why-card-partner-can-ruff = Dem Partner fehlt diese Farbe, vielleicht kann er stechen.
why-card-partner-has-master = Der Partner hat eine Karte dieser Farbe, über die in ihr kein Gegner gehen kann.
why-card-draws-trumps = Sie zieht den Gegnern, was sie noch an Trümpfen haben.
why-card-cashes-winner = Kein Gegner kann sie schlagen: ein sicherer Stich.
why-card-leads-master = In ihrer Farbe ist nichts Höheres mehr draußen.
why-card-over-ruffs = Sie übersticht den Trumpf im Stich.
why-card-ruffs = Sie sticht: Die ausgespielte Farbe fehlt im Blatt.
why-card-overtakes-partner = Sie geht über die Karte des Partners.
why-card-wins-cheaply = Sie macht den Stich sicher, und eine höhere bleibt übrig.
why-card-wins-last = Sie macht den Stich, und nach ihr spielt niemand mehr.
why-card-wins-for-certain = Kein Gegner, der noch spielt, kann sie schlagen.
why-card-feeds-partner = Der Partner hat den Stich sicher, sie gibt { $worth } Punkte dazu.
why-card-feeds-partner-for-now = Der Partner liegt vorn, sie gibt { $worth } Punkte dazu.
why-card-keeps-master = { $kept } bleibt: In der Farbe ist nichts Höheres mehr draußen.
why-card-keeps-guard = { $kept } bleibt gedeckt: Nur noch eine einzige Karte ist höher.
why-card-gives-fewest-points = Sie bringt den Gegnern so wenig Punkte wie möglich.
why-card-goes-over = Sie geht über die beste Karte im Stich, nur eine bessere schlägt sie noch.
why-card-partner-to-come = Der Partner kommt noch und kann den Stich vielleicht machen.
why-card-makes-void = Sie ist die letzte ihrer Farbe, die dann gestochen werden kann.
why-card-makes-singleton = Nur noch eine Karte dieser Farbe bleibt, dann kann sie gestochen werden.
why-card-top-of-sequence = { $kept }, die nächste darunter, stärkt ihr den Rücken.
why-card-few-above = { $count ->
    [one] In ihrer Farbe ist nur noch eine höhere Karte draußen.
   *[other] In ihrer Farbe sind nur noch { $count } höhere Karten draußen.
}
why-card-partners-suit = Diese Farbe hat der Partner schon ausgespielt.
why-card-long-suit = Von dieser Farbe sind mehr Karten im Blatt als bei allen anderen zusammen.
why-card-keeps-trumps = Sie spart die Trümpfe.
why-card-opens-no-suit = Sie öffnet keine neue Farbe.
why-card-risks-fewest-points = Mit keiner anderen stehen weniger Punkte auf dem Spiel.
why-card-keeps-points = Der Stich ist nicht sicher, darum bleiben wertvollere Karten im Blatt.
why-card-cannot-win = Der Stich ist nicht zu gewinnen, da genügt eine niedrige.
why-card-partner-has-trick = Kein Gegner kann dem Partner diesen Stich nehmen.
why-card-leaves-partner = Der Partner liegt vorn, und sie kommt ihm nicht in die Quere.
why-card-ducks = Sie lässt den Stich laufen, obwohl eine andere vorn läge.
why-card-throws-small = Bedienen geht nicht, und von ihrer Farbe sind noch { $count } höhere draußen.
why-card-leads-low = Klein ausgespielt: Die höheren der Farbe bleiben im Blatt.
why-card-no-card-wins = Keine Karte im Blatt macht diesen Stich.
why-card-equal-cards = Sie ist so gut wie ihre Nachbarin.

## Für Spieler, die Stiche oder Karten meiden

why-card-throws-penalty = Sie geht in den Stich eines anderen und kostet ihn { $worth } Punkte.
why-card-leaves-penalty = Sie überlässt den Stich, der { $worth } Punkte kostet, einem anderen.
why-card-lead-below-all = Alles, was von dieser Farbe noch draußen ist, ist höher.
why-card-must-take = Der Stich ist nicht zu vermeiden, also geht eine hohe Karte mit.
why-card-takes-nothing = Der Stich kostet nichts, und eine hohe Karte ist weg.
why-card-takes-while-cheap = Bisher kostet der Stich nichts, und eine hohe Karte ist weg.
why-card-ducks-high = Sie ist die höchste Karte, die darunter bleibt.
why-card-clears-suit = Sie ist die letzte ihrer Farbe: Wird die gespielt, kann man abwerfen.
why-card-shortens-suit = Nur noch eine Karte dieser Farbe bleibt, danach kann man auf sie abwerfen.
why-card-throws-danger = { $count ->
    [one] Eine niedrigere dieser Farbe ist noch draußen: Sie hätte einen Stich machen können.
   *[other] { $count } niedrigere dieser Farbe sind noch draußen: Sie hätte einen Stich machen können.
}
why-card-hopes-to-be-beaten = Noch liegt sie vorn, aber wer noch kommt, kann darübergehen.
why-card-most-are-higher = Das meiste, was von dieser Farbe noch draußen ist, ist höher.
why-card-leads-lowest = Sie ist die niedrigste ihrer Farbe im Blatt, andere können darübergehen.
why-card-keeps-low = { $kept } bleibt: Alles, was von der Farbe noch draußen ist, ist höher.
why-card-leads-while-all-follow = Niemandem fehlt diese Farbe erkennbar, da kann eine hohe gehen.
why-card-stays-below = Sie bleibt darunter und macht den Stich nicht.
why-card-others-take = Was man auch spielt: Den Stich macht ein anderer.
