/**
 * The German account check methods with an arithmetic of their own.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: 52 and 53 (and B6 and C0, which use them) need the bank code: the sum runs over the account of an older system.
 */
import { complement10, digitSum, productPlusWeight, type Rule, remainder, weighted, weightedSum } from './arithmetic.js';
import { allOf, anyOf, choose } from './combine.js';
import { SIMPLE } from './simple.js';

/** Method 00 over digits that stand for the account, instead of its first nine. */
function lengthened(account: string, digits: string): boolean {
  return Number(account.charAt(9)) === complement10(weightedSum(digits, '21', digitSum));
}

/** Method 00 with constant digits before the account. */
function after(constant: string): Rule {
  return (account) => lengthened(account, constant + account.slice(0, 9));
}

/** What stands in C6 for the first digit, from 0 to 9. */
const C6_CONSTANTS = [4451970, 4451981, 4451992, 4451993, 4344992, 4344990, 4344991, 5499570, 4451994, 5499579];

/**
 * From the first digit that counts, left to right. A first digit from 3 to 6 does not count, nor do the first three under a 9.
 */
const m24: Rule = (account) => {
  const digits = account.slice(0, 9).replace(/^(?:9..|[3-6])?0{0,9}/, '');
  const reversed = [...digits].reverse().join('');
  return weightedSum(reversed, '123', productPlusWeight) % 10 === Number(account.charAt(9));
};

/** The old number under its weights, check digit included, leaves 10. Its tail has no leading zeros. */
function oldSystem(head: string, tail: string): boolean {
  return weightedSum(head + tail.replace(/^0{1,6}/, ''), '2485A9736124') % 11 === 10;
}

/** Only bank codes of this form had accounts in the older system (ESER). */
const OLD_BANK = /^\d{3}5\d{4}$/;

/** Eight digits, the second of them the check digit. */
const m52Old: Rule = (account, bankCode) => OLD_BANK.test(bankCode) && oldSystem(bankCode.slice(4) + account.slice(2, 4), account.slice(4));

/** Nine digits: the second takes the place of the bank code's seventh digit, the third is the check digit. */
const m53Old: Rule = (account, bankCode) =>
  OLD_BANK.test(bankCode) &&
  oldSystem(bankCode.slice(4, 6) + account.charAt(2) + bankCode.charAt(7) + account.charAt(1) + account.charAt(3), account.slice(4));

/** The sum under these weights is a multiple of 11. */
function divisible(weights: string): Rule {
  return (account) => weightedSum(account.slice(5), weights) % 11 === 0;
}

/** Method A of 87: what each digit counts for (`A` is 10), and the check digits for a sum modulo 5, in either state. */
const M87_DIGITS = '56234A1789';
const M87_CHECK_DIGITS = ['04326', '71598'] as const;

/**
 * Method A of 87, which the document gives as a program. It walks over places 4 to 9 from the first digit that is not zero;
 * `odd` tells odd places from even ones, and `high` turns with each digit that counts for more than 5.
 */
export const m87Table: Rule = (account) => {
  const digits = account.slice(3, 9).replace(/^0{1,6}/, '');
  let odd = digits.length % 2 === 1;
  let high = false;
  let sum = 0;
  for (const digit of digits) {
    const counts = Number.parseInt(M87_DIGITS.charAt(Number(digit)), 36);
    const value = counts > 5 && !odd ? 12 - counts : counts;
    sum += odd === high ? value : -value;
    high = high !== counts > 5;
    odd = !odd;
  }
  // 60 keeps the sum positive: six digits count for 10 at most.
  const found = Number(M87_CHECK_DIGITS[high ? 1 : 0].charAt((sum + 60) % 5));
  const checkDigit = Number(account.charAt(9));
  return found === checkDigit || (account.startsWith('0', 3) && (found + 5) % 10 === checkDigit);
};

/** Ten digits that begin with 9 belong to the newer system. */
const m52 = choose(/^9/, SIMPLE['20'], allOf(/^00[1-9]/, m52Old));
const m53 = choose(/^9/, SIMPLE['20'], allOf(/^0[1-9]/, m53Old));

export const SPECIAL = {
  '24': m24,
  '52': m52,
  '53': m53,
  '77': anyOf(divisible('12345'), divisible('54345')),
  B6: choose(/^(?:[1-9]|0269[1-9])/, SIMPLE['20'], m53),
  // Two leading zeros, or three. In both the check digit may also be five more.
  B9: anyOf(
    allOf(
      /^00[1-9]/,
      anyOf(
        weighted('132', remainder(10), 3, 9, 10, productPlusWeight),
        weighted('132', (sum) => (sum + 5) % 10, 3, 9, 10, productPlusWeight),
      ),
    ),
    allOf(
      /^000[1-9]/,
      anyOf(
        weighted('123456', remainder(11), 4),
        weighted('123456', (sum) => ((sum % 11) + 5) % 10, 4),
      ),
    ),
  ),
  C0: anyOf(allOf(/^00[1-9]/, m52Old), SIMPLE['20']),
  C6: (account) => lengthened(account, `${C6_CONSTANTS[Number(account.charAt(0))]}${account.slice(1, 9)}`),
  D1: allOf(/^[^8]/, after('436338')),
  D4: allOf(/^[^0]/, after('428259')),
  // The 6 is what 48 under these weights leaves modulo 11: the digits count as their ASCII codes, 48 to 57.
  E1: weighted('123456BA9', (sum) => (sum + 6) % 11),
  E2: allOf(/^[0-5]/, after('438320')),
} satisfies Record<string, Rule>;
