import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { EXPORTS } from './scripts/compile.mjs';
import { compiledSources, intoCompiled } from './test/compiled.js';
import { seedOf } from './test/runs.js';

/** These change what others would see: modules, the environment. */
const ALONE = ['service/test/webhooks/post.test.ts', 'service/test/webhooks/post-tls.test.ts'];

/** These look at what is built: the `dist/` of each package. */
const BUILT = ['test/package/**', 'service/test/{package,attacks,contract,operation}/**', 'mcp/test/package/**'];

/** Browsers, and several processes that wait for each other: `npm test -- --project=long`. `npm test` leaves them out. */
const LONG = '**/*.long.test.ts';

/** The other packages import `payprep` by its name: their sources are tested with the sources of that, in the same project, which loads them once. */
const alias = Object.entries(EXPORTS).map(([entry, file]) => ({
  find: new RegExp(`^payprep${entry.slice(1).replaceAll(/[./]/g, '\\$&').replace('*', '(.+)')}$`),
  replacement: fileURLToPath(new URL('.', import.meta.url)) + file.slice(2).replace('*', '$1').replace(/\.js$/, '.ts'),
}));

/** What is built is imported as Node imports it: to transform it again would take longer than to test it. */
const built = { deps: { external: [/^(?!.*node_modules).*\/dist\//] } };

/** Most of the time would go into importing the same again for each file. */
const shared = { isolate: false, testTimeout: 60_000 } as const; // no measure of speed: what runs into it hangs

const { PAYPREP_SEED, PAYPREP_RUNS, PAYPREP_COMPILED } = process.env;

/** `npm test` has compiled the sources. */
const compiled = PAYPREP_COMPILED === 'true' ? { plugins: [intoCompiled()], server: { deps: { external: compiledSources } } } : {};

/** Workers have one seed, and draw none each. */
const properties = (otherwise: string, runs: string) => ({
  setupFiles: fileURLToPath(new URL('test/set-up.ts', import.meta.url)),
  env: { PAYPREP_SEED: String(seedOf(PAYPREP_SEED ?? otherwise)), PAYPREP_RUNS: PAYPREP_RUNS ?? runs },
});
const fixed = properties('', '1');
const searching = properties('random', '10');

/** Small files that take seconds. In a fresh clone larger files come first, and one core would wait for these at the end. */
const SLOW = /\/test\/(?:fuzz\/seeds|properties\/(?:payments|privacy)|rules\/\w+-validated)\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const place = ({ project, moduleId }: TestSpecification): number => 2 * projects.indexOf(project) + (SLOW.test(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    // a core that waits for the others to end helps nobody
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        resolve: { alias },
        plugins: compiled.plugins ?? [],
        test: {
          ...shared,
          ...(compiled.server && { server: compiled.server }),
          ...fixed,
          name: 'source',
          include: ['{,service/,mcp/}test/**/*.test.ts'],
          exclude: [...BUILT, ...ALONE, LONG, '**/node_modules/**'],
        },
      },
      { extends: true, resolve: { alias }, test: { ...fixed, name: 'alone', include: [...ALONE], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          ...fixed,
          name: 'package',
          isolate: false,
          server: built,
          include: BUILT.map((files) => `${files}/*.test.ts`),
          exclude: [LONG, '**/node_modules/**'],
          globalSetup: 'test/package/set-up.mjs',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...searching,
          name: 'long',
          isolate: false,
          server: built,
          include: [LONG],
          // of the earlier commits that `npm run bench:before` measures
          exclude: ['**/node_modules/**', '.build/**'],
          globalSetup: 'test/package/set-up.mjs',
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/checks/**', 'src/identifiers/**', 'src/instruction/**', 'src/engine/**', 'rules/**'],
      exclude: ['test/**'],
      reporter: ['text-summary', 'text'],
      thresholds: { branches: 100 },
    },
  },
});
