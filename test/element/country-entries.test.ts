/** What stands in the fields of `<payprep-account>` when the country changes. */
import { expect, test } from 'vitest';
import { CountryEntries } from '../../src/element/country-entries.js';
import { formOf } from './forms.js';

const british = formOf('GB', { way: 'ACCOUNT_NUMBER' });
const typed = { memberId: '60-16-13', account: '31926819' };

test('a bank code that somebody typed is set aside with its country, and comes back with it', () => {
  const kept = new CountryEntries();
  // in Australia six digits are a bank code as well, of another bank
  const australian = kept.in('AU', british, typed, {});
  expect(australian).toEqual({ memberId: '', account: '31926819' });
  expect(kept.in('GB', formOf('AU'), australian, {})).toEqual({ memberId: '601613', account: '31926819' });
});

test('an account number that the next country cannot have is set aside as well', () =>
  expect(new CountryEntries().in('MX', british, { account: '3192 6819 X' }, {})).toMatchObject({ account: '' }));

test('what the page gave stays, whichever of country and value it sets first', () => {
  expect(
    new CountryEntries().in('AU', british, typed, { creditorAgent: { clearingSystemMemberId: { memberId: '601613' } } }),
  ).toMatchObject({ memberId: '601613' });
  expect(new CountryEntries().in('GB', formOf(''), typed, {})).toMatchObject({ memberId: '60-16-13' });
});

test('the same country changes nothing', () => expect(new CountryEntries().in('GB', british, typed, {})).toBe(typed));
