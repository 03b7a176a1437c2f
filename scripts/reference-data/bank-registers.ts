/**
 * Bank code → BIC, name and address, one dataset a country, from the compilation of national registers that mdomke/schwifty keeps.
 *
 * `generated_XX` was read from a register, `manual_XX` was written by hand; where both speak of a bank code the generated row wins, and
 * the other only brings a BIC that is missing. A bank code may have several BICs: the primary one comes first. Files ending in `.v2.json`
 * list many bank codes a bank. Rows without a bank code say nothing about an IBAN and are left out here.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { REGISTERS, type RegisterFacts } from './bank-register-facts.js';
import { nbb } from './nbb.js';
import { type BankOverride, bankOverrides } from './overrides.js';
import { type Places, places } from './places.js';
import { RETRIEVED, readJson } from './read.js';
import type { RegisterRow } from './register-row.js';
import { bicCountry, fromWindows1250, groupBy, inCodePointOrder, tidy, tidyBic } from './text.js';

const FOLDER = ['schwifty', 'bank_registry'] as const;

interface Entry {
  readonly bank_code?: string;
  readonly bank_codes?: readonly string[];
  readonly bic: string | null;
  readonly name: string;
  readonly short_name: string;
  readonly primary?: boolean;
  readonly checksum_algo?: string;
}

/** The second form of a file: one entry a bank, with all its codes. */
interface Grouped {
  readonly entries: readonly Entry[];
  readonly expand_from: 'bank_codes';
}

/** Codes that a register lists in order to say that nobody has them. */
const UNASSIGNED = /^(?:onbeschikbaar|vrij|indisponible|libre)$/i;

/** Slovenia's names were read in the wrong alphabet; Ukraine's short names are the English ones, and whole. */
function nameOf(country: string, { name, short_name }: Entry): string | null {
  if (country === 'SI') return tidy(fromWindows1250(name));
  return tidy(country === 'UA' ? short_name : name);
}

function rowsIn(sources: string, file: string, country: string): RegisterRow[] {
  const content = readJson<readonly Entry[] | Grouped>(sources, ...FOLDER, file);
  const entries = 'expand_from' in content ? content.entries : content;
  return entries.flatMap((entry) =>
    (entry.bank_codes ?? [entry.bank_code ?? '']).map((bankCode) => ({
      bankCode: bankCode.trim(),
      bic: tidyBic(entry.bic),
      name: nameOf(country, entry),
      primary: entry.primary ?? true,
      checkMethod: entry.checksum_algo ?? null,
    })),
  );
}

/** Country → rows, the generated ones before the manual ones. */
function readRegisters(sources: string): Map<string, { official: RegisterRow[]; added: RegisterRow[] }> {
  const registers = new Map<string, { official: RegisterRow[]; added: RegisterRow[] }>();
  for (const file of readdirSync(join(sources, ...FOLDER)).sort()) {
    const [, origin, lower = ''] = /^(generated|manual)_([a-z]{2})\./.exec(file) ?? [];
    const country = lower.toUpperCase();
    if (origin === undefined) continue;
    const register = registers.get(country) ?? { official: [], added: [] };
    register[origin === 'generated' ? 'official' : 'added'].push(...rowsIn(sources, file, country));
    registers.set(country, register);
  }
  registers.get('BE')?.added.push(...nbb(sources));
  return registers;
}

/** What was written by hand adds bank codes, and BICs where the register has none. */
function merge(official: readonly RegisterRow[], added: readonly RegisterRow[]): RegisterRow[] {
  const known = groupBy(official, ({ bankCode }) => bankCode);
  const news = added.filter(({ bankCode, bic }) => {
    const rows = known.get(bankCode);
    return rows === undefined || (bic !== null && rows.every((row) => row.bic === null));
  });
  return [...official, ...news];
}

function applies({ where }: BankOverride, row: RegisterRow): boolean {
  return (
    where !== undefined &&
    (where.bankCode ?? row.bankCode) === row.bankCode &&
    (where.bic === undefined || where.bic === row.bic) &&
    (where.name ?? row.name) === row.name
  );
}

/** Lays the hand corrections over the rows; one that finds nothing is out of date and stops the run. */
function correct(dataset: string, rows: readonly RegisterRow[]): RegisterRow[] {
  let corrected = [...rows];
  for (const override of bankOverrides().filter((override) => override.dataset === dataset)) {
    const { where, change } = override;
    if (where === undefined) {
      const { bankCode, bic = null, name = null } = change ?? {};
      if (bankCode === undefined) throw new Error(`${dataset}: an override adds a row without a bank code`);
      corrected.push({ bankCode, bic, name, primary: false });
      continue;
    }
    if (!corrected.some((row) => applies(override, row))) throw new Error(`${dataset}: no row for ${JSON.stringify(where)}`);
    corrected = corrected.flatMap((row) => (applies(override, row) ? (change === undefined ? [] : [{ ...row, ...change }]) : [row]));
  }
  return corrected;
}

/** The primary first; then BICs of the country itself, head offices, and the rest in the order of their letters. */
function primaryFirst(country: string) {
  const isForeign = ({ bic }: RegisterRow): boolean => bic === null || bicCountry(bic) !== country;
  return (one: RegisterRow, other: RegisterRow): number =>
    Number(other.primary) - Number(one.primary) ||
    Number(isForeign(one)) - Number(isForeign(other)) ||
    (one.bic ?? '').length - (other.bic ?? '').length ||
    inCodePointOrder(one.bic ?? '', other.bic ?? '');
}

/** One row for each BIC of a bank code; a row without BIC only where the bank code has none. */
function distinct(country: string, rows: readonly RegisterRow[]): RegisterRow[] {
  return [...groupBy(rows, ({ bankCode }) => bankCode)]
    .sort(([one], [other]) => inCodePointOrder(one, other))
    .flatMap(([, sameCode]) => {
      const found = new Map<string | null, RegisterRow>();
      for (const row of sameCode.toSorted(primaryFirst(country))) if (!found.has(row.bic)) found.set(row.bic, row);
      const withBic = [...found.values()].filter(({ bic }) => bic !== null);
      return withBic.length > 0 ? withBic : [...found.values()];
    });
}

/** Rows whose code is not the bank identifier of the country's IBAN, or that nobody has, go; the run says how many. */
function usable(dataset: string, code: RegExp, rows: readonly RegisterRow[]): RegisterRow[] {
  const assigned = rows.filter(({ bankCode, name }) => bankCode !== '' && !UNASSIGNED.test(name ?? ''));
  const fitting = assigned.filter(({ bankCode }) => code.test(bankCode));
  if (assigned.length < rows.length)
    console.log(`${dataset}: ${rows.length - assigned.length} rows without a code, or with one nobody has`);
  if (fitting.length < assigned.length) console.warn(`${dataset}: ${assigned.length - fitting.length} codes do not fit ${code.source}`);
  return fitting;
}

const COLUMNS = ['bankCode', 'bic', 'name', 'town', 'postCode', 'street', 'checkMethod'] as const;
const KEPT: readonly string[] = ['bankCode', 'bic', 'name'];

/** A place is joined only to a BIC of the country: the account is there, even when the BIC is its owner's abroad. */
function table(country: string, rows: readonly RegisterRow[], where: Places): Pick<Dataset, 'columns' | 'rows'> {
  const full = rows.map(({ bankCode, bic, name, checkMethod = null }): Record<(typeof COLUMNS)[number], Cell> => {
    const place = bic !== null && bicCountry(bic) === country ? where.get(bic) : undefined;
    const { town, postCode, street } = place ?? { town: null, postCode: null, street: null };
    return { bankCode, bic, name, town, postCode, street, checkMethod };
  });
  const columns = COLUMNS.filter((column) => KEPT.includes(column) || full.some((row) => row[column] !== null));
  return { columns, rows: full.map((row) => columns.map((column) => row[column])) };
}

const via = (country: string, columns: readonly string[]): string =>
  [
    'mdomke/schwifty bank_registry',
    ...(country === 'BE' ? ['python-stdnum stdnum/be/banks.dat for codes missing there'] : []),
    ...(columns.includes('town') ? ['towns and streets joined by BIC from the EPC register of 2022-09 and the BIC list of 2019'] : []),
  ].join('; ');

function directory(country: string, facts: RegisterFacts, rows: readonly RegisterRow[], where: Places): Dataset {
  const { edition, publisher, title, url, confidence, completeness } = facts;
  const { columns, rows: cells } = table(country, rows, where);
  const source = { publisher, title, url, via: via(country, columns), retrieved: RETRIEVED, licence: 'MIT (the compilation)' };
  return { dataset: `banks/${country}`, edition, format: 1, source, confidence, completeness, columns, rows: cells };
}

export function bankRegisters(sources: string): Dataset[] {
  const where = places(sources);
  return [...readRegisters(sources)].flatMap(([country, { official, added }]) => {
    const facts = REGISTERS[country];
    const dataset = `banks/${country}`;
    const rows = usable(dataset, facts?.code ?? /^$/, correct(dataset, merge(official, added)));
    if (rows.length === 0) return [];
    if (facts === undefined) throw new Error(`${dataset}: nothing is known of this register`);
    return [directory(country, facts, distinct(country, rows), where)];
  });
}
