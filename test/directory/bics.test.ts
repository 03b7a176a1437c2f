import { expect, test } from 'vitest';
import { bicRegister, logoLookup } from '../../src/directory/bics.js';
import { dataset, whole } from '../engine/datasets.js';

const list = dataset('bics/DE', ['bic'], [['COBADEFF'], ['DEUTDEFF500']], whole);

test('only a complete, official list knows what does not exist', () => {
  expect(bicRegister([])).toBeUndefined();
  expect(bicRegister([{ ...list, confidence: 'derived' }])).toBeUndefined();
  expect(bicRegister([{ ...list, completeness: 'partial' }])).toBeUndefined();
  const register = bicRegister([{ ...list, confidence: 'manual', edition: 'unheard' }, list]);
  expect(['COBADEFF', 'DEUTDEFF', 'NOBADEFF'].map((bic) => register?.has(bic))).toEqual([true, true, false]);
  expect(register?.editions).toEqual({ 'bics/DE': 'own' });
});

test('the first of several lists that marks a prefix keeps it; a row without either says nothing', () => {
  const marks = (...rows: (readonly (string | null)[])[]) => dataset('logos/banks', ['bicPrefix', 'dataUri'], rows);
  const logo = logoLookup([marks(['BARC', 'data:,own']), marks(['BARC', 'data:,shipped'], [null, 'data:,x'], ['COBA', null])]);
  expect(logo('BARCUS33XXX')).toBe('data:,own');
  expect(logo('COBADEFFXXX')).toBeUndefined();
});
