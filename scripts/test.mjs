/**
 * `npm test`: sets up what is missing, runs the tests, prints what failed and a summary, and says on a line of its own how many passed and how many failed.
 *
 * Arguments are those of `vitest run`: `npm test -- test/checks --coverage`. Without `--project`, the project `long` is left out; `--reporter=default`
 * names every file.
 */
import { compileSources } from './compile.mjs';
import { setUp } from './set-up.mjs';

/** A file that does not load, and an error outside of a test, count as one failure each. */
async function runTests(args) {
  const { parseCLI, startVitest } = await import('vitest/node');
  const unless = (name, value) => (args.some((arg) => arg.startsWith(name)) ? [] : [`${name}=${value}`]);
  const defaults = [...unless('--project', '!long'), ...unless('--reporter', 'minimal')];
  const { filter, options } = parseCLI(['vitest', 'run', ...args, ...defaults]);
  const vitest = await startVitest('test', filter, { ...options, watch: false });
  const modules = vitest.state.getTestModules();
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
  const count = (wanted) => states.filter((state) => state === wanted).length;
  const elsewhere = modules.reduce((sum, module) => sum + module.errors().length, 0) + vitest.state.getUnhandledErrors().length;
  const seeds = new Set(vitest.projects.map(({ config }) => config.env.PAYPREP_SEED));
  await vitest.close();
  return { seeds: [...seeds], passed: count('passed'), failed: count('failed') + elsewhere };
}

let tally = { passed: 0, failed: 1 };
try {
  setUp();
  const args = process.argv.slice(2);
  // a few files are sooner read than all are compiled; coverage is that of the sources
  if (args.length === 0) {
    await compileSources();
    process.env.PAYPREP_COMPILED = 'true';
  }
  tally = await runTests(args);
} catch (error) {
  console.error(error);
}
// a run without tests, and thresholds that are not met, have failed too
const failed = tally.failed > 0 || tally.passed === 0 || (process.exitCode ?? 0) !== 0;
if (tally.seeds) console.log(`\nPAYPREP_SEED=${tally.seeds.join(', ')}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(failed ? 1 : 0);
