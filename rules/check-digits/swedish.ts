/**
 * Swedish accounts: the clearing number determines the bank, the check of the account number, and the conversion to an IBAN.
 *
 * Type 1: seven digits, checked together with the clearing number, modulus 11; comment 1 leaves its first digit out, comment 2 does not.
 * Type 2: up to ten digits, checked alone; comments 1 and 3 by Luhn, comment 2 by modulus 11.
 *
 * The gotcha: the weights of modulus 11 run 1, 2, … 10 from the right and begin again, so that in comment 2 the first digit weighs 1. The two
 * publications disagree on 4000 to 4999: there either comment is accepted. Not every bank keeps to its check digit, so that a wrong one is a warning.
 *
 * @see Bankgirot, Bankernas kontonummer, user manual of 2023-09 (type and comment)
 * @see https://www.bankinfrastruktur.se/framtidens-betalningsinfrastruktur/iban-och-svenskt-nationellt-kontonummer, table 4 of 2025-01-27
 */
import { advisory, type Check, fieldReader } from '../vocabulary/check.js';
import { isLuhn } from './luhn.js';

/**
 * From, to, type and comment, then the bank's code in an IBAN and the method of the conversion where these are published. Comment `0` of type 1:
 * either comment; comment `4` of type 2: no check digit is published.
 */
const RANGES =
  '1100-1199 11 300 1,1200-1399 11 120 1,1400-2099 11 300 1,2110-2119 11 211 1,2120-2129 11 212 1,2300-2399 12 230 1,2400-2499 11 120 1,' +
  '3000-3299 11 300 1,3300-3300 21 300 2,3301-3399 11 300 1,3400-3409 11 902 1,3410-3781 11 300 1,3782-3782 21 300,3783-3999 11 300 1,' +
  '4000-4999 10 300 1,5000-5999 11 500 1,6000-6999 22 600 2,7000-7999 11 800 1,8000-8999 23 800 3,9020-9029 12 902 1,9040-9049 12 904 1,' +
  '9060-9069 11 902 1,9070-9079 11 907 1,9100-9109 12 910 1,9120-9124 11 500 1,9130-9149 11 500 1,9150-9169 12 915 1,9170-9179 11 917 1,' +
  '9180-9189 21,9190-9199 12 919 1,9230-9239 11 923 1,9250-9259 11 925 1,9260-9269 12,9270-9279 11 927 1,9280-9289 11 928 1,' +
  '9300-9349 21 930,9390-9399 12 939 1,9400-9449 11 940 1,9460-9469 11 946 1,9470-9479 12 947 1,9500-9549 23 950,9550-9564 12 955 1,' +
  '9565-9569 24 955,9570-9579 21 957 2,9580-9589 11 958 1,9590-9599 12 959 1,9600-9606 24 960,9630-9639 11 963 1,9640-9649 12 964 1,' +
  '9660-9669 12 966 1,9670-9679 12 967 1,9680-9689 11 968 1,9700-9709 12 970 1,9710-9719 12 971 1,9750-9759 12 975 1,9780-9789 12 978 1,' +
  '9880-9889 12,9890-9899 21,9900-9900 23,9960-9969 23 950';

/** What is published about the accounts of a range of clearing numbers. */
export interface ClearingRange {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly comment: string;
  /** The bank's code in an IBAN. */
  readonly bank: string | undefined;
  /** How an account becomes an IBAN: 1 with the clearing number, 2 without it, 3 with its fifth digit. */
  readonly method: string | undefined;
}

let ranges: readonly ClearingRange[] | undefined;

/** All ranges, in their order. */
export function clearingRanges(): readonly ClearingRange[] {
  ranges ??= RANGES.split(',').map((text) => {
    const [span = '', kind = '', bank, method] = text.split(' ');
    return { from: span.slice(0, 4), to: span.slice(5), type: kind.charAt(0), comment: kind.charAt(1), bank, method };
  });
  return ranges;
}

/** The range of a clearing number; only the first four digits count. */
export function clearingRange(clearing: string): ClearingRange | undefined {
  const code = clearing.slice(0, 4);
  return clearingRanges().find(({ from, to }) => from <= code && code <= to);
}

/** The weights run from 1 to 10 from the right, and repeat. */
function isModulus11(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) sum += (digits.charCodeAt(digits.length - 1 - place) - 48) * ((place % 10) + 1);
  return sum % 11 === 0;
}

const TYPE_1_LENGTH = 7;
const HANDELSBANKEN_LENGTH = 9;

/** True where clearing number and account, without leading zeros, satisfy type and comment. */
function holds({ type, comment }: ClearingRange, clearing: string, account: string): boolean {
  if (type === '1') {
    if (account.length > TYPE_1_LENGTH) return false;
    const digits = account.padStart(TYPE_1_LENGTH, '0');
    const [short, long] = [clearing.slice(1) + digits, clearing + digits];
    return (comment !== '2' && isModulus11(short)) || (comment !== '1' && isModulus11(long));
  }
  return comment === '2' ? account.length <= HANDELSBANKEN_LENGTH && isModulus11(account) : isLuhn(account);
}

/**
 * The check digit of an account, by the rule of its clearing number.
 *
 * @example
 * swedishAccount('bank', 'account')   // 5839, 8257466
 */
export function swedishAccount<const Field extends string>(bank: Field, account: Field): Check<Field> {
  return advisory({
    name: 'se-account',
    severity: 'error',
    fields: [bank, account],
    compile(spans) {
      const clearingOf = fieldReader(spans, [bank]);
      const accountOf = fieldReader(spans, [account]);
      return {
        verify(text, _tables, from) {
          const clearing = clearingOf(text, from);
          const range = clearingRange(clearing);
          if (range === undefined || range.comment === '4') return 'not-covered';
          return holds(range, clearing, accountOf(text, from).replace(/^0+/, '')) ? 'passed' : 'failed';
        },
      };
    },
  });
}

/**
 * The fifth digit of a clearing number of Swedbank: Luhn’s digit of the four before it.
 *
 * @example
 * swedishClearing('bank', 'bankCheck')   // 8327-9
 */
export function swedishClearing<const Field extends string>(bank: Field, digit: Field): Check<Field> {
  return advisory({
    name: 'se-clearing',
    severity: 'error',
    fields: [bank, digit],
    compile(spans) {
      const clearing = fieldReader(spans, [bank, digit]);
      return { verify: (text, _tables, from) => (isLuhn(clearing(text, from)) ? 'passed' : 'failed') };
    },
  });
}
