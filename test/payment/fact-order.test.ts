/** The facts of a payment are read from top to bottom: each asks only those that stand above it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine } from '../../src/full.js';
import { ResolvedPayment, resolve } from '../../src/payment/resolve.js';
import { Random } from '../fuzz/random.js';
import { generateValue } from '../fuzz/values.js';
import { anything, on } from '../properties/instructions.js';
import { runs } from '../runs.js';

const getters = Object.entries(Object.getOwnPropertyDescriptors(ResolvedPayment.prototype)).flatMap(([name, { get }]) =>
  get === undefined ? [] : [{ name: name as keyof ResolvedPayment, get }],
);

/** A payment of the class, whose getters note which fact asked which: `accountCountry asks bic`. */
function noteQuestions(payment: ResolvedPayment, questions: Set<string>): ResolvedPayment {
  const asking: string[] = [];
  for (const { name, get } of getters) {
    Object.defineProperty(payment, name, {
      get() {
        const asker = asking.at(-1);
        if (asker !== undefined) questions.add(`${asker} asks ${name}`);
        asking.push(name);
        const fact: unknown = get.call(payment);
        asking.pop();
        return fact;
      },
    });
  }
  return payment;
}

test('a fact asks only facts that stand above it', () => {
  const engine = createEngine({ on });
  const questions = new Set<string>();
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        fc.nat().map((seed) => generateValue(new Random(seed))),
      ),
      (value) => {
        // a fact is kept once it is known: only in a payment of its own does each ask all that it needs
        for (const { get } of getters) {
          const payment = resolve(value, engine);
          if (payment !== undefined) get.call(noteQuestions(payment, questions));
        }
      },
    ),
    { numRuns: runs(100) },
  );
  const places = new Map<string, number>(getters.map(({ name }, at) => [name, at]));
  const upwards = [...questions].filter((question) => {
    const [asker = '', asked = ''] = question.split(' asks ');
    return (places.get(asked) ?? -1) >= (places.get(asker) ?? -1);
  });
  expect(questions).toContain('bank asks validIban');
  expect(upwards).toEqual([]);
});
