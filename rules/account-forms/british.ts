/**
 * The British account number: eight digits, and the older lengths that belong to certain sort codes.
 *
 * @see Pay.UK, Validating account numbers: UK modulus checking
 */

import type { AccountForm } from '../vocabulary/account-form.js';
import { exactly, withoutSeparators } from './account-form.js';
import { normaliseUkAccount } from './uk-account.js';

/** A sort code that no bank has, for an account without one: no special length applies to it. */
const NO_SORT_CODE = '000000';

/** The digits of an account number, and the fewest that people write. */
const LENGTH = 8;
const SHORTEST = 6;

/** The digits of a sort code, which may stand before the account number. */
const SORT_CODE_LENGTH = 6;

/**
 * @example
 * ukAccount('branch', 'account')   // 600000 1234567 is 600000 01234567; so is 60-00-00 01234567, in one
 */
export function ukAccount<const Branch extends string, const Account extends string>(
  sortCode: Branch,
  account: Account,
): AccountForm<Branch | Account> {
  return {
    fields: [account],
    rewrites: sortCode,
    read: (text, _lengths, known) => {
      const whole = withoutSeparators(text);
      // 31926819/60-16-13 is the other way round
      const own = whole.length === SORT_CODE_LENGTH + LENGTH && !/^\d{8}[-/]/.test(text) ? whole.slice(0, SORT_CODE_LENGTH) : undefined;
      const given = known[sortCode] ?? own;
      const normal = normaliseUkAccount(given ?? NO_SORT_CODE, own === given ? whole.slice(own?.length) : whole);
      if (normal === undefined) return undefined;
      return given === undefined ? { [account]: normal.account } : { [account]: normal.account, [sortCode]: normal.sortCode };
    },
    // the sort code decides which digits of a longer number count
    fill: (length) => (length > LENGTH ? undefined : length < SHORTEST ? null : { fields: [account], before: LENGTH - length, after: 0 }),
    write: exactly(account).write,
  };
}
