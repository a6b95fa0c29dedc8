/** `<vb-replay-analysis>`: requests the analysis of a match, shows its progress, and links to it. */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {AnalysisState} from '../types/wire.js' */

/** Milliseconds between two requests for the progress. */
const PACE = 1_000;

/** @typedef {Required<AnalysisState>} Progress */

export class ReplayAnalysis extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    record: {type: String},
    /** The game, if one of its players looks at it: their mistakes can be solved as puzzles. */ game: {type: String},
    _progress: {state: true},
    _fault: {state: true},
    _requesting: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: block; }
    .what { color: var(--ink-soft); margin-block-end: 8px; }
    .row { display: flex; flex-wrap: wrap; gap: 8px; }
    progress { inline-size: 100%; block-size: 10px; accent-color: var(--primary); margin-block: 4px 8px; }
    .fault { color: var(--danger); font-weight: 600; margin-block-start: 8px; }
    small { color: var(--ink-soft); font-size: var(--text-s); }
  `,
  ];

  constructor() {
    super();
    this.record = '';
    this.game = '';
    /** @type {?Progress} */
    this._progress = null;
    /** @type {?ApiFault} */
    this._fault = null;
    this._requesting = false;
    /** Whether the reader has requested it here: then its page opens when it is done. */
    this._wanted = false;
    this._timer = 0;
  }

  disconnectedCallback() {
    clearTimeout(this._timer);
    super.disconnectedCallback();
  }

  connectedCallback() {
    super.connectedCallback();
    if (this._progress) this._fetchProgress();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('record') && this.record) {
      this._progress = null;
      this._wanted = false;
      this._fetchProgress();
    }
  }

  get _place() {
    return `/records/${this.record}/analysis`;
  }

  get _page() {
    return `/r/${this.record}/analysis`;
  }

  render() {
    if (!this._progress) return this._faultNotice();
    return html`<p class="what">${words.text('replay-analysis-what')}</p>${this._stateView(this._progress)}${this._faultNotice()}`;
  }

  /** @param {Progress} progress */
  _stateView(progress) {
    const {state} = progress;
    if (state === 'waiting' || state === 'running') return this._progressBar(progress);
    if (state === 'done')
      return html`<p class="row"><a class="button primary" href=${this._page}>${words.text('replay-analysis-open')}</a>
        ${this.game ? html`<a class="button" href="/puzzles/${this.game}/own">${words.text('replay-analysis-puzzles')}</a>` : nothing}</p>`;
    return this._requestButton(state === 'failed');
  }

  /** @param {boolean} failed */
  _requestButton(failed) {
    return html`${failed ? html`<p role="status">${words.text('replay-analysis-failed')}</p>` : nothing}
      <button type="button" class="primary" ?disabled=${this._requesting} @click=${this._request}>
        ${words.text(failed ? 'replay-analysis-again' : 'replay-analysis-ask')}</button>`;
  }

  /** @param {Progress} progress */
  _progressBar({state, ahead, done, pieces}) {
    const status =
      state === 'waiting'
        ? html`<p role="status">${words.text('replay-analysis-waiting', {ahead})}</p>`
        : html`<p>${words.text('replay-analysis-running', {done, pieces})}</p>`;
    return html`${status}
      <progress max=${pieces || 1} .value=${done} aria-label=${words.text('replay-analysis-heading')}></progress>
      <small>${words.text('replay-analysis-stay')}</small>`;
  }

  _faultNotice() {
    return this._fault ? html`<p class="fault" role="alert">${words.error(this._fault)}</p>` : nothing;
  }

  async _request() {
    this._requesting = true;
    this._wanted = true;
    await this._trackProgress(() => api.post(this._place));
    this._requesting = false;
  }

  /** Loads the progress, and keeps loading it while the analysis is waiting or running. */
  _fetchProgress() {
    return this._trackProgress(() => api.public(this._place));
  }

  /** @param {() => Promise<Progress>} ask */
  async _trackProgress(ask) {
    clearTimeout(this._timer);
    const {record} = this;
    try {
      const progress = await ask();
      if (record !== this.record || !this.isConnected) return;
      this._progress = progress;
      this._fault = null;
    } catch (fault) {
      if (record !== this.record || !this.isConnected) return;
      this._fault = /** @type {ApiFault} */ (fault);
    }
    const {state} = this._progress ?? {};
    if (state === 'done' && this._wanted) location.assign(this._page);
    if (state === 'waiting' || state === 'running') this._timer = setTimeout(() => this._fetchProgress(), PACE);
  }
}

customElements.define('vb-replay-analysis', ReplayAnalysis);
