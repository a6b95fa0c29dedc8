// A four-seat trick game on boardgame.io's own server, with its store in memory. For a move it does the same work as a
// table of ours (is it open, what follows from it, who sees what), in the way that boardgame.io's documents describe.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SUITS = ["S", "H", "D", "C"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const SEATS = 4;

const suitOf = (card) => card[1];
const rankOf = (card) => RANKS.indexOf(card[0]);

function deal(G, random) {
  const pack = random.Shuffle(PACK);
  G.trick = [];
  G.tricks = [0, 0, 0, 0];
  for (let seat = 0; seat < SEATS; seat++) {
    G.players[seat] = { hand: pack.slice(seat * 13, seat * 13 + 13) };
  }
}

function winnerOf(trick, trumps) {
  let best = trick[0];
  for (const played of trick.slice(1)) {
    const higher = suitOf(played.card) === suitOf(best.card) && rankOf(played.card) > rankOf(best.card);
    const trumped = suitOf(played.card) === trumps && suitOf(best.card) !== trumps;
    if (higher || trumped) best = played;
  }
  return best.seat;
}

function play({ G, random, playerID }, card) {
  const hand = G.players[playerID].hand;
  if (!hand.includes(card)) return INVALID_MOVE;
  const led = G.trick.length ? suitOf(G.trick[0].card) : null;
  if (led && suitOf(card) !== led && hand.some((other) => suitOf(other) === led)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat: Number(playerID), card });
  G.next = (Number(playerID) + 1) % SEATS;
  if (G.trick.length < SEATS) return;
  G.next = winnerOf(G.trick, "S");
  G.tricks[G.next] += 1;
  G.lastTrick = G.trick;
  G.trick = [];
  if (hand.length === 0) {
    for (let seat = 0; seat < SEATS; seat++) G.scores[seat % 2] += G.tricks[seat];
    deal(G, random);
  }
}

const game = {
  name: "whist",
  setup: ({ random }) => {
    const G = { players: {}, scores: [0, 0], next: 0, lastTrick: [] };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS, // a seat sees its own part of `players` and no other
  // The move is made on the server alone: it deals again when the hands are empty.
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  disableUndo: true,
};

const server = Server({ games: [game], origins: ["http://localhost"] });
server.run({ port: Number(process.argv[2] || 0) }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
