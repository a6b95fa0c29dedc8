// Types that the parts of a table exchange. The server sends these structures whole, including default values.
import type {ApiFault} from '../core/api.js';
import type {GameEvent} from '../core/sentences.js';
import type {
  Ack,
  Advice,
  Because,
  Board as SentBoard,
  CardInQuestion,
  Command,
  Moved,
  Note,
  Said,
  SeatInfo,
  SheetRow as SentRow,
  TableCard,
  TableInfo,
  TableSettings,
  VoiceJoined,
} from './wire.js';
import type {VoiceSession} from '../voice/session.js';

export type Seat = Required<SeatInfo>;
export type Board = Required<SentBoard>;
export type SheetRow = Required<SentRow>;
export type {GameEvent, Note, TableCard};

/** The public information about a table. */
export interface Info extends Required<Omit<TableInfo, 'seats' | 'settings' | 'changes'>> {
  seats: Seat[];
  settings: Required<TableSettings>;
  changes: {[option: string]: boolean | number | string | number[]};
  /** `performance.now()` when it was received: times count from then on. */
  received: number;
}

/** The part of it that a card table shows. */
export interface ShownInfo extends Pick<Info, 'stage' | 'deadline' | 'received' | 'seats'> {
  grace?: Info['grace'];
  settings: Pick<Info['settings'], 'move_seconds'> & Partial<Pick<Info['settings'], 'pace'>>;
}

/** What only one seat may know and do. */
export interface Own {
  hand: string[];
  legal: string[];
  /** Known calls of this question that are not open to the seat. */
  barred?: string[];
  figures?: Figures;
}

/** Call -> the values in its meaning. */
export type Figures = Record<string, Record<string, number | string>>;

/** Everything that a card table shows at one moment. */
export interface SceneOf<Shown extends ShownInfo> {
  seq: number;
  info: Shown;
  board: Board | null;
  own: Own | null;
  /** The seat that won the trick that has just left the table, or -1. */
  taker: number;
  /** Whether a full trick stays on the table to be seen. */
  full: boolean;
  /** Events of the game that this scene shows. */
  events: GameEvent[];
  /** Notes of the table. */
  notes: Note[];
  /** Whether what happened is in the log already. */
  logged?: boolean;
}
export type Scene = SceneOf<Info>;

/** A scene and the milliseconds before the next one. */
export interface Step<Shown extends ShownInfo> {
  scene: SceneOf<Shown>;
  hold: number;
}

/** A line of the log: an event of the game or a note of the table. */
export type LogLine = {seq: number; event: GameEvent; note?: undefined} | {seq: number; note: Note; event?: undefined};

/** A command to a table, without the table and an id. */
export type TableCommand = Unaddressed<Extract<Command, {table: string}>>;
type Unaddressed<C> = C extends unknown ? Omit<C, 'id' | 'table'> : never;

/** The answer to each type of command that has one of its own. */
interface Answers {
  'check-card': CardInQuestion;
  hint: Advice;
  why: Because;
  rematch: Moved;
  'join-voice': VoiceJoined;
}
export type AnswerTo<Type extends string> = Type extends keyof Answers ? Answers[Type] : Ack;

/** The details of a session's events. */
export interface SessionEvents {
  scene: Scene;
  said: Said;
  fault: ApiFault;
  /** The id of the next table. */
  moved: string;
  voice: VoiceSession;
}

/** An element's request to send a command. */
export type CommandEvent = CustomEvent<{command: TableCommand}>;
/** A hint with the phase that it is for. */
export type PhaseAdvice = Advice & {phase: string};
