/**
 * Whether an amount is within the largest payment of a settlement system.
 *
 * The gotcha: a cap is one in a currency. Of a payment in another one, or in none, it says nothing.
 */
import type { Outcome } from '../../../rules/vocabulary/check.js';
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { assertOptions } from '../../engine/assert-options.js';

/** What is known of a payment beside its instruction. */
export interface PaymentOptions {
  /** In the currency of the instruction, as decimals with a point: `'1000000.00'`. */
  readonly amount?: string | undefined;
}

/** Digits, and a point before the minor units. */
const AMOUNT = /^\d{1,15}(?:\.\d{1,5})?$/;

/** @throws TypeError for an option that there is not, and for what is no amount */
export function amountOf(caller: string, options: PaymentOptions | undefined): number | undefined {
  if (options === undefined) return undefined;
  assertOptions(caller, options, ['amount']);
  const { amount } = options;
  if (amount === undefined) return undefined;
  if (typeof amount !== 'string' || !AMOUNT.test(amount)) {
    throw new TypeError(`${caller}: \`amount\` is a text of decimals with a point, such as '1000000.00'`);
  }
  return Number(amount);
}

/** `not-covered` where no cap of the system is known in the currency. */
export function compareWithCap({ cap }: Pick<SchemeRule, 'cap'>, currency: string | undefined, amount: number): Outcome {
  if (cap === undefined || cap.currency !== currency) return 'not-covered';
  return amount <= cap.amount ? 'passed' : 'failed';
}
