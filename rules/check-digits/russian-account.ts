/**
 * The key of a Russian account: its ninth digit, over the account and the bank that keeps it.
 *
 * Three digits of the bank identification code stand before the twenty of the account; weights 7, 1 and 3 repeat over all of them,
 * and the sum is a multiple of ten. The three digits are the last ones of the code; where these are 000 to 002, an office of the Bank
 * of Russia keeps the account and a zero and the fifth and sixth digits take their place. A letter at the sixth place of the account
 * is a clearing currency and counts as the digit that it stands for.
 *
 * The gotcha: accounts of the treasury have no key and are `not-covered`. They begin with a zero, or their bank's code begins otherwise than with 04.
 *
 * @see Bank of Russia, Procedure for calculating the control key in the number of a personal account, No. 515 of 8 September 1997
 */
import { type Check, fieldReader } from '../vocabulary/check.js';

const WEIGHTS = '713';

/** The letters of clearing currencies, in the order of their digits. They look the same in Latin and in Cyrillic. */
const CLEARING_CURRENCIES = 'ABCEHKMPTX';

/** Bank and account, one after the other, of accounts with a key. */
const KEYED = /^04\d{7}[1-9]\d{4}[\dABCEHKMPTX]\d{14}$/;

/** The three digits of the bank's code that the sum reads. */
const bankDigits = (code: string): string => (/00[0-2]$/.test(code) ? `0${code.slice(4, 6)}` : code.slice(6));

/** The account, with the letter of a clearing currency replaced by its digit. */
function accountDigits(account: string): string {
  const currency = CLEARING_CURRENCIES.indexOf(account.charAt(5));
  return currency < 0 ? account : account.slice(0, 5) + currency + account.slice(6);
}

/**
 * The key of an account of twenty digits, `account` being the fields that make it up.
 *
 * @example
 * russianAccountKey('bank', ['branch', 'account'])   // 044525225 40817810538091310419
 */
export function russianAccountKey<const Field extends string>(bank: Field, account: readonly Field[]): Check<Field> {
  return {
    name: 'ru-account-key',
    severity: 'error',
    fields: [bank, ...account],
    compile(spans) {
      const bankOf = fieldReader(spans, [bank]);
      const accountOf = fieldReader(spans, account);
      return {
        verify(text, _tables, from) {
          const code = bankOf(text, from);
          const number = accountOf(text, from);
          if (!KEYED.test(code + number)) return 'not-covered';
          const digits = bankDigits(code) + accountDigits(number);
          let sum = 0;
          for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * Number(WEIGHTS[at % 3]);
          return sum % 10 === 0 ? 'passed' : 'failed';
        },
      };
    },
  };
}
