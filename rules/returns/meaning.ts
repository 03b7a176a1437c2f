/**
 * How the meaning of return codes is declared: what went wrong, in the same words whichever list has the code.
 *
 * The texts are our own: a list publishes codes and what they mean, which are facts, in sentences, which are not repeated. The other languages are in `rules/texts/<tag>/returns.ts`.
 */
import type { AlertCode } from '../alert-codes/alert-code.js';

/** Who can put it right: the one who pays, the one who is paid, or the bank of either. */
export type ReturnActor = 'payer' | 'payerBank' | 'payee' | 'payeeBank';

/**
 * Whether the payment may be made again: `corrected`, with other details; `later`, as it is, once what stopped it is over; `never`: this payment is not to be made,
 * or has been; `unknown`: the code does not say.
 */
export type ReturnRetry = 'corrected' | 'later' | 'never' | 'unknown';

export interface Meaning {
  /** English: what went wrong, and what to do. */
  readonly text: string;
  /** The members of an instruction that may be wrong, as JSON pointers, the likeliest first; none where it is about no member. */
  readonly fields: readonly string[];
  readonly actor: ReturnActor;
  readonly retry: ReturnRetry;
  /** The alerts that can say it before the payment is made. */
  readonly alerts: readonly AlertCode[];
}

/** Declares meanings; see `rules/returns/meanings/account.ts`. */
export const meanings = <const Name extends string>(declared: Readonly<Record<Name, Meaning>>): Readonly<Record<Name, Meaning>> => declared;
