/** One edit away, and no other text that holds. */
import { fc, test } from '@fast-check/vitest';
import { describe, test as example, expect } from 'vitest';
import { apply, type Correction } from '../../../src/characters/correction.js';
import { findOnlySlip } from '../../../src/identifiers/iban/slip.js';
import { createEngine, explain } from '../../../src/index.js';
import { dataset } from '../../answers/datasets.js';
import { sealed } from '../../answers/ibans.js';
import { iban } from '../../answers/instructions.js';
import { runs } from '../../runs.js';

const character = fc.constantFrom(...'0123456789ABXYZ');
const text = fc.string({ unit: character, minLength: 3, maxLength: 35 });

/** A letter and a digit are not taken for each other, unless they look alike. */
const isOfClass = (one: string, other: string): boolean => one >= 'A' === other >= 'A' || ['8B', 'B8', '2Z', 'Z2'].includes(one + other);

/** What a person makes of a text by one slip. */
const slip = fc
  .tuple(text, fc.nat(), fc.constantFrom('mistyped', 'dropped', 'doubled', 'swapped'), character)
  .map(([right, place, kind, other]) => {
    const at = 2 + (place % (right.length - 2));
    const [before, after] = [right.slice(0, at), right.slice(at + 1)];
    if (kind === 'mistyped') return { right, wrong: before + (isOfClass(right.charAt(at), other) ? other : right[at]) + after };
    if (kind === 'dropped') return { right, wrong: before + after };
    if (kind === 'doubled') return { right, wrong: before + right[at] + right.slice(at) };
    return { right, wrong: right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2) };
  });

test.prop([slip], { numRuns: runs(170) })('one slip behind the country code is put right, wherever it is', ({ right, wrong }) => {
  fc.pre(wrong !== right && wrong.length <= 35);
  const correction = findOnlySlip(wrong, (candidate) => candidate === right);
  expect(correction && apply(wrong, correction)).toBe(right);
});

test.prop([text], { numRuns: runs(50) })('a text is no edit of itself', (whole) => {
  expect(findOnlySlip(whole, (candidate) => candidate === whole)).toBeUndefined();
});

example('each text that is one edit away is tried once', () => {
  const tried: string[] = [];
  findOnlySlip('AAAAB', (candidate) => {
    tried.push(candidate);
    return false;
  });
  expect(new Set(tried).size).toBe(tried.length);
  // behind the first two: 25 other letters at three places, 8 for B, one of two A dropped, A and B swapped, 36 before each and behind all, less 3 that are there
  expect(tried).toHaveLength(3 * 25 + 1 + 1 + 1 + 4 * 36 - 3);
});

example('two texts that hold leave it open', () => {
  expect(findOnlySlip('DEAB', (candidate) => candidate === 'DEBA' || candidate === 'DEAC')).toBeUndefined();
});

example('what is longer than any IBAN by two has more than one thing wrong with it', () => {
  const isZeros = (length: number) => (candidate: string) => candidate === '0'.repeat(length);
  expect(findOnlySlip('0'.repeat(35), isZeros(34))).toEqual({ at: 34, remove: 1, insert: '' });
  expect(findOnlySlip('0'.repeat(36), isZeros(35))).toBeUndefined();
});

describe('the correction of an instruction', () => {
  const engine = createEngine({ on: '2026-11-20' });
  const corrections = (instruction: object, by = engine): Readonly<Record<string, Correction | undefined>> =>
    Object.fromEntries(explain(instruction, by).alerts.map(({ code, correction }) => [code, correction]));
  const MISTYPED = 'FR1420041O10050500013M02606';
  const ZERO = { at: 9, remove: 1, insert: '0' };

  example('stands at the alert of the IBAN, and other faults are no objection', () => {
    expect(corrections({ currency: 'EURO', creditor: { taxId: 7 }, ...iban(MISTYPED) })).toEqual({
      CURRENCY_INVALID_FORMAT: undefined,
      CREDITOR_INVALID_FORMAT: undefined,
      CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: ZERO,
    });
  });

  example('two characters swapped that the check digits of the IBAN do not tell apart', () => {
    const right = sealed('FR', '200410100505000B1002600'); // 11 1 and 1 11
    const typed = right.replace('B1', '1B');
    const correction = corrections(iban(typed)).CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS;
    expect(correction && apply(typed, correction)).toBe(right);
  });

  example('leaves a bank as it is, though the directory is in part and does not name it', () => {
    const partial = createEngine({ on: '2026-11-20', overlays: [dataset('banks/FR', ['bankCode'], [['99999']])] });
    expect(corrections(iban(MISTYPED), partial)).toEqual({ CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: ZERO });
  });
});
