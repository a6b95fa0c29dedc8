/** `<vb-majlis-manage>`: leaving a majlis; for managers name, crest, rules and link; for the host its deletion. */
import {html, css, nothing} from '../vendor/lit.js';
import {api} from '../core/api.js';
import {loadWords, words} from '../core/locale.js';
import {navigate} from '../core/router.js';
import {presetChoice} from '../new/game-rules.js';
import {USUAL} from '../new/table-settings.js';
import {controls} from '../parts/controls.js';
import {pages} from '../parts/pages.js';
import {toast} from '../parts/toast.js';
import './crest-choice.js';
import {MajlisPart} from './part.js';
import './rule-sets.js';

/** @import {Crest, GameInfo, GameList, Majlis} from '../types/wire.js' */
/** @import {Changes} from '../new/game-rules.js' */
/** @import {Settings} from '../new/table-settings.js' */

/** Characters of a majlis's name. */
export const LONGEST_NAME = 40;

export class MajlisManage extends MajlisPart {
  static properties = {
    ...MajlisPart.properties,
    _game: {state: true},
    _rules: {state: true},
    _settings: {state: true},
    _sure: {state: true},
  };

  static styles = [
    controls,
    pages,
    css`
    :host { display: block; margin-block-start: 24px; }
    p.row, .ask { margin-block-start: 12px; }
    .ask { display: grid; gap: 12px; }
  `,
  ];

  constructor() {
    super();
    /** @type {?GameInfo} */
    this._game = null;
    /** What the host has chosen, until it is saved. @type {?{preset: string, changes: Changes}} */
    this._rules = null;
    /** @type {?Settings} */
    this._settings = null;
    /** The question that is open: 'leave', 'delete', or none. */
    this._sure = '';
  }

  render() {
    const {session} = this;
    if (!session?.majlis) return nothing;
    return html`${this.fault()}
      ${session.isManager ? this._manager(session.majlis) : nothing}
      ${
        session.isHost
          ? this._ask('delete', async () => {
              await session.delete();
              navigate('/');
            })
          : nothing
      }
      ${this._ask('leave', async () => {
        await session.remove(session.me);
        navigate('/');
      })}`;
  }

  /** @param {Majlis} majlis */
  _manager(majlis) {
    return html`<h2>${words.text('majlis-manage')}</h2>
      <details class="panel"><summary>${words.text('majlis-rename')}</summary><div>
        <form @submit=${this._rename}><label class="field">${words.text('majlis-name')}
          <input name="name" required maxlength=${LONGEST_NAME} dir="auto" autocomplete="off" .value=${majlis.name}></label>
          <button ?disabled=${this._busy}>${words.text('majlis-save')}</button></form></div></details>
      <details class="panel"><summary>${words.text('majlis-crest')}</summary><div>
        <vb-crest-choice .crest=${majlis.crest} .busy=${this._busy} @chosen=${(
          /** @type {CustomEvent<Crest>} */ {detail},
        ) => this._saveCrest(detail)}></vb-crest-choice></div></details>
      <details class="panel" @toggle=${this._loadGame}><summary>${words.text('majlis-rules')}</summary><div>${this._form(majlis)}</div></details>
      <details class="panel" @toggle=${this._loadGame}><summary>${words.text('majlis-rule-sets')}</summary><div>
        <vb-majlis-rules .session=${this.session} .game=${words.game === majlis.game ? this._game : null}></vb-majlis-rules></div></details>
      <details class="panel"><summary>${words.text('majlis-new-link')}</summary><div>
        <p>${words.text('majlis-new-link-note')}</p>
        <button type="button" ?disabled=${this._busy} @click=${() => this.attempt(async () => this.session?.newLink())}>${words.text('majlis-new-link')}</button></div></details>`;
  }

  /** Something that cannot be undone, behind a question. @param {'leave' | 'delete'} what @param {() => Promise<void>} act */
  _ask(what, act) {
    const open = this._sure === what;
    const turn = () => {
      this._sure = open ? '' : what;
    };
    return html`<p class="row"><button type="button" class="danger" aria-expanded=${String(open)} @click=${turn}>${words.text(`majlis-${what}`)}</button></p>
      ${
        open
          ? html`<div class="panel ask"><p>${words.text(`majlis-${what}-sure`)}</p>
        <div class="row"><button type="button" class="danger" ?disabled=${this._busy} @click=${() => this.attempt(act)}>${words.text(`majlis-${what}-now`)}</button>
          <button type="button" @click=${turn}>${words.text('majlis-keep')}</button></div></div>`
          : nothing
      }`;
  }

  /** The current rules and settings, to be changed. @param {Majlis} majlis */
  _form(majlis) {
    const game = this._game;
    if (!game || words.game !== majlis.game) return html`<p class="wait">…</p>`;
    const rules = this._rules ?? {preset: majlis.preset, changes: /** @type {Changes} */ (majlis.changes)};
    const preset = game.presets.find(({name}) => name === rules.preset) ?? game.presets[0];
    const settings = this._settings ?? {...USUAL, ...majlis.settings};
    return html`<p class="note">${words.text('majlis-rules-note')}</p>
      <form @submit=${this._save}>
        ${presetChoice(game, rules.preset, (name) => {
          this._rules = {preset: name, changes: {}};
        })}
        <vb-game-rules .game=${game} .preset=${preset} .changes=${rules.changes}
          @change=${(/** @type {CustomEvent<Changes>} */ {detail}) => {
            this._rules = {preset: rules.preset, changes: detail};
          }}></vb-game-rules>
        <vb-table-settings .settings=${settings} @change=${(/** @type {CustomEvent<Settings>} */ {detail}) => {
          this._settings = detail;
        }}></vb-table-settings>
        <button ?disabled=${this._busy}>${words.text('majlis-save')}</button></form>`;
  }

  _loadGame() {
    const {majlis} = this.session ?? {};
    if (!majlis || this._game) return;
    this.load(async () => {
      /** @type {GameList} */
      const {games} = await api.public('/games');
      await loadWords(undefined, majlis.game);
      this._game = games.find(({id}) => id === majlis.game) ?? null;
    });
  }

  /** @param {Crest} crest */
  _saveCrest(crest) {
    this.attempt(async () => {
      await this.session?.change({crest});
      toast(words.text('web-saved'));
    });
  }

  /** @param {SubmitEvent} event */
  _rename(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const name = String(new FormData(form).get('name')).trim();
    this.attempt(async () => {
      await this.session?.change({name});
      toast(words.text('web-saved'));
    });
  }

  /** @param {SubmitEvent} event */
  _save(event) {
    event.preventDefault();
    this.attempt(async () => {
      await this.session?.change({...this._rules, ...(this._settings ? {settings: this._settings} : {})});
      this._rules = null;
      this._settings = null;
      toast(words.text('web-saved'));
    });
  }
}

customElements.define('vb-majlis-manage', MajlisManage);
