// What the parts of a table hand to each other. The server sends these structures whole, with what has its usual value.
import type {ApiFault} from '../core/api.js';
import type {GameEvent} from '../core/telling.js';
import type {
  Ack,
  Advice,
  Because,
  Board as SentBoard,
  Command,
  Moved,
  Note,
  Said,
  SeatInfo,
  SheetRow as SentRow,
  TableCard,
  TableInfo,
  TableSettings,
} from './wire.js';

export type Seat = Required<SeatInfo>;
export type Board = Required<SentBoard>;
export type SheetRow = Required<SentRow>;
export type {GameEvent, Note, TableCard};

/** A table as everybody may see it. */
export interface Info extends Required<Omit<TableInfo, 'seats' | 'settings' | 'changes'>> {
  seats: Seat[];
  settings: Required<TableSettings>;
  changes: {[option: string]: boolean | number | string | number[]};
  /** `performance.now()` when it was heard: times count from then on. */
  heard: number;
}

/** What of it a card table shows. */
export interface ShownInfo extends Pick<Info, 'stage' | 'deadline' | 'heard' | 'seats'> {
  settings: Pick<Info['settings'], 'move_seconds'>;
}

/** What a seat alone may know and do. */
export interface Own {
  hand: string[];
  legal: string[];
}

/** Everything that a card table shows at one moment. */
export interface SceneOf<Shown extends ShownInfo> {
  seq: number;
  info: Shown;
  board: Board | null;
  own: Own | null;
  /** The seat that takes the trick which has just left the table, or -1. */
  taker: number;
  /** Whether a full trick lies to be looked at. */
  full: boolean;
  /** Of the game: what this scene shows. */
  events: GameEvent[];
  /** Of the table. */
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

/** A command to a table, before it is addressed and numbered. */
export type TableCommand = Unaddressed<Extract<Command, {table: string}>>;
type Unaddressed<C> = C extends unknown ? Omit<C, 'id' | 'table'> : never;

/** What answers a command of each type that asks for something. */
interface Answers {
  hint: Advice;
  why: Because;
  rematch: Moved;
}
export type AnswerTo<Type extends string> = Type extends keyof Answers ? Answers[Type] : Ack;

/** What a session's events bring. */
export interface SessionEvents {
  scene: Scene;
  said: Said;
  fault: ApiFault;
  /** The id of the next table. */
  moved: string;
}

/** What an element of the table says: a command that it wants to be sent. */
export type Want = CustomEvent<{command: TableCommand}>;
/** A hint with the phase that it is for. */
export type PhaseAdvice = Advice & {phase: string};
