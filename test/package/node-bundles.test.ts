/** What esbuild's defaults for Node make of the package: one file that runs where no package is. `npm run trial -- bundlers` tries other bundlers. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build, type Format } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './built.js';

const folder = mkdtempSync(join(tmpdir(), 'payprep-bundles-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const extensions: Partial<Record<Format, string>> = { cjs: 'cjs', esm: 'mjs' };

async function bundle(name: string, format: Format, options: BuildOptions) {
  const outfile = join(folder, `${name.replaceAll('/', '-')}.${extensions[format]}`);
  const settings = { bundle: true, platform: 'node', format, outfile, logLevel: 'silent', tsconfigRaw: '{}' } as const;
  const { metafile, warnings } = await build({ ...settings, ...options, metafile: true });
  const [output] = Object.values(metafile.outputs);
  const packages = (output?.imports ?? []).map(({ path }) => path).filter((path) => !isBuiltin(path));
  return { outfile, bytes: output?.bytes ?? 0, packages, warnings: warnings.map(({ text }) => text) };
}

const run = (file: string): string => execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }).trim();

const GERMAN = "{ creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }";

const programs: Readonly<Record<string, readonly [code: string, output: string]>> = {
  payprep: ["import { validate } from 'payprep'; console.log(validate({ country: 'ZZ' }).alerts[0].code);", 'COUNTRY_UNKNOWN'],
  'payprep/full': [`import { enrich } from 'payprep/full'; console.log(enrich(${GERMAN}).enrichments.creditorAgent.bic);`, 'COBADEFFXXX'],
  'payprep/load': [
    `import { createEngine, enrich } from 'payprep'; import { loadReferenceData } from 'payprep/load';
     loadReferenceData({ countries: ['DE'] }).then((referenceData) =>
       console.log(enrich(${GERMAN}, createEngine({ referenceData })).enrichments.creditorAgent.bic));`,
    'COBADEFFXXX',
  ],
};

const stdin = (contents: string): BuildOptions => ({ stdin: { contents, resolveDir: root } });

describe.each<Format>(['cjs', 'esm'])('as %s', (format) => {
  test.each(Object.entries(programs))('%s runs from one file, and nothing is warned of', async (name, [code, output]) => {
    const { outfile, packages, warnings } = await bundle(name, format, stdin(code));
    expect({ packages, warnings }).toEqual({ packages: [], warnings: [] });
    expect(run(outfile)).toBe(output);
  });

  test('a function with three countries is one file of less than 1 MB, unminified', async () => {
    const example = { entryPoints: [join(root, 'examples/aws-lambda/countries.ts')] };
    const { outfile, bytes, packages, warnings } = await bundle('countries', format, example);
    expect({ packages, warnings }).toEqual({ packages: [], warnings: [] });
    expect(bytes).toBeLessThan(1_000_000);
    const { handler }: typeof import('../../examples/aws-lambda/countries.js') = await import(outfile);
    expect(await handler({ creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } })).toMatchObject({
      status: 'OK',
      enrichments: { creditorAgent: { bic: 'COBADEFFXXX', name: 'Commerzbank' } },
    });
  });
});

describe('payprep/full where a bundler takes the module that reads files', () => {
  const [code, output] = programs['payprep/full'] ?? ['', ''];
  const conditions = ['node-addons'];

  test('it finds the directories in the bundle', async () => {
    const { outfile } = await bundle('conditions', 'cjs', { ...stdin(code), conditions });
    expect(run(outfile)).toBe(output);
  });

  test('it says what to do where they are not', async () => {
    const { outfile } = await bundle('without', 'cjs', { ...stdin(code), conditions, external: ['*/full.linked.js'] });
    const { status, stderr } = spawnSync(process.execPath, [outfile], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(
      'Error: payprep/full: the bank directories are not where this code is, because a bundler moved it. Do one of these:',
    );
  });
});
