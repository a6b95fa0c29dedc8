/** `/review/REVIEW`: a finished match that several people step through together. `#d3.b7.12` names a point. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {ApiFault} from '../core/api.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {setTitle} from '../core/router.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {withSuitColours} from '../parts/suit-text.js';
import {toast} from '../parts/toast.js';
import {infoOf, modelOf, namesOf, sceneOf, captionEvents} from '../replay/scenes.js';
import {stepped} from '../replay/styles.js';
import {hashOf, pointAt, same} from '../review/points.js';
import {ReviewSession} from '../review/session.js';
import {hasReviewWords, loadReviewWords} from '../review/words.js';
import {trumpOf} from '../table/model.js';
import '../parts/card-table.js';
import '../parts/share-link.js';
import '../parts/shortcuts.js';
import '../replay/controls.js';
import '../replay/hands.js';
import '../review/branches.js';
import '../review/drawn.js';
import '../review/judged.js';
import '../review/lead.js';
import '../review/play.js';
import '../review/present.js';
import '../review/puzzle.js';
import '../review/talk.js';
import '../studies/add.js';
import '../table/head.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Replay} from '../types/wire.js' */
/** @import {Point} from '../review/points.js' */
/** @import {ReplayStep} from '../replay/scenes.js' */
/** @typedef {CustomEvent<{to: 'first' | 'previous' | 'next' | 'last' | {deal: number, step: number}}>} Going */

export class PageReview extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _broken: {state: true},
    _bottom: {state: true},
    _drawing: {state: true},
    _from: {state: true},
  };

  static styles = [
    controls,
    pages,
    stepped,
    css`
    :host { display: block; padding-block-end: 24px; line-height: 1.5; }
    header, section { padding-inline: 16px; }
    h1 { font-size: var(--text-l); }
    h2 { margin-block: 20px 8px; }
    .fault { padding: 32px 16px; text-align: center; }
    label.tick { min-block-size: var(--tap); }
    @media (min-width: 1000px) {
      .page { display: grid; grid-template-columns: minmax(0, 1fr) 420px; gap: 0 24px; max-inline-size: 1400px; margin-inline: auto; padding-inline: 16px; }
      header { grid-column: 1 / -1; padding-inline: 0; }
      .stage { align-self: start; position: sticky; inset-block-start: 0; }
      .felt { border-radius: var(--round-l); overflow: hidden; }
      card-table, card-table.many { block-size: clamp(320px, 46dvh, 520px); }
      .bar { border-radius: var(--round-l); border: 1px solid var(--line); margin-block-start: 8px; inset-block-end: 8px; }
      section { padding-inline: 0; }
    }
  `,
  ];

  constructor() {
    super();
    this.params = {review: ''};
    /** @type {?ReviewSession} */
    this.session = null;
    /** Whether the texts could not be loaded. */
    this._broken = false;
    this._bottom = 0;
    /** Whether the person draws an arrow, and where it starts. */
    this._drawing = false;
    this._from = '';
    this._keys = (/** @type {KeyboardEvent} */ event) => this._key(event);
    this._onAddress = () => this._fromAddress();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this._keys);
    addEventListener('popstate', this._onAddress);
    addEventListener('hashchange', this._onAddress);
    if (this.session) this.session.start(location.hash);
  }

  disconnectedCallback() {
    removeEventListener('keydown', this._keys);
    removeEventListener('popstate', this._onAddress);
    removeEventListener('hashchange', this._onAddress);
    this.session?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params.review !== this.session?.id) this._open(this.params.review);
  }

  /** @param {string} id */
  async _open(id) {
    this.session?.stop();
    const session = new ReviewSession(id);
    this.session = session;
    session.addEventListener('change', () => this._onChange(session));
    session.addEventListener('went', () => history.replaceState(history.state, '', hashOf(session.here)));
    this._broken = false;
    const texts = loadReviewWords().catch(() => {
      this._broken = true;
    });
    await Promise.all([texts, session.start(location.hash)]);
  }

  /** @param {ReviewSession} session */
  _onChange({outline}) {
    if (outline && words.game !== outline.game) loadWords(undefined, outline.game).catch(() => {});
    this.requestUpdate();
  }

  _fromAddress() {
    const point = pointAt(location.hash);
    if (point && this.session && !same(point, this.session.here)) this.session.go(point);
  }

  render() {
    const {session} = this;
    if (this._broken) return html`<p class="fault" role="alert">${words.text('web-load-fault')}</p>`;
    if (!session || !hasReviewWords()) return html`<p class="wait">…</p>`;
    if (session.gone) return html`<p class="fault" role="alert">${words.text('error-no-such-review')}</p>`;
    if (session.fault) return html`<p class="fault" role="alert">${words.error(session.fault)}</p>`;
    if (!session.outline || words.game !== session.outline.game) return html`<p class="wait" aria-busy="true">…</p>`;
    setTitle(words.text('review-title', {game: words.gameName(session.outline.game)}));
    return this._review(session, session.outline);
  }

  /** @param {ReviewSession} session @param {Replay} outline */
  _review(session, outline) {
    const {line, here, seat} = session;
    const info = infoOf(outline, words);
    words.setTable({names: namesOf(info, words), sides: outline.sides});
    const step = line?.steps[Math.min(here.step, line.steps.length - 1)];
    const scene = line && step && sceneOf(line.steps, line.steps.indexOf(step), info);
    const bottom = seat >= 0 ? seat : this._bottom;
    const go = (/** @type {CustomEvent<{to: Point}>} */ {detail}) => session.go(detail.to);
    return html`<div class="page">
      <header><h1>${words.text('review-title', {game: words.gameName(outline.game)})}</h1>
        <vb-review-lead .session=${session}></vb-review-lead>
        <vb-review-present .session=${session}></vb-review-present></header>
      <div class="stage">
        <div class="felt">
          <vb-table-head .board=${scene?.board ?? null} .me=${-1}></vb-table-head>
          ${scene ? html`<card-table class=${outline.seats.length > 4 ? 'many' : ''} .model=${modelOf(scene, words, bottom)}></card-table>` : html`<card-table></card-table>`}
          <p class="caption" aria-live="polite"><span>${step ? withSuitColours(caption(step)) : ''}</span></p>
        </div>
        <vb-replay-hands .hands=${step?.hands ?? []} .turn=${scene?.board?.turn ?? -1} .bottom=${bottom} .only=${seat}
          .pointed=${session.mayWrite ? session.pointed : null} .arrows=${session.arrows} .drawing=${this._drawing} .from=${this._from} .trump=${trumpOf(scene?.board ?? null)}
          @card-pointed=${(/** @type {CustomEvent<{card: string}>} */ {detail}) => this._attempt(session.draw(detail.card))}
          @place-chosen=${(/** @type {CustomEvent<{place: string}>} */ {detail}) => this._place(session, detail.place)}
          @arrow-drawn=${(/** @type {CustomEvent<{source: string, target: string}>} */ {detail}) => this._attempt(session.draw(detail.source, detail.target))}
          @seat-chosen=${(/** @type {CustomEvent<{seat: number}>} */ {detail}) => {
            this._bottom = detail.seat;
            if (seat >= 0) session.look(detail.seat);
          }}></vb-replay-hands>
        <vb-review-drawn .session=${session} .drawing=${this._drawing} .from=${this._from}
          @drawing=${(/** @type {CustomEvent<{on: boolean}>} */ {detail}) => this._draw(detail.on)}></vb-review-drawn>
        <div class="bar"><vb-replay-controls .position=${here} .deals=${session.deals} .still=${true}
          @go=${(/** @type {Going} */ {detail}) => this._go(session, detail.to)}></vb-replay-controls></div>
      </div>
      <div class="side">${this._panels(session, outline, go)}</div></div>
      <vb-shortcuts .keys=${KEYS}></vb-shortcuts>`;
  }

  /** @param {ReviewSession} session @param {Replay} outline @param {(event: CustomEvent<{to: Point}>) => void} go */
  _panels(session, outline, go) {
    return html`<section><h2>${words.text('review-here')}</h2>
        <label class="field">${words.text('review-view')}<select @change=${(/** @type {{target: HTMLSelectElement}} */ {target}) => session.look(Number(target.value))}>
          <option value="-1" .selected=${session.seat < 0}>${words.text('replay-hands')}</option>
          ${outline.seats.map((_, seat) => html`<option value=${seat} .selected=${session.seat === seat}>${words.text('review-view-of', {seat: words.seat(seat)})}</option>`)}</select></label>
        <label class="tick"><input type="checkbox" .checked=${session.guessing} @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => session.guessFirst(target.checked)}>
          ${words.text('review-guess-first')}</label>
        <vb-review-play .session=${session}></vb-review-play></section>
      <section><h2>${words.text('review-judged')}</h2><vb-review-judged .session=${session}></vb-review-judged>
        ${session.legal.length && !session.hidden ? html`<vb-make-puzzle path=${`/reviews/${session.id}/puzzle?${query(session.here)}`}></vb-make-puzzle>` : nothing}
        <vb-study-add .place=${{review: session.id, ...session.here}}></vb-study-add></section>
      <section><h2>${words.text('review-branches')}</h2><vb-review-branches .session=${session} @go=${go}></vb-review-branches></section>
      <section><h2>${words.text('review-talk')}</h2><vb-review-talk .session=${session} @go=${go}></vb-review-talk></section>
      <section><h2>${words.text('review-invite')}</h2><p class="note">${words.text('review-invite-how')}</p>
        <vb-share-link path=${`/review/${session.id}`} label=${words.text('review-invite')} .text=${words.text('review-title', {game: words.gameName(outline.game)})}></vb-share-link>
        ${
          session.isHost
            ? html`<label class="tick"><input type="checkbox" .checked=${session.items.has('writers')}
          @change=${(/** @type {{target: HTMLInputElement}} */ {target}) => this._attempt(session.playersOnly(target.checked))}> ${words.text('review-players-write')}</label>`
            : nothing
        }
        <p><a href=${`/r/${session.review?.record ?? ''}`}>${words.text('review-to-replay')}</a></p></section>`;
  }

  /** Begins to draw an arrow, or ends. @param {boolean} on */
  _draw(on) {
    this._drawing = on;
    this._from = '';
  }

  /** Where an arrow starts or ends; the same place twice starts anew. @param {ReviewSession} session @param {string} place */
  _place(session, place) {
    const from = this._from;
    if (!from || from === place) this._from = from ? '' : place;
    else {
      this._draw(false);
      this._attempt(session.draw(from, place));
    }
  }

  /** @param {ReviewSession} session @param {Going['detail']['to']} to */
  _go(session, to) {
    if (typeof to === 'string') session.move(to);
    else session.go({deal: to.deal, branch: to.deal === session.here.deal ? session.here.branch : 0, step: to.step});
  }

  /** @param {Promise<unknown>} work */
  async _attempt(work) {
    try {
      await work;
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      toast(words.error(fault));
    }
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const {session} = this;
    const path = event.composedPath().filter((node) => node instanceof Element);
    const busy =
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(path[0]?.tagName ?? '') ||
      path.some((node) => node.localName === 'dialog');
    if (busy || event.ctrlKey || event.metaKey || event.altKey || !session?.line) return;
    const {deal} = session.here;
    /** @type {Record<string, () => void>} */
    const acts = {
      [words.rtl ? 'ArrowLeft' : 'ArrowRight']: () => session.move('next'),
      [words.rtl ? 'ArrowRight' : 'ArrowLeft']: () => session.move('previous'),
      Home: () => session.move('first'),
      End: () => session.move('last'),
      PageDown: () => session.go({deal: deal + 1, branch: 0, step: 0}),
      PageUp: () => session.go({deal: deal - 1, branch: 0, step: 0}),
      a: () => session.mayWrite && this._draw(!this._drawing),
    };
    if (this._drawing) acts.Escape = () => this._draw(false);
    const key = event.code === 'KeyA' ? 'a' : event.key; // also where that key writes another letter
    if (!acts[key]) return;
    event.preventDefault();
    acts[key]();
  }
}

/** @param {Point} point */
const query = ({deal, branch, step}) => `deal=${deal}&branch=${branch}&step=${step}`;

/** The keyboard shortcuts, with the ids of their descriptions. @type {[string[], string][]} */
const KEYS = [
  [['←', '→'], 'replay-keys-step'],
  [['Home', 'End'], 'replay-keys-ends'],
  [['Page ↑', 'Page ↓'], 'replay-keys-deals'],
  [['A'], 'review-keys-draw'],
];

/** @param {ReplayStep} step */
const caption = (step) =>
  captionEvents(step)
    .map((event) => words.event(event).replace(/\.$/, ''))
    .join('. ');

customElements.define('vb-page-review', PageReview);
