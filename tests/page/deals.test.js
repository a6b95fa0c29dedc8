/** Provable and seeded deals, checked with the same vectors as `vierblatt verify`. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {ascending, isPack} from '../../src/vierblatt/web/core/chance.js';
import * as proofs from '../../src/vierblatt/web/core/proof.js';
import * as records from '../../src/vierblatt/web/core/record.js';
import {seededPack, seededSeat} from '../../src/vierblatt/web/core/seeded.js';
import {toHex} from '../../src/vierblatt/web/core/bytes.js';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const vectors = (name) => JSON.parse(read(`../vectors/${name}.json`)).cases;

/** The proof of a case; of the void rounds only their number matters. */
const proofOf = ({match, rules_hash, nonces, anchor, commitments, round = 0}, scheme) => ({
  match,
  rules_hash,
  nonces,
  anchor,
  commitments,
  scheme,
  seats: nonces.length,
  void: Array(round).fill({}),
});

for (const [file, scheme] of [
  ['provable', 1],
  ['provable2', 2],
]) {
  for (const each of vectors(file)) {
    test(`scheme ${scheme}, ${each.name}`, () => {
      const proof = proofOf(each, scheme);
      assert.equal(toHex(proofs.binding(proof)), each.binding);
      const committed = each.nonces.map((nonce, seat) => (nonce ? proofs.commitmentFor(proof, seat, nonce) : ''));
      assert.deepEqual(committed, each.commitments);
      assert.equal(proofs.firstSeatOf(proof, each.chain['1']), each.first_seat);
      for (const [number, link] of Object.entries(each.chain)) {
        assert.equal(proofs.hashed(link, Number(number)), each.anchor);
      }
      for (const deal of each.deals) {
        const pack = proofs.packOf(proof, deal.secret, deal.number, each.cards.split(' '));
        assert.equal(pack.join(' '), deal.pack);
      }
      if (scheme === 2) {
        assert.equal(toHex(proofs.listDigest(proof)), each.list);
        assert.equal(proofs.codeOf(proof), each.code);
      }
      for (const [seat, nonce] of each.nonces.entries()) {
        if (nonce) assert.equal(proofs.opensCommitment(proof, seat), true);
      }
    });
  }
}

for (const each of vectors('seeded')) {
  test(`seeded packs, ${each.name}`, () => {
    const cards = each.cards.split(' ');
    for (const [seats, seat] of Object.entries(each.first_seat))
      assert.equal(seededSeat(each.seed, Number(seats)), seat);
    for (const {number, pack} of each.deals) assert.equal(seededPack(each.seed, number, cards).join(' '), pack);
  });
}

test('nonces are 32 bytes and differ', () => {
  assert.match(proofs.makeNonce(), /^[0-9a-f]{64}$/);
  assert.notEqual(proofs.makeNonce(), proofs.makeNonce());
});

test('a pack has each card once, and is sorted by suits', () => {
  assert.deepEqual(ascending(['XR', 'AC', '2S', 'XB']), ['2S', 'AC', 'XB', 'XR']);
  assert.equal(isPack(['2S', 'AC']), true);
  for (const cards of [[], ['2S', '2S'], ['1S']]) assert.equal(isPack(cards), false);
});

for (const kind of ['seeded', 'provable', 'taken-back']) {
  const text = read(`record-${kind}.json`);

  test(`the chain of a ${kind} record is intact from end to end`, () => {
    const chain = records.chainOf(records.parseRecord(text));
    assert.deepEqual(
      chain.filter(({fits}) => !fits),
      [],
    );
    assert.equal(chain[0].place, 'header');
    assert.equal(chain.at(-1).place, 'head');
  });

  test(`altered actions in one deal of a ${kind} record are one fault`, () => {
    const record = records.parseRecord(text);
    record.deals[0].actions[0] = 'pass';
    record.deals[0].actions[1] = 'pass';
    record.deals[0].actions.reverse();
    const broken = records.chainOf(record).filter(({fits}) => !fits);
    assert.deepEqual(
      broken.map(({place, deal}) => [place, deal]),
      [['actions', 1]],
    );
  });
}

test('what was taken back is part of the chain', () => {
  const record = records.parseRecord(read('record-taken-back.json'));
  record.deals[0].taken_back[0].actions[0] = 'bid 5';
  const broken = records.chainOf(record).filter(({fits}) => !fits);
  assert.deepEqual(
    broken.map(({place, deal}) => [place, deal]),
    [['actions', 1]],
  );
  record.deals[0].taken_back = [{after: 0}];
  assert.throws(() => records.parseRecord(JSON.stringify(record)), records.InvalidRecord);
});

test('a record of provable deals has what its players need to check them', () => {
  const record = records.parseRecord(read('record-provable.json'));
  const proof = records.proofOf(record);
  assert.equal(proof.scheme, 2);
  assert.equal(proof.seats, record.seats.length);
  for (const [seat, nonce] of proof.nonces.entries()) if (nonce) assert.ok(proofs.opensCommitment(proof, seat));
  const [deal] = records.dealsOf(record);
  assert.equal(deal.ended, false);
  assert.equal(deal.secret, null);
  assert.equal(isPack(deal.pack), true);
});

test('invalid records are rejected', () => {
  const sound = JSON.parse(read('record-provable.json'));
  const wrong = [
    {...sound, format: 2},
    {...sound, seats: []},
    {...sound, head: 'x'},
    {...sound, packs: {kind: 'other'}},
    {...sound, packs: {...sound.packs, nonces: []}},
    {...sound, deals: [{}]},
    {...sound, result: {}},
    [],
  ];
  for (const record of wrong) {
    assert.throws(() => records.parseRecord(JSON.stringify(record)), records.InvalidRecord);
  }
  assert.throws(() => records.parseRecord('{'), records.InvalidRecord);
  assert.ok(records.parseRecord(JSON.stringify({...sound, packs: {kind: 'given'}})));
});

test('canonical JSON has sorted keys and no spaces', () => {
  assert.equal(records.canonical({b: [1, null], a: {d: 'ä', c: true}}), '{"a":{"c":true,"d":"ä"},"b":[1,null]}');
});
