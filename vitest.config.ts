import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // a core that waits for the others to end helps nobody
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['test/**/*.test.ts'],
          exclude: ['test/package/**', 'test/service/**', '**/node_modules/**'],
          // no measure of speed: what runs into it hangs
          testTimeout: 60_000,
        },
      },
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
