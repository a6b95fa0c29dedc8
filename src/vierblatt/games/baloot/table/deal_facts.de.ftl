### Was man über eine simulierte Runde fragen kann.

deal-fact-contract = Was gekauft wurde; none, wenn niemand gekauft hat.
deal-fact-ashkal = Ob der Sun ein Ashkal war.
deal-fact-declarer = Der Käufer.
deal-fact-bid_round = Die Bietrunde, in der gekauft wurde: 1 oder 2.
deal-fact-trumps = Die Trumpffarbe; im Sun keine Karten.
deal-fact-public_card = Die öffentliche Karte, die der Käufer bekam.
deal-fact-level = Der Einsatz: 1 einfach, 2 Doppel, 3 Dreifach, 4 Vierfach, 5 Gahwa.
deal-fact-doubled = Ob mindestens einmal verdoppelt wurde.
deal-fact-made = Ob das Team des Käufers es geschafft hat.
deal-fact-tied = Ob beide Teams gleich viel hatten.
deal-fact-kaboot = Ob ein Team alle Stiche gemacht hat.
deal-fact-card_points = Die Augen, die das Team des Platzes gemacht hat, mit dem letzten Stich, vor dem Runden.
deal-fact-project_points = Die Augen der Projekte, die für das Team des Platzes zählen, vor dem Runden.
