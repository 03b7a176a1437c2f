/** One edit away, and no other text that holds. */
import { fc, test } from '@fast-check/vitest';
import { describe, test as example, expect } from 'vitest';
import { apply, type Correction, correctIban } from '../../src/engine/correct.js';
import { createEngine, explain } from '../../src/index.js';
import { dataset } from './datasets.js';
import { sealed } from './ibans.js';
import { iban } from './instructions.js';

const character = fc.constantFrom(...'0123456789ABXYZ');
const text = fc.string({ unit: character, minLength: 2, maxLength: 35 });

/** What a person makes of a text by one slip. */
const slip = fc
  .tuple(text, fc.nat(), fc.constantFrom('mistyped', 'dropped', 'added', 'swapped'), character)
  .map(([right, place, kind, other]) => {
    const at = place % right.length;
    const [before, after] = [right.slice(0, at), right.slice(at + 1)];
    if (kind === 'mistyped') return { right, wrong: before + other + after };
    if (kind === 'dropped') return { right, wrong: before + after };
    if (kind === 'added') return { right, wrong: before + other + right.slice(at) };
    return { right, wrong: right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2) };
  });

test.prop([slip], { numRuns: 500 })('one slip is put right, wherever it is', ({ right, wrong }) => {
  fc.pre(wrong !== right && wrong.length <= 35);
  const correction = correctIban(wrong, (candidate) => candidate === right);
  expect(correction && apply(wrong, correction)).toBe(right);
});

test.prop([text], { numRuns: 50 })('a text is no edit of itself', (whole) => {
  expect(correctIban(whole, (candidate) => candidate === whole)).toBeUndefined();
});

example('each text that is one edit away is tried once', () => {
  const tried: string[] = [];
  correctIban('AAB', (candidate) => {
    tried.push(candidate);
    return false;
  });
  expect(new Set(tried).size).toBe(tried.length);
  // 35 others at three places, one of two A or the B dropped, A and B swapped, 36 before each and behind all, less 35 that are there
  expect(tried).toHaveLength(3 * 35 + 2 + 1 + 4 * 36 - 3);
});

example('two texts that hold leave it open', () => {
  expect(correctIban('AB', (candidate) => candidate === 'BA' || candidate === 'A')).toBeUndefined();
});

example('what is longer than any IBAN by two has more than one thing wrong with it', () => {
  const holds = (candidate: string) => candidate.length === 34;
  expect(correctIban(`${'0'.repeat(34)}1`, (candidate) => holds(candidate) && !candidate.includes('1'))).toEqual({
    at: 34,
    remove: 1,
    insert: '',
  });
  expect(correctIban(`${'0'.repeat(35)}1`, (candidate) => candidate.length === 35 && !candidate.includes('1'))).toBeUndefined();
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
