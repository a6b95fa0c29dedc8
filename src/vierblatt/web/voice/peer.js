/**
 * The connection to one other person in the voice of a table, by the pattern of perfect negotiation: either browser may
 * offer at any time, and if both do at once, the polite one gives way.
 */

/** @import {ConnectionDescription} from '../types/wire.js' */

/** What a browser tells another one. @typedef {{description?: ?ConnectionDescription, candidates?: string[]}} PeerMessage */
/** @typedef {'connecting' | 'connected' | 'failed'} PeerState */

/** How often a broken connection is tried again. */
const MOST_RESTARTS = 3;
/** All that people need to hear each other. A description without other codecs is short. */
const CODEC = 'audio/opus';

export class VoicePeer {
  /**
   * @param {RTCPeerConnection} connection @param {MediaStream} own what this person says
   * @param {object} how
   * @param {boolean} how.polite
   * @param {(message: PeerMessage) => void} how.send
   * @param {(stream: MediaStream) => void} how.heard called with what the other person says
   * @param {() => void} how.changed called when `state` may have changed
   */
  constructor(connection, own, {polite, send, heard, changed}) {
    this._connection = connection;
    this._polite = polite;
    this._send = send;
    this._changed = changed;
    this._offering = false;
    this._answered = false;
    this._ignoring = false;
    this._broken = false;
    this._restarts = 0;
    connection.onnegotiationneeded = () => this._work(() => this._offer());
    connection.onicecandidate = ({candidate}) => candidate?.candidate && send({candidates: [candidate.candidate]});
    connection.ontrack = ({streams, track}) => heard(streams[0] ?? new MediaStream([track]));
    connection.onconnectionstatechange = () => this._moved();
    for (const track of own.getAudioTracks()) connection.addTrack(track, own);
    for (const each of connection.getTransceivers()) preferOpus(each);
  }

  /** @returns {PeerState} */
  get state() {
    if (this._broken) return 'failed';
    return this._connection.connectionState === 'connected' ? 'connected' : 'connecting';
  }

  /** Handles what the other browser has sent. @param {PeerMessage} message */
  take({description, candidates = []}) {
    return this._work(async () => {
      if (description) await this._describe(description);
      for (const candidate of candidates) await this._reach(candidate);
    });
  }

  close() {
    this._connection.close();
  }

  /** What another browser sends may not fit: then nobody is heard, and nothing else happens. @param {() => Promise<void>} work */
  async _work(work) {
    try {
      await work();
    } catch {
      if (this._connection.signalingState === 'closed') return;
      this._broken = true;
      this._changed();
    }
  }

  async _offer() {
    this._offering = true;
    try {
      await this._connection.setLocalDescription();
      this._sendDescription();
    } finally {
      this._offering = false;
    }
  }

  /** @param {ConnectionDescription} description */
  async _describe(description) {
    const connection = this._connection;
    const open = connection.signalingState !== 'stable' && !this._answered;
    this._ignoring = description.type === 'offer' && (this._offering || open) && !this._polite;
    if (this._ignoring) return;
    if (!isOnlyAudio(description.sdp)) throw new Error('not only audio');
    this._answered = description.type === 'answer'; // the own offer is settled, although the browser is still at it
    await connection.setRemoteDescription(description); // takes the own offer back, if there is one
    this._answered = false;
    if (description.type !== 'offer') return;
    await connection.setLocalDescription();
    this._sendDescription();
  }

  /** @param {string} candidate */
  async _reach(candidate) {
    try {
      await this._connection.addIceCandidate({candidate, sdpMLineIndex: 0});
    } catch (error) {
      if (!this._ignoring) throw error; // it belongs to the offer that was ignored
    }
  }

  _sendDescription() {
    const description = this._connection.localDescription;
    if (description?.type === 'offer' || description?.type === 'answer')
      this._send({description: {type: description.type, sdp: withoutCandidates(description.sdp)}});
  }

  _moved() {
    const {connectionState} = this._connection;
    if (connectionState === 'connected') this._restarts = 0;
    else if (connectionState === 'failed') {
      this._restarts += 1;
      if (this._restarts > MOST_RESTARTS) this._broken = true;
      else this._connection.restartIce();
    }
    this._changed();
  }
}

/** @param {RTCRtpTransceiver} transceiver */
function preferOpus(transceiver) {
  const codecs = RTCRtpReceiver.getCapabilities?.('audio')?.codecs.filter(({mimeType}) => mimeType === CODEC) ?? [];
  if (codecs.length) transceiver.setCodecPreferences?.(codecs);
}

/** Whether a description is about sound and nothing else. @param {string} sdp */
export function isOnlyAudio(sdp) {
  const media = sdp.match(/^m=\w+/gm) ?? [];
  return media.length === 1 && media[0] === 'm=audio';
}

/** Candidates are sent one by one; in a description, they would come twice. @param {string} sdp */
export const withoutCandidates = (sdp) => sdp.replace(/^a=(?:candidate:|end-of-candidates).*\r?\n/gm, '');
