import { expect, test } from 'vitest';
import { createBicRegister, createLogoLookup } from '../../src/directory/bics.js';
import { dataset, whole } from '../answers/datasets.js';

const list = dataset('bics/DE', ['bic'], [['COBADEFF'], ['DEUTDEFF500']], whole);

test('only a complete, official list is a register', () => {
  expect(createBicRegister([])).toBeUndefined();
  expect(createBicRegister([{ ...list, confidence: 'derived' }])).toBeUndefined();
  expect(createBicRegister([{ ...list, completeness: 'partial' }])).toBeUndefined();
  const register = createBicRegister([{ ...list, confidence: 'manual', edition: 'unheard' }, list]);
  expect(['COBADEFF', 'DEUTDEFF', 'NOBADEFF'].map((bic) => register?.has(bic))).toEqual([true, true, false]);
  expect(register?.editions).toEqual({ 'bics/DE': 'own' });
});

test('the first list with a logo for a prefix decides, and a row without prefix or logo is ignored', () => {
  const logos = (...rows: (readonly (string | null)[])[]) => dataset('logos/banks', ['bicPrefix', 'dataUri'], rows);
  const logo = createLogoLookup([logos(['BARC', 'data:,own']), logos(['BARC', 'data:,shipped'], [null, 'data:,x'], ['COBA', null])]);
  expect(logo('BARCUS33XXX')).toMatchObject({ dataUri: 'data:,own', list: { dataset: 'logos/banks' } });
  expect(logo('COBADEFFXXX')).toBeUndefined();
});
