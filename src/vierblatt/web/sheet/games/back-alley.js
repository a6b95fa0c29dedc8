/** Back Alley on a score sheet, as in `vierblatt.games.back_alley`: the four calls, the tricks of the first team. */
import {SheetFault} from '../fault.js';
import {choice, number} from '../fields.js';
import {any, chancesOf, end, enter, line, passDeal, reason} from '../state.js';
import {BOARD, PASS, callText, contractsOf, legalCalls, ruleAgainst} from './back-alley-calls.js';

/** @import {DealResult, SheetField, SheetGame, SheetReason, SheetState} from '../state.js' */
/** @import {Contract} from './back-alley-calls.js' */
/**
 * @typedef {SheetState & {size: number, passedOut: number, calls: number[], contracts: Contract[], tricks: number[],
 * bonus: number[]}} AlleyState
 * size: of the hands; calls: by seat; the last three by team
 */

const SCHEDULE_END = 13; // the hands of a deal that breaks a tie
const RAINBOW_CARDS = 4;
const [SCALE, NOTHING] = [1.2, 0.01]; // of a lead (`research/match_equity.py`)
/** The lists that house rules name. @type {Record<string, number[]>} */
const MULTIPLIERS = {'1_2_3_4': [1, 2, 3, 4], '2_4_8_16': [2, 4, 8, 16]};
/** @param {number} from @param {number} to */
const run = (from, to) =>
  Array.from({length: Math.abs(to - from) + 1}, (_, place) => from + Math.sign(to - from) * place);
/** @type {Record<string, number[]>} */
const SCHEDULES = {
  '13_1_13': [...run(13, 1), ...run(2, 13)],
  '13_1_1_13': [...run(13, 1), ...run(1, 13)],
  '1_13_13_1': [...run(1, 13), ...run(13, 1)],
  '7_1_1_7': [...run(7, 1), ...run(1, 7)],
};
/** The sizes of all deals. @param {Record<string, any>} rules @returns {number[]} */
const scheduleOf = ({schedule}) => (Array.isArray(schedule) ? schedule : SCHEDULES[schedule]);

/** @param {AlleyState} state */
function begin(state) {
  state.size = scheduleOf(state.rules)[state.scored] ?? SCHEDULE_END;
  Object.assign(state, {calls: [PASS, PASS, PASS, PASS], tricks: [0, 0], bonus: [0, 0]});
  state.contracts = [0, 1].map(() => ({bid: 0, level: 0}));
}

/** The seats in the order of their calls. @param {AlleyState} state */
const speakers = ({dealer}) => [1, 2, 3, 4].map((place) => (dealer + place) % 4);

/** @param {AlleyState} state @returns {SheetField[]} */
function fields(state) {
  const {rules, size} = state;
  const when = {outcome: ['played']};
  const calls = [...run(PASS, size), BOARD].map(callText);
  const rainbow = size === RAINBOW_CARDS && rules.rainbow_bonus > 0;
  return [
    choice('outcome', ['played', 'passed'], {default: 'played'}),
    ...speakers(state).map((seat) => choice(`call_${seat + 1}`, calls, {when, label: 'call', seat})),
    number('tricks', size, {when, side: 0}),
    ...(rainbow ? [0, 1] : []).map((side) =>
      number(`rainbow_${side + 1}`, 2, {default: 0, when, label: 'rainbow', side}),
    ),
  ];
}

/** @param {AlleyState} state @param {DealResult} result */
function score(state, result) {
  if (result.outcome === 'passed') {
    passOut(state);
    return;
  }
  const texts = [1, 2, 3, 4].map((place) => String(result[`call_${place}`]));
  if (texts.every((text) => text === callText(PASS))) throw new SheetFault('sheet-all-passed', {}, 'BA-BID-7');
  const said = makeCalls(state, texts);
  state.contracts = contractsOf(state, said);
  const tricks = Number(result.tricks);
  state.tricks = [tricks, state.size - tricks];
  state.bonus = [result.rainbow_1, result.rainbow_2].map((hands) => state.rules.rainbow_bonus * Number(hands ?? 0));
  enter(
    state,
    [0, 1].map((side) => pointsOf(state, side) + state.bonus[side]),
  );
  finish(state);
}

/** The calls in their order, each of which has to be open. @param {AlleyState} state @param {string[]} texts by seat */
function makeCalls(state, texts) {
  /** @type {{seat: number, call: number}[]} */
  const said = [];
  for (const seat of speakers(state)) {
    const call = texts[seat] === 'board' ? BOARD : Number(texts[seat].split(' ')[1] ?? PASS);
    const open = legalCalls(state, said, seat);
    if (!open.includes(call)) {
      const reason = new SheetFault('illegal', {action: texts[seat], seat}, ruleAgainst(state, call));
      throw new SheetFault('sheet-call', {seat, call: texts[seat], reason, takes: open.map(callText).join(', ')});
    }
    said.push({seat, call});
    state.calls[seat] = call;
  }
  return said;
}

/** BA-BID-7, A-8, A-8b: all four passed. @param {AlleyState} state */
function passOut(state) {
  const {rules} = state;
  state.passedOut += 1;
  const counts = rules.all_pass_limit > 0 && state.passedOut >= rules.all_pass_limit;
  if (rules.all_pass === 'count_as_zero' || counts) {
    enter(state, [0, 0]);
    finish(state);
  } else if (rules.all_pass !== 'redeal_same_dealer') {
    passDeal(state);
  }
}

/** BA-SCORE-1 to BA-SCORE-5: a team's own contract, without the rainbow bonus. @param {AlleyState} state @param {number} side */
function pointsOf({contracts, tricks, size, rules}, side) {
  const {bid, level} = contracts[side];
  if (level > 0) {
    const worth = rules.board_points * size * MULTIPLIERS[rules.board_multipliers][level - 1];
    return tricks[side] === size ? worth : -worth;
  }
  return tricks[side] >= bid ? bid * rules.points_per_bid + tricks[side] - bid : -bid * rules.points_per_bid;
}

/** BA-END-1, A-17. @param {AlleyState} state */
function finish(state) {
  const {scores, scored, rules} = state;
  state.passedOut = 0;
  const ahead = scores[0] - scores[1];
  if (scored < scheduleOf(rules).length || (ahead === 0 && rules.tie !== 'draw')) passDeal(state);
  else end(state, ahead > 0 ? [0] : ahead < 0 ? [1] : []);
}

/** @param {AlleyState} state @param {DealResult} result @returns {SheetReason[]} */
function reasons(state, result) {
  if (result.outcome === 'passed') {
    const counts = state.rules.all_pass === 'count_as_zero' || state.passedOut === 0;
    return [counts ? reason('passed-zero', 'A-8') : reason('passed', 'BA-BID-7'), ...endReasons(state)];
  }
  return [...contractReasons(state, 0), ...contractReasons(state, 1), ...endReasons(state)];
}

/** @param {AlleyState} state @param {number} side */
function contractReasons({contracts, tricks: taken, size, dealScores, bonus}, side) {
  const {bid, level} = contracts[side];
  const tricks = taken[side];
  const figures = {side, tricks, points: Math.abs(dealScores[side] - bonus[side])};
  const why = [];
  if (level) why.push(reason(tricks === size ? 'board-made' : 'board-failed', 'BA-SCORE-4', {...figures, level}));
  else if (tricks < bid) why.push(reason('failed', 'BA-SCORE-2', {...figures, bid}));
  else why.push(reason(bid ? 'made' : 'no-bid', bid ? 'BA-SCORE-1' : 'BA-SCORE-3', {...figures, bid}));
  if (bonus[side]) why.push(reason('rainbow', 'A-19', {side, points: bonus[side]}));
  return why;
}

/** @param {AlleyState} state */
function endReasons({over, scores, scored, rules}) {
  const equal = scores[0] === scores[1];
  if (over) return [equal ? reason('end-draw', 'A-17') : reason('end', 'BA-END-1')];
  const finished = scored >= scheduleOf(rules).length;
  return finished && rules.tie !== 'draw' && equal ? [reason('one-more', 'A-17')] : [];
}

/** @param {AlleyState} state */
function lines({calls, contracts, tricks, dealScores, bonus}) {
  if (!any(calls)) return [line('passed-out', [0, 0])];
  const levels = contracts.map(({level}) => level);
  const over = contracts.map(({bid, level}, side) => (level ? 0 : Math.max(tricks[side] - bid, 0)));
  const own = dealScores.map((points, side) => points - bonus[side] - over[side]);
  return [
    line('tricks', tricks),
    line(
      'bid',
      own.map((points, side) => (levels[side] ? 0 : points)),
    ),
    ...(any(over) ? [line('overtricks', over)] : []),
    ...(any(levels)
      ? [
          line(
            'board',
            own.map((points, side) => (levels[side] ? points : 0)),
          ),
        ]
      : []),
    ...(any(bonus) ? [line('rainbow', bonus)] : []),
  ];
}

/** @param {AlleyState} state */
function summary(state) {
  if (!any(state.calls)) return {name: 'passed-out', values: {}};
  return {name: 'contracts', values: {...inWords(state, 0, 'first'), ...inWords(state, 1, 'second')}};
}

/** The values of a team's contract; their names begin with `name`. @param {AlleyState} state @param {number} side @param {string} name */
function inWords({contracts, tricks, size, dealScores}, side, name) {
  const {bid, level} = contracts[side];
  const made = tricks[side] >= (level ? size : bid);
  const result = level || bid ? (made ? 'made' : 'failed') : 'none';
  return {
    [`${name}_side`]: side,
    [`${name}_key`]: level ? `board-${level}` : '',
    [`${name}_kind`]: level ? 'board' : bid ? 'bid' : 'none',
    [`${name}_bid`]: bid,
    [`${name}_result`]: result,
    [`${name}_over`]: result === 'made' && !level ? tricks[side] - bid : 0,
    [`${name}_tricks`]: tricks[side],
    [`${name}_points`]: dealScores[side],
  };
}

/** @param {AlleyState} state */
function chances({scores, scored, rules}) {
  const squares = scheduleOf(rules)
    .slice(scored)
    .reduce((sum, size) => sum + size * size, 0);
  return chancesOf((scores[0] - scores[1]) / Math.sqrt(squares + NOTHING) / SCALE);
}

/** @type {SheetGame} */
export const BACK_ALLEY = {
  id: 'back_alley',
  behaviour: 1,
  options: [
    'trump_source',
    'joker_turned',
    'schedule',
    'max_bid',
    'sum_over_hand',
    'all_pass',
    'all_pass_limit',
    'board_trump_lead',
    'big_force',
    'little_force',
    'board_level_scope',
    'board_points',
    'board_multipliers',
    'points_per_bid',
    'tie',
    'rainbow_bonus',
    'first_lead_trump',
  ],
  shape: () => ({seats: 4, sides: 2}),
  start: (state) => Object.assign(state, {passedOut: 0}),
  begin,
  fields,
  score,
  reasons,
  lines,
  summary,
  chances,
};
