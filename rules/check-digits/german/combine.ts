/**
 * How German account check methods are built from others: attempts, exceptions, and digits at another place.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit".
 * Gotcha: a pattern is always matched against all ten digits, leading zeros included.
 */
import type { Rule } from './arithmetic.js';

/** A rule, or the shape of accounts that it holds for. */
export type Part = Rule | RegExp;

function holds(part: Part, account: string, bankCode: string): boolean {
  return part instanceof RegExp ? part.test(account) : part(account, bankCode);
}

/** One of them holds. A shape among them is an exemption: such accounts have no check digit. */
export function anyOf(...parts: readonly Part[]): Rule {
  return (account, bankCode) => parts.some((part) => holds(part, account, bankCode));
}

/** All of them hold: usually a shape that accounts must have, and the check. */
export function allOf(...parts: readonly Part[]): Rule {
  return (account, bankCode) => parts.every((part) => holds(part, account, bankCode));
}

/** Accounts of one shape follow one rule, all others another. */
export function choose(shape: RegExp, then: Rule, otherwise: Rule): Rule {
  return (account, bankCode) => (shape.test(account) ? then : otherwise)(account, bankCode);
}

/** For accounts that have no check digit. */
export const unchecked: Rule = () => true;

/** Ranges of accounts, both ends included. */
export function within(...ranges: readonly (readonly [from: string, to: string])[]): Rule {
  return (account) => ranges.some(([from, to]) => from <= account && account <= to);
}

/** For accounts written without their sub-account of zeros: the digits move to the left, and the zeros are appended. */
export function withoutSubAccount(zeros: '00' | '000', rule: Rule): Rule {
  return (account, bankCode) => account.startsWith(zeros) && rule(account.slice(zeros.length) + zeros, bankCode);
}

/** For rules whose check digit is the last one: here it stands at `place`. */
export function checkDigitAt(place: number, rule: Rule): Rule {
  return (account, bankCode) => rule(account.slice(0, place - 1) + account.slice(place) + account.charAt(place - 1), bankCode);
}
