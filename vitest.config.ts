import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** These change what others would see: modules, the environment. */
const ALONE = ['service/test/webhooks/post.test.ts', 'service/test/webhooks/post-tls.test.ts'];

/** These look at what is built: the `dist/` of each package. */
const BUILT = ['test/package/**', 'service/test/{package,attacks,contract,operation}/**', 'mcp/test/package/**'];

/** Browsers, and several processes that wait for each other: `npm run test:long`. `npm test` leaves them out. */
const LONG = '**/*.long.test.ts';

/** The other packages import `payprep` by its name: their sources are tested with the sources of that. */
const source = (file: string): string => fileURLToPath(new URL(`src/${file}.ts`, import.meta.url));
const alias = [
  { find: /^payprep$/, replacement: source('index') },
  { find: /^payprep\/(.+)$/, replacement: source('$1') },
];

/** Most of the time would go into importing the same again for each file. */
const shared = { isolate: false, testTimeout: 60_000 } as const; // no measure of speed: what runs into it hangs

export default defineConfig({
  test: {
    // a core that waits for the others to end helps nobody
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'source', include: ['test/**/*.test.ts'], exclude: [...BUILT, ...ALONE, LONG, '**/node_modules/**'] },
      },
      {
        extends: true,
        resolve: { alias },
        test: {
          ...shared,
          name: 'service',
          include: ['{service,mcp}/test/**/*.test.ts'],
          exclude: [...BUILT, ...ALONE, LONG, '**/node_modules/**'],
        },
      },
      { extends: true, resolve: { alias }, test: { name: 'alone', include: [...ALONE], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'package',
          isolate: false,
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
          name: 'long',
          isolate: false,
          include: [LONG],
          exclude: ['**/node_modules/**'],
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
