/**
 * Before each file of tests: every property, every `fc.assert` and `fc.sample` without a seed of its own has the seed of the run.
 *
 * The gotcha: no `numRuns` here. @fast-check/vitest runs a plain `test` as often as that, too.
 */
import fc from 'fast-check';
import { seed } from './runs.js';

fc.configureGlobal({ seed });
