/** The three ways to the same reference data: files, linked in, loaded. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as Country from '../../src/country-data.js';
import type * as Module from '../../src/dataset.js';
import { packedDataset } from '../../src/directory/packed.js';
import { moduleOf, moduleText } from '../../src/directory/shipped/module-text.js';
import type * as Core from '../../src/index.js';
import type * as Load from '../../src/load.js';
import { datasetOf, names } from '../reference-data/datasets.js';
import { expectSameRows } from '../reference-data/same-rows.js';
import { payments, root } from './built.js';

type Functions = Pick<typeof Core, 'validate' | 'enrich'>;

const full = (await import(join(root, 'dist/full.js'))) as Functions;
const linked = (await import(join(root, 'dist/full.linked.js'))) as Functions;
const core = (await import(join(root, 'dist/index.js'))) as typeof Core;
const { loadReferenceData } = (await import(join(root, 'dist/load.js'))) as typeof Load;

const registryExample = { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };

/** Imports `payprep/full` in a Node of its own, and says which data files were opened before and after the first question. */
const WATCHED = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const opened = [];
for (const name of ['readFileSync', 'openSync', 'readdirSync', 'statSync', 'existsSync']) {
  const original = fs[name];
  fs[name] = (path, ...rest) => {
    if (/reference-data|dist.data|libphonenumber/.test(String(path))) opened.push(String(path).replaceAll('\\\\', '/').split('/').slice(-2).join('/'));
    return original(path, ...rest);
  };
}
syncBuiltinESMExports();
const { enrich } = await import('payprep/full');
const atImport = [...opened];
const { bic } = enrich(${JSON.stringify(registryExample)}).enrichments.creditorAgent;
console.log(JSON.stringify({ atImport, opened, bic }));
`;

describe('payprep/full on Node', () => {
  test('reads nothing at import, and of the bank directories only the one that was asked for', () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', WATCHED], { cwd: root, encoding: 'utf8' });
    const { atImport, opened, bic } = JSON.parse(output) as { atImport: string[]; opened: string[]; bic: string };
    expect(atImport).toEqual([]);
    expect(new Set(opened.filter((path) => path.startsWith('banks/')))).toEqual(new Set(['banks/DE.js']));
    expect(bic).toBe('COBADEFFXXX');
  });
});

describe.each(Object.entries({ full, linked }))('%s', (_name, { validate, enrich }) => {
  test('knows the bank of an account', () => {
    expect(validate(registryExample)).toEqual({ status: 'OK', alerts: [] });
    expect(enrich(registryExample).enrichments.creditorAgent?.bic).toBe('COBADEFFXXX');
  });
});

test('linked in or read from files, the answers are the same', () => {
  for (const payment of payments) {
    expect(linked.validate(payment)).toEqual(full.validate(payment));
    expect(linked.enrich(payment)).toEqual(full.enrich(payment));
  }
});

test('each module holds the text of its dataset', async () => {
  for (const name of names) {
    const { dataset, read }: typeof Module = await import(`payprep/reference-data/${name}`);
    const plain = datasetOf(name);
    expectSameRows(packedDataset(read()), plain);
    expectSameRows(dataset(), plain);
    expect({ ...dataset(), rows: [] }).toEqual({ ...plain, rows: [] });
    expect(readFileSync(join(root, `dist/data/${name}.js`), 'utf8')).toContain(read());
  }
});

test('what would end or break a template literal stays what it was', async () => {
  const value = { rows: ['`', '${', '$`{', '\\`', '\\\\${', 'a\\u0060', '\u2028', 'Łódź', '\n'] };
  const module = moduleOf(`${JSON.stringify(value)}\n`);
  // without what it imports, which has no place beside a module that is no file
  const { read } = await import(`data:text/javascript,${encodeURIComponent(module.replace(/^import.*|^export const dataset.*/gm, ''))}`);
  expect(JSON.parse(read())).toEqual(value);
  expect(moduleText(module)).toBe(read());
});

describe('payprep/data/*', async () => {
  const countriesOf = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`)).map((name) => name.slice(-2));
  const NATIONAL = ['banks', 'branches', 'code-ranges', 'iban-rules', 'participants', 'subdivisions'];
  const countries = [...new Set(NATIONAL.flatMap(countriesOf))];

  test('each country has all of its datasets', async () => {
    expect(countries.length).toBeGreaterThan(90);
    for (const country of countries) {
      const { default: datasets }: typeof Country = await import(`payprep/data/${country}`);
      expect(datasets.map(({ name }) => name)).toEqual(NATIONAL.map((kind) => `${kind}/${country}`).filter((name) => names.includes(name)));
      for (const { name, read } of datasets) expect(read(), name).toContain(`"dataset":"${name}"`);
    }
  });

  test('an engine knows the banks of the countries that it is given, and of no other', async () => {
    const { default: german } = await import('payprep/data/DE');
    const { default: austrian } = await import('payprep/data/AT');
    const bicWith = (...lists: readonly (typeof german)[]) =>
      core.enrich(registryExample, core.createEngine({ referenceData: core.fromDatasets(...lists) })).enrichments.creditorAgent?.bic;
    expect([bicWith(austrian, german), bicWith(austrian)]).toEqual(['COBADEFFXXX', undefined]);
  });
});

describe('payprep/load', () => {
  test('loads the directory of a country', async () => {
    const engine = core.createEngine({ referenceData: await loadReferenceData({ countries: ['DE', 'AQ'] }) });
    expect(core.enrich(registryExample, engine).enrichments.creditorAgent?.bic).toBe('COBADEFFXXX');
  });

  test('loads the numbering plans', async () => {
    const engine = core.createEngine({ referenceData: await loadReferenceData({ phoneNumbers: true }) });
    const calling = (phone: string) => core.validate({ country: 'DE', creditor: { contactDetails: { phone } } }, engine).status;
    expect([calling('+49 30 901820'), calling('+49 1')]).toEqual(['OK', 'ALERT']);
  });

  test('loads logos and participants', async () => {
    const data = await loadReferenceData({ logos: true, sepaParticipants: true, bicsOf: ['DE'] });
    for (const name of ['logos/banks', 'registries/scl-reachability', 'bics/DE']) expect(data.dataset(name)?.dataset).toBe(name);
    expect(data.dataset('banks/DE')).toBeUndefined();
  });
});
