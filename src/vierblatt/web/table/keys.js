/** The keyboard shortcuts at the table, by the place of a key, whatever letter the layout puts there. */

/** `KeyboardEvent.code` -> what it does. @type {Record<string, string>} */
export const KEYS = {
  KeyH: 'hint',
  KeyL: 'last',
  KeyS: 'sheet',
  KeyI: 'log',
  KeyT: 'talk',
  KeyU: 'takeback',
  KeyO: 'coach',
  KeyC: 'claim',
  KeyQ: 'accuse',
  KeyW: 'sawa',
  KeyP: 'pause',
  KeyR: 'rules',
  KeyF: 'full',
  KeyN: 'skip',
  KeyV: 'voice',
  KeyM: 'menu',
};

/** The command of a key press at the table, or undefined. @param {KeyboardEvent} event @returns {string | undefined} */
export function choiceOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  const typing = event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLInputElement ||
        node instanceof HTMLTextAreaElement ||
        node instanceof HTMLSelectElement ||
        (node instanceof HTMLDialogElement && node.open),
    );
  if (typing) return undefined;
  return KEYS[event.code];
}

/** All shortcuts, for the list of keys. @type {[string[], string][]} */
export const SHORTCUTS = [
  [['←', '→'], 'table-keys-move'],
  [['Enter'], 'table-keys-play'],
  [['Tab'], 'table-keys-next'],
  ...Object.entries(KEYS).map(
    ([code, what]) => /** @type {[string[], string]} */ ([[code.slice(3)], `table-menu-${what}`]),
  ),
  [['Esc'], 'table-close'],
];
