/** A check that calls a payment ordinary has nothing to report of it that counts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checks } from '../../src/checks/index.js';
import { Findings } from '../../src/findings/findings.js';
import { createEngine } from '../../src/full.js';
import { createEngine as createBareEngine } from '../../src/index.js';
import { type ResolvedPayment, resolve } from '../../src/payment/resolve.js';
import { Random } from '../fuzz/random.js';
import { generateValue } from '../fuzz/values.js';
import { anything, on } from '../properties/instructions.js';
import { runs } from '../runs.js';
import { engineWithCreditors } from './with-creditors.js';

const engines = [createEngine({ on }), createBareEngine({ on })];

/** An instruction of a kind, or one that was mutated. */
const anyInstruction = fc.oneof(
  anything,
  fc.nat().map((seed) => generateValue(new Random(seed))),
);

/** What each check reports of a payment, behind those that stand before it. */
function holds(payment: ResolvedPayment): void {
  const all = new Findings(true);
  for (const check of payment.plan.checks) {
    const before = all.alerts.length;
    check.examine(payment, all);
    const reported = all.alerts.slice(before);
    // most of them report nothing: `expect` would take longer than the check
    if (reported.length === 0) continue;
    if (check.isOrdinary(payment, 'info')) expect([check.name, reported]).toEqual([check.name, []]);
    if (!check.isOrdinary(payment, 'warning')) continue;
    expect([check.name, reported.filter(({ severity }) => severity !== 'info')]).toEqual([check.name, []]);
  }
}

test('what is ordinary has no alert that counts', () => {
  fc.assert(
    fc.property(anyInstruction, (value) => {
      for (const engine of engines) {
        const payment = resolve(value, engine);
        if (payment !== undefined) holds(payment);
      }
    }),
    { numRuns: runs(350) },
  );
});

const IN = {
  country: 'IN',
  identifiers: [],
  payouts: [{ required: [], nameWords: 2, currencies: ['INR'], law: true, confidence: 'sourced' }],
} as const;
const byLaw = engineWithCreditors({ IN }, on);
const inIndia = (name: string) => ({ country: 'IN', currency: 'INR', creditor: { name, type: 'INDIVIDUAL' } });

test.each<[check: string, instruction: object, atWarning: boolean, atInfo: boolean]>([
  ['name/form', { creditor: { name: 'J. D.' } }, true, false],
  ['name/form', { creditor: { name: 'J' } }, false, false],
  ['name/words', inIndia('Rajesh'), false, false],
  ['name/words', inIndia('Rajesh Kumar'), true, true],
  // made up: the name is no word of a person
  ['name/words', inIndia('asdf'), true, true],
])('%s of %j', (name, instruction, ...expected) => {
  const payment = resolve(instruction, byLaw) as ResolvedPayment;
  const check = payment.plan.checks.find((each) => each.name === name);
  expect([check?.isOrdinary(payment, 'warning'), check?.isOrdinary(payment, 'info')]).toEqual(expected);
  holds(payment);
});

test('a fact is the same whoever asked first', () => {
  const facts = Object.entries(
    Object.getOwnPropertyDescriptors(Object.getPrototypeOf(resolve({}, engines[0] as (typeof engines)[number]))),
  );
  const names = facts.filter(([, { get }]) => get !== undefined).map(([name]) => name as keyof ResolvedPayment);
  expect(names.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(anyInstruction, fc.shuffledSubarray(names, { minLength: names.length }), (value, order) => {
      for (const engine of engines) {
        const [one, other] = [resolve(value, engine), resolve(value, engine)];
        if (one === undefined || other === undefined) return;
        for (const name of order) void other[name];
        for (const name of names) expect(other[name], name).toEqual(one[name]);
      }
    }),
    { numRuns: runs(70) },
  );
});

test('each check has a name of its own', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
});
