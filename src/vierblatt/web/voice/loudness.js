/** Who speaks, by how loud each stream is. */

/** Louder than this is speech; the loudest sound is 1. */
const SPEECH = 0.02;
/** How long somebody counts as speaking after the last sound, in milliseconds. */
const HOLD = 500;
/** Samples that one look sees: a third of a second, more than lies between two looks, so that no short sound is missed. */
const SEEN = 16384;
/** Samples of which the loudness is measured: a hundredth of a second. */
const STRETCH = 512;

export class Loudness {
  /** @param {AudioContext} [context] */
  constructor(context = new AudioContext()) {
    this._context = context;
    /** @type {Map<string, {source: AudioNode, analyser: AnalyserNode, until: number}>} */
    this._of = new Map();
    if (context.state === 'suspended') context.resume();
  }

  /** @param {string} who @param {MediaStream} stream */
  add(who, stream) {
    this.remove(who);
    const analyser = this._context.createAnalyser();
    analyser.fftSize = SEEN;
    const source = this._context.createMediaStreamSource(stream);
    source.connect(analyser);
    this._of.set(who, {source, analyser, until: 0});
  }

  /** @param {string} who */
  remove(who) {
    this._of.get(who)?.source.disconnect();
    this._of.delete(who);
  }

  /** Those who speak now. @param {number} [now] milliseconds @returns {string[]} */
  speaking(now = performance.now()) {
    const found = [];
    for (const [who, each] of this._of) {
      if (levelOf(each.analyser) > SPEECH) each.until = now + HOLD;
      if (now < each.until) found.push(who);
    }
    return found;
  }

  close() {
    for (const who of [...this._of.keys()]) this.remove(who);
    this._context.close();
  }
}

/** The root of the mean square of the loudest stretch. @param {AnalyserNode} analyser */
function levelOf(analyser) {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  let loudest = 0;
  for (let start = 0; start < samples.length; start += STRETCH) {
    const stretch = samples.subarray(start, start + STRETCH);
    loudest = Math.max(loudest, stretch.reduce((sum, each) => sum + each * each, 0) / stretch.length);
  }
  return Math.sqrt(loudest);
}
