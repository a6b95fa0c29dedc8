/** `/r/RECORD`: a finished match, move by move, with all hands open. `#d3.12` names a step of a deal. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {ApiFault, api} from '../core/api.js';
import {sendOrCopy} from '../core/sending.js';
import {navigate, setTitle} from '../core/router.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {addressOf} from '../dispute/position.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {termed} from '../parts/term.js';
import {toast} from '../parts/toast.js';
import {Playback} from '../replay/playback.js';
import {hashOf, positionOf, same} from '../replay/position.js';
import {infoOf, modelOf, namesOf, sceneOf, captionEvents} from '../replay/scenes.js';
import {stepped} from '../replay/styles.js';
import {trumpOf} from '../table/model.js';
import '../parts/card-table.js';
import '../parts/shortcuts.js';
import '../parts/term-list.js';
import '../replay/analysis.js';
import '../replay/controls.js';
import '../replay/hands.js';
import '../replay/moves.js';
import '../review/puzzle.js';
import '../studies/add.js';
import '../table/head.js';
import '../table/sheet.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {Replay, SheetRow} from '../types/wire.js' */
/** @import {Position} from '../replay/position.js' */
/** @import {ReplayStep} from '../replay/scenes.js' */

/** @typedef {CustomEvent<{to: 'first' | 'previous' | 'next' | 'last' | Position}>} Going */

/** Whether somebody of this name has played here. @param {Replay} outline */
const playedHere = ({seats}) => seats.some(({name, kind}) => kind === 'human' && name === api.person?.name);

export class PageReplay extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _bottom: {state: true},
  };

  static styles = [
    controls,
    stepped,
    css`
    :host { display: block; padding-block-end: 24px; }
    header { display: flex; align-items: center; padding-block: 4px; padding-inline: 16px 4px; }
    .tool { border-color: transparent; background: none; padding: 0; inline-size: var(--tap); flex: none; }
    .title { flex: 1; min-inline-size: 0; }
    h1 { font-size: var(--text-l); margin: 0; line-height: 1.3; }
    .title p { color: var(--ink-soft); font-size: var(--text-s); }
    section { padding: 8px 16px; }
    h2 { font-size: var(--text-l); margin-block: 8px 4px; }
    .check { margin-block: 8px; }
    .team { color: var(--ink-soft); font-size: var(--text-s); }
    .fault { color: var(--danger); font-weight: 600; padding: 32px 16px; text-align: center; }
    @media (max-width: 999px) {
      /* A phone has no room for the header above the table and the hands, so it comes below them. */
      .page { display: flex; flex-direction: column; }
      header { order: 1; padding-block: 12px 4px; }
      .side { order: 2; }
    }
    @media (min-width: 1000px) {
      .page { display: grid; grid-template-columns: minmax(0, 1fr) 400px; grid-template-rows: auto auto 1fr; gap: 0 24px;
        max-inline-size: 1400px; margin-inline: auto; padding-inline: 16px; }
      header { grid-column: 1 / -1; padding-inline: 0; }
      .felt { border-radius: var(--round-l); overflow: hidden; align-self: start; }
      card-table, card-table.many { block-size: clamp(320px, 46dvh, 520px); }
      .stage { grid-row: 2 / 4; }
      .side { grid-row: 2 / 4; grid-column: 2; }
      .bar { border-radius: var(--round-l); border: 1px solid var(--line); margin-block-start: 8px; inset-block-end: 8px; }
      section { padding-inline: 0; }
    }
  `,
  ];

  constructor() {
    super();
    this.params = {record: ''};
    this._bottom = 0;
    /** @type {?Playback} */
    this._playback = null;
    this._keys = (/** @type {KeyboardEvent} */ event) => this._key(event);
    this._onAddress = () => this._follow();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this._keys);
    addEventListener('popstate', this._onAddress);
    addEventListener('hashchange', this._onAddress);
  }

  disconnectedCallback() {
    removeEventListener('keydown', this._keys);
    removeEventListener('popstate', this._onAddress);
    removeEventListener('hashchange', this._onAddress);
    this._playback?.stop();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('params') || this._playback?.record === this.params.record) return;
    this._playback?.stop();
    const playback = new Playback(this.params.record);
    this._playback = playback;
    playback.addEventListener('change', () => this._changed(playback));
    playback.open(location.hash);
  }

  /** @param {Playback} playback */
  async _changed({outline, position, steps}) {
    if (outline && words.game !== outline.game) await loadWords(undefined, outline.game);
    if (outline) setTitle(words.text('replay-title', {game: words.gameName(outline.game)}));
    if (steps && this.isConnected && location.hash !== hashOf(position))
      history.replaceState(history.state, '', hashOf(position));
    this.requestUpdate();
  }

  /** Follows a change of the address. */
  _follow() {
    const playback = this._playback;
    if (!playback?.outline?.deals.length || !location.hash) return;
    const target = positionOf(location.hash, playback.outline.deals);
    if (!same(target, playback.position)) playback.go(target);
  }

  render() {
    const playback = this._playback;
    if (playback?.fault) return html`<p class="fault" role="alert">${words.error(playback.fault)}</p>`;
    if (!playback?.outline || words.game !== playback.outline.game)
      return html`<p class="fault" role="status">${words.text('proof-loading')}</p>`;
    if (!playback.outline.deals.length) return html`<p class="fault">${words.text('replay-empty')}</p>`;
    return this._replay(playback, playback.outline);
  }

  /** @param {Playback} playback @param {Replay} outline */
  _replay(playback, outline) {
    const {steps, position} = playback;
    const info = infoOf(outline, words);
    words.setTable({names: namesOf(info, words), sides: outline.sides});
    const scene = steps && sceneOf(steps, position.step, info);
    return html`<div class="page">${this._header(outline)}
      <div class="stage">
        <div class="felt">
          <vb-table-head .board=${scene?.board ?? null} .me=${-1}></vb-table-head>
          ${
            scene
              ? html`<card-table class=${outline.seats.length > 4 ? 'many' : ''}
            .model=${modelOf(scene, words, this._bottom)}></card-table>`
              : html`<card-table></card-table>`
          }
          <p class="caption" aria-live="polite"><span>${steps ? termed(this._caption(steps[position.step])) : ''}</span></p>
        </div>
        <vb-replay-hands .hands=${steps?.[position.step].hands ?? []} .turn=${scene?.board?.turn ?? -1}
          .bottom=${this._bottom} .trump=${trumpOf(scene?.board ?? null)}
          @seat-chosen=${(/** @type {CustomEvent<{seat: number}>} */ {detail}) => {
            this._bottom = detail.seat;
          }}></vb-replay-hands>
        <div class="bar"><vb-replay-controls .position=${position} .deals=${outline.deals} .speed=${playback.speed}
          .playing=${playback.playing} @go=${(/** @type {Going} */ {detail}) => this._go(detail.to)} @play=${() => playback.toggle()}
          @speed=${(/** @type {CustomEvent<{speed: number}>} */ {detail}) => playback.setSpeed(detail.speed)}></vb-replay-controls></div>
      </div>
      <div class="side">
        <section><h2>${words.text('replay-analysis-heading')}</h2>
          <vb-replay-analysis .record=${this.params.record} .game=${playedHere(outline) ? outline.game : ''}></vb-replay-analysis>
          ${steps?.[position.step].events[0].event === 'played' ? this._check(position) : nothing}
          ${(scene?.board?.turn ?? -1) >= 0 ? html`<vb-make-puzzle path=${`/records/${this.params.record}/puzzle?deal=${position.deal}&step=${position.step}`}></vb-make-puzzle>` : nothing}
          <vb-study-add .place=${{record: this.params.record, deal: position.deal, step: position.step}}></vb-study-add></section>
        <section><h2>${words.text('replay-moves')}
            <vb-term-list .texts=${(steps ?? []).map(({events}) => words.event(events[0]))}></vb-term-list></h2>
          <vb-replay-moves .steps=${steps ?? []} .position=${position} 
            @go=${(/** @type {Going} */ {detail}) => this._go(detail.to)}></vb-replay-moves></section>
        <section><h2>${words.text('ui-scores')}</h2>${teams(outline)}
          <vb-table-sheet .rows=${rowsOf(outline)} .totals=${outline.deals.at(-1)?.totals ?? []} .me=${-1}></vb-table-sheet></section>
      </div></div>
      <vb-shortcuts .keys=${KEYS}></vb-shortcuts>`;
  }

  /** @param {Position} position of a card that was played */
  _check({deal, step}) {
    return html`<button type="button" class="check" @click=${async () => {
      try {
        navigate(addressOf(await api.public(`/records/${this.params.record}/dispute?deal=${deal}&step=${step}`)));
      } catch (fault) {
        if (!(fault instanceof ApiFault)) throw fault;
        toast(words.error(fault));
      }
    }}>${icon('rules')}${words.text('table-check-card')}</button>`;
  }

  /** @param {Replay} outline */
  _header(outline) {
    const {game, preset, created, provable} = outline;
    const day = created && new Date(created).toLocaleDateString(dateLocale(), {dateStyle: 'medium'});
    const record = this.params.record;
    return html`<header>
      <div class="title"><h1>${words.gameName(game)}</h1>
        <p>${[words.preset(preset), day].filter(Boolean).join(' · ')}</p></div>
      <button type="button" class="tool" @click=${this._review} title=${words.text('replay-review')}
        aria-label=${words.text('replay-review')}>${icon('majlis')}</button>
      ${provable ? tool('check', words.text('replay-check'), `/check/${record}`) : nothing}
      <a class="button tool" download href=${`/api/records/${record}?download=true`} title=${words.text('proof-download')}
        aria-label=${words.text('proof-download')}>${DOWNLOAD}</a>
      <button type="button" class="tool" @click=${this._share} title=${words.text('replay-share')}
        aria-label=${words.text('replay-share')}>${icon('share')}</button>
    </header>`;
  }

  /** @param {ReplayStep} step */
  _caption(step) {
    return captionEvents(step)
      .map((event) => words.event(event).replace(/\.$/, ''))
      .join('. ');
  }

  /** @param {Going['detail']['to']} to */
  _go(to) {
    this._playback?.stop();
    this._playback?.go(to);
  }

  /** Opens the review of this match at this moment, to look at it together. */
  async _review() {
    try {
      const {id} = await api.post(`/records/${this.params.record}/review`);
      navigate(`/review/${id}${location.hash}`);
    } catch (fault) {
      if (!(fault instanceof ApiFault)) throw fault;
      toast(words.error(fault));
    }
  }

  async _share() {
    const url = location.href;
    if (await sendOrCopy({title: document.title, url}, url)) toast(words.text('replay-link-copied'));
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const playback = this._playback;
    const path = event.composedPath().filter((node) => node instanceof Element);
    const tag = path[0]?.tagName ?? '';
    const busy = ['INPUT', 'SELECT', 'TEXTAREA'].includes(tag) || path.some((node) => node.localName === 'dialog');
    if (busy || event.ctrlKey || event.metaKey || event.altKey || !playback?.steps) return;
    const forward = words.rtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = words.rtl ? 'ArrowRight' : 'ArrowLeft';
    const {deal} = playback.position;
    /** @type {Record<string, () => void>} */
    const acts = {
      [forward]: () => this._go('next'),
      [backward]: () => this._go('previous'),
      Home: () => this._go('first'),
      End: () => this._go('last'),
      PageDown: () => this._go({deal: deal + 1, step: 0}),
      PageUp: () => this._go({deal: deal - 1, step: 0}),
      ' ': () => playback.toggle(),
    };
    if (!acts[event.key] || (event.key === ' ' && (tag === 'BUTTON' || tag === 'A'))) return;
    event.preventDefault();
    acts[event.key]();
  }
}

/** The keyboard shortcuts, with the ids of their descriptions. @type {[string[], string][]} */
const KEYS = [
  [['←', '→'], 'replay-keys-step'],
  [['Home', 'End'], 'replay-keys-ends'],
  [['Page ↑', 'Page ↓'], 'replay-keys-deals'],
  [['Space'], 'replay-keys-play'],
];

const DOWNLOAD = html`<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3v12M8 11l4 4l4-4M5 15v5h14v-5"/></svg>`;

/** @param {'check'} name @param {string} label @param {string} href */
function tool(name, label, href) {
  return html`<a class="button tool" href=${href} title=${label} aria-label=${label}>${icon(name)}</a>`;
}

/** The members of each team: the score sheet only names the teams. @param {Replay} outline */
function teams({seats, sides}) {
  if (sides === seats.length) return nothing;
  return Array.from({length: sides}, (_, side) => {
    const names = seats
      .map((_seat, seat) => seat)
      .filter((seat) => seat % sides === side)
      .map((seat) => words.seat(seat));
    return html`<p class="team">${words.text('replay-team', {side: words.side(side), names: words.listed(names)})}</p>`;
  });
}

/** The scored deals, as rows for the score sheet. @param {Replay} outline @returns {SheetRow[]} */
const rowsOf = ({deals}) =>
  deals.flatMap(({number, scores, totals, lines}) => (scores ? [{deal: number, scores, totals, lines}] : []));

/** The locale for dates; Arabic ones use the digits that the reader has chosen. */
const dateLocale = () => (words.rtl ? `ar-u-ca-gregory-nu-${words.arabicDigits ? 'arab' : 'latn'}` : words.language);

customElements.define('vb-page-replay', PageReplay);
