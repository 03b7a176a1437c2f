import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/checks/**', 'src/forms/**', 'src/identifiers/**', 'src/engine/**', 'rules/**'],
      reporter: ['text-summary', 'text'],
      thresholds: { branches: 100 },
    },
  },
});
