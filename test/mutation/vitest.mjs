/**
 * What the tests use of Vitest, in the process that asks for it. Vitest itself loads everything anew for each mutant, which takes longer than most
 * tests; its assertions and its spies are used here as they are. A test file that imports anything else of Vitest is not bundled: esbuild names it.
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

const stubbed = new Map();

export const vi = {
  fn,
  stubGlobal(name, value) {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
  },
  unstubAllGlobals() {
    for (const [name, original] of stubbed) {
      if (original === undefined) delete globalThis[name];
      else Object.defineProperty(globalThis, name, original);
    }
    stubbed.clear();
  },
};

// a property tries the same values each time; nobody reads what it fails with, so that nothing is shrunk
fc.configureGlobal({ seed: 20_261_120, numRuns: 40, endOnFailure: true });

export { fc };

let steps = [];
let last = [];

/** A table of cases: where all rows are lists, they are the arguments. */
const each = (declare) => (rows) => (name, body) => {
  const areLists = rows.every(Array.isArray);
  for (const row of rows) declare(name, () => body(...(areLists ? row : [row])));
};

const skip = () => {};

export function test(_name, body) {
  steps.push(body);
}
test.each = each(test);
test.runIf = (condition) => (condition ? test : skip);
test.skipIf = (condition) => (condition ? skip : test);
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
describe.runIf = (condition) => (condition ? describe : skip);
describe.skipIf = (condition) => (condition ? skip : describe);

export { test as it };

/** Before the tests that are declared after it. */
export function beforeAll(body) {
  steps.push(body);
}

export function afterAll(body) {
  last.push(body);
}

/** Loads a test file and runs its tests, in their order, up to the first that fails: how many there are. Throws what that test throws. */
export async function runTests(load) {
  steps = [];
  last = [];
  try {
    await load();
    for (const step of steps) await step();
    return steps.length;
  } finally {
    for (const step of last) await step();
    vi.unstubAllGlobals();
  }
}
