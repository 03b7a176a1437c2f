/** IBANs: the first fault, check digits that were never issued, prefixes of territories, national checks. */
import { describe, expect, test } from 'vitest';
import { allCountries } from '../../../src/identifiers/country/all-countries.js';
import { format, isValid, parse } from '../../../src/identifiers/iban/iban.js';
import { inspect, isTooLong } from '../../../src/identifiers/iban/inspection.js';
import { fault } from './fault.js';

describe('the first fault is the only one', () => {
  test.each<[string, string, string, string | undefined]>([
    // format
    ['', 'INVALID_FORMAT', '', undefined],
    ['   ', 'INVALID_FORMAT', '', undefined],
    ['D', 'INVALID_FORMAT', '', undefined],
    ['DE', 'INVALID_FORMAT', '', undefined],
    ['DE8', 'INVALID_FORMAT', '', undefined],
    ['1E89370400440532013000', 'INVALID_FORMAT', '1', undefined],
    ['D189370400440532013000', 'INVALID_FORMAT', '1', undefined],
    ['DEA9370400440532013000', 'INVALID_FORMAT', 'A', undefined],
    ['DE8A370400440532013000', 'INVALID_FORMAT', 'A', undefined],
    ['US89370400440532013000', 'INVALID_FORMAT', 'US', undefined],
    ['ZZ89370400440532013000', 'INVALID_FORMAT', 'ZZ', undefined],
    ['US89#', 'INVALID_FORMAT', '#', undefined],
    // structure, before check digits
    ['DE89', 'INVALID_BBAN_STRUCTURE', '', 'DE'],
    ['DE00 3704 0044 0532 0130 0', 'INVALID_BBAN_STRUCTURE', '3704 0044 0532 0130 0', 'DE'],
    ['DE00 3704 0044 0532 0130 000', 'INVALID_BBAN_STRUCTURE', '3704 0044 0532 0130 000', 'DE'],
    ['DE00 3704 0A44 0532 01B0 00', 'INVALID_BBAN_STRUCTURE', 'A', 'DE'],
    ['GB00 NW8K 6016 1331 9268 19', 'INVALID_BBAN_STRUCTURE', '8', 'GB'],
    // check digits, before national check digits
    ['BE70 5390 0754 7030', 'INCORRECT_CHECK_DIGITS', '70', 'BE'],
    ['BE7.0 5390 0754 7034', 'INCORRECT_CHECK_DIGITS', '7.0', 'BE'],
    // national check digits: the places that the check reads
    ['BE79 5390 0754 7030', 'INCORRECT_NATIONAL_CHECK_DIGITS', '5390 0754 7030', 'BE'],
    ['ES48 2100 0418 4502 0005 1330', 'INCORRECT_NATIONAL_CHECK_DIGITS', '502 0005 1330', 'ES'],
    ['ES32 2100 0418 3502 0005 1332', 'INCORRECT_NATIONAL_CHECK_DIGITS', '2100 0418 3', 'ES'],
    ['HR82 1001 0051 8630 0016 1', 'INCORRECT_NATIONAL_CHECK_DIGITS', '1 8630 0016 1', 'HR'],
    ['PT61 0002 0123 1234 5678 9015 0', 'INCORRECT_NATIONAL_CHECK_DIGITS', '0002 0123 1234 5678 9015 0', 'PT'],
  ])('%j', (text, problem, part, country) => expect(fault(text)).toEqual([problem, part, country]));

  test.each<[string, string, string]>([
    ['IBAN: be70 5390 0754 7034', 'INCORRECT_CHECK_DIGITS', '70'],
    ['IBAN DE89 3704 0A44 0532 0130 00', 'INVALID_BBAN_STRUCTURE', 'A'],
    ['\u00A0IBAN:\u202FDE X9', 'INVALID_FORMAT', 'X'],
    ['IBAN', 'INVALID_FORMAT', 'A'],
    ['IBAN: 89', 'INVALID_FORMAT', 'A'],
    ['IBAN D189', 'INVALID_FORMAT', 'A'],
    ['IBAN 1 IBAN DE89', 'INVALID_FORMAT', 'A'],
  ])('behind a label, %j', (text, problem, part) => {
    const [foundProblem, foundPart] = fault(text) ?? [];
    expect([foundProblem, foundPart]).toEqual([problem, part]);
  });

  test('what is missing is shown behind the last character', () => {
    expect(parse('DE8  ')).toMatchObject({ range: [3, 3] });
    expect(parse(' DE89 ')).toMatchObject({ range: [5, 5] });
  });
});

describe('characters that no IBAN has', () => {
  test.each(['#', '*', '&', '^', '%', '/', '_', 'ß', 'ı', 'İ', 'ſ', '\u212A', '０', 'Ａ', '٣', '\n', '\u200B', '\uFEFF', '\uD83D', '€'])(
    '%j',
    (character) => {
      expect(fault(`DE89 3704 0044 0532 0130 0${character}`)).toEqual(['INVALID_FORMAT', character, undefined]);
      expect(isValid(`DE89370400440532013000${character}`)).toBe(false);
      expect(fault(`${character}E89370400440532013000`)?.slice(0, 2)).toEqual(['INVALID_FORMAT', character]);
    },
  );
});

test.each(['DE00370400440000000060', 'DE01370400440000000042', 'DE99370400440000000024'])('%s is congruent, but never issued', (iban) => {
  expect(BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n).toBe(1n);
  expect(fault(iban)).toEqual(['INCORRECT_CHECK_DIGITS', iban.slice(2, 4), 'DE']);
});

test.each(['DE97370400440000000060', 'DE98370400440000000042', 'DE02370400440000000024'])('%s is what is issued instead', (iban) => {
  expect(isValid(iban)).toBe(true);
});

describe('a long text', () => {
  test.each(['A', '0', ' ', 'DE89370400440532013000', '😀', '\uD800'])('of %j', (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    expect(isTooLong(text)).toBe(true);
    expect(parse(text)).toEqual({ ok: false, problem: 'INVALID_FORMAT', range: [0, text.length] });
    expect(isValid(text)).toBe(false);
    expect(format(text)).toBe(text);
  });

  test('up to 256 characters are looked at: many spaces are no fault', () => {
    expect(isValid(`DE89370400440532013000${' '.repeat(234)}`)).toBe(true);
    expect(isValid(`DE89370400440532013000${' '.repeat(235)}`)).toBe(false);
  });
});

describe('the prefix of a territory', () => {
  test.each([
    ['RE4220041010050500013M02606', 'FR', '20041'],
    ['GG14NWBK60161331926819', 'GB', 'NWBK'],
    ['JE90NWBK60161331926819', 'GB', 'NWBK'],
    ['IM75NWBK60161331926819', 'GB', 'NWBK'],
    ['AX2112345600000785', 'FI', '123'],
  ])('%s follows the rules of %s', (iban, country, bank) => {
    expect(parse(iban)).toMatchObject({ ok: true, iban: { value: iban, country, bank } });
  });

  test('and is told its faults in their name', () => {
    expect(fault('GG29NWBK60161331926819')).toEqual(['INCORRECT_CHECK_DIGITS', '29', 'GB']);
    expect(fault('RE4220041010050500013M0260')?.[2]).toBe('FR');
  });
});

describe('national checks', () => {
  test.each([
    ['MA37011519000047824504000843', 'failed'],
    ['NL64ABNA0417164301', 'failed'],
    ['AL78212110090000000235698741', undefined], // its own check digits fail
    ['AL78212110090000000235698742', undefined],
    ['NL91ABNA0417164300', 'passed'],
    ['NL39INGB0001234567', undefined],
    ['IS480114007083000000000000', 'not-covered'],
    ['DE89370400440532013000', 'not-covered'],
    ['AD1200012030200359100100', 'not-covered'],
    ['LT121000011101001000', 'not-covered'],
  ])('%s: %s', (iban, nationalCheck) => {
    const result = parse(iban);
    expect(result.ok ? result.iban.nationalCheck : undefined).toBe(nationalCheck);
  });

  test('one that is known from use alone fails softly, and is named', () => {
    expect(isValid('MA37011519000047824504000843')).toBe(true);
    expect(inspect('MA37011519000047824504000843', allCountries)).toMatchObject({
      problem: 'INCORRECT_NATIONAL_CHECK_DIGITS',
      nationalCheck: 'failed',
      nationalFault: { check: 'cle-rib', severity: 'warning' },
    });
  });

  test('none is verified in an IBAN that is already wrong', () => {
    for (const text of ['BE70539007547034', 'BE6853900754703', 'XX']) expect(inspect(text, allCountries).nationalCheck).toBe('not-covered');
  });

  test('one that needs a published table is not covered', () => {
    expect(parse('DE89370400440532013000')).toMatchObject({ iban: { nationalCheck: 'not-covered' } });
    expect(parse('GB29NWBK60161331926819')).toMatchObject({ iban: { nationalCheck: 'not-covered' } });
  });
});
