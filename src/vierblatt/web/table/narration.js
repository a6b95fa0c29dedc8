/** What happened at a table, as sentences for the log and for screen readers. */

/** @import {Words} from '../core/words.js' */
/** @import {Note, Scene} from '../types/table.js' */
/** @import {Said} from '../types/wire.js' */

/** @param {Words} words @param {Note} note */
export function noteText(words, note) {
  const {what, seat = -1, name = '', count = 0} = note;
  return words.text(`note-${what}`, {seat: seat >= 0 ? words.seat(seat) : '', name, count});
}

/**
 * A scene for the live region: what happened, then whether it is the listener's turn. What has no message is left out:
 * a game need not word everything, and nobody should have to hear an id.
 * @param {Words} words @param {Scene} scene @param {number} me @param {boolean} isMyTurn
 * @returns {string}
 */
export function narration(words, scene, me, isMyTurn) {
  const sentences = [
    ...scene.notes.filter(({what}) => words.has(`note-${what}`)).map((note) => noteText(words, note)),
    ...scene.events.filter(({event}) => words.has(`event-${event}`)).map((event) => words.event(event, me)),
  ];
  if (isMyTurn && scene.board) {
    const question = words.textOr(`phase-${scene.board.phase}`, '');
    sentences.push(words.text('ui-your-turn') + (question && `: ${question}`));
  }
  return inSequence(sentences);
}

/** Sentences one after the other, with a full stop between two where the first has none. @param {string[]} sentences */
const inSequence = (sentences) =>
  sentences.reduce((said, each) => (said ? `${said}${/[.!?؟…]$/.test(said) ? '' : '.'} ${each}` : each), '');

/**
 * What a player said: a listed phrase, an emoji or a text of their own.
 * @param {Words} words @param {Pick<Said, 'phrase' | 'text'>} said
 */
export function saidText(words, {phrase = '', text = ''}) {
  return text || words.textOr(`phrase-${phrase}`, phrase);
}
