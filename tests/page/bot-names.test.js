/** Bots have names and faces: as in the terminal, the same at the table and in its replay. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import './browser.js';
import {readFileSync} from 'node:fs';

const {FluentResource} = await import('../../src/vierblatt/web/vendor/fluent.js');
const {Words} = await import('../../src/vierblatt/web/core/words.js');
const {botFace, botName} = await import('../../src/vierblatt/web/core/bot-names.js');
const {BOT_LEVELS} = await import('../../src/vierblatt/web/core/settings.js');
const {isSolo, nameOf, takeoverOf} = await import('../../src/vierblatt/web/table/model.js');
const {infoOf, namesOf} = await import('../../src/vierblatt/web/replay/scenes.js');
const {houseRules, invitation} = await import('../../src/vierblatt/web/table/invitation.js');

const text = (path) => readFileSync(new URL(`../../src/vierblatt/${path}`, import.meta.url), 'utf8');
const spoken = (language) =>
  new Words(language, 'baloot', [
    ...['core', 'tables', 'web', 'web_table'].map((name) => new FluentResource(text(`locale/${name}.${language}.ftl`))),
    new FluentResource(text(`games/baloot/table/words.${language}.ftl`)),
    new FluentResource('game-name-baloot = Baloot'),
  ]);
const person = (name, player = 'p0') => ({kind: 'human', name, player, bot: ''});
const bot = (level) => ({kind: 'bot', name: '', player: '', bot: level});

for (const language of ['en', 'de', 'ar']) {
  test(`bots have the same names at the table and in its replay: ${language}`, () => {
    const words = spoken(language);
    const taken = botName(words, 'club', 1, []);
    const seats = [person(taken), bot('club'), bot('rules'), bot('best')];
    const names = seats.map((_, seat) => nameOf(words, {seats}, seat));
    assert.equal(new Set(names).size, 4);
    assert.equal(names[0], taken);
    const record = {seats: seats.map(({name, kind, bot}) => ({name, kind: kind === 'human' ? kind : bot}))};
    assert.deepEqual(namesOf(infoOf(record, words), words), names);
  });
}

test('the name of a bot in a record stays', () => {
  const words = spoken('en');
  const record = {
    seats: [
      {name: '', kind: 'human'},
      {name: 'Rex', kind: 'rules'},
    ],
  };
  assert.deepEqual(namesOf(infoOf(record, words), words), ['Player 1', 'Rex']);
});

test('no two bots have the same face', () => {
  const faces = BOT_LEVELS.flatMap((level) => [0, 1, 2, 3, 4, 5].map((seat) => botFace(level, seat)));
  assert.equal(new Set(faces).size, 30);
  assert.equal(botFace('rules', 2), botFace('club', 2));
});

test('an invitation says who invites to what, and the rules', () => {
  const words = spoken('en');
  const info = {game: 'baloot', preset: 'standard', changes: {}, host: 'p0', seats: [person('Amal'), bot('club')]};
  const plain = (line) => line.replaceAll(/[\u2066-\u2069]/g, '');
  assert.equal(plain(invitation(words, info)), 'Amal invites you to Baloot');
  assert.equal(invitation(words, {...info, host: 'p9'}), 'You are invited to Baloot');
  assert.equal(houseRules(words, info), 'Rules: Standard');
  assert.match(houseRules(words, {...info, changes: {target: 200}}), /^Rules: Standard, .+: 200$/);
});

test('a table with one person and bots is solo; a bot takes over at the time that the server names', () => {
  assert.ok(isSolo({stage: 'playing', seats: [person('Amal'), bot('club')]}));
  assert.ok(!isSolo({stage: 'seating', seats: [person('Amal'), bot('club')]}));
  assert.ok(!isSolo({stage: 'playing', seats: [person('Amal'), person('Badr', 'p1')]}));
  assert.equal(takeoverOf({grace: {1: 5000}, received: 100}, 1), 5100);
  assert.equal(takeoverOf({grace: {1: 5000}, received: 100}, 0), null);
});
