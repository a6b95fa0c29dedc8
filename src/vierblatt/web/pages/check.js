/**
 * `/check` and `/check/TABLE`: whether the cards of a match were dealt fairly. Everything is recomputed in the browser,
 * from data that the server has published.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {codeOf, schemeOf} from '../core/proof.js';
import {InvalidRecord, chainOf} from '../core/record.js';
import {setTitle} from '../core/router.js';
import {seenFaults} from '../core/seen.js';
import {seenAt} from '../core/witness.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {infoOf, namesOf} from '../replay/scenes.js';
import {bindingOf, examine, verdict} from '../check/examine.js';
import {sourceOfTable, sourceOfText} from '../check/source.js';
import {controls} from '../parts/controls.js';
import '../check/chain.js';
import '../check/deal.js';
import '../check/file.js';
import '../check/seats.js';
import '../parts/verdict.js';
import '../parts/copy-code.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {CheckedMatch, Findings, SeatFinding} from '../check/examine.js' */
/** @import {Source} from '../check/source.js' */
/** @import {Proof} from '../core/proof.js' */
/** @import {GameRecord} from '../core/record.js' */
/** @import {Seen} from '../core/seen.js' */

/** Milliseconds after which a match in progress is loaded again. */
const RELOAD_EVERY = 10_000;
const MARKS = {
  fits: 'fits',
  board: 'fits',
  broken: 'broken',
  open: 'open',
  old: 'unproved',
  seeded: 'unproved',
  given: 'unproved',
};

/** @typedef {{source: Source, findings: Findings}} Examined */

export class PageCheck extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _examined: {state: true},
    _fault: {state: true},
    _loading: {state: true},
  };

  static styles = [
    controls,
    css`
    :host { display: block; max-inline-size: 760px; margin-inline: auto; padding: 16px 16px 64px; line-height: 1.5; }
    h1 { font-size: var(--text-xl); margin: 8px 0 4px; }
    h2 { font-size: var(--text-l); margin: 32px 0 4px; }
    .note { color: var(--ink-soft); margin: 0 0 12px; max-inline-size: 62ch; }
    vb-verdict b { display: block; font-size: var(--text-l); }
    .deals { display: grid; gap: 8px; }
    .how { counter-reset: step; list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
    .how li { display: grid; grid-template-columns: 40px 1fr; gap: 12px; align-items: start; }
    .how li::before {
      counter-increment: step; content: counter(step); inline-size: 40px; block-size: 40px; border-radius: 50%;
      display: grid; place-items: center; background: var(--felt); color: var(--on-felt); font-weight: 700;
    }
    .row { display: flex; flex-wrap: wrap; gap: 8px; margin-block: 12px; }
    .fault { color: var(--danger); font-weight: 600; }
    .kept { color: var(--good); font-weight: 600; }
    .what { color: var(--ink-soft); font-size: var(--text-s); margin-block: 12px 4px; }
    details > summary { cursor: pointer; min-block-size: 44px; display: list-item; align-content: center; color: var(--link); }
  `,
  ];

  constructor() {
    super();
    /** @type {{table?: string}} */
    this.params = {};
    /** The match that is checked, and the findings. @type {?Examined} */
    this._examined = null;
    /** @type {ApiFault | InvalidRecord | null} */
    this._fault = null;
    this._loading = false;
    this._timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this._timer = setInterval(() => this._reload(), RELOAD_EVERY);
  }

  disconnectedCallback() {
    clearInterval(this._timer);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params.table) this._load(this.params.table);
  }

  updated() {
    setTitle(words.text('check-title'));
  }

  /** @param {string} table */
  async _load(table) {
    this._loading = true;
    try {
      await this._examine(await sourceOfTable(table));
    } catch (fault) {
      this._fault = /** @type {ApiFault} */ (fault);
    } finally {
      this._loading = false;
    }
  }

  /** Loads a match in progress again: each deal adds to it. */
  _reload() {
    const {table} = this.params;
    if (table && !document.hidden && this._examined && !this._examined.source.record) this._load(table);
  }

  /** @param {CustomEvent<{text: string}>} event */
  _onRecord({detail: {text}}) {
    try {
      this._examine(sourceOfText(text));
    } catch (fault) {
      this._fault = /** @type {InvalidRecord} */ (fault);
    }
    this.renderRoot.querySelector('[role="status"]')?.scrollIntoView({block: 'center'});
  }

  /** @param {Source} source */
  async _examine(source) {
    await loadWords(undefined, source.game).catch(() => loadWords(undefined, null)); // it may be of another game
    this._fault = null;
    this._examined = {source, findings: examine(source.match)};
  }

  render() {
    return html`<h1>${words.text('check-title')}</h1>
      <p class="note">${words.text('check-lead')}</p>
      <div role="status">${this._fault ? html`<p class="fault">${faultText(this._fault)}</p>` : nothing}
        ${this._examined ? this._verdict(this._examined) : this._loading ? html`<p>${words.text('proof-loading')}</p>` : nothing}</div>
      ${this._examined ? this._findings(this._examined) : nothing}
      <h2>${words.text('check-how')}</h2>${how()}
      <h2>${words.text('check-elsewhere')}</h2>
      <p class="note">${words.text('check-offline')}</p>
      <vb-copy-code code="vierblatt verify match.json" .label=${words.text('check-command')}></vb-copy-code>
      ${
        this._examined?.source.record && this.params.table
          ? html`<div class="row"><a class="button" download
        href=${`/api/records/${this.params.table}?download=true`}>${words.text('proof-download')}</a>
        <a class="button" href=${`/r/${this.params.table}`}>${words.text('check-replay')}</a></div>`
          : nothing
      }
      <p class="what">${words.text('check-other')}</p>
      <vb-check-file @record-given=${this._onRecord}></vb-check-file>`;
  }

  /** @param {Examined} examined */
  _verdict({source, findings}) {
    const {record} = source;
    const sound = record === null || chainOf(record).every(({fits}) => fits);
    const faults = [...new Set([...seenFaultsIn(source), ...findings.faults.map(({code}) => code)])];
    const result = verdict(findings, sound && !faults.length);
    return html`<vb-verdict state=${MARKS[result]}><b>${words.text(`check-verdict-${result}`)}</b>
      ${words.text(`check-verdict-${result}-note`, {count: findings.checked})}
      ${faults.length ? html`<ul>${faults.map((code) => html`<li>${words.text(`proof-fault-${code}`)}</li>`)}</ul>` : nothing}
    </vb-verdict>`;
  }

  /** @param {Examined} examined */
  _findings({source, findings}) {
    const {match, record} = source;
    const info = infoOf(source, words);
    words.setTable({names: namesOf(info, words), sides: 0});
    return html`${match.proof ? this._beforeTheMatch(source, match.proof, findings) : nothing}
      <h2>${words.text('check-deals')}</h2>
      ${findings.deals.length ? this._deals(match, findings) : html`<p class="note">${words.text('check-no-deals')}</p>`}
      ${record ? html`<h2>${words.text('check-record')}</h2><vb-check-chain .record=${record}></vb-check-chain>` : nothing}`;
  }

  /**
   * What was fixed before the first card: the anchor and the seats' numbers.
   * @param {Source} source @param {Proof} proof @param {Findings} findings
   */
  _beforeTheMatch(source, proof, {seats}) {
    const {begun} = source.match;
    const seen = seenIn(source);
    const own = seenFaultsIn(source);
    return html`<h2>${words.text('check-anchor')}</h2>
      <p class="note">${words.text('check-anchor-note')}</p>
      <vb-copy-code .code=${proof.anchor} .label=${words.text('check-anchor')}></vb-copy-code>
      ${
        seen && begun
          ? html`<p class=${own.includes('anchor-changed') ? 'fault' : 'kept'}>${words.text(
              own.includes('anchor-changed') ? 'check-seen-broken' : 'check-seen-fits',
            )}</p>`
          : nothing
      }
      <details><summary>${words.text('check-more-numbers')}</summary>
        ${[
          ['check-match', proof.match],
          ['check-rules-hash', proof.rules_hash],
          ['check-binding', bindingOf(source.match)],
        ].map(
          ([id, code]) =>
            html`<p class="what">${words.text(id)}</p><vb-copy-code .code=${code} .label=${words.text(id)}></vb-copy-code>`,
        )}
      </details>
      <h2>${words.text('check-nonces')}</h2>
      <p class="note">${words.text('check-nonces-note')}</p>
      ${(proof.void ?? []).flatMap(({unopened}) => unopened).map((seat) => html`<p class="what">${words.text('check-void', {seat: words.seat(seat)})}</p>`)}
      <vb-check-seats .seats=${seats} .seen=${seen}></vb-check-seats>
      ${begun ? this._ownNonce(seen, own) : nothing}
      ${this._code(proof)}`;
  }

  /**
   * Whether the reader's own nonce went into the deals: without it, the others may have chosen the cards together.
   * @param {?Seen} seen @param {string[]} faults
   */
  _ownNonce(seen, faults) {
    if (!seen) return html`<p class="note">${words.text('check-own-absent')}</p>`;
    const address = `data:application/json,${encodeURIComponent(JSON.stringify(seen, null, 1))}`;
    return html`<p class=${faults.length ? 'fault' : 'kept'}>${words.text(faults.length ? 'check-own-out' : 'check-own-in')}</p>
      <div class="row"><a class="button" download=${`seen-${seen.match}.json`} href=${address}>${words.text('check-seen-download')}</a></div>`;
  }

  /** The list code, which players compare with each other. @param {Proof} proof */
  _code(proof) {
    const listed = schemeOf(proof) > 1 && proof.commitments.some(Boolean);
    const code = listed ? codeOf(proof) : '';
    return listed
      ? html`<h2>${words.text('check-code')}</h2><p class="note">${words.text('check-code-note')}</p>
      <vb-copy-code .code=${code} .label=${words.text('check-code')}></vb-copy-code>`
      : nothing;
  }

  /** @param {CheckedMatch} match @param {Findings} findings */
  _deals(match, {deals, first, pack, packWhole}) {
    const state = (/** @type {boolean} */ fits) => (fits ? 'fits' : 'broken');
    return html`<p class="note">${words.text(`check-cards-${state(packWhole)}`, {count: pack.length})}</p>
      ${
        first
          ? html`<p><vb-verdict small state=${state(first.fits)} class=${first.fits ? 'kept' : 'fault'}>${words.text(
              `check-first-${state(first.fits)}`,
              {seat: words.seat(first.expected), found_seat: words.seat(first.actual)},
            )}</vb-verdict></p>`
          : nothing
      }
      <div class="deals">${deals.map(
        (deal) => html`<vb-check-deal .deal=${deal} kind=${match.kind}
        .open=${deal.state === 'broken'}></vb-check-deal>`,
      )}</div>`;
  }
}

/** What this browser saw when its user sat at the table. @param {Source} source */
const seenIn = ({match, id}) => (match.kind === 'provable' ? seenAt(id) : null);

/**
 * Where the source contradicts what this browser saw; before the first card there is nothing to compare.
 * @param {Source} source
 */
function seenFaultsIn(source) {
  const {begun, proof} = source.match;
  const seen = seenIn(source);
  return seen && begun && proof ? seenFaults(seen, proof) : [];
}

function how() {
  return html`<ol class="how">${[1, 2, 3].map((step) => html`<li><span>${words.text(`check-how-${step}`)}</span></li>`)}</ol>
    <p class="note">${words.text('check-how-limit')}</p>`;
}

/** @param {ApiFault | InvalidRecord} fault */
function faultText(fault) {
  return fault instanceof InvalidRecord ? words.text('check-no-record', {why: fault.message}) : words.error(fault);
}

customElements.define('vb-page-check', PageCheck);
