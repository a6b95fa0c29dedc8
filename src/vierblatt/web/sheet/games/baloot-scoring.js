/** The score of a deal of Baloot from what was taken, as in `baloot/rules/scoring.py`: BAL-SCORE-1 to BAL-SCORE-12. */
import {quotient} from '../state.js';

/**
 * What decides about the score of a deal; lists have the value of each side.
 * @typedef {object} Summed
 * @property {boolean} sun whether it is a sun, also by ashkal
 * @property {number} buyer the buyer's side
 * @property {number} level 1 plain, 2 double, 3 triple, 4 four, 5 gahwa
 * @property {boolean} ace whether the public card was an ace that the first player bought
 * @property {?number} kaboot the side that took all tricks
 * @property {number[]} cards raw points of the cards with the last ten
 * @property {number[]} projects raw points of the projects that count
 * @property {number[]} baloots
 *
 * @typedef {'none' | 'made' | 'shared' | 'missed' | 'khasara' | 'doubled' | 'kaboot' | 'gahwa'} Verdict
 * @typedef {Record<string, any>} Rules the values of the house rules
 */

const PLAIN = 1;
export const FOUR = 4;
const GAHWA = 5;
const GAHWA_POINTS = 152; // whatever the target

/** BAL-SCORE-3, A4. @param {Rules} rules @param {number} raw */
function sunPoints({sun_round_five: five}, raw) {
  return five === 'exact' && raw % 10 === 5 ? quotient(raw, 5) : 2 * quotient(raw + 5, 10);
}

/** BAL-SCORE-4, BAL-SCORE-5, A5, A6: both sides total 16. @param {Rules} rules @param {Summed} sum @param {number} side */
function hokomPoints(rules, sum, side) {
  const [own, other] = [sum.cards[side], sum.cards[1 - side]];
  if (rules.hokom_round_five === 'up') {
    if (own % 10 === 5) return quotient(own, 10) + 1;
    if (other % 10 === 5) return 15 - quotient(other, 10);
  }
  if (own % 10 === 6) {
    const low = rules.hokom_66 === 'larger_down' ? own > other : side === sum.buyer;
    return quotient(own, 10) + (low ? 0 : 1);
  }
  return quotient(own + 4, 10);
}

/** The game points of a team's projects, undoubled (BAL-PROJ-1). @param {Summed} sum @param {number} side */
export const pointsOfProjects = ({projects, sun}, side) => quotient(projects[side], sun ? 5 : 10);

/** A team's raw total (BAL-SCORE-6). @param {Summed} sum @param {number} side */
export const rawTotal = ({cards, projects, baloots}, side) => cards[side] + projects[side] + 20 * baloots[side];

/** BAL-SCORE-6: a team's game points. @param {Rules} rules @param {Summed} sum @param {number} side */
function ownPoints(rules, sum, side) {
  const cards = sum.sun ? sunPoints(rules, sum.cards[side]) : hokomPoints(rules, sum, side);
  return cards + pointsOfProjects(sum, side) + 2 * sum.baloots[side];
}

/** By how much the buyer is ahead; 0 on a tie (BAL-SCORE-7, A10). @param {Rules} rules @param {Summed} sum */
export function leadOfBuyer(rules, sum) {
  if (sum.sun && rules.sun_tie_by === 'gp' && ownPoints(rules, sum, 0) === ownPoints(rules, sum, 1)) return 0;
  return rawTotal(sum, sum.buyer) - rawTotal(sum, 1 - sum.buyer);
}

/** BAL-SCORE-10, BAL-SCORE-12: on a tie the last raiser loses (A9). @param {Rules} rules @param {Summed} sum @param {number} lead */
function winnerOfDoubled(rules, {buyer, level}, lead) {
  if (lead > 0 || (lead === 0 && rules.tie_doubled === 'buyer_wins')) return buyer;
  const lastRaiser = (buyer + 1 + (level % 2)) % 2;
  return 1 - (lead < 0 ? buyer : lastRaiser);
}

/**
 * The verdict and the points of both sides. A kaboot takes the projects of the other side out of `sum` (BAL-PROJ-12).
 * @param {Rules} rules @param {Summed} sum @returns {{verdict: Verdict, points: number[]}}
 */
export function settle(rules, sum) {
  if (sum.kaboot !== null) sum.projects[1 - sum.kaboot] = 0;
  const lead = leadOfBuyer(rules, sum);
  const doubled = sum.level > PLAIN;
  const winner = doubled ? winnerOfDoubled(rules, sum, lead) : 1 - sum.buyer;
  if (sum.level === GAHWA) return {verdict: 'gahwa', points: toWinner(winner, GAHWA_POINTS)};
  if (sum.kaboot !== null)
    return {verdict: 'kaboot', points: toWinner(sum.kaboot, kabootPoints(rules, sum, sum.kaboot))};
  if (doubled || !eachWritesItsOwn(rules, sum, lead)) {
    return {verdict: doubled ? 'doubled' : 'khasara', points: allPoints(rules, sum, winner)};
  }
  const points = [ownPoints(rules, sum, 0), ownPoints(rules, sum, 1)];
  return {verdict: lead > 0 ? 'made' : lead === 0 ? 'shared' : 'missed', points};
}

/** @param {number} winner @param {number} points @param {number} [rest] */
const toWinner = (winner, points, rest = 0) => (winner === 0 ? [points, rest] : [rest, points]);

/** BAL-SCORE-7 to BAL-SCORE-9, A8, A11. @param {Rules} rules @param {Summed} sum @param {number} lead */
function eachWritesItsOwn(rules, {sun}, lead) {
  if (lead > 0 || rules.failed_contract === 'each_keeps') return true;
  const shared = rules.tie_undoubled === 'split' || (rules.tie_undoubled !== 'buyer_loses' && sun);
  return lead === 0 && shared;
}

/** @param {number} level */
const factor = (level) => Math.min(level, FOUR);

/** BAL-PROJ-11, A16. @param {Rules} rules @param {Summed} sum */
const projectFactor = (rules, {level}) => (rules.project_multiplier_cap2 ? Math.min(factor(level), 2) : factor(level));

/** BAL-SCORE-8, BAL-SCORE-10, BAL-DBL-8, A12: one team gets everything; Baloot is never multiplied. @param {Rules} rules @param {Summed} sum @param {number} winner */
function allPoints(rules, sum, winner) {
  const projects = pointsOfProjects(sum, 0) + pointsOfProjects(sum, 1);
  const kept = rules.baloot_of_loser === 'stays' ? sum.baloots[1 - winner] : 0;
  const baloots = sum.baloots[0] + sum.baloots[1] - kept;
  const points = factor(sum.level) * (sum.sun ? 26 : 16) + projectFactor(rules, sum) * projects + 2 * baloots;
  return toWinner(winner, points, 2 * kept);
}

/** BAL-SCORE-11, A14, A15: one team took all tricks. @param {Rules} rules @param {Summed} sum @param {number} winner */
function kabootPoints(rules, sum, winner) {
  const reverse = rules.reverse_kaboot_88 && sum.sun && sum.ace && winner !== sum.buyer;
  const cards = reverse ? 88 : sum.sun ? 44 : 25;
  const times = rules.kaboot_multiplied ? factor(sum.level) : 1;
  return times * cards + projectFactor(rules, sum) * pointsOfProjects(sum, winner) + 2 * sum.baloots[winner];
}
