/** `npm run data -- --overrides`: the committed datasets have their overrides, and what it prints, writes and refuses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyOverrides } from '../../scripts/reference-data/overrides/apply.js';
import { override } from '../../scripts/reference-data/rebuild.js';
import { mendOpinions } from '../../scripts/reference-data/second-opinion.js';
import { serialize } from '../../scripts/reference-data/write.js';
import type { Cell } from '../../src/directory/dataset.js';
import { datasetOf, names } from './datasets.js';
import { sourcesOf, toy, withFolder } from './toy.js';

const ROWS: readonly (readonly Cell[])[] = [
  ['01', 'AAAAXX22', 'First Bank', 'Northtown'],
  ['02', null, 'Second Bank', null],
];

describe('npm run data -- --overrides', () => {
  const committed = datasetOf('banks/VN');
  const sources = sourcesOf({ 'banks/VN': () => committed });
  const withName = (name: string): string =>
    JSON.stringify({
      ...committed,
      rows: committed.rows.map((row) => (row[0] === '970455' ? row.with(committed.columns.indexOf('name'), name) : row)),
    });
  const inFolder = (text: string, use: (file: string, run: (...names: string[]) => string) => void): void =>
    withFolder((folder) => {
      const file = join(folder, 'banks/VN.json');
      mkdirSync(join(folder, 'banks'));
      writeFileSync(file, text);
      use(file, (...wanted) => {
        const printed: string[] = [];
        override({ names: wanted, sources, target: folder, limit: 2, print: (line) => printed.push(line) });
        return printed.join('\n');
      });
    });

  it.each([[['vn']], [[]]])('of %j says in banks what it changed, and which rows were applied before', (wanted) =>
    inFolder(withName('OLD BANK'), (file, run) => {
      const printed = run(...wanted);
      expect(printed).toContain('banks/VN: 0 banks came, 0 went, 1 changed\n  ~ 970455  name OLD BANK → Industrial Bank of Korea, Hanoi');
      expect(printed).toMatch(
        /\d+ rows of overrides\/banks\.json were applied before: \{"bankCode":"9704\d\d"\}; .* … and \d+ more \(--verbose\)/,
      );
      expect(readFileSync(file, 'utf8')).toBe(serialize(committed));
      expect(run(...wanted)).toMatch(/banks\/VN: no change[\s\S]* 0 changed$/);
    }),
  );

  it('writes nothing where a row is refused', () =>
    inFolder(JSON.stringify({ ...committed, rows: committed.rows.filter(([code]) => code !== '970455') }), (file, run) => {
      const before = readFileSync(file, 'utf8');
      expect(() => run('vn')).toThrow('overrides/banks.json: banks/VN has no row {"bankCode":"970455"}. Correct the row');
      expect(readFileSync(file, 'utf8')).toBe(before);
    }));
});

describe('a second opinion', () => {
  const write = (folder: string): void =>
    writeFileSync(
      join(folder, 'second-opinions.json'),
      JSON.stringify({
        opinions: [
          {
            dataset: 'banks/XX',
            secondSources: ['a list'],
            compared: 1,
            agreed: 0,
            central: 0,
            absent: 0,
            names: [['01', 'AAAAXX22', 'Old Bank', 'a list', 'First Bank']],
          },
        ],
      }),
    );
  const opinionIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'second-opinions.json'), 'utf8')).opinions[0];

  it('is settled where the new name agrees with it', () =>
    withFolder((folder) => {
      write(folder);
      expect(mendOpinions(folder, [toy('banks/XX', ROWS)])).toEqual([
        'banks/XX AAAAXX22: "First Bank" and the second source agree now. Remove what overrides/second-opinions.json says of it.',
      ]);
      expect(opinionIn(folder)).toMatchObject({ compared: 1, agreed: 1, names: [] });
    }));

  it('has the new name where it does not', () =>
    withFolder((folder) => {
      write(folder);
      expect(mendOpinions(folder, [toy('banks/XX', [['01', 'AAAAXX22', 'Another', null]])])).toEqual([]);
      expect(opinionIn(folder)).toMatchObject({ agreed: 0, names: [['01', 'AAAAXX22', 'Another', 'a list', 'First Bank']] });
    }));
});

describe('the committed datasets', () => {
  it.each(names.filter((name) => /^(?:banks|bics|subdivisions)\/|^registries\/(?:curr|post|bank-s)/.test(name)))(
    '%s has its overrides',
    (name) => {
      const { dataset, effects } = applyOverrides(datasetOf(name));
      expect(dataset).toEqual(datasetOf(name));
      expect(effects.filter(({ changes }) => changes)).toEqual([]);
    },
  );
});
