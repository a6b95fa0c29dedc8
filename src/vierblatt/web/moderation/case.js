/** `<vb-case>`: one case: its player, its reports with their evidence, appeals, what was done, and what to do. */
import {css, html, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {day, dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {RequestElement} from '../parts/request-element.js';
import './decide.js';
import {evidenceStyles, reportView} from './evidence.js';
import {trailStyles, trailView} from './trail.js';
import {personText} from './words.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {PairFinding, ModerationCase} from '../types/wire.js' */

export class Case extends RequestElement {
  /** @type {PropertyDeclarations} */
  static properties = {case: {type: String}, _found: {state: true}};

  static styles = [
    controls,
    pages,
    evidenceStyles,
    trailStyles,
    css`
    :host { display: block; }
    .appeal { border-inline-start: 4px solid var(--accent); padding-inline-start: 12px; margin-block-end: 12px; overflow-wrap: anywhere; }
    .appeal blockquote { margin: 4px 0; }
    .flagged { color: var(--danger); font-weight: 700; }
    ul.plain a { display: inline-flex; align-items: center; min-block-size: var(--tap); }
  `,
  ];

  constructor() {
    super();
    /** The id of the case. */
    this.case = '';
    /** @type {?ModerationCase} */
    this._found = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('case') || !this.case) return;
    this._found = null;
    this._load();
  }

  _load() {
    return this.attempt(async () => {
      this._found = await api.get(`/moderation/cases/${this.case}`);
    });
  }

  render() {
    const found = this._found;
    if (!found) return this._fault ? this.fault() : html`<p class="wait" aria-busy="true">…</p>`;
    const more = found.all_reports - found.reports.length;
    return html`<h1><a href=${`/player/${found.player}`}><bdi>${found.name}</bdi></a></h1>
      <p class="note">${words.text('moderation-since', {date: day(found.since)})}${found.guest ? ` · ${words.text('moderation-guest')}` : nothing}
        ${found.closed ? html`<br>${words.text('moderation-case-closed', {outcome: words.text(`moderation-did-${found.outcome}`)})}` : nothing}</p>
      ${this.fault()}
      ${found.appeals.length ? html`<h2>${words.text('moderation-appeals')}</h2>${found.appeals.map((appeal) => this._appeal(appeal))}` : nothing}
      ${found.reports.length ? html`<h2>${words.text('moderation-reports-here')}</h2>${found.reports.map(reportView)}` : nothing}
      ${more > 0 ? html`<p class="note">${words.text('moderation-more-reports', {count: more})}</p>` : nothing}
      ${found.findings.length ? this._findings(found.findings) : nothing}
      ${found.acts.length ? html`<h2>${words.text('moderation-acts')}</h2>${trailView(found.acts)}` : nothing}
      ${
        found.earlier.length
          ? html`<h2>${words.text('moderation-earlier')}</h2><ul class="plain">${found.earlier.map(
              ({id, opened, outcome}) =>
                html`<li><a href=${`/moderation/${id}`}>${words.text('moderation-earlier-line', {
                  date: day(opened),
                  outcome: words.text(`moderation-did-${outcome || 'open'}`),
                })}</a></li>`,
            )}</ul>`
          : nothing
      }
      <h2>${words.text('moderation-do')}</h2>
      <vb-decide .found=${found} @decided=${(/** @type {CustomEvent<{case: ModerationCase}>} */ {detail}) => {
        this._found = detail.case;
      }}></vb-decide>`;
  }

  /** @param {ModerationCase['appeals'][number]} appeal */
  _appeal({act, text, at, outcome, own}) {
    return html`<div class="appeal"><small><time datetime=${machine(at)}>${dayAndTime(at)}</time></small>
      <p>${words.text('moderation-appeal-against', {number: act})}${outcome ? ` · ${words.text(outcome === 'lifted' ? 'moderation-appeal-lifted' : 'moderation-appeal-kept')}` : nothing}</p>
      <blockquote dir="auto">${text}</blockquote>${own && !outcome ? html`<p class="note">${words.text('moderation-own')}</p>` : nothing}</div>`;
  }

  /** @param {PairFinding[]} findings */
  _findings(findings) {
    return html`<h2>${words.text('moderation-findings')}</h2><ul class="plain">${findings.map(
      (each) =>
        html`<li>${words.text('moderation-finding', {
          name: personText(each.other_name),
          game: words.gameName(each.game),
          deals: each.deals,
          gain: words.number(Math.round(10 * each.gain) / 10),
          p: words.number(Math.round(10_000 * each.p) / 10_000),
        })}${each.flagged ? html` <span class="flagged">${words.text('moderation-flagged')}</span>` : nothing}</li>`,
    )}</ul><p class="note">${words.text('moderation-no-proof')}</p>`;
  }
}

customElements.define('vb-case', Case);
