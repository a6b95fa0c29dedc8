/** Kout Bo on a score sheet, as in `vierblatt.games.kout_bo`: who bid what, and the tricks of the bidder's team. */
import {SheetFault} from '../fault.js';
import {choice, number, seat} from '../fields.js';
import {chancesOf, end, enter, line, passDeal, reason} from '../state.js';

/** @import {DealResult, SheetField, SheetGame, SheetReason, SheetState} from '../state.js' */
/**
 * @typedef {SheetState & {maker: number, bid: number, malzom: boolean, trump: string, tricks: number[]}} KoutState
 * tricks: of both teams
 */

const [BAB, BAWAN] = [5, 9];
const TRICKS = 9;
const [BAWAN_POINTS, MALZOM_POINTS] = [36, 5];
/** The scale of a lead, and the weight of the way to 51 to nothing (`research/match_equity.py`). */
const [SCALE, SHUT_OUT] = [1.5, 0.5];

/** @param {KoutState} state @returns {SheetField[]} */
function fields({rules, dealer, seats, dealNo}) {
  const bids = Array.from({length: BAWAN - BAB + 1}, (_, place) => BAB + place);
  const atOnce = rules.first_round_bawan === 'bid' && dealNo === 1;
  /** @type {SheetField['when']} */
  const when = atOnce ? {bid: bids.slice(0, -1)} : {};
  const forced = {maker: [dealer], bid: bids.slice(1)};
  return [
    seat('maker', seats - 1),
    number('bid', BAWAN, {least: BAB}),
    choice('forced', ['no', 'yes'], {default: 'no', when: forced}),
    choice('trump', ['S', 'H', 'D', 'C'], {when}),
    number('tricks', TRICKS, {when}),
    ...(rules.early_deal_end ? [number('others', TRICKS, {when})] : []),
  ];
}

/** KOUT-BID-5. @param {KoutState} state @param {DealResult} result */
function isMalzom({rules, dealer}, {maker, bid, forced}) {
  if (maker !== dealer || (bid !== BAB && forced !== 'yes')) return false;
  return rules.malzom === 'any_forced' || (rules.malzom === 'five_only' && bid === BAB);
}

/** whether the last of these tricks made the bid or put it out of reach. @param {number} bid @param {number} tricks @param {number} others */
function endsEarly(bid, tricks, others) {
  const enough = TRICKS - bid + 1;
  return (tricks === bid && others < enough) || (others === enough && tricks < bid);
}

/** @param {KoutState} state @param {DealResult} result */
function score(state, result) {
  const [maker, bid] = [Number(result.maker), Number(result.bid)];
  Object.assign(state, {maker, bid, malzom: isMalzom(state, result)});
  if (!('tricks' in result)) {
    end(state, [maker % 2]); // KOUT-END-1 taken literally
    return;
  }
  const tricks = Number(result.tricks);
  const others = Number(result.others ?? TRICKS - tricks);
  if ('others' in result && !endsEarly(bid, tricks, others)) {
    throw new SheetFault('sheet-early-end', {bid, tricks, others, enough: TRICKS - bid + 1}, 'A-10');
  }
  state.trump = String(result.trump);
  state.tricks = maker % 2 ? [others, tricks] : [tricks, others];
  const points = change(state, tricks);
  enter(state, maker % 2 ? points.reverse() : points);
  finish(state, tricks);
}

/** KOUT-SCORE-2: the points of the bidder's team and of the others. @param {KoutState} state @param {number} tricks */
function change({bid, malzom, rules}, tricks) {
  if (tricks >= bid) return [malzom ? MALZOM_POINTS : bid === BAWAN ? BAWAN_POINTS : bid, 0];
  const lost = malzom ? MALZOM_POINTS : 2 * bid;
  return rules.fail_points === 'minus_for_hokm_team' ? [-lost, 0] : [0, lost];
}

/** @param {KoutState} state @param {number} tricks */
function bawanWins({bid, dealNo, rules}, tricks) {
  if (bid !== BAWAN || tricks < BAWAN) return false;
  return rules.first_round_bawan === 'any_deal' || (rules.first_round_bawan === 'made' && dealNo === 1);
}

/** KOUT-END-1 to KOUT-END-3. @param {KoutState} state @param {number} tricks */
function finish(state, tricks) {
  const {scores, rules} = state;
  const ahead = scores[0] > scores[1] ? 0 : 1;
  const [more, less] = [scores[ahead], scores[1 - ahead]];
  if (bawanWins(state, tricks)) end(state, [state.maker % 2]);
  else if ((rules.shutout === 51 && more >= 51 && less <= 0) || more >= rules.target) end(state, [ahead]);
  else passDeal(state);
}

/** @param {KoutState} state @param {DealResult} result @returns {SheetReason[]} */
function reasons(state, result) {
  if (!('tricks' in result)) return [reason('bawan-bid', 'KOUT-END-1')];
  const {bid, dealScores, malzom} = state;
  const tricks = Number(result.tricks);
  const made = tricks >= bid;
  const minus = change(state, tricks)[0] < 0;
  const kind = malzom ? 'malzom' : bid === BAWAN ? 'bawan' : 'bid';
  const points = Math.max(...dealScores.map(Math.abs));
  const name = `${kind}-${made ? 'made' : minus ? 'minus' : 'failed'}`;
  const why = [reason(name, minus ? 'A-6' : 'KOUT-SCORE-2', {bid, tricks, points})];
  if (tricks > bid) why.push(reason('overtricks', 'KOUT-SCORE-1'));
  if (!state.over) return why;
  if (bawanWins(state, tricks)) return [...why, reason('end-bawan', 'KOUT-END-1')];
  const shutout = Math.min(...state.scores) <= 0;
  return [...why, shutout ? reason('end-shutout', 'KOUT-END-2') : reason('end', 'KOUT-END-3')];
}

/** @param {KoutState} state */
function lines({maker, bid, malzom, tricks, dealScores}) {
  const name = malzom ? 'malzom' : bid === BAWAN ? 'bawan' : 'bid';
  return [
    line('owed', maker % 2 ? [0, bid] : [bid, 0]),
    line('tricks', tricks),
    line(`${name}-${tricks[maker % 2] >= bid ? 'made' : 'lost'}`, dealScores),
  ];
}

/** @param {KoutState} state */
function summary({maker, bid, malzom, trump, tricks, dealScores}) {
  const own = dealScores[maker % 2];
  const others = dealScores[1 - (maker % 2)];
  return {
    name: tricks[maker % 2] >= bid ? 'made' : own < 0 ? 'minus' : 'failed',
    values: {
      seat: maker,
      kind: malzom ? 'malzom' : bid === BAWAN ? 'bawan' : 'bid',
      bid,
      suit: trump,
      tricks: tricks[maker % 2],
      points: own ? Math.abs(own) : others,
    },
  };
}

/** @param {KoutState} state */
function chances({scores, rules}) {
  const [own, other] = [lacking(rules, scores[0], scores[1]), lacking(rules, scores[1], scores[0])];
  return chancesOf((other - own) / Math.sqrt(own + other) / SCALE);
}

/** The points that a team still needs. @param {Record<string, any>} rules @param {number} points @param {number} against */
function lacking(rules, points, against) {
  const far = Math.max(rules.target - points, 1);
  const near = Math.max(51 - points, 1);
  if (rules.shutout !== 51 || against > 0 || near >= far) return far;
  return far + SHUT_OUT * (points / 51) * (near - far);
}

/** @type {SheetGame} */
export const KOUT_BO = {
  id: 'kout_bo',
  behaviour: 1,
  options: [
    'players',
    'malzom',
    'joker_compelled',
    'joker_lead_8_9',
    'illegal_joker_lead',
    'second_joker_after_null',
    'null_lead_suit',
    'fail_points',
    'first_round_bawan',
    'early_deal_end',
    'target',
    'shutout',
    'cut',
  ],
  shape: ({players}) => ({seats: players, sides: 2}),
  start: (state) => Object.assign(state, {maker: -1, bid: 0, malzom: false, trump: '', tricks: [0, 0]}),
  begin: () => {},
  fields,
  score,
  reasons,
  lines,
  summary,
  chances,
};
