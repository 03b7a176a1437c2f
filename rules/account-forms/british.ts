/**
 * The British account number: eight digits, and the older lengths that belong to certain sort codes.
 *
 * @see Pay.UK, Validating account numbers: UK modulus checking
 */
import { type AccountForm, exactly, withoutSeparators } from './account-form.js';
import { normaliseUkAccount } from './uk-account.js';

/** A sort code that no bank has, for an account without one: no special length applies to it. */
const NO_SORT_CODE = '000000';

/** The digits of an account number, and the fewest that people write. */
const LENGTH = 8;
const SHORTEST = 6;

/**
 * @example
 * ukAccount('branch', 'account')   // 600000 1234567 is 600000 01234567
 */
export function ukAccount<const Branch extends string, const Account extends string>(
  sortCode: Branch,
  account: Account,
): AccountForm<Branch | Account> {
  return {
    fields: [account],
    rewrites: sortCode,
    read: (text, _lengths, known) => {
      const given = known[sortCode];
      const normal = normaliseUkAccount(given ?? NO_SORT_CODE, withoutSeparators(text));
      if (normal === undefined) return undefined;
      return given === undefined ? { [account]: normal.account } : { [account]: normal.account, [sortCode]: normal.sortCode };
    },
    // the sort code decides which digits of a longer number count
    fill: (length) => (length > LENGTH ? undefined : length < SHORTEST ? null : { fields: [account], before: LENGTH - length, after: 0 }),
    write: exactly(account).write,
  };
}
