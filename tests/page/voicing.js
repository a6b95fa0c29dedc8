/** Fakes of the browser's connections and of sound, for tests of voice. */
import {mock} from 'node:test';
import {settled} from './browser.js';

globalThis.RTCRtpReceiver = {getCapabilities: () => ({codecs: [{mimeType: 'audio/PCMU'}, {mimeType: 'audio/opus'}]})};

let count = 0;

/** A connection that follows the rules of the browser's: a description that does not fit its state is an error. */
export class FakeConnection {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription = null;
  remote = null;
  candidates = [];
  codecs = [];
  restarts = 0;
  tracks = [];

  constructor(configuration = {}) {
    this.configuration = configuration;
  }

  addTrack(track) {
    this.tracks.push(track);
  }

  getTransceivers() {
    return this.tracks.map(() => ({setCodecPreferences: (codecs) => this.codecs.push(...codecs)}));
  }

  async setLocalDescription() {
    await settled();
    if (this.signalingState === 'closed') throw new Error('closed');
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    if (type === 'answer') this.agreed();
    else this.signalingState = 'have-local-offer';
    count += 1;
    this.localDescription = {type, sdp: `v=0\r\nm=audio ${count}\r\na=candidate:1\r\n`};
  }

  async setRemoteDescription({type, sdp}) {
    await settled();
    if (type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('an answer to nothing');
    if (type === 'offer' && this.signalingState === 'have-local-offer') this.rolledBack = true;
    if (type === 'offer') this.signalingState = 'have-remote-offer';
    this.remote = sdp;
    if (type === 'answer') this.agreed();
  }

  async addIceCandidate({candidate}) {
    await settled();
    if (!this.remote) throw new Error('no description');
    this.candidates.push(candidate);
  }

  agreed() {
    this.signalingState = 'stable';
    this.agreements = (this.agreements ?? 0) + 1;
  }

  restartIce() {
    this.restarts += 1;
    this.onnegotiationneeded();
  }

  become(state) {
    this.connectionState = state;
    this.onconnectionstatechange();
  }

  close() {
    this.signalingState = 'closed';
  }
}

export const track = () => ({enabled: true, stop: mock.fn()});
export const stream = (own = track()) => ({getAudioTracks: () => [own], getTracks: () => [own]});
