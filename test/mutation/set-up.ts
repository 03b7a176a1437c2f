/**
 * Runs in each test file, after what Stryker's own runner sets up there: what a test file reaches is covered by the file, whichever
 * test came first, and a mutant is active before the sources are loaded. A property tries the same values each time.
 */
import fc from 'fast-check';
import { afterAll, beforeEach, inject } from 'vitest';

interface Stryker {
  activeMutant?: string;
  hitCount?: number;
  mutantCoverage?: Coverage;
}

/** How often each mutant was hit: while modules were loaded, and by each test. */
interface Coverage {
  static: Hits;
  perTest: Record<string, Hits>;
}

type Hits = Record<string, number>;

const provided = inject as (key: string) => string;
const stryker = (globalThis as unknown as Record<string, Stryker>)[provided('globalNamespace')] ?? {};

/** A loop is endless to Stryker when it hits a mutant a hundred times as often as is usual. Ten times is enough, and comes sooner. */
const SOONER = 10;

function hitsOf({ static: atLoad, perTest }: Coverage): Hits {
  const sum: Hits = {};
  for (const hits of [atLoad, ...Object.values(perTest)])
    for (const [mutant, count] of Object.entries(hits)) sum[mutant] = (sum[mutant] ?? 0) + count / SOONER;
  return sum;
}

fc.configureGlobal({ seed: 20_261_120, numRuns: 40 });

if (provided('mode') === 'mutant') {
  stryker.activeMutant = provided('activeMutant');
  stryker.hitCount = 0;
} else {
  let path = '';
  beforeEach(({ task }) => {
    path = task.file.filepath;
  });
  // of what is called after a file, what was registered last comes first
  afterAll(() => {
    const { mutantCoverage } = stryker;
    if (mutantCoverage) stryker.mutantCoverage = { static: {}, perTest: { [`${path}#`]: hitsOf(mutantCoverage) } };
  });
}
