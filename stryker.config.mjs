/** How Stryker runs. `scripts/mutation.ts` starts it, a folder at a time; its reports are in `.stryker/`. */
export default {
  plugins: ['./test/mutation/runner.mjs', './test/mutation/sampled.mjs'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  disableTypeChecks: true,
  ignorePatterns: ['/.git', '/.build', '/coverage', '/dist', '/docs'],
  tempDirName: '.stryker/sandbox',
  concurrency: 2,
  // the machine may be busy with something else; most loops without an end are counted, and need no clock
  timeoutMS: 60_000,
  timeoutFactor: 4,
  incremental: true,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false, reportScoreTable: true },
  // a sample of survivors is to be read, whatever the score; no score fails a run
  thresholds: { high: 95, low: 90, break: null },
};
