/**
 * The voice of a table as one person takes part in it: asks for the microphone, meets the others who have joined, and
 * drops whoever the server says is gone. The server is told nothing but what the browsers need to connect.
 *
 * Events: `change` (something to draw), `speaking` (detail: the seats of those who speak now).
 */
import {ApiFault} from '../core/api.js';
import {settings} from '../core/settings.js';
import {Loudness} from './loudness.js';
import {VoicePeer} from './peer.js';
import {SignalQueue} from './signals.js';

/** @import {PeerSignal, Voice, VoiceJoined, VoicePerson} from '../types/wire.js' */
/** @import {PeerState} from './peer.js' */
/** @import {TableCommand} from '../types/table.js' */

/** What of the browser is used. */
const BROWSER = {
  microphone: () =>
    navigator.mediaDevices.getUserMedia({
      audio: {echoCancellation: true, noiseSuppression: true, autoGainControl: true},
    }),
  connect: (/** @type {RTCConfiguration} */ configuration) => new RTCPeerConnection(configuration),
  play: (/** @type {MediaStream} */ stream) =>
    Object.assign(new Audio(), {autoplay: true, playsInline: true, srcObject: stream}),
  loudness: () => new Loudness(),
};

/** Milliseconds between two looks at who speaks. */
const LOOK_EVERY = 200;
/** Why there is no microphone: the name of the browser's error -> the message `voice-fault-NAME`. */
const FAULTS = new Map([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['TypeError', 'insecure'], // without a secure connection, browsers offer no microphone
]);

export class VoiceSession extends EventTarget {
  /**
   * @param {(command: TableCommand) => Promise<any>} send rejects with an ApiFault
   * @param {typeof BROWSER} [browser]
   */
  constructor(send, browser = BROWSER) {
    super();
    this._command = send;
    this._browser = browser;
    /** How browsers connect at this table. @type {Voice['relay']} */
    this.relay = 'none';
    /** All who are in it. @type {VoicePerson[]} */
    this.people = [];
    /** @type {'out' | 'joining' | 'in'} */
    this.state = 'out';
    this.muted = false;
    /** The players whom this person has muted. @type {Set<string>} */
    this.mutedPlayers = new Set();
    /** Those whom they have blocked at this table: no connection to them is made. @type {Set<string>} */
    this._blocked = new Set();
    /** Why joining failed: the name of a message, or what the server answered. @type {string | ApiFault} */
    this.fault = '';
    this._peer = '';
    /** Counts joining and leaving, so that an answer that comes too late is known as such. */
    this._attempt = 0;
    this._again = false;
    /** @type {?MediaStream} */
    this._own = null;
    /** @type {?Loudness} */
    this._loudness = null;
    /** @type {RTCConfiguration} */
    this._configuration = {};
    /** By their name. @type {Map<string, {peer: VoicePeer, player: string, audio: ?HTMLAudioElement}>} */
    this._peers = new Map();
    this._signals = new SignalQueue((signal) => this._command({type: 'signal', ...signal}));
    /** @type {number[]} */
    this._speaking = [];
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this._timer = undefined;
  }

  /** How the connection to somebody is; null for oneself, and for whoever has not been met yet. @param {string} peer @returns {?PeerState} */
  stateOf(peer) {
    return this._peers.get(peer)?.peer.state ?? null;
  }

  /** Whether this is the person themselves. @param {VoicePerson} person */
  isOwn({peer}) {
    return this.state === 'in' && peer === this._peer;
  }

  // --- what the person does ----------------------------------------------------------------------------------------

  /** Asks for the microphone, then joins. */
  async join() {
    if (this.state !== 'out') return;
    this.fault = '';
    this._set('joining');
    await this._try(async (attempt) => {
      const own = await this._browser.microphone();
      if (attempt !== this._attempt) return stop(own);
      this._own = own;
      await this._enter();
    });
  }

  /** Leaves, and gives the microphone back. */
  leave() {
    if (this.state === 'in') this._command({type: 'leave-voice'}).catch(() => {}); // the table may be gone
    this._end();
  }

  /** Lets the others hear the person, or not. */
  mute() {
    this.muted = !this.muted;
    for (const track of this._own?.getAudioTracks() ?? []) track.enabled = !this.muted;
    this._changed();
  }

  /** Mutes somebody else for this person alone, or not any more. @param {string} player */
  mutePlayer(player) {
    if (!this.mutedPlayers.delete(player)) this.mutedPlayers.add(player);
    for (const met of this._peers.values()) if (met.audio) met.audio.muted = this.mutedPlayers.has(met.player);
    this._changed();
  }

  /** Ends the connection to somebody whom the person has blocked, or allows one again. @param {string} player @param {boolean} on */
  block(player, on) {
    if (on) this._blocked.add(player);
    else this._blocked.delete(player);
    for (const [name, met] of [...this._peers]) if (this._blocked.has(met.player)) this._drop(name);
    this._changed();
  }

  // --- what the server says ----------------------------------------------------------------------------------------

  /** The table was entered, perhaps after a broken connection. @param {boolean} seated */
  entered(seated) {
    this._again = seated;
    if (!seated) this.end();
  }

  /** @param {Voice | PeerSignal} frame */
  take(frame) {
    if (frame.type === 'voice') this._follow(frame);
    else if (this.state === 'in') this._met(frame.peer)?.take(frame);
  }

  /** The person is not at the table any more. */
  end() {
    if (this.state !== 'out') this._end();
  }

  /** @param {Voice} frame */
  _follow({people, relay}) {
    Object.assign(this, {people, relay});
    const present = new Set(people.map(({peer}) => peer));
    for (const peer of [...this._peers.keys()]) if (!present.has(peer)) this._drop(peer);
    if (this.state === 'in' && !present.has(this._peer)) {
      // After a broken connection the person is out of it without having left; otherwise they may not be in it.
      if (this._again) this._enter();
      else this._end();
    }
    this._again = false;
    this._changed();
  }

  // --- connections -------------------------------------------------------------------------------------------------

  /** Does a part of joining; if it fails, that ends the attempt. @param {(attempt: number) => Promise<void>} work */
  async _try(work) {
    this._attempt += 1;
    const attempt = this._attempt;
    try {
      await work(attempt);
    } catch (fault) {
      if (attempt !== this._attempt) return;
      const {name} = /** @type {Error} */ (fault);
      this._end(fault instanceof ApiFault ? fault : (FAULTS.get(name) ?? 'failed'));
    }
  }

  /** Joins with the microphone, or joins again. */
  _enter() {
    this._dropAll();
    this._set('joining');
    return this._try(async (attempt) => {
      /** @type {VoiceJoined} */
      const joined = await this._command({type: 'join-voice'});
      if (attempt === this._attempt) this._begin(joined);
      else if (this.state === 'out') this._command({type: 'leave-voice'}).catch(() => {}); // left in the meantime
    });
  }

  /** @param {VoiceJoined} joined */
  _begin({peer, people, servers}) {
    if (!this._own) return;
    const relayed = this.relay === 'only' || (this.relay === 'possible' && settings.voiceRelay);
    this._configuration = {iceServers: servers, iceTransportPolicy: relayed ? 'relay' : 'all'};
    this._peer = peer;
    this.people = people;
    this._listen(this._own);
    this._set('in');
    for (const person of people) if (person.peer !== peer) this._met(person.peer); // whoever joins last offers
  }

  /** The connection to somebody, made when it is needed; undefined for somebody who is not there. @param {string} name */
  _met(name) {
    const known = this._peers.get(name);
    const person = this.people.find(({peer}) => peer === name);
    if (known || !person || !this._own || this._blocked.has(person.player)) return known?.peer;
    const peer = new VoicePeer(this._browser.connect(this._configuration), this._own, {
      polite: this._peer < name,
      send: (message) => this._signals.put(name, message),
      heard: (stream) => this._heard(name, stream),
      changed: () => this._changed(),
    });
    this._peers.set(name, {peer, player: person.player, audio: null});
    return peer;
  }

  /** @param {string} name @param {MediaStream} stream */
  _heard(name, stream) {
    const met = this._peers.get(name);
    if (!met) return;
    met.audio = this._browser.play(stream);
    met.audio.muted = this.mutedPlayers.has(met.player);
    this._loudness?.add(name, stream);
  }

  /** @param {string} name */
  _drop(name) {
    const met = this._peers.get(name);
    this._peers.delete(name);
    this._signals.forget(name);
    this._loudness?.remove(name);
    met?.peer.close();
    if (met?.audio) met.audio.srcObject = null;
  }

  _dropAll() {
    for (const name of [...this._peers.keys()]) this._drop(name);
    this._signals.stop();
    this._loudness?.close();
    this._loudness = null;
    clearInterval(this._timer);
    this._speak([]);
  }

  /** @param {string | ApiFault} [fault] */
  _end(fault = '') {
    this._attempt += 1;
    this._dropAll();
    if (this._own) stop(this._own);
    this._own = null;
    this.muted = false;
    this.fault = fault;
    this._set('out');
  }

  // --- who speaks --------------------------------------------------------------------------------------------------

  /** @param {MediaStream} own */
  _listen(own) {
    this._loudness = this._browser.loudness();
    this._loudness.add(this._peer, own);
    this._timer = setInterval(() => this._look(), LOOK_EVERY);
  }

  _look() {
    const speaking = new Set(this._loudness?.speaking());
    this._speak(this.people.filter(({peer}) => speaking.has(peer)).map(({seat}) => seat));
  }

  /** @param {number[]} seats */
  _speak(seats) {
    if (seats.join() === this._speaking.join()) return;
    this._speaking = seats;
    this.dispatchEvent(new CustomEvent('speaking', {detail: seats}));
  }

  /** @param {'out' | 'joining' | 'in'} state */
  _set(state) {
    this.state = state;
    this._changed();
  }

  _changed() {
    this.dispatchEvent(new Event('change'));
  }
}

/** Gives a microphone back. @param {MediaStream} stream */
function stop(stream) {
  for (const track of stream.getTracks()) track.stop();
}
