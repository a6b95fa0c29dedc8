### King Bolola

game-name = King Bolola
game-line = Vier Einzelspieler, 24 Runden: Der Geber bestimmt, was zu vermeiden oder zu sammeln ist.

## Fragen und Ansagen

phase-choose = Welchen Kontrakt wählst du?
phase-play = Deine Karte?
call-no-tricks = Keine Stiche
call-no-jk = Keine Buben und Könige
call-no-queens = Keine Damen
call-no-hearts = Keine Herzen
call-last-two = Nicht die letzten zwei
call-no-king = Nicht den King
call-trump = Trumpf { $value }
call-bolola-minus = Bolola minus
call-bolola-plus = Bolola plus

## Was die Ansagen bedeuten

meaning-no-tricks = jeder Stich −{ $points }, noch { $left }
meaning-no-jk = jeder Bube oder König −{ $points }, noch { $left }
meaning-no-queens = jede Dame −{ $points }, noch { $left }
meaning-no-hearts = jedes Herz −{ $points }, noch { $left }
meaning-last-two = vorletzter −{ $points }, letzter −{ $last }, noch { $left }
meaning-no-king = der Herz-König −{ $points }, noch { $left }
meaning-trump = jeder Stich +{ $points }, noch { $left }
meaning-bolola-minus = alles auf einmal, zusammen −{ $total }, noch { $left }
meaning-bolola-plus = alles auf einmal, zusammen +{ $total }, noch { $left }

## Der Tisch

fact-round = Runde { $value } von 24
fact-contract = Kontrakt: { $value }
fact-trump = Trumpf: { $value }
fact-lead = Gesperrte Farbe ausspielen: { $value }
head-round = Runde { $value } von 24
fact-left-no-tricks = Keine Stiche: { $value ->
    [0] nicht mehr wählbar
   *[other] noch { $value }-mal wählbar
}
fact-left-no-jk = Keine Buben und Könige: { $value ->
    [0] nicht mehr wählbar
   *[other] noch { $value }-mal wählbar
}
fact-left-no-queens = Keine Damen: { $value ->
    [0] nicht mehr wählbar
   *[other] noch { $value }-mal wählbar
}
fact-left-no-hearts = Keine Herzen: { $value ->
    [0] nicht mehr wählbar
   *[other] noch { $value }-mal wählbar
}
fact-left-last-two = Nicht die letzten zwei: { $value ->
    [0] nicht mehr wählbar
   *[other] noch { $value }-mal wählbar
}
fact-left-no-king = Nicht den King: { $value ->
    [0] nicht mehr wählbar
   *[other] noch { $value }-mal wählbar
}
fact-owes-negatives = { $seat } schuldet noch { $value ->
    [0] keinen negativen Kontrakt
    [one] einen negativen Kontrakt
   *[other] { $value } negative Kontrakte
}
fact-owes-trumps = { $seat } schuldet noch { $value ->
    [0] keinen Trumpfkontrakt
    [one] einen Trumpfkontrakt
   *[other] { $value } Trumpfkontrakte
}
fact-owes-bololas = { $seat } schuldet noch { $value ->
    [0] kein Bolola
   *[other] das Bolola
}
value-no-tricks = Keine Stiche
value-no-jk = Keine Buben und Könige
value-no-queens = Keine Damen
value-no-hearts = Keine Herzen
value-last-two = Nicht die letzten zwei
value-no-king = Nicht den King
value-trump = Trumpf
value-bolola-minus = Bolola minus
value-bolola-plus = Bolola plus
value-open = erlaubt
value-barred = noch nicht
value-won = gewonnen
value-drawn = unentschieden
value-lost = verloren

## Was geschehen ist

event-king_bolola-first-dealer = { $you ->
    [yes] Du hast { $card } und bist erster Geber.
   *[no] { $seat } hat { $card } und ist erster Geber.
}
event-king_bolola-opened = { $suit } ist gefallen und darf von jetzt an ausgespielt werden.
event-king_bolola-ended-early = Es ist nichts mehr da, was zählt: Die Runde endet nach { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}.
event-king_bolola-result = { $seat }: { $key }

## Die Abrechnung

score-tricks = Stiche
score-jacks-kings = Buben und Könige
score-queens = Damen
score-hearts = Herzen
score-twelfth = Stich 12
score-last = Stich 13
score-king = Herz-König

## Das Ergebnis eines Spiels

outcome-chose = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $suit ->
    [none] { $key }
   *[other] { $key } in { $suit }
} angesagt
outcome-lost = { outcome-chose }; am meisten traf es { $most_seats }: minus { $points } Punkte.
outcome-gained = { outcome-chose }; am meisten bekam { $most_seats }: { $points } Punkte.

## Warum ein Bot tut, was er tut

why-only-choice = Etwas anderes kann ich nicht mehr wählen.
why-safe-negative = Mit diesem Blatt komme ich hier voraussichtlich billig davon.
why-long-trumps = Das ist meine lange, starke Farbe.
why-strong-hand = Meine hohen Karten dürften viele einträgliche Stiche machen.
why-weak-hand = Mit meinen kleinen Karten überlasse ich den anderen, was kostet.
why-only-card = Das ist die einzige Karte, die ich spielen darf.
why-lead-low = Ich spiele klein aus, die anderen müssen wohl darübergehen.
why-lead-early = Ich spiele jetzt hoch aus, bevor mir jemand etwas Teures darauflegen kann.
why-lead-out = Ich spiele mich in dieser Farbe leer, um später abwerfen zu können.
why-hunt-king = Unter dem Herz-König kann ich gefahrlos Herz ausspielen.
why-duck = Ich lege die höchste Karte, die darunter bleibt.
why-throw-penalty = Die Strafkarte geht in den Stich eines anderen.
why-throw-danger = Ich werfe die Karte ab, die mir am meisten schaden könnte.
why-take-cheaply = Dieser Stich kostet wenig, da werde ich eine hohe Karte los.
why-must-take = Den Stich bekomme ich ohnehin, also nehme ich ihn mit der höchsten Karte.
why-stay-low = Ich bleibe klein und hoffe, dass jemand darübergeht.
why-lead-winner = Diese Karte kann niemand schlagen.
why-draw-trumps = Ich ziehe den anderen die Trümpfe, solange meine höher sind.
why-lead-short = Ich verkürze diese Farbe, um sie stechen zu können.
why-lead-long = Ich spiele meine lange Farbe aus, damit ihre kleinen Karten gut werden.
why-win-sure = Diese Karte macht den Stich sicher.
why-win-cheaply = Ich nehme den Stich mit der kleinsten Karte, die reicht.
why-try-high = Meine hohe Karte hat gute Aussichten auf den Stich.
why-ruff = Ich steche.
why-throw-low = Den Stich kann ich nicht machen, also gebe ich meine nutzloseste Karte.
why-card-hunts-king = Sie liegt unter dem Herz-König und zieht ihn vielleicht heraus.
why-card-rid-before-last-two = Eine hohe Karte ist weg, bevor die letzten zwei Stiche kommen, die allein kosten.

## Hausregeln

preset-seed = Ursprüngliche Regeln
preset-turkish = Türkisches King
preset-rifki = Rifki
preset-zero_sum = Nullsumme
option-direction = Spielrichtung
option-direction-clockwise = im Uhrzeigersinn
option-direction-counterclockwise = gegen den Uhrzeigersinn
option-first_dealer = Erster Geber
option-first_dealer-random = ausgelost
option-first_dealer-two_of_diamonds = wer die Karo-Zwei hat
option-first_dealer-king_of_hearts = wer den Herz-König hat
option-first_dealer-0 = Spieler 1
option-first_dealer-1 = Spieler 2
option-first_dealer-2 = Spieler 3
option-first_dealer-3 = Spieler 4
option-negative_cap = Wie oft jeder negative Kontrakt gespielt werden darf
option-negative_cap-2 = zweimal je Partie
option-negative_cap-unlimited = unbegrenzt
option-negative_repeat_by_player = Ein Spieler darf denselben negativen Kontrakt zweimal wählen
option-bolola_signs = Bolola plus und minus
option-bolola_signs-free = jeder wählt frei
option-bolola_signs-two_each = je zwei in einer Partie
option-early_end = Die Runde endet, wenn keine Strafkarte mehr da ist
option-king_under_ace = Nicht den King: Herz-König unter dem Ass
option-king_under_ace-free = darf darunter
option-king_under_ace-forced = muss darunter
option-hearts_duck = Keine Herzen: unter ein höheres Herz gehen
option-hearts_duck-free = freigestellt
option-hearts_duck-forced = Pflicht
option-over_ruff = Überstechen
option-over_ruff-forced = Pflicht
option-over_ruff-free = freigestellt

## Warum etwas nicht geht

rule-KB-GEN-1 = Diese Karte hast du nicht auf der Hand.
rule-KB-GEN-4 = Du musst Farbe bedienen.
rule-KB-CONTRACT-1 = Von dieser Art hast du schon alle deine Kontrakte gewählt.
rule-KB-CONTRACT-3 = Dieser Kontrakt wurde schon zweimal gespielt.
rule-KB-CONTRACT-4 = Hier wiederholt niemand einen negativen Kontrakt, und alle müssen ihre noch schaffen können.
rule-KB-CONTRACT-7 = Bolola mit diesem Vorzeichen wurde schon zweimal gespielt.
rule-KB-JK-3 = Du kannst nicht bedienen, also muss ein Bube oder König weg.
rule-KB-JK-4 = Es liegt eine höhere Karte der Farbe: Dein Bube oder König muss darunter.
rule-KB-QUEENS-3 = Du kannst nicht bedienen, also muss eine Dame weg.
rule-KB-QUEENS-4 = König oder Ass der Farbe liegt: Deine Dame muss darunter.
rule-KB-HEARTS-2 = Herz darf erst ausgespielt werden, wenn eines gefallen ist.
rule-KB-HEARTS-3 = Du kannst nicht bedienen, also muss ein Herz weg.
rule-KB-HEARTS-4 = Hier muss ein kleineres Herz unter das höhere gelegt werden.
rule-KB-KING-2 = Herz darf erst ausgespielt werden, wenn eines gefallen ist.
rule-KB-KING-3 = Du kannst nicht bedienen, also muss der Herz-König weg.
rule-KB-KING-4 = Du kannst nicht bedienen, also muss zuerst ein Herz weg.
rule-KB-KING-5 = Hier muss der Herz-König unter das Ass.
rule-KB-TRUMP-2 = Trumpf darf erst ausgespielt werden, wenn einer gefallen ist.
rule-KB-TRUMP-4 = Du kannst nicht bedienen, also musst du Trumpf spielen.
rule-KB-TRUMP-5 = Du musst den Trumpf im Stich überstechen.
rule-KB-TRUMP-6 = Du musst über den höchsten Trumpf im Stich gehen.
rule-KB-BOLOLA-3 = Herz darf erst ausgespielt werden, wenn eines gefallen ist.
rule-KB-BOLOLA-4 = Du kannst nicht bedienen, also muss ein König, eine Dame, ein Bube oder ein Herz weg.
rule-KB-BOLOLA-5 = Es liegt eine höhere Karte der Farbe: Dein König, deine Dame oder dein Bube muss darunter.
rule-KB-BOLOLA-9 = Herz darf erst ausgespielt werden, wenn eines gefallen ist.
rule-KB-FAULT-3 = Das kann man jetzt nicht rügen: Es braucht eine Karte, die jemand anders in dieser Runde gespielt hat, rechtzeitig, und einen Beweis, der offen liegt.
error-bad-contract = „{ $contract }“ kann nicht der Kontrakt dieser Stellung sein.
error-bad-chosen = Diese früheren Kontrakte passen nicht zu den Regeln oder zur Zahl der gespielten Runden.

## Statistik

count-contract = Kontrakte
count-place = Punkte nach dem Platz ab dem Wählenden (1: er selbst)
count-queens = Damen, die einer bei „Keine Damen“ nimmt
count-king-falls = Nicht den King: Stich, in dem der Herz-König fällt
figure-nothing = 0 für den Wählenden
figure-early = vorzeitig beendet
figure-chooser = Punkte des Wählenden
