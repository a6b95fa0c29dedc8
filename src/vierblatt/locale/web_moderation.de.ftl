### Meldungen über Spieler, was Moderatoren tun, und was der Betroffene davon sieht.

## Melden

report-title = { $name } melden
report-tournament = Den Namen dieses Turniers melden
report-line = Diese Nachricht melden
report-about = Moderatoren sehen sich jede Meldung an. Der Server fügt hinzu, was du hier sehen kannst: die letzten Nachrichten und den Namen. Wer gemeldet wird, erfährt nicht, von wem.
report-kind = Worum geht es?
report-kind-chat = Beleidigungen im Chat
report-kind-name = Der Name
report-kind-cheating = Betrug
report-kind-leaving = Weggehen oder Hinhalten
report-kind-other = Etwas anderes
report-words = Was geschehen ist (freiwillig)
report-send = Meldung abschicken
report-sent = Danke. Ein Moderator sieht es sich an.
report-whom = Wen möchtest du melden?
report-player = Diesen Spieler melden

## Die eigene Seite

moderation-silenced = Bis { $until } kannst du nicht frei schreiben. Die fertigen Sätze gehen weiterhin.
moderation-banned = Bis { $until } darfst du hier nicht spielen.
moderation-on-warn = Du wurdest verwarnt
moderation-on-silence = Du darfst bis { $until } nicht frei schreiben
moderation-on-rename = Dein Name „{ $name }“ wurde dir genommen. Du kannst einen anderen wählen.
moderation-on-ban = Du wurdest bis { $until } gesperrt
moderation-undone = Das wurde zurückgenommen.
moderation-why = Grund
moderation-appeal = Widersprechen
moderation-appeal-words = Warum sollte das zurückgenommen werden?
moderation-appeal-once = Du kannst einmal widersprechen. Wenn möglich, entscheidet ein anderer Moderator.
moderation-appeal-send = Widerspruch abschicken
moderation-appeal-waits = Über deinen Widerspruch ist noch nicht entschieden.
moderation-appeal-lifted = Dein Widerspruch hatte Erfolg.
moderation-appeal-kept = Dein Widerspruch wurde abgelehnt.
moderation-reports = Was du gemeldet hast
moderation-report-open = offen
moderation-report-handled = bearbeitet
moderation-go = Zu den Meldungen

## Für Moderatoren

moderation = Moderation
moderation-queue-none = Niemand wartet auf eine Entscheidung.
moderation-open = { $count ->
    [one] ein offener Fall
   *[other] { $count } offene Fälle
}
moderation-line = { $reports ->
    [0] keine Meldung
    [one] eine Meldung
   *[other] { $reports } Meldungen
} von { $reporters ->
    [one] einem Spieler
   *[other] { $reporters } Spielern
}
moderation-has-appeal = Widerspruch
moderation-own = gegen deine eigene Entscheidung: besser entscheidet jemand anders
moderation-back = Alle offenen Fälle
moderation-guest = Gast
moderation-since = hier seit { $date }
moderation-case-closed = Abgeschlossen: { $outcome }
moderation-protected = Hier kann nur ein Administrator handeln: Das ist ein Moderator oder du selbst.
moderation-reports-here = Meldungen
moderation-more-reports = { $count } weitere Meldungen sind nicht zu sehen.
moderation-by = von { $name }
moderation-gone = gelöschtes Konto
moderation-untrusted = lag bisher immer falsch
moderation-name-then = Name zu diesem Zeitpunkt: { $name }
moderation-at-table = Tisch
moderation-in-record = Partie
moderation-in-review = Nachbesprechung
moderation-in-majlis = In einem Majlis
moderation-on-page = Seite des Spielers
moderation-in-tournament = Turnier
moderation-place-in-log = Eintrag { $seq } des Protokolls
moderation-evidence = Nachrichten
moderation-no-evidence = Keine Nachrichten.
moderation-findings = Was die Prüfung auf Absprachen sagt
moderation-finding = mit { $name }, { $game }: { $deals } Runden, Gewinn { $gain } Punkte je 100 Runden, p-Wert { $p }
moderation-flagged = auffällig
moderation-no-proof = Eine Auffälligkeit ist ein Anlass hinzusehen, kein Beweis.
moderation-appeals = Widersprüche
moderation-appeal-against = Gegen Eintrag { $number }
moderation-acts = Was bisher geschehen ist
moderation-earlier = Andere Fälle
moderation-earlier-line = { $date }: { $outcome }
moderation-do = Entscheiden
moderation-act = Was zu tun ist
moderation-act-dismiss = Alles Offene hier abweisen
moderation-act-warn = Verwarnen
moderation-act-silence = Das Schreiben sperren
moderation-act-rename = Den Namen nehmen
moderation-act-ban = Sperren
moderation-act-lift = Zurücknehmen
moderation-did-dismiss = Abgewiesen
moderation-did-warn = Verwarnt
moderation-did-silence = Schreiben gesperrt
moderation-did-rename = Name genommen
moderation-did-ban = Gesperrt
moderation-did-lift = Zurückgenommen
moderation-did-appoint = Zum Moderator gemacht
moderation-did-remove = Nicht mehr Moderator
moderation-did-open = offen
moderation-reason = Grund
moderation-reason-shown = Der Spieler liest das.
moderation-reason-kept = Nur Moderatoren lesen das.
moderation-span = Wie lange
moderation-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
moderation-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
moderation-keep-open = Den Fall offen lassen: Ich möchte noch mehr tun
moderation-done = Erledigt
moderation-do-it = Ausführen
moderation-undo = Eintrag { $number } zurücknehmen
moderation-until = bis { $until }
moderation-trail = Was getan wurde
moderation-trail-none = Noch wurde nichts getan.
moderation-administrator = einem Administrator
moderation-entry = { $act }: { $player }, von { $moderator }
moderation-entry-of = nimmt Eintrag { $number } zurück
