### Die Seiten der Lektionen. Die Seite lädt diese Meldungen nur, wo sie sie braucht.

learn-title = Ein Spiel lernen
learn-lead = Von null bis zur ersten ganzen Runde, in kleinen Schritten von etwa einer Minute. Verlieren kannst du hier nichts.
learn-game = { $game } lernen
learn-progress = { $done } von { $count } Schritten geschafft
learn-begin = Anfangen
learn-go-on = Weiter: { $title }
learn-learned = Jetzt weißt du genug für deine erste Partie { $game }.
learn-first-match = Die erste Partie mit Trainer spielen
learn-all-steps = Alle Schritte
learn-step-done = geschafft

## Ein Schritt

learn-step-number = Schritt { $number } von { $count }
learn-right = Richtig!
learn-poor = Es gibt etwas Besseres
learn-illegal = Das geht hier nicht
learn-again = Nichts ist verloren: Wähle noch einmal.
learn-show = Zeig es mir
learn-shown = Wähle, was markiert ist.
learn-retry = Noch einmal versuchen
learn-you = Du
