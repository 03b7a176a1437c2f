/** Random bytes from a stock: as many as are asked for, each handed out once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bufferRandom, systemRandom } from '../../bytes/random.js';

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
