import { describe, expect, test } from 'vitest';
import { isLuhn, luhn } from '../../rules/check-digits/luhn.js';
import { spansOf } from './support.js';

describe('Luhn', () => {
  test.each(['79927398713', '4111111111111111', '0', '18', '59'])('%s ends in its digit', (digits) => expect(isLuhn(digits)).toBe(true));
  test.each(['79927398710', '4111111111111112', '1', '81'])('%s does not', (digits) => expect(isLuhn(digits)).toBe(false));

  // the digit next to the check digit is doubled, whatever the length
  test.each([
    ['account:13n check:1n', '12345600000780', '12345600000785'],
    ['account:10n check:1n', '79927398710', '79927398713'],
    ['account:10n check:1n', '00000000009', '00000000000'],
  ])('over %s completes %s', (layout, text, completed) => {
    const check = luhn(['account'], 'check').compile(spansOf(layout));
    expect(check.complete?.(text)).toBe(completed);
    expect(check.verify(completed)).toBe('passed');
    expect(check.verify(text)).toBe('failed');
  });
});
