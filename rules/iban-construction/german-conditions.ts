/**
 * The conditions under which a step of a German IBAN rule applies.
 *
 * A condition is a list of tests between spaces, all of which hold; ` | ` stands between alternatives. The tests are a closed set:
 *
 *     method=13           the check method of the bank
 *     length=6-7          how many digits the account has, leading zeros left out
 *     digit5=9            the digits of the ten from this place on, counted from 1
 *     last5=01000-99999   the last digits, as a range
 *     passes=63           the account passes this check method; passes=63+00: with 00 appended
 *     fails=63            it does not
 *
 * The gotcha: `76` is method 76 with the check digit at place 8 alone, without its second attempt.
 */
import type { Rule } from '../check-digits/german/arithmetic.js';
import { m06, m63, m76 } from '../check-digits/german/in-iban-rules.js';

/** What a condition looks at. */
export interface Subject {
  /** Eight digits. */
  readonly bank: string;
  /** Ten digits. */
  readonly account: string;
}

/** Undefined: the check method of the bank is not known, and the answer depends on it. */
export type Condition = (subject: Subject, method: string | undefined) => boolean | undefined;

const CHECKS: Readonly<Record<string, Rule>> = { '06': m06, '63': m63, '76': m76 };

/** The account without leading zeros. */
export const significant = (account: string): string => account.replace(/^0+/, '');

/** The account with digits behind it; undefined where these do not fit. */
export function appended(account: string, digits: string): string | undefined {
  const long = significant(account) + digits;
  return long.length <= 10 ? long.padStart(10, '0') : undefined;
}

/** `6-7` and `8` as bounds, both included. */
export function rangeOf(text: string): readonly [from: string, to: string] {
  const [from = '', to = from] = text.split('-');
  return [from, to];
}

function lengthTest(text: string): Condition {
  const [from, to] = rangeOf(text).map(Number) as [number, number];
  return ({ account }) => from <= significant(account).length && significant(account).length <= to;
}

function lastTest(count: number, text: string): Condition {
  const [from, to] = rangeOf(text);
  return ({ account }) => from <= account.slice(-count) && account.slice(-count) <= to;
}

function passTest(text: string, expected: boolean): Condition {
  const [name = '', digits = ''] = text.split('+');
  const check = CHECKS[name];
  if (check === undefined) throw new TypeError(`a condition of an IBAN rule names the check method ${name}`);
  return ({ bank, account }) => {
    const whole = appended(account, digits);
    return (whole !== undefined && check(whole, bank)) === expected;
  };
}

const TEST = /^(method|length|digit|last|passes|fails)(\d{0,2})=([\dA-E+-]{1,21})$/;

function compileTest(test: string): Condition {
  const [, kind, number = '', text = ''] = TEST.exec(test) ?? [];
  if (kind === 'method') return (_, method) => (method === undefined ? undefined : method === text);
  if (kind === 'length') return lengthTest(text);
  if (kind === 'digit') return ({ account }) => account.startsWith(text, Number(number) - 1);
  if (kind === 'last') return lastTest(Number(number), text);
  if (kind === 'passes' || kind === 'fails') return passTest(text, kind === 'passes');
  throw new TypeError(`an IBAN rule has an unknown condition: ${test}`);
}

/** Holds where all do; one that fails decides, whatever is not known. */
function allOf(tests: readonly Condition[]): Condition {
  return (subject, method) => {
    let holds: boolean | undefined = true;
    for (const test of tests) {
      const found = test(subject, method);
      if (found === false) return false;
      if (found === undefined) holds = undefined;
    }
    return holds;
  };
}

/** @throws TypeError for a condition that is not of the closed set */
export function compileCondition(text: string): Condition {
  const alternatives = text.split(' | ').map((tests) => allOf(tests.split(' ').map(compileTest)));
  return (subject, method) => {
    const found = alternatives.map((alternative) => alternative(subject, method));
    return found.includes(true) || (found.includes(undefined) ? undefined : false);
  };
}
