### Was man über eine simulierte Runde fragen kann.

deal-fact-contract = Der gewählte Kontrakt.
deal-fact-declarer = Der Geber, der den Kontrakt gewählt hat.
deal-fact-trumps = Die Trumpffarbe; keine Karten außer im Kontrakt Trumpf.
deal-fact-early = Ob die Runde vor dem letzten Stich endete.
