/**
 * A Stryker test runner: that of Vitest, but what judges a mutant is a whole test file.
 *
 * A layout is compiled, and a table is read, when it is first needed. To Stryker it is then covered by the one test that came first, and
 * the other tests of the file, which see what the mutant did, would not be run.
 *
 * To learn what a file reaches, each has the sources to itself; to judge a mutant, which is the same for all of them, they share one
 * copy: loading it takes longer than most tests.
 */
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';

const [vitest] = vitestPlugins;

const fileOf = (testId) => testId.slice(0, testId.indexOf('#') + 1);

/** The tests of a file as one, which takes as long as all of them and fails with the first. */
function byFile(tests) {
  const files = new Map();
  for (const { id, status, timeSpentMs, failureMessage, fileName } of tests) {
    const file = files.get(fileOf(id)) ?? { id: fileOf(id), name: fileOf(id).slice(0, -1), status, timeSpentMs: 0, fileName };
    file.timeSpentMs += timeSpentMs;
    if (failureMessage !== undefined) Object.assign(file, { status, failureMessage });
    files.set(file.id, file);
  }
  return [...files.values()];
}

/** A file that does not even load has noticed the mutant, though no test of it has failed. */
function unlessNotLoaded(survived, files) {
  const failed = files.filter(({ result }) => result?.state === 'fail');
  if (failed.length === 0) return survived;
  const failureMessage = failed[0].result.errors?.[0]?.message ?? 'not loaded';
  return { ...survived, status: 'killed', killedBy: failed.map(({ filepath }) => `${relative(process.cwd(), filepath)}#`), failureMessage };
}

const isolate = (tests, isolated) => {
  for (const { config } of tests.ctx.projects) config.isolate = isolated;
};

function testRunner(injector) {
  const tests = vitest.factory(injector);
  return {
    capabilities: () => tests.capabilities(),
    init: () => tests.init(),
    dispose: () => tests.dispose(),
    async dryRun(options) {
      isolate(tests, true);
      const result = await tests.dryRun(options);
      return 'tests' in result ? { ...result, tests: byFile(result.tests) } : result;
    },
    async mutantRun(options) {
      isolate(tests, false);
      const result = await tests.mutantRun(options);
      if (result.status === 'survived') return unlessNotLoaded(result, tests.ctx.state.getFiles());
      return 'killedBy' in result ? { ...result, killedBy: [...new Set([result.killedBy].flat().map(fileOf))] } : result;
    },
  };
}
testRunner.inject = vitest.factory.inject;

export const strykerPlugins = [{ ...vitest, name: 'vitest-files', factory: testRunner }];
