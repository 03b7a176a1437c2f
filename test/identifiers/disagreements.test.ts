/**
 * Where libraries disagree, and what is right. Each test is one question.
 */
import { describe, expect, test } from 'vitest';
import { isValid as isBic } from '../../src/identifiers/bic.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { isValid, parse } from '../../src/identifiers/iban/iban.js';
import { checkDigits } from '../../src/identifiers/iban/read.js';
import { buildIban } from '../../src/local-account.js';

const problem = (text: string): string | undefined => {
  const result = parse(text);
  return result.ok ? undefined : result.problem;
};

/** The national check of a BBAN, with the check digits of the IBAN right. */
function nationally(country: string, bban: string): string {
  const result = parse(country + checkDigits(country, bban) + bban);
  return result.ok ? result.iban.nationalCheck : result.problem;
}

const WRONG = 'INCORRECT_NATIONAL_CHECK_DIGITS';

describe('structure and check digits', () => {
  test('A1: check digits 00, 01, 99 that are congruent mod 97 are refused', () => {
    for (const iban of ['DE00370400440000000060', 'DE01370400440000000042', 'DE99370400440000000024']) {
      expect(problem(iban)).toBe('INCORRECT_CHECK_DIGITS');
    }
  });

  test('A2: newer registry members BI DJ FK HN LY MN NI OM RU SD SO YE are accepted', () => {
    for (const iban of [
      'BI4210000100010000332045181',
      'DJ2100010000000154000100186',
      'FK88SC123456789012',
      'HN88CABF00000000000250005469',
      'LY83002048000020100120361',
      'MN121234123456789123',
      'NI45BAPR00000013000003558124',
      'OM810180000001299123456',
      'RU0304452522540817810538091310419',
      'SD2129010501234001',
      'SO211000001001000100141',
      'YE15CBYE0001018861234567891234',
    ])
      expect(parse(iban)).toMatchObject({ ok: true, iban: { registered: true } });
  });

  test('A3: the examples of BY and ST, and letters in AZ, are accepted', () => {
    for (const iban of ['BY13NBRB3600900000002Z00AB00', 'ST23000100010051845310146']) expect(isValid(iban)).toBe(true);
    expect(isValid(`AZ${checkDigits('AZ', 'NABZ0000000A137010001944')}NABZ0000000A137010001944`)).toBe(true);
  });

  test('A4: VA is accepted', () => expect(isValid('VA59001123000012345678')).toBe(true));

  test('A5: countries outside the registry are accepted, and flagged', () => {
    const codes = 'AO BF BJ CF CG CI CM CV DZ GA GQ GW IR KM MA MG ML MZ NE SN TD TG'.split(' ');
    expect(codes.filter((code) => allCountries.withIban(code)?.rule.registered !== false)).toEqual([]);
    expect(parse('SN08SN0100152025242731672317')).toMatchObject({ ok: true, iban: { registered: false } });
  });

  test('A6: old lengths, and old bank codes of the West African union, are refused', () => {
    for (const iban of [
      'BF1030134020015400945000643', // 27
      'DZ4000400174401001050486', // 24
      'BI43201011067444', // 16
      'CR0515202001026284066', // 21
      'NI92BAMC000000000000000003123123', // 32
      'CI77A01114000000012345678901',
      'BJ11B00610100400271101192591',
      'ML03D00890170001002120000447',
      'SN12K00100152000025690007542',
    ])
      expect(problem(iban)).toBe('INVALID_BBAN_STRUCTURE');
    expect(isValid('CI93CI0080111398682828807270')).toBe(true);
    expect(isValid('BF42BF0840101300463574000390')).toBe(true);
  });

  test('A7: IM JE GG, the French territories and AX as prefix follow GB, FR and FI', () => {
    for (const code of ['IM', 'JE', 'GG']) expect(allCountries.withIban(code)).toMatchObject({ rule: { code: 'GB' } });
    for (const code of 'GP MQ GF RE YT PM BL MF NC PF WF TF'.split(' '))
      expect(allCountries.withIban(code)).toMatchObject({ rule: { code: 'FR' } });
    expect(allCountries.withIban('AX')).toMatchObject({ rule: { code: 'FI' } });
  });

  test('A8: spaces, hyphens, dots and the label are read over; other characters are refused', () => {
    for (const text of ['CY17 0020-0128.0000\u20130012 0052 7600', 'IBAN CY17002001280000001200527600']) expect(isValid(text)).toBe(true);
    for (const text of ['CY170020012800000012005276#0', 'CY17002001280000001200527600#', 'CY1700200128000000120052760*&^%0'])
      expect(problem(text)).toBe('INVALID_FORMAT');
    expect(problem('CY17/0020/0128/0000/0012/0052/7600')).toBe('INVALID_FORMAT');
  });

  test('A9: lower case is raised', () => expect(isValid('mt84malt011000012345mtlcast001s')).toBe(true));

  test('A10: letters in the account of MU are refused', () => {
    expect(problem('MU84BOMM010110103030020A000MUR')).toBe('INVALID_BBAN_STRUCTURE');
  });

  test('A12: positions are not those of the raw registry for AL, PL, IQ, JO and FR', () => {
    expect(parse('AL47212110090000000235698741')).toMatchObject({ iban: { bank: '212', branch: '1100', nationalCheckDigits: '9' } });
    expect(parse('PL61109010140000071219812874')).toMatchObject({ iban: { bank: '10901014' } });
    expect(parse('IQ98NBIQ850123456789012')).toMatchObject({ iban: { bank: 'NBIQ', branch: '850' } });
    expect(parse('JO94CBJO0010000000000131000302')).toMatchObject({ iban: { bank: 'CBJO', branch: '0010' } });
    expect(parse('FR1420041010050500013M02606')).toMatchObject({ iban: { bank: '20041', branch: '01005' } });
  });
});

describe('national check digits', () => {
  test('B1: IT letters at even places count from A = 0', () => {
    // B at an even place adds 1, not 11
    expect(buildIban({ country: 'IT', memberId: '0542811101', account: '0B0000123456' })).toMatchObject({ ok: true });
    expect(nationally('IT', 'Y05428111010B0000123456')).toBe('passed');
    expect(nationally('IT', 'I05428111010B0000123456')).toBe(WRONG);
  });

  test('B2: BE writes a remainder of 0 as 97, and never 00', () => {
    expect(nationally('BE', '000000009797')).toBe('passed');
    expect(nationally('BE', '000000009700')).toBe(WRONG);
    expect(nationally('BE', '539007547034')).toBe('passed'); // whatever bank it is
  });

  test('B3: NO accepts either rule where the account begins with 00, and no check digit 10', () => {
    expect(nationally('NO', '12340012340')).toBe(WRONG);
    const [first, second] = ['12340012343', '99990012343'];
    expect(nationally('NO', first)).toBe('passed');
    expect(nationally('NO', second)).toBe('passed'); // another bank, the same digit: the bank is left out
    expect(nationally('NO', '86011117947')).toBe('passed');
    for (const digit of '0123456789') expect(nationally('NO', `1234100004${digit}`)).toBe(WRONG); // it would need a 10
  });

  test('B4: CZ and SK issue no number whose remainder needs a 10, and check both parts', () => {
    for (const digit of '0123456789') expect(nationally('CZ', `0800000000000000003${digit}`)).toBe(digit === '5' ? 'passed' : WRONG);
    for (const digit of '0123456789') expect(nationally('CZ', `0800000000000000006${digit}`)).toBe(WRONG);
    for (const country of ['CZ', 'SK']) {
      expect(nationally(country, '08000000192000145399')).toBe('passed');
      expect(nationally(country, '08000000182000145399')).toBe(WRONG);
      expect(nationally(country, '08000000192000145398')).toBe(WRONG);
      expect(nationally(country, '08000000190000000000')).toBe(WRONG);
    }
  });

  test('B5: the mod 97-10 family has check digits 02 to 98, and counts letters', () => {
    for (const [body, digits, congruent] of [
      ['0000000000000000065', '97', '00'],
      ['0000000000000000000', '98', '01'],
      ['0000000000000000032', '02', '99'],
    ] as const) {
      expect(nationally('PT', body + digits)).toBe('passed');
      expect(nationally('PT', body + congruent)).toBe(WRONG);
    }
    expect(isValid('MK07334M43HKBLXK983')).toBe(true);
  });

  test('B6: RS 908 and SI 01 need no exception', () => {
    for (const [country, bank, length] of [
      ['RS', '908', 18],
      ['SI', '01100', 15],
    ] as const) {
      const account = bank.padEnd(length - 2, '0');
      const built = buildIban({ country, account: `${account}00` });
      expect(built).toMatchObject({ ok: false, problem: 'CHECK_DIGITS_INCORRECT', check: 'iso7064-mod97-10' });
    }
    expect(isValid('RS35105008123123123173')).toBe(true);
  });

  test('B7: the elfproef of NL is a warning, and not for ING or 000', () => {
    expect(nationally('NL', 'ABNA0417164301')).toBe('failed');
    expect(isValid(`NL${checkDigits('NL', 'ABNA0417164301')}ABNA0417164301`)).toBe(true);
    expect(nationally('NL', 'INGB0417164301')).toBe('not-covered');
    expect(nationally('NL', 'ABNA0001234567')).toBe('not-covered');
  });

  test('B8: HR and HU are checked twice', () => {
    expect(nationally('HR', '10010051863000160')).toBe('passed');
    expect(nationally('HR', '10010061863000160')).toBe(WRONG);
    expect(nationally('HR', '10010051863000161')).toBe(WRONG);
    expect(nationally('HU', '117730161111101800000000')).toBe('passed');
    expect(nationally('HU', '117730171111101800000000')).toBe(WRONG);
    expect(nationally('HU', '117730161111101900000000')).toBe(WRONG);
  });

  test('B9: FI has a Luhn digit', () => {
    expect(problem('FI6879826661004681')).toBe(WRONG);
    expect(isValid('FI2112345600000785')).toBe(true);
  });

  test('B10: AL and XK follow a rule that no authority publishes: a warning', () => {
    expect(nationally('AL', '212110090000000235698741')).toBe('passed');
    expect(nationally('AL', '212110000000000235698741')).toBe('failed');
    expect(nationally('XK', '1212012345678906')).toBe('passed');
    expect(nationally('XK', '1212012345678907')).toBe('failed');
  });

  test('B11: CF has a clé RIB', () => {
    expect(isValid('CF4220001000010792440268528')).toBe(true);
    expect(problem('CF1520001000010792440268529')).toBe(WRONG);
  });
});

describe('BIC', () => {
  test('C1: digits in the first four characters are accepted', () => {
    for (const bic of ['1234DEWWXXX', 'S23CKENXXXX', 'S23CKENX']) expect(isBic(bic)).toBe(true);
  });

  test('C2: XK is a country', () => expect(isBic('NLPRXKPR')).toBe(true));

  test('C3: spaces and lower case are read over', () => {
    for (const bic of ['ABNA BE 2A', 'DEUTdeFF']) expect(isBic(bic)).toBe(true);
  });
});

describe('construction', () => {
  test('E: a missing branch is refused, not filled with zeros', () => {
    for (const country of ['GB', 'IE']) {
      expect(buildIban({ country, bic: 'NWBKGB2L', account: '31926819' })).toEqual({ ok: false, problem: 'BRANCH_IDENTIFIER_MISSING' });
    }
  });
});
