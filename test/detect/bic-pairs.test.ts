/** `extract` where a text has several IBANs and BICs: which belongs to which. A wrong pair is worse than none. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const ONE = 'DE89 3704 0044 0532 0130 00';
const TWO = 'DE75 5121 0800 1245 1261 99';
const FRENCH = 'FR14 2004 1010 0505 0001 3M02 606';

/** The first four characters behind the country code of each account, and its BIC. */
const pairsIn = (text: string): readonly string[] =>
  extract(text).candidates.map(({ creditorAccount, creditorAgent }) =>
    [creditorAccount?.id?.value?.slice(0, 4), creditorAgent?.bic ?? ''].join(' ').trim(),
  );

const EACH = ['DE89 COBADEFF', 'DE75 SOGEDEFF'];

describe('each IBAN has its own BIC', () => {
  test.each([
    ['behind it', `${ONE} COBADEFF\n${TWO} SOGEDEFF`],
    ['before it', `COBADEFF ${ONE}\nSOGEDEFF ${TWO}`],
    ['before it, with a dash', `COBADEFF – ${ONE}\nSOGEDEFF – ${TWO}`],
    ['before it, on one line', `COBADEFF ${ONE} SOGEDEFF ${TWO}`],
    ['behind it, on one line', `${ONE} COBADEFF ${TWO} SOGEDEFF`],
    ['before it, with labels', `BIC: COBADEFF IBAN: ${ONE} - BIC: SOGEDEFF IBAN: ${TWO}`],
    ['in a row below', `IBAN 1: ${ONE}\nIBAN 2: ${TWO}\nBIC 1: COBADEFF\nBIC 2: SOGEDEFF`],
    ['in a row above', `BIC: COBADEFF, SOGEDEFF\nIBAN: ${ONE}, ${TWO}`],
    ['in a row below, behind one label', `IBAN: ${ONE} / ${TWO}\nBIC: COBADEFF / SOGEDEFF`],
    ['in columns', `Bank A                       Bank B\nIBAN ${ONE}  IBAN ${TWO}\nBIC COBADEFF                 BIC SOGEDEFF`],
    ['in columns that were copied without their gaps', `IBAN ${ONE} IBAN ${TWO}\nBIC COBADEFF BIC SOGEDEFF`],
    ['in a table on its side', `IBAN    ${ONE}      ${TWO}\nBIC     COBADEFF                          SOGEDEFF`],
    ['behind the first and before the second', `IBAN: ${ONE}\nBIC: COBADEFF\n\nBIC: SOGEDEFF\nIBAN: ${TWO}`],
  ])('%s', (_, text) => expect(pairsIn(text)).toEqual(EACH));

  test('in columns of several countries', () => {
    const text = `IBAN: ${ONE}\nIBAN: ${TWO}\nIBAN: ${FRENCH}\nBIC: COBADEFF\nBIC: SOGEDEFF\nBIC: PSSTFRPP`;
    expect(pairsIn(text)).toEqual([...EACH, 'FR14 PSSTFRPP']);
  });
});

describe('a BIC goes with no IBAN but its own', () => {
  test.each([
    ['a blank line parts it from the first', `IBAN: ${ONE}\n\nBIC: SOGEDEFF\nIBAN: ${TWO}`, ['DE89', 'DE75 SOGEDEFF']],
    [
      'two BICs below three IBANs',
      `IBAN: ${ONE}\nIBAN: ${TWO}\nIBAN: DE02120300000000202051\nBIC: COBADEFF\nBIC: SOGEDEFF`,
      ['DE89', 'DE75', 'DE02'],
    ],
    ['one for the last of two', `EUR: ${ONE}\nUSD: ${TWO}\nBIC: SOGEDEFF`, ['DE89', 'DE75 SOGEDEFF']],
    ['the first has none, the others have it before them', `IBAN ${ONE}\nBIC SOGEDEFF IBAN ${TWO}`, ['DE89', 'DE75 SOGEDEFF']],
    [
      'that of the payer, before his IBAN',
      `Debtor bank BIC: SOGEDEFF\nDebtor IBAN: ${TWO}\nCreditor bank BIC: COBADEFF\nCreditor IBAN: ${ONE}`,
      ['DE89 COBADEFF'],
    ],
    [
      'that of the payer, behind his IBAN',
      `Debtor IBAN: ${TWO}\nDebtor bank BIC: SOGEDEFF\nCreditor IBAN: ${ONE}\nCreditor bank BIC: COBADEFF`,
      ['DE89 COBADEFF'],
    ],
    [
      'that of an account number',
      `IBAN: ${ONE}\nIBAN: ${TWO}\n\nAccount number: 0039123456\nSWIFT: DBSSSGSG`,
      ['DE89', 'DE75', '0039 DBSSSGSG'],
    ],
  ])('%s', (_, text, expected) => expect(pairsIn(text)).toEqual(expected));
});

test('“IBAN DE75” is no BIC', () => {
  const text = `IBAN ${ONE} IBAN ${TWO}`;
  expect(pairsIn(text)).toEqual(['DE89', 'DE75']);
  expect(extract(text).found.map(({ kind }) => kind)).toEqual(['IBAN', 'IBAN']);
});
