/** Moves elements from place to place. Nothing moves if the settings reduce motion, or while the page is hidden. */
import {reducedMotion} from '../core/settings.js';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Movements that have not ended. @type {Set<Animation>} */
const running = new Set();

/** Whether elements appear in their place at once. */
export function motionOff() {
  return document.hidden || reducedMotion();
}

/** Ends all movements: whatever moves is at once where it was going. */
export function endMotion() {
  for (const animation of running) animation.finish();
}

/**
 * Starts a movement. Its duration is for the normal pace; the style property `--pace` multiplies it.
 * @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions & {duration: number}} options
 * @returns {Animation | null} null if it would take no time
 */
function start(element, frames, options) {
  const times = Number.parseFloat(getComputedStyle(element).getPropertyValue('--pace') || '1');
  if (!times) return null;
  const {duration, delay = 0} = options;
  const animation = element.animate(frames, {...options, duration: duration * times, delay: delay * times});
  running.add(animation);
  animation.finished.catch(() => {}).then(() => running.delete(animation));
  return animation;
}

/**
 * Moves an element from a rectangle to where it is now.
 * @param {Element} element @param {DOMRect | null | undefined} from
 * @param {{duration?: number, delay?: number, fade?: boolean}} [options]
 */
export function animateFrom(element, from, {duration = 280, delay = 0, fade = false} = {}) {
  const to = element.getBoundingClientRect();
  if (motionOff() || !from || !to.width) return;
  start(
    element,
    [
      {transform: between(to, from), opacity: fade ? 0 : 1},
      {transform: 'none', opacity: 1},
    ],
    {duration, delay, easing: EASE, fill: 'backwards', composite: 'add'},
  );
}

/**
 * Moves an element to a rectangle and removes it.
 * @param {Element} element @param {DOMRect | null | undefined} to @param {number} [duration]
 */
export async function animateTo(element, to, duration = 320) {
  const from = element.getBoundingClientRect();
  if (!motionOff() && to && from.width) {
    const frames = [
      {transform: 'none', opacity: 1},
      {transform: between(from, to), opacity: 0.2},
    ];
    await start(element, frames, {duration, easing: 'ease-in', composite: 'add'})?.finished.catch(() => {});
  }
  element.remove();
}

/** @param {DOMRect} at @param {DOMRect} other */
function between(at, other) {
  const x = other.x + other.width / 2 - at.x - at.width / 2;
  const y = other.y + other.height / 2 - at.y - at.height / 2;
  const scale = Math.min(1.4, Math.max(0.3, other.width / at.width));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
