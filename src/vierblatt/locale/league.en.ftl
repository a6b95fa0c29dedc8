### Leagues of bots: `vierblatt league`.

league-key-written = The private key is in { $path }: keep it to yourself. Its public key, for everybody:
league-written = The result is in { $path }, signed with the key { $key }.
league-standings = Standings
league-cards = Hash of the cards: { $cards }
league-says = Dated { $date }, with the public key { $key }. Whether all this is right, `vierblatt league check` finds out.
league-replaying = Boards played again
league-replayed = { $count ->
    [one] One board was played again.
   *[other] { $count } boards were played again.
}
league-other-version = This was played by version { $version } with other sources; bots may play differently here.
league-holds = Nothing is wrong with it: { $boards } boards, signed with the key { $key }.
league-whose = Anybody can make such a key. Compare it with the one that its owner has published, or give that with --public-key.

## What is wrong with a result

fault-league-signature = The signature is wrong: the file was changed after it had been signed, or signed with another key.
fault-league-other-signer = It was signed with another key: { $key }.
fault-league-cards = The hash of the cards is wrong: this league has other cards.
fault-league-table = The table does not follow from the boards.
fault-league-unknown-boards = Boards that this league does not have: { $count }.
fault-league-repeated-boards = Boards that occur more than once: { $count }.
fault-league-missing-boards = { $first } against { $second }: { $missing } of { $boards } boards are missing.
fault-league-board = { $first } against { $second }, board { $board }: the figures contradict each other.
fault-league-replay = { $first } against { $second }, board { $board }: played again, it ends differently.
fault-league-replay-other-version = { $first } against { $second }, board { $board }: played again, it ends differently; but this program has other sources than the one that played it.
fault-league-other-net = The net “{ $net }” is not the file that has played.
