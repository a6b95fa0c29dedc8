/** `/rules/GAME#RULE`: the rules of a game. */
import {LitElement, html, nothing} from '../vendor/lit.js';
import {setTitle} from '../core/router.js';
import {WithWords, words} from '../core/locale.js';
import {controls} from '../parts/controls.js';
import {column, pages} from '../parts/pages.js';
import '../parts/rules-text.js';

/** @import {PropertyDeclarations} from '../vendor/lit.js' */

/** The rule that a fragment names, `#BAL-PLAY-5`. @param {string} hash */
const ruleOf = (hash) => hash.slice(1).replace(/^rule-/, '');

export class PageRules extends WithWords(LitElement) {
  /** @type {PropertyDeclarations} */
  static properties = {params: {attribute: false}, _rule: {state: true}};

  static styles = [controls, column, pages];

  constructor() {
    super();
    this.params = {game: ''};
    this._rule = ruleOf(location.hash);
    this._hash = () => {
      this._rule = ruleOf(location.hash);
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this._hash);
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this._hash);
    super.disconnectedCallback();
  }

  render() {
    const {game} = this.params;
    setTitle(words.gameName(game));
    return html`<nav class="tabs" aria-label=${words.text('ui-rules')}>${words.games.map(
      (each) => html`<a href="/rules/${each}"
      aria-current=${each === game ? 'page' : nothing}>${words.gameName(each)}</a>`,
    )}</nav>
      ${words.gameLessons(game) ? html`<p><a href="/learn/${game}">${words.text('web-learn-game', {game: words.gameName(game)})}</a></p>` : nothing}
      ${words.gameDispute(game) ? html`<p><a href="/dispute/${game}">${words.text('web-dispute')}</a></p>` : nothing}
      <vb-rules game=${game} rule=${this._rule}></vb-rules>`;
  }
}

customElements.define('vb-page-rules', PageRules);
