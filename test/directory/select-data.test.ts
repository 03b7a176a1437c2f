import { describe, expect, test } from 'vitest';
import type { Dataset, Terms } from '../../src/directory/dataset.js';
import { fromDatasets } from '../../src/directory/reference-data.js';
import { selectData } from '../../src/directory/select-data.js';
import { createEngine, enrich, explain, shippedData } from '../../src/full.js';
import { dataset } from '../answers/datasets.js';

const mixed: Dataset = {
  ...dataset(
    'bics/DE',
    ['bic', 'name', 'town', 'publisher'],
    [
      ['AAAADEFF', 'First', 'Ulm', null],
      ['BBBBDEFF', 'Second', 'Köln', 'register'],
    ],
  ),
  completeness: 'complete',
  codeSpaces: { bankCode: 'complete' },
  parts: [
    { publisher: 'compilation', terms: 'unclear' },
    { publisher: 'register', terms: 'credit' },
    { publisher: 'scheme', terms: 'non-commercial', columns: ['town'] },
  ],
};

const selected = (terms: readonly Terms[], given = mixed) => selectData(fromDatasets([given]), { terms }).dataset(given.dataset);

describe('of a dataset that mixes publishers', () => {
  test('everything stays where all terms are accepted', () =>
    expect(selected(['open', 'credit', 'unclear', 'non-commercial'])).toBe(mixed));

  test('columns are emptied, and rows go', () => expect(selected(['credit'])?.rows).toEqual([['BBBBDEFF', 'Second', null, 'register']]));

  test('the rows of the first publisher are those that name none', () =>
    expect(selected(['unclear'])?.rows).toEqual([['AAAADEFF', 'First', null, null]]));

  test('what lost rows is complete no longer', () => {
    expect(selected(['credit'])?.completeness).toBe('partial');
    expect(selected(['credit', 'unclear'])?.completeness).toBe('complete');
  });

  test('it says whose facts are left', () => expect(selected(['credit'])?.parts?.map(({ publisher }) => publisher)).toEqual(['register']));
});

test('a dataset without any accepted row is not there', () => expect(selected(['open'])).toBeUndefined());

test('a dataset of your own, which says nothing of terms, stays', () => {
  const own = dataset('banks/DE', ['bankCode'], [['10000000']]);
  expect(selected(['open'], own)).toBe(own);
});

test('what is no list of terms is refused', () => {
  for (const wrong of [undefined, {}, { terms: 'open' }, { terms: ['free'] }, { term: ['open'] }])
    expect(() => selectData(shippedData, wrong as never)).toThrow('selectData takes { terms }');
});

describe('of the shipped data', () => {
  const engine = createEngine({ referenceData: selectData(shippedData, { terms: ['open', 'credit'] }) });

  test('the Bundesbank names banks, with credit', () =>
    expect(enrich({ creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } }, engine).enrichments).toMatchObject({
      creditorAgent: { name: 'Commerzbank', bic: 'COBADEFFXXX' },
    }));

  test('lists of unclear terms name none, and no code is called unknown', () => {
    const { alerts, checks } = explain({ creditorAccount: { id: { value: 'FR1420041010050500013M02606', type: 'IBAN' } } }, engine);
    expect(alerts.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(checks.length).toBeGreaterThan(0);
  });

  test('BICs are those of registers that may be passed on, with their names and without towns', () => {
    const rows = selectData(shippedData, { terms: ['open', 'credit'] }).dataset('bics/EE')?.rows ?? [];
    expect(rows).toContainEqual(['HABAEE2X', 'Swedbank AS', null, 'bundesbank']);
    expect(rows.filter(([, name, town, publisher]) => name === null || town !== null || publisher === null)).toEqual([]);
    expect(shippedData.dataset('bics/EE')?.rows).toContainEqual(['TABUEE22', 'AS TBB Pank', 'Tallinn', null]);
  });

  test('a BIC that the compilers alone have is not known', () =>
    expect(selectData(shippedData, { terms: ['open', 'credit'] }).dataset('bics/KE')).toBeUndefined());

  test('telephone numbers are still read', () => expect(selectData(shippedData, { terms: ['open'] }).phoneNumbers).toBeDefined());
});
