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

test('a megabyte is read in proportion to its length', () => {
  const random = new Random(3);
  let text = '';
  while (text.length < 1_000_000) text += `${textWithout(random)}\n\n`;
  const start = performance.now();
  expect(extract(text).candidates).toEqual([]);
  expect(performance.now() - start).toBeLessThan(15_000);
});
