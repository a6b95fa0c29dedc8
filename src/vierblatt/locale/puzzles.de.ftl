### Aufgaben: die Namen ihrer Themen.

puzzle-theme-opening-lead = erstes Ausspiel
puzzle-theme-lead = Ausspiel
puzzle-theme-follow = Bedienen
puzzle-theme-ruff = Stechen
puzzle-theme-discard = Abwerfen
puzzle-theme-last-to-play = zuletzt am Spiel
puzzle-theme-draw-trumps = Trumpf ausspielen
puzzle-theme-win-trick = den Stich nehmen
puzzle-theme-duck = den Stich lassen
puzzle-theme-partner-winning = Partner hat den Stich
puzzle-theme-ending = Endspiel
puzzle-theme-no-trumps = ohne Trumpf
puzzle-theme-first-call = erste Ansage
puzzle-theme-pass = besser passen
puzzle-theme-call = eine Ansage wert
puzzle-theme-surprise = anders, als es scheint
