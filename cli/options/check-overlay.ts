/**
 * Checks a dataset of the user before it counts: an overlay comes before everything that is shipped, so what is wrong in it is wrong in every answer.
 *
 * The gotcha: a program that writes codes as numbers has lost their leading zeros. Such a cell is refused, not filled up.
 */
import { isCountry } from '../../src/identifiers/country/codes.js';
import { isDate } from '../../src/identifiers/date.js';
import { readMembers } from '../../src/instruction/values.js';
import { didYouMean } from '../files/nearest.js';

/** What datasets are called in front of the slash, and whether a country stands behind it. */
const KINDS: Readonly<Record<string, boolean>> = {
  ...{ banks: true, branches: true, bics: true, subdivisions: true, participants: true, 'iban-rules': true, 'code-ranges': true },
  ...{ correspondents: false, registries: false, logos: false },
};

/** ISO 9362: party, country, suffix, branch. */
const BIC = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const isBicColumn = (name: string): boolean => /^bic$|Bic$|^correspondent\d$/.test(name);
const isNationalColumn = (name: string): boolean => /^(?:bankCode|branchCode|memberId)$/.test(name);
const isCodeColumn = (name: string): boolean => isBicColumn(name) || isNationalColumn(name) || name === 'code';

/** What a member may hold that decides how far the rows are believed. */
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  format: [1],
  confidence: ['official', 'manual', 'derived'],
  completeness: ['complete', 'partial'],
};

function checkName(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'it has no member "dataset" with its name, such as "banks/DE"';
  const [kind = '', ...rest] = name.split('/');
  if (!Object.hasOwn(KINDS, kind) || rest.length === 0)
    return `its name is that of no dataset, such as banks/DE${didYouMean(kind, Object.keys(KINDS))}`;
  return KINDS[kind] === true && !isCountry(rest[0] ?? '') ? 'its name has no country behind the slash, ISO 3166-1: banks/DE' : undefined;
}

function checkEdition(edition: unknown): string | undefined {
  const days = typeof edition === 'string' ? /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.exec(edition)?.[0] : undefined;
  const isDay = days !== undefined && isDate(`${days}${'-01-01'.slice(days.length - 4)}`);
  return isDay ? undefined : 'its edition is no day, month or year: 2026-07-06, 2026-07 or 2026';
}

function checkSource(source: unknown): string | undefined {
  const { publisher } = readMembers(source) as Readonly<Record<string, unknown>>;
  const isNamed = typeof publisher === 'string' && publisher.trim() !== '';
  return isNamed ? undefined : 'it does not say whose facts it has: "source": { "publisher": "…" }';
}

/** A member that is not there is the engine’s to do without. */
function checkWords(dataset: Readonly<Record<string, unknown>>): string | undefined {
  const [wrong, allowed] = Object.entries(WORDS).find(([name, values]) => name in dataset && !values.includes(dataset[name])) ?? [];
  return allowed && `its ${wrong} is none of these: ${allowed.join(', ')}`;
}

function checkCell(cell: unknown, column: string): string | undefined {
  if (cell === null || cell === '') return undefined;
  if (typeof cell !== 'string') return 'a code is a text, because a number loses its leading zeros: "01234"';
  if (isNationalColumn(column) && !/^[A-Z0-9]+$/.test(cell))
    return 'a code has capital letters and digits alone: "601613", and not "60-16-13"';
  if (!isBicColumn(column)) return undefined;
  const country = BIC.exec(cell)?.[1];
  return country !== undefined && isCountry(country) ? undefined : 'it is no BIC, which has 8 or 11 capital letters and digits';
}

function checkRows(columns: unknown, rows: unknown): string | undefined {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined;
  const checked = columns.flatMap((name, column) => (typeof name === 'string' && isCodeColumn(name) ? [{ name, column }] : []));
  for (const [index, row] of rows.entries()) {
    if (!Array.isArray(row)) return `row ${index + 1} is no list of cells`;
    if (row.length !== columns.length) return `row ${index + 1} is not as wide as the columns: ${row.length}, and not ${columns.length}`;
    for (const { name, column } of checked) {
      const problem = checkCell(row[column], name);
      if (problem !== undefined) return `row ${index + 1}, column ${name}: ${problem}`;
    }
  }
  return undefined;
}

/** What is wrong with a dataset; undefined where nothing is. That it has columns and rows is the engine’s to check. No cell is repeated. */
export function checkOverlay(dataset: unknown): string | undefined {
  const members = readMembers(dataset) as Readonly<Record<string, unknown>>;
  const { dataset: name, edition, source, columns, rows } = members;
  return checkName(name) ?? checkRows(columns, rows) ?? checkEdition(edition) ?? checkSource(source) ?? checkWords(members);
}
