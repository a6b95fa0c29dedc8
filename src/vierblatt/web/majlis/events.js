/** `<vb-majlis-events>`: standing events with their next dates, and the tournaments that were made of them. */
import {css, html, nothing} from '../vendor/lit.js';
import {dayAndTimeThere, machine} from '../core/format.js';
import {words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {kindName} from '../tournaments/words.js';
import './new-event.js';
import {MajlisPart} from './part.js';

/** @import {EventTournament, MajlisEvent} from '../types/wire.js' */

/** Tournaments that are over, of which so many are listed. */
const PAST = 5;

export class MajlisEventsPart extends MajlisPart {
  static properties = {...MajlisPart.properties, _asked: {state: true}, _adding: {state: true}};

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; }
    ul.plain { margin-block-end: 12px; }
    .event { display: grid; gap: 8px; overflow-wrap: anywhere; }
    .event h3 { font-size: var(--text-m); }
    .dates { list-style: none; margin: 0; padding: 0; }
    .dates li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; min-block-size: var(--tap); padding-block: 8px; border-block-start: 1px solid var(--line); }
    .off time { text-decoration: line-through; color: var(--ink-soft); }
    small { color: var(--ink-soft); font-size: var(--text-s); }
    .made a {
      display: flex; gap: 12px; justify-content: space-between; align-items: center; min-block-size: 56px; padding: 8px 16px; color: var(--ink);
      background: var(--paper-raised); border: 1px solid var(--line-strong); border-radius: var(--round); text-decoration: none; overflow-wrap: anywhere;
    }
    .made a > :last-child { flex: none; font-weight: 600; color: var(--link); }
    .made small { display: block; }
    .ask { display: grid; gap: 8px; }
  `,
  ];

  constructor() {
    super();
    /** The event that is to be ended, if the person confirms it; '' for none. */
    this._asked = '';
    /** Whether the form for a new event is open. */
    this._adding = false;
  }

  render() {
    const {session} = this;
    const events = session?.events;
    if (!session?.majlis || !events) return nothing;
    const tournaments = events.tournaments ?? [];
    const open = tournaments.filter(({stage}) => stage !== 'closed');
    const past = tournaments.filter(({stage}) => stage === 'closed').slice(0, PAST);
    const going = events.events.filter(({ended}) => !ended);
    const ended = events.events.filter(({ended: at}) => at).slice(0, 3);
    if (!session.isManager && !going.length && !tournaments.length && !ended.length) return nothing;
    return html`<h2>${words.text('majlis-events')}</h2>
      ${open.length ? html`<ul class="plain made">${open.map((each) => this._tournament(each))}</ul>` : nothing}
      ${going.length || session.isManager ? nothing : html`<p class="empty">${words.text('majlis-events-none')}</p>`}
      ${this.fault()}
      <ul class="plain">${going.map((event) => html`<li class="panel event">${this._event(event)}</li>`)}
        ${ended.map((event) => html`<li class="note"><bdi>${event.name}</bdi>: ${words.text(`majlis-event-over-${event.reason}`)}</li>`)}</ul>
      ${past.length ? html`<details class="panel"><summary>${words.text('majlis-events-past')}</summary><div><ul class="plain made">${past.map((each) => this._tournament(each))}</ul></div></details>` : nothing}
      ${session.isManager ? this._add() : nothing}`;
  }

  _add() {
    if (!this._adding)
      return html`<p class="row"><button type="button" class="add" @click=${() => {
        this._adding = true;
      }}>${words.text('majlis-event-new')}</button></p>`;
    return html`<vb-new-event class="panel" .session=${this.session} @done=${() => {
      this._adding = false;
    }}></vb-new-event>`;
  }

  /** @param {EventTournament} tournament */
  _tournament({id, name, stage, contestants}) {
    const state =
      stage === 'entering'
        ? words.text('majlis-event-entered', {count: contestants})
        : words.text(`tour-stage-${stage}`);
    return html`<li><a href=${`/tournament/${id}`}><span><b><bdi>${name}</bdi></b><small>${state}</small></span>
      <span>${words.text(stage === 'entering' ? 'majlis-event-enter' : 'majlis-event-look')}</span></a></li>`;
  }

  /** @param {MajlisEvent} event */
  _event({id, name, zone, weeks, lead, rules, format, place = '', organiser_name: organiser, dates}) {
    const {session} = this;
    const named = session?.majlis?.rules?.find((each) => each.id === rules);
    const facts = [
      words.text('majlis-event-every', {weeks}),
      kindName(format),
      ...('rounds' in format ? [words.text('majlis-event-rounds', {rounds: format.rounds})] : []),
      named ? words.name(named.name) : words.text('majlis-rules-usual'),
      ...(place ? [words.name(place)] : []),
    ];
    return html`<h3><bdi>${name}</bdi></h3>
      <small>${words.join(facts)}</small>
      <small>${words.text('majlis-event-made', {hours: lead, organiser: words.name(organiser)})} ${words.text('majlis-event-zone', {zone: words.name(zone.replaceAll('_', ' '))})}</small>
      <ul class="dates">${dates.map(
        ({day, starts, skipped}) => html`<li class=${skipped ? 'off' : ''}>
        <span><time datetime=${machine(starts)}>${dayAndTimeThere(starts, zone)}</time>${skipped ? html` <small>${words.text('majlis-event-skipped')}</small>` : nothing}</span>
        ${
          session?.isManager
            ? html`<button type="button" ?disabled=${this._busy} aria-label=${`${words.text(skipped ? 'majlis-event-unskip' : 'majlis-event-skip')}: ${dayAndTimeThere(starts, zone)}`}
              @click=${() => this.attempt(() => session.skip(id, day, !skipped))}>${words.text(skipped ? 'majlis-event-unskip' : 'majlis-event-skip')}</button>`
            : nothing
        }</li>`,
      )}</ul>
      <p class="row"><a class="button" href=${`/api/majlises/${session?.id}/events/${id}/calendar.ics`} download>${words.text('majlis-event-calendar')}</a>
        ${session?.isManager ? this._end(id) : nothing}</p>`;
  }

  /** An event is ended for everybody, so a second tap has to confirm it. @param {string} id */
  _end(id) {
    const ask = (/** @type {string} */ asked) => () => {
      this._asked = asked;
    };
    if (this._asked !== id)
      return html`<button type="button" class="danger" @click=${ask(id)}>${words.text('majlis-event-end')}</button>`;
    return html`<span class="ask" role="alert">${words.text('majlis-event-end-sure')}
      <span class="row"><button type="button" class="danger" ?disabled=${this._busy} @click=${() => this.attempt(async () => this.session?.endEvent(id))}>${words.text('majlis-event-end-now')}</button>
      <button type="button" @click=${ask('')}>${words.text('majlis-keep')}</button></span></span>`;
  }
}

customElements.define('vb-majlis-events', MajlisEventsPart);
