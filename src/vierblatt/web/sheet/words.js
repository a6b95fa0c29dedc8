/** The texts of score sheets, which are loaded only where they are needed. */
import {addWords, words, wordsFile} from '../core/locale.js';
import {settings} from '../core/settings.js';
import {worded} from '../core/sentences.js';
import {Words} from '../core/words.js';

/** @import {SheetDeal, ScoreSheet} from './score-sheet.js' */
/** @import {SheetField, SheetReason} from './state.js' */

const FILES = ['sheet', 'web_sheet'];
const SUITS = ['S', 'H', 'D', 'C'];

/** Loads the texts about all sheets. */
export const loadSheetTexts = () => Promise.all(FILES.map(addWords));

/** Whether the texts about all sheets are there. */
export const hasSheetTexts = () => FILES.every((name) => words.has(name === 'sheet' ? 'sheet-title' : 'sheets-lead'));

/** The texts of a game's sheets in the language of the settings. @param {string} game */
export async function loadSheetWords(game) {
  const {lang, arabicDigits} = settings;
  const names = [game, ...FILES, `${game}-sheet`].map((name) => `${lang}/${name}`);
  const resources = await Promise.all([lang, ...names].map(wordsFile));
  return new SheetWords(lang, game, resources, {arabicDigits});
}

/** Words a sheet, as `vierblatt.sheet.SheetWords` does. */
export class SheetWords extends Words {
  /** Sets whose sheet it is. @param {ScoreSheet} sheet */
  setSheet({names, sides, seats}) {
    this.setTable({names, sides});
    this.alone = sides === seats;
  }

  /** The name of a side: the names of its players if they are known. @param {number} side @param {?number} [me] */
  side(side, me = null) {
    if (this.alone) return this.seat(side);
    if (!this.names.length) return super.side(side, me);
    const own = this.names.flatMap((_, seat) => (seat % this.sides === side ? [this.seat(seat)] : []));
    return this.listed(own);
  }

  /** What a field asks, without saying for whom. @param {SheetField} field */
  label(field) {
    return this.textOr(`sheet-${field.label || field.name}`, field.name);
  }

  /** What a field asks, and for whom. @param {SheetField} field */
  field(field) {
    const whose = field.seat !== null ? this.seat(field.seat) : field.side !== null ? this.side(field.side) : '';
    return whose ? `${this.label(field)}: ${whose}` : this.label(field);
  }

  /** A value of a field as people say it. @param {SheetField} field @param {string | number} value */
  value(field, value) {
    if (typeof value === 'number') return field.kind === 'seat' ? this.seat(value) : this.number(value);
    if (SUITS.includes(value)) return this.suitName(value);
    return this.textOr(`sheet-value-${value.toLowerCase().replace(/[^a-z0-9_-]+/g, '-')}`, this.call(value));
  }

  /** The sentence of a reason, without the id of its rule. @param {SheetReason} reason */
  why({name, figures}) {
    return this.text(`sheet-why-${name}`, worded(this, figures));
  }

  /** How a deal turned out, in one sentence. @param {SheetDeal} deal */
  deal(deal) {
    return deal.scored ? this.outcome(deal) : this.why(deal.reasons[0]);
  }

  /** The scores of a deal in a few figures. @param {SheetDeal} deal */
  scores(deal) {
    return deal.scored ? this.ratio(deal.scores) : this.text('sheet-not-scored');
  }

  /** Who has won; empty before the end. @param {ScoreSheet} sheet */
  ending({over, winners, deals}) {
    if (!over) return '';
    if (!winners.length) return this.text('sheet-over-draw', {deals: deals.length});
    const sides = winners.map((side) => this.side(side));
    return this.text('sheet-over', {deals: deals.length, winners: this.listed(sides)});
  }

  /** The chance of each side, in percent; no open match is at 0 or 100. @param {number[]} chances */
  chances(chances) {
    const first = firstPercent(chances);
    const parts = [first, 100 - first].map((percent, side) =>
      this.text('sheet-chance-of', {side: this.side(side), percent}),
    );
    return this.text('sheet-chance', {chances: this.join(parts)});
  }
}

/** The chance of the first side in percent. @param {number[]} chances */
export const firstPercent = ([first]) => Math.min(Math.max(Math.round(100 * first), 1), 99);
