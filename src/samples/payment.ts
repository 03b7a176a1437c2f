/** Makes up a payment that is right, as far as the rules say: whether it is, `verify.ts` asks. */
import { isOfAccount, pickBank, type SampleBank, withAccount, withProxy } from './account.js';
import type { Route } from './corridor.js';
import { withCreditor } from './creditor.js';
import type { Draft } from './draft.js';
import type { Random } from './random.js';

/** A payment along the route; undefined where no account could be made up. `isNative`: in the script of the country. */
export function makePayment(route: Route, random: Random, isNative: boolean, bank?: SampleBank): Draft | undefined {
  const whole = withCreditor(route.base, route, random, isNative);
  if (!isOfAccount(route)) return withProxy(whole, route, random);
  return withAccount(whole, route, bank ?? pickBank(route, random), random);
}
