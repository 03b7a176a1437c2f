/** `extract` over many texts with noise in six languages: it finds every account, and invents none. */
import { expect, test } from 'vitest';
import { extract } from '../../src/detect.js';
import { Random } from '../fuzz/random.js';
import { checkPlanted, textWith, textWithout } from './texts.js';

test('accounts in 10,000 texts are found, with bank and payee; of misread ones, 98 in 100', () => {
  const random = new Random(1);
  let misread = 0;
  let missed = 0;
  for (let index = 0; index < 10_000; index++) {
    const planted = textWith(random);
    const isFound = checkPlanted(planted);
    if (planted.isMisread) misread += 1;
    if (!isFound) missed += 1;
  }
  expect(misread).toBeGreaterThan(1000);
  expect(missed / misread).toBeLessThan(0.02);
});

test('10,000 texts without an account have none', () => {
  const random = new Random(2);
  for (let index = 0; index < 10_000; index++) {
    const text = textWithout(random);
    expect(extract(text), text).toEqual({ found: [], candidates: [] });
  }
});

/** Pieces of texts that make a careless reader slow. */
const HOSTILE = [
  'IBAN DE89 3704 0044 0532 0130 01 ',
  'IBAN DE89 3704 0044 0532 0130 00 ',
  'IBAN: ES91 2100 0418 4502 0050 1332\n',
  'FR14 2OO4 1O1O O5O5 OO13 M026 O7 ',
  'Account: 12345678 Sort code: 12-34-56 ',
  'Account holder: ',
  'Beneficiary: Foo Bar AG ',
  'Reference: RF18 5390 0754 7034 ',
  'Name\tIBAN\tBIC\n',
  'Payer: Foo ',
  'IBAN:\n',
  'IBAN',
  'DE',
  '1 ',
  '1',
  'a',
  '| ',
  ' ',
  '\n',
];

// a reader in the square of the length takes minutes
test.each(HOSTILE)('a megabyte of %j is read in seconds', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  const start = performance.now();
  extract(text);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('a megabyte of letters without an account has none', () => {
  const random = new Random(3);
  let text = '';
  while (text.length < 1_000_000) text += `${textWithout(random)}\n\n`;
  expect(extract(text).candidates).toEqual([]);
});
