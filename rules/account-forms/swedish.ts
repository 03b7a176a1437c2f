/**
 * Swedish accounts as people write them: a clearing number and an account number, one behind the other or apart, or a giro number.
 *
 * A giro number has no clearing number; domestic payments put 9900 for Bankgirot and 9960 for Plusgirot in its place.
 *
 * Numbers of type 2, comment 1 have ten digits: a Nordea personal account is a date of birth and four digits, with its zeros.
 *
 * The gotcha: without a hyphen a giro number looks like an account number without its clearing number, and is read as one.
 *
 * @see Bankgirot, Bankernas kontonummer, user manual of 2023-09
 */

import { isLuhn } from '../check-digits/luhn.js';
import { type ClearingRange, clearingRange, clearingRanges } from '../check-digits/swedish.js';
import type { AccountForm, Fields } from '../vocabulary/account-form.js';
import type { IbanForm } from '../vocabulary/iban-form.js';
import type { MemberForm } from '../vocabulary/member-form.js';

const BANKGIROT = '9900';
const PLUSGIROT = '9960';

/** The longest number without its clearing number. */
const ACCOUNT_LENGTH = 10;

/**
 * Four digits; five at Swedbank, where the fifth checks the others.
 *
 * @example
 * swedishBank('bank', 'bankCheck')   // 5839, 8327-9
 */
export function swedishBank<const Field extends string>(bank: Field, digit: Field): MemberForm<Field> {
  return {
    fields: [bank, digit],
    read: (memberId, branchId) => {
      if (branchId !== '' || !/^(?:[1-9]\d{3}|8\d{4})$/.test(memberId)) return undefined;
      const fifth = memberId.slice(4);
      return { [bank]: memberId.slice(0, 4), ...(fifth !== '' && { [digit]: fifth }) } as Fields;
    },
  };
}

/**
 * Account number, clearing number and account number, or giro number.
 *
 * @example
 * swedishNumber('bank', 'bankCheck', 'account')   // 8257466, 5839-8257466, 5402-9681
 */
export function swedishNumber<const Field extends string>(bank: Field, digit: Field, account: Field): AccountForm<Field> {
  return {
    fields: [bank, digit, account],
    isShortAllowed: true,
    read: (text, _lengths, known) => {
      const digits = text.replace(/[-/,]/g, '');
      if (!/^\d{2,15}$/.test(digits)) return undefined;
      if (digits.length > ACCOUNT_LENGTH) return joined(digits);
      if (known[bank] === undefined && /^\d{3,4}-\d{4}$/.test(text)) return { [bank]: BANKGIROT, [account]: digits };
      if (known[bank] === undefined && /^\d{1,7}-\d$/.test(text)) return { [bank]: PLUSGIROT, [account]: digits };
      return { [account]: digits };
    },
    write: (fields) => fields[account] ?? '',
  };

  function joined(digits: string): Fields | undefined {
    const hasFifth = digits.startsWith('8') && (digits.length === 15 || isLuhn(digits.slice(0, 5)));
    if (hasFifth) return { [bank]: digits.slice(0, 4), [digit]: digits.charAt(4), [account]: digits.slice(5) };
    return digits.length > 4 + ACCOUNT_LENGTH ? undefined : { [bank]: digits.slice(0, 4), [account]: digits.slice(4) };
  }
}

/** The account and its check digit in a BBAN, together. */
const BBAN_LENGTH = 17;

/**
 * The three methods by which an account becomes an IBAN.
 *
 * @see https://www.bankinfrastruktur.se/framtidens-betalningsinfrastruktur/iban-och-svenskt-nationellt-kontonummer
 * @example
 * swedishIban('bank', 'bankCheck', 'account')   // 5839, 8257466 is 500 0000005839825746 6
 */
export function swedishIban<const Field extends string>(bank: Field, digit: Field, account: Field): IbanForm<Field> {
  return {
    fields: [bank, digit, account],
    toBban: (fields) => {
      const range = clearingRange(fields[bank] ?? '');
      if (range?.bank === undefined) return undefined;
      const number = bbanNumber(range, fields[bank], fields[digit], fields[account])?.padStart(BBAN_LENGTH, '0');
      return number === undefined ? { bank: range.bank } : { bank: range.bank, account: number.slice(0, -1), check: number.slice(-1) };
    },
    fromBban: ({ bank: code, account: number = '', check = '' }) => {
      const digits = (number + check).replace(/^0+/, '');
      const range = clearingRange(digits);
      const method = range?.bank === code ? range?.method : undefined;
      if (method === '1' && digits.length === 11) return { [bank]: digits.slice(0, 4), [account]: digits.slice(4) };
      if (method === '3' && digits.length === 15) {
        return { [bank]: digits.slice(0, 4), [digit]: digits.charAt(4), [account]: digits.slice(5) };
      }
      const ofBank = clearingRanges().filter((other) => other.bank === code && other.method === '2');
      if (digits === '' || digits.length > ACCOUNT_LENGTH || ofBank.length === 0) return undefined;
      // of a date of birth 2000-01-01 the zeros are part of the number
      const isFull = ofBank.every(({ type, comment }) => type === '2' && comment === '1');
      return { [account]: isFull ? digits.padStart(ACCOUNT_LENGTH, '0') : digits };
    },
  };
}

/** The part of a BBAN behind the bank, without leading zeros; undefined where a part is missing or no method is published. */
function bbanNumber({ method }: ClearingRange, clearing = '', fifth = '', account = ''): string | undefined {
  if (account === '') return undefined;
  if (method === '1') return account.length === 7 ? clearing + account : undefined;
  if (method === '2') return account;
  return method === '3' && fifth !== '' ? clearing + fifth + account.padStart(ACCOUNT_LENGTH, '0') : undefined;
}
