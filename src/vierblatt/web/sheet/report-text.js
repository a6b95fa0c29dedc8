/** A sheet as a text to send to the others at the table. */
import {unmarked} from '../core/bidi.js';

/** @import {ScoreSheet} from './score-sheet.js' */
/** @import {SheetWords} from './words.js' */

/** @param {ScoreSheet} sheet @param {SheetWords} words */
export function reportText(sheet, words) {
  const sides = sheet.totals.map((total, side) => `${words.side(side)}: ${words.number(total)}`);
  const deals = sheet.deals.map((deal) =>
    words.text('tui-sheet-row', {
      number: deal.number,
      dealer: words.seat(deal.dealer),
      scores: words.scores(deal),
      totals: words.ratio(deal.totals),
    }),
  );
  const rules = words.text('sheet-rules', {rules: words.preset(sheet.rules.preset)});
  const heads = [words.text('sheet-title', {game: words.gameName()}), rules, ...sides, words.ending(sheet)];
  return unmarked([...heads.filter(Boolean), '', ...deals].join('\n'));
}
