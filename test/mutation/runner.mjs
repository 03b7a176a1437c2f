/**
 * A Stryker test runner. Each mutant is tested by whole test files: a layout is compiled, and a table is read, when it is first needed, so that only
 * the test that came first seems to reach it. And a mutant is active before the sources are loaded.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { bundleOf } from './bundle.mjs';
import { runTests } from './vitest.mjs';

/** A loop is endless to Stryker when it hits a mutant a hundred times as often as is usual. Ten times is enough, and comes sooner. */
const SOONER = 10;

const stryker = { activeMutant: undefined, hitCount: undefined, hitLimit: undefined, currentTestId: undefined, mutantCoverage: undefined };

function activate(mutant) {
  Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined, currentTestId: undefined }, mutant);
  stryker.mutantCoverage = { static: {}, perTest: {} };
}

/** Runs the tests of a file up to the first that fails; what it failed with, or undefined. */
async function failureOf(load) {
  try {
    return (await runTests(load)) === 0 ? 'has no test' : undefined;
  } catch (error) {
    return String(error?.message ?? error).slice(0, 500) || 'failed';
  }
}

async function testResultOf(file, load) {
  const start = performance.now();
  const failureMessage = await failureOf(load);
  const status = failureMessage === undefined ? TestStatus.Success : TestStatus.Failed;
  return { id: file, name: file, fileName: file, status, timeSpentMs: performance.now() - start, failureMessage };
}

/** True for the tests of a source by their names: those of `checks/creditor/address/form.ts` are `form.test.ts`. */
const isNamedAfter = (file, source) => basename(file, '.test.ts') === basename(source, '.ts');

const fewer = (hits) => Object.fromEntries(Object.entries(hits).map(([mutant, count]) => [mutant, count / SOONER]));

/** In the sandbox: how long each test file took in the first run, for the processes that did not do it. */
const TIMES = 'mutation-times.json';

/** The fastest first: most mutants are noticed by several files. */
function fastestFirst(files) {
  const times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
  return files.toSorted((one, other) => (times[one] ?? 0) - (times[other] ?? 0));
}

class InProcess {
  static inject = [commonTokens.options];

  #files;
  #loadAll;

  constructor({ testFiles }) {
    this.#files = testFiles;
    globalThis.__stryker__ = stryker;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#loadAll = await bundleOf(this.#files);
  }

  /** Each file by itself, to learn what it reaches. */
  async dryRun() {
    const tests = [];
    const perTest = {};
    for (const file of this.#files) {
      activate({ currentTestId: file });
      tests.push(await testResultOf(file, (await this.#loadAll())[file]));
      perTest[file] = fewer(stryker.mutantCoverage.perTest[file] ?? {});
    }
    writeFileSync(TIMES, JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  /** The files share one copy of the sources: the mutant is the same for all of them. */
  async mutantRun({ activeMutant, hitLimit, testFilter = this.#files }) {
    activate({ activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const loaders = await this.#loadAll();
    const tests = [];
    const files = fastestFirst(this.#files.filter((file) => testFilter.includes(file)));
    const nearest = files.filter((file) => isNamedAfter(file, activeMutant.fileName));
    for (const file of new Set([...nearest, ...files])) {
      tests.push(await testResultOf(file, loaders[file]));
      if (tests.at(-1).status === TestStatus.Failed) break;
    }
    return toMutantRunResult(determineHitLimitReached(stryker.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
