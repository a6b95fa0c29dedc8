### Was man über eine simulierte Runde fragen kann.

deal-fact-declarer = Der Maker.
deal-fact-bid = Das höchste Gebot: 5 bis 9.
deal-fact-malzom = Ob das Gebot ein Malzom war.
deal-fact-trumps = Die Trumpffarbe und beide Joker.
deal-fact-made = Ob das Hokm-Team so viele Stiche gemacht hat wie geboten.
