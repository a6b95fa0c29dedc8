### Rügen und Urteile an einem Tisch, an dem man falsche Karten spielen darf: auf der Seite und im Terminal.

claim-which = Welche Karte war falsch?
claim-trick = Stich { $number }
claim-card = { $seat }, { $card }, Stich { $trick }
claim-what = Was war daran falsch?
claim-kind-barred-lead = Damit durfte nicht ausgespielt werden
claim-kind-barred-lead-kout_bo = Joker ausgespielt, ohne es zu dürfen
claim-kind-no-follow = Farbe nicht bedient, obwohl sie auf der Hand war
claim-kind-no-trump = Nicht getrumpft, obwohl ein Trumpf auf der Hand war
claim-kind-no-overtrump = Nicht übertrumpft, obwohl ein höherer Trumpf auf der Hand war
claim-kind-kept-back = Eine Karte zurückgehalten, die weg musste
claim-kind-kept-back-kout_bo = Einen Joker zurückgehalten, der fällig war
claim-kind-kept-back-back_alley = Einen Trumpf zurückgehalten, der auf einen Bleeder fällig war
claim-kind-false-sawa = Das Sawa ist falsch: Ein Gegner kann noch einen Stich machen
claim-sawa = Die hingelegten Karten
claim-proof = Was beweist es? Freiwillig
claim-proof-needed = Was beweist es?
claim-proof-played = { $card }, später gespielt
claim-proof-laid = { $card }, liegt offen
claim-demand = Wenn ich recht habe, um alle Stiche weiterspielen (Kaboot)
claim-clock = { $seat } ist dran: noch { $seconds } s
claim-clock-own = Du bist dran: noch { $seconds } s
claim-say = Diesen Fehler rügen
claim-nothing = Im Moment lässt sich keine Karte eines Gegners rügen.
claim-cost-baloot = Wenn du dich irrst, { $level ->
    [gahwa] gewinnt das andere Team die Partie.
    [double] bekommt das andere Team { $mode ->
        [hokom] 32
       *[other] 52
    } { $projects }
    [triple] bekommt das andere Team 48 { $projects }
    [four] bekommt das andere Team 64 { $projects }
   *[other] bekommt das andere Team die ganze Runde: { $mode ->
        [hokom] 16
       *[other] 26
    } { $projects }
}
claim-projects = { $accusation_projects ->
    [none] Punkte.
    [all] Punkte und die Projekte beider Teams.
   *[own] Punkte und seine Projekte.
}
claim-cost-kout_bo = Wenn du dich irrst, gewinnt das andere Team die Runde.
claim-cost-back_alley = Wenn du dich irrst, gewinnt das andere Team die Runde.
claim-cost-king_bolola = Wenn du dich irrst, geht die Runde gegen dich: Alle Minuspunkte sind deine, oder alle Pluspunkte gehen an die Person, die du rügst.
claim-sawa-how = { $count ->
    [one] Du legst deine letzte Karte hin. Sie muss stechen.
    [4] Du sagst, dass deine vier Karten alle restlichen Stiche machen. Stimmt ein Gegner zu, legst du sie hin.
    [5] Du sagst, dass deine fünf Karten alle restlichen Stiche machen. Stimmen beide Gegner zu, legst du sie hin.
   *[other] Du legst deine { $count } Karten hin. Sie müssen alle restlichen Stiche machen, was die Gegner auch spielen.
}
claim-sawa-cost = Ein falsches Sawa kann gerügt werden und kostet dann die Runde.
claim-sawa-say = Sawa sagen
claim-sawa-closed = Sawa geht im Moment nicht.
claim-right = { $you ->
    [yes] Du hast einen Fehler gerügt, zu Recht
   *[no] { $seat } hat einen Fehler gerügt, zu Recht
}
claim-wrong = { $you ->
    [yes] Du hast einen Fehler gerügt, zu Unrecht
   *[no] { $seat } hat einen Fehler gerügt, zu Unrecht
}
claim-card-claimed = Die Karte
claim-card-proof = Beweis
claim-demanded = Weiter geht es um alle Stiche.
