### Ligen von Bots: `vierblatt league`.

league-key-written = Der private Schlüssel liegt in { $path }: Gib ihn nicht weiter. Der öffentliche Schlüssel dazu, für alle:
league-written = Das Ergebnis liegt in { $path }, unterschrieben mit dem Schlüssel { $key }.
league-standings = Tabelle
league-cards = Hash der Karten: { $cards }
league-says = Vom { $date }, mit dem öffentlichen Schlüssel { $key }. Ob das alles stimmt, prüft `vierblatt league check`.
league-replaying = Nachgespielte Boards
league-replayed = { $count ->
    [one] Ein Board wurde nachgespielt.
   *[other] { $count } Boards wurden nachgespielt.
}
league-other-version = Gespielt wurde mit Version { $version } und anderen Quelltexten; hier spielen Bots vielleicht anders.
league-holds = Es ist nichts daran falsch: { $boards } Boards, unterschrieben mit dem Schlüssel { $key }.
league-whose = Einen solchen Schlüssel kann jeder machen. Vergleiche ihn mit dem, den sein Besitzer veröffentlicht hat, oder nenne diesen mit --public-key.

## Was an einem Ergebnis falsch ist

fault-league-signature = Die Unterschrift stimmt nicht: Die Datei wurde danach verändert oder mit einem anderen Schlüssel unterschrieben.
fault-league-other-signer = Unterschrieben wurde mit einem anderen Schlüssel: { $key }.
fault-league-cards = Der Hash der Karten stimmt nicht: Diese Liga hat andere Karten.
fault-league-table = Die Tabelle folgt nicht aus den Boards.
fault-league-unknown-boards = Boards, die es in dieser Liga nicht gibt: { $count }.
fault-league-repeated-boards = Boards, die mehrfach vorkommen: { $count }.
fault-league-missing-boards = { $first } gegen { $second }: Von { $boards } Boards fehlen { $missing }.
fault-league-board = { $first } gegen { $second }, Board { $board }: Die Zahlen widersprechen sich.
fault-league-replay = { $first } gegen { $second }, Board { $board }: Nachgespielt endet es anders.
fault-league-replay-other-version = { $first } gegen { $second }, Board { $board }: Nachgespielt endet es anders; dieses Programm hat aber andere Quelltexte als das, das gespielt hat.
fault-league-other-net = Das Netz „{ $net }“ ist nicht die Datei, die gespielt hat.
