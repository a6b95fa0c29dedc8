### Baloot

game-name = Baloot
game-line = Zwei Teams kaufen eine Karte, mit Trumpf oder ohne, und sammeln mit Stichen, Projekten und Verdoppeln 152 Punkte.

## Fragen und Ansagen

phase-cutting = Du hebst ab: Was soll mit den Karten geschehen?
phase-opening = Hast du ein Kawesh?
phase-bidding = Kaufst du die Karte?
phase-over-hokom = Es wurde Hokom gesagt. Nimmst du die Karte als Sun?
phase-over-sun = Du hast Vorrang. Nimmst du die Karte als Sun?
phase-confirming = Dein Hokom steht: Hokom, oder doch Sun?
phase-naming = Dein Hokom steht: Welche Farbe ist Trumpf?
phase-doubling = Erhöhst du den Einsatz?
phase-announcing = Sagst du deine Projekte an?
phase-baloot = Sagst du dein Baloot an?
phase-sawa = Der Rest soll für dich verloren sein. Einverstanden?
phase-play = Deine Karte?
call-pass = passe
call-pass-second = passe
call-no = nein
call-hokom = Hokom
call-sun = Sun
call-ashkal = Ashkal
call-kawesh = Kawesh
call-hokom-s = Hokom in Pik
call-hokom-h = Hokom in Herz
call-hokom-d = Hokom in Karo
call-hokom-c = Hokom in Kreuz
call-double = Doppel
call-double-open = Doppel, offen
call-double-locked = Doppel, gesperrt
call-triple = Dreifach
call-four = Vierfach
call-four-open = Vierfach, offen
call-four-locked = Vierfach, gesperrt
call-gahwa = Gahwa
call-announce = ansagen
call-silent = nichts sagen
call-baloot = Baloot!
call-go = los
call-cut = nach Karte { $value } abheben
call-shuffle = noch einmal mischen
call-public-top = oberste Karte aufdecken
call-bottom-own = die unteren drei für mich
call-bottom-partner = die unteren drei für meinen Partner
call-top-own = die oberen drei für mich
call-accept = einverstanden
call-decline = weiterspielen

## Was die Ansagen bedeuten

meaning-pass = du kaufst nicht
meaning-over-hokom-pass = das Hokom darf stehen bleiben
meaning-over-sun-pass = das Sun darf stehen bleiben
meaning-doubling-pass = der Einsatz bleibt, wie er ist
meaning-no = kein Kawesh: Das Bieten geht weiter
meaning-hokom = { $round ->
    [1] Trumpf ist { $suit }, zusammen { $points } Punkte
   *[other] du wählst eine andere Farbe als Trumpf, zusammen { $points } Punkte
}
meaning-sun = ohne Trumpf, zusammen { $points } Punkte
meaning-ashkal = { $taker ->
    [partner] Sun, dein Partner nimmt die Karte
   *[you] gilt hier als dein eigenes Sun, zusammen { $points } Punkte
}
meaning-kawesh = nur Siebenen, Achten und Neunen: Die Runde ist ungültig
meaning-confirming-sun = doch ohne Trumpf, und niemand kann es übernehmen
meaning-naming-sun = doch ohne Trumpf, und niemand kann es übernehmen
meaning-naming-hokom = als Trumpf, zusammen { $points } Punkte
meaning-double = Einsatz mal { $times }: Wer die Runde gewinnt, bekommt { $points }
meaning-double-open = Einsatz mal { $times }: Der Sieger bekommt { $points }, Trumpf darf ausgespielt werden
meaning-double-locked = Einsatz mal { $times }: Der Sieger bekommt { $points }, und Trumpf spielt nur aus, wer nichts anderes hat
meaning-triple = Einsatz mal { $times }: Der Sieger bekommt { $points }, Trumpf darf ausgespielt werden
meaning-four = Einsatz mal { $times }: Wer die Runde gewinnt, bekommt { $points }
meaning-four-open = Einsatz mal { $times }: Der Sieger bekommt { $points }, Trumpf darf ausgespielt werden
meaning-four-locked = Einsatz mal { $times }: Der Sieger bekommt { $points }, und Trumpf spielt nur aus, wer nichts anderes hat
meaning-gahwa = wer diese Runde gewinnt, gewinnt die Partie
meaning-announce = sie zählen, wenn dein Team das beste Projekt hat
meaning-silent = deine Projekte zählen nicht
meaning-baloot-silent = du bekommst nichts dafür
meaning-baloot = König und Dame in Trumpf: { $points } Punkte, egal bei welchem Einsatz
meaning-go = die Karten bleiben, wie sie liegen
meaning-cut = was darüber liegt, kommt nach unten
meaning-shuffle = derselbe Geber mischt und gibt neu
meaning-public-top = sie ist die Karte, die man kaufen kann
meaning-bottom-own = sie sind unter deinen ersten Karten
meaning-bottom-partner = sie sind unter den ersten Karten deines Partners
meaning-top-own = sie sind unter deinen ersten Karten

## Der Tisch

fact-public-card = Öffentliche Karte: { $value }
fact-round = Bietrunde { $value }
fact-mode = Kontrakt: { $value }
fact-buyer = Käufer: { $value }
fact-trump = Trumpf: { $value }
fact-level = Einsatz: { $value }
fact-lead = Trumpf ausspielen: { $value }
fact-bid = { $seat }: { $value }
fact-project = { $seat } sagt { $value } an
fact-height = { $seat } hat { $value }
fact-shown = { $seat } zeigt { $value }
fact-projects-won = Projekte: { $value }
fact-baloot = Baloot: { $value }
head-round = Bietrunde { $value }
value-sun = Sun
value-hokom = Hokom
value-ashkal = Ashkal
value-double = Doppel
value-triple = Dreifach
value-four = Vierfach
value-gahwa = Gahwa
value-locked = gesperrt
value-open = offen
value-sira = Sira
value-fifty = 50
value-hundred = 100
value-four-hundred = 400
value-run-9 = eine Folge bis zur 9
value-run-t = eine Folge bis zur 10
value-run-j = eine Folge bis zum Buben
value-run-q = eine Folge bis zur Dame
value-run-k = eine Folge bis zum König
value-run-a = eine Folge bis zum Ass
value-four-t = vier Zehnen
value-four-j = vier Buben
value-four-q = vier Damen
value-four-k = vier Könige
value-four-a = vier Asse

## Was geschehen ist

event-baloot-public-card = Die öffentliche Karte ist { $card }.
event-baloot-second-round = { $you ->
    [yes] Alle haben gepasst. Als Geber rufst du die zweite Bietrunde aus.
   *[no] Alle haben gepasst. { $seat } ruft die zweite Bietrunde aus.
}
event-baloot-bought = { $you ->
    [yes] Du hast gekauft: { $key }.
   *[no] { $seat } hat gekauft: { $key }.
}
event-baloot-bought-hokom = { $you ->
    [yes] Du hast Hokom gekauft, Trumpf ist { $suit }.
   *[no] { $seat } hat Hokom gekauft, Trumpf ist { $suit }.
}
event-baloot-card-taken = { $you ->
    [yes] Du nimmst { $card } auf.
   *[no] { $seat } nimmt { $card } auf.
}
event-baloot-nobody-bought = Niemand hat gekauft, die Runde gilt nicht.
event-baloot-kawesh = { $you ->
    [yes] Du zeigst { $cards }: Kawesh, die Runde gilt nicht.
   *[no] { $seat } zeigt { $cards }: Kawesh, die Runde gilt nicht.
}
event-baloot-project = { $you ->
    [yes] Du sagst { $key } an.
   *[no] { $seat } sagt { $key } an.
}
event-baloot-project-height = { $you ->
    [yes] Du nennst deine Höhe: { $key }.
   *[no] { $seat } nennt die Höhe: { $key }.
}
event-baloot-projects-won = Das beste Projekt hat { $side }, und nur dieses Team schreibt seine Projekte an.
event-baloot-projects-tied = Die besten Projekte sind gleich, also schreibt niemand welche an.
event-baloot-projects-shown = { $you ->
    [yes] Du zeigst { $cards }.
   *[no] { $seat } zeigt { $cards }.
}
event-baloot-baloot = { $you ->
    [yes] Du sagst Baloot!
   *[no] { $seat } sagt Baloot!
}
event-baloot-baloot-barred = { $you ->
    [yes] Dein angesagtes Projekt kostet dich das Baloot.
   *[no] Das angesagte Projekt kostet { $seat } das Baloot.
}
event-baloot-sawa-laid = { $you ->
    [yes] Du legst { $cards } hin.
   *[no] { $seat } legt { $cards } hin.
}

## Die Abrechnung

score-raw-cards = Karten (Augen, mit letztem Stich)
score-raw-projects = Projekte (Augen)
score-raw-baloot = Baloot (Augen)
score-raw-total = Augen zusammen
score-cards = Karten
score-projects = Projekte
score-baloot = Baloot
score-factor = Faktor
score-made = Der Käufer hat gewonnen
score-shared = Gleichstand, jedes Team behält das Seine
score-missed = Der Käufer hat weniger, jedes Team behält das Seine
score-khasara = Khasara: Der Käufer verliert
score-doubled = Verdoppelt: alles an eine Seite
score-kaboot = Kaboot: alle acht Stiche
score-gahwa = Gahwa: die ganze Partie

## Das Ergebnis eines Spiels

outcome-bought = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $suit ->
    [none] { $key }
   *[other] { $key } in { $suit }
} gekauft
outcome-made = { outcome-bought } und gewonnen, { $raw } zu { $others }: { $points } Punkte, für die anderen { $rest }.
outcome-shared = { outcome-bought }: Gleichstand mit { $raw }, jedes Team behält seine Punkte.
outcome-missed = { outcome-bought }, aber weniger erreicht, { $raw } zu { $others }; jedes Team behält seine Punkte.
outcome-failed = { outcome-bought } und verloren, { $raw } zu { $others }: Khasara, alle { $points } Punkte für die anderen.
outcome-doubled-made = { outcome-bought } ({ $level_key }) und gewonnen, { $raw } zu { $others }: { $points } Punkte.
outcome-doubled-failed = { outcome-bought } ({ $level_key }) und verloren, { $raw } zu { $others }: { $points } Punkte für die anderen.
outcome-kaboot = { outcome-bought } und alle acht Stiche gemacht: Kaboot, { $points } Punkte.
outcome-kaboot-against = { outcome-bought } und keinen Stich gemacht: Kaboot, { $points } Punkte für die anderen.
outcome-gahwa-made = { outcome-bought } (Gahwa) und gewonnen, { $raw } zu { $others }: Das gewinnt die ganze Partie.
outcome-gahwa-failed = { outcome-bought } (Gahwa) und verloren, { $raw } zu { $others }: Das verliert die ganze Partie.
outcome-accused = { outcome-bought }; ein Qaid gibt die Runde der Käuferseite, { $points } Punkte.
outcome-accused-against = { outcome-bought }; ein Qaid gibt die Runde den anderen, { $points } Punkte.

## Warum ein Bot so handelt

why-only-choice = Etwas anderes war nicht möglich.
why-cut-go = Ich lasse die Karten, wie sie sind.
why-kawesh = Fünf Karten aus Sieben, Acht und Neun: Da will ich lieber neue Karten.
why-pass-weak = Mein Blatt verspricht zu wenig Punkte für einen Kauf.
why-buy-sun = Mit diesen Assen und Zehnen gewinne ich auch ohne Trumpf.
why-buy-hokom = Meine Trümpfe sind stark genug für einen Kauf.
why-ashkal-for-partner = Für Sun reicht mein Blatt, und die Karte nützt meinem Partner mehr.
why-leave-partner = Mein Partner hat das Gebot, und dabei lasse ich es.
why-take-as-sun = Mein Blatt reicht für Sun, also nehme ich die Karte.
why-keep-hokom = Meine Trümpfe versprechen mehr als Sun.
why-turn-to-sun = Sun verspricht mehr als meine Trümpfe.
why-name-trump = Das ist meine stärkste Farbe.
why-no-raise = Für dieses Blatt ist der Einsatz hoch genug.
why-raise-strong = Ich rechne mit dem Sieg, also soll es mehr kosten.
why-raise-behind = Die Gegner sind fast am Ziel, ich habe wenig zu verlieren.
why-announce = Ansagen kostet nichts und bringt vielleicht Punkte.
why-lead-boss = Ich spiele die höchste Karte, die von der Farbe noch da ist.
why-draw-trumps = Ich spiele Trumpf, um den anderen die Trümpfe zu ziehen.
why-lead-hope = Nur wenige der übrigen Karten schlagen diese.
why-lead-low = Ich spiele klein aus und behalte die guten Karten.
why-take-over = Mein Partner liegt vorn, doch ich übernehme, um sicherzugehen und selbst auszuspielen.
why-feed-partner = Mein Partner bekommt den Stich, also gebe ich Augen dazu.
why-partner-has-it = Mein Partner bekommt den Stich, ich behalte meine guten Karten.
why-ruff = Ich kann nicht bedienen und steche.
why-win-last = Ich bin als Letzter dran und nehme den Stich.
why-win-now = Ich gehe über die beste Karte auf dem Tisch.
why-hold-back = Ich könnte den Stich nehmen, aber meine gute Karte ist später mehr wert.
why-cannot-win = Diesen Stich bekomme ich nicht, also gebe ich so wenig wie möglich her.
why-baloot-later = Das Baloot kann warten: Ich spiele jetzt lieber eine andere Karte.
why-see-the-rest = Ich möchte lieber sehen, ob diese Karten stechen.
why-card-completes-baloot = Sie macht das Baloot vollständig.
why-card-nearer-kaboot = Alle Stiche bisher und sicher auch dieser: Das Kaboot bleibt möglich.
why-card-stops-kaboot = Die Gegner haben alle Stiche bisher; dieser ist sicher und verhindert das Kaboot.
why-card-feeds-partner = Der Partner hat den Stich sicher, sie gibt { $worth } Augen dazu.
why-card-feeds-partner-for-now = Der Partner liegt vorn, sie gibt { $worth } Augen dazu.
why-card-keeps-last-winner = { $kept } bleibt für den letzten Stich, der { $worth } Augen mehr bringt.
why-card-gives-fewest-points = Sie bringt den Gegnern so wenig Augen wie möglich.
why-card-risks-fewest-points = Mit keiner anderen stehen weniger Augen auf dem Spiel.

## Was eine Ansage verspricht, nach dem, was solche Blätter gebracht haben

forecast-double = Mit so einem Blatt schlägt ein Doppel den Käufer in etwa { $promise } von 100 Runden.
forecast-double-instead = Mit so einem Blatt schlüge ein Doppel den Käufer in etwa { $promise } von 100 Runden.
forecast-calls-double = Platz { $seat } ist am Zug. In so vielen von 100 Runden mit so einem Blatt schlägt das Doppel den Käufer:

## Warum nicht: die Regeln

rule-BAL-PLAY-2 = Du hast die ausgespielte Farbe und musst sie bedienen.
rule-BAL-PLAY-4 = Du kannst nicht bedienen, also musst du Trumpf legen.
rule-BAL-PLAY-5 = Ein Gegner hat gestochen, und du kannst höher: Das musst du.
rule-BAL-PLAY-6 = Trumpf ist ausgespielt, und du kannst den bisher höchsten übertreffen: Das musst du.
rule-BAL-PLAY-7 = Du kannst nicht bedienen, und die Karte deines Partners befreit dich hier nicht: Lege Trumpf.
rule-BAL-PLAY-9 = Diese Karte hast du nicht.
rule-BAL-DBL-4 = Beim Verdoppeln darf keine Stufe übersprungen werden.
rule-BAL-DBL-5 = Ein Sun kann verdoppelt werden, mehr nicht.
rule-BAL-DBL-6 = Diese Ansage lautet hier anders: Prüfe, ob sie offen, gesperrt oder keins von beiden sein muss.
rule-BAL-DBL-7 = Der Trumpf ist gesperrt: Solange du eine andere Farbe hast, darfst du keinen ausspielen.
rule-BAL-BID-5 = Niemand kann ein Hokom als Hokom wegnehmen.
rule-BAL-BID-7 = Niemand kann ein Sun als Hokom nehmen.
rule-BAL-BID-12 = In der zweiten Bietrunde muss Trumpf eine andere Farbe sein als die der öffentlichen Karte.
rule-BAL-BID-14 = Kawesh sagt man mit fünf Karten aus 7, 8 und 9, nur in der ersten Bietrunde und nur, wenn man noch nicht geboten hat.
rule-BAL-ASH-2 = Ashkal dürfen nur der Geber und der Spieler links von ihm sagen.
rule-BAL-ASH-3 = Bei einem Ass gibt es kein Ashkal.
rule-BAL-ASH-4 = In der zweiten Bietrunde gibt es kein Ashkal.
rule-BAL-ASH-7 = Ashkal geht über ein Hokom nur, bevor du selbst dran warst, und nie über ein Sun.
rule-BAL-PROJ-1 = Du hast kein Projekt.
rule-BAL-PROJ-9 = Baloot sagt man vor der zweiten Karte von König und Dame der Trumpffarbe, wenn man sie spielen darf und kein angesagtes Projekt es kostet; danach ist diese Karte zu spielen.
rule-BAL-QAID-3 = Das kann man jetzt nicht rügen: Es braucht eine Karte, die ein Gegner in dieser Runde gespielt hat, rechtzeitig, und einen Beweis, der offen liegt.
rule-BAL-SAWA-1 = Sawa sagt, wer ausspielt, mit wenigen Karten und einmal je Stich.

## Hausregeln

option-first_dealer = Erster Geber
option-first_dealer-random = wird ausgelost
option-first_dealer-0 = Spieler 1
option-first_dealer-1 = Spieler 2
option-first_dealer-2 = Spieler 3
option-first_dealer-3 = Spieler 4
option-cut_choice = Was der Abhebende wählen darf
option-cut_choice-go_only = nichts, es geht einfach los
option-cut_choice-full = die volle Auswahl
option-void_partner_winning = Nicht bedienen können, während der Partner vorn liegt
option-void_partner_winning-ekka = frei als Letzter oder hinter der Ekka
option-void_partner_winning-free = immer frei
option-void_partner_winning-always_trump = stechen ist Pflicht
option-beat_partner_trump = Auch über den Trumpf des Partners, der vorn liegt, muss man gehen
option-undertrump_forced = Wer nicht überstechen kann, muss trotzdem Trumpf legen
option-overruff = Der Trumpf eines Gegners muss überstochen werden
option-overruff-always = sooft man kann, auch beim Stechen
option-overruff-trump_led = nur wenn Trumpf ausgespielt wurde
option-hokom_round_five = Eine Fünf wird im Hokom gerundet
option-hokom_round_five-down = ab
option-hokom_round_five-up = auf
option-sun_round_five = Eine Fünf im Sun
option-sun_round_five-exact = wird nicht gerundet, 65 gibt 13
option-sun_round_five-up = wird aufgerundet, 65 gibt 14
option-hokom_66 = Beide Hokom-Summen enden auf sechs
option-hokom_66-larger_down = die größere wird abgerundet
option-hokom_66-counting_team = der Käufer bekommt den Rest von 16
option-tie_undoubled = Gleichstand ohne Doppel
option-tie_undoubled-split = jedes Team behält das Seine
option-tie_undoubled-buyer_loses = der Käufer verliert
option-tie_undoubled-buyer_loses_hokom = der Käufer verliert, nur im Hokom
option-tie_doubled = Gleichstand in einer verdoppelten Runde
option-tie_doubled-last_raiser_loses = wer zuletzt erhöht hat, verliert
option-tie_doubled-buyer_wins = der Käufer gewinnt
option-failed_contract = Der Käufer hat weniger, unverdoppelt
option-failed_contract-all_to_opponents = Khasara, alles geht an die Gegner
option-failed_contract-each_keeps = jedes Team behält seine Punkte
option-sun_tie_by = Über einen Gleichstand im Sun entscheiden
option-sun_tie_by-raw = Augen
option-sun_tie_by-gp = geschriebene Punkte
option-baloot_of_loser = Das Baloot der Seite, die alles verliert
option-baloot_of_loser-to_winner = geht an den Gewinner
option-baloot_of_loser-stays = bleibt bei seinem Besitzer
option-kaboot = Sonderwert für alle acht Stiche
option-kaboot-on = ja
option-kaboot-off = nein
option-kaboot_multiplied = Verdoppeln vervielfacht auch das Kaboot
option-reverse_kaboot_88 = 88, wenn der erste Spieler ein Ass als Sun kauft und sein Team keinen Stich macht
option-project_multiplier_cap2 = Projekte werden höchstens verdoppelt
option-sun_double_by = Wer ein Sun verdoppeln darf
option-sun_double_by-trailing = das Team, das hinten liegt
option-sun_double_by-any_opponent = jeder Gegner des Käufers
option-partner_may_preempt = Wer Vorrang hat, darf auch dem Partner ein Sun wegnehmen
option-r2_sun_priority = Wer Vorrang über ein Sun der zweiten Bietrunde hat
option-r2_sun_priority-none = niemand
option-r2_sun_priority-ace_third = die ersten beiden, bei einem Ass
option-r2_sun_priority-always = alle, die vor dem Käufer kommen
option-r2_passer_may_sun = Wer in der zweiten Bietrunde gepasst hat, darf ein Hokom noch als Sun nehmen
option-r1_hokom_sun_by = Wer ein Hokom der ersten Bietrunde als Sun nehmen darf
option-r1_hokom_sun_by-any = alle anderen
option-r1_hokom_sun_by-higher_priority = wer mehr Vorrang hat
option-hokom_flip = Der Käufer darf sein Hokom in Sun verwandeln
option-hokom_flip-both_rounds = in beiden Bietrunden
option-hokom_flip-round2_only = nur in der zweiten Bietrunde
option-ace_no_flip = Ein Hokom der ersten Bietrunde auf ein Ass bleibt Hokom
option-ashkal_round2 = Ashkal in der zweiten Bietrunde
option-wrongful_ashkal = Ein unberechtigtes Ashkal
option-wrongful_ashkal-forces_sun = kauft Sun für den Ansager
option-wrongful_ashkal-forbidden = ist nicht möglich
option-wrongful_ashkal-always_sun = kauft stets Sun, auch über ein Gebot
option-kawesh = Kawesh
option-kawesh-on = erlaubt
option-kawesh-off = nicht erlaubt
option-kawesh-as_sun = kauft Sun und gibt die Runde auf
option-kawesh_timing = Wann man Kawesh sagt
option-kawesh_timing-own_turn = wenn man gefragt wird
option-kawesh_timing-any_time_r1 = alle werden vor der ersten Ansage gefragt
option-kawesh_dealer = Geber nach einem Kawesh
option-kawesh_dealer-same = derselbe
option-kawesh_dealer-next = der nächste
option-lock_choice = Sperren bei Doppel und Vierfach
option-lock_choice-double_four = nach Wahl
option-lock_choice-always_locked_even = immer gesperrt
option-project_tie = Gleich starke Projekte
option-project_tie-earlier_seat = das Projekt dessen, der früher spielt, zählt
option-project_tie-trump_then_earlier = erst Trumpf, dann wer früher spielt
option-project_tie-none_scores = keines zählt
option-project_heights = Wenn die besten Projekte beider Teams gleich heißen
option-project_heights-compared = werden sie wortlos verglichen
option-project_heights-in_turn = nennt jeder reihum die Höhe
option-baloot_blocked_by = Was das Baloot kostet
option-baloot_blocked_by-seed = ein 100 oder seine Karte im Projekt
option-baloot_blocked_by-only_100 = nur ein 100
option-auto_declare = Projekte werden von selbst angesagt
option-baloot_call = Das Baloot, wenn jeder selbst ansagt
option-baloot_call-with_card = wird nach der zweiten Karte erfragt
option-baloot_call-before_card = ist vor der zweiten Karte zu sagen
option-both_over = Beide Teams erreichen das Ziel
option-both_over-higher_total = die höhere Summe gewinnt
option-both_over-higher_last_deal = die bessere letzte Runde gewinnt
option-target = Punkte bis zum Sieg
option-accusation_projects = Ansagen, die zählen, wenn eine Rüge entscheidet
option-accusation_projects-own = die eigenen des Gewinners
option-accusation_projects-all = alle
option-accusation_projects-none = keine
option-accusation_kaboot = Wer rügt, darf weiterspielen lassen, um alle Stiche zu machen
option-accusation_kaboot-demanded = ja
option-accusation_kaboot-off = nein
option-sawa = Sawa, die letzten Karten hinlegen
option-sawa-off = gibt es nicht
option-sawa-customary = drei sofort, vier oder fünf, wenn die Gegner zustimmen
option-sawa-three = höchstens drei
preset-seed = Ursprüngliche Regeln
preset-saudi_tournament = Saudisches Turnier
preset-online = Wie im Internet üblich
preset-saudi_majlis = Wie im saudischen Majlis

## Statistik

count-contract = Kontrakte
count-unplayed = Nicht gespielte Runden
count-unplayed-passed = niemand kauft
count-unplayed-kawesh = Kawesh
count-unplayed-cut = noch einmal gemischt
count-round = Gekauft in Bietrunde
count-stake = Erhöhte Einsätze
count-project = Projekte: Runden, in denen jemand eines hat
count-project-any = irgendeines
count-project-baloot = Baloot
count-hand = Projekte: Anteil aller Blätter
count-hand-any = irgendeines
figure-shared = Gleichstand
figure-kaboot = Kaboot
figure-doubled = erhöht
figure-counted = gewertet
