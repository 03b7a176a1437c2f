import { expect, test } from 'vitest';
import { isMod11_10, mod11_10 } from '../../rules/check-digits/mod11-10.js';
import { spansOf } from './support.js';

test.each(['1001005', '1863000160', '2360000', '1101234565', '07945'])('%s ends in its check digit', (digits) => {
  expect(isMod11_10(digits)).toBe(true);
});

test('each number has one check digit and no other', () => {
  for (const body of ['100100', '000000', '999999']) {
    expect([...'0123456789'].filter((digit) => isMod11_10(body + digit))).toHaveLength(1);
  }
});

test('reads its field and nothing else', () => {
  const { verify } = mod11_10('account').compile(spansOf('bank:7n account:10n'));
  expect(verify('00000001863000160')).toBe('passed');
  expect(verify('10010051863000161')).toBe('failed');
});
