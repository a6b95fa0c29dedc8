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
  | WatchReview
  | WatchNotices
  | Enter
  | Go
  | Sit
  | Stand
  | SeatBot
  | Unseat
  | Ready
  | Nonce
  | Act
  | SayOutOfTurn
  | Why
  | CheckCard
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
  | Close
  | JoinQueue
  | LeaveQueue
  | JoinVoice
  | LeaveVoice
  | Signal;
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
  | CardInQuestion
  | Advice
  | Moved
  | Superseded
  | Restarting
  | MajlisChanged
  | ReviewShown
  | ReviewChanged
  | ReviewPresent
  | NoticesChanged
  | QueueShown
  | Voice
  | VoiceJoined
  | PeerSignal;

/**
 * The body of every unsuccessful response.
 */
export interface Refusal {
  fault: Fault;
}
/**
 * An error as data, which clients put into words (``error-CODE``, ``rule-RULE``).
 */
export interface Fault {
  code: string;
  rule?: string;
  parameters?: {
    [k: string]: unknown;
  };
}
/**
 * version: of the program. protocol: of the socket. passkeys, voice: whether they can be used here.
 */
export interface ServerInfo {
  version: string;
  protocol: number;
  passkeys: boolean;
  voice: boolean;
}
/**
 * All games.
 */
export interface GameList {
  games: GameInfo[];
}
/**
 * Everything that a page needs to offer a game.
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
 *     `named` lists or, if `most` is not 0, up to `longest` freely chosen numbers.
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
  tables_only?: boolean;
}
/**
 * A named set of house rules: the options, and the shape of the table. pack: the cards, unshuffled.
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
  tables_only: boolean;
}
/**
 * All cards dealt on this server in finished matches.
 */
export interface Statistics {
  game: string;
  packs: PackStatistics[];
}
/**
 * All packs of one size. counts: by place in dealing order, then by card in the order of `cards`.
 *
 *     p: the probability that a fair shuffle differs at least as much from the mean; null while there are too few packs.
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
 * language: the language of the name that the guest is given.
 */
export interface NewGuest {
  /**
   * `en`, `de` or `ar`
   */
  language?: string;
}
/**
 * The player from now on. token: send it with every request, as ``Authorization: Bearer TOKEN``.
 */
export interface Session {
  token: string;
  player: string;
  name: string;
  guest: boolean;
}
/**
 * passkeys: what happens to those that the guest has created.
 */
export interface Registration {
  name: string;
  password: string;
  passkeys?: 'keep' | 'remove';
}
/**
 * A player's name and password.
 */
export interface NameAndPassword {
  name: string;
  password: string;
}
/**
 * tokens: whether personal tokens are revoked too. passkeys: whether they can still be used to sign in.
 */
export interface Leaving {
  tokens?: boolean;
  passkeys?: 'keep' | 'remove';
}
/**
 * The player's own account.
 */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  created: number;
  password: boolean;
  history: 'everybody' | 'nobody';
  leaderboard: boolean;
}
/**
 * The fields to change; those left out stay as they are.
 */
export interface Changes {
  name?: string | null;
  language?: string | null;
  history?: ('everybody' | 'nobody') | null;
  leaderboard?: boolean | null;
}
/**
 * The current password and the new one. passkeys: what happens to them.
 */
export interface NewPassword {
  old: string;
  new: string;
  passkeys?: 'keep' | 'remove';
}
/**
 * password: that of the account, if it has one.
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
 * A finished match. players: ids by seat, empty for bots and deleted accounts. winners: sides.
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
 * What everyone may know about a table, without any cards.
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
  tournament?: TournamentMatch | null;
}
/**
 * What the host of a table decides besides the rules; it does not affect the rule set's hash.
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
  voice?: boolean;
  rated?: boolean;
  /**
   * Milliseconds that a bot takes, whatever its cards are; 0: none
   */
  pace?: number;
  winner_stays?: boolean;
  longest_run?: number;
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
 * A question that some seats have not answered yet.
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
 * The match of a tournament that is played at a table. number: 1 for the first of its meeting.
 *
 *     board: the number of the board that is played in place of a match, or 0. Nothing is told of its cards but what seats
 *     see, there are no spectators, and players take no part in the shuffling.
 */
export interface TournamentMatch {
  tournament: string;
  name: string;
  meeting: number;
  number: number;
  absent: 'bots' | 'walkover';
  board?: number;
  left?: number | null;
}
/**
 * All open sessions of a player, the most recently used first.
 */
export interface SessionList {
  sessions: SessionInfo[];
}
/**
 * A session. agent: how its program identifies itself. used: roughly when. here: whether it is this one.
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
 * A personal token. token: its text, only in the response to its creation. used: roughly when, or 0.
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
 * label: what it is for. bot: whether its user is shown to everyone as a program.
 */
export interface NewToken {
  label: string;
  bot?: boolean;
}
/**
 * For the browser; its byte strings are written here as base64url.
 */
export interface Options {
  options: {
    [k: string]: unknown;
  };
}
/**
 * The result of `navigator.credentials.create`. label: the player's name for it.
 */
export interface NewPasskey {
  credential: {
    [k: string]: unknown;
  };
  label: string;
}
/**
 * One of the player's own passkeys.
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
 * The result of `navigator.credentials.get`.
 */
export interface SignedChallenge {
  credential: {
    [k: string]: unknown;
  };
}
/**
 * The table that somebody wants to open.
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
  bot_seats?: number[];
  bot?: string;
}
/**
 * What somebody wants to play, with anyone.
 */
export interface QuickMatch {
  /**
   * As `GET /api/games` lists it
   */
  game: string;
  preset?: string;
}
/**
 * The table at which the player now has a seat.
 */
export interface Place {
  table: string;
}
/**
 * The tables of the lobby; those waiting for players come first.
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
 * Everything public about the deals of a table's match, as `docs/provable-deals.md` needs it.
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
 * A start that failed because not every commitment was opened.
 *
 *     commitments: the list that all seats were sent. unopened: the seats that did not reveal their nonce.
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
 * Who had a seat: a name, and ``human`` or the name of the bot.
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
 * One line of a deal's score: ``score-KEY`` in the locale files, and a number for each side.
 */
export interface ScoreLine {
  key: string;
  values: number[];
}
/**
 * What is known about a card that was played: a question for `POST /api/disputes/{game}`.
 *
 *     changes: house rules that differ from the preset. hand: the player's before it was played, as far as it is known;
 *     whole: whether that is all of it. trick: the cards before it, in order.
 */
export interface DisputedCard {
  game: string;
  preset: string;
  changes: {
    [k: string]: unknown;
  };
  card: string;
  hand: string[];
  trick: string[];
  values: {
    [k: string]: string;
  };
  whole: boolean;
}
/**
 * The progress of an analysis.
 *
 *     ahead: how many others come before it. done, pieces: decisions and deals, 0 of 0 before it begins.
 */
export interface AnalysisState {
  state: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  ahead?: number;
  done?: number;
  pieces?: number;
}
/**
 * What everyone may know about a player.
 */
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  ratings: RatingLine[];
  records: RecordLine[];
  history: 'everybody' | 'nobody';
  board_ratings: RatingLine[];
}
/**
 * How strong a player is in a game. points: the number shown, a cautious estimate of it.
 *
 *     matches: that counted; in duplicate ratings, tournaments. provisional: the rating is still too uncertain for a
 *     leaderboard.
 */
export interface RatingLine {
  game: string;
  preset: string;
  points: number;
  mu: number;
  sigma: number;
  matches: number;
  provisional: boolean;
}
/**
 * The strongest players of a game under a preset. least: the rated matches, or tournaments, needed to be listed.
 *
 *     most_sigma: a rating that is less certain than this is provisional, and not listed.
 */
export interface Leaders {
  game: string;
  preset: string;
  least: number;
  leaders: Leader[];
  most_sigma: number;
}
/**
 * One line of a leaderboard. matches: that counted; tournaments on that of duplicate ratings.
 */
export interface Leader {
  place: number;
  player: string;
  name: string;
  points: number;
  matches: number;
}
/**
 * The best players against bots of one level. least: the whole deals needed to be listed.
 */
export interface BotLeaders {
  game: string;
  preset: string;
  bot: string;
  least: number;
  leaders: BotLeaderLine[];
}
/**
 * A line of a leaderboard against bots. edge: points per deal beyond par; low: it is almost certainly higher.
 */
export interface BotLeaderLine {
  place: number;
  player: string;
  name: string;
  edge: number;
  low: number;
  deals: number;
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
 *
 *     preset, changes: the usual rules. usual: the rule set that they are; empty if they have no name. role: the reader's;
 *     null for who is not a member.
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
  crest: Crest;
  role?: ('host' | 'manager' | 'member') | null;
  rules?: MajlisRules[];
  usual?: string;
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
  role?: 'host' | 'manager' | 'member';
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
 * The picture of a majlis: a sign on a shape, in two colours.
 */
export interface Crest {
  shape: 'arch' | 'banner' | 'circle' | 'diamond' | 'shield' | 'square';
  ground: 'blue' | 'brown' | 'green' | 'red' | 'slate' | 'violet';
  ink: 'gold' | 'mint' | 'rose' | 'white';
  sign: 'club' | 'crescent' | 'cup' | 'diamond' | 'heart' | 'palm' | 'ring' | 'spade' | 'star' | 'sun';
}
/**
 * A rule set that a majlis has given a name.
 */
export interface MajlisRules {
  /**
   * A rule set of a majlis
   */
  id: string;
  name: string;
  preset: string;
  changes: {
    [k: string]: unknown;
  };
}
/**
 * The fields to change; those left out stay as they are. preset and changes belong together: both are replaced.
 */
export interface MajlisChange {
  name?: string | null;
  preset?: string | null;
  changes?: {
    [k: string]: unknown;
  };
  settings?: TableSettings | null;
  host?: string | null;
  crest?: Crest | null;
}
/**
 * A page of the members of a majlis, in the order in which they joined. count: of all.
 */
export interface MajlisMembers {
  members: Member[];
  count: number;
}
/**
 * What a member becomes.
 */
export interface RoleChange {
  role: 'manager' | 'member';
}
/**
 * The open tables of a majlis, oldest first.
 */
export interface MajlisTableList {
  tables: TableInfo[];
}
/**
 * The leaderboard of a majlis, of a month or in all. months: those in which something was played, newest first.
 */
export interface MajlisLeaders {
  leaders: MajlisLeader[];
  months: string[];
  matches: number;
}
/**
 * A member in the leaderboard. won: a match that several sides win is shared. gain: in a hundred matches.
 *
 *     events, events_won: tournaments of standing events that the member entered themselves and that are finished.
 */
export interface MajlisLeader {
  player: string;
  name: string;
  place: number;
  matches: number;
  won: number;
  gain: number;
  events: number;
  events_won: number;
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
 * Whether the caller's reaction should be there.
 */
export interface Reaction {
  on: boolean;
}
/**
 * The majlises of a player; those with the newest chat come first.
 */
export interface MyMajlises {
  majlises: MajlisSummary[];
}
/**
 * A majlis in a list. members: how many. playing: how many open tables. said: when last; 0 for never.
 */
export interface MajlisSummary {
  id: string;
  name: string;
  game: string;
  members: number;
  playing: number;
  said: number;
  crest: Crest;
  role?: 'host' | 'manager' | 'member';
}
/**
 * The majlis of a table; null if there is none, or the reader is not a member.
 */
export interface MajlisHere {
  majlis: MajlisSummary | null;
}
/**
 * A rule set. name: 1 to 40 visible characters.
 */
export interface NewRules {
  name: string;
  preset?: string;
  changes?: {
    [k: string]: unknown;
  };
}
/**
 * The standing events of a majlis, those that go on first, and the last tournaments made of them, newest first.
 */
export interface MajlisEvents {
  events: MajlisEvent[];
  tournaments: EventTournament[];
}
/**
 * A standing event. minute: of the day, in its time zone. weeks: from one date to the next.
 *
 *     lead: how many hours before a date its tournament is made. rules: a rule set; empty for the usual rules. organiser:
 *     who organises the next tournament. dates: the next ones for which no tournament has been made; none if it has ended.
 *     ended: when; 0 for never.
 */
export interface MajlisEvent {
  /**
   * A standing event of a majlis
   */
  id: string;
  name: string;
  minute: number;
  zone: string;
  weeks: number;
  lead: number;
  rules: string;
  format: Knockout | Swiss | League | Groups | PairsFormat | ArenaFormat;
  players: number;
  place: string;
  organiser: string;
  organiser_name: string;
  dates: EventDate[];
  ended: number;
  reason: '' | 'ended' | 'rules' | 'unattended';
}
/**
 * Who loses a meeting is out. best_of: matches in a meeting. third_place: the losing semi-finalists meet, too.
 */
export interface Knockout {
  format: 'knockout';
  best_of?: 1 | 3 | 5;
  third_place?: boolean;
}
/**
 * In each round, those meet who have about the same points. boards: of teams at two tables, in place of matches.
 */
export interface Swiss {
  format: 'swiss';
  rounds: number;
  best_of?: 1 | 3 | 5;
  boards?: number;
  imp_scale?: number[];
}
/**
 * Everybody meets everybody, `cycles` times. boards: as in `Swiss`.
 */
export interface League {
  format: 'league';
  cycles?: number;
  best_of?: 1 | 3 | 5;
  boards?: number;
  imp_scale?: number[];
}
/**
 * Leagues of about `group_size`, then a knock-out of the best `qualifiers` of each.
 */
export interface Groups {
  format: 'groups';
  group_size: number;
  qualifiers: number;
  best_of?: 1 | 3 | 5;
  knockout_best_of?: 1 | 3 | 5;
  third_place?: boolean;
}
/**
 * All play the same boards and are compared with those who had the same cards. boards: in each round.
 */
export interface PairsFormat {
  format: 'pairs';
  rounds: number;
  boards: number;
  movement?: 'howell' | 'mitchell';
  scoring?: 'cross-imps' | 'match-points';
  imp_scale?: number[];
}
/**
 * Who has finished a match is paired again at once, for so many minutes.
 */
export interface ArenaFormat {
  format: 'arena';
  minutes: number;
}
/**
 * A date to come. starts: in milliseconds since 1970. skipped: whether nothing takes place.
 */
export interface EventDate {
  /**
   * Like 2027-01-15
   */
  day: string;
  starts: number;
  skipped: boolean;
}
/**
 * A tournament that a standing event has made. id: its link.
 */
export interface EventTournament {
  id: string;
  name: string;
  starts: number;
  stage: 'closed' | 'entering' | 'running';
  contestants: number;
}
/**
 * A new standing event. name: 1 to 40 visible characters. weekday: 0 for Monday. minute: of the day, there.
 *
 *     zone: such as Asia/Riyadh. weeks: from one date to the next. lead: how many hours before a date its tournament is
 *     made. rules: a rule set of the majlis; empty for the usual rules. format, players, place: as of a new tournament.
 */
export interface NewEvent {
  name: string;
  weekday: number;
  minute: number;
  zone: string;
  format: Knockout | Swiss | League | Groups | PairsFormat | ArenaFormat;
  weeks?: number;
  lead?: number;
  rules?: string;
  players?: number;
  place?: string;
}
/**
 * Whether nothing takes place on a date.
 */
export interface SkippedDate {
  on: boolean;
}
/**
 * A player's matches by game, and the course of their ratings and of their edge, oldest first.
 *
 *     The courses name single matches, so they are empty if the player shows their matches to nobody.
 */
export interface PlayerStatistics {
  games: GameLine[];
  ratings: RatingPoint[];
  edges: EdgePoint[];
}
/**
 * How many matches of a game a player has finished, and won.
 */
export interface GameLine {
  game: string;
  matches: number;
  won: number;
}
/**
 * A player's points after a rated match.
 */
export interface RatingPoint {
  game: string;
  preset: string;
  ended: number;
  points: number;
  provisional: boolean;
}
/**
 * A match against bots: the points per deal that it brought beyond par, and in how many deals.
 */
export interface EdgePoint {
  game: string;
  preset: string;
  bot: string;
  ended: number;
  deals: number;
  edge: number;
}
/**
 * The parts of a match's result, by side, in points ahead of the other sides; null if the game has no par.
 *
 *     luck: what `rules` bots on all seats would have brought in with the same cards. skill: how much more it was.
 */
export interface MatchLuck {
  luck: number[] | null;
  skill: number[] | null;
}
/**
 * The steps of a game's lessons, in order.
 */
export interface LessonList {
  game: string;
  steps: LessonInfo[];
}
/**
 * One step. turns: the learner's; if 0 it is there to be read. continues: begins where the last one ended.
 */
export interface LessonInfo {
  id: string;
  turns: number;
  continues: boolean;
}
/**
 * choices: the right ones so far, as the last answer lists them. choice: one more, if it is to be judged.
 */
export interface LessonChoice {
  choices?: string[];
  choice?: string;
}
/**
 * A step after the choices in it. title, text, hint: ids of texts of the lessons.
 *
 *     text: the task of the turn to come or, at the end, of the last one. hint, right: a hint and a right choice for that
 *     turn; empty at the end. choices: the right ones, with those of the steps that this one continues.
 */
export interface LessonState {
  title: string;
  text: string;
  hint: string;
  right: string;
  choices: string[];
  finished: boolean;
  table: ShownTable | null;
  judgement: LessonJudgement | null;
}
/**
 * The table as one seat sees it.
 */
export interface ShownTable {
  board: Board;
  own: Own;
}
/**
 * The public part of `vierblatt.view.View`, the same for everyone.
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
  claims?: OpenClaims;
}
/**
 * A card on the table and who played it.
 */
export interface TableCard {
  seat: number;
  card: string;
}
/**
 * Something public about the current deal that a player looks for: ``fact-NAME`` in the locale files.
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
 *     `facts` are the few that matter now, the most important first: the contract and its stake, or what the auction is
 *     about. They are named like those of `GameTable.facts`, and are worded briefly by ``head-NAME`` in the locale files,
 *     or by their value alone if there is no such message.
 */
export interface Headline {
  trump?: string;
  facts?: Fact[];
  owner?: number | null;
  needed?: number[];
}
/**
 * What can be claimed now, and by whom. A card can be claimed by everybody on another side than its player.
 */
export interface OpenClaims {
  cards?: TableCard[];
  proofs?: TableCard[];
  kinds?: string[];
  proof?: boolean;
  demand?: number[];
  sawa?: number;
  false_sawa?: number[];
  judged?: ClaimVerdict | null;
}
/**
 * An accusation and its verdict. card, proof: empty if none was named. demand: to play on for all tricks.
 */
export interface ClaimVerdict {
  seat: number;
  kind: string;
  card?: string;
  proof?: string;
  demand?: boolean;
  right: boolean;
}
/**
 * What only the receiver's seat may know, and what it may do.
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
 * The dealer has dealt; `number` counts all deals of the match from 1, redeals included.
 */
export interface DealBegun {
  event: 'deal-begun';
  seat: number;
  number: number;
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
 * A player has answered a question, and nobody else knows how; only the player gets a `Called` with the answer.
 */
export interface CalledSecretly {
  event: 'called-secretly';
  seat: number;
  audience?: number | null;
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
 * A deal was scored: what each side wrote, the totals, and how the score came about.
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
 * The match is over; no winner is a draw.
 */
export interface MatchOver {
  event: 'match-over';
  winners: number[];
  totals: number[];
  audience?: number | null;
}
/**
 * What is said of a choice.
 *
 *     text: the id of a text of the lessons; empty for an illegal choice, which has a refusal instead. moments: what was
 *     then played, the choice first; only after a right one.
 */
export interface LessonJudgement {
  kind: 'illegal' | 'poor' | 'right';
  text: string;
  refusal: Fault | null;
  moments: ShownMoment[];
}
/**
 * One action that was played: what happened, and the table afterwards.
 */
export interface ShownMoment {
  board: Board;
  own: Own;
  events: unknown[];
}
/**
 * What can be said about a deal: the fields in order, and facts, each `yes` or `no`, that an answer may ask for.
 */
export interface DisputeForm {
  game: string;
  fields: DisputeFieldInfo[];
  facts: string[];
}
/**
 * Something about the deal that has to be said.
 *
 *     kind: call, suit, seat (a number from 1, the player who led the trick) or flag (yes, no). default: the value if it
 *     is left out; empty if it must be given. when: asked only if each of these earlier fields has one of the values.
 */
export interface DisputeFieldInfo {
  name: string;
  kind: 'call' | 'flag' | 'seat' | 'suit';
  values: string[];
  default: string;
  when: {
    [k: string]: string[];
  };
}
/**
 * card: the card in question. hand: the player's, before it was played. trick: the cards before it, in order.
 *
 *     whole: whether that is the whole hand. changes: house rules that differ from the preset.
 */
export interface DisputeQuestion {
  preset?: string;
  card: string;
  hand?: string[];
  trick?: string[];
  values?: {
    [k: string]: string;
  };
  whole?: boolean;
  changes?: {
    [k: string]: unknown;
  };
}
/**
 * Whether the card was allowed, and why.
 *
 *     rule: forbids the card or, if it was allowed, the other cards of the hand; may be empty. fault: null if nobody has
 *     to claim it, since the whole table sees it. asks: facts on which the answer depends.
 */
export interface DisputeVerdict {
  verdict: 'allowed' | 'depends' | 'fault';
  rule: string;
  cards: DisputeCard[];
  fault: DisputeFault | null;
  asks: string[];
  missing: DisputeMissing[];
}
/**
 * A card of the hand. allowed: null if that depends on what has not been said. rule: the one that forbids it.
 */
export interface DisputeCard {
  card: string;
  allowed: boolean | null;
  rule: string;
}
/**
 * kind: as in an accusation. proofs: cards that prove it. rule: what it costs.
 *
 *     points: of the side at fault, and of the other; null if the answers do not decide that.
 */
export interface DisputeFault {
  kind: string;
  proofs: string[];
  rule: string;
  points: number[] | null;
}
/**
 * Cards of which a single one, if it was in the hand too, would have made the card a fault.
 *
 *     suits: those of which any card would have; cards: all of them.
 */
export interface DisputeMissing {
  rule: string;
  cards: string[];
  suits: string[];
}
/**
 * What a player has played, newest first; streaks: by game. today: the day that it is, UTC.
 *
 *     boards: how many each day has.
 */
export interface DailyHistory {
  today: string;
  boards: number;
  days: DailyDays[];
  streaks: {
    [k: string]: number;
  };
}
/**
 * One day of a game in a player's history. boards: finished ones.
 */
export interface DailyDays {
  game: string;
  day: string;
  boards: number;
}
/**
 * A day of a game as a player sees it. begins, ends: milliseconds since 1970.
 *
 *     percent: the mean over the finished boards; null without one. rank: among those who finished all boards, 0 until
 *     then. players: how many these are. streak: days in a row on which the player finished all boards.
 */
export interface DailyOverview {
  game: string;
  day: string;
  begins: number;
  ends: number;
  over: boolean;
  seats: number;
  anchor: string;
  bot: string;
  boards: DailyLine[];
  gain: number | null;
  percent: number | null;
  rank: number;
  players: number;
  streak: number;
}
/**
 * A board in the player's order. board: its number, from 1; 0 until it may be known.
 *
 *     gain: points more than the bot made in this seat. percent: of the other gains on this board that it beats; until
 *     three others have finished it, 100, 50 or 0 for a gain above 0, of 0 and below. Both are null until the board is
 *     finished, or while the bots cannot say.
 */
export interface DailyLine {
  /**
   * In the player's own order
   */
  place: number;
  state: 'begun' | 'finished' | 'missed' | 'new';
  seat: number;
  board: number;
  points: number | null;
  gain: number | null;
  percent: number | null;
}
/**
 * Everything public about the deals of a day. secret, packs: empty until it is over.
 */
export interface DayProof {
  game: string;
  day: string;
  rules_hash: string;
  seats: number;
  anchor: string;
  secret?: string;
  packs?: string[];
}
/**
 * The best of a day.
 */
export interface DailyLeaders {
  leaders: DailyLeader[];
}
/**
 * A registered player who has finished all boards of a day.
 */
export interface DailyLeader {
  rank: number;
  player: string;
  name: string;
  percent: number;
  gain: number;
}
/**
 * A board in play. table: null before it has begun. moments: what was just played, the player's action first.
 *
 *     boards: how many the day has. over: whether the day is, so that the board cannot be played on.
 */
export interface DailyState {
  day: string;
  /**
   * In the player's own order
   */
  place: number;
  boards: number;
  seat: number;
  seq: number;
  finished: boolean;
  over: boolean;
  table: ShownTable | null;
  moments: ShownMoment[];
}
/**
 * seq: how many actions of the board the player has seen. action: a card or a call; empty to begin the board.
 */
export interface DailyAction {
  seq?: number;
  action?: string;
}
/**
 * A finished board with all cards. hands: by seat, when play began. bot_points: what the bot made in this seat.
 *
 *     actions: of the player's board; empty if it was not played. gains: of all players, best first; empty if there are
 *     fewer than three others. boards: how many the day has.
 */
export interface DailyReview {
  /**
   * In the player's own order
   */
  place: number;
  boards: number;
  board: number;
  seat: number;
  dealer: number;
  hands: string[][];
  actions: PastAction[];
  choices: DailyChoices[];
  points: number | null;
  bot_points: number | null;
  gain: number | null;
  percent: number | null;
  gains: DailyGain[];
}
/**
 * Something that was done earlier in the deal, and that everybody knows.
 */
export interface PastAction {
  seat: number;
  phase: string;
  action: string;
}
/**
 * One decision of the player. at: its place in the list of actions.
 *
 *     bot: what the bot did; empty if it never came there. others: the players who had the same seat and the same history.
 *     counts: how many of them chose each action; empty if there are fewer than three.
 */
export interface DailyChoices {
  at: number;
  bot: string;
  others: number;
  counts: {
    [k: string]: number;
  };
}
/**
 * How many players had a gain.
 */
export interface DailyGain {
  gain: number;
  players: number;
}
/**
 * The puzzles of a game: how many of each kind and theme.
 */
export interface PuzzleCounts {
  game: string;
  count: number;
  kinds: {
    [k: string]: number;
  };
  themes: PuzzleThemeLine[];
}
/**
 * A theme, and how many puzzles have it.
 */
export interface PuzzleThemeLine {
  theme: string;
  count: number;
}
/**
 * kind, theme: only puzzles of this kind or theme. With a theme nothing is rated: it is a hint.
 */
export interface WantedPuzzle {
  kind?: ('call' | 'card' | 'safety') | null;
  /**
   * As the list of themes has it
   */
  theme?: string;
}
/**
 * A puzzle that waits at a place. theme: the chosen one. rated: whether the answer changes ratings.
 *
 *     goal: of a puzzle that is played on to the end of its deal, which may have begun; otherwise null.
 */
export interface PuzzleTask {
  id: string;
  game: string;
  kind: 'call' | 'card' | 'safety';
  place: 'daily' | 'minutes' | 'own' | 'streak' | 'themed' | 'train' | 'train-call' | 'train-card' | 'train-safety';
  theme: string;
  rated: boolean;
  goal: PuzzleGoalLine | null;
  table: PuzzleTable;
}
/**
 * What has to be reached in a puzzle that is played on to the end of its deal, however the hidden cards lie.
 *
 *     result: in points of the deal for the side of the seat. aim: the same in the units of the game, as in the sentence
 *     ``puzzle-goal-AIM``, from the beginning of the puzzle on: count, of the tricks that are left, or of card points or
 *     of cards; card: one that must not be taken, or empty.
 */
export interface PuzzleGoalLine {
  result: number;
  aim:
    | 'all-tricks'
    | 'cards'
    | 'few-cards'
    | 'few-tricks'
    | 'low-score'
    | 'not-card'
    | 'points'
    | 'result'
    | 'score'
    | 'tricks';
  count: number;
  tricks: number;
  card: string;
}
/**
 * The table as the seat that is to act sees it. history: what was done in this deal before.
 */
export interface PuzzleTable {
  seat: number;
  board: Board;
  own: Own;
  history: PastAction[];
}
/**
 * The puzzle of a day, counted from 1970 in UTC, and when that day ends. task: null once it is answered.
 */
export interface DailyPuzzle {
  day: number;
  ends: number;
  puzzle: string;
  task: PuzzleTask | null;
  standing: PuzzleStandingLine;
}
/**
 * How a player stands with the puzzles of a game.
 *
 *     rating: null before the first attempt that counted; provisional: not known well yet. days: how many daily puzzles in
 *     a row were solved, up to now. today: whether that of today is answered.
 */
export interface PuzzleStandingLine {
  game: string;
  attempts: number;
  solved: number;
  rated: number;
  rating: number | null;
  provisional: boolean;
  days: number;
  best_days: number;
  today: boolean;
  best_streak: number;
  best_minutes: number;
}
/**
 * A run, and the puzzle that waits for an answer. run: null if none was ever begun.
 */
export interface PuzzleRunStep {
  run: PuzzleRunState | null;
  task: PuzzleTask | null;
}
/**
 * A run. left: milliseconds until its time is over, null without a clock. best: the player's best result so far.
 */
export interface PuzzleRunState {
  mode: 'minutes' | 'streak';
  solved: number;
  mistakes: number;
  most_mistakes: number;
  over: boolean;
  left: number | null;
  best: number;
}
/**
 * An answer: the puzzle and its place, as the task names them, and a card or call.
 */
export interface PuzzleChoice {
  /**
   * As an answer has it
   */
  puzzle: string;
  place: 'daily' | 'minutes' | 'own' | 'streak' | 'themed' | 'train' | 'train-call' | 'train-card' | 'train-safety';
  action: string;
}
/**
 * What an answer was worth. loss: the points that it costs on average. counted: whether it was the first answer.
 *
 *     slip: in a puzzle with a goal that was missed. rating_before: the player's, null without one. run, next: of a run,
 *     its state and its next puzzle.
 */
export interface PuzzleOutcome {
  right: boolean;
  action: string;
  loss: number;
  counted: boolean;
  solution: PuzzleSolution;
  slip: PuzzleSlip | null;
  rating_before: number | null;
  standing: PuzzleStandingLine;
  run: PuzzleRunState | null;
  next: PuzzleTask | null;
}
/**
 * The answer to a puzzle.
 *
 *     options: the best first. margin: the lead over the best that is not right, in points. hands: of all seats, at this
 *     moment. rating, attempts, solved: of the puzzle; null before anybody tried it where it counted. votes_for,
 *     votes_against: of all players. vote: the player's own.
 */
export interface PuzzleSolution {
  options: PuzzleOptionLine[];
  margin: number;
  hands: string[][];
  themes: string[];
  rating: number | null;
  attempts: number;
  solved: number;
  votes_for: number;
  votes_against: number;
  vote: -1 | 0 | 1;
}
/**
 * An action of a puzzle, as the engine values it: points of the deal, and the share of worlds in which it is best.
 *
 *     best_in: null where only the points are known. right: whether it is a right answer.
 */
export interface PuzzleOptionLine {
  action: string;
  mean: number;
  best_in: number | null;
  right: boolean;
}
/**
 * The card after which a goal was not safe any more, and those with which it would have been.
 */
export interface PuzzleSlip {
  action: string;
  safe: string[];
}
/**
 * A card that was played in a puzzle with a goal. moments: it, and what followed. outcome: at the end of the deal.
 *
 *     result: of the deal, in points as the goal; null before its end.
 */
export interface PuzzlePlayed {
  moments: PuzzleMoment[];
  table: PuzzleTable;
  result: number | null;
  outcome: PuzzleOutcome | null;
}
/**
 * One card that was played: what happened, and the table afterwards.
 */
export interface PuzzleMoment {
  board: Board;
  own: Own;
  events: unknown[];
}
/**
 * vote: 1 for a puzzle, -1 against it, 0 to take a vote back.
 */
export interface PuzzleVote {
  /**
   * As an answer has it
   */
  puzzle: string;
  vote: -1 | 0 | 1;
}
/**
 * How many players are for a puzzle and against it.
 */
export interface PuzzleVotes {
  votes_for: number;
  votes_against: number;
}
/**
 * How a player stands in each game that they have tried.
 */
export interface MyPuzzles {
  standings: PuzzleStandingLine[];
}
/**
 * A player's own statistics in a game. latest: their attempts, newest first.
 */
export interface PuzzleStatistics {
  standing: PuzzleStandingLine;
  themes: PuzzleThemeResult[];
  latest: PuzzleAttemptLine[];
}
/**
 * How a player does with a theme, in their latest attempts.
 */
export interface PuzzleThemeResult {
  theme: string;
  attempts: number;
  solved: number;
}
/**
 * An earlier answer. took: milliseconds. rating: the player's after it, where it counted.
 */
export interface PuzzleAttemptLine {
  puzzle: string;
  mode: 'daily' | 'minutes' | 'own' | 'streak' | 'themed' | 'train';
  at: number;
  took: number;
  right: boolean;
  rating: number | null;
  vote: -1 | 0 | 1;
}
/**
 * A puzzle that the player has answered, with its solution.
 */
export interface PuzzleReview {
  id: string;
  game: string;
  kind: 'call' | 'card' | 'safety';
  table: PuzzleTable;
  right: boolean;
  solution: PuzzleSolution;
}
/**
 * A review as a whole. players: those who played the match: each may lead, and remove what others wrote.
 */
export interface Review {
  id: string;
  record: string;
  game: string;
  opener: string;
  players: string[];
  created: number;
  seq: number;
  items: ReviewItem[];
}
/**
 * What is in a slot. seq: that of the change that put it there. player: who did, empty if the account is gone.
 */
export interface ReviewItem {
  slot: string;
  seq: number;
  player: string;
  name: string;
  content: Lead | Cursor | Writers | Remark | Arrows | Branch;
}
/**
 * In `lead`: the item's player leads, and their cursor is followed.
 */
export interface Lead {
  kind: 'lead';
}
/**
 * In `cursor`: where the review is. seat: whose knowledge is shown, -1 for all hands.
 */
export interface Cursor {
  kind: 'cursor';
  point: ReviewPoint;
  seat?: number;
}
/**
 * A point of a match. branch: the number in its slot; 0 for the deal as it was played. step: actions before it.
 */
export interface ReviewPoint {
  deal: number;
  branch?: number;
  step?: number;
}
/**
 * In `writers`: only those who played the match may write and draw.
 */
export interface Writers {
  kind: 'writers';
}
/**
 * In `note-N`: what somebody says at a point. pinned: a note that stays there; otherwise a line of the chat.
 */
export interface Remark {
  kind: 'remark';
  point: ReviewPoint;
  text: string;
  at: number;
  pinned?: boolean;
}
/**
 * In `arrows-PLAYER`: what somebody has drawn at a point.
 */
export interface Arrows {
  kind: 'arrows';
  point: ReviewPoint;
  arrows: Arrow[];
}
/**
 * An arrow from one place to another; on one place, if both are the same, a mark.
 */
export interface Arrow {
  source: string;
  target: string;
}
/**
 * In `branch-N`: a variation. It leaves its parent after `step` actions of the deal.
 *
 *     swaps: what is exchanged first, one pair after the other, so that `seat` could not have noticed. actions: what is
 *     then played.
 */
export interface Branch {
  kind: 'branch';
  deal: number;
  parent: number;
  step: number;
  seat?: number;
  swaps?: SwappedCards[];
  actions?: string[];
}
/**
 * Two cards that are exchanged.
 */
export interface SwappedCards {
  first: string;
  second: string;
}
/**
 * The reviews that the player has opened, the last changed first.
 */
export interface MyReviews {
  reviews: ReviewSummary[];
}
/**
 * A review in a list. record: that of the match. created, changed: in milliseconds since 1970.
 */
export interface ReviewSummary {
  id: string;
  record: string;
  game: string;
  created: number;
  changed: number;
}
/**
 * Takes the lead, or gives it up. Those who played may take it at any time, others where nobody leads.
 */
export interface TakeLead {
  type: 'lead';
  on?: boolean;
}
/**
 * Moves the cursor; for the leader.
 */
export interface MoveCursor {
  type: 'move';
  point: ReviewPoint;
  seat?: number;
}
/**
 * Replaces the arrows that the caller has drawn; none removes them.
 */
export interface DrawArrows {
  type: 'draw';
  point: ReviewPoint;
  arrows: Arrow[];
}
/**
 * Says something at a point, or pins a note to it.
 */
export interface AddRemark {
  type: 'remark';
  point: ReviewPoint;
  text: string;
  pinned?: boolean;
}
/**
 * Plays an action at a point. It continues a branch at its end, and begins a new branch elsewhere.
 */
export interface PlayAt {
  type: 'play';
  point: ReviewPoint;
  action: string;
}
/**
 * Lets a bot act for every seat, up to this many times.
 */
export interface PlayOn {
  type: 'play-on';
  point: ReviewPoint;
  count?: number;
  bot?: string;
}
/**
 * Exchanges two cards in a new branch, if the seat could not have noticed it.
 */
export interface SwapCards {
  type: 'swap';
  point: ReviewPoint;
  seat: number;
  first: string;
  second: string;
}
/**
 * Removes a note, a line, a branch or what somebody drew: the caller's own, or any for those who played.
 */
export interface RemoveItem {
  type: 'remove';
  slot: string;
}
/**
 * Lets only those who played write and draw, or everybody; for those who played.
 */
export interface LimitWriters {
  type: 'writers';
  players_only: boolean;
}
/**
 * The answer to a change. seq: of the review, afterwards. point: where what was played or exchanged leads to.
 */
export interface ReviewAnswer {
  seq: number;
  point?: ReviewPoint | null;
}
/**
 * What the seat to act could know. worlds: in how many deals each action was tried. actions: best first.
 */
export interface KnownActions {
  seat: number;
  worlds: number;
  actions: ActionReview[];
}
/**
 * One open action, judged in worlds that the seat could not exclude, by how well they explain what others did.
 *
 *     mean: the expected result of the deal for the seat, in points as `GameRules.utility` gives them. error: the standard
 *     error of the difference from the best action; 0 for that action. share_best: the share of worlds in which no action
 *     is better. worst_twentieth_loss: the mean loss against the best action of each world, in the twentieth of the worlds
 *     in which that is greatest. bots: those of `BOTS` that would choose it.
 */
export interface ActionReview {
  action: string;
  mean: number;
  error: number;
  share_best: number;
  worst_twentieth_loss: number;
  bots?: string[];
}
/**
 * Where a seat could expect the cards that it did not see.
 */
export interface KnownChances {
  seat: number;
  chances: CardChance[];
}
/**
 * The chances of one card that the seat does not see: by seat, in whose hand it is; the rest is `elsewhere`.
 *
 *     Elsewhere is where no hand is: not dealt, laid aside, or face up beside the pack.
 */
export interface CardChance {
  card: string;
  seats: number[];
  elsewhere: number;
}
/**
 * What the actions bring. values: by action, best first, the result of the deal for the seat to act.
 *
 *     exact: whether everybody then plays perfectly with all hands open; otherwise the rest is played by the heuristic
 *     player of the game, who does not look into the others' hands.
 */
export interface OnTheseCards {
  exact: boolean;
  values: {
    [k: string]: number;
  };
}
/**
 * puzzle: a line of a file of puzzles, or empty. why: why there is none.
 */
export interface PointPuzzle {
  puzzle?: string;
  why?: '' | 'accepted' | 'agreement' | 'forced' | 'margin' | 'secret' | 'share' | 'unsure' | 'worlds';
}
/**
 * Card -> the cards with which it can be exchanged without the seat's noticing.
 */
export interface PossibleSwaps {
  seat: number;
  swaps: {
    [k: string]: string[];
  };
}
/**
 * A new study, or the new name of one. name: 1 to 40 visible characters.
 */
export interface NewStudy {
  name: string;
}
/**
 * A study as everybody with its link reads it. owner: player id; only they may change it.
 */
export interface Study {
  id: string;
  owner: string;
  owner_name: string;
  name: string;
  created: number;
  changed: number;
  positions: StudyPosition[];
}
/**
 * A position of a study. number: names it within the study.
 *
 *     record: of the match. review: the link of a review in which the position is, or empty; branch: that of the review.
 */
export interface StudyPosition {
  number: number;
  record: string;
  game: string;
  review?: string;
  deal?: number;
  branch?: number;
  step?: number;
  note?: string;
}
/**
 * The player's studies, the last changed first.
 */
export interface MyStudies {
  studies: StudySummary[];
}
/**
 * A study in a list. positions: how many it has.
 */
export interface StudySummary {
  id: string;
  name: string;
  created: number;
  changed: number;
  positions: number;
}
/**
 * A position to add: of a finished match (`record`), or of a review (`review`), then with its branch.
 */
export interface NewPosition {
  record?: string | null;
  review?: string | null;
  deal?: number;
  branch?: number;
  step?: number;
  note?: string;
}
/**
 * What to change of a position. note: up to 300 characters. place: in the order, from 0.
 */
export interface PositionChange {
  note?: string | null;
  place?: number | null;
}
/**
 * A new tournament. name: 1 to 80 visible characters. players: of a contestant; 0 for as many as play together.
 *
 *     format: its `imp_scale` is that of the game unless it is given. tie_breaks: null for those that are usual. check_in:
 *     whether only those who have checked in take part. public: whether it is listed; whoever knows its id can read it
 *     anyway. open_entry: whether players may enter themselves before the start. starts, place: when and where, as shown.
 *     tables: how it is played at tables of this server; null if it is played with real cards.
 */
export interface NewTournament {
  name: string;
  /**
   * As `GET /api/games` lists it
   */
  game: string;
  format: Knockout | Swiss | League | Groups | PairsFormat | ArenaFormat;
  preset?: string;
  changes?: {
    [k: string]: unknown;
  };
  players?: number;
  tie_breaks?: string[] | null;
  check_in?: boolean;
  public?: boolean;
  open_entry?: boolean;
  starts?: number | null;
  place?: string;
  tables?: TournamentTables | null;
}
/**
 * How a tournament is played at tables of the server. settings: of its tables; they have a clock.
 *
 *     absent: what happens without players who do not come within so many minutes. automatic: whether a round begins as
 *     soon as the one before has all its results.
 */
export interface TournamentTables {
  settings: TableSettings;
  absent?: 'bots' | 'walkover';
  minutes?: number;
  automatic?: boolean;
}
/**
 * Everything about a tournament, with what follows from its log. seq: how many entries that has.
 */
export interface TournamentPage {
  id: string;
  name: string;
  game: string;
  preset: string;
  changes: {
    [k: string]: unknown;
  };
  format: Knockout | Swiss | League | Groups | PairsFormat | ArenaFormat;
  stage: 'closed' | 'entering' | 'running';
  paused: boolean;
  cancelled: boolean;
  organiser: string;
  organiser_name: string;
  organising: boolean;
  public: boolean;
  open_entry: boolean;
  check_in: boolean;
  players: number;
  fewest_points_win: boolean;
  seq: number;
  created: number;
  started: number;
  starts: number | null;
  place: string;
  contestants: ContestantSeen[];
  rounds: RoundSeen[];
  rounds_planned: number | null;
  standings: StandingSeen[];
  groups: GroupSeen[];
  tie_breaks: string[];
  next: ('cancel' | 'close' | 'enter' | 'pair' | 'pause' | 'report' | 'resume' | 'start')[];
  tables?: TournamentTables | null;
  own_table?: string;
  invitation?: string;
  members_only?: boolean;
  majlis?: TournamentMajlis | null;
  boards?: BoardsSeen | null;
}
/**
 * A player, a pair or a team. number: from 1, in the order of entering. seed: 1 for the strongest, 0 for none.
 */
export interface ContestantSeen {
  number: number;
  name: string;
  players: string[];
  seed: number;
  checked_in: boolean;
  withdrawn: boolean;
  takes_part: boolean;
  penalty: number;
  mine: boolean;
  places?: PlaceSeen[];
}
/**
 * A player of a contestant. place: 0 for who entered it.
 */
export interface PlaceSeen {
  place: number;
  player: string;
  name: string;
}
/**
 * A round. bracket: in the first of a knock-out, who is on its lines from first to last; 0 for an empty line.
 */
export interface RoundSeen {
  number: number;
  meetings: MeetingSeen[];
  byes: number[];
  bracket: number[];
}
/**
 * A meeting. sides: the contestants of each. group: 0 for none. place: 3 if it decides the third place, else 0.
 */
export interface MeetingSeen {
  number: number;
  table: number;
  sides: number[][];
  boards: number[];
  group: number;
  place: number;
  result: ResultSeen | null;
  matches?: MatchSeen[];
}
/**
 * How a meeting counts. side: who wins a walkover, or -1. scores: of each side; empty for what was not played.
 *
 *     reason: why the organiser ruled so.
 */
export interface ResultSeen {
  kind: 'annulled' | 'forfeit' | 'reported' | 'result' | 'walkover';
  matches: number[][];
  boards: PlayedBoard[];
  side: number;
  scores: number[];
  reason: string;
}
/**
 * The result of a board. margins: by how many points side 0 was ahead, at each table that played it.
 *
 *     percents: in place of margins, what the organiser gives to side 0 and to side 1.
 */
export interface PlayedBoard {
  board: number;
  margins?: number[];
  percents?: number[];
}
/**
 * The table of a match. number: 1 for the first of its meeting. open: whether it has not ended.
 */
export interface MatchSeen {
  number: number;
  table: string;
  open: boolean;
}
/**
 * One line of the standings. points: with at most two decimals; null where points do not decide.
 *
 *     tie_breaks: in the order of the tournament's; the comparison itself is exact.
 */
export interface StandingSeen {
  contestant: number;
  place: number;
  points: string | null;
  tie_breaks: number[];
}
/**
 * The standings of a group.
 */
export interface GroupSeen {
  group: number;
  standings: StandingSeen[];
}
/**
 * The majlis that has made a tournament. id: its link.
 */
export interface TournamentMajlis {
  id: string;
  name: string;
  crest: Crest;
}
/**
 * The boards that the server deals. anchor: what commits to all of them. opened: those that all have played.
 *
 *     lot: the text that went into every pack when the tournament started. lot_by: who gave it; empty before the start.
 */
export interface BoardsSeen {
  anchor: string;
  lot: string;
  lot_by: '' | 'organiser' | 'server';
  opened: number[];
}
/**
 * Tournaments, newest first.
 */
export interface TournamentList {
  tournaments: TournamentSummary[];
}
/**
 * A tournament in a list. format: its name. organiser: player id, or empty if that account is gone.
 */
export interface TournamentSummary {
  id: string;
  name: string;
  game: string;
  format: string;
  stage: 'closed' | 'entering' | 'running';
  organiser: string;
  organiser_name: string;
  public: boolean;
  open_entry: boolean;
  contestants: number;
  created: number;
  changed: number;
  starts: number | null;
  place: string;
  at_tables?: boolean;
}
/**
 * A contestant, entered by the organiser. players: their names. seed: 1 for the strongest, 0 for none.
 */
export interface NewContestant {
  name: string;
  players?: string[];
  seed?: number;
}
/**
 * Why: shown to everybody, and it stays.
 */
export interface ReasonGiven {
  reason?: string;
}
/**
 * points: to take off; below zero, to give.
 */
export interface NewPenalty {
  points: number;
  reason?: string;
}
/**
 * lot: the text that goes into the pack of every board, drawn in public; empty for one that the server draws.
 */
export interface TournamentStart {
  lot?: string;
}
/**
 * seq: of the tournament as the organiser saw it; 0 if that is not known.
 */
export interface NextRound {
  seq?: number;
}
/**
 * How a tournament ends; `finished` only if all meetings have a result.
 */
export interface TournamentEnd {
  reason?: 'cancelled' | 'finished';
}
/**
 * The result of a meeting: matches, or boards.
 */
export interface NewResult {
  matches?: number[][];
  boards?: PlayedBoard[];
}
/**
 * How a meeting counts. side: who wins a walkover. matches or boards: for `result`.
 */
export interface NewRuling {
  ruling: 'annulled' | 'forfeit' | 'result' | 'walkover';
  side?: number;
  matches?: number[][];
  boards?: PlayedBoard[];
  reason?: string;
}
/**
 * The caller enters. name: of the contestant; empty for the caller's own. partners: who plays beside them.
 */
export interface NewTournamentEntry {
  name?: string;
  partners?: string[];
}
/**
 * invitation: the secret from the link of whoever has entered the contestant.
 */
export interface PartnerInvitation {
  invitation: string;
}
/**
 * What is public about the boards of a tournament.
 *
 *     changes: the house rules that differ from the standard ones. lot: empty before the start. boards: the open ones.
 */
export interface BoardsProof {
  tournament: string;
  game: string;
  rules_hash: string;
  changes: {
    [k: string]: unknown;
  };
  anchor: string;
  lot?: string;
  boards?: OpenedBoard[];
}
/**
 * What is public of a board that all have played.
 *
 *     board: its number, from 1. key: 64 hexadecimal digits. path: from the leaf to the root of the tree, the same each.
 *     packs: in dealing order; more than one if it was shuffled again before anybody had cards.
 */
export interface OpenedBoard {
  board: number;
  key: string;
  path: string[];
  packs: string[];
}
/**
 * A board that is open: its first seat, and how it ended at all tables.
 */
export interface TournamentBoard {
  board: number;
  dealer: number;
  tables: BoardTable[];
}
/**
 * How a board ended at one table. sides: the contestants on its side 0 and on its side 1. room: 0, or 1 of teams.
 *
 *     margin: by how many points side 0 was ahead; null if it was not played. worth: to each side, in percent or IMPs; of
 *     teams, for both rooms. record: of this table; empty if the result was entered by hand.
 */
export interface BoardTable {
  meeting: number;
  room: number;
  sides: number[][];
  margin: number | null;
  worth: string[];
  record: string;
}
/**
 * A report. text: what the reporter wants to say about it. The server adds the evidence itself.
 */
export interface NewReport {
  kind: 'chat' | 'cheating' | 'leaving' | 'name' | 'other';
  place: TablePlace | MajlisPlace | ReviewPlace | PlayerPlace | TournamentNamePlace;
  text?: string;
}
/**
 * Somebody who has sat at a table. The evidence is its chat, as the reporter may see it.
 */
export interface TablePlace {
  at: 'table';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * A player's id
   */
  player: string;
}
/**
 * A line of a majlis of which the reporter is a member.
 */
export interface MajlisPlace {
  at: 'majlis';
  /**
   * Ten letters and digits; knowing it is the invitation
   */
  majlis: string;
  line: number;
}
/**
 * A line or a note of a review, by its slot.
 */
export interface ReviewPlace {
  at: 'review';
  /**
   * Ten letters and digits; knowing it is the invitation
   */
  review: string;
  slot: string;
}
/**
 * A player's page: their name.
 */
export interface PlayerPlace {
  at: 'player';
  /**
   * A player's id
   */
  player: string;
}
/**
 * The name of a tournament; its organiser is reported.
 */
export interface TournamentNamePlace {
  at: 'tournament';
  /**
   * Ten letters and digits; whoever knows it may read
   */
  tournament: string;
}
/**
 * A report of the reader. name: what was reported, as it was called then. handled: whether it was decided.
 */
export interface ReportState {
  id: string;
  kind: 'chat' | 'cheating' | 'leaving' | 'name' | 'other';
  place: 'majlis' | 'player' | 'review' | 'table' | 'tournament';
  name: string;
  text: string;
  at: number;
  handled: boolean;
}
/**
 * The reports of the reader, newest first.
 */
export interface MyReports {
  reports: ReportState[];
}
/**
 * What was done to the reader, newest first. moderator: whether they have the role themselves.
 */
export interface MyModeration {
  moderator: boolean;
  silenced_until: number;
  banned_until: number;
  acts: ActOnMe[];
}
/**
 * What was done to the reader, and why. until: 0 for an act without an end. old_name: the one taken away.
 *
 *     lifted: whether it was undone. appealable: whether the reader may still write an appeal.
 */
export interface ActOnMe {
  number: number;
  act: 'ban' | 'dismiss' | 'lift' | 'rename' | 'silence' | 'warn';
  at: number;
  until: number;
  reason: string;
  old_name: string;
  lifted: boolean;
  appealable: boolean;
  appeal: AppealSeen | null;
}
/**
 * An appeal. outcome: empty while nobody has decided.
 */
export interface AppealSeen {
  text: string;
  at: number;
  outcome: '' | 'kept' | 'lifted';
}
/**
 * Why something should be undone.
 */
export interface NewAppeal {
  text: string;
}
/**
 * The open cases that come first. open: how many there are.
 */
export interface ModerationQueue {
  cases: QueueLine[];
  open: number;
}
/**
 * An open case. trusted: how many reporters count in the order; others have been wrong every time so far.
 *
 *     own: whether somebody else should decide an appeal here, since it is against an act of the reader.
 */
export interface QueueLine {
  id: string;
  player: string;
  name: string;
  reports: number;
  reporters: number;
  trusted: number;
  kinds: ('chat' | 'cheating' | 'leaving' | 'name' | 'other')[];
  newest: number;
  appeal: boolean;
  own: boolean;
}
/**
 * A case with everything that a moderator may know. reports: the newest; all_reports: how many there are.
 *
 *     version: an act names it, so that nobody decides on something that they have not seen. findings: if cheating was
 *     reported. protected: whether only an administrator may act, as on other moderators and on the reader.
 */
export interface ModerationCase {
  id: string;
  version: number;
  opened: number;
  closed: number;
  outcome: string;
  player: string;
  name: string;
  guest: boolean;
  since: number;
  silenced_until: number;
  banned_until: number;
  protected: boolean;
  reports: ReportSeen[];
  all_reports: number;
  appeals: AppealInCase[];
  acts: TrailLine[];
  earlier: EarlierCase[];
  findings: PairFinding[];
}
/**
 * A report. place, id: what it is about; the id is empty for a majlis, which nobody else may enter.
 *
 *     reporter: empty if that account is gone. seq: the place in the log of the table. record: whether its match is over.
 */
export interface ReportSeen {
  kind: 'chat' | 'cheating' | 'leaving' | 'name' | 'other';
  text: string;
  at: number;
  reporter: string;
  reporter_name: string;
  trusted: boolean;
  place: 'majlis' | 'player' | 'review' | 'table' | 'tournament';
  id: string;
  name: string;
  seq: number;
  record: boolean;
  lines: EvidenceLine[];
}
/**
 * A line of chat as it was when the report came. marked: the reported one. own: of the reported player.
 */
export interface EvidenceLine {
  name: string;
  at: number;
  text: string;
  marked: boolean;
  own: boolean;
}
/**
 * An appeal against an act. own: whether that was an act of the reader.
 */
export interface AppealInCase {
  act: number;
  text: string;
  at: number;
  outcome: '' | 'kept' | 'lifted';
  own: boolean;
}
/**
 * An entry of the trail. player, moderator: empty if that account is gone.
 *
 *     detail: the name that was taken away. lifts: the act that this one undoes; lifted: the one that undid it.
 */
export interface TrailLine {
  number: number;
  at: number;
  act: 'appoint' | 'ban' | 'dismiss' | 'lift' | 'remove' | 'rename' | 'silence' | 'warn';
  case: string;
  until: number;
  administrator: boolean;
  player: string;
  player_name: string;
  moderator: string;
  moderator_name: string;
  reason: string;
  detail: string;
  lifts: number;
  lifted: number;
}
/**
 * Another case of the same player. closed: 0 while it is open.
 */
export interface EarlierCase {
  id: string;
  opened: number;
  closed: number;
  outcome: string;
}
/**
 * What the last audit for collusion said about the player and another. p: corrected for the number of pairs.
 *
 *     gain: points per 100 deals that the two gained from each other's cards.
 */
export interface PairFinding {
  other: string;
  other_name: string;
  game: string;
  relation: string;
  at: number;
  deals: number;
  gain: number;
  effect: number;
  p: number;
  flagged: boolean;
}
/**
 * What to do. reason: the player reads it, except that of `dismiss`. version: of the case, as it was seen.
 *
 *     hours: of `silence` and `ban`. lifts: the number of the act that `lift` undoes. close: whether the case is closed.
 */
export interface NewModerationAct {
  act: 'ban' | 'dismiss' | 'lift' | 'rename' | 'silence' | 'warn';
  version: number;
  reason: string;
  hours?: number;
  lifts?: number;
  close?: boolean;
}
/**
 * A part of the trail, newest first.
 */
export interface ModerationTrail {
  acts: TrailLine[];
}
/**
 * Everybody whom a player knows. asking: those who wait for the reader's answer. asked: whose answer they await.
 */
export interface KnownPeople {
  friends: Friend[];
  asking: KnownPerson[];
  asked: KnownPerson[];
  followed: FollowedPerson[];
  blocked: KnownPerson[];
  muted: KnownPerson[];
  reachable_by: 'anybody' | 'known' | 'nobody';
}
/**
 * A friend. place: the public table where they are, if it can be entered or watched.
 */
export interface Friend {
  player: string;
  name: string;
  since: number;
  online?: boolean;
  place?: OpenPlace | null;
}
/**
 * A public table at which a player sits. free: a seat can be taken; otherwise it can be watched.
 */
export interface OpenPlace {
  table: string;
  game: string;
  free: boolean;
}
/**
 * Another player in a list. since: when the reader or the other one decided it, in milliseconds since 1970.
 */
export interface KnownPerson {
  player: string;
  name: string;
  since: number;
}
/**
 * A player whom the reader follows. place: the public table where they are.
 */
export interface FollowedPerson {
  player: string;
  name: string;
  since: number;
  place?: OpenPlace | null;
}
/**
 * Who may ask the caller for friendship, challenge and follow them.
 */
export interface Reachability {
  by: 'anybody' | 'known' | 'nobody';
}
/**
 * What there is between the reader and another player. asked: by the reader. asks: the other one has asked.
 *
 *     reachable: whether the other one would accept a request or a challenge of the reader now.
 */
export interface PersonRelation {
  player: string;
  friend?: boolean;
  asked?: boolean;
  asks?: boolean;
  followed?: boolean;
  blocked?: boolean;
  muted?: boolean;
  reachable?: boolean;
}
/**
 * The match to which somebody challenges another player. The table is always private.
 *
 *     together: on the same side, where the game has sides. bots: who sits on all other seats, one of the levels; empty
 *     leaves them free for whoever gets the link.
 */
export interface NewChallenge {
  game: string;
  preset?: string;
  changes?: {
    [k: string]: unknown;
  };
  settings?: TableSettings;
  together?: boolean;
  bots?: string;
}
/**
 * A challenge that was made. table: where the challenger sits. until: when it lapses.
 */
export interface MadeChallenge {
  id: string;
  table: string;
  until: number;
}
/**
 * A player's notices, newest first. unread: how many of them are not read.
 */
export interface NoticeList {
  notices: Notice[];
  unread: number;
}
/**
 * A notice. player, name: of the sender, both empty if it is the server's own. at: milliseconds since 1970.
 */
export interface Notice {
  id: string;
  at: number;
  read: boolean;
  player: string;
  name: string;
  content: FriendAsked | FriendAccepted | Challenged | ChallengeAnswered | ServerMessage;
}
/**
 * The sender asks for friendship.
 */
export interface FriendAsked {
  kind: 'friend-asked';
}
/**
 * The sender has accepted the reader's request.
 */
export interface FriendAccepted {
  kind: 'friend-accepted';
}
/**
 * The sender challenges the reader to a match. seat: the one that is kept for the reader, if it was free.
 */
export interface Challenged {
  kind: 'challenged';
  challenge: string;
  game: string;
  preset: string;
  table: string;
  until: number;
  seat?: number;
}
/**
 * The sender has accepted or declined the reader's challenge.
 */
export interface ChallengeAnswered {
  kind: 'challenge-answered';
  accepted: boolean;
  game: string;
  table: string;
}
/**
 * A message of whoever runs the server, as they wrote it.
 */
export interface ServerMessage {
  kind: 'server-message';
  text: string;
}
/**
 * Some notices.
 */
export interface NoticeIds {
  ids: string[];
}
/**
 * A command was carried out, and its effect is stored. seq: that of the table afterwards.
 */
export interface Ack {
  type: 'ack';
  id: string;
  seq?: number;
}
/**
 * Makes a call or plays a card. seq: the last one seen; refused as stale if a turn has passed since.
 */
export interface Act {
  type: 'act';
  /**
   * Ten letters and digits; whoever knows them is invited
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
 * Agrees to a request, or declines it.
 */
export interface Answer {
  type: 'answer';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  agree: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Asks the others for a takeback of the player's last action, or for a pause.
 *
 *     In solo play, the last decision is taken back at once, whatever bots have done since.
 */
export interface Ask {
  type: 'ask';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  what: 'pause' | 'takeback';
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Why`; without a fault, the action is legal.
 */
export interface Because {
  type: 'because';
  id: string;
  action: string;
  fault?: Fault | null;
}
/**
 * The answer to `CheckCard`: nothing that is hidden from anybody.
 */
export interface CardInQuestion {
  type: 'card-in-question';
  id: string;
  about: DisputedCard;
}
/**
 * Sends a chat message; only if the table allows it.
 */
export interface Chat {
  type: 'chat';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  text: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Asks what everybody knows about a card played in this deal. Answered by `CardInQuestion`; only for players.
 */
export interface CheckCard {
  type: 'check-card';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  card: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Claims all remaining tricks of the deal; accepted only if what the claimer knows makes them certain.
 */
export interface Claim {
  type: 'claim';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Lets a bot play for somebody who keeps the table waiting, as soon as the table's `absent` allows it.
 */
export interface ClaimAbsence {
  type: 'claim-absence';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  seat: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Closes a table whose match has not begun, for the host.
 */
export interface Close {
  type: 'close';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * What a browser offers or answers, as `RTCSessionDescription` has it.
 */
export interface ConnectionDescription {
  type: 'answer' | 'offer';
  sdp: string;
}
/**
 * Says that the player has read the result. The next deal comes once the table's `result_wait` names nobody.
 */
export interface Continue {
  type: 'continue';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Enters a table: a player with a seat there gets it back, others watch. Answered by `Entered`.
 *
 *     since: the last seq that the client has seen, to get what it missed; -1 for none.
 */
export interface Enter {
  type: 'enter';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  since?: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The answer to `Enter`: the whole current state. missed: what came after `since`, as far as it is kept.
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
 * Something that happened at the table and is not an event of the game; worded by ``note-WHAT``.
 *
 *     what: sat, bot-sat, stood, ready, began, started, replaced, returned, asked-takeback, asked-pause, agreed, declined,
 *     withdrawn, paused, resumed, pace (name: of `values.PACES`), claimed, clock, rematch, closed, outlived, restarted,
 *     queued, unqueued, skipped (their turn in the queue came, and they did not).
 */
export interface Note {
  what: string;
  seat?: number;
  name?: string;
  count?: number;
}
/**
 * Somebody sent a phrase, an emoji or, where that is allowed, a text.
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
 * Stops following a table; a seat is kept.
 */
export interface Go {
  type: 'go';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Must be the first command: who the client is, and the protocol that it speaks.
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
 * Asks what a bot would do. Answered by `Advice`; only for the seat to act, and only if the table allows it.
 *
 *     quick: asks the heuristic bot, which answers at once, instead of the one that searches.
 */
export interface Hint {
  type: 'hint';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  quick?: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * A server that helps browsers to connect, as `RTCIceServer` has it. The credential is valid for some hours.
 */
export interface IceServer {
  urls: string[];
  username?: string;
  credential?: string;
}
/**
 * Joins the queue of a table where winners stay, or names a partner there; for people without a seat.
 *
 *     partner: somebody alone in the queue. Once each of two people has named the other, they share the better place and
 *     sit down together.
 */
export interface JoinQueue {
  type: 'join-queue';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  partner?: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Joins the voice of a table, for those who sit there; whoever is in it already starts anew.
 *
 *     Answered by `VoiceJoined`.
 */
export interface JoinVoice {
  type: 'join-voice';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Leaves the queue of a table; a partner keeps the place.
 */
export interface LeaveQueue {
  type: 'leave-queue';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Leaves the voice of a table.
 */
export interface LeaveVoice {
  type: 'leave-voice';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * All tables of the lobby, and the number of people connected.
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
  what: 'chat' | 'events' | 'members' | 'rules' | 'tables';
}
/**
 * The answer to `Rematch`: the table of the next match.
 */
export interface Moved {
  type: 'moved';
  id: string;
  table: string;
}
/**
 * Mutes a player, or unmutes them.
 */
export interface Mute {
  type: 'mute';
  /**
   * Ten letters and digits; whoever knows them is invited
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
 * Reveals the nonce that was committed to, in the stage ``nonces``.
 */
export interface Nonce {
  type: 'nonce';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  nonce: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The player's notices have changed (`WatchNotices`). unread: how many are. newest: of these, if there are any.
 */
export interface NoticesChanged {
  type: 'notices-changed';
  unread: number;
  newest?: Notice | null;
}
/**
 * What somebody else in the voice of the table, given by their peer, has sent with `Signal`.
 */
export interface PeerSignal {
  type: 'peer-signal';
  table: string;
  peer: string;
  description?: ConnectionDescription | null;
  candidates?: string[];
}
/**
 * Requests a `Pong`.
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
 * Somebody came or went, or the number of spectators changed; not an entry of the log.
 */
export interface Presence {
  type: 'presence';
  table: string;
  info: TableInfo;
}
/**
 * Somebody who is looking at a review.
 */
export interface PresentPerson {
  player: string;
  name: string;
}
/**
 * A place in the queue of a table: somebody alone, or people who sit down together.
 */
export interface QueuePlace {
  people: QueuedPerson[];
}
/**
 * Somebody in the queue of a table. asked: with whom they would like to play, who has not agreed yet.
 */
export interface QueuedPerson {
  player: string;
  name: string;
  asked?: string;
}
/**
 * The queue of a table where winners stay: after `Entered`, and at once for everybody there when it changes.
 *
 *     places: the first sits down first. called: who came from the queue and is not ready yet, by seat, and the
 *     milliseconds until the seat goes to the next. wins: how many matches in a row the side that stays has won.
 */
export interface QueueShown {
  type: 'queue';
  table: string;
  places?: QueuePlace[];
  called?: {
    [k: string]: number;
  };
  wins?: number;
}
/**
 * Declares the player ready, with the commitment to a nonce; empty to leave the deals to the others.
 */
export interface Ready {
  type: 'ready';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  commitment?: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * A command was refused and changed nothing; `id` is empty if the frame was not a command.
 */
export interface Refused {
  type: 'refused';
  id: string;
  fault: Fault;
}
/**
 * After the match, opens or finds the table of the next one, with the same seats. Answered by `Moved`.
 */
export interface Rematch {
  type: 'rematch';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The server is restarting: come back after this many milliseconds.
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
 * What has changed in a review that is watched. gone: it was deleted, and nothing more will come.
 */
export interface ReviewChanged {
  type: 'review-changed';
  review: string;
  seq: number;
  items?: ReviewItem[];
  removed?: string[];
  gone?: boolean;
}
/**
 * Who is looking at a review that is watched, whenever that changes.
 *
 *     people: everybody once, at most 50, those first who came first. count: how many there are.
 */
export interface ReviewPresent {
  type: 'review-present';
  review: string;
  people: PresentPerson[];
  count: number;
}
/**
 * A review that is watched from now on (`WatchReview`), with everything in it.
 */
export interface ReviewShown {
  type: 'review-shown';
  review: Review;
}
/**
 * Sends a phrase or an emoji of the protocol's lists.
 */
export interface Say {
  type: 'say';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  phrase: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Claims a fault, or says sawa, where the house rules let wrong cards be played and claimed; out of turn.
 *
 *     text: as in records, without the seat: ``accuse no-follow 7S by 9H``, ``sawa``. seq: the last one seen; refused as
 *     stale if another deal has begun since, or for a sawa if a turn has passed.
 */
export interface SayOutOfTurn {
  type: 'say-out-of-turn';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  seq: number;
  text: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Puts a bot on an empty seat or in place of another bot, for the host; -1: on every empty seat.
 */
export interface SeatBot {
  type: 'seat-bot';
  /**
   * Ten letters and digits; whoever knows them is invited
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
 * Changes how long bots take at an unrated table; for its host, or if bots play for everybody else.
 */
export interface SetPace {
  type: 'set-pace';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Milliseconds that a bot takes, whatever its cards are; 0: none
   */
  pace: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Passes something on to somebody else in the voice of the table, who gets it as `PeerSignal`.
 */
export interface Signal {
  type: 'signal';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Somebody in the voice of a table, until they leave it
   */
  to: string;
  description?: ConnectionDescription | null;
  candidates?: string[];
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Takes an empty seat, or moves to it; -1: any.
 */
export interface Sit {
  type: 'sit';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  seat?: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Lets bots act at once until the trick is over or it is the player's turn; if bots play for everybody else.
 */
export interface Skip {
  type: 'skip';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Gives up the seat; during a match a bot plays on, and the seat can be taken back.
 */
export interface Stand {
  type: 'stand';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * The seat is now played from another window; this one receives nothing more from the table.
 */
export interface Superseded {
  type: 'superseded';
  table: string;
}
/**
 * Takes the player's seat back from the bot that plays there.
 */
export interface TakeSeat {
  type: 'take-seat';
  /**
   * Ten letters and digits; whoever knows them is invited
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
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Frees a seat before the match, for the host.
 */
export interface Unseat {
  type: 'unseat';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  seat: number;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * What happened at a table, and its state now. Updates come without gaps: seq, seq + 1 ...
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
 * Who is in the voice of a table, for those who sit there: after `Entered`, and at every change.
 *
 *     Whoever is not in it any more has to drop their connections. relay: how browsers connect here.
 */
export interface Voice {
  type: 'voice';
  table: string;
  people: VoicePerson[];
  relay: 'none' | 'only' | 'possible';
}
/**
 * Somebody who talks at a table. Whoever leaves and joins again is another peer.
 */
export interface VoicePerson {
  peer: string;
  player: string;
  seat: number;
}
/**
 * The answer to `JoinVoice`. peer: the receiver's. people: all who are in it now, the receiver included.
 */
export interface VoiceJoined {
  type: 'voice-joined';
  id: string;
  table: string;
  peer: string;
  people: VoicePerson[];
  servers: IceServer[];
}
/**
 * Subscribes to the tables of the lobby, now and at every change, or unsubscribes.
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
 * Subscribes to the changes in a majlis (`MajlisChanged`), or unsubscribes. For its members.
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
 * Subscribes to the player's own notices (`NoticesChanged`, now and at every change), or unsubscribes.
 */
export interface WatchNotices {
  type: 'watch-notices';
  on?: boolean;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
/**
 * Subscribes to a review, or unsubscribes: `ReviewShown` first, then `ReviewChanged` at every change.
 *
 *     `ReviewPresent` tells who else does, soon after somebody comes or goes.
 */
export interface WatchReview {
  type: 'watch-review';
  /**
   * Ten letters and digits; knowing it is the invitation
   */
  review: string;
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
 * Asks why an action is not legal. Answered by `Because`.
 */
export interface Why {
  type: 'why';
  /**
   * Ten letters and digits; whoever knows them is invited
   */
  table: string;
  action: string;
  /**
   * Chosen by the client; repeats do nothing
   */
  id: string;
}
