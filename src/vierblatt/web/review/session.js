/**
 * A review as one person sees it: what is in it, where the person is, and whether they follow the leader. Events:
 * `change` (something to draw), `said` (detail: the new remarks of others), `went` (the point has changed).
 */
import {ApiFault, api} from '../core/api.js';
import {socket} from '../core/socket.js';
import {arrowsAt, drawersAt, pointedAt, redrawn} from './arrows.js';
import {Judgements} from './judgements.js';
import {Pace} from './pace.js';
import * as points from './points.js';
import {remarksIn} from './remarks.js';

/** @import {Cursor, Replay, Review, ReviewAnswer, ReviewChanged, ReviewItem, ReviewPresent, ReviewShown} from '../types/wire.js' */
/** @import {ReplayStep} from '../replay/scenes.js' */
/** @import {Point} from './points.js' */
/** @typedef {{steps: ReplayStep[], legal: string[][], played: string[]}} Line */
/** @typedef {(method: string, path: string, body?: unknown) => Promise<any>} Ask */

/** Milliseconds until a line that could not be loaded is asked for again. */
const RETRY = 2_000;

export class ReviewSession extends EventTarget {
  /** @param {string} id @param {{ask?: Ask, watch?: typeof socket.review, later?: (act: () => void, ms: number) => unknown}} [services] */
  constructor(
    id,
    {ask = asPerson, watch = (...given) => socket.review(...given), later = (act, ms) => setTimeout(act, ms)} = {},
  ) {
    super();
    this.id = id;
    this._ask = ask;
    this._watch = watch;
    this._later = later;
    /** @type {?Omit<Review, 'items'>} */
    this.review = null;
    /** @type {?Replay} */
    this.outline = null;
    /** @type {Map<string, ReviewItem>} */
    this.items = new Map();
    /** Why the review cannot be shown. @type {?ApiFault} */
    this.fault = null;
    this.gone = false;
    /** @type {Point} */
    this.here = points.START;
    /** Whose knowledge is shown; -1: all hands. */
    this.seat = -1;
    this.following = true;
    /** Whether what was played is hidden until the person has chosen. */
    this.guessing = false;
    /** By point, what the person would have played. @type {Map<string, string>} */
    this.guesses = new Map();
    /** @type {Map<string, Line>} */
    this._lines = new Map();
    this.judgements = new Judgements(id, {ask: (path) => ask('GET', path), later, changed: () => this._changed()});
    /** Who is looking at the review, as far as the server names them. @type {Pick<ReviewPresent, 'people' | 'count'>} */
    this.present = {people: [], count: 0};
    /** @type {(() => void) | null} */
    this._unwatch = null;
    this._pace = new Pace(() => this._sendPlace(), later);
  }

  get me() {
    return api.person?.player ?? '';
  }

  /** @returns {?ReviewItem} */
  get leader() {
    return this.items.get('lead') ?? null;
  }

  get leads() {
    return this.leader !== null && this.leader.player === this.me;
  }

  /** Whether the person played the match, or opened the review. */
  get isHost() {
    return Boolean(this.review && [...this.review.players, this.review.opener].includes(this.me));
  }

  get mayWrite() {
    return this.isHost || !this.items.has('writers');
  }

  /** Where the review is. @returns {?Cursor} */
  get cursor() {
    const content = this.items.get('cursor')?.content;
    return content?.kind === 'cursor' ? content : null;
  }

  /** The line on which the person is; null while it is loading. */
  get line() {
    return this._lines.get(points.keyOf(this.items, this.here)) ?? null;
  }

  /** What the person's line depends on. */
  get version() {
    return points.versionOf(this.items, this.here.branch);
  }

  /** What was played at this point, or an empty text. */
  get played() {
    return this.line?.played[this.here.step] ?? '';
  }

  /** The open actions at this point. */
  get legal() {
    return this.line?.legal[this.here.step] ?? [];
  }

  /** What the person would have played here, or an empty text. */
  get guess() {
    return this.guesses.get(points.hashOf(this.here)) ?? '';
  }

  /** Whether what was played here is still to be guessed. */
  get hidden() {
    return this.guessing && this.legal.length > 1 && this.played !== '' && !this.guess;
  }

  /** The remarks, oldest first. */
  get remarks() {
    return remarksIn(this.items);
  }

  /** Who points at which cards here: card -> names. */
  get pointed() {
    return pointedAt(this.items, this.here);
  }

  /** The arrows that are drawn here. */
  get arrows() {
    return arrowsAt(this.items, this.here);
  }

  /** The others who have drawn something here, a mark or an arrow. */
  get drawers() {
    return drawersAt(this.items, this.here).filter(({player}) => player !== this.me);
  }

  /** The deals, with the steps of the line on which the person is. */
  get deals() {
    const steps = this.line?.steps.length;
    return (this.outline?.deals ?? []).map((deal) =>
      deal.number === this.here.deal && steps ? {...deal, steps} : deal,
    );
  }

  // --- life ---------------------------------------------------------------------------------------------------------

  /** Loads the review and follows it. @param {string} [hash] */
  async start(hash = '') {
    try {
      /** @type {Review} */
      const review = await this._ask('GET', `/reviews/${this.id}`);
      this.outline = await this._ask('GET', `/records/${review.record}/replay`);
      this._take(review);
      const asked = points.pointAt(hash);
      if (asked && points.exists(this.items, asked)) {
        this.following = !this.cursor || points.same(points.pointOf(this.cursor.point), asked);
        this._goTo(asked);
      } else this._follow();
      this._unwatch ??= this._watch(this.id, (frame) => this._onFrame(frame));
    } catch (fault) {
      this._failed(fault);
    }
    this._changed();
  }

  stop() {
    this._unwatch?.();
    this._unwatch = null;
    this.judgements.stop();
  }

  /** @param {Review} review */
  _take({items, ...review}) {
    this.review = review;
    this.items = new Map(items.map((item) => [item.slot, item]));
    this.fault = null;
  }

  /** @param {ReviewShown | ReviewChanged | ReviewPresent} frame */
  _onFrame(frame) {
    const known = this.items;
    if (frame.type === 'review-present') {
      this.present = frame;
      this._changed();
      return;
    }
    if (frame.type === 'review-shown') this._take(frame.review);
    else if (frame.gone) this.gone = true;
    else {
      this.items = new Map(known);
      for (const slot of frame.removed ?? []) this.items.delete(slot);
      for (const item of frame.items ?? []) this.items.set(item.slot, item);
    }
    const fresh = this.remarks.filter(({slot, item}) => !known.has(slot) && item.player !== this.me);
    if (fresh.length) this.dispatchEvent(new CustomEvent('said', {detail: fresh}));
    if (!points.exists(this.items, this.here)) this._goTo({...this.here, branch: 0, step: 0});
    else if (this.following && !this.leads) this._follow();
    else this._load();
    this._changed();
  }

  // --- where the person is --------------------------------------------------------------------------------------------

  _follow() {
    const {cursor} = this;
    const point = cursor ? points.pointOf(cursor.point) : this.here;
    this.seat = cursor?.seat ?? this.seat;
    this._goTo(point);
  }

  /** Goes back to where the leader is. */
  follow() {
    this.following = true;
    this._follow();
    this._changed();
  }

  /** Goes somewhere: the leader takes the followers along, everybody else goes alone. @param {Point} point */
  go(point) {
    const target = points.normal(this.items, this._within(point));
    if (!this.leads && this.leader && !points.same(target, this.here)) this.following = false;
    this._goTo(target);
    this._pace.send();
    this._changed();
  }

  /** @param {'first'|'previous'|'next'|'last'} to */
  move(to) {
    const {deal, branch, step} = this.here;
    const last = (this.line?.steps.length ?? 1) - 1;
    const deals = this.outline?.deals ?? [];
    if (to === 'first') this.go(points.START);
    else if (to === 'last') this.go({deal, branch, step: last});
    else if (to === 'previous') {
      if (step) this.go({deal, branch, step: step - 1});
      else if (deal > 1) this.go({deal: deal - 1, branch: 0, step: deals[deal - 2].steps - 1});
    } else if (step < last) this.go({deal, branch, step: step + 1});
    else if (deal < deals.length && !branch) this.go({deal: deal + 1, branch: 0, step: 0});
  }

  /** Shows what a seat knew, or all hands (-1). @param {number} seat */
  look(seat) {
    this.seat = seat;
    this._pace.send();
    this._changed();
  }

  /** @param {Point} point @returns {Point} */
  _within({deal, branch, step}) {
    const deals = this.outline?.deals ?? [];
    const number = Math.min(Math.max(1, deal), Math.max(1, deals.length));
    const known = this._lines.get(points.keyOf(this.items, {deal: number, branch}))?.steps.length;
    const last = (known ?? (branch ? Infinity : (deals[number - 1]?.steps ?? 1))) - 1;
    return {deal: number, branch: number === deal ? branch : 0, step: Math.min(Math.max(0, step), last)};
  }

  /** @param {Point} point */
  _goTo(point) {
    const moved = !points.same(point, this.here);
    this.here = point;
    this._load();
    if (moved) this.dispatchEvent(new Event('went'));
  }

  async _load() {
    const key = points.keyOf(this.items, this.here);
    const {deal, branch} = this.here;
    if (this._lines.has(key)) return;
    try {
      const line = await this.judgements.once(`line?deal=${deal}&branch=${branch}`, this.version);
      this._lines.set(key, line);
      const last = line.steps.length - 1;
      if (points.keyOf(this.items, this.here) === key && this.here.step > last) this.here = {...this.here, step: last};
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      if (points.keyOf(this.items, this.here) !== key) return;
      if (fault.status !== 404) this._later(() => this._load(), RETRY);
      else if (branch) this._goTo({...this.here, branch: 0, step: 0});
      else this.fault = fault;
    }
    this._changed();
  }

  /** Tells the followers where the leader is; null from anybody else. */
  _sendPlace() {
    if (!this.leads) return null;
    const {deal, branch, step} = this.here;
    return this.change({type: 'move', point: {deal, branch, step}, seat: this.seat}).catch(() => {});
  }

  // --- what the person does; each rejects with an ApiFault -------------------------------------------------------------

  /** @param {object} change @returns {Promise<ReviewAnswer>} */
  async change(change) {
    return this._ask('POST', `/reviews/${this.id}/changes`, change);
  }

  /** Takes the lead, or gives it up. @param {boolean} on */
  async lead(on) {
    await this.change({type: 'lead', on});
    this.following = true;
    this._mine('lead', on ? {kind: 'lead'} : null);
    this._pace.send();
    this._changed();
  }

  /** Plays an action here, and goes where that leads. @param {string} action */
  play(action) {
    return this._played({type: 'play', point: this.here, action});
  }

  /** Lets a bot act for all seats. @param {number} count @param {string} bot */
  playOn(count, bot) {
    return this._played({type: 'play-on', point: this.here, count, bot});
  }

  /** @param {number} seat @param {string} first @param {string} second */
  swap(seat, first, second) {
    return this._played({type: 'swap', point: this.here, seat, first, second});
  }

  /** @param {object} change */
  async _played(change) {
    const {point} = await this.change(change);
    if (!point) return;
    // The frame with the branch may come after the answer.
    this._take(await this._ask('GET', `/reviews/${this.id}`));
    this.go(points.pointOf(point));
  }

  /** @param {string} text @param {boolean} pinned */
  async say(text, pinned) {
    await this.change({type: 'remark', point: this.here, text, pinned});
  }

  /** @param {string} slot */
  async remove(slot) {
    await this.change({type: 'remove', slot});
  }

  /** Draws an arrow here, or a mark on a card; what is there already is removed. @param {string} source @param {string} [target] */
  async draw(source, target) {
    await this.change({
      type: 'draw',
      point: this.here,
      arrows: redrawn(this.items, this.here, this.me, source, target),
    });
  }

  /** Removes what the person has drawn here. */
  async erase() {
    await this.change({type: 'draw', point: this.here, arrows: []});
  }

  /** @param {boolean} on */
  async playersOnly(on) {
    await this.change({type: 'writers', players_only: on});
  }

  /** @param {string} action */
  choose(action) {
    this.guesses.set(points.hashOf(this.here), action);
    this._changed();
  }

  /** @param {boolean} on */
  guessFirst(on) {
    this.guessing = on;
    this._changed();
  }

  // --- helpers -------------------------------------------------------------------------------------------------------

  /** What the person has changed is shown before its frame comes. @param {string} slot @param {?ReviewItem['content']} content */
  _mine(slot, content) {
    this.items = new Map(this.items);
    if (content) this.items.set(slot, {slot, seq: 0, player: this.me, name: api.person?.name ?? '', content});
    else this.items.delete(slot);
  }

  /** @param {unknown} fault */
  _failed(fault) {
    if (!(fault instanceof ApiFault)) throw fault;
    if (this.review && fault.code === 'offline') return;
    this.fault = fault;
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/** @type {Ask} */
const asPerson = (method, path, body) => api.request(method, path, body);
