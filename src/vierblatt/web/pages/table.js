/**
 * `<vb-page-table>`: the page of a table; it follows the session and assembles the parts. `params.table` is the table's
 * id.
 */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {navigate, setTitle} from '../core/router.js';
import {paceName} from '../core/paces.js';
import {WithSettings, change, settings} from '../core/settings.js';
import {WithWords, loadWords, words} from '../core/locale.js';
import {play} from '../core/sound.js';
import {controls} from '../parts/controls.js';
import {endMotion} from '../parts/motion.js';
import {toast} from '../parts/toast.js';
import {SHORTCUTS, choiceOf} from '../table/keys.js';
import {prepareClaims} from '../table/claims.js';
import {Coach, isCoached, withCoach} from '../table/coach.js';
import {choicesOf} from '../table/menu.js';
import {asksForCards, isSolo, namesOf, tableModel, trickNumber, trumpOf} from '../table/model.js';
import {lowerPanel, resultPanel} from '../table/overlays.js';
import {panel} from '../table/panels.js';
import {resultAfter} from '../table/reading.js';
import {TableSession} from '../table/session.js';
import {sitDown, sitIfAsked} from '../table/sit-down.js';
import {sound} from '../table/sounds.js';
import {paceStyles, styles} from '../table/styles.js';
import {tools} from '../table/tools.js';
import {narration, saidText} from '../table/narration.js';
import '../parts/card-hand.js';
import '../parts/card-table.js';
import '../parts/dialog.js';
import '../parts/shortcuts.js';
import '../table/bar.js';
import '../table/head.js';
import '../table/side.js';
import '../table/status.js';
import '../table/warning.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */
/** @import {CardHand} from '../parts/card-hand.js' */
/** @import {CardTable} from '../parts/card-table.js' */
/** @import {VoiceSession} from '../voice/session.js' */
/** @import {Shortcuts} from '../parts/shortcuts.js' */
/** @import {TableActions} from '../table/actions.js' */
/** @import {Info, PhaseAdvice, Scene, SheetRow, CommandEvent} from '../types/table.js' */
/** @import {Fault, Said} from '../types/wire.js' */

/** @typedef {CustomEvent<{what: string}>} Choice */
/** @typedef {CustomEvent<{card: string}>} Chosen */

/** How long a speech bubble is shown beside a seat, in milliseconds. */
const BUBBLE = 4_500;

export class TablePage extends WithSettings(WithWords(LitElement)) {
  /** @type {PropertyDeclarations} */
  static properties = {
    params: {attribute: false},
    _panel: {state: true},
    _result: {state: true},
    _advice: {state: true},
    _refusal: {state: true},
    panelFault: {state: true},
    _announcement: {state: true},
  };

  static styles = [controls, paceStyles, styles];

  constructor() {
    super();
    /** @type {?{table: string}} */
    this.params = null;
    /** @type {TableSession | null} */
    this.session = null;
    this._panel = '';
    /** The rule to show in the rules panel. */
    this.rule = '';
    /** @type {?SheetRow} */
    this._result = null;
    /** @type {?PhaseAdvice} */
    this._advice = null;
    /** @type {?Fault} */
    this._refusal = null;
    /** Why something in the open panel was refused: a dialog covers other messages. @type {?Fault} */
    this.panelFault = null;
    this._announcement = '';
    this._capacity = 0;
    /** @type {?Coach} */
    this._coach = null;
    /** @type {Map<number, string>} */
    this._bubbles = new Map();
    /** Whether the last input was a key. */
    this._keyboard = false;
    this._wasMyTurn = false;
    this._onKey = (/** @type {KeyboardEvent} */ event) => this._key(event);
    this._onPointer = () => {
      this._keyboard = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this._onKey);
    document.addEventListener('pointerdown', this._onPointer);
    if (this.session) this.session.start();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this._onKey);
    document.removeEventListener('pointerdown', this._onPointer);
    this.session?.stop();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('params') && this.params && this.params.table !== this.session?.id) this._open(this.params.table);
    const {scene} = this.session ?? {};
    if (scene)
      words.setTable({
        names: namesOf(words, scene.info),
        sides: scene.board?.sides ?? 0,
        wordings: scene.board?.wordings,
      });
  }

  /** @param {string} id */
  _open(id) {
    this.session?.stop();
    const session = new TableSession(id);
    this.session = session;
    this._coach = new Coach(
      (quick) => session.hint(quick),
      () => this.requestUpdate(),
      {why: (action) => session.why(action)},
    );
    this._panel = '';
    this._result = null;
    this._capacity = 0;
    this._bubbles.clear();
    session.addEventListener('change', () => this.requestUpdate());
    session.on('scene', (scene) => this._onScene(session, scene));
    session.on('said', (said) => this._onSaid(said));
    session.on('fault', (fault) => {
      if (this._panel) this.panelFault = fault;
      else toast(words.error(fault));
    });
    session.on('moved', (table) => navigate(`/t/${table}`));
    session.on('voice', (voice) => this._onVoice(voice));
    session.start();
  }

  // --- what happens ------------------------------------------------------------------------------------------------

  /** @param {TableSession} session @param {Scene} scene */
  _onScene(session, scene) {
    const {info} = scene;
    if (words.game !== info.game) loadWords(settings.lang, info.game);
    setTitle(words.gameName(info.game));
    const has = (/** @type {string} */ tag) => scene.events.some(({event}) => event === tag);
    this._capacity = Math.max(has('deal-begun') ? 0 : this._capacity, scene.own?.hand.length ?? 0);
    this._advice = null;
    this._refusal = null;
    this._result = resultAfter(this._result, scene, session.sheet, session.seat);
    sound(scene.events, session.isMyTurn && !this._wasMyTurn);
    this._announcement = narration(words, scene, session.seat, session.isMyTurn);
    if (this._panel === 'seats' && info.stage !== 'seating') this._panel = '';
    prepareClaims(scene.board);
    this._followCoach();
    this._startIfAlone();
    sitIfAsked(session);
    session.findMajlis();
    if (session.isMyTurn && !this._wasMyTurn) this._focusAnswer();
    this._wasMyTurn = session.isMyTurn;
  }

  /**
   * Whether the match can start at once: the host plays with bots only, and has closed the seats panel.
   * @param {Info} info
   */
  canStartAtOnce(info) {
    const {session} = this;
    if (!session || this._panel === 'seats') return false;
    const alone = session.seat >= 0 && info.seats.every(({kind}, seat) => kind === 'bot' || seat === session.seat);
    return info.stage === 'seating' && session.host && alone;
  }

  _startIfAlone() {
    const {session} = this;
    if (!session?.scene) return;
    const {info} = session.scene;
    const comes = info.tournament && info.stage === 'seating' && session.seat >= 0;
    if ((comes || this.canStartAtOnce(info)) && !info.seats[session.seat].ready) session.ready();
  }

  /** Moves the keyboard focus to the answer, for keyboard users, unless it is in use elsewhere. */
  async _focusAnswer({anyway = false} = {}) {
    await this.updateComplete;
    const active = this.shadowRoot?.activeElement;
    const idle = anyway || !active || ['CARD-HAND', 'VB-TABLE-ACTIONS'].includes(active.tagName);
    if (!this._keyboard || !idle || this._panel) return;
    if (asksForCards(this.session?.scene?.own ?? null)) this._hand?.focus();
    else {
      /** @type {?TableActions} */
      const actions = this.renderRoot.querySelector('vb-table-actions');
      await actions?.updateComplete;
      actions?.focus();
    }
  }

  /** @returns {?CardHand} */
  get _hand() {
    return this.renderRoot.querySelector('card-hand');
  }

  /** Lets the coach see what is shown, if the person wants one. */
  _followCoach() {
    const {session, _coach: coach} = this;
    if (!session?.scene || !coach) return;
    if (isCoached(session.scene.info, session.scene.board, session.seat)) coach.follow(session.scene, session.isMyTurn);
    else coach.stop();
  }

  /** Makes a call or plays a card. @param {string} action */
  act(action) {
    this._coach?.acted(action);
    this.session?.act(action);
  }

  /** The marked action: that of a hint that was asked for, or else the coach's; '' for none. */
  get advised() {
    return this._advice?.action ?? this._coach?.advice?.action ?? '';
  }

  /** @param {Said} said */
  _onSaid(said) {
    if (said.seat < 0) return;
    this._bubbles.set(said.seat, saidText(words, said));
    play('talk');
    setTimeout(() => {
      this._bubbles.delete(said.seat);
      this.requestUpdate();
    }, BUBBLE);
    this._announcement = `${said.name}: ${saidText(words, said)}`;
  }

  /** @param {VoiceSession} voice */
  _onVoice(voice) {
    voice.addEventListener('change', () => this.requestUpdate());
    voice.addEventListener('speaking', (event) => {
      // Not through the model of the table, which would be computed again several times a second.
      /** @type {?CardTable} */
      const table = this.renderRoot.querySelector('card-table');
      if (table) table.speaking = /** @type {CustomEvent<number[]>} */ (event).detail;
    });
    this.requestUpdate();
  }

  // --- drawing -----------------------------------------------------------------------------------------------------

  render() {
    const {session} = this;
    if (session?.fault) return this._notice(words.error(session.fault));
    if (session?.superseded) return this._notice(words.text('table-superseded'), () => session.start());
    if (!session?.scene || words.game !== session.scene.info.game)
      return html`<div class="wait" aria-busy="true"><vb-table-status empty></vb-table-status></div>`;
    const {scene, seat: me} = session;
    const {info, board, own} = scene;
    return html`<div class="page ${paceName(info.settings.pace)}" @check-card=${(/** @type {Chosen} */ {detail}) => session.checkCard(detail.card)}>
      <vb-table-bar .info=${info} .board=${board} .me=${me} @chosen=${(/** @type {Choice} */ {detail}) => this.choose(detail.what)}></vb-table-bar>
      <vb-table-status .delay=${me < 0 && info.stage === 'playing' ? info.settings.spectator_delay : -1}></vb-table-status>
      <vb-table-warning table=${session.id} .faults=${session.dealFaults}></vb-table-warning>
      <vb-table-head .board=${board} .me=${me} opens @chosen=${(/** @type {Choice} */ {detail}) => this.choose(detail.what)}></vb-table-head>
      <card-table .model=${withCoach(tableModel(scene, words, {me, speech: this._bubbles, now: performance.now()}), scene, me)}
          .rectOf=${(/** @type {string} */ card) => this._hand?.rectOf(card)}
          @seat-chosen=${(/** @type {CustomEvent<{seat: number}>} */ {detail}) => sitDown(session, detail.seat)} @click=${() => this.choose('skip')}>
        ${resultPanel({page: this, session, scene})}${lowerPanel({page: this, session, scene})}
        ${tools(session, scene, (what) => this.choose(what))}
      </card-table>
      ${
        me >= 0 && (info.stage === 'playing' || (own && scene.full) || this.canStartAtOnce(info))
          ? html`<card-hand .cards=${own?.hand ?? []} .open=${session.isMyTurn && asksForCards(own) ? own.legal : null}
          .sent=${session.sent} .trump=${trumpOf(board)} .ranks=${words.gameRanks()} .order=${settings.handOrder}
          .trick=${trickNumber(board)} .advised=${this.advised} .capacity=${this._capacity} .twice=${settings.confirmPlay}
          @card-chosen=${(/** @type {Chosen} */ {detail}) => this.act(detail.card)}
          @card-refused=${(/** @type {Chosen} */ {detail}) => this.explainRefusal(detail.card)}
        ></card-hand>`
          : nothing
      }
      <vb-table-side .scene=${scene} .me=${me} .rows=${session.sheet} .lines=${session.log} .said=${session.said}
        @command=${(/** @type {CommandEvent} */ {detail}) => session.send(detail.command)}></vb-table-side>
      <p class="announcement" role="status" aria-live="polite">${this._announcement}</p>
      ${panel({page: this, session, scene})}
      <vb-shortcuts .keys=${SHORTCUTS}></vb-shortcuts>
    </div>`;
  }

  /** @param {TableSession} session @param {Info} info */
  continue(session, info) {
    const {seats = []} = info.result_wait ?? {};
    if (seats.includes(session.seat)) session.continue();
    if (seats.every((seat) => seat === session.seat)) this._result = null;
    this._focusAnswer({anyway: true});
  }

  /** @param {string} text @param {(() => void) | null} [again] */
  _notice(text, again = null) {
    return html`<div class="wait"><section class="notice"><p>${text}</p>
      ${again ? html`<button class="primary" type="button" @click=${again}>${words.text('table-play-here')}</button>` : nothing}
      <a class="button" href="/">${words.text('table-to-games')}</a></section></div>`;
  }

  // --- choices -----------------------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  _key(event) {
    this._keyboard = true;
    if (event.key === 'Escape') this._refusal = this._advice = null;
    const {session} = this;
    if (!session?.scene) return;
    const choice = choiceOf(event);
    if (!choice) return;
    if (!['menu', 'skip'].includes(choice) && !choicesOf(session).some(({what, open}) => open && what === choice))
      return;
    event.preventDefault();
    this.choose(choice);
  }

  /** Carries out a command other than playing, or opens a panel. @param {string} what @param {string} [rule] */
  async choose(what, rule = '') {
    const {session} = this;
    if (!session) return;
    if (what === 'skip') {
      endMotion();
      session.skip();
      return;
    }
    if (what === 'hint') await this._askForHint();
    else if (what === 'takeback' || what === 'pause') await session.send({type: 'ask', what});
    else if (what === 'claim') await session.send({type: 'claim'});
    else if (what === 'full')
      await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    else if (what === 'majlis') navigate(`/m/${session.majlis}`);
    else if (what === 'keys') this._shortcuts?.show();
    else if (what === 'microphone') session.voice?.mute();
    else if (what === 'sound') change({sound: !settings.sound});
    else if (what === 'coach') {
      change({coach: !settings.coach});
      this._followCoach();
    } else {
      this.rule = rule;
      this.panelFault = null;
      this._panel = what;
      return;
    }
    this._panel = '';
  }

  /** @returns {?Shortcuts} */
  get _shortcuts() {
    return this.renderRoot.querySelector('vb-shortcuts');
  }

  /** Closes a panel, unless another one has taken its place. @param {string} name */
  close(name) {
    if (this._panel !== name) return;
    this._panel = '';
    this.panelFault = null;
    if (name === 'seats') this._startIfAlone();
    if (this.session?.isMyTurn) this._focusAnswer({anyway: true});
  }

  async _askForHint() {
    const phase = this.session?.scene?.board?.phase ?? '';
    const advice = await this.session?.send({type: 'hint'});
    this._refusal = null;
    this._advice = advice ? {...advice, phase} : null;
  }

  /** @param {string} action */
  async explainRefusal(action) {
    const because = await this.session?.send({type: 'why', action});
    this._advice = null;
    this._refusal = because?.fault ?? null;
  }

  /** Gives up the seat, except at a table without other people, where the match waits; leaves the page. */
  async leave() {
    const {session} = this;
    const info = session?.scene?.info;
    if (info && session.seat >= 0 && ['seating', 'playing'].includes(info.stage) && !isSolo(info)) {
      await session.send({type: 'stand'});
    }
    navigate('/');
  }
}

customElements.define('vb-page-table', TablePage);
