/**
 * Positions in a replay, and how to move between them: pure functions over the outline of a match.
 *
 * @typedef {{deal: number, step: number}} Position deal counts from 1; step 0 is the deal itself
 * @typedef {{number: number, steps: number}[]} Deals as the outline lists them
 */

/**
 * The position that an address names, `#d3.12`; the beginning for anything else.
 * @param {string} hash @param {Deals} deals @returns {Position}
 */
export function positionOf(hash, deals) {
  const [, deal, step] = /^#d(\d{1,3})(?:\.(\d{1,4}))?$/.exec(hash) ?? [];
  return within({deal: Number(deal ?? 1), step: Number(step ?? 0)}, deals);
}

/** @param {Position} position @returns {string} */
export function hashOf({deal, step}) {
  return `#d${deal}.${step}`;
}

/** The nearest position that exists. @param {Position} position @param {Deals} deals @returns {Position} */
export function within({deal, step}, deals) {
  const number = Math.min(Math.max(1, deal), deals.length);
  const last = (deals[number - 1]?.steps ?? 1) - 1;
  return {deal: number, step: Math.min(Math.max(0, step), last)};
}

/** The first position of the match. @returns {Position} */
export const first = () => ({deal: 1, step: 0});

/** The last one. @param {Deals} deals @returns {Position} */
export const last = (deals) => within({deal: deals.length, step: Infinity}, deals);

/** @param {Position} position @param {Deals} deals @returns {Position} unchanged at the end */
export function next({deal, step}, deals) {
  if (step + 1 < deals[deal - 1].steps) {
    return {deal, step: step + 1};
  }
  return deal < deals.length ? {deal: deal + 1, step: 0} : {deal, step};
}

/** @param {Position} position @param {Deals} deals @returns {Position} unchanged at the beginning */
export function previous({deal, step}, deals) {
  if (step > 0) {
    return {deal, step: step - 1};
  }
  return deal > 1 ? {deal: deal - 1, step: deals[deal - 2].steps - 1} : {deal, step};
}

/** @param {Position} one @param {Position} other */
export const same = (one, other) => one.deal === other.deal && one.step === other.step;
