/**
 * What the tests use of Vitest, in the process that asks for it. Vitest itself loads everything anew for each mutant, which takes longer than most
 * tests; its assertions and its spies are used here as they are.
 */
import { ASYMMETRIC_MATCHERS_OBJECT, chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';
import { fn } from '@vitest/spy';
import fc from 'fast-check';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
setState({ assertionCalls: 0 }, expect);

/** The compiler checks types. */
export const expectTypeOf = () => new Proxy(() => expectTypeOf(), { get: () => expectTypeOf() });

export const vi = { fn };

// a property tries the same values each time; nobody reads what it fails with, so that nothing is shrunk
fc.configureGlobal({ seed: 20_261_120, numRuns: 40, endOnFailure: true });

export { fc };

let collected = [];

/** A table of cases: where all rows are lists, they are the arguments. */
const each = (declare) => (rows) => (name, body) => {
  const areLists = rows.every(Array.isArray);
  for (const row of rows) declare(name, () => body(...(areLists ? row : [row])));
};

export function test(name, body) {
  collected.push({ name, body });
}
test.each = each(test);
test.prop = (arbitraries, parameters) => (name, body) =>
  test(name, () =>
    fc.assert(
      fc.property(...arbitraries, (...values) => body(...values) !== false),
      parameters,
    ),
  );

export function describe(_name, body) {
  body();
}
describe.each = each(describe);

export { test as it };

/** The tests that loading has declared. */
export async function testsOf(load) {
  collected = [];
  await load();
  return collected;
}
