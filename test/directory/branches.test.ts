import { describe, expect, test } from 'vitest';
import { createBranchDirectory } from '../../src/directory/branches.js';
import { dataset, whole } from '../answers/datasets.js';

test('without datasets there is no directory', () => expect(createBranchDirectory([])).toBeUndefined());

describe('a dataset with a row a branch', () => {
  const shipped = dataset('branches/NZ', ['memberId', 'bic', 'name'], [['010902', null, 'Shipped'], ['010903', null, null]], whole); // biome-ignore format: rows
  const own = dataset('branches/NZ', ['memberId', 'name', 'town', 'postCode', 'street'], [['010902', 'Own', 'Town', '1', 'Street']]);

  test('a branch has the facts of its row, and no others', () => {
    const directory = createBranchDirectory([shipped]);
    expect(directory?.find('01', '0902')).toEqual({ name: 'Shipped' });
    expect(directory?.find('01', '0903')).toEqual({});
    expect(directory?.find('01', '0904')).toBeUndefined();
    expect(directory).toMatchObject({ complete: true, editions: { 'branches/NZ': 'own' } });
  });

  test('of several datasets the first that has a branch decides', () => {
    const directory = createBranchDirectory([own, shipped]);
    expect(directory?.find('01', '0902')).toEqual({ name: 'Own', town: 'Town', postCode: '1', street: 'Street' });
    expect(directory?.find('01', '0903')).toEqual({});
    expect(createBranchDirectory([own])?.complete).toBe(false);
    expect(createBranchDirectory([dataset('branches/NZ', ['memberId'], [], { confidence: 'official' })])?.complete).toBe(false);
  });
});

test('a row a bank lists numbers, ranges, and codes with letters', () => {
  const directory = createBranchDirectory([dataset('branches/IN', ['bankCode', 'branches'], [['AAAA', '1-16 22 0000SC'], ['BBBB', null]])]); // biome-ignore format: rows
  const known = (bank: string, ...branches: string[]) => branches.filter((branch) => directory?.find(bank, branch) !== undefined);
  expect(known('AAAA', '000000', '000001', '000016', '000017', '000022', '0000SC', '0000SD', '1-16')).toEqual([
    '000001',
    '000016',
    '000022',
    '0000SC',
  ]);
  expect(directory?.sample('AAAA')).toBe('1');
  expect(known('BBBB', '000001', '')).toEqual([]);
  expect(known('CCCC', '000001')).toEqual([]);
});

test('a sample is a number, not the digits that a code begins with', () => {
  const lists = dataset('branches/IN', ['bankCode', 'branches'], [['AAAA', '00RTGS'], ['BBBB', '00RTGS 22 31-40'], ['CCCC', '4-9']]); // biome-ignore format: rows
  expect(['AAAA', 'BBBB', 'CCCC', 'DDDD'].map((bank) => createBranchDirectory([lists])?.sample(bank))).toEqual([
    undefined,
    '22',
    '4',
    undefined,
  ]);
});
