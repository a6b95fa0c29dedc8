/** What screen readers are told of a scene. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {narration} from '../../src/vierblatt/web/table/narration.js';

const words = {
  text: (/** @type {string} */ id) => ({'note-began': 'The match begins', 'ui-your-turn': 'Your turn'})[id],
  textOr: () => 'play',
  has: () => true,
  seat: String,
  event: (/** @type {{event: string}} */ {event}) => event,
};

test('sentences follow each other with one full stop between two', () => {
  const events = ['They pass.', 'Sawa', 'هل تقبل؟', 'Done!'].map((event) => ({event}));
  const scene = {notes: [{what: 'began'}], events, board: {phase: 'play'}};
  assert.equal(narration(words, scene, 0, true), 'The match begins. They pass. Sawa. هل تقبل؟ Done! Your turn: play');
  assert.equal(narration(words, {notes: [], events: [{event: 'They pass.'}], board: null}, 0, false), 'They pass.');
});
