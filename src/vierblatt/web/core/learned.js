/**
 * Which steps of the lessons are done on this device. They are stored in localStorage, by game; the window event
 * `vb-learned` reports changes.
 */

const KEY = 'vb-learned';

/** @returns {Record<string, string[]>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
    return Object.fromEntries(Object.entries(kept).filter(([, steps]) => Array.isArray(steps)));
  } catch {
    return {}; // no storage, or not our data
  }
}

let learned = read();

/** The ids of a game's steps that are done. @param {string} game @returns {readonly string[]} */
export const stepsDone = (game) => learned[game] ?? [];

/** Notes that a step is done. @param {string} game @param {string} step */
export function markDone(game, step) {
  learned = {...learned, ...read()}; // another window may have added some
  if (stepsDone(game).includes(step)) return;
  learned = {...learned, [game]: [...stepsDone(game), step]};
  try {
    localStorage.setItem(KEY, JSON.stringify(learned));
  } catch {
    // a private window may refuse; the progress then lasts until the page closes
  }
  window.dispatchEvent(new Event(KEY));
}

/**
 * The first step that is not done; undefined after the last one.
 * @template {{id: string}} Step
 * @param {string} game @param {Step[]} steps in order @returns {Step | undefined}
 */
export const nextStep = (game, steps) => steps.find(({id}) => !stepsDone(game).includes(id));

window.addEventListener('storage', (event) => {
  if (event.key === KEY) {
    learned = read();
    window.dispatchEvent(new Event(KEY));
  }
});
