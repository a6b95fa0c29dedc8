### Nur Streitfälle bei King Bolola verwenden diese.

dispute-contract = Kontrakt
dispute-fact-broken = War von der gesperrten Farbe (Herz oder Trumpf) vorher schon eine Karte gefallen?
dispute-cost = Wird es gerügt, schreibt, wer den Verstoß beging, { $own }, und wer rügt, { $others }.
