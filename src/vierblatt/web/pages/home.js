/**
 * `/`: the games, each a tap away. The big tiles with cards open a table with bots at once; nobody has to read to
 * find them.
 */
import {LitElement, html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {stepsDone} from '../core/learned.js';
import {askForName} from '../core/own-name.js';
import {navigate, setTitle} from '../core/router.js';
import {soloTable} from '../core/solo.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {icon} from '../parts/icons.js';
import {column, pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import {isSolo, sidesFrom} from '../table/model.js';
import '../parts/bot-level.js';
import '../parts/counted-choice.js';
import '../parts/pace-choice.js';
import '../parts/playing-card.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {ApiFault} from '../core/api.js' */
/** @import {Place, TableInfo} from '../types/wire.js' */

/** Game -> three characteristic cards. @type {Record<string, string[]>} */
const FANS = {
  baloot: ['JS', 'AH', 'TD'],
  kout_bo: ['XR', 'AS', 'KC'],
  king_bolola: ['KH', 'QS', 'QD'],
  back_alley: ['AS', 'XB', '2C'],
};
const ANY_FAN = ['AS', 'KH', 'QD'];
const CODE = /^[a-z0-9]{10}$/;

export class PageHome extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _mine: {state: true}, _busy: {state: true}};

  static styles = [
    controls,
    column,
    pages,
    css`
    :host { max-inline-size: 1040px; padding-block: 12px 40px; }
    h1 { margin-block: 4px; }
    .lead { color: var(--ink-soft); margin-block-end: 12px; max-inline-size: 60ch; }
    .games { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); }
    .game {
      background: var(--paper-raised); border: 1px solid var(--line); border-radius: var(--round-l); overflow: hidden;
      display: grid; grid-template-rows: 1fr auto auto; box-shadow: var(--shadow-1);
    }
    .play {
      border: 0; border-radius: 0; padding: 14px 16px; display: grid; grid-template-columns: 1fr auto; gap: 2px 12px;
      background: radial-gradient(120% 140% at 80% 0%, var(--felt), var(--felt-deep)); color: var(--on-felt);
      text-align: start; align-items: center; justify-content: stretch; font-weight: 400;
    }
    .play:focus-visible { outline-offset: -5px; outline-color: var(--accent-bright); }
    .play h2 { font-size: var(--text-l); margin: 0; }
    .play .row { margin-block-start: 6px; gap: 2px 12px; }
    .play small { font-size: var(--text-s); font-weight: 400; color: var(--on-felt-soft); }
    .line { font-size: var(--text-s); color: var(--on-felt-soft); line-height: 1.4; align-self: start; }
    .go {
      display: inline-flex; gap: 6px; align-items: center; background: var(--accent-bright);
      color: var(--on-accent); border-radius: 99px; padding: 5px 18px 5px 14px; font-weight: 700;
    }
    .fan {
      grid-row: 1 / 4; grid-column: 2; display: flex; direction: ltr; justify-content: center; inline-size: 122px;
      --card-width: 58px;
    }
    .fan playing-card { flex: none; }
    .fan playing-card:not(:first-child) { margin-left: -28px; }
    .fan playing-card:nth-child(1) { transform: rotate(-10deg) translateY(4px); }
    .fan playing-card:nth-child(3) { transform: rotate(10deg) translateY(4px); }
    @media (min-width: 900px) {
      .play { padding: 20px 24px; min-block-size: 164px; }
      .fan { inline-size: 168px; --card-width: 80px; }
      .fan playing-card:not(:first-child) { margin-left: -38px; }
    }
    @media (hover: hover) {
      .play:hover playing-card:nth-child(1) { transform: rotate(-14deg) translate(-5px, 2px); }
      .play:hover playing-card:nth-child(3) { transform: rotate(14deg) translate(5px, 2px); }
    }
    .fan playing-card { transition: transform var(--quick) var(--ease); }
    .learn { display: block; padding: 10px 16px; min-block-size: var(--tap); font-weight: 600; border-block-end: 1px solid var(--line); }
    .more { display: grid; grid-template-columns: 1fr 1fr auto; gap: 8px; padding: 8px 10px; }
    .more .button { padding-inline: 6px; font-size: var(--text-s); text-align: center; line-height: 1.2; }
    .more .button:last-child { padding-inline: 12px; }
    ul.mine { margin-block: 0 16px; }
    .mine a {
      display: flex; gap: 12px; align-items: center; justify-content: space-between; min-block-size: 56px;
      background: var(--paper-raised); border: 2px solid var(--accent); border-radius: var(--round); padding: 8px 16px;
      color: var(--ink); text-decoration: none; font-weight: 600;
    }
    .mine small { color: var(--ink-soft); font-weight: 400; margin-inline-start: 6px; }
    .first { min-block-size: 52px; margin-block-end: 12px; background: var(--accent-bright); color: var(--on-accent); border-color: var(--accent); }
    @media (max-width: 559px) { .first { inline-size: 100%; } }
    .with { gap: 4px 24px; margin-block: 0 12px; }
    .tournaments { margin-block-start: 16px; min-block-size: 52px; }
    .join { display: flex; gap: 8px; margin-block-start: 20px; align-items: end; max-inline-size: 520px; }
    .join label { flex: 1; }
  `,
  ];

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.params = {};
    /** @type {TableInfo[]} */
    this._mine = [];
    this._busy = '';
  }

  connectedCallback() {
    super.connectedCallback();
    // A new visitor has no tables, and needs no account yet.
    if (!api.person) return;
    import('../majlis/list.js');
    api.get('/me/tables').then(
      ({tables}) => {
        this._mine = tables;
      },
      () => {},
    );
  }

  render() {
    setTitle();
    return html`
      <h1>${words.text('web-home-title')}</h1>
      <p class="lead">${words.text('web-home-lead')}</p>
      ${this._first()}
      ${
        this._mine.length
          ? html`<ul class="plain mine" aria-label=${words.text('web-my-tables')}>
        ${this._mine.map(
          (table) => html`<li><a href="/t/${table.id}">
          ${
            isSolo(table) && table.deal
              ? html`<span>${this._continue(table)}</span>${icon('play', 18)}`
              : html`<span>${words.gameName(table.game)}<small>${words.text(`web-stage-${table.stage}`)}</small></span>
          <span>${words.text('web-go-on')}</span>`
          }</a></li>`,
        )}</ul>`
          : nothing
      }
      ${api.person ? html`<vb-majlises></vb-majlises>` : nothing}
      <div class="row with"><bot-level></bot-level><pace-choice></pace-choice><counted-choice></counted-choice></div>
      <ul class="plain games">${words.games.map((game) => this._tile(game))}</ul>
      <p class="row"><a class="button tournaments" href="/tournaments">${words.text('web-tournaments-line')}</a>
        <a class="button tournaments" href="/sheet">${icon('sheet', 18)}${words.text('web-sheet-line')}</a></p>
      <form class="join" @submit=${this._join}>
        <label class="field">${words.text('web-join-label')}
          <input name="code" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false"></label>
        <button>${words.text('web-join')}</button>
      </form>`;
  }

  /** What waits at a table without other people: the game, the deal and the score. @param {TableInfo} table */
  _continue({game, deal, seats, scores = []}) {
    const order = sidesFrom(
      scores.length,
      seats.findIndex(({kind}) => kind === 'human'),
    );
    const score = words.ratio(order.map((side) => scores[side]));
    return words.text('match-continue', {game: words.gameName(game), deal, score});
  }

  /** @param {string} game */
  _tile(game) {
    const name = words.gameName(game);
    return html`<li class="game">
      <button class="play" type="button" ?disabled=${this._busy !== ''} aria-busy=${String(this._busy === game)}
        title=${words.text('web-play-bots', {game: name})} @click=${() => this._play(game)}>
        <h2>${name}</h2>
        <span class="fan">${(FANS[game] ?? ANY_FAN).map((card) => html`<playing-card card=${card}></playing-card>`)}</span>
        <span class="line">${words.gameLine(game)}</span>
        <span class="row"><span class="go">${icon('play', 18)} ${words.text('web-play')}</span>
          <small>${words.text('web-players', {count: words.gameSeats(game)})}</small></span>
      </button>
      ${this._lessons(game, name)}
      <a class="learn" href="/daily/${game}" aria-label="${name}: ${words.text('web-daily-game')}">${words.text('web-daily-game')}</a>
      ${words.gamePuzzles(game) ? html`<a class="learn" href="/puzzles/${game}" aria-label="${name}: ${words.text('web-puzzles-line')}">${words.text('web-puzzles-line')}</a>` : nothing}
      <div class="more">
        <a class="button" href="/new/${game}" aria-label="${name}: ${words.text('web-friends')}">${words.text('web-friends')}</a>
        <button class="button" type="button" ?disabled=${this._busy !== ''} @click=${() => this._quick(game)}
          aria-label="${name}: ${words.text('web-quick')}">${words.text('web-quick')}</button>
        <a class="button" href="/rules/${game}" aria-label="${name}: ${words.text('ui-rules')}">${words.text('web-rules')}</a>
      </div></li>`;
  }

  /** The offer to a first visitor, above everything that they cannot know yet. */
  _first() {
    const begun = words.games.some((game) => stepsDone(game).length > 0);
    if (api.person || begun || !words.games.some((game) => words.gameLessons(game))) return nothing;
    return html`<p><a class="button first" href="/learn">${icon('coach', 22)} ${words.text('web-learn-first')}</a></p>`;
  }

  /** The way to the lessons, for first visitors and for those who have begun. @param {string} game @param {string} name */
  _lessons(game, name) {
    const minutes = words.gameLessons(game); // a step takes about a minute
    const done = stepsDone(game).length;
    if (!minutes || done >= minutes || (api.person && !done)) return nothing;
    return html`<a class="learn" href="/learn/${game}">${words.text('web-learn-new', {game: name, minutes})}</a>`;
  }

  /** @param {string} game */
  _play(game) {
    return this._open(game, () => soloTable(game));
  }

  /** @param {string} game */
  _quick(game) {
    return this._open(game, async () => {
      await askForName();
      /** @type {Place} */
      const {table} = await api.post('/quick', {game});
      return table;
    });
  }

  /** @param {string} game @param {() => Promise<string>} ask for the id of a table */
  async _open(game, ask) {
    if (this._busy) return;
    this._busy = game;
    try {
      navigate(`/t/${await ask()}`);
    } catch (fault) {
      toast(words.error(/** @type {ApiFault} */ (fault)));
    } finally {
      this._busy = '';
    }
  }

  /** @param {SubmitEvent & {currentTarget: HTMLFormElement}} event */
  _join(event) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('code')).trim().toLowerCase();
    const code = given.split(/[?#]/)[0].split('/').filter(Boolean).at(-1) ?? '';
    const page = ['m', 'tournament'].find((name) => given.includes(`/${name}/`)) ?? 't';
    if (CODE.test(code)) navigate(`/${page}/${code}`);
    else toast(words.text('web-join-bad'));
  }
}

customElements.define('vb-page-home', PageHome);
