import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILED, EXPORTS } from './scripts/compile.mjs';
import { seedOf } from './test/runs.js';

/** These change what others would see: modules, the environment. */
const ALONE = ['service/test/webhooks/post.test.ts', 'service/test/webhooks/post-tls.test.ts', 'test/element/payee-engine.test.ts'];

/** It puts a module in the place of another, so that vitest has to load it. */
const TRANSFORMED = ['test/directory/packed-file.test.ts'];

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

/** Workers have one seed, and draw none each. */
const properties = (otherwise: string, runs: string) => ({
  setupFiles: fileURLToPath(new URL('test/set-up.ts', import.meta.url)),
  env: { PAYPREP_SEED: String(seedOf(PAYPREP_SEED ?? otherwise)), PAYPREP_RUNS: PAYPREP_RUNS ?? runs },
});
const fixed = properties('', '1');
const searching = properties('random', '10');

const ALL = ['{,service/,mcp/}test/**/*.test.ts'];
const ELSEWHERE = [...BUILT, ...ALONE, LONG, '**/node_modules/**'];

/** The sources, as vitest transforms them. */
const source = (include: readonly string[], name = 'source'): TestProjectInlineConfiguration => ({
  extends: true,
  resolve: { alias },
  test: { ...shared, ...fixed, name, include: [...include], exclude: ELSEWHERE },
});

const compiledRoot = fileURLToPath(new URL(COMPILED, import.meta.url));

const asCompiled = (files: readonly string[]): string[] => files.map((file) => file.replace(/\.ts$/, '.js'));

/** The sources and their tests, which `npm test` has compiled: Node imports them by itself. What is built is not among them: there `payprep` is these sources. */
const compiled: TestProjectInlineConfiguration = {
  extends: true,
  root: compiledRoot,
  test: {
    ...shared,
    ...fixed,
    setupFiles: `${compiledRoot}/test/set-up.js`,
    name: 'source',
    include: asCompiled(ALL),
    exclude: asCompiled([...ELSEWHERE, ...TRANSFORMED]),
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
};

/** Small files that take seconds. In a fresh clone larger files come first, and one core would wait for these at the end. */
const SLOW = /\/test\/(?:fuzz\/seeds|properties\/(?:payments|privacy)|rules\/\w+-validated)\.test\.[jt]s$/;

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
    // beside the tests themselves
    resolveSnapshotPath: (path, extension) =>
      join(dirname(path).replace(`${COMPILED}/`, ''), '__snapshots__', basename(path).replace(/\.js$/, '.ts') + extension),
    projects: [
      ...(PAYPREP_COMPILED === 'true' ? [compiled, source(TRANSFORMED, 'transformed')] : [source(ALL)]),
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
