### Nur der Schreibzettel von Kout Bo verwendet diese.

sheet-maker = Wer geboten hat
sheet-bid = Gebotene Stiche
sheet-forced = Alle anderen hatten gepasst
sheet-trump = Trumpf
sheet-tricks = Stiche des bietenden Teams
sheet-others = Stiche der anderen
sheet-value-no = nein
sheet-value-yes = ja
sheet-why-bid-made = Geboten { $bid }, gemacht { $tricks }: { $points } Punkte.
sheet-why-bid-failed = Geboten { $bid }, gemacht { $tricks }: { $points } Punkte für die anderen, das Doppelte des Gebots.
sheet-why-bid-minus = Geboten { $bid }, gemacht { $tricks }: minus { $points } Punkte, das Doppelte des Gebots.
sheet-why-bawan-made = Ein Bawan, erfüllt: { $points } Punkte.
sheet-why-bawan-failed = Ein Bawan, misslungen mit { $tricks }: { $points } Punkte für die anderen.
sheet-why-bawan-minus = Ein Bawan, misslungen mit { $tricks }: minus { $points } Punkte.
sheet-why-malzom-made = Ein Malzom, erfüllt mit { $tricks }: { $points } Punkte.
sheet-why-malzom-failed = Ein Malzom, misslungen mit { $tricks }: { $points } Punkte für die anderen, nicht mehr als für ein erfülltes.
sheet-why-malzom-minus = Ein Malzom, misslungen mit { $tricks }: minus { $points } Punkte, nicht mehr als für ein erfülltes.
sheet-why-overtricks = Stiche über das Gebot hinaus zählen nichts.
sheet-why-bawan-bid = In der ersten Runde wurde neun geboten: Das gewinnt die Partie sofort.
sheet-why-end-bawan = Das Bawan gewinnt die Partie.
sheet-why-end-shutout = Mindestens 51 Punkte zu null: Die Partie ist zu Ende.
sheet-why-end = Ein Team hat das Ziel erreicht: Die Partie ist zu Ende.
