/** Builds `payprep` with payments that say always the same, and everything else as it is: tokens, limits, ids, log and metrics. */
import { build, type Plugin } from 'esbuild';

const PROGRAM = 'service/.build/constant.js';

const instead: Plugin = {
  name: 'constant-payments',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/payments\.js$/ }, ({ importer }) =>
      importer.endsWith('service/http/handler.ts') ? { path: `${process.cwd()}/service/bench/constant-payments.ts` } : undefined,
    );
  },
};

/** The program, in plain JavaScript as the service is. */
export async function buildConstantService(): Promise<string> {
  await build({
    entryPoints: ['service/serve/main.ts'],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // the paths of tsconfig.json lead from `payprep` to its source
    tsconfigRaw: {},
    plugins: [instead],
    logLevel: 'error',
  });
  return PROGRAM;
}
