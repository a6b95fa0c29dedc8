/** What a report says, with its evidence, as moderators see it. */
import {css, html, nothing} from '../vendor/lit.js';
import {dayAndTime, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {personText} from './words.js';

/** @import {EvidenceLine, ReportSeen} from '../types/wire.js' */

export const evidenceStyles = css`
  .report { border-inline-start: 4px solid var(--line-strong); padding-inline-start: 12px; margin-block-end: 20px; overflow-wrap: anywhere; }
  .report h3 { font-size: var(--text-m); }
  .report small, .lines small { color: var(--ink-soft); font-size: var(--text-s); }
  .report a { display: inline-flex; align-items: center; min-block-size: var(--tap); }
  .report blockquote { margin: 4px 0; white-space: pre-wrap; }
  .lines { list-style: none; margin: 8px 0 0; padding: 0; display: grid; gap: 2px; }
  .lines li { padding: 2px 8px; border-radius: var(--round); }
  .lines .own { background: var(--paper-sunken); }
  .lines .marked { outline: 2px solid var(--danger); }
`;

/** Where a report leads to. @type {Record<ReportSeen['place'], (report: ReportSeen) => [string, string]>} */
const LINKS = {
  table: ({record, id}) => (record ? ['moderation-in-record', `/r/${id}`] : ['moderation-at-table', `/t/${id}`]),
  review: ({id}) => ['moderation-in-review', `/review/${id}`],
  player: ({id}) => ['moderation-on-page', `/player/${id}`],
  tournament: ({id}) => ['moderation-in-tournament', `/tournament/${id}`],
  majlis: () => ['moderation-in-majlis', ''],
};

/** The link to what a report is about: its text's id and its address. @param {ReportSeen} report */
export const linkOf = (report) => LINKS[report.place](report);

/** @param {ReportSeen} report */
export function reportView(report) {
  const [label, address] = linkOf(report);
  return html`<article class="report">
    <h3>${words.text(`report-kind-${report.kind}`)}</h3>
    <small><time datetime=${machine(report.at)}>${dayAndTime(report.at)}</time> ${words.text('moderation-by', {name: personText(report.reporter_name)})}${report.trusted ? nothing : html` (${words.text('moderation-untrusted')})`}</small>
    ${report.text ? html`<blockquote dir="auto">${report.text}</blockquote>` : nothing}
    <p>${words.text('moderation-name-then', {name: words.name(report.name)})}</p>
    <p>${address ? html`<a href=${address}>${words.text(label)}</a>` : words.text(label)}${report.seq >= 0 ? html` <small>${words.text('moderation-place-in-log', {seq: report.seq})}</small>` : nothing}</p>
    ${report.lines.length ? html`<ol class="lines" role="list" aria-label=${words.text('moderation-evidence')}>${report.lines.map(lineView)}</ol>` : html`<small>${words.text('moderation-no-evidence')}</small>`}
  </article>`;
}

/** At a table, a line may be a ready-made phrase. @param {EvidenceLine} line */
const lineView = ({
  name,
  at,
  text,
  own,
  marked,
}) => html`<li class=${`${own ? 'own' : ''} ${marked && own ? 'marked' : ''}`}>
  <b><bdi>${name}</bdi></b> <small><time datetime=${machine(at)}>${dayAndTime(at)}</time></small>
  <div dir="auto">${words.textOr(`phrase-${text}`, text)}</div></li>`;
