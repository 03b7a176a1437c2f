/** Values that stand beside others in unusual marks: a currency behind a label, a BIC in brackets, an account number behind an IBAN that is another. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const shown = (text: string) =>
  extract(text).candidates.map(({ creditorAccount, creditorAgent }) =>
    [creditorAccount?.id?.value, creditorAgent?.bic ?? creditorAgent?.clearingSystemMemberId?.memberId].filter(
      (part) => part !== undefined,
    ),
  );

describe('a currency between a label and its value', () => {
  test.each([
    ['Nr konta PLN: 27 1140 2004 0000 3002 0135 5387', [['27114020040000300201355387']]],
    ['Account USD: 483920117\nABA: 021000021', [['483920117', '021000021']]],
    ['Account number EUR: 532013000\nBLZ: 37040044', [['532013000', '37040044']]],
  ])('says nothing of it: %s', (text, expected) => expect(shown(text)).toEqual(expected));
  test('and another word does', () => expect(shown('Account REF: 483920117\nABA: 021000021')).toEqual([]));
});

describe('a BIC in square brackets', () => {
  test.each([
    'Zahlung an: DE89 3704 0044 0532 0130 00 [COBADEFFXXX]. Nicht an FR14 2004 1010 0505 0001 3M02 606 (PSSTFRPPPAR).',
    '[COBADEFFXXX] DE89 3704 0044 0532 0130 00\n[PSSTFRPPPAR] FR14 2004 1010 0505 0001 3M02 606',
  ])('belongs to the IBAN beside it: %s', (text) => {
    expect(shown(text)).toEqual([
      ['DE89370400440532013000', 'COBADEFFXXX'],
      ['FR1420041010050500013M02606', 'PSSTFRPPPAR'],
    ]);
  });
});

describe('an account number beside an IBAN', () => {
  test('is an account of its own where its check digits hold and it is not in the IBAN', () => {
    expect(shown('Rachunek EUR: PL61 1090 1014 0000 0712 1981 2874\nRachunek PLN: 27 1140 2004 0000 3002 0135 5387')).toEqual([
      ['PL61109010140000071219812874'],
      ['27114020040000300201355387'],
    ]);
    expect(
      shown('Nabywca: Jan Wzorcowy, konto PL61109010140000071219812874.\nSprzedawca: konto 27 1140 2004 0000 3002 0135 5387')[0],
    ).toEqual(['27114020040000300201355387']);
  });
  test.each([
    ['Číslo účtu: 19-2000145399/0800, IBAN: CZ65 0800 0000 1920 0014 5399', 'CZ6508000000192000145399'],
    ['Kontonummer: 8601 11 17947\nIBAN: NO93 8601 1117 947', 'NO9386011117947'],
    ['IBAN: HU42 1177 3016 1111 1018 0000 0000\nSzámlaszám: 11773016-11111018', 'HU42117730161111101800000000'],
    ['Rekening 539-0075470-34, IBAN BE68 5390 0754 7034', 'BE68539007547034'],
  ])('is the same one otherwise: %s', (text, iban) => expect(shown(text)).toEqual([[iban]]));
});
