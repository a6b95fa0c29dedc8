/** Terms are found in sentences of three languages. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import './browser.js';

const {FluentResource} = await import('../../src/vierblatt/web/vendor/fluent.js');
const {Words} = await import('../../src/vierblatt/web/core/words.js');
const {inPieces, termsOf} = await import('../../src/vierblatt/web/core/terms.js');

const SOURCE = new URL('../../src/vierblatt/', import.meta.url);
const resource = (path) => new FluentResource(readFileSync(new URL(path, SOURCE), 'utf8'));

function spoken(language, game) {
  const own = game ? ['words', 'terms'].map((name) => `games/${game}/table/${name}.${language}.ftl`) : [];
  return new Words(
    language,
    game,
    [`locale/core.${language}.ftl`, `locale/terms.${language}.ftl`, ...own].map(resource),
  );
}

/** The terms in a text, `name: the words of the text`. */
const found = (words, text, seen) =>
  inPieces(words, text, seen)
    .filter((piece) => typeof piece !== 'string')
    .map(({name, text}) => `${name}: ${text}`);

test('terms are whole words in any form, each once', () => {
  const words = spoken('en', 'baloot');
  const text = 'Hokom was called. Do you take the card as sun? Sundays, hokoms and two tricks; another trick.';
  assert.deepEqual(found(words, text), ['hokom: Hokom', 'sun: sun', 'trick: tricks']);
  assert.equal(
    inPieces(words, text)
      .map((piece) => piece.text ?? piece)
      .join(''),
    text,
  );
});

test('the longest term wins', () => {
  assert.deepEqual(found(spoken('en', 'kout_bo'), 'A null joker cannot win.'), ['null-joker: null joker']);
  assert.deepEqual(found(spoken('ar', 'kout_bo'), 'أعلى الحكم الجوكر الملون، ثم جوكر.'), [
    'trump: الحكم',
    'colour-joker: الجوكر الملون',
    'joker: جوكر',
  ]);
  assert.deepEqual(found(spoken('en', 'back_alley'), 'The big bleeder, then a bleeder.'), [
    'big-bleeder: big bleeder',
    'bleeder: bleeder',
  ]);
});

test('German nouns have a capital, other words either', () => {
  const words = spoken('de', 'baloot');
  assert.deepEqual(found(words, 'Ich runde auf, denn diese Runde gewinnt der Käufer im Sun.'), [
    'deal: Runde',
    'buyer: Käufer',
    'sun: Sun',
  ]);
  assert.deepEqual(found(words, 'Bedienen muss, wer kann; sonst wird gestochen.'), [
    'follow: Bedienen',
    'ruff: gestochen',
  ]);
});

test('Arabic terms are found with what is written together with them, and with vowel signs', () => {
  const words = spoken('ar', 'baloot');
  assert.deepEqual(found(words, 'الشراء حكم. تأخذها صن؟'), ['contract: الشراء', 'hokom: حكم', 'sun: صن']);
  assert.deepEqual(found(words, 'بالحكم وللمشتري والكَبوت'), ['hokom: بالحكم', 'buyer: وللمشتري', 'kaboot: والكَبوت']);
  assert.deepEqual(found(words, 'يُحكمون ومحكم وصنف'), []);
  assert.deepEqual(found(spoken('ar', 'kout_bo'), 'كلمة واحدة'), []);
});

test('what was seen before is passed over', () => {
  const words = spoken('en', 'baloot');
  const seen = new Set(['sun']);
  assert.deepEqual(found(words, 'sun or hokom', seen), ['hokom: hokom']);
  assert.deepEqual(found(words, 'hokom again', seen), []);
});

test('a game has its own terms beside the shared ones, in alphabetical order', () => {
  const names = (words) => termsOf(words).map(({name}) => name);
  assert.ok(names(spoken('en', 'kout_bo')).includes('bab'));
  assert.ok(!names(spoken('en')).includes('bab') && names(spoken('en')).includes('trick'));
  const german = termsOf(spoken('de', 'baloot'));
  assert.ok(
    german.length > 30 && german.every(({word, meaning}) => word && meaning.endsWith('.') && meaning.length < 141),
  );
  assert.ok(german.findIndex(({name}) => name === 'buyer') < german.findIndex(({name}) => name === 'kaboot') + 3);
  assert.deepEqual(inPieces(new Words('en', null, []), 'no terms at all'), ['no terms at all']);
});
