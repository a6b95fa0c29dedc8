import assert from 'node:assert/strict';
import {test} from 'node:test';
import {concat, fromHex, toHex, u32, utf8} from '../../src/vierblatt/web/core/bytes.js';

test('a number becomes four bytes, most significant first', () => {
  assert.deepEqual([...u32(0x01020304)], [1, 2, 3, 4]);
  assert.deepEqual([...u32(2 ** 32 - 1)], [255, 255, 255, 255]);
});

test('bytes are written as hexadecimal digits and read back', () => {
  const bytes = concat([utf8('ä'), u32(10)]);
  assert.equal(toHex(bytes), 'c3a40000000a');
  assert.deepEqual(fromHex('c3a40000000a'), bytes);
});

test('anything but pairs of lower-case hexadecimal digits is rejected', () => {
  for (const text of ['0', '0g', 'AB', ' 00']) assert.throws(() => fromHex(text), RangeError);
});
