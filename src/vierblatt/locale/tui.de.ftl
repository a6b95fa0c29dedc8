### Die Terminal-Oberfläche

## Menü und Einstellungen

tui-resume-note = Die gespeicherte Partie geht genau dort weiter, wo du aufgehört hast.
tui-learn = Lernen
tui-learn-note = Ein Spiel Schritt für Schritt: von der ersten Karte bis zur ganzen Runde
tui-settings-note = Sprache, Farben, Tempo, dein Name
tui-rules-note = Die Regeln jedes Spiels zum Nachlesen
tui-menu-keys = ↑ ↓ wählen, Enter öffnet, Esc geht zurück. Am Tisch zeigt ? alle Tasten.
tui-your-name = Dein Name
tui-you-name = Gast
tui-name-ask = Wie sollen die anderen dich nennen?
tui-name-use = Weiter
tui-name-keep = Gast bleiben
tui-change-note = ← → ändern den Wert; er gilt sofort. Esc geht zurück.
tui-colours = Farbig
tui-four-colours = Vier Farben für die Kartenfarben
tui-no-color-note = Die Variable NO_COLOR ist gesetzt: es gibt keine Farben.
tui-bidi = Arabischer Text
tui-bidi-note = Wer arabische Buchstaben ordnet. Stehen Wörter rückwärts da, hilft ein anderer Wert.
tui-bidi-auto = wie das Terminal es braucht
tui-bidi-app = Vierblatt ordnet ihn
tui-bidi-terminal = das Terminal ordnet ihn
tui-bidi-off = niemand ordnet ihn

## Vor der Partie

tui-start-note = ← → ändern einen Wert, Enter auf dieser Zeile fängt an.
tui-new-match-note = Die gespeicherte Partie gilt dann als abgebrochen; ihre Aufzeichnung bleibt erhalten.
tui-option-note = ← → ändern das. Regel: { $rule }
tui-your-seat = Dein Platz
tui-your-seat-note = Spieler 1 hat Platz 1, und so weiter in Spielrichtung.
tui-bots-note = Wer auf den Plätzen spielt, auf denen sonst niemand sitzt
tui-seat-note = Ein Bot oder noch jemand an dieser Tastatur
tui-seat-name = Name von Spieler { $number }
tui-human = Mensch
tui-seed = Startwert
tui-seed-none = jedes Mal neue Karten
tui-seed-note = Eine ganze Zahl: dieselbe Zahl gibt dieselben Karten.

## Am Tisch

tui-dealer-mark = G
tui-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tui-taken = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
tui-save-note = Eine Kopie der Aufzeichnung bis hierher; die Partie selbst ist immer gespeichert.
tui-main-menu = Zum Hauptmenü
tui-this-deal = Diese Runde
tui-log = Was geschah
tui-go-on = weiter mit jeder Taste
tui-keys = ←→↵ H Tipp  U zurück  L Stich  S Stand  O Trainer  R Regeln  ? Hilfe  Esc Menü
tui-keys-claims = ←→↵ C Rüge  H Tipp  U zurück  L Stich  S Stand  R Regeln  ? Hilfe  Esc Menü
tui-coach = Trainer an oder aus
tui-coach-claims = An diesem Tisch gibt es keinen Trainer: Seine Warnungen würden verraten, welche Karten falsch sind.
tui-claim-choose = ← → wählen aus
tui-too-small = Der Tisch braucht 80 Spalten und 24 Zeilen; dieses Fenster hat { $width } und { $height }. Bitte vergrößern.
tui-undo-solo = Zurücknehmen kann nur, wer allein gegen Bots spielt.
tui-open-elsewhere = Eine Partie dieses Spiels ist in einem anderen Fenster offen. Gespeichert werden nur die Züge des Fensters, das zuerst zieht.
tui-play-here = Trotzdem hier spielen
tui-elsewhere = Ein anderes Fenster spielt diese Partie, und dessen Züge bleiben erhalten.
tui-unsaved = Die Partie ließ sich nicht speichern: { $why }
tui-damaged = Eine gespeicherte Datei war nicht lesbar und wurde beiseitegelegt: { $file }
tui-pass-to = Bitte gib die Tastatur an { $name } weiter.
tui-pass-key = Enter zeigt die Karten.

## Lektionen

tui-step-of = Schritt { $number } von { $count }: { $title }
tui-steps-done = { $done } von { $count } Schritten erledigt
tui-step-done = Erledigt. Enter wiederholt ihn.
tui-step-open = Enter beginnt diesen Schritt.
tui-all-steps = Alle Schritte
tui-step-go-on = Enter: weiter
tui-step-keys = ←→↵ H Tipp  U zurück  L Stich  S Stand  R Regeln  ? Hilfe  Esc Menü
tui-step-no-coach = In Lektionen spricht der Trainer nicht mit. H gibt einen Tipp.
tui-step-on-table = Auf dem Tisch: { $cards }
tui-step-choices = Zur Wahl: { $calls }
tui-lessons-end = Das war der letzte Schritt von { $game }. Jetzt kannst du eine erste Partie spielen!
tui-first-match = Eine erste Partie spielen
tui-first-match-note = Gegen Bots, mit eingeschaltetem Trainer

## Aufgaben

tui-puzzles = Aufgaben
tui-puzzles-note = Je eine Entscheidung mit einer richtigen Antwort: Was würdest du spielen?
tui-puzzles-end = Es gibt keine weiteren Aufgaben zu diesem Spiel, die du nicht gelöst hast.
tui-puzzle = Aufgabe
tui-puzzle-keys = ←→↵ H Thema  L Stich  S Stand  W Wörter  R Regeln  ? Hilfe  Esc Menü
tui-puzzle-no-coach = In Aufgaben spricht der Trainer nicht mit. H sagt, worum es geht.
tui-puzzle-no-undo = Eine Antwort auf eine Aufgabe lässt sich nicht zurücknehmen.

## Seiten

tui-page-more = ↑ ↓ blättern, Esc schließt
tui-page-close = Esc schließt
tui-no-scores = Noch keine Runde ist abgerechnet.
tui-deal-total = Diese Runde
tui-all-deals = Alle Runden
tui-result-keys = N: noch eine Partie mit denselben Spielern. Esc: ins Menü.
tui-result-replay = R: diese Partie noch einmal durchgehen und sehen, was jede Karte wert war.
tui-analyse = Was jede Entscheidung gekostet hat, sagt:

## Hilfe

tui-key-move = wählen, was erlaubt ist
tui-key-all = bei Ansagen eine andere Zeile; bei Karten auch solche, die nicht erlaubt sind
tui-key-do = die gewählte Karte spielen, die gewählte Ansage machen, weiter
tui-key-rank = zur nächsten Karte dieses Werts
tui-key-number = zur Ansage mit dieser Zahl
tui-key-scroll = in einer langen Meldung blättern
tui-key-accuse = einen Fehler rügen, wo falsche Karten erlaubt sind
tui-key-sawa = Sawa sagen: den Rest hinlegen, wo man das spielt
tui-help-mouse = Die Maus geht auch: ein Klick spielt eine Karte oder macht eine Ansage.
tui-help-dimmed = Graue Karten (ohne Farben: mit gepunktetem Rand) dürfen jetzt nicht gespielt werden. Wähle eine, und du liest, welche Regel es verbietet.
tui-help-table = Eine goldene Karte (ohne Farben: mit doppeltem Rand) gewinnt bisher den Stich. Partner haben grüne Namen (ohne Farben: ein Pluszeichen). Der Buchstabe in Klammern zeigt den Geber. Wird im Uhrzeigersinn gespielt, sitzt der Nächste links von dir, sonst rechts.

## Auf einem Server

tui-lobby-here = { $count ->
    [one] Du bist { $name }. Sonst ist niemand da.
   *[other] Du bist { $name }. { $count } Spieler sind da.
}
tui-quick = Mit anderen spielen
tui-quick-note = An den nächsten Tisch, der auf Spieler wartet
tui-solo = Gegen Bots spielen
tui-solo-note = Ein eigener Tisch; es geht sofort los.
tui-friends = Freunde einladen
tui-friends-note = Ein privater Tisch mit einem Link zum Verschicken
tui-open-tables = Offene Tische
tui-table-back = Zurück an deinen Tisch: { $game }
tui-call-means = { $call }: { $meaning }
tui-table-line = { $game } · { $host } · { $taken } von { $seats } Plätzen besetzt
tui-invite = Lade andere ein: { $link }
tui-seat-free = frei – hier hinsetzen
tui-seat-empty = frei
tui-seat-sit = hier hinsetzen
tui-seat-bot = Bot: { $level }
tui-seat-stays = bleibt
tui-seat-clear = Platz frei machen
tui-seat-bot-note = ← → wählen, was mit dem Platz geschieht; Enter führt es aus.
tui-is-ready = bereit
tui-ready = Ich bin bereit
tui-ready-note = Die Partie beginnt, wenn alle bereit sind. Dein Rechner gibt eine eigene Zufallszahl zum Mischen dazu.
tui-fill-bots = Bots auf die freien Plätze
tui-fill-bots-note = ← → wählen die Spielstärke, Enter setzt die Bots hin.
tui-stand = Aufstehen
tui-offline = Die Verbindung ist weg. Vierblatt versucht es weiter; dein Platz bleibt dir.
tui-agree = Einverstanden
tui-decline = Lieber nicht
tui-claim = Die restlichen Stiche beanspruchen
tui-say = Etwas sagen
tui-ask-pause = Um eine Pause bitten
tui-unpause = Pause beenden
tui-claim-absence = Einen Bot für { $seat } spielen lassen
tui-stand-up = Einen Bot für mich spielen lassen
tui-take-seat = Wieder selbst spielen
tui-to-lobby = In die Lobby
tui-seat-kept = Dein Platz bleibt dir; nach einer Weile spielt ein Bot für dich.
tui-deals-proved = { $count ->
    [one] Dieses Programm hat die Runde geprüft: Die Karten standen vorher fest, und niemand hat sie ausgesucht.
   *[other] Dieses Programm hat { $count } Runden geprüft: Die Karten standen vorher fest, und niemand hat sie ausgesucht.
}
tui-deal-faulty = Runde { $deal } ist nicht das, was vorher feststand ({ $faults }).
tui-start-faulty = Diesen Karten ist nicht zu trauen: { $faults }.
tui-start-leave = Den Tisch verlassen
tui-start-stay = Trotzdem weiterspielen
tui-deals-no-own = In diesen Karten ist keine Zahl von dir, andere könnten sie also abgesprochen haben.
tui-deals-code = Mit den anderen vergleichen: { $code }
tui-void-rounds = { $count ->
    [one] Ein Beginn wurde abgebrochen, weil jemand die eigene Zahl nicht genannt hat.
   *[other] { $count } Anfänge wurden abgebrochen, weil jemand die eigene Zahl nicht genannt hat.
}

## Fehler

error-not-a-bot = Jetzt ist kein Bot am Zug.

## Majlis

tui-majlises = Deine Majlis
tui-majlis-line = { $name } · { $game } · { $members ->
    [one] ein Mitglied
   *[other] { $members } Mitglieder
}
tui-majlis-new = Ein Majlis eröffnen
tui-majlis-new-note = Eine feste Gruppe mit eigenem Link, Spielstand und Chat
tui-majlis-name = Majlis von { $name }
tui-majlis-link = Lade andere ein: { $link }
tui-majlis-invited = { $host } lädt dich in das Majlis { $name } ein: { $game }
tui-majlis-join = Beitreten
tui-majlis-play = Spielen
tui-majlis-play-note = An den Tisch, der auf Spieler wartet, oder an einen neuen
tui-majlis-copy = Link kopieren
tui-majlis-copied = Der Link ist kopiert, falls dein Terminal es erlaubt.
tui-majlis-leave = Das Majlis verlassen
tui-majlis-leave-ask = { $name } endgültig verlassen?
tui-majlis-members = Mitglieder
tui-majlis-host = { $name } (Gastgeber)
tui-majlis-member = { $name } · { $matches ->
    [0] noch keine Partie
    [one] eine Partie, { $won } gewonnen
   *[other] { $matches } Partien, { $won } gewonnen
}
tui-majlis-scores = Spielstand
tui-majlis-score = { $score } ({ $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
})
tui-majlis-side = { $names }: { $won }
tui-majlis-chat = Chat
tui-majlis-silent = Noch hat niemand etwas gesagt.
tui-majlis-line-note = Reagieren oder löschen
tui-majlis-said = { $name }: { $text }
tui-majlis-say = Sagen
tui-majlis-say-empty = Hier tippen, dann Enter
