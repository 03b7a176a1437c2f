/**
 * The functions of `examples/`, bundled as their headers say: one file, put into an empty folder where no package is in reach, and asked once in a process of
 * its own. docs/bundling.md has what comes of it; test/package/functions.test.ts holds the sizes there to those of the build.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A function of `examples/`. */
export interface ServerlessFunction {
  readonly file: string;
  /** Which rules and directories are in the bundle. */
  readonly holds: string;
  /** Code that asks `module` about `instruction`; its value is printed. */
  readonly ask: string;
  readonly platform: 'node' | 'browser';
  /** The package stands beside the function, in `node_modules`, and is not in its file. */
  readonly beside?: boolean;
}

/** A German bank code and account number: what is asked. Where there is a directory, the answer names the bank. */
const instruction = {
  country: 'DE',
  currency: 'EUR',
  creditor: { name: 'Anna Berg' },
  creditorAgent: { clearingSystemMemberId: { memberId: '37040044' } },
  creditorAccount: { id: { value: '532013000', type: 'ACCOUNT_NUMBER' } },
};

const post = (path: string): string =>
  `await (await module.default.fetch(new Request('https://example.com${path}', { method: 'POST', body: JSON.stringify(instruction) }))).json()`;

const handler = `JSON.parse((await module.handler({
  rawPath: '/payments/enrichments',
  requestContext: { http: { method: 'POST' } },
  body: JSON.stringify(instruction),
})).body)`;

export const functions: readonly ServerlessFunction[] = [
  {
    file: 'examples/aws-lambda/country.ts',
    holds: 'Germany and SCT alone, `payprep/core`',
    ask: 'await module.handler(instruction)',
    platform: 'node',
  },
  {
    file: 'examples/serverless.ts',
    holds: 'the rules of every country, no directory, `payprep`',
    ask: post('/'),
    platform: 'browser',
  },
  {
    file: 'examples/aws-lambda/countries.ts',
    holds: 'the rules of every country, three directories, `payprep/data/*`',
    ask: 'await module.handler(instruction)',
    platform: 'node',
  },
  {
    file: 'examples/cloudflare-worker/worker.ts',
    holds: 'everything, a directory when it is asked for, `payprep/load`',
    ask: post('/payments/enrichments'),
    platform: 'browser',
  },
  {
    file: 'examples/aws-lambda/handler.ts',
    holds: 'everything, `payprep/full`',
    ask: handler,
    platform: 'node',
  },
  {
    file: 'examples/aws-lambda/handler.ts',
    holds: 'the function alone, `payprep/full` installed beside it',
    ask: handler,
    platform: 'node',
    beside: true,
  },
  {
    file: 'examples/aws-lambda/batch.ts',
    holds: 'everything, `payprep/full`',
    ask: `await new Promise((resolve) => module.batchHandler(async (answer) => resolve(answer))({
      Records: [{ messageId: 'one', body: JSON.stringify(instruction) }],
    }))`,
    platform: 'node',
  },
];

/** One file, as `esbuild --bundle --minify` makes it. */
async function bundle({ file, platform, beside = false }: ServerlessFunction): Promise<Uint8Array> {
  const { outputFiles = [] } = await build({
    entryPoints: [join(root, file)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    ...(beside && { packages: 'external' }),
    logLevel: 'error',
    tsconfigRaw: '{}', // the package, not the source that the paths of tsconfig.json point at
    write: false,
    outdir: 'out',
  });
  const [output, ...others] = outputFiles;
  if (output === undefined || others.length > 0) throw new Error(`${file}: one file was expected, not ${outputFiles.length}`);
  return output.contents;
}

/** The time counts from the end of Node's own start: reading the bundle is part of it. */
const program = (ask: string): string => `
  import { performance } from 'node:perf_hooks';
  const instruction = ${JSON.stringify(instruction)};
  const start = performance.now();
  const module = await import('./function.mjs');
  const answer = ${ask};
  const milliseconds = performance.now() - start;
  console.log(JSON.stringify({ answer, milliseconds }));
`;

/** A bundle in an empty folder. */
export interface Deployed {
  readonly bytes: number;
  readonly gzipped: number;
  /** Asks once, in a new process. */
  ask(): { readonly answer: unknown; readonly milliseconds: number };
  remove(): void;
}

export async function deploy(each: ServerlessFunction): Promise<Deployed> {
  const contents = await bundle(each);
  const folder = mkdtempSync(join(tmpdir(), 'payprep-function-'));
  writeFileSync(join(folder, 'function.mjs'), contents);
  writeFileSync(join(folder, 'ask.mjs'), program(each.ask));
  if (each.beside) {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/payprep'), 'junction');
  }
  return {
    bytes: contents.length,
    gzipped: gzipSync(contents).length,
    ask: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['ask.mjs'], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${each.file} does not run: ${stderr.slice(-1000)}`);
      return JSON.parse(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The size of a program of test/bundlers, as `esbuild --bundle --platform=node` makes it. */
export async function programSize(name: string): Promise<number> {
  const options = { bundle: true, format: 'esm', platform: 'node', tsconfigRaw: '{}', write: false } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [join(root, `test/bundlers/programs/${name}.mjs`)] });
  return outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
}
