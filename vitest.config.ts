import { defineConfig } from 'vitest/config';

/** These change what others would see: modules, the environment. */
const ALONE = ['test/engine/payouts-by-law.test.ts', 'test/engine/name-words.test.ts', 'test/webhooks/post.test.ts'];

export default defineConfig({
  test: {
    // a core that waits for the others to end helps nobody
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          // most of the time would go into importing the same again for each file
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', 'test/service/**', ...ALONE, '**/node_modules/**'],
          // no measure of speed: what runs into it hangs
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'alone', include: [...ALONE], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts', 'test/service/**/*.test.ts'],
          globalSetup: 'test/package/set-up.mjs',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/checks/**', 'src/forms/**', 'src/identifiers/**', 'src/engine/**', 'rules/**'],
      exclude: ['test/**'],
      reporter: ['text-summary', 'text'],
      thresholds: { branches: 100 },
    },
  },
});
