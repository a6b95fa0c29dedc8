import assert from 'node:assert/strict';
import {beforeEach, test} from 'node:test';
import {storage, stored} from './browser.js';

const {Witness, seenAt} = await import('../../src/vierblatt/web/core/witness.js');
const {commitmentFor} = await import('../../src/vierblatt/web/core/proof.js');

const RULES = 'ab'.repeat(32);
const ANCHOR = 'cd'.repeat(32);
const NONE = {anchor: ANCHOR, commitments: ['', ''], nonces: ['', ''], scheme: 2, void: []};
const HUMANS = [{kind: 'human'}, {kind: 'human'}];

const proofOf = (changes = {}) => ({match: 't', rules_hash: RULES, seats: 2, ...NONE, ...changes});

/** A witness that has committed, and the proof with the complete list. */
function committed() {
  const witness = new Witness('t', RULES, 2);
  const own = witness.commit(proofOf(), 0);
  return {witness, own, listed: proofOf({commitments: [own, 'ef'.repeat(32)]})};
}

beforeEach(() => {
  stored.clear();
  storage.broken = false;
});

test('a seat commits, reveals its nonce for the complete list, and finds nothing wrong', () => {
  const {witness, own, listed} = committed();
  assert.equal(witness.takesPart, true);
  const nonce = witness.reveal(listed, HUMANS, 0);
  assert.equal(commitmentFor(listed, 0, nonce), own);
  assert.deepEqual(witness.faults({...listed, nonces: [nonce, '']}, 0), []);
  assert.equal(seenAt('t').rounds[0].revealed, true);
});

test('asked twice, it answers the same, even after the page was reloaded', () => {
  const {own, listed, witness} = committed();
  assert.equal(new Witness('t', RULES, 2).commit(proofOf(), 0), own);
  const nonce = witness.reveal(listed, HUMANS, 0);
  assert.equal(new Witness('t', RULES, 2).reveal(listed, HUMANS, 0), nonce);
});

test('it does not commit for another match, other rules or the old scheme', () => {
  const cases = {
    'other-match': {match: 'other'},
    rules: {rules_hash: 'ff'.repeat(32)},
    'old-scheme': {scheme: 1},
  };
  for (const [code, changes] of Object.entries(cases)) {
    const witness = new Witness('t', RULES, 2);
    assert.equal(witness.commit(proofOf(changes), 0), '');
    assert.deepEqual(witness.refused, [code]);
  }
});

test('no nonce is revealed for an altered list', () => {
  const lists = [
    [(own) => ['ee'.repeat(32), own], HUMANS, 'commitment-changed'],
    [(own) => [own], HUMANS, 'commitment-changed'],
    [(own) => [own, 'ef'.repeat(32)], [{kind: 'human'}, {kind: 'bot'}], 'bot-committed'],
  ];
  for (const [list, kinds, code] of lists) {
    stored.clear();
    const {witness, own} = committed();
    assert.equal(witness.reveal(proofOf({commitments: list(own)}), kinds, 0), '');
    assert.deepEqual(witness.refused, [code]);
  }
});

test('a second list after the nonce was revealed is refused', () => {
  const {witness, own, listed} = committed();
  witness.reveal(listed, HUMANS, 0);
  assert.equal(witness.reveal(proofOf({commitments: [own, 'aa'.repeat(32)]}), HUMANS, 0), '');
  assert.deepEqual(witness.refused, ['list-changed']);
});

test('another anchor in the same round is refused, and reported as a fault', () => {
  const {witness, listed} = committed();
  assert.equal(witness.commit(proofOf({anchor: 'aa'.repeat(32)}), 0), '');
  assert.deepEqual(witness.refused, ['anchor-changed']);
  const {faults} = {faults: witness.faults({...listed, anchor: 'aa'.repeat(32)}, 0)};
  assert.ok(faults.includes('anchor-changed') && faults.includes('never-asked'));
});

test('it finds a nonce that was left out, and a start without its seat', () => {
  const {witness, listed} = committed();
  witness.reveal(listed, HUMANS, 0);
  assert.deepEqual(witness.faults({...listed, nonces: ['', '']}, 0), ['nonce-left-out']);
  assert.deepEqual(witness.faults(listed, 1), ['never-asked']);
  assert.deepEqual(witness.faults(listed, -1), []);
});

test('a seat that is blamed although it revealed its nonce was blamed wrongly', () => {
  const {witness, own, listed} = committed();
  witness.reveal(listed, HUMANS, 0);
  const gone = {anchor: ANCHOR, commitments: listed.commitments, unopened: [0]};
  const next = proofOf({void: [gone], anchor: 'aa'.repeat(32)});
  assert.equal(witness.commit(next, 0), ''); // the server accepts no other nonce from this seat
  assert.ok(witness.faults(next, 0).includes('wrongly-blamed'));
  const fair = {...gone, unopened: [1]};
  assert.notEqual(witness.commit(proofOf({void: [fair], anchor: 'aa'.repeat(32)}), 0), '');
  assert.ok(witness.faults(proofOf({commitments: [own, '']}), 0).includes('round-hidden'));
});

test('without storage, what was seen is kept until the page is closed', () => {
  storage.broken = true;
  const {own} = committed();
  assert.equal(seenAt('t').rounds[0].commitment, own);
});

test('only the last fifty tables are kept, and data in the older format is read', () => {
  stored.set('vb-seen', JSON.stringify({old: {anchor: ANCHOR, seat: 1, nonce: 'aa'}}));
  const [round] = seenAt('old').rounds;
  assert.deepEqual([round.nonce, round.commitment, round.revealed], ['aa', '', true]);
  for (let i = 0; i < 55; i += 1) new Witness(`t${i}`, RULES, 2).commit(proofOf({match: `t${i}`}), 0);
  const kept = JSON.parse(stored.get('vb-seen'));
  assert.equal(Object.keys(kept).length, 50);
  assert.equal('old' in kept, false);
});
