/**
 * The account check methods (Prüfzifferberechnungsmethoden) of German banks, 00 to E4.
 *
 * Authority: Deutsche Bundesbank, "Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit",
 * in the edition that ends with E4. The bank code file of the same authority names the method of each bank.
 * By kind: `simple.ts` weights and a modulus, `exceptions.ts` with exceptions to them, `attempts.ts` one way and then another, `special.ts` the rest.
 * Gotcha: method 09 means that there is no check digit, and 12 was never assigned: both are `not-covered`.
 */
import type { Outcome } from '../../vocabulary/check.js';
import type { Rule } from './arithmetic.js';
import { ATTEMPTS } from './attempts.js';
import { EXCEPTIONS } from './exceptions.js';
import { SIMPLE } from './simple.js';
import { SPECIAL } from './special.js';

/** A map, not an object: `constructor` is no method. */
const METHODS: ReadonlyMap<string, Rule> = new Map(Object.entries({ ...SIMPLE, ...EXCEPTIONS, ...ATTEMPTS, ...SPECIAL }));

/** One to ten digits, not all of them zero. */
const ACCOUNT = /^(?!0{1,10}$)\d{1,10}$/;

/**
 * Verifies an account by the method of its bank. Never throws.
 *
 * @param account one to ten digits; leading zeros may be left out. Anything else fails, whatever the method.
 * @param bankCode eight digits; methods 52, 53, B6 and C0 read it.
 * @example verifyGermanAccount('00', '9290701', '10000000') // 'passed'
 */
export function verifyGermanAccount(method: string, account: string, bankCode: string): Outcome {
  if (!ACCOUNT.test(account)) return 'failed';
  const rule = METHODS.get(method);
  if (rule === undefined) return 'not-covered';
  return rule(account.padStart(10, '0'), bankCode) ? 'passed' : 'failed';
}
