### Die Webseite: der Sprachchat eines privaten Tisches.

voice-about = Wer hier sitzt, kann mit den anderen sprechen. Dein Browser fragt erst nach dem Mikrofon, wenn du beitrittst, und du kannst ihn jederzeit verlassen.
voice-privacy-direct = Der Ton geht verschlüsselt von Browser zu Browser; der Server hört ihn nicht und bewahrt ihn nicht auf. Um sich zu verbinden, erfahren die Browser aller, die beitreten, gegenseitig ihre IP-Adresse, und daraus lässt sich ungefähr schließen, wo jemand ist.
voice-privacy-relayed = Der Ton geht über eine Weiterleitung dieses Servers, verschlüsselt von Browser zu Browser; niemand bewahrt ihn auf. Die anderen erfahren deine IP-Adresse nicht.
voice-relay = Meine IP-Adresse vor den anderen verbergen (über eine Weiterleitung)
voice-join = Dem Sprachchat beitreten
voice-leave = Sprachchat verlassen
voice-joining = Dein Browser fragt nach dem Mikrofon …
voice-out = { $count ->
    [0] Noch ist niemand beigetreten.
    [one] Eine Person ist beigetreten.
   *[other] { $count } Personen sind beigetreten.
}
voice-in = { $count ->
    [0] Du bist beigetreten, bisher allein. Die anderen am Tisch sehen das.
    [one] Du und eine andere Person sind beigetreten.
   *[other] Du und { $count } andere sind beigetreten.
}
voice-muted = Dein Mikrofon ist aus: Niemand hört dich.
voice-you = du
voice-mute = { $name } stummschalten
voice-muted-by-you = von dir stummgeschaltet
voice-speaks = spricht
voice-connecting = wird verbunden …
voice-connected = verbunden
voice-failed = Die Verbindung ist nicht zustande gekommen. Verlass den Sprachchat und tritt ihm noch einmal bei.
voice-fault-denied = Dein Browser erlaubt das Mikrofon hier nicht. Erlaub es in den Einstellungen des Browsers für diese Seite und tritt noch einmal bei.
voice-fault-missing = Es wurde kein Mikrofon gefunden. Schließ eines an und tritt noch einmal bei.
voice-fault-insecure = Browser erlauben das Mikrofon nur über sichere Verbindungen. Öffne diese Seite mit https.
voice-fault-failed = Das Mikrofon lässt sich gerade nicht benutzen. Schließ andere Programme, die es benutzen, und tritt noch einmal bei.
