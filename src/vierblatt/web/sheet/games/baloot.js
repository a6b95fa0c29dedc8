/** Baloot on a score sheet, as in `vierblatt.games.baloot`: who bought what, the raw card points, projects, Baloot. */
import {SheetFault} from '../fault.js';
import {choice, number, seat} from '../fields.js';
import {any, chancesOf, end, enter, line, passDeal, reason} from '../state.js';
import {FOUR, leadOfBuyer, pointsOfProjects, rawTotal, settle} from './baloot-scoring.js';

/** @import {DealResult, SheetField, SheetGame, SheetReason, SheetState} from '../state.js' */
/** @import {Summed, Verdict} from './baloot-scoring.js' */
/** @typedef {SheetState & {buyer: number, contract: string, trump: string, sum: Summed, verdict: Verdict}} BalootState */

const WITHOUT_TRUMP = ['sun', 'ashkal'];
const BOUGHT = ['hokom', ...WITHOUT_TRUMP];
const TEAMS = ['none', 'buyer', 'others'];
const LEVELS = ['', 'plain', 'double', 'triple', 'four', 'gahwa'];
const [PLAIN, DOUBLE] = [1, 2];
/** The raw points of all cards with the last ten (BAL-SCORE-2). */
const ALL_POINTS = {sun: 130, hokom: 162};
const MOST_PROJECTS = 4; // BAL-PROJ-2
/** Field -> the raw value of a project (BAL-PROJ-1). @type {Record<string, number>} */
const PROJECTS = {sira: 20, fifty: 50, hundred: 100, four_hundred: 200};
const SCALE = 2.5; // of a lead (`research/match_equity.py`)
/** Verdict -> its reason and rule; ties have reasons of their own. @type {Record<Verdict, [string, string]>} */
const VERDICTS = {
  none: ['', ''],
  made: ['made', 'BAL-SCORE-7'],
  shared: ['tie-shared', 'BAL-SCORE-9'],
  missed: ['missed', 'BAL-SCORE-8'],
  khasara: ['khasara', 'BAL-SCORE-8'],
  doubled: ['all-to-winner', 'BAL-SCORE-10'],
  kaboot: ['kaboot', 'BAL-SCORE-11'],
  gahwa: ['gahwa', 'BAL-SCORE-12'],
};
/** The verdicts after which each team writes its own points. */
const OWN = ['made', 'shared', 'missed'];

/** @param {BalootState} state @returns {SheetField[]} */
function fields({rules}) {
  const inTrumps = {contract: ['hokom']};
  const inSun = {contract: WITHOUT_TRUMP};
  const bought = {contract: BOUGHT};
  const kaboot = rules.kaboot === 'on';
  /** @type {SheetField['when']} */
  const counted = kaboot ? {kaboot: ['none']} : {};
  const against = {...inSun, kaboot: ['others']};
  const kawesh = rules.kawesh === 'off' ? [] : ['kawesh'];
  return [
    choice('contract', [...BOUGHT, 'passed', ...kawesh]),
    seat('buyer', 3, {when: bought}),
    choice('trump', ['S', 'H', 'D', 'C'], {when: inTrumps}),
    choice('level', LEVELS.slice(PLAIN), {default: LEVELS[PLAIN], when: inTrumps}),
    choice('level', LEVELS.slice(PLAIN, DOUBLE + 1), {default: LEVELS[PLAIN], when: inSun}),
    ...(kaboot ? [choice('kaboot', TEAMS, {default: 'none', when: bought})] : []),
    number('cards', ALL_POINTS.hokom, {when: {...inTrumps, ...counted}}),
    number('cards', ALL_POINTS.sun, {when: {...inSun, ...counted}}),
    ...(rules.reverse_kaboot_88 ? [choice('ace', ['no', 'yes'], {default: 'no', when: against})] : []),
    choice('projects', TEAMS, {default: 'none', when: bought}),
    ...projectFields(),
    choice('baloot', TEAMS, {default: 'none', when: inTrumps}),
  ];
}

/** Only a sun has a four hundred, and only one (BAL-PROJ-4). */
function projectFields() {
  const when = {projects: TEAMS.slice(1)};
  return Object.keys(PROJECTS).map((name) =>
    name === 'four_hundred'
      ? number(name, 1, {default: 0, when: {...when, contract: WITHOUT_TRUMP}})
      : number(name, MOST_PROJECTS, {default: 0, when}),
  );
}

/** @param {BalootState} state @param {DealResult} result */
function score(state, result) {
  if (result.contract === 'passed') {
    passDeal(state); // BAL-BID-13
  } else if (result.contract === 'kawesh') {
    if (state.rules.kawesh_dealer === 'next') passDeal(state); // BAL-BID-14
  } else {
    checkContract(state, result);
    const sum = summed(state, result);
    const {verdict, points} = settle(state.rules, sum);
    const [buyer, contract, trump] = [Number(result.buyer), String(result.contract), String(result.trump ?? 'none')];
    Object.assign(state, {buyer, contract, trump, sum, verdict});
    enter(state, points);
    finish(state);
  }
}

/** The place of a seat, 0 to 3, from the dealer's right on. @param {BalootState} state @param {number} at */
const placeOf = ({dealer}, at) => (at - dealer + 3) % 4;

/** @param {BalootState} state @param {DealResult} result */
function checkContract(state, {contract, buyer, level}) {
  const seat = Number(buyer);
  if (contract === 'ashkal' && placeOf(state, seat) < 2) throw new SheetFault('sheet-ashkal', {seat}, 'BAL-ASH-2');
  if (contract !== 'hokom' && level !== LEVELS[PLAIN] && !mayDoubleSun(state, seat)) {
    throw new SheetFault('sheet-sun-double', {}, 'BAL-DBL-5');
  }
}

/** BAL-DBL-5: one team has more than 100, and the doubler is in the other one. @param {BalootState} state @param {number} buyer */
function mayDoubleSun({scores, rules}, buyer) {
  if (scores[0] > 100 === scores[1] > 100) return false;
  return rules.sun_double_by === 'any_opponent' || scores[1 - (buyer % 2)] <= 100;
}

/** What decides about the score. @param {BalootState} state @param {DealResult} result @returns {Summed} */
function summed(state, result) {
  const sun = result.contract !== 'hokom';
  const side = Number(result.buyer) % 2;
  const total = sun ? ALL_POINTS.sun : ALL_POINTS.hokom;
  const kaboot = result.kaboot ?? 'none';
  const cards = Number(result.cards ?? (kaboot === 'buyer' ? total : 0));
  if (cards === 1 || total - cards === 1) {
    throw new SheetFault('sheet-cards', {points: cards, total}, 'BAL-SCORE-1'); // no cards are worth one point together
  }
  const ace = result.ace === 'yes';
  if (ace && placeOf(state, Number(result.buyer)) !== 0) {
    throw new SheetFault('sheet-ace', {seat: Number(result.buyer)}, 'BAL-SCORE-11');
  }
  /** @param {number} own @param {number} others */
  const bySide = (own, others) => (side === 0 ? [own, others] : [others, own]);
  /** @param {string | number | undefined} team @param {number} value */
  const whose = (team, value) => bySide(team === 'buyer' ? value : 0, team === 'others' ? value : 0);
  return {
    sun,
    buyer: side,
    level: LEVELS.indexOf(String(result.level)),
    ace,
    kaboot: kaboot === 'none' ? null : kaboot === 'buyer' ? side : 1 - side,
    cards: bySide(cards, total - cards),
    projects: whose(result.projects, rawProjects(result)),
    baloots: whose(result.baloot, 1),
  };
}

/** BAL-PROJ-1: the raw value of the projects that count. @param {DealResult} result */
function rawProjects(result) {
  if (result.projects === 'none') return 0;
  const counts = Object.keys(PROJECTS).map((name) => Number(result[name] ?? 0));
  const projects = counts.reduce((sum, count) => sum + count, 0);
  if (projects < 1 || projects > MOST_PROJECTS) {
    throw new SheetFault('sheet-projects', {projects, most: MOST_PROJECTS}, 'BAL-PROJ-2');
  }
  return Object.values(PROJECTS).reduce((sum, raw, place) => sum + raw * counts[place], 0);
}

/** BAL-END-1, BAL-END-2, BAL-DBL-9. @param {BalootState} state */
function finish(state) {
  const winner = matchWinner(state);
  if (winner === null) passDeal(state);
  else end(state, [winner]);
}

/** @param {BalootState} state */
function matchWinner({scores, dealScores, rules, verdict}) {
  if (verdict === 'gahwa') return dealScores[0] === 0 ? 1 : 0;
  const [first, second] = scores.map((total) => total >= rules.target);
  if (!first && !second) return null;
  if (first !== second) return first ? 0 : 1;
  const last = dealScores[0] - dealScores[1];
  const lead = rules.both_over === 'higher_last_deal' && last !== 0 ? last : scores[0] - scores[1];
  return lead > 0 ? 0 : lead < 0 ? 1 : null;
}

/** @param {BalootState} state @param {DealResult} result @returns {SheetReason[]} */
function reasons(state, {contract}) {
  if (contract === 'passed') return [reason('passed', 'BAL-BID-13')];
  if (contract === 'kawesh') return [reason('kawesh', 'BAL-BID-14')];
  return [verdictReason(state), ...factorReasons(state), ...extraReasons(state), ...endReasons(state)];
}

/** @param {BalootState} state */
function verdictReason({verdict, sum, rules, dealScores}) {
  const tied = leadOfBuyer(rules, sum) === 0;
  const winner = dealScores[0] > dealScores[1] ? 0 : 1;
  let [name, rule] = VERDICTS[verdict];
  if (verdict === 'khasara' && tied) [name, rule] = ['tie-buyer-fails', 'BAL-SCORE-9'];
  else if (verdict === 'doubled' && tied) name = 'tie-doubled';
  else if (verdict === 'kaboot' && sum.ace && winner !== sum.buyer) name = 'kaboot-reverse';
  return reason(name, rule, {side: winner, raw: rawTotal(sum, sum.buyer), others: rawTotal(sum, 1 - sum.buyer)});
}

/** @param {BalootState} state */
function factorReasons({verdict, sum, rules}) {
  if (sum.level === PLAIN || verdict === 'gahwa') return [];
  const plainCards = verdict === 'kaboot' && !rules.kaboot_multiplied;
  const times = Math.min(sum.level, FOUR);
  const capped = rules.project_multiplier_cap2 && sum.level > DOUBLE && any(sum.projects);
  return [
    plainCards ? reason('kaboot-plain', 'BAL-SCORE-11', {times}) : reason('doubled', 'BAL-DBL-8', {times}),
    ...(capped ? [reason('projects-twice', 'BAL-PROJ-11')] : []),
  ];
}

/** @param {BalootState} state */
function extraReasons({verdict, sum, dealScores}) {
  if (verdict === 'gahwa') return [];
  return [0, 1].flatMap((side) => {
    const lost = verdict === 'kaboot' && dealScores[side] === 0;
    const baloot = lost ? reason('baloot-lost', 'BAL-SCORE-11', {side}) : reason('baloot', 'BAL-PROJ-11', {side});
    return [
      ...(sum.projects[side] ? [reason('projects', 'BAL-PROJ-7', {side, raw: sum.projects[side]})] : []),
      ...(sum.baloots[side] ? [baloot] : []),
    ];
  });
}

/** @param {BalootState} state */
function endReasons({over, verdict, scores, rules}) {
  const both = Math.min(...scores) >= rules.target;
  if (over && verdict === 'gahwa') return [reason('end-gahwa', 'BAL-DBL-9')];
  if (over) return [both ? reason('end-both', 'BAL-END-2') : reason('end', 'BAL-END-1')];
  return both ? [reason('one-more', 'BAL-END-2')] : [];
}

/** @param {BalootState} state */
function lines({sum, verdict, dealScores}) {
  const rawBaloot = sum.baloots.map((count) => 20 * count);
  const raw = [
    line('raw-cards', sum.cards),
    ...(any(sum.projects) ? [line('raw-projects', sum.projects)] : []),
    ...(any(rawBaloot) ? [line('raw-baloot', rawBaloot)] : []),
    line('raw-total', [rawTotal(sum, 0), rawTotal(sum, 1)]),
  ];
  if (OWN.includes(verdict)) return [...raw, ...ownLines(sum, verdict, dealScores)];
  const times = Math.min(sum.level, FOUR);
  return [...raw, ...(sum.level > PLAIN ? [line('factor', [times, times])] : []), line(verdict, dealScores)];
}

/** @param {Summed} sum @param {Verdict} verdict @param {number[]} dealScores */
function ownLines(sum, verdict, dealScores) {
  const projects = [pointsOfProjects(sum, 0), pointsOfProjects(sum, 1)];
  const baloot = sum.baloots.map((count) => 2 * count);
  const cards = dealScores.map((points, side) => points - projects[side] - baloot[side]);
  return [
    line('cards', cards),
    ...(any(projects) ? [line('projects', projects)] : []),
    ...(any(baloot) ? [line('baloot', baloot)] : []),
    line(verdict, dealScores),
  ];
}

/** The messages of verdicts that have one for each winner; see `outcomeOf`. @type {Partial<Record<Verdict, [string, string]>>} */
const OUTCOMES = {
  doubled: ['doubled-made', 'doubled-failed'],
  kaboot: ['kaboot', 'kaboot-against'],
  gahwa: ['gahwa-made', 'gahwa-failed'],
};

/** @param {BalootState} state */
function summary({buyer, contract, trump, sum, verdict, dealScores}) {
  const scores = [dealScores[sum.buyer], dealScores[1 - sum.buyer]];
  const both = OUTCOMES[verdict];
  const won = verdict === 'made' || (both !== undefined && scores[0] > scores[1]);
  const [points, rest] = won ? scores : [scores[1], scores[0]];
  return {
    name: both ? both[won ? 0 : 1] : verdict === 'khasara' ? 'failed' : verdict,
    values: {
      seat: buyer,
      key: contract,
      suit: trump,
      level_key: LEVELS[sum.level],
      raw: rawTotal(sum, sum.buyer),
      others: rawTotal(sum, 1 - sum.buyer),
      points,
      rest,
    },
  };
}

/** @param {BalootState} state */
function chances({scores, rules}) {
  const [own, other] = scores.map((total) => Math.max(rules.target - total, 1));
  return chancesOf((other - own) / Math.sqrt(own + other) / SCALE);
}

/** @type {SheetGame} */
export const BALOOT = {
  id: 'baloot',
  behaviour: 1,
  options: [
    'first_dealer',
    'cut_choice',
    'void_partner_winning',
    'beat_partner_trump',
    'undertrump_forced',
    'overruff',
    'hokom_round_five',
    'sun_round_five',
    'hokom_66',
    'tie_undoubled',
    'tie_doubled',
    'failed_contract',
    'sun_tie_by',
    'baloot_of_loser',
    'kaboot',
    'kaboot_multiplied',
    'reverse_kaboot_88',
    'project_multiplier_cap2',
    'sun_double_by',
    'partner_may_preempt',
    'r2_sun_priority',
    'r2_passer_may_sun',
    'r1_hokom_sun_by',
    'hokom_flip',
    'ace_no_flip',
    'ashkal_round2',
    'wrongful_ashkal',
    'kawesh',
    'kawesh_timing',
    'kawesh_dealer',
    'lock_choice',
    'project_tie',
    'project_heights',
    'baloot_blocked_by',
    'auto_declare',
    'baloot_call',
    'both_over',
    'target',
  ],
  shape: () => ({seats: 4, sides: 2}),
  start: (state) => {
    if (typeof state.rules.first_dealer === 'number') state.dealer = state.rules.first_dealer;
  },
  begin: () => {},
  fields,
  score,
  reasons,
  lines,
  summary,
  chances,
};
