/** Before each file of tests: every property, every `fc.assert` and `fc.sample` without a seed of its own has the seed of the run. */
import fc from 'fast-check';
import { runs, seed } from './runs.js';

fc.configureGlobal({ seed, numRuns: runs(100) });
