### Nur Streitfälle bei Kout Bo verwenden diese.

dispute-bid = Gebot
dispute-trump = Trumpf
dispute-maker = Wer geboten hat (Spieler 1 spielte diesen Stich aus)
dispute-malzom = Erzwungenes Gebot (Malzom)
dispute-fact-honours-gone = Waren Ass, König, Dame und Bube des Trumpfs alle schon in früheren Stichen gefallen?
dispute-cost = Wird es gerügt, schreibt das Team mit dem Verstoß { $own } und das andere { $others }.
