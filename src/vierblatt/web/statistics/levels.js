/** Shows counts as strengths of colour, and judges them: pure functions. */

/** Steps of colour from "far fewer" to "far more", the average in the middle. */
export const LEVELS = 13;
/** This many standard deviations get the strongest colour. */
const STRONGEST = 3.5;
/** A fair shuffle has a p-value below this once in a hundred times. */
const ODD = 0.01;
/** The expected count of each cell from which on the picture means anything. */
const PER_CELL = 5;

/**
 * @param {{cards: string[], deals: number, counts: number[][]}} pack counts: by place, then by card
 * @returns {{place: number, card: number}[][]} the cells of each level
 */
export function cellsByLevel({cards, deals, counts}) {
  const chance = 1 / cards.length;
  const [mean, deviation] = [deals * chance, Math.sqrt(deals * chance * (1 - chance))];
  /** @type {{place: number, card: number}[][]} */
  const levels = Array.from({length: LEVELS}, () => []);
  for (const [place, row] of counts.entries()) {
    for (const [card, count] of row.entries()) {
      const far = Math.max(-1, Math.min(1, (count - mean) / deviation / STRONGEST));
      levels[Math.round(((far + 1) / 2) * (LEVELS - 1))].push({place, card});
    }
  }
  return levels;
}

/**
 * @param {{p: ?number}} pack
 * @returns {'early'|'odd'|'even'}
 */
export function judgement({p}) {
  return p === null ? 'early' : p < ODD ? 'odd' : 'even';
}

/** How many deals a judgement needs. @param {{cards: string[]}} pack */
export const enough = ({cards}) => PER_CELL * cards.length;

/** A probability as a percentage, with one decimal place below 1 %. @param {number} p */
export function ofHundred(p) {
  const percent = 100 * p;
  return percent < 1 ? Math.max(0.1, Math.round(percent * 10) / 10) : Math.round(percent);
}
