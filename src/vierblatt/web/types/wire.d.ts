// Written by tools/page_types.js from docs/asyncapi.json and docs/openapi.json: change those, and run it again.

/**
 * The base of all events.
 */
export type Event =
  | DealBegun
  | CardsDealt
  | Called
  | CalledSecretly
  | Played
  | TrickTaken
  | DealScored
  | MatchOver
  | {
      event: string;
    };
/**
 * What the page says in the socket.
 */
export type Command =
  | Hello
  | Ping
  | WatchLobby
  | WatchMajlis
  | Enter
  | Go
  | Sit
  | Stand
  | SeatBot
  | Unseat
  | Ready
  | Nonce
  | Act
  | Why
  | Hint
  | Claim
  | Ask
  | Answer
  | Unpause
  | ClaimAbsence
  | TakeSeat
  | SetPace
  | Skip
  | Continue
  | Say
  | Chat
  | Mute
  | Rematch
  | Close;
/**
 * What the server says in the socket.
 */
export type Frame =
  | Welcome
  | Ack
  | Refused
  | Pong
  | Lobby
  | Update
  | Entered
  | Presence
  | Said
  | Because
  | Advice
  | Moved
  | Superseded
  | Restarting
  | MajlisChanged;

/**
 * The body of every answer that is no success.
 */
export interface Refusal {
  fault: Fault;
}
/**
 * An error as data: the clients word it (``error-CODE``, ``rule-RULE``).
 */
export interface Fault {
  code: string;
  rule?: string;
  parameters?: {
    [k: string]: unknown;
  };
}
/**
 * version: of the program. protocol: of the socket. passkeys: whether they can be used under this address.
 */
export interface ServerInfo {
  version: string;
  protocol: number;
  passkeys: boolean;
}
/**
 * All games.
 */
export interface GameList {
  games: GameInfo[];
}
/**
 * A game: everything that a page needs to offer it.
 */
export interface GameInfo {
  id: string;
  behaviour: number;
  options: OptionInfo[];
  presets: PresetInfo[];
}
/**
 * One house rule.
 *
 *     kind: choice takes one of `values`; flag takes yes or no; number takes `least` to `most`; numbers takes one of the
 *     `named` lists or, if `most` is not 0, up to `longest` numbers of one's own.
 */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'flag' | 'number' | 'numbers';
  default: boolean | number | string | number[];
  rule: string;
  values?: (string | number)[];
  named?: {
    [k: string]: number[];
  };
  least?: number;
  most?: number;
  longest?: number;
}
/**
 * A named set of house rules: what it makes of every option, and of the table. pack: the cards, unshuffled.
 */
export interface PresetInfo {
  name: string;
  values: {
    [k: string]: boolean | number | string | number[];
  };
  seats: number;
  sides: number;
  clockwise: boolean;
  pack: string[];
  rules_hash: string;
}
/**
 * All cards dealt on this server in matches that were played to their end.
 */
export interface Statistics {
  game: string;
  packs: PackStatistics[];
}
/**
 * Of all packs of one size. counts: by place in dealing order, then by card in the order of `cards`.
 *
 *     p: how likely deals of a fair shuffle differ at least as much from the mean; null as long as there are too few.
 */
export interface PackStatistics {
  cards: string[];
  deals: number;
  counts: number[][];
  chi_square: number;
  degrees: number;
  p: number | null;
}
/**
 * language: of the name that the guest gets.
 */
export interface NewGuest {
  /**
   * `en`, `de` or `ar`
   */
  language?: string;
}
/**
 * Who one is from now on. token: to be shown with every request, as ``Authorization: Bearer TOKEN``.
 */
export interface Session {
  token: string;
  player: string;
  name: string;
  guest: boolean;
}
/**
 * passkeys: what becomes of those that were made as a guest.
 */
export interface Registration {
  name: string;
  password: string;
  passkeys?: 'keep' | 'remove';
}
/**
 * Who one says one is, and the proof.
 */
export interface NameAndPassword {
  name: string;
  password: string;
}
/**
 * tokens: whether personal tokens are void, too. passkeys: whether they still sign in.
 */
export interface Leaving {
  tokens?: boolean;
  passkeys?: 'keep' | 'remove';
}
/**
 * One's own account.
 */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  created: number;
  password: boolean;
}
/**
 * What is to be another one; what is left out stays.
 */
export interface Changes {
  name?: string | null;
  language?: string | null;
}
/**
 * The present password and the next one. passkeys: what becomes of them.
 */
export interface NewPassword {
  old: string;
  new: string;
  passkeys?: 'keep' | 'remove';
}
/**
 * password: the account's, if it has one.
 */
export interface Farewell {
  password?: string;
}
/**
 * Matches, newest first.
 */
export interface Records {
  records: RecordLine[];
}
/**
 * A finished match. players: ids by seat, empty for bots and for accounts that are no more. winners: sides.
 */
export interface RecordLine {
  id: string;
  game: string;
  preset: string;
  ended: number;
  players: string[];
  names: string[];
  scores: number[];
  winners: number[];
  rated: boolean;
}
/**
 * The tables at which the player has a seat.
 */
export interface MyTables {
  tables: TableInfo[];
}
/**
 * A table as everybody may see it; no card is in it.
 */
export interface TableInfo {
  id: string;
  game: string;
  preset: string;
  changes: {
    [k: string]: unknown;
  };
  rules_hash: string;
  settings: TableSettings;
  host: string;
  stage: 'closed' | 'nonces' | 'over' | 'playing' | 'seating';
  seats: SeatInfo[];
  paused?: boolean;
  asked?: Asked | null;
  deadline?: number | null;
  grace?: {
    [k: string]: number;
  };
  absent?: {
    [k: string]: number;
  };
  result_wait?: ResultWait | null;
  spectators?: number;
  next?: string;
  deal?: number;
  scores?: number[];
  outlived?: boolean;
  undo?: number;
}
/**
 * What a table's host decides beside the rules; none of it is in the rule set's hash.
 */
export interface TableSettings {
  move_seconds?: number;
  bank_seconds?: number;
  grace?: number;
  takeback?: boolean;
  hints?: boolean;
  spectators?: boolean;
  spectator_delay?: number;
  chat?: 'free' | 'phrases';
  private?: boolean;
  rated?: boolean;
  /**
   * Milliseconds that a bot takes, whatever its cards; 0: none
   */
  pace?: number;
}
/**
 * One seat. A human seat whose `bot` is not empty is played by that bot until its owner takes it back.
 */
export interface SeatInfo {
  kind?: 'bot' | 'empty' | 'human';
  player?: string;
  name?: string;
  bot?: string;
  ready?: boolean;
  online?: boolean;
  bank?: number;
}
/**
 * A question that seats have still to answer.
 */
export interface Asked {
  what: 'pause' | 'takeback';
  seat: number;
  waiting: number[];
}
/**
 * The next deal waits until people have read the result of the last one (`continue`).
 */
export interface ResultWait {
  seats: number[];
  left: number;
}
/**
 * All open sessions of a player, those used last first.
 */
export interface SessionList {
  sessions: SessionInfo[];
}
/**
 * A session. agent: what the program that began it calls itself. used: about when. here: whether it is this one.
 */
export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  used: number;
  here: boolean;
}
/**
 * All personal tokens of a player, oldest first.
 */
export interface TokenList {
  tokens: TokenInfo[];
}
/**
 * A personal token. token: its text, only in the answer to its creation. used: about when, or 0.
 */
export interface TokenInfo {
  id: string;
  label: string;
  bot: boolean;
  created: number;
  used: number;
  token?: string;
}
/**
 * label: what it is for. bot: whoever shows it plays as a program, and everybody sees that.
 */
export interface NewToken {
  label: string;
  bot?: boolean;
}
/**
 * For the browser; what is bytes there is base64url here.
 */
export interface Options {
  options: {
    [k: string]: unknown;
  };
}
/**
 * What `navigator.credentials.create` gave. label: what the player calls it.
 */
export interface NewPasskey {
  credential: {
    [k: string]: unknown;
  };
  label: string;
}
/**
 * A passkey of one's own.
 */
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
}
/**
 * All passkeys of a player, oldest first.
 */
export interface PasskeyList {
  passkeys: PasskeyInfo[];
}
/**
 * What `navigator.credentials.get` gave.
 */
export interface SignedChallenge {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * What somebody asks for who opens a table.
 */
export interface NewTable {
  game: string;
  preset?: string;
  changes?: {
    [k: string]: unknown;
  };
  settings?: TableSettings;
  solo?: boolean;
  sit?: boolean;
  bots?: number;
  bot?: string;
}
/**
 * What somebody wants to play who does not mind with whom.
 */
export interface QuickMatch {
  /**
   * As `GET /api/games` lists it
   */
  game: string;
  preset?: string;
}
/**
 * Where to go: a table at which one has a seat.
 */
export interface Place {
  table: string;
}
/**
 * The tables of the lobby, those that wait for players first.
 */
export interface LobbyList {
  tables: LobbyTable[];
}
/**
 * A table as the lobby lists it.
 */
export interface LobbyTable {
  id: string;
  game: string;
  preset: string;
  changed: number;
  host: string;
  rated: boolean;
  stage: string;
  seats: string[];
  names: string[];
  move_seconds?: number;
  spectators?: boolean;
  bank_seconds?: number;
}
/**
 * What is public about the deals of a table's match; everything that `docs/provable-deals.md` needs.
 */
export interface Proof {
  match: string;
  rules_hash: string;
  seats: number;
  anchor: string;
  commitments: string[];
  nonces: string[];
  first_seat?: number;
  secrets?: string[];
  packs?: string[];
  scheme?: 1 | 2;
  void?: VoidRound[];
  secret_actions?: string[][];
}
/**
 * A start that came to nothing, because not every commitment was opened.
 *
 *     commitments: the list as all seats were told it. unopened: the seats that did not say their nonce.
 */
export interface VoidRound {
  anchor: string;
  commitments: string[];
  unopened: number[];
}
/**
 * The outline of a match.
 */
export interface Replay {
  game: string;
  preset: string;
  changes: {
    [k: string]: unknown;
  };
  rules_hash: string;
  created: string | null;
  seats: Player[];
  sides: number;
  clockwise: boolean;
  provable: boolean;
  deals: ReplayDeal[];
  winners: number[] | null;
}
/**
 * Who sat where: a name, and ``human`` or the name of the bot.
 */
export interface Player {
  name: string;
  kind: string;
}
/**
 * One deal on the score sheet. scores: what each side wrote, null for a deal that was abandoned.
 */
export interface ReplayDeal {
  number: number;
  dealer: number;
  steps: number;
  scores: number[] | null;
  totals: number[];
  lines: ScoreLine[];
}
/**
 * One line of a deal's score sheet: ``score-KEY`` in the locale files, a number a side.
 */
export interface ScoreLine {
  key: string;
  values: number[];
}
/**
 * How far an analysis is.
 *
 *     ahead: how many others come before it. done, pieces: decisions and deals, 0 of 0 before it has begun.
 */
export interface AnalysisState {
  state: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  ahead?: number;
  done?: number;
  pieces?: number;
}
/**
 * A player as everybody may see them.
 */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  ratings: RatingLine[];
  records: RecordLine[];
}
/**
 * How strong a player is in a game. points: what is shown; they count a player's strength as far as it is sure.
 */
export interface RatingLine {
  game: string;
  preset: string;
  points: number;
  mu: number;
  sigma: number;
  matches: number;
}
/**
 * The strongest players of a game under a preset. least: rated matches that one needs to stand here.
 */
export interface Leaders {
  game: string;
  preset: string;
  least: number;
  leaders: Leader[];
}
/**
 * A line of a leaderboard.
 */
export interface Leader {
  place: number;
  player: string;
  name: string;
  points: number;
  matches: number;
}
/**
 * A new majlis. name: 1 to 40 visible characters. settings: of its tables, which are always private.
 */
export interface NewMajlis {
  name: string;
  /**
   * As `GET /api/games` lists it
   */
  game: string;
  preset?: string;
  changes?: {
    [k: string]: unknown;
  };
  settings?: TableSettings;
}
/**
 * A majlis as its reader may see it: `tables`, `scores` and numbers of matches are for members only.
 */
export interface Majlis {
  id: string;
  name: string;
  game: string;
  preset: string;
  changes: {
    [k: string]: unknown;
  };
  settings: TableSettings;
  host: string;
  created: number;
  member: boolean;
  members: Member[];
  tables?: TableInfo[];
  scores?: SidesScore[];
  matches?: number;
}
/**
 * Somebody in a majlis. matches, won: of its last thousand matches; 0 for a reader who is not a member.
 */
export interface Member {
  player: string;
  name: string;
  joined: number;
  matches?: number;
  won?: number;
}
/**
 * The running score of the same sides against each other. sides: the player ids of each. won: matches, by side.
 */
export interface SidesScore {
  sides: string[][];
  won: number[];
  matches: number;
}
/**
 * What is to be another one; what is left out stays. preset and changes belong together: both are replaced.
 */
export interface MajlisChange {
  name?: string | null;
  preset?: string | null;
  changes?: {
    [k: string]: unknown;
  };
  settings?: TableSettings | null;
  host?: string | null;
}
/**
 * A part of a majlis's chat, newest line last.
 */
export interface MajlisChat {
  lines: MajlisLine[];
}
/**
 * A line of a majlis's chat. id: grows from line to line. reactions: the ids of players, by emoji.
 */
export interface MajlisLine {
  id: number;
  player: string;
  name: string;
  at: number;
  text: string;
  reactions?: {
    [k: string]: string[];
  };
}
/**
 * What is said.
 */
export interface NewLine {
  text: string;
}
/**
 * Whether one's own reaction is to be there.
 */
export interface Reaction {
  on: boolean;
}
/**
 * The majlises of a player, those last spoken in first.
 */
export interface MyMajlises {
  majlises: MajlisSummary[];
}
/**
 * A majlis in a list. members, playing: how many, and how many open tables. said: when, last; 0 for never.
 */
export interface MajlisSummary {
  id: string;
  name: string;
  game: string;
  members: number;
  playing: number;
  said: number;
}
/**
 * The majlis of a table; null if there is none, or the reader is not a member.
 */
export interface MajlisHere {
  majlis: MajlisSummary | null;
}
/**
 * A command was done, and what it did is stored. seq: of the table afterwards.
 */
export interface Ack {
  type: 'ack';
  id: string;
  seq?: number;
}
/**
 * A call or a card. seq: the last seq that the player has seen; refused as stale if a turn has gone by since.
 */
export interface Act {
  type: 'act';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  seq: number;
  action: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Hint`: what a bot would do with this seat's cards, the name of its reason, the figures in it.
 *
 *     mistakes: the legal actions that a search finds clearly worse, each with the points of the deal that it is expected
 *     to cost compared with `action`; only those that cost what counts as a mistake in this game.
 */
export interface Advice {
  type: 'advice';
  id: string;
  action: string;
  reason: string;
  figures?: {
    [k: string]: number | string;
  };
  mistakes?: {
    [k: string]: number;
  };
}
/**
 * Agrees to what is asked, or not.
 */
export interface Answer {
  type: 'answer';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  agree: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Asks the others for a takeback of one's last action, or for a pause.
 *
 *     Whoever plays alone with bots takes back their last decision at once, whatever bots have done since.
 */
export interface Ask {
  type: 'ask';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  what: 'pause' | 'takeback';
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Why`; without a fault the action is open.
 */
export interface Because {
  type: 'because';
  id: string;
  action: string;
  fault?: Fault | null;
}
/**
 * The public side of `vierblatt.view.View`: everybody gets the same.
 */
export interface Board {
  phase: string;
  turn: number;
  dealer: number;
  deal: number;
  clockwise: boolean;
  sides: number;
  hands_held: number[];
  trick: TableCard[];
  winning: number;
  last_trick: TableCard[];
  last_winner: number;
  tricks: number[];
  scores: number[];
  winners: number[];
  facts: Fact[];
  calls?: {
    [k: string]: string;
  };
  wordings?: {
    [k: string]: string;
  };
  headline?: Headline;
}
/**
 * A card on the table and who played it.
 */
export interface TableCard {
  seat: number;
  card: string;
}
/**
 * Something public about the present deal that a player looks for: ``fact-NAME`` in the locale files.
 *
 *     `kind` says what `value` is: "suit", "card", "cards", "call", "seat", "number" or "key" (a word ``value-VALUE``).
 */
export interface Fact {
  name: string;
  kind: string;
  value: string | number;
  seat?: number | null;
}
/**
 * What a player has to see at every moment of a deal, in one line at the head of the table.
 *
 *     `facts` are the few that count now, the most important first: the contract and its stake, or what the auction is
 *     about. They are named like those of `GameTable.facts`, and are worded short by ``head-NAME`` of the locale files,
 *     or by their value alone if there is no such message.
 */
export interface Headline {
  trump?: string;
  facts?: Fact[];
  owner?: number | null;
  needed?: number[];
}
/**
 * An action of an auction or another question.
 */
export interface Called {
  event: 'called';
  seat: number;
  call: string;
  wording?: string;
  audience?: number | null;
}
/**
 * A player has answered a question, and nobody else knows how; the player is told by a `Called` of their own.
 */
export interface CalledSecretly {
  event: 'called-secretly';
  seat: number;
  audience?: number | null;
}
/**
 * Cards that came into one hand; only that seat is told.
 */
export interface CardsDealt {
  event: 'cards-dealt';
  seat: number;
  cards: string[];
  audience?: number | null;
}
/**
 * Says something of one's own; only where the table allows.
 */
export interface Chat {
  type: 'chat';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  text: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Claims all remaining tricks of the deal; taken only where it is certain from what the claimer can know.
 */
export interface Claim {
  type: 'claim';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Has a bot play for somebody who keeps the table waiting, as soon as `absent` of the table says so.
 */
export interface ClaimAbsence {
  type: 'claim-absence';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  seat: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The host closes a table that has not begun.
 */
export interface Close {
  type: 'close';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Has read the result of the deal. The next is dealt as soon as nobody is left in `result_wait` of the table.
 */
export interface Continue {
  type: 'continue';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The dealer has dealt; `number` counts all deals of the match from 1, redeals included.
 */
export interface DealBegun {
  event: 'deal-begun';
  seat: number;
  number: number;
  audience?: number | null;
}
/**
 * A deal was scored: what each side wrote, the totals, and how it came about.
 */
export interface DealScored {
  event: 'deal-scored';
  scores: number[];
  totals: number[];
  lines?: ScoreLine[];
  summary?: DealSummary | null;
  audience?: number | null;
}
/**
 * How a deal turned out, in one sentence: ``outcome-NAME`` in the locale files.
 *
 *     Each of the `values` is worded by its name, like a field of an event. If there is a `seat`, the message also gets
 *     `$you`, which is "yes" if it is the reader's.
 */
export interface DealSummary {
  name: string;
  values: {
    [k: string]: number | string | number[];
  };
}
/**
 * Comes to a table: whoever has a seat there gets it back, the others watch. Answered by `Entered`.
 *
 *     since: the last seq that the client has seen, to be told what it missed; -1 for none.
 */
export interface Enter {
  type: 'enter';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  since?: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Enter`: everything there is to know. `missed` is what came after `since`, as far as it is kept.
 */
export interface Entered {
  type: 'entered';
  id: string;
  table: string;
  seq: number;
  seat: number;
  info: TableInfo;
  proof: Proof;
  sheet?: SheetRow[];
  missed?: Told[];
  said?: Said[];
  board?: Board | null;
  own?: Own | null;
}
/**
 * One scored deal on the score sheet; `lines` and `summary` as in `DealScored`.
 */
export interface SheetRow {
  deal: number;
  scores: number[];
  totals: number[];
  lines?: ScoreLine[];
  summary?: DealSummary | null;
}
/**
 * One entry of the table's log as it may be told: events of the game (`vierblatt.games.events`) and notes.
 */
export interface Told {
  seq: number;
  events?: Event[];
  notes?: Note[];
}
/**
 * A card was played.
 */
export interface Played {
  event: 'played';
  seat: number;
  card: string;
  audience?: number | null;
}
/**
 * A trick is full; `cards` in play order from `leader_seat` on.
 */
export interface TrickTaken {
  event: 'trick-taken';
  seat: number;
  leader_seat: number;
  cards: string[];
  audience?: number | null;
}
/**
 * The match is over; no winner is a draw.
 */
export interface MatchOver {
  event: 'match-over';
  winners: number[];
  totals: number[];
  audience?: number | null;
}
/**
 * Something that happened at the table and is no event of the game; worded by ``note-WHAT``.
 *
 *     what: sat, bot-sat, stood, ready, began, started, replaced, returned, asked-takeback, asked-pause, agreed, declined,
 *     withdrawn, paused, resumed, pace (name: of `values.PACES`), claimed, clock, rematch, closed, outlived, restarted.
 */
export interface Note {
  what: string;
  seat?: number;
  name?: string;
  count?: number;
}
/**
 * Somebody said a phrase, an emoji or, where that is allowed, a text.
 */
export interface Said {
  type: 'said';
  table: string;
  player: string;
  seat: number;
  name: string;
  phrase?: string;
  text?: string;
}
/**
 * What the receiver's seat alone may know and do.
 */
export interface Own {
  hand?: string[];
  legal?: string[];
  events?: Event[];
  barred?: string[];
  figures?: {
    [k: string]: {
      [k: string]: number | string;
    };
  };
}
/**
 * Looks away from a table; a seat is kept.
 */
export interface Go {
  type: 'go';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Must come first: who is there, and which protocol they speak.
 */
export interface Hello {
  type: 'hello';
  token: string;
  protocol: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * What would a bot do here? Answered by `Advice`; only for the seat to act, and only where the table allows.
 *
 *     quick: asks the heuristic bot, which answers at once, instead of the one that searches.
 */
export interface Hint {
  type: 'hint';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  quick?: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * All tables of the lobby, and how many people are here.
 */
export interface Lobby {
  type: 'lobby';
  tables: LobbyTable[];
  players: number;
}
/**
 * Something has changed in a majlis that is watched (`WatchMajlis`): ask for that part again.
 *
 *     Whoever is no longer a member, or knows only an old link, gets one last frame with `members`.
 */
export interface MajlisChanged {
  type: 'majlis-changed';
  majlis: string;
  what: 'chat' | 'members' | 'rules' | 'tables';
}
/**
 * The answer to `Rematch`: the table where the next match is.
 */
export interface Moved {
  type: 'moved';
  id: string;
  table: string;
}
/**
 * Wants to hear nothing more from a player, or wants to hear them again.
 */
export interface Mute {
  type: 'mute';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  player: string;
  on?: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The nonce that was committed to; asked for by the stage ``nonces``.
 */
export interface Nonce {
  type: 'nonce';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  nonce: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Asks for a `Pong`.
 */
export interface Ping {
  type: 'ping';
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Ping`.
 */
export interface Pong {
  type: 'pong';
  id: string;
}
/**
 * Somebody came, went, or the number of spectators changed; no entry of the log.
 */
export interface Presence {
  type: 'presence';
  table: string;
  info: TableInfo;
}
/**
 * Ready to begin, with the commitment to a nonce; empty for somebody who leaves the deal to the others.
 */
export interface Ready {
  type: 'ready';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  commitment?: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * A command, or a frame that was none (then `id` is empty), changed nothing.
 */
export interface Refused {
  type: 'refused';
  id: string;
  fault: Fault;
}
/**
 * After the match: opens (or finds) the table of the next one, seats kept. Answered by `Moved`.
 */
export interface Rematch {
  type: 'rematch';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The server is going down: come back after so many milliseconds.
 */
export interface Restarting {
  type: 'restarting';
  after: number;
}
/**
 * A deal has ended: its secret and its pack, and the hands as they were dealt.
 *
 *     secret_actions: what only its player has been told so far, in the order in which it was done.
 */
export interface Revealed {
  deal: number;
  secret: string;
  pack: string;
  secret_actions?: string[];
}
/**
 * Says a phrase or an emoji of the protocol's lists.
 */
export interface Say {
  type: 'say';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  phrase: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The host puts a bot on an empty seat or in the place of another bot; -1: on every empty seat.
 */
export interface SeatBot {
  type: 'seat-bot';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  seat?: number;
  bot?: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Changes how long bots take at an unrated table; for its host, or a player who is alone with bots.
 */
export interface SetPace {
  type: 'set-pace';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Milliseconds that a bot takes, whatever its cards; 0: none
   */
  pace: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Takes an empty seat, or changes to it; -1: any.
 */
export interface Sit {
  type: 'sit';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  seat?: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Bots act at once until the trick is over or the player's turn comes; only for a player alone with bots.
 */
export interface Skip {
  type: 'skip';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Gives the seat up; during a match a bot plays on and the seat can be taken back.
 */
export interface Stand {
  type: 'stand';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The seat is now played from another window; this one gets nothing more from the table.
 */
export interface Superseded {
  type: 'superseded';
  table: string;
}
/**
 * Takes one's seat back from the bot that plays there.
 */
export interface TakeSeat {
  type: 'take-seat';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Ends a pause.
 */
export interface Unpause {
  type: 'unpause';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The host frees a seat before the match.
 */
export interface Unseat {
  type: 'unseat';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  seat: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Something happened at a table: what, and how it stands now. Follows without gaps: seq, seq + 1 ...
 */
export interface Update {
  type: 'update';
  table: string;
  seq: number;
  info: TableInfo;
  events?: Event[];
  notes?: Note[];
  board?: Board | null;
  revealed?: Revealed | null;
  own?: Own | null;
}
/**
 * Asks for the lobby's tables, now and at every change; or no longer.
 */
export interface WatchLobby {
  type: 'watch-lobby';
  on?: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Asks to be told what changes in a majlis (`MajlisChanged`); or no longer. For its members.
 */
export interface WatchMajlis {
  type: 'watch-majlis';
  /**
   * Ten letters and digits; knowing it is the invitation
   */
  majlis: string;
  on?: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Hello`.
 */
export interface Welcome {
  type: 'welcome';
  id: string;
  player: string;
  name: string;
  guest: boolean;
  protocol: number;
  phrases: string[];
  emoji: string[];
}
/**
 * Why is this action not open to me? Answered by `Because`.
 */
export interface Why {
  type: 'why';
  /**
   * Ten letters and digits; knowing it is the invite
   */
  table: string;
  action: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
