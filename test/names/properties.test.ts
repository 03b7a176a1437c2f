import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align } from '../../src/names/alignment.js';
import { splitName } from '../../src/names/words.js';
import { compareNames, type NameResult } from '../../src/names.js';
import { runs } from '../runs.js';
import { anyText, FAMILY_NAMES, FIRM_WORDS, firm, GIVEN_NAMES, LINES_OF_BUSINESS, PLACES, person } from './sample-names.js';

/** In which capitals once said what a word is. */
const CASED_NAMES =
  `Jo Bau GmbH|J.O. Bau GmbH|JP Smith|J.P. Smith|John Paul Smith|MA Smith|Mary Anne Smith|Robert e Lee|Robert & Lee|Ortega y Gasset|Ortega & Gasset
  Sia Alfa|Alfa SIA|Maria Sá|Sá Maria|Dr. Phil Huber|Dr. phil. Hans Huber|Hans Huber|Karl Huber MBA|Karl Huber|MS Dhoni|M.S. Dhoni|Dhoni|Fund a LP|Fund i LP
  Anna Berg geb. Holm|Anna Holm geb. Berg|Jan en Piet de Boer|Piet de Boer|A. S. Jensby|Jensby A/S|Kern u. Söhne|Kern & Söhne|ADAC e.V.|A.D.A.C. e.V.|Ab Smith|A.B. Smith`
    .split(/[|\n]/)
    .map((name) => name.trim());
const RUNS = { numRuns: runs(170) };
const resultOf = (given: string, held: string): NameResult => compareNames(given, held).result;
const joined = (parts: readonly string[]): string => parts.join(' ');
const anyName = fc.oneof(person, firm).map(joined);

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
const FOLDINGS: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  withoutMarks,
  (text) => withoutMarks(text).toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFKC'),
  (text) => ` ${text.replaceAll(' ', '  ')} `,
];

describe('compareNames', () => {
  test('calls every name with letters a match of itself', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => /\p{L}/u.test(text)),
        (text) => resultOf(text, text) === 'MATCH',
      ),
      RUNS,
    );
  });

  test('gives the same result in both directions', () => {
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        expect(resultOf(a, b)).toBe(resultOf(b, a));
      }),
      RUNS,
    );
  });

  test('gives the same result in both directions for a name and what slips, initials and missing words make of it', () => {
    const change = fc.tuple(fc.nat(3), fc.nat(7), fc.nat(9));
    fc.assert(
      fc.property(fc.oneof(person, firm), change, (parts, [kind, at, letter]) => {
        const place = at % parts.length;
        const word = parts[place] as string;
        const other = [word.slice(0, 1), word.slice(0, letter % word.length) + word.slice((letter % word.length) + 1), '', `${word}x`][
          kind
        ];
        const changed = parts.with(place, other as string).join(' ');
        expect(resultOf(joined(parts), changed)).toBe(resultOf(changed, joined(parts)));
      }),
      RUNS,
    );
  });

  test('is not lowered by case, marks, forms of Unicode and spaces', () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(...FOLDINGS), (name, fold) => {
        expect(resultOf(fold(name), name)).toBe('MATCH');
        expect(resultOf(name, fold(name))).toBe('MATCH');
      }),
      RUNS,
    );
  });

  test('takes the family name first or last, and other orders for a doubt', () => {
    const orders = person.chain((names) =>
      fc.tuple(fc.constant(names), fc.shuffledSubarray([...names], { minLength: names.length, maxLength: names.length })),
    );
    fc.assert(
      fc.property(orders, ([names, order]) => {
        const start = order.indexOf(names[0] as string);
        const isTurned = joined([...order.slice(start), ...order.slice(0, start)]) === joined(names);
        expect(resultOf(joined(names), joined(order))).toBe(isTurned ? 'MATCH' : 'CLOSE_MATCH');
      }),
      RUNS,
    );
  });

  test('gives the same answer in capitals and in small letters', () => {
    const cases: readonly ((text: string) => string)[] = [(text) => text.toUpperCase(), (text) => text.toLowerCase(), (text) => text];
    const cased = fc.constantFrom(...cases);
    // a capital of several letters, SS of ß, is another name where it stands alone
    const isOneLetter = (word: string): boolean => [...word].length === 1 && [...word.toUpperCase()].length > 1;
    const anyCased = fc.oneof(anyText, anyName).filter((name) => !name.split(/[^\p{L}\p{M}]+/u).some(isOneLetter));
    const text = fc.oneof(anyCased, fc.constantFrom(...CASED_NAMES));
    const codes = (given: string, held: string): string => {
      const { result, reasons } = compareNames(given, held);
      return `${result} ${reasons.map(({ code }) => code).join(' ')}`;
    };
    fc.assert(
      fc.property(text, text, cased, cased, (given, held, one, other) => {
        expect(codes(one(given), other(held))).toBe(codes(given, held));
      }),
      { numRuns: runs(1000) },
    );
    for (const given of CASED_NAMES)
      for (const held of CASED_NAMES)
        for (const one of cases) expect([given, held, codes(one(given), held)]).toEqual([given, held, codes(given, held)]);
  });

  test('never throws, whatever a name is', () => {
    const value = fc.oneof(anyText, fc.anything({ withNullPrototype: true, withSparseArray: true })) as fc.Arbitrary<string>;
    fc.assert(
      fc.property(value, fc.oneof(value, fc.array(value)), (given, held) => {
        const { result, reasons } = compareNames(given, held);
        expect(['MATCH', 'CLOSE_MATCH', 'NO_MATCH', 'NOT_COVERED']).toContain(result);
        expect(reasons.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('finds no name in a list that cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable<string[]>([], {});
    revoke();
    expect(compareNames('Ada Example', proxy).result).toBe('NOT_COVERED');
  });

  test('never matches names that differ in a distinctive word', () => {
    const all = [...GIVEN_NAMES, ...FAMILY_NAMES, ...FIRM_WORDS, ...LINES_OF_BUSINESS, ...PLACES];
    const two = fc.uniqueArray(fc.constantFrom(...all), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.oneof(person, firm), fc.nat(7), two, fc.boolean(), (parts, at, [one = '', other = ''], isAdded) => {
        fc.pre(!parts.includes(one) && !parts.includes(other));
        const place = at % (parts.length + 1);
        const first = isAdded ? parts : parts.toSpliced(place, 0, one);
        expect(resultOf(joined(first), joined(parts.toSpliced(place, 0, other)))).not.toBe('MATCH');
      }),
      RUNS,
    );
  });

  test('relates no more words than a name can have, however long it is', () => {
    const count = (length: number): number => {
      let calls = 0;
      const text = (letter: string): string =>
        Array.from({ length }, (_, at) => `${letter}${String.fromCharCode(97 + (at % 26))}`).join(' ');
      const relate = (): undefined => {
        calls += 1;
      };
      align(splitName(text('x')), splitName(text('y')), relate, { initials: true });
      return calls;
    };
    expect(count(160)).toBeLessThanOrEqual(count(12));
    expect(compareNames('ab '.repeat(100_000), 'ba '.repeat(100_000)).result).toBe('NOT_COVERED');
  });
});
