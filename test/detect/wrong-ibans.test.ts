/** IBANs behind a label that are none: found with their fault, and not taken for another. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { generateAccount } from '../../src/identifiers/generated-number.js';
import { sealed } from '../answers/ibans.js';
import { Random } from '../fuzz/random.js';

const GERMAN = { country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };

describe('an IBAN that is none, though a label says so,', () => {
  const wrong = (text: string) => extract(text).found.map(({ value, because, range }) => [value, because, text.slice(...range)]);
  test.each([
    ['a wrong digit', 'IBAN: DE88 3704 0044 0532 0130 00 bitte bis 1.12.', 'DE88 3704 0044 0532 0130 00', 'WRONG_CHECK_DIGITS'],
    ['a digit that is missing', 'IBAN: IT60 X054 2811 1010 0000 0123 46, BIC', 'IT60 X054 2811 1010 0000 0123 46', 'WRONG_STRUCTURE'],
    ['two groups that are missing', 'IBAN DE88 3704 0044 0532\nMuster AG', 'DE88 3704 0044 0532', 'WRONG_STRUCTURE'],
    ['a wrong digit behind a line break', 'IBAN: DE88 3704 0044\n> 0532 0130 00', 'DE88 3704 0044\n> 0532 0130 00', 'WRONG_CHECK_DIGITS'],
  ])('is found with its fault, and is no candidate: %s', (_, text, written, because) => {
    expect(extract(text).candidates).toEqual([]);
    expect(wrong(text)).toEqual([[written.replace(/[\s>]/g, ''), because, written]]);
  });
  test.each([
    ['BY', '8APB30120000000000000933', 'BAPB30120000000000000933'],
    ['DO', 'B0RD00000000000123456789', 'BORD00000000000123456789'],
    ['GT', '7RAJ01020000001210029690', 'TRAJ01020000001210029690'],
  ])('is not made of the letters of a bank: %s', (country, read, written) => {
    const digits = sealed(country, read).slice(2, 4);
    expect(extract(`IBAN: ${country}${digits}${written}`).candidates).toEqual([]);
  });
  test('is not made of letters that may be digits where two readings are valid', () => {
    // with 0 for the first O, and with 0 for the last one, the check digits are right
    const text = 'MT75MALT01100199O5199I519O15199';
    expect(extract(`IBAN: ${text}`).candidates).toEqual([]);
    expect(extract(`IBAN: ${text}`).found).toMatchObject([{ value: text, because: 'WRONG_CHECK_DIGITS' }]);
  });
  test('gives its BIC to no other IBAN', () => {
    const text = 'Alpha Bank IBAN DE88 3704 0044 0532 0130 00 BIC SOGEDEFFXXX\nBeta Bank IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX';
    expect(extract(text).candidates).toEqual([{ ...GERMAN, creditorAgent: { bic: 'COBADEFFXXX' } }]);
  });
  test('leaves the account number beside it', () => {
    expect(extract('Kontonummer 532013000, BLZ 37040044, IBAN DE88 3704 0044 0532 0130 00').instruction).toEqual({
      country: 'DE',
      creditorAccount: { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } },
    });
  });
  test('with two wrong digits is seldom taken for another', () => {
    const random = new Random(3);
    const codes = ['BE', 'EE', 'ES', 'FI', 'FR', 'GB', 'HR', 'IT', 'NL', 'NO', 'PL', 'PT', 'SI'];
    let taken = 0;
    for (let index = 0; index < 260; index++) {
      const country = allCountries.withIban(codes[index % codes.length] as string);
      const { iban: right = '' } = (country && generateAccount(country, index, '')) ?? {};
      const digits = [...right].map((character) => Number(character));
      for (let slip = 0; slip < 2; ) {
        const at = 4 + random.below(right.length - 4);
        if (!((digits[at] as number) >= 0)) continue;
        digits[at] = ((digits[at] as number) + 1 + random.below(9)) % 10;
        slip += 1;
      }
      const written = [...right].map((character, at) => ((digits[at] as number) >= 0 ? digits[at] : character)).join('');
      const value = extract(`IBAN: ${written}`).instruction?.creditorAccount?.id?.value;
      if (value !== undefined && value !== right) taken += 1;
    }
    // one in a hundred has right check digits by chance
    expect(taken).toBeLessThan(10);
  });
});
