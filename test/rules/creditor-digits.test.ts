/** What check digits promise: where the arithmetic says that no single wrong digit goes unseen, none does. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import { compileLayout } from '../../src/identifiers/country/layout.js';
import { cleaned, inspectIdentifier } from '../../src/identifiers/personal-identifier.js';
import { runs } from '../runs.js';
import { numbersLike } from './creditor-numbers.js';
import { creditorModules } from './creditors.js';

/** Country and type. The others write two remainders as one digit, or have weights that share a factor with the modulus. */
const PROMISED = new Set([
  ...['AU ABN', 'CA BN', 'CA SIN', 'CL RUT', 'CN RIC', 'CN USCC', 'DO CEDULA', 'EC CI', 'HK HKID'],
  ...['IN AADHAAR', 'IN GSTIN', 'KR BRN', 'NZ NZBN', 'SG FIN', 'SG NRIC', 'UY RUT', 'VN MST'],
]);

const identifiers = creditorModules.flatMap(({ code, rule, examples }) =>
  rule.identifiers
    .filter(({ checks }) => checks !== undefined)
    .map((identifier, index) => ({
      name: `${code} ${identifier.type} ${index}`,
      identifier,
      promised: PROMISED.has(`${code} ${identifier.type}`),
      numbers: numbersLike(identifier, (examples[identifier.type]?.valid ?? []).map(cleaned)).filter(
        (number) => inspectIdentifier(identifier, number).problem === undefined,
      ),
    })),
);

/** The digits that the checks read. */
function checkedPlaces({ layout, checks = [] }: Identifier, number: string): readonly number[] {
  const { spans } = compileLayout(layout);
  const fields = new Set(checks.flatMap((check) => check.fields));
  const places = [...fields].flatMap((field) => {
    const { start = 0, end = 0 } = spans[field] ?? {};
    return Array.from({ length: end - start }, (_, at) => start + at);
  });
  return places.filter((place) => /\d/.test(number.charAt(place)));
}

const digits = Array.from({ length: 10 }, (_, digit) => digit);

const changed = (text: string, at: number, digit: number): string => text.slice(0, at) + digit + text.slice(at + 1);

describe.each(identifiers.filter(({ promised }) => promised))('$name', ({ identifier, numbers }) => {
  test('a wrong digit is found', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 0, max: 9 }), (number, nth, digit) => {
        const places = checkedPlaces(identifier, number);
        const other = changed(number, places[nth % places.length] ?? 0, digit);
        const { problem } = inspectIdentifier(identifier, other);
        expect(problem === undefined).toBe(other === number);
      }),
      { numRuns: runs(60) },
    );
  });
});

test('each of them is there', () => {
  const names = identifiers.filter(({ promised }) => promised).map(({ name }) => name.split(' ', 2).join(' '));
  expect([...new Set(names)].sort()).toEqual([...PROMISED].sort());
});

test.each(identifiers)('$name: few digits hold in the place of the check digit', ({ identifier, numbers }) => {
  const [number = ''] = fc.sample(numbers, { numRuns: 1, seed: 3 });
  const holding = checkedPlaces(identifier, number).map(
    (place) => digits.filter((digit) => inspectIdentifier(identifier, changed(number, place, digit)).problem === undefined).length,
  );
  expect(Math.min(...holding)).toBeGreaterThan(0);
  expect(Math.min(...holding)).toBeLessThanOrEqual(2);
});
