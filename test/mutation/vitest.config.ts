/** The tests that judge a mutant: those that reach the sources in the same process, without the long walks over all that could be written. */

import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the ground up, and short files first: the nearest test, and the cheapest, is the first to fail. */
const FOLDERS = ['checks', 'forms', 'identifiers', 'engine', 'rules'];

const rank = ({ moduleId }: TestSpecification): number => FOLDERS.findIndex((folder) => moduleId.includes(`/test/${folder}/`));

const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** Rules made up for a test stay loaded for the files after it. */
const replacesRules = ({ moduleId }: TestSpecification): number => Number(readFileSync(moduleId, 'utf8').includes('vi.mock('));

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((one, other) => replacesRules(one) - replacesRules(other) || rank(one) - rank(other) || size(one) - size(other));
  }
}

/** The declarations of a folder of rules as one module; what they use of the sources stays where it is mutated. Loads much faster. */
const rulesInOne: Plugin = {
  name: 'rules-in-one',
  enforce: 'pre',
  async load(id) {
    if (!/\/rules\/(?:[a-z]+\/index|countries|creditors)\.ts$/.test(id)) return undefined;
    const { outputFiles } = await build({
      entryPoints: [id],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      loader: { '.json': 'json' },
      plugins: [
        {
          name: 'sources-apart',
          setup: ({ onResolve }) =>
            onResolve({ filter: /\/src\// }, ({ path, resolveDir }) => ({
              path: resolve(resolveDir, path).replace(/\.js$/, '.ts'),
              external: true,
            })),
        },
      ],
    });
    return outputFiles[0]?.text;
  },
};

export default defineConfig({
  plugins: [rulesInOne],
  test: {
    include: FOLDERS.map((folder) => `test/${folder}/**/*.test.ts`),
    exclude: ['test/rules/creditors-against-stdnum-europe.test.ts'],
    setupFiles: ['test/mutation/set-up.ts'],
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
  },
});
