/** A dataset that does not fit its schema is refused, with a sentence that says where and why. */
import { describe, expect, it } from 'vitest';
import { findFaults } from '../../scripts/reference-data/check.js';
import { makeDataset, makeTable } from '../../scripts/reference-data/dataset.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { COLUMNS, ROWS, toy } from './toy.js';

const FILE = 'reference-data/banks/XX.json';
const faultsOfRow = (...row: readonly Cell[]): readonly string[] => findFaults(toy('banks/XX', [row]));

it('finds nothing in a dataset that fits', () => expect(findFaults(toy('banks/XX'))).toEqual([]));

describe('columns', () => {
  it('names an unknown column, and the known one that is nearest', () => {
    const [fault] = findFaults(toy('banks/XX', ROWS, ['bankCode', 'bic', 'name', 'twon']));
    expect(fault).toContain(`${FILE}: column 4 "twon" is not known. Did you mean "town"?`);
  });

  it('names a column that is missing, and one that is there twice', () => {
    expect(findFaults(toy('banks/XX', [['01']], ['bankCode']))).toEqual([`${FILE}: the column "name" is missing.`]);
    expect(findFaults(toy('banks/XX', [['01', 'A', 'A']], ['bankCode', 'name', 'name']))).toContain(
      `${FILE}: the column "name" is there twice.`,
    );
  });

  it('names a kind of dataset that has no table', () => {
    expect(() => findFaults(toy('toys/XX'))).toThrow('rows.schema.json has no table "toys" or "toys/XX"');
  });
});

describe('cells', () => {
  it.each([
    ['a wrong type', ['01', 'AAAAXX22', 7, null], 'row 1 (01, AAAAXX22), column "name": expected text or null, found number 7'],
    ['a wrong form', ['01', 'AAAA', 'A', null], 'column "bic": "AAAA" must match pattern'],
    ['a control character', ['01', null, 'A\u0007B', null], 'column "name": "A\\u0007B" contains the control character U+0007'],
    ['a soft hyphen', ['01', null, 'A\u00adB', null], 'contains the control character U+00AD'],
    ['a wrong encoding', ['01', null, 'A\ufffdB', null], 'contains the control character U+FFFD'],
    ['a space at the end', ['01', null, 'A ', null], 'column "name": "A " begins or ends with a space'],
    ['an empty text', ['01', null, '', null], 'column "name": an empty text. Write null'],
    ['contact details', ['01', null, 'Tel. 1234', null], 'column "name": contact details do not belong'],
    ['a name that was cut', ['01', null, 'Raiffeisen Banka A', null], 'the name "Raiffeisen Banka A" was cut'],
    ['a row that is too short', ['01', null, 'A'], '3 cells for 4 columns'],
  ])('refuses %s', (_, row, fault) => {
    const [found = ''] = faultsOfRow(...row);
    expect(found.startsWith(`${FILE}: row 1 (`)).toBe(true);
    expect(found).toContain(fault);
  });

  it('accepts the joiners of Persian and Sinhala', () => expect(faultsOfRow('01', null, 'A\u200dB\u200cC', null)).toEqual([]));

  it('does not repeat contact details', () => expect(faultsOfRow('01', null, 'Tel. 1234', null).join()).not.toContain('1234'));
});

describe('keys', () => {
  it('refuses a bank code and BIC that are there twice', () => {
    const rows = [...ROWS, ['01', 'AAAAXX22', 'Another name', null]];
    expect(findFaults(toy('banks/XX', rows))).toEqual([`${FILE}: row 3 (01, AAAAXX22): bankCode and bic are the same as in row 1`]);
  });

  it('accepts a bank code with two BICs', () => {
    expect(findFaults(toy('banks/XX', [...ROWS, ['01', 'AAAAXX33', 'First Bank', null]]))).toEqual([]);
  });
});

describe('the header', () => {
  it('refuses an empty publisher, and an edition that is no date', () => {
    expect(findFaults(toy('banks/XX', ROWS, COLUMNS, ''))[0]).toContain(`${FILE}: header.source.publisher`);
    const [fault] = findFaults({ ...toy('banks/XX'), edition: 'May' });
    expect(fault).toContain('header.edition: must match pattern');
    expect(fault).toMatch(/, found "May"$/);
  });

  it('names the words that a member may have', () => {
    const dataset = { ...toy('banks/XX'), ...{ confidence: 'offizial' } } as unknown as Dataset;
    expect(findFaults(dataset)).toEqual([`${FILE}: header.confidence: must be official or manual or derived, found "offizial"`]);
  });

  it('refuses a member that the format does not have', () => {
    expect(findFaults({ ...toy('banks/XX'), ...{ licence: 'MIT' } })[0]).toContain('must NOT have additional properties (licence)');
  });
});

it('uses the table of one dataset before that of its folder', () => {
  const { edition, confidence, completeness, source } = toy('branches/IN');
  const dataset = makeDataset(
    { dataset: 'branches/IN', edition, confidence, completeness, source },
    ['bankCode', 'branches'],
    [['SBIN', '1-16 0000SC']],
  );
  expect(findFaults(dataset)).toEqual([]);
  expect(findFaults({ ...dataset, dataset: 'branches/XX' })[0]).toContain('is not known');
});

describe('what types do not hold, for a source runs without a look at them', () => {
  const { dataset, edition, confidence, completeness, source } = toy('banks/XX');
  const header = { dataset, edition, confidence, completeness, source };

  it('names a member that stands beside the source, not in it', () => {
    const wrong = { ...header, ...{ retrieved: '2026-11-20' } };
    expect(() => makeDataset(wrong, COLUMNS, ROWS)).toThrow('banks/XX: the header has no member "retrieved".');
  });

  it('names a cell that the published file does not have', () => {
    const [published]: { readonly code: string }[] = JSON.parse('[{ "kode": "01" }]');
    const records = [{ bankCode: published?.code as string, bic: null, name: 'First Bank' }];
    expect(() => makeTable(header, ['bankCode', 'bic', 'name'], records)).toThrow(
      'banks/XX: record 1 {"bic":null,"name":"First Bank"} has no "bankCode".',
    );
  });
});
