### Nur Streitfälle bei Baloot verwenden diese.

dispute-contract = Spielart
dispute-level = Verdopplung
dispute-level-single = nicht verdoppelt
dispute-fact-locked = War der Trumpf gesperrt angesagt?
dispute-fact-higher-gone = Waren alle höheren Karten der ausgespielten Farbe schon gefallen?
dispute-fact-said-baloot = War vor dieser Karte Baloot gesagt worden?
dispute-cost = Wird es gerügt, schreibt die Seite mit dem Verstoß { $own } und die andere { $others }; Projekte und Baloot kommen nach den Hausregeln dazu.
