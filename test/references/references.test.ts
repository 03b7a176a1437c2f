import { describe, expect, test } from 'vitest';
import { references } from '../../rules/index/references.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { build, format, isQrIban, isValid, parse, parseAll, type ReferenceKind, referenceKinds } from '../../src/references.js';
import { describeReferenceExamples } from '../rules/examples/references.js';
import { referenceModules } from './kinds.js';

const ordinary = 'CH93 0076 2011 6238 5295 7';
const qrIban = 'CH44 3199 9123 0008 8901 2';
const qrr = '21 00000 00003 13947 14300 09017';
const rf = 'RF18 5390 0754 7034';

/** Any value that a program without types may pass. */
const untyped = (value: unknown): string => value as string;

describeReferenceExamples({ references: { build, format, isValid, parse } });

describe.each(referenceModules)('$code', ({ code, rule, examples, sources }) => {
  test('is named after itself, and says what it is for and where it is known from', () => {
    expect(rule.code).toBe(code);
    expect(rule.usedFor).toMatch(/\.$/);
    expect(sources.length).toBeGreaterThan(0);
    expect(rule.country ?? code).toMatch(rule.country === undefined ? /^(?:RF|LEI|SEPA_CREDITOR)$/ : /^[A-Z]{2}$/);
  });

  test('has anchored patterns, examples of each kind, and checks with names of their own', () => {
    for (const pattern of [rule.form, rule.body]) expect(`${pattern}`).toMatch(/^\/\^.*\$\/$/);
    expect(examples.valid.length).toBeGreaterThan(0);
    expect(Object.keys(examples.invalid).length).toBeGreaterThan(0);
    expect(Object.keys(examples.built).length).toBeGreaterThan(0);
    expect(new Set(rule.checks.map(({ name }) => name)).size).toBe(rule.checks.length);
  });
});

test('the kinds are listed once each, with what payers call them', () => {
  expect(referenceKinds().map(({ code }) => code)).toEqual(referenceModules.map(({ code }) => code));
  expect(referenceKinds().find(({ code }) => code === 'NO_KID')).toEqual({
    code: 'NO_KID',
    name: 'Norwegian customer identification',
    localName: 'KID',
    country: 'NO',
    usedFor: 'Invoices in Norway.',
    checks: ['luhn', 'mod11'],
    confidence: 'sourced',
  });
});

describe('a reference', () => {
  test('is taken apart', () => {
    expect(parse('RF18 5390 0754 7034', 'RF')).toEqual({
      ok: true,
      reference: {
        kind: 'RF',
        kinds: ['RF'],
        value: 'RF18539007547034',
        country: undefined,
        check: 'passed',
        checkedBy: ['iso7064-mod97-10'],
        parts: { checkDigits: '18', reference: '539007547034' },
      },
    });
  });

  test('of a slip that leaves the amount to the payer has none', () => {
    const open = build('BR_BOLETO', '001937370000000000' + '0500940144816060680935031');
    expect(open.ok && parse(open.reference)).toMatchObject({
      reference: { parts: { bank: '001', dueFactor: '3737', freeField: '0500940144816060680935031' } },
    });
    expect(open.ok && parse(open.reference)).not.toHaveProperty('reference.parts.amount');
  });

  test.each<[ReferenceKind, string, string]>([
    ['RF', 'rf18\u00a05390\u202f0754\u20117034', 'RF18539007547034'],
    ['BE_OGM', '***010/8068/17183***', '010806817183'],
    ['BE_OGM', '010.8068.17183', '010806817183'],
    ['FI_REFERENCE', '00001234561', '1234561'],
    ['DK_FIK', '+71<18 +81234567<', '+71<000000000000018+81234567'],
    ['HR_MODEL', 'hr 01 102305789016', 'HR01102305789016'],
    ['BR_BOLETO', '00190.50095 40144.816069 06809.350314 3 37370000000100', '00190500954014481606906809350314337370000000100'],
  ])('%s %j is read as people write it', (kind, text, value) => {
    expect(parse(text, kind)).toMatchObject({ ok: true, reference: { value } });
  });

  test.each<[ReferenceKind, string, string]>([
    ['RF', 'RF18539007547034', 'RF18 5390 0754 7034'],
    ['QRR', '210000000003139471430009017', qrr],
    ['BE_OGM', '010806817183', '+++010/8068/17183+++'],
    ['FI_REFERENCE', '77584747906474893225', '77584 74790 64748 93225'],
    ['DK_FIK', '+71<18+81234567', '+71<000000000000018+81234567<'],
    ['SI_MODEL', 'SI0125-1235-8402', 'SI01 25-1235-8402'],
    ['SI_MODEL', 'SI99', 'SI99'],
    ['NL_BETALINGSKENMERK', '5000056789012345', '5000 0567 8901 2345'],
    ['BR_BOLETO', '00190500954014481606906809350314337370000000100', '00190.50095 40144.816069 06809.350314 3 37370000000100'],
    ['RF', 'no reference', 'no reference'],
  ])('%s %j is printed', (kind, text, printed) => expect(format(text, kind)).toBe(printed));

  test('that comes without its kind is of the likeliest kind, and names all', () => {
    expect(parse(rf)).toMatchObject({ ok: true, reference: { kind: 'RF', kinds: ['RF', 'SCOR'] } });
    expect(parse('1234561')).toMatchObject({ reference: { kind: 'EE_REFERENCE', kinds: ['EE_REFERENCE', 'FI_REFERENCE', 'AU_BPAY_CRN'] } });
    expect(parse('1234561', undefined, { country: 'FI' })).toMatchObject({ reference: { kind: 'FI_REFERENCE', kinds: ['FI_REFERENCE'] } });
    expect(parseAll('SI00 2025-123').map(({ kind }) => kind)).toEqual(['SI_MODEL']);
  });

  test('that no check has confirmed is of no kind, unless its form has a mark', () => {
    expect(parseAll('1234567').map(({ kind }) => kind)).not.toContain('NL_BETALINGSKENMERK');
    expect(parse('+73<+81234567')).toMatchObject({ ok: true, reference: { kind: 'DK_FIK', check: 'none', checkedBy: [] } });
  });

  test('with a fault is called so by the likeliest kind', () => {
    expect(parse('RF19 5390 0754 7034')).toEqual({ ok: false, problem: 'INCORRECT_CHECK_DIGITS', kind: 'RF' });
    expect(parse('invoice 12')).toEqual({ ok: false, problem: 'INVALID_FORMAT', kind: undefined });
  });
});

describe('what only the creditor can check', () => {
  test('is read, but not called valid', () => {
    expect(parse('000016724', 'AU_BPAY_CRN')).toMatchObject({ ok: true, reference: { check: 'not-covered', checkedBy: [] } });
    expect(isValid('000016724', 'AU_BPAY_CRN')).toBe(false);
  });

  test('is checked by the rule of the creditor where that is given', () => {
    expect(isValid('1234566', 'NO_KID', { check: 'luhn' })).toBe(true);
    expect(isValid('1234566', 'NO_KID', { check: 'mod11' })).toBe(false);
    expect(build('NO_KID', '123456', { check: 'mod11' })).toEqual({ ok: true, reference: '1234560' });
    expect(build('NO_KID', '6', { check: 'mod11' })).toEqual({ ok: true, reference: '6-' });
  });

  test('has the four levels of Swedish references', () => {
    const levels = (text: string) => [
      isValid(text, 'SE_OCR'),
      isValid(text, 'SE_OCR', { check: 'luhn-with-length' }),
      isValid(text, 'SE_OCR', { lengths: [8, 10] }),
    ];
    expect(levels('12345682')).toEqual([true, true, true]);
    expect(levels('1234566')).toEqual([true, false, false]);
    expect(levels('1234567')).toEqual([false, false, false]);
    expect(build('SE_OCR', '123456', { check: 'luhn-with-length' })).toEqual({ ok: true, reference: '12345682' });
  });
});

describe('a model', () => {
  test.each<[ReferenceKind, string]>([
    ['HR_MODEL', 'HR14 2233445568'], // of a single bank: nobody else knows its check digits
    ['HR_MODEL', 'HR16 12-34'], // three elements at least, of 5, 4 and 8 digits
    ['HR_MODEL', 'HR23 12-34'],
    ['HR_MODEL', 'HR27 123-45-6'],
    ['SI_MODEL', 'SI21 123'],
    ['SI_MODEL', 'SI12 12-34'],
    ['SI_MODEL', 'SI06 12'],
  ])('%s makes no reference of %s', (kind, body) => expect(build(kind, body)).toEqual({ ok: false, problem: 'NOT_ISSUED' }));

  test('its lengths are those with the check digits', () => {
    expect(build('HR_MODEL', 'HR16 1234-567-12345678')).toEqual({ ok: true, reference: 'HR1612343-5673-12345678' });
  });
});

describe('the account', () => {
  test('QR-IBANs are told from others by the number of the bank', () => {
    expect([qrIban, ordinary, 'CH4431999123000889013', 'DE89370400440532013000', ''].map(isQrIban)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(isQrIban(untyped(null))).toBe(false);
  });

  test('a QR reference belongs to a QR-IBAN, and a QR-IBAN to a QR reference', () => {
    expect(isValid(qrr, 'QRR', { iban: qrIban })).toBe(true);
    expect(parse(qrr, 'QRR', { iban: ordinary })).toEqual({ ok: false, problem: 'NEEDS_QR_IBAN', kind: 'QRR' });
    for (const kind of ['RF', 'SCOR'] as const) {
      expect(isValid(rf, kind, { iban: ordinary })).toBe(true);
      expect(parse(rf, kind, { iban: qrIban })).toEqual({ ok: false, problem: 'NEEDS_QR_REFERENCE', kind });
    }
    expect(parse(rf, undefined, { iban: qrIban })).toMatchObject({ ok: false, problem: 'NEEDS_QR_REFERENCE' });
  });

  test('an identifier of the creditor goes with any account', () => {
    expect(isValid('DE98ZZZ09999999999', 'SEPA_CREDITOR', { iban: qrIban })).toBe(true);
  });
});

describe('mistakes of a program', () => {
  test('a kind that is none is named, with what was meant', () => {
    expect(() => parse(rf, 'RFF' as ReferenceKind)).toThrow(new TypeError('parse: no kind of reference has this code; did you mean RF?'));
    expect(() => isValid(rf, untyped(undefined) as ReferenceKind)).toThrow(
      /^isValid: no kind of reference has this code; there are AU_BPAY_CRN, /,
    );
    expect(() => build('toString' as ReferenceKind, '1')).toThrow(TypeError);
    expect(() => format(rf, 'BE_OMG' as ReferenceKind)).toThrow('did you mean BE_OGM?');
  });

  test('a check that the kind does not have is named, with those that it has', () => {
    expect(() => isValid('1', 'NO_KID', { check: 'mod10' })).toThrow(
      new TypeError('isValid: NO_KID has no check of this name; it has luhn, mod11'),
    );
  });

  test('a value that is no text is no reference', () => {
    for (const value of [undefined, null, 5, {}, [], Symbol.iterator, '1'.repeat(100_000)]) {
      expect(isValid(untyped(value), 'RF')).toBe(false);
      expect(parse(untyped(value))).toEqual({ ok: false, problem: 'INVALID_FORMAT', kind: undefined });
      expect(format(untyped(value), 'RF')).toBe(value);
      expect(build('RF', untyped(value))).toEqual({ ok: false, problem: 'INVALID_FORMAT' });
    }
  });
});

describe('an IBAN with a wrong digit', () => {
  const built = build('SEPA_CREDITOR', 'DE370400440532013000');
  const asCreditor = built.ok ? built.reference : '';
  test('is no creditor identifier without a kind', () => {
    expect(parseAll(asCreditor)).toEqual([]);
    expect(parse(asCreditor)).toEqual({ ok: false, problem: 'INVALID_FORMAT', kind: undefined });
    expect(isValid(asCreditor, 'SEPA_CREDITOR')).toBe(true);
  });
  test('has the length of an IBAN in SEPA', () => {
    const inSepa =
      'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
        ' ',
      );
    for (const code of inSepa) {
      const length = (allCountries.withIban(code)?.layout.length ?? 0) + 4;
      const text = `${code}00${'1'.repeat(length - 4)}`;
      expect(references.SEPA_CREDITOR.isLikelierElse?.(text), text).toBe(true);
      expect(references.SEPA_CREDITOR.isLikelierElse?.(`${text}1`), text).toBe(false);
    }
  });
});
