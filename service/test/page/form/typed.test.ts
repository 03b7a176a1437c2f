/** What a field shows. */
import { expect, test } from 'vitest';
import { asTyped, showValue, showValues } from '../../../recipients/form/typed.js';

const choice = { country: 'GB', method: 'BANK_ACCOUNT', currency: 'GBP', type: 'INDIVIDUAL', accountIdType: 'ACCOUNT_NUMBER' };
const [sortCode, iban, name] = [{ format: 'MEMBER_ID' }, { format: 'IBAN' }, {}] as const;

test('separators come with typing, and the caret stays behind the same digit', () => {
  expect(asTyped(sortCode, '6016', choice, 4)).toMatchObject({ value: '60-16', caret: 5, state: 'incomplete' });
  expect(asTyped(name, 'Ada', choice)).toBeUndefined();
});

test('an IBAN of another country is shown in groups as well', () =>
  expect(showValue(iban, 'de89370400440532013000', choice)).toBe('DE89 3704 0044 0532 0130 00'));

test('a recipient is shown as it is typed', () => {
  const field = {
    pointer: '/m',
    group: 'account',
    isRequired: true,
    isShown: true,
    input: 'text',
    isNumeric: true,
    isCode: true,
  } as const;
  expect(showValues({ '/m': '601613', '/n': 'Ada' }, [{ ...field, format: 'MEMBER_ID' }], choice)).toEqual({
    '/m': '60-16-13',
    '/n': 'Ada',
  });
});
