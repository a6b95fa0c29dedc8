/** Voice: what is sent and how fast, who speaks, joining and leaving. */
import assert from 'node:assert/strict';
import {beforeEach, mock, test} from 'node:test';
import {settled} from './browser.js';
import {FakeConnection, stream, track} from './voicing.js';

mock.timers.enable({apis: ['setTimeout', 'setInterval']});
const WEB = '../../src/vierblatt/web';
const {SignalQueue} = await import(`${WEB}/voice/signals.js`);
const {Loudness} = await import(`${WEB}/voice/loudness.js`);
const {VoiceSession} = await import(`${WEB}/voice/session.js`);
const {ApiFault} = await import(`${WEB}/core/api.js`);
const {change} = await import(`${WEB}/core/settings.js`);

// --- what is sent --------------------------------------------------------------------------------------------------

function queue(answer = async () => {}) {
  const sent = [];
  const made = new SignalQueue((signal) => {
    sent.push(signal);
    return answer(signal);
  });
  return {sent, made};
}

test('candidates that come together are sent together, after the description', () => {
  const {sent, made} = queue();
  made.put('a', {candidates: ['1']});
  made.put('a', {description: {type: 'offer', sdp: 'old'}});
  made.put('a', {description: {type: 'offer', sdp: 'new'}});
  for (let each = 2; each <= 10; each += 1) made.put('a', {candidates: [String(each)]});
  made.put('b', {candidates: ['x']});
  made.put('gone', {candidates: ['y']});
  made.forget('gone');
  assert.equal(sent.length, 0);
  mock.timers.tick(100);
  assert.deepEqual(sent, [
    {to: 'a', description: {type: 'offer', sdp: 'new'}},
    {to: 'b', candidates: ['x']},
    {to: 'a', candidates: ['1', '2', '3', '4', '5', '6', '7', '8']},
    {to: 'a', candidates: ['9', '10']},
  ]);
  made.stop();
});

test('however many there are, commands about cards keep their room', () => {
  const {sent, made} = queue();
  for (let each = 0; each < 60; each += 1) made.put(`peer ${each}`, {candidates: ['1']});
  mock.timers.tick(100);
  assert.equal(sent.length, 16);
  mock.timers.tick(10_000);
  assert.equal(sent.length, 16 + 20);
  mock.timers.tick(60_000);
  assert.equal(sent.length, 60);
  made.stop();
});

test('what came too fast is sent again; what somebody who is gone should get is not', async () => {
  const codes = ['too-fast', 'voice-gone'];
  const {sent, made} = queue(async () => {
    const code = codes.shift();
    if (code) throw new ApiFault({code});
  });
  made.put('a', {description: {type: 'offer', sdp: '1'}});
  for (let times = 0; times < 3; times += 1) {
    mock.timers.tick(100);
    await settled();
  }
  assert.equal(sent.length, 2);
  made.put('a', {candidates: ['1']});
  made.stop();
  mock.timers.tick(1_000);
  assert.equal(sent.length, 2);
});

// --- who speaks ----------------------------------------------------------------------------------------------------

test('somebody speaks while it is loud, and for a moment after', () => {
  let level = 0;
  const node = {connect() {}, disconnect() {}};
  const analyser = {...node, fftSize: 0, getFloatTimeDomainData: (samples) => samples.fill(level)};
  const context = {
    state: 'suspended',
    resume: mock.fn(),
    close: mock.fn(),
    createAnalyser: () => ({...analyser}),
    createMediaStreamSource: () => node,
  };
  const loudness = new Loudness(context);
  loudness.add('amal', stream());
  assert.deepEqual(loudness.speaking(0), []);
  level = 0.3;
  assert.deepEqual(loudness.speaking(100), ['amal']);
  level = 0;
  assert.deepEqual(loudness.speaking(500), ['amal']);
  assert.deepEqual(loudness.speaking(700), []);
  loudness.close();
  assert.deepEqual(loudness.speaking(700), []);
  assert.equal(context.resume.mock.callCount(), 1);
});

test('a sound of a moment is noticed wherever it lies between two looks', () => {
  for (const place of [0, 0.2, 0.4, 0.6, 0.8]) {
    const node = {connect() {}, disconnect() {}};
    const analyser = {
      ...node,
      fftSize: 0,
      getFloatTimeDomainData(samples) {
        const sound = Math.round((1 - place) * 0.2 * 48_000); // samples before the end
        samples.fill(0.1, samples.length - sound, samples.length - sound + 480);
      },
    };
    const context = {createAnalyser: () => ({...analyser}), createMediaStreamSource: () => node};
    const loudness = new Loudness(context);
    loudness.add('amal', stream());
    assert.deepEqual(loudness.speaking(0), ['amal']);
  }
});

// --- taking part ---------------------------------------------------------------------------------------------------

const person = (seat) => ({peer: `${seat}`.repeat(16), player: `p${seat}`, seat});

/** @type {Record<string, any>} */
let at;

beforeEach(() => {
  change({voiceRelay: false});
  at = {sent: [], connections: [], played: [], tracks: [], loud: new Set(), answers: {}};
  const browser = {
    microphone: async () => {
      if (at.refusal) throw at.refusal;
      at.tracks.push(track());
      return stream(at.tracks.at(-1));
    },
    connect: (configuration) => {
      at.connections.push(new FakeConnection(configuration));
      return at.connections.at(-1);
    },
    play: (srcObject) => {
      at.played.push({srcObject, muted: false});
      return at.played.at(-1);
    },
    loudness: () => ({add() {}, remove() {}, close() {}, speaking: () => [...at.loud]}),
  };
  const send = async (command) => {
    at.sent.push(command);
    const answer = at.answers[command.type]?.shift() ?? {};
    if (answer instanceof Error) throw answer;
    return answer;
  };
  at.session = new VoiceSession(send, browser);
});

const answerTo = (me, people, servers = [{urls: ['stun:x']}]) => ({peer: person(me).peer, people, servers});
const hears = (people, relay = 'none') => at.session.take({type: 'voice', people, relay});

/** Joins at seat 1, after somebody at seat 0. */
async function join(people = [person(0), person(1)]) {
  at.answers['join-voice'] = [answerTo(1, people)];
  await at.session.join();
}

test('the microphone is asked for only when somebody joins, and given back when they leave', async () => {
  hears([person(0)]);
  assert.equal(at.tracks.length, 0);
  await join();
  assert.deepEqual([at.session.state, at.tracks.length, at.connections.length], ['in', 1, 1]);
  assert.ok(at.session.isOwn(person(1)));
  assert.equal(at.session.stateOf(person(0).peer), 'connecting');
  at.session.leave();
  assert.equal(at.tracks[0].stop.mock.callCount(), 1);
  assert.equal(at.connections[0].signalingState, 'closed');
  assert.deepEqual(
    at.sent.map(({type}) => type),
    ['join-voice', 'leave-voice'],
  );
});

test('whoever joins last begins; those who were there answer', async () => {
  await join([person(1)]);
  hears([person(1), person(2)]);
  assert.equal(at.connections.length, 0);
  at.session.take({
    type: 'peer-signal',
    peer: person(2).peer,
    description: {type: 'offer', sdp: 'v=0\r\nm=audio 1\r\n'},
  });
  for (let turn = 0; turn < 4; turn += 1) await settled();
  mock.timers.tick(100);
  assert.equal(at.sent.at(-1).description.type, 'answer');
  at.session.take({type: 'peer-signal', peer: 'nobody', description: {type: 'offer', sdp: ''}});
  assert.equal(at.connections.length, 1);
  at.session.end();
});

test('the relay is used if the server or the person wants that', async () => {
  for (const [relay, wanted, policy] of [
    ['none', true, 'all'],
    ['possible', false, 'all'],
    ['possible', true, 'relay'],
    ['only', false, 'relay'],
  ]) {
    change({voiceRelay: wanted});
    hears([person(0)], relay);
    await join();
    assert.equal(at.connections.at(-1).configuration.iceTransportPolicy, policy);
    assert.deepEqual(at.connections.at(-1).configuration.iceServers, [{urls: ['stun:x']}]);
    at.session.end();
  }
});

test('whoever is gone is dropped at once', async () => {
  await join();
  at.connections[0].ontrack({streams: [stream()], track: track()});
  hears([person(1)]);
  assert.equal(at.connections[0].signalingState, 'closed');
  assert.equal(at.played[0].srcObject, null);
  assert.equal(at.session.state, 'in');
  hears([]);
  assert.deepEqual([at.session.state, at.tracks[0].stop.mock.callCount()], ['out', 1]);
});

test('after a broken connection the person joins again, with the same microphone', async () => {
  await join();
  at.session.mute();
  at.session.entered(true);
  at.answers['join-voice'] = [answerTo(3, [person(0), person(3)])];
  hears([person(0)]);
  assert.equal(at.session.state, 'joining');
  hears([person(0), person(2)]); // somebody else joins in the meantime
  await settled();
  assert.equal(at.session.state, 'in');
  assert.ok(at.session.isOwn(person(3)));
  assert.ok(at.session.muted && !at.tracks[0].enabled);
  assert.equal(at.tracks.length, 1);
  at.session.entered(false);
  assert.equal(at.session.state, 'out');
});

test('entering the table again changes nothing for those who are in it', async () => {
  await join();
  at.session.entered(true);
  hears([person(0), person(1)]);
  assert.equal(at.connections[0].signalingState, 'stable');
  hears([person(0)]);
  assert.equal(at.session.state, 'out');
});

test('muting and not hearing somebody are this person’s own affair', async () => {
  await join();
  at.connections[0].ontrack({streams: [stream()], track: track()});
  at.session.mute();
  at.session.mutePlayer('p0');
  assert.deepEqual([at.tracks[0].enabled, at.played[0].muted], [false, true]);
  at.session.mute();
  at.session.mutePlayer('p0');
  assert.deepEqual([at.tracks[0].enabled, at.played[0].muted], [true, false]);
  at.session.mutePlayer('p0');
  at.connections[0].ontrack({streams: [stream()], track: track()});
  assert.ok(at.played[1].muted);
  assert.deepEqual(
    at.sent.filter(({type}) => type !== 'join-voice'),
    [],
  );
});

test('whoever is blocked is not connected to, until they are not blocked any more', async () => {
  await join();
  const before = at.connections.length;
  at.session.block('p0', true);
  assert.equal(at.session.stateOf(at.session.people[0].peer), null);
  at.session.take({
    type: 'peer-signal',
    table: 't',
    peer: at.session.people[0].peer,
    description: null,
    candidates: [],
  });
  assert.equal(at.connections.length, before);
  at.session.block('p0', false);
  at.session.take({
    type: 'peer-signal',
    table: 't',
    peer: at.session.people[0].peer,
    description: null,
    candidates: [],
  });
  assert.equal(at.connections.length, before + 1);
});

test('it is shown who speaks, by seat', async () => {
  const seats = [];
  at.session.addEventListener('speaking', ({detail}) => seats.push(detail));
  await join();
  at.loud.add(person(0).peer);
  mock.timers.tick(600);
  at.loud.clear();
  mock.timers.tick(200);
  assert.deepEqual(seats, [[0], []]);
});

test('why nobody is heard is said in words', async () => {
  for (const [error, fault] of [
    [Object.assign(new Error(''), {name: 'NotAllowedError'}), 'denied'],
    [Object.assign(new Error(''), {name: 'NotFoundError'}), 'missing'],
    [new TypeError('undefined'), 'insecure'],
    [Object.assign(new Error(''), {name: 'NotReadableError'}), 'failed'],
  ]) {
    at.refusal = error;
    await at.session.join();
    assert.deepEqual([at.session.state, at.session.fault], ['out', fault]);
  }
  at.refusal = null;
  at.answers['join-voice'] = [new ApiFault({code: 'voice-seated'})];
  await at.session.join();
  assert.equal(at.session.fault.code, 'voice-seated');
  assert.equal(at.tracks[0].stop.mock.callCount(), 1);
});

test('whoever leaves before the answer comes is not in it, and nothing stays open', async () => {
  /** @type {(answer: object) => void} */
  let answer = () => {};
  at.answers['join-voice'] = [
    new Promise((done) => {
      answer = done;
    }),
  ];
  const joining = at.session.join();
  await settled();
  at.session.leave();
  answer(answerTo(1, [person(0), person(1)]));
  await joining;
  await settled();
  assert.deepEqual([at.session.state, at.connections.length, at.tracks[0].stop.mock.callCount()], ['out', 0, 1]);
  assert.equal(at.sent.at(-1).type, 'leave-voice');
});
