/**
 * Israeli account numbers: each bank has its own check over the branch (three digits) and the account number (nine digits).
 *
 * Most weigh nine digits by 9 to 1: those of the account, or branch and last six of the account. The remainder by 11 must be one of a few.
 *
 * The gotcha: an IBAN fills the account with zeros to thirteen digits, so how many the bank gave is lost. More than nine are not covered.
 *
 * @see MASAV, rules for the validity of account numbers, 1 May 2011
 * @see github.com/EliShteinman/il-bank-validator, 2025-07-18, after the MASAV document of December 2024
 */
import { type Check, fieldReader } from '../vocabulary/check.js';

/** True where the number may be one of the bank. The branch has three digits, the account nine. */
export type Reading = (branch: string, account: string) => boolean;

const DESCENDING = [9, 8, 7, 6, 5, 4, 3, 2, 1];

const sumOf = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits.charCodeAt(at) - 48), 0);

const hasRemainder = (digits: string, remainders: readonly number[]): boolean => remainders.includes(sumOf(digits, DESCENDING) % 11);

/** The nine digits of the account. */
export const wholeAccount =
  (...remainders: readonly number[]): Reading =>
  (_, account) =>
    hasRemainder(account, remainders);

/** The branch and the last six digits of the account. */
export const withBranch =
  (...remainders: readonly number[]): Reading =>
  (branch, account) =>
    hasRemainder(branch + account.slice(3), remainders);

/** The last six digits of the account. */
export const lastSix =
  (...remainders: readonly number[]): Reading =>
  (_, account) =>
    hasRemainder(`000${account.slice(3)}`, remainders);

/** Nine digits with weights of their own, modulo 10 or 11. */
export const weightedAccount =
  (weights: readonly number[], modulus: 10 | 11, ...remainders: readonly number[]): Reading =>
  (_, account) =>
    remainders.includes(sumOf(account, weights) % modulus);

/** The last digit is eleven less the sum of the others. Where that gives ten, no number is issued; where it gives eleven, 0 or none. */
export const complement =
  (weights: readonly number[]): Reading =>
  (_, account) =>
    (11 - (sumOf(account, weights) % 11)) % 11 === account.charCodeAt(8) - 48;

/** Several readings of one rule: one is enough. */
export const anyReading =
  (...readings: readonly Reading[]): Reading =>
  (branch, account) =>
    readings.some((reads) => reads(branch, account));

/** For some branches one reading, for the others another. */
export const atBranches =
  (branches: readonly string[], here: Reading, elsewhere: Reading = () => false): Reading =>
  (branch, account) =>
    (branches.includes(branch) ? here : elsewhere)(branch, account);

/** Branches above 400 count as if 400 were taken off; of those from 800 the sources differ, so that either is enough. */
export const lessFourHundred =
  (reads: Reading): Reading =>
  (branch, account) => {
    const number = Number(branch);
    if (number <= 400) return reads(branch, account);
    return reads(String(number - 400).padStart(3, '0'), account) || (number >= 800 && reads(branch, account));
  };

/** The account of the example in the IBAN registry, which does not hold the rule of its bank. */
const REGISTRY_EXAMPLE = '099999999';

/** Bank Leumi: the last two digits count as a number, and those of the sum are one of five. */
export const leumi: Reading = (branch, account) => {
  const sum = sumOf(branch + account.slice(1, 7), [10, 9, 8, 7, 6, 5, 4, 3, 2]) + Number(account.slice(7));
  return account === REGISTRY_EXAMPLE || [90, 72, 70, 60, 20].includes(sum % 100);
};

/** The last two digits are 98 less the remainder by 97 of branch and account. How long the bank writes its accounts is not known. */
export const mod97AfterBranch: Reading = (branch, account) => {
  const check = Number(account.slice(7));
  for (let from = 0; from <= 6; from++) {
    if (98 - (Number(branch + account.slice(from, 7)) % 97) === check) return true;
    if (account[from] !== '0') return false;
  }
  return false;
};

/** The fields, by what they hold. */
export interface IsraeliFields<Field extends string> {
  readonly bank: Field;
  readonly branch: Field;
  readonly account: Field;
}

/**
 * The account numbers of some banks. Others are not covered.
 *
 * @example
 * israeliAccount('il-account', { bank: 'bank', branch: 'branch', account: 'account' }, { '012': withBranch(0, 2, 4, 6) })
 */
export function israeliAccount<const Field extends string>(
  name: string,
  { bank, branch, account }: IsraeliFields<Field>,
  banks: Readonly<Record<string, Reading>>,
): Check<Field> {
  return {
    name,
    severity: 'error',
    fields: [bank, branch, account],
    compile(spans) {
      const digits = fieldReader(spans, [bank, branch, account]);
      return {
        verify(text, _tables, from) {
          const [, code = '', office = '', own = ''] = /^(\d{3})(\d{3})0{4}(\d{9})$/.exec(digits(text, from)) ?? [];
          const reads = banks[code];
          if (reads === undefined) return 'not-covered';
          return reads(office, own) ? 'passed' : 'failed';
        },
      };
    },
  };
}
