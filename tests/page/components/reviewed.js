/** A review whose server a test sets: what it answers, what it was asked, and what is waiting. */
import {board, speak} from './document.js';

const WEB = '../../../src/vierblatt/web';
await speak('en');
const {api} = await import(`${WEB}/core/api.js`);
const {ReviewSession} = await import(`${WEB}/review/session.js`);
const {loadReviewWords} = await import(`${WEB}/review/words.js`);

export const ID = 'abcdefghij';
export const item = (slot, seq, content, player = 'p1') => ({
  slot,
  seq,
  player,
  name: {p0: 'Amal', p1: 'Badr'}[player],
  content,
});
export const branch = (changes = {}) => ({
  kind: 'branch',
  deal: 1,
  parent: 0,
  step: 1,
  swaps: [],
  actions: ['AS'],
  ...changes,
});
export const remark = (text, step, more = {}) => ({
  kind: 'remark',
  point: {deal: 1, step},
  text,
  at: 1_790_000_000_000,
  ...more,
});
export const cursor = (point, seat = -1) => ({kind: 'cursor', point, seat});
export const LEAD = item('lead', 1, {kind: 'lead'});
export const review = (items = [], more = {}) => ({
  id: ID,
  record: 'r',
  game: 'baloot',
  opener: 'p0',
  players: ['p0', 'p1'],
  created: 1,
  seq: 9,
  items,
  ...more,
});
const PLAYED = ['AS', 'KS', 'QS'];
const step = (turn) => ({
  events: [{event: 'played', seat: 0, card: 'AS'}],
  board: board({turn}),
  hands: [['AS', 'KS'], ['7H'], ['8H'], ['9H']],
});
export const LINE = {steps: [0, 1, 2, 3].map(step), legal: [['AS', 'KS'], ['KS', '7S'], ['QS'], []], played: PLAYED};
const OUTLINE = {
  game: 'baloot',
  seats: [{}, {}, {}, {}],
  sides: 2,
  deals: [
    {number: 1, steps: 4},
    {number: 2, steps: 4},
  ],
};

/** What the server was asked. @type {{method: string, path: string, body: unknown}[]} */
export let asked;
/** What it answers, by method and path: an error is thrown. @type {Record<string, unknown>} */
export let answers;
/** Tells the session a frame. @type {?(frame: object) => void} */
export let tell;
/** What is to be done later. @type {(() => void)[]} */
export let waits;

/** What every test begins with. */
export async function fresh() {
  await speak('en');
  await loadReviewWords();
  api.person = {token: 't', player: 'p0', name: 'Amal', guest: true};
  asked = [];
  waits = [];
  answers = {};
}

/** A session that has loaded. */
export async function opened(items = [], {hash = '', more = {}} = {}) {
  answers[`GET /reviews/${ID}`] = review(items, more);
  answers['GET /records/r/replay'] = OUTLINE;
  answers[`GET /reviews/${ID}/line`] ??= LINE;
  const session = new ReviewSession(ID, {
    ask: async (method, path, body) => {
      asked.push({method, path, body});
      const answer = answers[`${method} ${path.split('?')[0]}`];
      if (answer instanceof Error) throw answer;
      return answer ?? {seq: 1, point: null};
    },
    watch: (_, callback) => {
      tell = callback;
      return () => {
        tell = null;
      };
    },
    later: (act) => waits.push(act),
  });
  await session.start(hash);
  await settled();
  return session;
}

export const plain = (text) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const changes = () => asked.filter(({method}) => method === 'POST').map(({body}) => body);
export const changed = (items, removed = []) => tell({type: 'review-changed', review: ID, seq: 10, items, removed});
