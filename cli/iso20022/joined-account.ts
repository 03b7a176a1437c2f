/** Splits an account number that begins with the bank identifier, as some files write both in one element. */
import { joinedAccounts } from '../../rules/words/joined-accounts.js';

export interface SplitAccount {
  readonly memberId: string;
  readonly account: string;
}

/**
 * The two parts of a number; undefined if the country has no such numbers, or the file names another bank identifier: only the bank knows then which
 * is right.
 *
 * @example
 * splitAccount('60161331926819', 'GB', undefined) // { memberId: '601613', account: '31926819' }
 */
export function splitAccount(value: string, country: string | undefined, memberId: string | undefined): SplitAccount | undefined {
  const lengths = country !== undefined && Object.hasOwn(joinedAccounts, country) ? joinedAccounts[country] : undefined;
  const digits = value.replace(/[\s-]/g, '');
  if (lengths === undefined || !/^\d+$/.test(digits) || digits.length !== lengths.memberId + lengths.account) return undefined;
  const own = digits.slice(0, lengths.memberId);
  const isOther = memberId !== undefined && memberId.replace(/\D/g, '') !== own;
  return isOther ? undefined : { memberId: own, account: digits.slice(lengths.memberId) };
}
