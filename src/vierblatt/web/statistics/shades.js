/** Turns the counts of cards into shades of colour, and judges them: pure functions. */

/** Steps of colour from "far fewer" to "far more", the average in the middle. */
export const SHADES = 13;
/** This many standard deviations get the strongest colour. */
const STRONGEST = 3.5;
/** A fair shuffle has a p-value below this in one of a hundred cases. */
const ODD = 0.01;
/** Below this expected count of each cell, the picture means nothing. */
const COUNT_PER_CELL = 5;

/**
 * @param {{cards: string[], deals: number, counts: number[][]}} pack counts: by place, then by card
 * @returns {{place: number, card: number}[][]} the cells of each shade
 */
export function cellsByShade({cards, deals, counts}) {
  const chance = 1 / cards.length;
  const [mean, deviation] = [deals * chance, Math.sqrt(deals * chance * (1 - chance))];
  /** @type {{place: number, card: number}[][]} */
  const shades = Array.from({length: SHADES}, () => []);
  for (const [place, row] of counts.entries()) {
    for (const [card, count] of row.entries()) {
      const distance = Math.max(-1, Math.min(1, (count - mean) / deviation / STRONGEST));
      shades[Math.round(((distance + 1) / 2) * (SHADES - 1))].push({place, card});
    }
  }
  return shades;
}

/**
 * @param {{p: ?number}} pack
 * @returns {'early'|'odd'|'even'}
 */
export function judgement({p}) {
  return p === null ? 'early' : p < ODD ? 'odd' : 'even';
}

/** How many deals a judgement needs. @param {{cards: string[]}} pack */
export const dealsNeeded = ({cards}) => COUNT_PER_CELL * cards.length;

/** A probability as a percentage, with one decimal place below 1 %. @param {number} p */
export function asPercent(p) {
  const percent = 100 * p;
  return percent < 1 ? Math.max(0.1, Math.round(percent * 10) / 10) : Math.round(percent);
}
