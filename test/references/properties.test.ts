/** What holds of every kind of reference, for any text and any body. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { mod10RecursiveDigit } from '../../rules/check-digits/mod10-recursive.js';
import { build, format, isValid, parse, parseAll, type ReferenceKind, type ReferenceOptions } from '../../src/references.js';
import { runs } from '../runs.js';
import { referenceModules } from './kinds.js';

const kinds = referenceModules.map(({ code }) => code);
const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.stringMatching(/^[A-Z]{0,2}[0-9 .\-/+<]{0,50}$/),
  fc.constantFrom(...referenceModules.flatMap(({ examples }) => [...examples.valid, ...Object.keys(examples.invalid)])),
);
const options = fc.option(fc.record({ iban: fc.anything(), country: fc.anything(), lengths: fc.anything() }, { requiredKeys: [] }), {
  nil: undefined,
}) as fc.Arbitrary<ReferenceOptions | undefined>;

property.prop([fc.oneof(text, fc.anything()), fc.option(fc.constantFrom(...kinds), { nil: undefined }), options])(
  'nothing throws, and the same text has the same answer',
  (value, kind, given) => {
    const result = parse(value as string, kind, given);
    expect(parse(value as string, kind, given)).toEqual(result);
    if (kind !== undefined) {
      expect(isValid(value as string, kind, given)).toBe(result.ok && result.reference.check !== 'not-covered');
      format(value as string, kind);
      build(kind, value as string);
    }
    for (const reference of parseAll(value as string, given)) expect(reference.kinds).toContain(reference.kind);
  },
);

property.prop([text, fc.constantFrom(...kinds)])('what is read stays what it is, in electronic form and printed', (value, kind) => {
  const result = parse(value, kind);
  if (!result.ok) return;
  expect(parse(result.reference.value, kind)).toEqual(result);
  expect(parse(format(value, kind), kind)).toEqual(result);
});

/** Bodies of every length that a kind has, and whether every wrong digit must be found. */
const BODIES: Readonly<Record<ReferenceKind, readonly [body: RegExp, findsEachDigit: boolean]>> = {
  AU_BPAY_CRN: [/^\d{1,19}$/, true],
  BE_OGM: [/^\d{10}$/, true],
  // a factor of eleven between two digits, where 0, 10 and 11 are written alike
  BR_BOLETO: [/^(?:[0-79]\d{42}|8[1-79][6-9]\d{40})$/, false],
  DK_FIK: [/^\+(?:71<\d{1,14}|75<\d{1,15})(?:\+8\d{7})?$/, true],
  EE_REFERENCE: [/^\d{1,19}$/, true],
  FI_REFERENCE: [/^[1-9]\d{2,18}$/, true],
  // 10 and 11 are both written 0
  HR_MODEL: [/^HR0[1359]\d{1,12}$/, false],
  IT_BOLLETTINO: [/^\d{16}$/, true],
  IT_PAGOPA: [/^3\d{15}$/, true],
  LEI: [/^[A-Z0-9]{18}$/, true],
  // 10 is written 1
  NL_BETALINGSKENMERK: [/^(?:\d{7,12}|\d{15})$/, false],
  NO_KID: [/^\d{1,24}$/, true],
  QRR: [/^\d{26}$/, true],
  RF: [/^[A-Z0-9]{1,21}$/, true],
  SCOR: [/^[A-Z0-9]{1,21}$/, true],
  SEPA_CREDITOR: [/^[A-Z]{2}ZZZ[A-Z0-9]{1,28}$/, true],
  SE_OCR: [/^\d{1,24}$/, true],
  SI_MODEL: [/^SI(?:0[159]|12)\d{1,18}$/, false],
};

describe.each(kinds)('%s', (kind) => {
  const [form, findsEachDigit] = BODIES[kind];
  const body = fc.stringMatching(form);
  const options = kind === 'NO_KID' || kind === 'AU_BPAY_CRN' ? { check: kind === 'NO_KID' ? 'luhn' : 'mod10v01' } : {};

  property.prop([body])('what is built is valid', (text) => {
    const built = build(kind, text, options);
    expect(built.ok && isValid(built.reference, kind, options)).toBe(true);
  });

  const wrongDigit = fc.record({ text: body, at: fc.nat(), step: fc.integer({ min: 1, max: 9 }) });

  /** The reference with one digit changed; undefined where the place holds none that the check digits cover. */
  function withWrongDigit({ text, at, step }: { text: string; at: number; step: number }): string | undefined {
    const built = build(kind, text, options);
    const value = built.ok ? built.reference : '';
    // card types and models say how the rest is checked, and the number of a Danish creditor is not checked
    const first = /^(?:SI|HR|\+7)/.test(value) ? 4 : 0;
    const last = value.indexOf('+', 1) > 0 ? value.indexOf('+', 1) : value.length;
    const place = first + (at % (last - first));
    const digit = value.charAt(place);
    return /\d/.test(digit) ? value.slice(0, place) + ((Number(digit) + step) % 10) + value.slice(place + 1) : undefined;
  }

  test(findsEachDigit ? 'each wrong digit is found' : 'nine wrong digits of ten are found', () => {
    const wrong = fc.sample(wrongDigit, { numRuns: runs(200) }).flatMap((change) => withWrongDigit(change) ?? []);
    const missed = wrong.filter((value) => isValid(value, kind, options));
    expect(wrong.length).toBeGreaterThan(50);
    expect(missed.length).toBeLessThanOrEqual(findsEachDigit ? 0 : wrong.length / 10);
  });
});

property.prop([fc.stringMatching(/^(?:HR|SI)\d\d[1-9]\d{0,4}(?:-\d{1,5}){0,3}$/)])('no model makes what it refuses', (body) => {
  const kind = body.startsWith('HR') ? 'HR_MODEL' : 'SI_MODEL';
  const built = build(kind, body);
  if (built.ok) expect(parse(built.reference, kind)).toMatchObject({ ok: true });
});

property.prop([fc.stringMatching(/^\d{26}$/)])('the QR check digit leaves no rest', (digits) => {
  expect(mod10RecursiveDigit(digits + mod10RecursiveDigit(digits))).toBe('0');
});
