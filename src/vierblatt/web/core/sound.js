/** Short synthesised sounds, without sound files. Silent unless the settings turn them on. */
import {settings} from './settings.js';

/** @type {?AudioContext} */
let context = null;

/**
 * The sounds: notes (frequency in hertz, start and length in seconds), waveform and volume.
 * @typedef {{notes: [number, number, number][], shape: OscillatorType, volume: number}} Sound
 * @type {Record<'card'|'trick'|'turn'|'call'|'end'|'talk', Sound>}
 */
const SOUNDS = {
  card: {
    notes: [
      [190, 0, 0.05],
      [130, 0.02, 0.06],
    ],
    shape: 'triangle',
    volume: 0.12,
  },
  trick: {
    notes: [
      [260, 0, 0.09],
      [195, 0.07, 0.12],
    ],
    shape: 'triangle',
    volume: 0.1,
  },
  turn: {
    notes: [
      [587, 0, 0.12],
      [784, 0.11, 0.2],
    ],
    shape: 'sine',
    volume: 0.08,
  },
  call: {notes: [[392, 0, 0.1]], shape: 'sine', volume: 0.07},
  end: {
    notes: [
      [392, 0, 0.16],
      [494, 0.13, 0.16],
      [587, 0.26, 0.34],
    ],
    shape: 'sine',
    volume: 0.08,
  },
  talk: {
    notes: [
      [700, 0, 0.05],
      [880, 0.06, 0.07],
    ],
    shape: 'sine',
    volume: 0.05,
  },
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  const {notes, shape, volume} = SOUNDS[name];
  for (const [frequency, begin, length] of notes) {
    const at = context.currentTime + begin;
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(frequency, at);
    loud.gain.setValueAtTime(volume, at);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
