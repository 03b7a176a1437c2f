/**
 * The plan of a corridor: the checks that apply to it, in their order, and what is the same for all of its payments. Worked out once a corridor,
 * and kept. The checks stand in `src/checks/index.ts`; each says by `appliesTo` which corridors are its own.
 */

import { hasIdentifiers } from '../../rules/vocabulary/method.js';
import type { PayoutProfile } from '../../rules/vocabulary/payout.js';
import type { CreditorType, SchemeRule } from '../../rules/vocabulary/scheme.js';
import type { RulesOnDay } from '../rules-and-data/rules.js';
import { serves } from '../rules-and-data/schemes.js';
import type { Check } from './check.js';
import { isSameCorridor, MISSHAPEN_CURRENCY } from './corridor.js';
import type { Carried, CorridorFacts, CorridorPlan } from './corridor-plan.js';
import { profilesOf, requiredFieldsOf, withUsualAccount } from './required-fields.js';
import { isUsualCurrency } from './usual-currency.js';

/** The plan of a corridor, with the checks that apply to it. */
export interface Plan extends CorridorPlan {
  readonly checks: readonly Check[];
  /** Those of them that can report faults of the account and its agent. */
  readonly accountChecks: readonly Check[];
}

function carriedBy(system: SchemeRule | undefined, { place, currency, paidTo }: CorridorFacts, on: string): Carried {
  if (system === undefined) return { country: true, currency: true, account: true };
  const { currencies, account } = system;
  return {
    country: place === undefined || serves(system, place, on),
    // a text without the form of a currency has an alert of its own
    currency: currency === undefined || currency === MISSHAPEN_CURRENCY || currencies === 'ANY' || currencies.includes(currency),
    account: paidTo === undefined || account.some((type) => type === paidTo),
  };
}

function isUsual({ country, currency, method }: CorridorFacts, day: RulesOnDay): boolean {
  // the rules of systems that carry it may not be loaded
  if (country === undefined || currency === undefined || !day.rules.isComplete) return true;
  // a method that pays to accounts pays in the currencies of the country
  const currencies = hasIdentifiers(method) ? method.currencies : {};
  return currencies === 'ANY' || currencies[country]?.includes(currency) || isUsualCurrency(country, currency, day);
}

/** The payouts to people in the country and the currency, where they ask for a name of two words. */
function nameWordsOf({ country, currency = '' }: CorridorFacts, { rules, on }: RulesOnDay): PayoutProfile | undefined {
  const person: CreditorType = 'INDIVIDUAL';
  return rules.creditors
    .of(country)
    ?.rule.payouts.find(
      ({ nameWords, currencies, of = person, from = '' }) =>
        nameWords !== undefined && of === person && currencies.includes(currency) && from <= on,
    );
}

const isOfAccount = ({ asks }: Check): boolean => asks.some((pointer) => /^\/creditorA(?:ccount|gent)/.test(pointer));

/** Works out the plan of a corridor on a day, out of all checks, some of which are of the account. */
function planFor(corridor: CorridorFacts, day: RulesOnDay, checks: readonly Check[], ofAccount: ReadonlySet<Check>): Plan {
  const { on } = day;
  const { system, isReached } = corridor;
  const carried = carriedBy(system, corridor, on);
  const isCarried = carried.country && carried.currency && carried.account;
  const carrier = isReached && isCarried ? system : undefined;
  const requirementFacts = withUsualAccount({ ...corridor, system: carrier }, day);
  const plan: CorridorPlan = {
    corridor,
    isCurrencyUsual: isUsual(corridor, day),
    carried,
    isCarried,
    carrier,
    requirementFacts,
    requiredFields: requiredFieldsOf(requirementFacts, day),
    accountTypes: profilesOf(requirementFacts, day).flatMap(({ accountTypes = [] }) => accountTypes),
    addressRule: system?.address?.findLast(({ from }) => from <= on),
    nameWords: nameWordsOf(corridor, day),
  };
  const applying = checks.filter(({ appliesTo }) => appliesTo === undefined || appliesTo(plan));
  return { ...plan, checks: applying, accountChecks: applying.filter((check) => ofAccount.has(check)) };
}

/** So many corridors are kept; the world has fewer that anybody pays along. */
export const MAX_PLANS = 2_000;

/** The plans of an engine's day, each made when a payment first takes its corridor. */
export class Plans {
  private readonly day: RulesOnDay;
  private readonly checks: readonly Check[];
  private readonly ofAccount: ReadonlySet<Check>;
  private readonly byCountry = new Map<string | undefined, Plan[]>();
  private count = 0;

  /** The checks in the order in which they are asked. */
  constructor(day: RulesOnDay, checks: readonly Check[]) {
    this.day = day;
    this.checks = checks;
    this.ofAccount = new Set(checks.filter(isOfAccount));
  }

  of(corridor: CorridorFacts): Plan {
    const plans = this.byCountry.get(corridor.country);
    if (plans !== undefined) for (const plan of plans) if (isSameCorridor(plan.corridor, corridor)) return plan;
    return this.add(corridor);
  }

  private add(corridor: CorridorFacts): Plan {
    if (this.count === MAX_PLANS) {
      this.byCountry.clear();
      this.count = 0;
    }
    const plan = planFor(corridor, this.day, this.checks, this.ofAccount);
    const plans = this.byCountry.get(corridor.country);
    if (plans === undefined) this.byCountry.set(corridor.country, [plan]);
    else plans.push(plan);
    this.count++;
    return plan;
  }
}
