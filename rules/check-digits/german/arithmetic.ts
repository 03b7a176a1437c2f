/**
 * The arithmetic of the German account check methods: a weighted sum of digits, and how a check digit follows from it.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: weights run from right to left and are repeated; places count from the left, from 1 to 10, as in that document.
 */

/** True for a right account of exactly ten digits. Some rules also read the bank code. */
export type Rule = (account: string, bankCode: string) => boolean;

/** What one digit adds to the sum. */
export type Term = (digit: number, weight: number) => number;

/** The check digit of a sum; `before` is the digit before it. Where it is ten or more, no such account exists. */
export type Finish = (sum: number, before: number) => number;

const product: Term = (digit, weight) => digit * weight;

/** The sum of the digits of the product (Quersumme): no product here has more than two. */
export const digitSum: Term = (digit, weight) => Math.floor((digit * weight) / 10) + ((digit * weight) % 10);

/** Only the units digit of the product. */
export const units: Term = (digit, weight) => (digit * weight) % 10;

/** The product plus the weight itself, modulo 11. */
export const productPlusWeight: Term = (digit, weight) => (digit * weight + weight) % 11;

/** The table of the iterated transformation (M10H): four lines of ten, a column a digit. */
const TRANSFORMATION = '0159374826' + '0176983254' + '0184629573' + '0123456789';

/** The iterated transformation: the weight, 1 to 4, names the line. */
export const transformed: Term = (digit, line) => Number(TRANSFORMATION.charAt((line - 1) * 10 + digit));

/** The sum of digits under weights, from right to left. A weight is one character: `A` is 10, `B` is 11. */
export function weightedSum(digits: string, weights: string, term: Term = product): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const weight = Number.parseInt(weights.charAt(place % weights.length), 36);
    sum += term(Number(digits.charAt(digits.length - 1 - place)), weight);
  }
  return sum;
}

/** What the sum lacks to the next multiple. Modulo 11 this can be 10, which is no digit. */
export function complement(modulus: number): (sum: number) => number {
  return (sum) => (modulus - (sum % modulus)) % modulus;
}

/** The remainder of the sum. Modulo 11 this can be 10, which is no digit. */
export function remainder(modulus: number): (sum: number) => number {
  return (sum) => sum % modulus;
}

/** Where the check digit would be 10, another digit is written. */
export function tenBecomes(digit: number, finish: Finish): Finish {
  return (sum, before) => {
    const found = finish(sum, before);
    return found === 10 ? digit : found;
  };
}

/** Where the check digit would be 10, it repeats the digit before it. */
export function tenRepeats(finish: Finish): Finish {
  return (sum, before) => tenBecomes(before, finish)(sum, before);
}

/** Method 00. */
export const complement10 = complement(10);

/** Method 02: accounts whose check digit would be ten do not exist. */
export const complement11 = complement(11);

/** Method 06: as method 02, but 0 is written for ten. */
export const complement11OrZero = tenBecomes(0, complement11);

/** The rule that the digit at place `at` is the check digit of the places `from` to `to`. */
export function weighted(weights: string, finish: Finish, from = 1, to = 9, at = to + 1, term = product): Rule {
  return (account) => {
    const sum = weightedSum(account.slice(from - 1, to), weights, term);
    return finish(sum, Number(account.charAt(at - 2))) === Number(account.charAt(at - 1));
  };
}

/** The same, over the digit sums of the products. */
export function weightedDigitSums(weights: string, finish: Finish, from = 1, to = 9, at = to + 1): Rule {
  return weighted(weights, finish, from, to, at, digitSum);
}
