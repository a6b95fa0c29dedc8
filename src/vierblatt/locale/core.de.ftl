### Gemeinsame Wörter. Die Datei eines Spiels darf jedes davon anders nennen.

## Karten

rank-t = 10
rank-j = B
rank-q = D
rank-k = K
rank-a = A
rank-name-2 = Zwei
rank-name-3 = Drei
rank-name-4 = Vier
rank-name-5 = Fünf
rank-name-6 = Sechs
rank-name-7 = Sieben
rank-name-8 = Acht
rank-name-9 = Neun
rank-name-t = Zehn
rank-name-j = Bube
rank-name-q = Dame
rank-name-k = König
rank-name-a = Ass
suit-name-s = Pik
suit-name-h = Herz
suit-name-d = Karo
suit-name-c = Kreuz
suit-short-s = Pik
suit-short-h = Herz
suit-short-d = Karo
suit-short-c = Kreuz
joker-xr = Roter Joker
joker-xb = Schwarzer Joker
card-name = { $suit }-{ $rank }
card-short = { $suit } { $rank }

## Aufzählungen

list-comma = { ", " }
list-end = { $first } und { $last }

## Spieler und Teams

seat-name = Spieler { $number }
# A bot is called after its level and its seat: six names for each level.
names-of-beginner = Anna Bernd Clara David Emma Fritz
names-of-casual = Greta Hannes Ida Jonas Katrin Lukas
names-of-club = Marta Niklas Olga Peter Rosa Stefan
names-of-strong = Tilda Veit Ute Xaver Wilma Georg
names-of-best = Lena Moritz Hilde Simon Paula Armin
side-name = Team { $number }
side-we = Wir
side-they = Die anderen
side-trumps = Trumpf: { $suit }
side-owner = Kontrakt von { $seat }
side-tricks = { $side }: { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
side-tricks-needed = { $side }: { $count } von { $needed ->
    [one] { $needed } nötigen Stich
   *[other] { $needed } nötigen Stichen
}
bot-rules = solider Bot
bot-random = Zufallsbot
bot-search = Such-Bot
bot-net = gelernter Bot
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-club = Vereinsspieler
bot-strong = starker Spieler
bot-best = bester Spieler

## Why a bot that searches acts as it does

why-search-best = { $won ->
    [0] Im Mittel { $lost } Punkte Verlust in { $worlds } möglichen Verteilungen; danach { $next } mit { $lead } mehr.
   *[other] In { $won } % von { $worlds } möglichen Verteilungen mehr als 0 Punkte, im Mittel { $points }; danach { $next } mit { $lead } weniger.
}
why-search-even = Etwa so gut wie { $next }: { why-search-average }.
why-search-habit = Nicht besser als { $next }, aber so macht man es hier gewöhnlich: { why-search-average }.
why-search-same = Alles läuft hier auf dasselbe hinaus: { why-search-average }.
why-search-match = Beim Stand der Partie besser als { $next }: { why-search-average }.
why-search-dominates = In manchen Verteilungen besser als { $next }, in fast keiner schlechter: { why-search-average }.
why-search-perfect = Etwa so gut wie { $next }, im Mittel aber besser, wenn alle perfekt spielen: { why-search-average }.
why-search-average = { $lost ->
    [0] im Mittel { $points } Punkte in { $worlds } möglichen Verteilungen
   *[other] im Mittel { $lost } Punkte Verlust in { $worlds } möglichen Verteilungen
}
why-given-up = { $why } Später in der Partie brächte dieser Kontrakt etwa { $given } Punkte, die der Vergleich abzieht.
why-and-forecast = { $why } { $forecast }

## Was eine Ansage verspricht, nach dem, was solche Blätter gebracht haben

forecast-made = Mit so einem Blatt wird der Kontrakt, wenn er gilt, in etwa { $promise } von 100 Runden erfüllt.
forecast-made-instead = Die Alternative, { $instead }, würde mit so einem Blatt in etwa { $promise } von 100 Runden erfüllt, wenn sie gilt.
forecast-points = Mit so einem Blatt bringt der Kontrakt etwa { $promise } Punkte, mit einem durchschnittlichen { $average }.

## Phasen

phase-play = Deine Karte?
phase-needs-deal = Es muss gegeben werden
phase-over = Die Partie ist zu Ende

## Was geschah

event-deal-begun = { $you ->
    [yes] Runde { $number }. Du gibst.
   *[no] Runde { $number }. { $seat } gibt.
}
event-cards-dealt = { $you ->
    [yes] Du bekommst { $cards }
   *[no] { $seat } bekommt { $cards }
}
event-called = { $you ->
    [yes] Du: { $call }
   *[no] { $seat }: { $call }
}
event-called-secretly = { $you ->
    [yes] Niemand sonst sieht es
   *[no] { $seat } hat verdeckt gewählt
}
event-played = { $you ->
    [yes] Du spielst: { $card }
   *[no] { $seat } spielt: { $card }
}
event-accused = { $you ->
    [yes] Du rügst einen Fehler: { $key } { $cards }
   *[no] { $seat } rügt einen Fehler: { $key } { $cards }
}{ $demand ->
    [1] { " " }und verlangt alle Stiche
   *[other] {""}
}
event-judged = Die Rüge war { $key }.
event-sawa-said = { $you ->
    [yes] Du: Der Rest gehört mir
   *[no] { $seat }: Der Rest gehört mir
}
value-right = richtig
value-wrong = falsch
value-barred-lead = verbotenes Ausspiel
value-no-follow = Farbe nicht bedient
value-no-trump = nicht getrumpft
value-no-overtrump = nicht übertrumpft
value-false-sawa = falsches Sawa
value-kept-back = fällige Karte zurückgehalten
phase-counting = Soll abgerechnet werden?
call-count = abrechnen
score-accusation = Eine Rüge entschied die Runde
option-illegal_cards = Falsche Karten
option-illegal_cards-refused = werden abgewiesen
option-illegal_cards-claimable = darf man spielen, und die anderen dürfen sie rügen
option-accusation_window = Einen Fehler kann man rügen
option-accusation_window-deal = bis die Runde abgerechnet ist
option-accusation_window-trick = bis zum Ende des nächsten Stichs
option-accusation_proof = Was einen Fehler beweist
option-accusation_proof-judge = das Programm, das alle Karten kennt
option-accusation_proof-named = eine andere Karte, die man beim Rügen nennen muss
event-trick-taken = { $you ->
    [yes] Der Stich geht an dich: { $cards }
   *[no] Der Stich geht an { $seat }: { $cards }
}
event-deal-scored = Diese Runde { $scores }, insgesamt { $totals }
outcome-side = { $side } { $points }
outcome-scores = Diese Runde: { $scores }.
event-match-over = { $count ->
    [0] Die Partie ist zu Ende, und niemand hat gewonnen. Endstand { $totals }
   *[other] Die Partie ist zu Ende. Gewonnen: { $winners }. Endstand { $totals }
}

## Hausregeln

flag-yes = ja
flag-no = nein
preset-standard = Übliche Regeln

## Terminal und Kommandozeile

ui-menu = Menü
ui-new-match = Neue Partie
ui-resume = Weiterspielen
ui-rules = Regeln
ui-settings = Einstellungen
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-instant = sofort
hand-order = Sortierung der Hand
hand-order-strength = nach Stärke: Trumpf zuerst
hand-order-suit = nach Farben
ui-help = Hilfe
ui-quit = Beenden
ui-back = Zurück
ui-start = Los
ui-cancel = Abbrechen
ui-save = Speichern
ui-saved = Gespeichert: { $file }
ui-choose-game = Welches Spiel?
ui-house-rules = Hausregeln
rules-default-bold = Die Voreinstellung ist fett gedruckt.
rules-default-brackets = Die Voreinstellung steht in [Klammern].
rules-chosen-bold = Was gilt, ist fett gedruckt.
rules-chosen-brackets = Was gilt, steht in [Klammern].
ui-preset = Regelvorlage
ui-seats = Plätze
ui-bots = Bots
ui-language = Sprache
ui-arabic-digits = Arabische Ziffern
ui-suit-symbols = Farbsymbole
ui-your-turn = Du bist dran
ui-waiting = { $seat } überlegt
ui-your-hand = Deine Karten
ui-dealer = Geber: { $seat }
ui-deal-number = Runde { $number }
ui-trick-number = Stich { $number }
ui-tricks = Stiche
ui-last-trick = Letzter Stich
ui-scores = Punkte
ui-total = Summe
ui-hint = Tipp
ui-hint-is = Tipp: { $action }. { $reason }
ui-undo = Zurücknehmen
ui-next-deal = Nächste Runde
ui-really-quit = Beenden? Die Partie ist gespeichert.

why-first-open = Das ist die erste offene Möglichkeit.

## Der Trainer: Rat bei jeder Entscheidung und eine Warnung nach einer teuren

coach-says = Trainer: { $action }. { $reason }
coach-prefers = Über alle noch möglichen Verteilungen gerechnet besser als { $usual }, was hier üblich wäre.
coach-mistake = { $played } kostet wahrscheinlich etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Besser: { $better }. { $reason }
coach-take-back = Zurücknehmen
coach-keep = Dabei bleiben
coach-on = Der Trainer ist an.
coach-off = Der Trainer ist aus.

## Regeln, die keine Vorlage sind

own-rules = Eigene Regeln
