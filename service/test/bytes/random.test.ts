/** Random bytes from a stock: as many as are asked for, each handed out once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bufferRandom, digitsOf, systemDigits, systemRandom } from '../../bytes/random.js';
import { uuidOfDigits } from '../../bytes/uuid.js';

/** Bytes that tell where they come from: the n-th filling is n. */
function counting() {
  const filled: Uint8Array[] = [];
  const random = bufferRandom((bytes) => {
    filled.push(bytes);
    bytes.fill(filled.length);
  });
  return { random, filled };
}

test('the system is asked once for many', () => {
  const { random, filled } = counting();
  for (let at = 0; at < 128; at++) expect([...random(16)]).toEqual(Array(16).fill(1));
  expect(filled).toHaveLength(1);
  expect([...random(1)]).toEqual([2]);
});

test('what was handed out is not kept', () => {
  const { random, filled } = counting();
  random(16);
  expect([...(filled[0]?.subarray(0, 17) ?? [])]).toEqual([...Array(16).fill(0), 1]);
});

test('whatever is asked for, no byte comes from a place that was handed out before', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 50 }), (counts) => {
      const { random } = counting();
      for (const count of counts) {
        const bytes = random(count);
        expect(bytes).toHaveLength(count);
        // a place that was handed out before is wiped
        expect(bytes.includes(0)).toBe(false);
      }
    }),
  );
});

test('of the system, no two are the same', () => {
  const texts = Array.from({ length: 1_000 }, () => systemRandom(16).join());
  expect(new Set(texts).size).toBe(1_000);
});

test('digits are those of the bytes, in order, and none is handed out twice', () => {
  let last = -1;
  const digits = digitsOf((count) => Uint8Array.from({ length: count }, () => (last = (last + 1) % 256)));
  expect(digits(6)).toBe('000102');
  expect(digits(32)).toBe('030405060708090a0b0c0d0e0f101112');
  for (let at = 0x13; at < 0x100; at++) expect(digits(2)).toBe(at.toString(16).padStart(2, '0'));
  const ids = new Set(Array.from({ length: 2_000 }, () => systemDigits(32)));
  expect(ids.size).toBe(2_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('a UUID of digits is a random one', () => {
  expect(uuidOfDigits('0123456789abcdef0123456789abcdef', 4)).toBe('01234567-89ab-4def-8123-456789abcdef');
  for (let count = 0; count < 1_000; count++)
    expect(uuidOfDigits(systemDigits(32), 4)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
