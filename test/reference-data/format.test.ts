/** Every dataset fits the format, and is the one that the scripts wrote. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serialize } from '../../scripts/reference-data/write.js';
import type { Dataset } from '../../src/directory/dataset.js';
import { bytesOf, datasetOf, jsonOf, names } from './datasets.js';
import { faults } from './json-schema.js';

interface Manifest {
  readonly datasets: readonly (Pick<Dataset, 'dataset' | 'edition' | 'confidence' | 'completeness'> & {
    readonly rows: number;
    readonly sha256: string;
    readonly source: string;
    readonly licence: string;
  })[];
}

const schemas = new Map<string, object>();
const schemaOf = (name: string): object => {
  const schema = schemas.get(name) ?? jsonOf<object>(`schema/${name}.schema.json`);
  schemas.set(name, schema);
  return schema;
};
const manifest: Manifest = jsonOf('manifest.json');
const datasets = new Map(names.map((name) => [name, datasetOf(name)]));

const EMAIL = /[\p{L}\p{N}._%-]+@[\p{L}\p{N}-]+\.\p{L}{2,}/u;
const TELEPHONE = /\+\d[\d ()/-]{7,}|\b(?:tel|phone|fax)\b ?[.:]/iu;
const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:(?!XXX)[A-Z0-9]{3})?$/;

describe('the manifest', () => {
  it('fits its schema', () => expect(faults(schemaOf('manifest'), jsonOf('manifest.json'))).toEqual([]));

  it('names every dataset, in order', () =>
    expect(
      manifest.datasets.map(({ dataset }) => dataset),
      'run npm run data -- countries',
    ).toEqual(names));

  it.each(manifest.datasets)(
    'has the hash of $dataset',
    ({ dataset, sha256, edition, rows, source, licence, confidence, completeness }) => {
      const found = createHash('sha256')
        .update(bytesOf(`${dataset}.json`))
        .digest('hex');
      const changed = `${dataset}.json was changed by hand: put the change into overrides/ and run npm run data -- ${dataset}`;
      expect(found, changed).toBe(sha256);
      const file = datasets.get(dataset);
      expect([
        file?.edition,
        file?.rows.length,
        file?.source.publisher,
        file?.source.licence,
        file?.confidence,
        file?.completeness,
      ]).toEqual([edition, rows, source, licence, confidence, completeness]);
    },
  );
});

describe.each([...datasets])('%s', (name, dataset) => {
  const { columns, rows } = dataset;

  it('fits the schema and says its own name', () => {
    expect(faults(schemaOf('dataset'), dataset)).toEqual([]);
    expect(dataset.dataset).toBe(name);
  });

  it('is written by the one writer: one row a line, sorted', () => expect(serialize(dataset) === bytesOf(`${name}.json`)).toBe(true));

  it('has no row twice', () => expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length));

  it('has rows as wide as its columns', () => expect(rows.filter((row) => row.length !== columns.length)).toEqual([]));

  it('holds neither an address nor a number to write to or to call', () => {
    const cells = rows.flat().filter((cell) => typeof cell === 'string');
    expect(cells.filter((cell) => (cell.includes('@') && EMAIL.test(cell)) || TELEPHONE.test(cell))).toEqual([]);
  });

  it('has BICs in their shortest form', () => {
    const at = columns.indexOf('bic');
    const bics = at < 0 ? [] : rows.map((row) => row[at]).filter((bic) => bic !== null);
    expect(bics.filter((bic) => !BIC.test(String(bic)))).toEqual([]);
  });
});

describe.each(['banks', 'currencies', 'post-codes', 'subdivisions'])('overrides/%s', (name) => {
  it('gives a reason and a source for each row', () => expect(faults(schemaOf('overrides'), jsonOf(`overrides/${name}.json`))).toEqual([]));
});
