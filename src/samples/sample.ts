/** Makes up payments until one is what was asked for. Each attempt follows from the seed, so that the same seed gives the same payment. */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { perObject } from '../../rules/vocabulary/lazy.js';
import { keepValues } from '../directory/cache.js';
import type { Engine } from '../engine/engine.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { type Route, routesAlong, type SampleCorridor } from './corridor.js';
import type { SampleDraft } from './draft.js';
import { faults, isRaised } from './faults/index.js';
import { type MadePayment, makePayment, type PaymentStyle } from './payment.js';
import { createRandom } from './random.js';
import { draftFit, type Fit, isOnlyInfo } from './verify.js';

/** Why there is no such payment. */
export type SampleProblem = 'CORRIDOR_NOT_COVERED' | 'ALERT_NOT_POSSIBLE';

/**
 * A made-up payment, or why there is none: nothing is known of the corridor or it is not possible, or no single fault raises the alert along it.
 *
 * @example
 * const result: SampleResult = { ok: false, problem: 'CORRIDOR_NOT_COVERED' };
 */
export type SampleResult =
  | {
      readonly ok: true;
      readonly instruction: PaymentInstruction;
      /** Of an alert that is only worth knowing: the threshold of `createEngine` under which `validate` says it. Absent where that of the engine shows it. */
      readonly threshold?: 'info';
    }
  | { readonly ok: false; readonly problem: SampleProblem };

/** How many payments are made up along a route before the next is tried: few to learn whether the alert is possible, more to make one that is. */
export const ATTEMPTS = { list: 4, make: 16 } as const;
/** How many are kept of a route: one after the other is asked for another alert. */
const KEPT = 2 * ATTEMPTS.list;

/** A payment, and how well it fits. */
interface Found {
  readonly draft: SampleDraft;
  readonly fit: Exclude<Fit, 'none'>;
}

/** How many drafts, and payments, are tried in all once one fits loosely: what is only worth knowing is most often in every payment. */
const LOOSE_TRIES = { drafts: 4, payments: 2 } as const;

/** The first of the drafts that fits exactly, else one that fits loosely. */
function bestOf(drafts: Iterable<SampleDraft>, code: AlertCode | undefined, engine: Engine): Found | undefined {
  let loose: Found | undefined;
  let tries = 0;
  for (const draft of drafts) {
    const fit = draftFit(draft, code, engine);
    if (fit === 'exact') return { draft, fit };
    if (fit === 'loose') loose ??= { draft, fit };
    if (loose !== undefined && ++tries >= LOOSE_TRIES.drafts) break;
  }
  return loose;
}

const paymentsAlong = /* @__PURE__ */ perObject((_route: Route) => keepValues<MadePayment | undefined>(KEPT));

/** The right payment of an attempt. */
const paymentOf = (route: Route, key: string, style: PaymentStyle): MadePayment | undefined =>
  paymentsAlong(route)(key, () => makePayment(route, createRandom(key), style));

/** The first payment is in the script of the country, where no system has its own, and has a BIC or none; after it come one with and one without. */
const styleOf = ({ system }: Route, key: string, attempt: number): PaymentStyle => ({
  isNative: attempt === 0 && system === undefined,
  isBicGiven: attempt === 0 ? createRandom(`${key} bic`).below(2) === 0 : attempt % 2 === 1,
});

/** What is made along the route in one attempt. */
function* draftsOf(route: Route, code: AlertCode | undefined, seed: string, attempt: number): Iterable<SampleDraft> {
  const key = [seed, attempt, route.creditorType, route.accountIdType].join(' ');
  const made = paymentOf(route, key, styleOf(route, key, attempt));
  if (made === undefined) return;
  if (code === undefined) yield made.draft;
  else if (isRaised(code)) yield* faults[code]({ ...made, route, random: createRandom(`${key} fault`) });
}

/** The routes, those of one type of creditor first, chosen by the seed. */
function ordered(routes: readonly Route[], seed: string): readonly Route[] {
  const isFirst = createRandom(`${seed} type`).below(2) === 0 ? 'INDIVIDUAL' : 'BUSINESS';
  const first = routes.filter(({ creditorType }) => creditorType === isFirst);
  return [...first, ...routes.filter(({ creditorType }) => creditorType !== isFirst)];
}

/** The best that is made along the route. */
function bestAlong(route: Route, code: AlertCode | undefined, seed: string, attempts: number): Found | undefined {
  let loose: Found | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = bestOf(draftsOf(route, code, seed, attempt), code, route.engine);
    if (found?.fit === 'exact') return found;
    loose ??= found;
    if (loose !== undefined && attempt + 1 >= LOOSE_TRIES.payments) break;
  }
  return loose;
}

/** A payment along the corridor that is right, or raises this alert and no other. */
export function samplePaymentWith(
  corridor: SampleCorridor,
  code: AlertCode | undefined,
  seed: string,
  engine: Engine,
  attempts: number = ATTEMPTS.make,
): SampleResult {
  const routes = ordered(routesAlong(corridor, engine), seed);
  if (routes.length === 0) return { ok: false, problem: 'CORRIDOR_NOT_COVERED' };
  for (const route of routes) {
    const found = bestAlong(route, code, seed, attempts);
    if (found === undefined) continue;
    const isHidden = code !== undefined && engine.threshold !== 'info' && isOnlyInfo(found.draft, code, engine);
    return { ok: true, instruction: found.draft as PaymentInstruction, ...(isHidden && { threshold: 'info' as const }) };
  }
  return { ok: false, problem: code === undefined ? 'CORRIDOR_NOT_COVERED' : 'ALERT_NOT_POSSIBLE' };
}
