/** Bank directories: how many banks, with names and BICs, how old, what the second source says, and which source would be needed for more. */
import { readFileSync } from 'node:fs';
import { accounts } from '../../../rules/index/accounts.js';
import { bankLists } from '../../../rules/index/bank-lists.js';
import { ibans } from '../../../rules/index/ibans.js';
import type { Dataset } from '../../../src/directory/dataset.js';
import { createEngine } from '../../../src/full.js';
import { RETRIEVED } from '../../reference-data/read.js';
import { bicCountry, compareText, groupBy } from '../../reference-data/text.js';
import { entriesUnder } from '../manifest.js';
import { type Section, table } from '../markdown.js';
import { opinionAbout } from '../second-opinions.js';
import { nameOf } from './words.js';

/** So many banks hold nearly all accounts of a small country. */
const ENOUGH = 10;

const fileOf = (dataset: string): URL => new URL(`../../../reference-data/${dataset}.json`, import.meta.url);

/** The number of rows where a column is filled, and of distinct names, else BICs. */
function countsOf({ columns, rows }: Dataset): { readonly banks: number; readonly named: number; readonly bics: number } {
  const [bicAt, nameAt] = [columns.indexOf('bic'), columns.indexOf('name')];
  const filled = (at: number) => rows.filter((row) => (row[at] ?? null) !== null);
  return {
    banks: new Set(rows.map((row) => row[nameAt] ?? row[bicAt] ?? row[0])).size,
    named: filled(nameAt).length,
    bics: new Set(filled(bicAt).map((row) => row[bicAt])).size,
  };
}

const read = (dataset: string): Dataset => JSON.parse(readFileSync(fileOf(dataset), 'utf8'));

/** The number of banks in the directory of each country. */
export const bankCounts: ReadonlyMap<string, ReturnType<typeof countsOf>> = new Map(
  entriesUnder('banks/').map(({ dataset }) => [dataset.slice(-2), countsOf(read(dataset))]),
);

/** Full months from the edition to the day on which the sources were fetched. An edition may be a year, a month or a day. */
function monthsOld(edition: string): number {
  const [year = 0, month] = edition.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = RETRIEVED.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - (month ?? 12);
}

function ageOf(edition: string): string {
  const months = monthsOld(edition);
  return months < 24 ? `${Math.max(months, 0)} months` : `${Math.floor(months / 12)} years`;
}

function secondOpinion(dataset: string): string {
  const opinion = opinionAbout(dataset);
  if (opinion === undefined || opinion.secondSources.length === 0) return 'none';
  const { secondSources, compared, agreed, central } = opinion;
  return `${secondSources.join(', ')}: ${agreed + central} of ${compared}`;
}

function directoryRows(): readonly (readonly string[])[] {
  return entriesUnder('banks/').map(({ dataset, rows, edition, confidence, completeness }) => {
    const country = dataset.slice(-2);
    const { banks, named, bics } = bankCounts.get(country) ?? { banks: 0, named: 0, bics: 0 };
    return [
      country,
      nameOf(country),
      String(banks),
      String(rows),
      String(named),
      String(bics),
      `${confidence}, ${completeness}`,
      edition,
      ageOf(edition),
      secondOpinion(dataset),
    ];
  });
}

const countOf = (country: string): number => bankCounts.get(country)?.banks ?? 0;

const registered: ReadonlySet<string> = new Set(Object.values(ibans).flatMap(({ code, registered = true }) => (registered ? [code] : [])));

/** The countries of the IBAN registry with fewer than ten banks, and all others without any. */
export const thinCountries: readonly string[] = [...new Set([...registered, ...Object.keys(accounts)])]
  .filter((country) => countOf(country) < (registered.has(country) ? ENOUGH : 1))
  .toSorted(compareText);

/** Banks that merged or closed, by their BICs: how many are in use, and what is said of the others. */
function goneRows(): readonly (readonly string[])[] {
  const { data } = createEngine({ on: RETRIEVED });
  const { columns, rows } = read('registries/bank-successions');
  const cell = (row: Dataset['rows'][number], column: string) => row[columns.indexOf(column)];
  const isGone = (row: Dataset['rows'][number]) => cell(row, 'kind') !== 'renamed' && `${cell(row, 'date') ?? ''}` <= RETRIEVED;
  const bics = new Set(
    rows
      .filter(isGone)
      .flatMap((row) => cell(row, 'bic') ?? [])
      .map(String),
  );
  const byCountry = groupBy([...bics], bicCountry);
  const counts = [...byCountry].map(([country, all]) => {
    const gone = all.flatMap((bic) => data.gone(bic, RETRIEVED) ?? []);
    const sure = gone.filter(({ isSure }) => isSure).length;
    return [
      country,
      all.length,
      all.length - gone.length,
      sure,
      gone.length - sure,
      gone.filter(({ successor }) => successor).length,
    ] as const;
  });
  const total = [1, 2, 3, 4, 5].map((column) => counts.reduce((sum, row) => sum + Number(row[column]), 0));
  return [
    ...counts
      .toSorted(([one], [other]) => compareText(one, other))
      .map(([country, ...numbers]) => [country, nameOf(country), ...numbers.map(String)]),
    ['', 'all', ...total.map(String)],
  ];
}

export const bankSection: Section = {
  title: 'Bank directories',
  text: `Banks: distinct names. Rows: one for each bank code and BIC. Age: on ${RETRIEVED}, when the sources were fetched. Second source: how many names agree
with it, of those compared; the rest, and who is right, is in [data-disagreements.md](data-disagreements.md). A directory of more than two years raises no error.

${table(['', 'country', 'banks', 'rows', 'named', 'BICs', 'confidence', 'edition', 'age', 'second source'], directoryRows())}

Of these countries payprep has fewer than ${ENOUGH} banks, or none where they are outside the IBAN registry. What is missing, and what was looked at:

${table(
  ['', 'country', 'banks', 'missing source'],
  thinCountries.map((country) => [country, nameOf(country), String(countOf(country)), bankLists[country]?.missing ?? '']),
)}

Gone banks said: BICs of banks that became part of another one or closed, by the list of successions. In use: the SEPA Clearer or the country's official
directory has the BIC, so that it stays. Of the others all are said: with a warning where the clearer of SEPA lacks the BIC, the bank closed, or a source names
a day more than two years ago, else with an info. Successor: the BIC that is offered as correction, and that \`enrich\` writes in place of the old one.

${table(['', 'country', 'merged or closed', 'in use', 'warning', 'info', 'successor'], goneRows())}`,
};
