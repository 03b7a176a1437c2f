/**
 * Measures `compareNames` on pairs that somebody else has labelled as the same or not: `npx tsx scripts/measure-names.ts FILE [--show]`.
 * FILE is CSV with the columns `case_group`, `schema`, `name1`, `name2` and `is_match`. Prints counts; with `--show`, also the pairs that are
 * called a match or none against FILE.
 *
 * Such lists are not copied here: they hold names of people who exist. docs/names.md has the counts.
 */
import { readFileSync } from 'node:fs';
import { readCells } from '../cli/files/csv-cells.js';
import { compareNames, type NameResult } from '../src/names.js';

const [file = '', option] = process.argv.slice(2);
const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
const columns = readCells(head, ',').cells;
const place = (name: string): number => columns.indexOf(name);

const BUSINESS = ['Company', 'Organization'];
const counts = new Map<string, Map<NameResult, number>>();
for (const line of lines) {
  const { cells } = readCells(line, ',');
  const cell = (name: string): string => cells[place(name)] ?? '';
  const type = BUSINESS.includes(cell('schema')) ? 'BUSINESS' : cell('schema') === 'Person' ? 'INDIVIDUAL' : undefined;
  const { result, reasons } = compareNames(cell('name1'), cell('name2'), type === undefined ? {} : { type });
  const row = `${cell('case_group')}, ${cell('is_match') === 'true' ? 'the same' : 'others'}`;
  const found = counts.get(row) ?? new Map<NameResult, number>();
  counts.set(row, found.set(result, (found.get(result) ?? 0) + 1));
  const isSurprising = cell('is_match') === 'true' ? result === 'NO_MATCH' : result !== 'NO_MATCH' && result !== 'NOT_COVERED';
  if (option === '--show' && isSurprising)
    console.log([result, cell('name1'), cell('name2'), reasons.map(({ code }) => code).join(' ')].join(' | '));
}
for (const [row, found] of [...counts].sort()) console.log(row, Object.fromEntries([...found].sort()));
