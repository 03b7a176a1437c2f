import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../test/runs.js';
import type { Random } from '../../bytes/random.js';
import { type Place, sealing } from '../../storage/sealing.js';

const key = (n: number): string => Buffer.alloc(32, n).toString('base64');
const random: Random = (length) => crypto.getRandomValues(new Uint8Array(length));
const ring = (...keys: readonly string[]) => sealing(keys, random);
const PLACE: Place = { kind: 'subscription', organization: 'acme', id: 'one' };

describe('what is sealed', () => {
  test('opens in its place, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), fc.string(), async (text, organization, id) => {
        const place = { ...PLACE, organization, id };
        expect(await ring(key(1)).open(await ring(key(1)).seal(text, place), place)).toBe(text);
      }),
      { numRuns: runs(50) },
    );
  });

  test('opens in no other place', async () => {
    const sealed = await ring(key(1)).seal('text', PLACE);
    const moved: readonly Place[] = [
      { ...PLACE, kind: 'answer' },
      { ...PLACE, organization: 'other' },
      { ...PLACE, id: 'two' },
      { ...PLACE, organization: 'acm', id: 'eone' },
    ];
    for (const place of moved) await expect(ring(key(1)).open(sealed, place)).rejects.toMatchObject({ code: 'SEAL_BROKEN' });
  });

  test('is written as version, key, iv and ciphertext', async () => {
    const fixed = sealing([key(7)], (length) => new Uint8Array(length).fill(9));
    const sealed = await fixed.seal('text', PLACE);
    expect(sealed).toMatch(/^v1\.[\w-]{8}\.CQkJCQkJCQkJCQkJ\.[\w-]{27}$/);
    expect(await fixed.seal('text', PLACE)).toBe(sealed);
    expect(await ring(key(7)).open(sealed, PLACE)).toBe('text');
  });

  test('never looks the same twice', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => ring(key(1)).seal('text', PLACE)));
    expect(new Set(sealed).size).toBe(50);
  });

  test('does not open when any part of it was changed', async () => {
    const sealed = await ring(key(1)).seal('text of some length', PLACE);
    const flipped = fc.integer({ min: 0, max: sealed.length - 1 });
    await fc.assert(
      fc.asyncProperty(flipped, fc.constantFrom('A', 'b', '7', '_', '.', ' ', '='), async (place, character) => {
        const changed = sealed.slice(0, place) + character + sealed.slice(place + 1);
        // the last digit of an encoding may differ in bits that stand for nothing
        fc.pre(changed !== sealed && place !== sealed.length - 1);
        await expect(ring(key(1)).open(changed, PLACE)).rejects.toMatchObject({
          code: expect.stringMatching(/^(?:SEAL_BROKEN|KEY_UNKNOWN)$/),
        });
      }),
      { numRuns: runs(100) },
    );
    for (const wrong of ['', 'v1', 'v1...', 'text', `${sealed}.`, sealed.replace('v1', 'v2'), sealed.slice(0, -4)])
      await expect(ring(key(1)).open(wrong, PLACE)).rejects.toMatchObject({ name: 'StorageError' });
  });
});

describe('keys', () => {
  test('the first seals, each opens', async () => {
    const old = await ring(key(1)).seal('text', PLACE);
    const rotated = ring(key(2), key(1));
    expect(await rotated.open(old, PLACE)).toBe('text');
    expect(await ring(key(2)).open(await rotated.seal('text', PLACE), PLACE)).toBe('text');
    await expect(ring(key(2)).open(old, PLACE)).rejects.toMatchObject({ code: 'KEY_UNKNOWN' });
  });

  test('a key id that none of them has is refused by name', async () => {
    const [, id = ''] = (await ring(key(1)).seal('', PLACE)).split('.');
    await expect(ring(key(2), key(1)).check([id])).resolves.toBeUndefined();
    await expect(ring(key(2)).check([id])).rejects.toThrow(id);
    await expect(ring(key(2)).check([])).resolves.toBeUndefined();
  });

  test.each([
    ['too short', Buffer.alloc(16, 1).toString('base64')],
    ['too long', Buffer.alloc(33, 1).toString('base64')],
    ['no base64', '*'.repeat(44)],
    ['cut off', key(1).slice(0, 41)],
    ['hexadecimal', Buffer.alloc(32, 1).toString('hex')],
    ['empty', ''],
  ])('one that is %s is refused at once, and not repeated', (_, wrong) => {
    const given = () => ring(key(1), wrong);
    expect(given).toThrow('Key 2 for the storage is not the base64 of 32 bytes.');
    if (wrong !== '') expect(given).not.toThrow(wrong);
  });

  test('without any there is no store', () => {
    expect(() => ring()).toThrow('The storage needs a key');
  });

  test('base64url and missing padding are read, too', async () => {
    const bytes = Buffer.alloc(32, 0xfb);
    const sealed = await ring(bytes.toString('base64')).seal('text', PLACE);
    expect(await ring(bytes.toString('base64url')).open(sealed, PLACE)).toBe('text');
  });
});
