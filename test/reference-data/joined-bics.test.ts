/** BICs that are joined to a directory by the name of the bank. */
import { describe, expect, test } from 'vitest';
import { faultOfJoin, headOfficesOf, joinBics } from '../../scripts/reference-data/overrides/joined-bics.js';
import { type JoinedBic, joinedBics } from '../../scripts/reference-data/overrides/read.js';
import { datasetOf } from './datasets.js';

const join = (more: Partial<JoinedBic> = {}): JoinedBic => ({
  dataset: 'banks/XX',
  bankCodes: ['01'],
  bic: 'FRSTXX22',
  name: 'First Bank Ltd',
  because: 'a test',
  source: 'this file',
  ...more,
});

const ROWS = [
  { bankCode: '01', bic: null, name: 'First Bank' },
  { bankCode: '02', bic: 'SCNDXX22', name: 'Second Bank' },
];

describe('joinBics', () => {
  test('gives the BIC, and says that the row is inferred', () =>
    expect(joinBics('banks/XX', ROWS, [join()])).toEqual([{ ...ROWS[0], bic: 'FRSTXX22', confidence: 'derived' }, ROWS[1]]));

  test('gives the name of the list in place of one in another script', () =>
    expect(joinBics('banks/XX', [{ bankCode: '01', bic: null, name: '第一銀行' }], [join()])[0]?.name).toBe('First Bank Ltd'));

  test('leaves other directories as they are', () => expect(joinBics('banks/YY', ROWS, [join()])).toBe(ROWS));

  test.each([
    ['an unknown bank code', [join({ bankCodes: ['99'] })]],
    ['a row that has a BIC', [join({ bankCodes: ['02'] })]],
    ['one bank code twice', [join(), join()]],
  ])('refuses %s', (_, joins) => expect(() => joinBics('banks/XX', ROWS, joins)).toThrow('the directory has no row without a BIC for'));
});

describe('faultOfJoin', () => {
  const listed = (bic: string, name = 'First Bank Ltd') => ({ bic, name, town: null });
  const fault = (more: Partial<JoinedBic>, own: string, others: readonly string[] = []) =>
    faultOfJoin(join(more), [own], headOfficesOf([listed('FRSTXX22'), ...others.map((bic) => listed(bic))], []));

  test('none where the names are one, and the list has one head office of the name', () => expect(fault({}, 'First Bank')).toBeUndefined());
  test('a BIC that the list does not have', () => expect(fault({ bic: 'FRSTXX33' }, 'First Bank')).toContain('no such head office'));
  test('a BIC of another country', () => expect(fault({ dataset: 'banks/YY' }, 'First Bank')).toContain('no such head office'));
  test('another name in the list', () => expect(fault({ name: 'Premier Bank' }, 'First Bank')).toContain('calls it First Bank Ltd'));
  test('another name in the directory', () => expect(fault({}, 'Premier Savings')).toContain('calls it Premier Savings'));
  test('another name, with a reason', () => expect(fault({ although: ['the names differ'] }, 'Premier Savings')).toBeUndefined());
  test('a name in another script is not compared', () => expect(fault({}, '第一銀行')).toBeUndefined());
  test('two head offices of one name', () => expect(fault({}, 'First Bank', ['FRSTXX33'])).toContain('several head offices'));
  test('two, of which one has branches', () => expect(fault({}, 'First Bank', ['FRSTXX33', 'FRSTXX22001'])).toBeUndefined());
  test('two, of which the other has branches', () =>
    expect(fault({}, 'First Bank', ['FRSTXX33', 'FRSTXX33001'])).toContain('several head offices'));
  test('two, with a reason', () =>
    expect(fault({ although: ['the name has several BICs'] }, 'First Bank', ['FRSTXX33', 'FRSTXX33001'])).toBeUndefined());
});

test('each directory has the BICs that were joined to it', () => {
  const missing = joinedBics().flatMap(({ dataset, bankCodes, bic }) => {
    const { columns, rows } = datasetOf(dataset);
    const byCode = new Map(rows.map((row) => [row[0], row]));
    const confidence = columns.indexOf('confidence');
    return bankCodes.filter((bankCode) => byCode.get(bankCode)?.[1] !== bic || byCode.get(bankCode)?.[confidence] !== 'derived');
  });
  expect(missing).toEqual([]);
});
