/** Connections negotiated by browsers that may both offer at once. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {settled} from './browser.js';
import {FakeConnection, stream, track} from './voicing.js';

const {VoicePeer, isOnlyAudio, withoutCandidates} = await import('../../src/vierblatt/web/voice/peer.js');

/** Two browsers whose messages wait until `deliver` hands them on. */
function twoBrowsers() {
  const [polite, impolite] = [true, false].map((manners) => {
    const side = {connection: new FakeConnection(), out: [], heard: [], changes: 0};
    side.peer = new VoicePeer(side.connection, stream(), {
      polite: manners,
      send: (message) => side.out.push(message),
      heard: (other) => side.heard.push(other),
      changed: () => {
        side.changes += 1;
      },
    });
    return side;
  });
  const deliver = async () => {
    while (polite.out.length || impolite.out.length) {
      const [toPolite, toImpolite] = [impolite.out.splice(0), polite.out.splice(0)];
      for (const message of toPolite) polite.peer.take(message);
      for (const message of toImpolite) impolite.peer.take(message);
      for (let turn = 0; turn < 6; turn += 1) await settled();
    }
  };
  return {polite, impolite, deliver};
}

const offers = async (...sides) => {
  for (const {connection} of sides) connection.onnegotiationneeded();
  for (let turn = 0; turn < 3; turn += 1) await settled();
};

test('one side offers, the other answers, and the description is short', async () => {
  const {polite, impolite, deliver} = twoBrowsers();
  await offers(impolite);
  assert.deepEqual(
    impolite.out.map(({description}) => description.type),
    ['offer'],
  );
  assert.doesNotMatch(impolite.out[0].description.sdp, /candidate/);
  await deliver();
  assert.equal(polite.connection.signalingState, 'stable');
  assert.equal(impolite.connection.signalingState, 'stable');
  assert.equal(impolite.connection.remote, withoutCandidates(polite.connection.localDescription.sdp));
  assert.deepEqual(
    polite.connection.codecs.map(({mimeType}) => mimeType),
    ['audio/opus'],
  );
});

test('if both offer at once, the polite one gives way and both agree', async () => {
  const {polite, impolite, deliver} = twoBrowsers();
  await offers(polite, impolite);
  polite.out.push({candidates: ['candidate:1 of the offer that is ignored']});
  await deliver();
  assert.ok(polite.connection.rolledBack);
  assert.ok(!impolite.connection.rolledBack);
  for (const {connection, peer} of [polite, impolite]) {
    assert.equal(connection.signalingState, 'stable');
    assert.equal(connection.agreements, 1);
    assert.notEqual(peer.state, 'failed');
  }
  assert.equal(impolite.connection.remote, withoutCandidates(polite.connection.localDescription.sdp));
});

test('an offer that comes while the own one is still being made collides, too', async () => {
  for (const first of ['polite', 'impolite']) {
    const {deliver, ...sides} = twoBrowsers();
    const later = first === 'polite' ? sides.impolite : sides.polite;
    await offers(sides[first]);
    later.connection.onnegotiationneeded();
    await deliver();
    await deliver();
    for (const {connection, peer} of Object.values(sides)) {
      assert.equal(connection.signalingState, 'stable');
      assert.notEqual(peer.state, 'failed');
    }
    assert.ok(!sides.impolite.connection.rolledBack);
    assert.equal(sides.impolite.connection.remote, withoutCandidates(sides.polite.connection.localDescription.sdp));
  }
});

test('an offer that comes while an answer is being taken is no collision', async () => {
  const {polite, impolite} = twoBrowsers();
  await offers(impolite);
  await polite.peer.take(impolite.out.shift());
  const answer = polite.out.shift();
  const taken = impolite.peer.take(answer);
  impolite.peer.take({description: {type: 'offer', sdp: 'v=0\r\nm=audio 9\r\n'}});
  await taken;
  for (let turn = 0; turn < 4; turn += 1) await settled();
  assert.equal(impolite.connection.remote, 'v=0\r\nm=audio 9\r\n');
  assert.equal(impolite.out.at(-1).description.type, 'answer');
});

test('when the connection breaks on both sides at once, both try again, a few times', async () => {
  const {polite, impolite, deliver} = twoBrowsers();
  await offers(impolite);
  await deliver();
  for (const {connection} of [polite, impolite]) connection.become('connected');
  assert.equal(polite.peer.state, 'connected');
  for (let times = 0; times < 3; times += 1) {
    for (const {connection} of [polite, impolite]) connection.become('failed');
    for (let turn = 0; turn < 3; turn += 1) await settled();
    await deliver();
    assert.equal(polite.connection.signalingState, 'stable');
    assert.equal(polite.peer.state, 'connecting');
  }
  polite.connection.become('failed');
  assert.equal(polite.peer.state, 'failed');
  assert.equal(polite.connection.restarts, 3);
});

test('candidates are passed on, and what the other says is heard', async () => {
  const {polite, impolite, deliver} = twoBrowsers();
  await offers(impolite);
  impolite.connection.onicecandidate({candidate: {candidate: 'candidate:7'}});
  impolite.connection.onicecandidate({candidate: {candidate: ''}});
  impolite.connection.onicecandidate({candidate: null});
  await deliver();
  assert.deepEqual(polite.connection.candidates, ['candidate:7']);
  const theirs = stream();
  polite.connection.ontrack({streams: [theirs], track: track()});
  assert.deepEqual(polite.heard, [theirs]);
});

test('what does not fit breaks this connection and nothing else', async () => {
  for (const sdp of ['v=0\r\nm=video 1\r\n', 'v=0\r\nm=audio 1\r\nm=application 2\r\n', 'v=0\r\n']) {
    const {polite} = twoBrowsers();
    await polite.peer.take({description: {type: 'offer', sdp}});
    assert.equal(polite.peer.state, 'failed');
    assert.equal(polite.connection.remote, null);
  }
  const {polite} = twoBrowsers();
  await polite.peer.take({description: {type: 'answer', sdp: 'v=0\r\nm=audio 1\r\n'}});
  assert.equal(polite.peer.state, 'failed');
  const {impolite} = twoBrowsers();
  impolite.peer.close();
  await offers(impolite);
  assert.notEqual(impolite.peer.state, 'failed');
});

test('only sound is taken', () => {
  assert.ok(isOnlyAudio('v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\n'));
  assert.ok(!isOnlyAudio('v=0\r\nm=audio 9 x\r\nm=video 9 x\r\n'));
});
