/** What a list shows of an account: enough for whose it is, too little for anybody else. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { masked, maskedAccount, maskedEmail } from '../../page/src/masked.js';

describe('an account number', () => {
  test.each([
    ['DE89 3704 0044 0532 0130 00', '•••• 3000'],
    ['55779911', '•••• 9911'],
    ['+63 917 123 4567', '•••• 4567'],
    ['12345', '•••• 45'],
    ['12', '•••• 2'],
    ['1', '••••'],
    ['', '••••'],
    ['12-34-56', '•••• 456'],
  ])('%j', (value, shown) => expect(masked(value)).toBe(shown));

  property.prop([fc.stringMatching(/^[0-9A-Z]{1,34}$/)])('at most four characters, and never more than half', (value) => {
    const shown = masked(value).replace(/^•+ ?/, '');
    expect(shown.length).toBeLessThanOrEqual(Math.min(4, value.length / 2));
    expect(value.endsWith(shown)).toBe(true);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['ada@example.org', 'a•••@example.org'],
    ['a@b@example.org', 'a•••@example.org'],
    ['@example.org', '•••• eorg'],
    ['no address', '•••• ress'],
  ])('%j', (value, shown) => expect(maskedEmail(value)).toBe(shown));

  test('its user is hidden', () => expect(maskedEmail('ada.lovelace@example.org')).not.toContain('lovelace'));
});

test('of a recipient, whatever its account is', () => {
  expect(maskedAccount({ creditorAccount: { id: { value: 'ada@example.org', type: 'EMAIL' } } })).toBe('a•••@example.org');
  expect(maskedAccount({ creditorAccount: { id: { value: '12345678', type: 'ACCOUNT_NUMBER' } } })).toBe('•••• 5678');
  expect(maskedAccount({ creditorAccount: { type: 'CHECKING' } })).toBeUndefined();
  expect(maskedAccount({})).toBeUndefined();
});
