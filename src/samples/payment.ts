/** Makes up a payment that is right, as far as the rules say: whether it is, `verify.ts` asks. */
import { isOfAccount, pickBank, type SampleBank, withAccount, withProxy } from './account.js';
import type { Route } from './corridor.js';
import { withCreditor } from './creditor.js';
import type { SampleDraft } from './draft.js';
import type { Random } from './random.js';

/** A payment, and the bank at which its account is. */
export interface MadePayment {
  readonly draft: SampleDraft;
  readonly bank: SampleBank | undefined;
}

/** How a payment is written. */
export interface PaymentStyle {
  /** In the script of the country. */
  readonly isNative: boolean;
  /** With the BIC of the bank, where nobody asks for it. */
  readonly isBicGiven: boolean;
}

/** A payment along the route; undefined where no account could be made up. */
export function makePayment(
  route: Route,
  random: Random,
  { isNative, isBicGiven }: PaymentStyle,
  given?: SampleBank,
): MadePayment | undefined {
  const whole = withCreditor(route.base, route, random, isNative);
  const bank = isOfAccount(route) ? (given ?? pickBank(route, random)) : undefined;
  const draft = bank === undefined ? withProxy(whole, route, random) : withAccount(whole, route, bank, random, { isBicGiven });
  return draft && { draft, bank };
}
