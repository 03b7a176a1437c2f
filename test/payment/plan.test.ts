/** Plans that have been asked for other payments before say of each corridor what new ones say. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { methods } from '../../rules/index/methods.js';
import { schemes } from '../../rules/index/schemes.js';
import { checks } from '../../src/checks/index.js';
import { createEngine } from '../../src/index.js';
import { MISSHAPEN_CURRENCY, NO_CURRENCY } from '../../src/payment/corridor.js';
import type { CorridorFacts } from '../../src/payment/corridor-plan.js';
import { MAX_PLANS, type Plan, Plans } from '../../src/payment/plan.js';
import { resolve } from '../../src/payment/resolve.js';
import { allRules } from '../../src/rules-and-data/all-rules.js';
import { runs } from '../runs.js';

const ON = '2026-11-20';
const DAY = { rules: allRules(), on: ON };

/** Payouts to it ask for this and that, by currency and by who is paid. */
const WITH_PAYOUTS = Object.values(creditors).filter(({ payouts = [] }) => payouts.length > 1);

/** Of one country: all that decides about a plan, the account kept there. */
const anyFacts: fc.Arbitrary<CorridorFacts> = fc.constantFrom(...WITH_PAYOUTS).chain(({ country, payouts = [] }) =>
  fc.record({
    country: fc.constantFrom(country, country, undefined),
    currency: fc.constantFrom(...payouts.flatMap(({ currencies = [] }) => currencies), 'EUR', NO_CURRENCY, MISSHAPEN_CURRENCY, undefined),
    system: fc.constantFrom(
      undefined,
      ...Object.values(schemes).filter(({ countries }) => countries.includes(country)),
      ...['SCT', 'SWIFT'].map((code) => schemes[code]),
    ),
    method: fc.constantFrom(undefined, ...Object.values(methods)),
    creditorType: fc.constantFrom('INDIVIDUAL', 'BUSINESS', undefined),
    accountIdType: fc.constantFrom('IBAN', 'ACCOUNT_NUMBER', 'ALIAS', 'OTHER', undefined),
    hasAddress: fc.boolean(),
    bankInAccount: fc.boolean(),
    place: fc.constantFrom(country, 'DE', undefined),
    paidTo: fc.constantFrom('IBAN', 'ACCOUNT_NUMBER', 'ALIAS', undefined),
    isReached: fc.boolean(),
  }),
);

/** The same but for one thing. */
const oneThingChanged = fc
  .tuple(anyFacts, anyFacts)
  .map(([facts, other]) => [facts, ...Object.keys(facts).map((name) => ({ ...facts, [name]: other[name as keyof CorridorFacts] }))]);

const asText = (plan: Plan): string =>
  JSON.stringify([
    plan.checks.map(({ name }) => name),
    plan.requiredFields,
    [plan.accountTypes, plan.carried, plan.isCurrencyUsual, plan.carrier?.code, plan.addressRule, plan.nameWords],
  ]);

test.prop([oneThingChanged, oneThingChanged], { numRuns: runs(70) })('plans are not mixed up', (some, others) => {
  const plans = new Plans(DAY, checks);
  for (const facts of [...some, ...others]) expect(asText(plans.of(facts))).toBe(asText(new Plans(DAY, checks).of(facts)));
});

test.prop([anyFacts], { numRuns: runs(20) })('a plan is worked out once', (facts) => {
  const plans = new Plans(DAY, checks);
  expect(plans.of({ ...facts })).toBe(plans.of({ ...facts }));
});

test('no more plans are kept than there is room for, and each is still right', () => {
  const plans = new Plans(DAY, checks);
  const facts = (place: string): CorridorFacts => ({
    country: 'DE',
    currency: 'EUR',
    system: schemes.SCT,
    method: undefined,
    creditorType: undefined,
    accountIdType: 'IBAN',
    hasAddress: false,
    bankInAccount: false,
    place,
    paidTo: 'IBAN',
    isReached: true,
  });
  const first = plans.of(facts('0'));
  for (let place = 1; place < MAX_PLANS; place++) plans.of(facts(String(place)));
  expect(plans.of(facts('0'))).toBe(first);
  plans.of(facts(String(MAX_PLANS)));
  // `not.toBe` compares both as a whole for its message, which takes half a minute
  expect(plans.of(facts('0')) === first).toBe(false);
  expect(asText(plans.of(facts('0')))).toBe(asText(first));
});

describe('texts of a sender are no part of a corridor', () => {
  const engine = createEngine({ on: ON });
  const corridorFor = (instruction: object): CorridorFacts => {
    const payment = resolve({ country: 'CN', ...instruction }, engine);
    if (payment === undefined) throw new Error('no instruction');
    return payment.plan.corridor;
  };

  test.each([
    ['EUR', 'EUR'],
    ['DEM', 'DEM'],
    // the name of markets for the yuan outside of China
    ['CNH', 'CNY'],
    ['ABC', NO_CURRENCY],
    ['XYZ', NO_CURRENCY],
    ['nothing', MISSHAPEN_CURRENCY],
    ['', MISSHAPEN_CURRENCY],
  ])('the currency %s', (currency, expected) => expect(corridorFor({ currency }).currency).toBe(expected));

  test('a type of creditor or of account identifier that is none', () => {
    const of = (type: string) => corridorFor({ creditor: { type }, creditorAccount: { id: { value: '1', type } } });
    expect([of('BUSINESS').creditorType, of('ROBOT').creditorType]).toEqual(['BUSINESS', undefined]);
    expect([of('ALIAS').accountIdType, of('ROBOT').accountIdType, of('constructor').paidTo]).toEqual(['ALIAS', 'OTHER', 'OTHER']);
  });
});

test('a plan names the account types of its profiles, and none where they have none', () => {
  for (const { country, payouts } of Object.values(creditors)) {
    for (const { currencies, of, from, accountTypes = [] } of payouts) {
      if (from !== undefined && from > ON) continue;
      const payment = { currency: currencies[0], creditor: { type: of ?? 'INDIVIDUAL' }, method: 'BANK_ACCOUNT', country };
      const plan = resolve(payment, createEngine({ on: ON }))?.plan;
      expect(plan?.accountTypes, country).toEqual(expect.arrayContaining([...accountTypes]));
      const known = payouts.flatMap((profile): readonly string[] => profile.accountTypes ?? []);
      expect(
        plan?.accountTypes.filter((type) => !known.includes(type)),
        country,
      ).toEqual([]);
    }
  }
});
