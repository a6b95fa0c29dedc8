/**
 * A table as one person sees it: takes frames, shows scenes, sends commands. Everything that the page shows is read
 * from here; the page itself changes nothing.
 *
 * Events: `change` (something to draw), `scene` (detail: the scene that is now shown), `said` (detail: `Said`), `fault`
 * (detail: an `ApiFault` to report), `moved` (detail: the id of the next table), `voice` (detail: the voice of the table,
 * which has been loaded).
 */
import {ApiFault, api} from '../core/api.js';
import {socket} from '../core/socket.js';
import {Deals} from './deals.js';
import {onlyBotsPlay} from './reading.js';
import {endedDeals, gameEvents, receivedNow, sceneOf} from './received.js';
import {Timeline} from './timeline.js';
import {TableVoice} from './voice.js';

const MOST_LINES = 400;
/** Notes after which the public data of the deals is requested again. */
const REFETCH_NOTES = new Set(['began', 'voided', 'started']);

/** @import {AnswerTo, GameEvent, Info, LogLine, Note, Scene} from '../types/table.js' */
/** @import {SessionEvents, SheetRow, TableCommand} from '../types/table.js' */
/** @import {TableFrame} from '../core/socket.js' */
/** @import {Advice, Because, Crest, Entered, Fault, Proof, QueueShown, Said, TableInfo, Update} from '../types/wire.js' */

export class TableSession extends EventTarget {
  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
    /** The scene that is shown. @type {Scene | null} */
    this.scene = null;
    /** The last seq that was received. */
    this.seq = -1;
    /** @type {?Proof} */
    this.proof = null;
    /** The score sheet up to the scene that is shown. @type {SheetRow[]} */
    this.sheet = [];
    /** The events and notes up to the scene that is shown. @type {LogLine[]} */
    this.log = [];
    /** @type {Said[]} */
    this.said = [];
    /** The queue, where winners stay. @type {?QueueShown} */
    this.queue = null;
    /** Why the table cannot be entered. @type {ApiFault | null} */
    this.fault = null;
    /** Whether another window plays this seat now. */
    this.superseded = false;
    /** An action that is on its way to the server. */
    this.sent = '';
    /** The id of the majlis for which the table was opened; empty for none, or while it is unknown. */
    this.majlis = '';
    /** The crest of that majlis. @type {?Crest} */
    this.crest = null;
    this._askedForMajlis = false;
    /** Whether the public data of the deals has been requested again. */
    this._refetching = false;
    /** @type {(() => void) | null} */
    this._release = null;
    /** The trick for which bots have been told not to wait. */
    this._skipped = '';
    this._timeline = new Timeline((scene) => this._show(scene));
    this._deals = new Deals(id, (command) => this.send(command));
    this._voice = new TableVoice(id, (voice) => this.dispatchEvent(new CustomEvent('voice', {detail: voice})));
  }

  /** What people say to each other here; null if there is no voice at this table. */
  get voice() {
    return this.seat >= 0 ? this._voice.session : null;
  }

  /**
   * Calls back with the detail of each event of a name.
   * @template {keyof SessionEvents} Name @param {Name} name @param {(detail: SessionEvents[Name]) => void} callback
   */
  on(name, callback) {
    this.addEventListener(name, (event) => callback(/** @type {CustomEvent} */ (event).detail));
  }

  /** Enters the table. */
  start() {
    this.superseded = false;
    this._release = socket.table(this.id, {
      since: () => this.seq,
      frame: (frame) => this._onFrame(frame),
      refused: (fault) => {
        this.fault = fault;
        this._voice.session?.end();
        this._changed();
      },
    });
  }

  /** Stops following the table. */
  stop() {
    this._voice.session?.leave();
    this._release?.();
    this._release = null;
  }

  // --- what is known ---------------------------------------------------------------------------------------------

  /** The person's id; empty while it is unknown. */
  get player() {
    return socket.me?.player ?? '';
  }

  /** The person's seat, or -1. */
  get seat() {
    return this.scene ? this._seatIn(this.scene.info) : -1;
  }

  /** @param {Pick<Info, 'seats'>} info */
  _seatIn(info) {
    const me = socket.me?.player;
    return me ? info.seats.findIndex(({kind, player}) => kind === 'human' && player === me) : -1;
  }

  /** What was claimed in this deal, and whether it was right. */
  get judgement() {
    return this.scene?.board?.claims?.judged ?? null;
  }

  get host() {
    return this.scene !== null && this.scene.info.host === socket.me?.player;
  }

  /** Whether the person has to act now. */
  get isMyTurn() {
    const {own, board, full} = this.scene ?? {};
    return Boolean(own?.legal.length) && board?.turn === this.seat && !full;
  }

  // --- what can be done ------------------------------------------------------------------------------------------

  /**
   * Sends a command to this table. Resolves to the answer, or to undefined after reporting the fault.
   * @template {TableCommand} Sent @param {Sent} command @returns {Promise<AnswerTo<Sent['type']> | undefined>}
   */
  async send(command) {
    try {
      return await socket.send({...command, table: this.id});
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      this.dispatchEvent(new CustomEvent('fault', {detail: fault}));
      return undefined;
    }
  }

  /**
   * What a bot would do here; undefined if there is no answer, which is not reported.
   * @param {boolean} quick Whether the heuristic bot is asked, which answers at once
   * @returns {Promise<Advice | undefined>}
   */
  async hint(quick) {
    return socket.send({type: 'hint', table: this.id, quick}).catch(() => undefined);
  }

  /**
   * Why an action is not open; null if there is no answer, which is not reported.
   * @param {string} action @returns {Promise<Fault | null>}
   */
  async why(action) {
    /** @type {?Because} */
    const because = await socket.send({type: 'why', table: this.id, action}).catch(() => null);
    return because?.fault ?? null;
  }

  /** Shows what the rules say about a card of this deal. @param {string} card */
  async checkCard(card) {
    const beside = window.open('', '_blank'); // at once: browsers allow it only right after a tap
    const answer = await this.send({type: 'check-card', card});
    (await import('../dispute/beside.js')).showBeside(beside, answer);
  }

  /** Makes a call or plays a card. @param {string} action */
  async act(action) {
    if (this.sent || !this.isMyTurn || !this.scene) return;
    this.sent = action;
    this._changed();
    const answer = await this.send({type: 'act', seq: this.scene.seq, action});
    if (!answer) {
      this.sent = '';
      this._changed();
    }
  }

  /** Takes this seat, or any free one. @param {number} [seat] */
  sit(seat = -1) {
    return this.send({type: 'sit', seat});
  }

  /** Declares the player ready, with a nonce for the deals. */
  ready() {
    return this._deals.ready(this.seat);
  }

  /** Codes of what is wrong with the deals, from what this browser saw and recomputed. @returns {string[]} */
  get dealFaults() {
    return this._deals.faults;
  }

  /** Asks, once, for the majlis of a table where people meet. */
  async findMajlis() {
    const {info} = this.scene ?? {};
    const people = info?.seats.filter(({kind}) => kind !== 'bot') ?? [];
    if (this._askedForMajlis || !api.person || !info?.settings.private || people.length < 2) return;
    this._askedForMajlis = true;
    const {majlisOf} = await import('./majlis.js');
    const majlis = await majlisOf(this.id);
    this.majlis = majlis?.id ?? '';
    this.crest = majlis?.crest ?? null;
    this._changed();
  }

  /** Opens or joins the table of the next match. */
  async rematch() {
    const moved = await this.send({type: 'rematch'});
    if (moved) this.dispatchEvent(new CustomEvent('moved', {detail: moved.table}));
  }

  /** Says that the person has read the result: the next deal may come. */
  async continue() {
    this._timeline.release();
    await this.send({type: 'continue'});
  }

  /** Shows at once what is waiting to be shown; bots do not wait for the rest of the trick, if nobody else plays. */
  skip() {
    this._timeline.skip();
    const scene = this._timeline.newest;
    if (!scene?.board || !botsWait(scene, this._seatIn(scene.info))) return;
    const trick = `${scene.board.deal} ${scene.board.tricks}`;
    if (this._skipped === trick) return;
    this._skipped = trick;
    // Refused only if the game has moved on in the meantime: then there is nothing to skip.
    socket.send({type: 'skip', table: this.id}).catch((fault) => {
      if (!(fault instanceof ApiFault)) throw fault;
    });
  }

  /** Whether the person may change the pace of the table. */
  get paces() {
    const {info} = this.scene ?? {};
    if (!info || info.settings.rated || this.seat < 0 || !['seating', 'nonces', 'playing'].includes(info.stage))
      return false;
    return this.host || onlyBotsPlay(info, this.seat);
  }

  // --- frames ----------------------------------------------------------------------------------------------------

  /** @param {TableFrame} frame */
  _onFrame(frame) {
    if (frame.type === 'entered') this._entered(frame);
    else if (frame.type === 'update') this._update(frame);
    else if (frame.type === 'presence') this._updateInfo(frame.info);
    else if (frame.type === 'said') this._onSaid(frame);
    else if (frame.type === 'queue') this._onQueue(frame);
    else if (frame.type === 'voice' || frame.type === 'peer-signal') this._voice.take(frame);
    else if (frame.type === 'superseded') {
      this.superseded = true;
      this._voice.session?.end();
      this._changed();
    }
  }

  /** @param {Entered} frame */
  _entered(frame) {
    const known = this.seq;
    this.seq = frame.seq;
    this.proof = frame.proof;
    this.sheet = (frame.sheet ?? []).map((row) => ({lines: [], summary: null, ...row}));
    this.said = frame.said ?? [];
    this.fault = null;
    this.sent = '';
    this._voice.session?.entered(frame.seat >= 0);
    const missed = known < 0 ? [] : (frame.missed ?? []);
    for (const {seq, events = [], notes = []} of missed) if (seq > known) this._note(seq, gameEvents(events), notes);
    const scene = sceneOf(frame);
    this._follow(scene, frame.proof);
    // Requested for the deals only: the scenes continue.
    if (this._refetching && known === frame.seq) this._updateInfo(scene.info);
    else this._timeline.jump({...scene, logged: true});
    this._refetching = false;
  }

  /** @param {Update} frame */
  _update(frame) {
    if (frame.seq <= this.seq) return;
    if (this.seq >= 0 && frame.seq > this.seq + 1) {
      socket.reenter(this.id);
      return;
    }
    this.seq = frame.seq;
    if (frame.revealed && this.proof) {
      const {secret, pack} = frame.revealed;
      this.proof = {
        ...this.proof,
        secrets: [...(this.proof.secrets ?? []), secret],
        packs: [...(this.proof.packs ?? []), pack],
      };
    }
    const scene = sceneOf(frame);
    if (scene.board?.turn === this._seatIn(scene.info)) this._skipped = '';
    if (scene.notes.some(({what}) => REFETCH_NOTES.has(what))) {
      this._deals.awaitProof();
      this._refetching = true;
      socket.reenter(this.id); // the answer has the list of commitments, the next anchor, all nonces
    } else if (this.proof && (frame.revealed || (this.proof.secrets ?? []).length < endedDeals(scene))) {
      this._deals.onReveal(this.proof, this._seatIn(scene.info), endedDeals(scene));
    }
    this._timeline.push(scene);
    this._followQueue(frame.info);
    if (scene.notes.some(({what}) => what === 'withdrawn')) this._timeline.flush();
  }

  /** @param {Scene} scene as just received @param {Proof} proof */
  async _follow(scene, proof) {
    await this._deals.onProof(scene.info, proof, this._seatIn(scene.info), endedDeals(scene));
    this._changed();
  }

  /** Applies a change of who is there and what is asked. @param {TableInfo} info */
  _updateInfo(info) {
    const timed = receivedNow(info);
    const change = (/** @type {Scene} */ scene) => ({...scene, info: timed});
    this._timeline.amend(change);
    if (this.scene) this.scene = change(this.scene);
    this._changed();
  }

  /** @param {QueueShown} queue */
  _onQueue(queue) {
    this.queue = queue;
    this._changed();
  }

  /** Goes to the next match with those who wait for a seat there. @param {TableInfo} info */
  _followQueue({next}) {
    const waits = this.queue?.places?.some(({people}) => people.some(({player}) => player === this.player));
    if (next && waits) this.dispatchEvent(new CustomEvent('moved', {detail: next}));
  }

  /** @param {Said} said */
  _onSaid(said) {
    this.said = [...this.said.slice(-29), said];
    this.dispatchEvent(new CustomEvent('said', {detail: said}));
    this._changed();
  }

  // --- scenes ----------------------------------------------------------------------------------------------------

  /** @param {Scene} scene */
  _show(scene) {
    const turn = this.scene?.seq;
    this.scene = scene;
    if (turn !== scene.seq) this.sent = '';
    if (!scene.logged) this._note(scene.seq, scene.events, scene.notes);
    const deal = scene.board?.deal ?? 0;
    for (const {event, scores, totals, lines = [], summary = null} of scene.events) {
      if (event === 'deal-scored' && (this.sheet.at(-1)?.deal ?? 0) < deal) {
        this.sheet = [...this.sheet, {deal, scores, totals, lines, summary}];
      }
    }
    this.dispatchEvent(new CustomEvent('scene', {detail: scene}));
    this._changed();
  }

  /** Adds what happened to the log. @param {number} seq @param {GameEvent[]} events @param {Note[]} notes */
  _note(seq, events, notes) {
    const lines = [...notes.map((note) => ({seq, note})), ...events.map((event) => ({seq, event}))];
    if (lines.length) this.log = [...this.log, ...lines].slice(-MOST_LINES);
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/** Whether bots wait before they act, and nobody but this seat sees it. @param {Scene} scene @param {number} seat */
function botsWait({info, board}, seat) {
  const waits = info.stage === 'playing' && !info.paused && info.settings.pace > 0;
  return waits && onlyBotsPlay(info, seat) && board !== null && board.turn >= 0 && board.turn !== seat;
}
