/**
 * Bank code → BIC, name and address, one dataset a country, from the compilation of national registers in mdomke/schwifty.
 *
 * `generated_xx` was read from a register, or from a commercial site where the country publishes none; `manual_xx` was written by hand. Where
 * both have a bank code, the row of the register is taken and the other one only gives a BIC that is missing; what was written by hand goes
 * before a commercial site. A bank code may have several BICs: the primary one comes first. Files ending in `.v2.json` list many bank
 * codes a bank. Rows without a bank code say nothing about an IBAN and are left out. `register-names.ts` chooses the names.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { ALWAYS_KEPT, makeDataset, reportLeftOut } from '../dataset.js';
import { townsVia } from '../german-towns.js';
import { joinBics } from '../overrides/joined-bics.js';
import { readJson } from '../read.js';
import { REGISTERS, type RegisterFacts } from '../readers/bank-register-facts.js';
import { addByLetters, BY_LETTERS } from '../readers/bic-letters.js';
import { INSTITUTION_FILES, readBicsInUse } from '../readers/institutions.js';
import { NBB_FILE, readNbb } from '../readers/nbb.js';
import { nameBanks } from '../readers/register-names.js';
import type { RegisterRow } from '../readers/register-row.js';
import { readSmallDirectory, SMALL_DIRECTORIES, type SmallDirectory } from '../readers/small-directories.js';
import { readTowns, TOWN_FILES } from '../readers/towns-of-banks.js';
import { perRow, type Source } from '../source.js';
import { bicCountry, fromWindows1250, groupBy, tidy, tidyBic } from '../text.js';

const FOLDER = 'schwifty/bank_registry';

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

/** The names of codes that a register lists as not assigned. */
const UNASSIGNED = /^(?:onbeschikbaar|vrij|indisponible|libre)$/i;

/** The file has Slovenia's names in the wrong encoding. Ukraine's short names are the English ones, in full. */
function nameOf(country: string, { name, short_name }: Entry): string | null {
  if (country === 'SI') return tidy(fromWindows1250(name));
  return tidy(country === 'UA' ? short_name : name);
}

function readFile(folder: string, file: string, country: string): RegisterRow[] {
  const content = readJson<readonly Entry[] | Grouped>(folder, FOLDER, file);
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

/** The rows of `generated_xx`, or of `manual_xx`, in either form. */
function readRows(folder: string, origin: 'generated' | 'manual', country: string): RegisterRow[] {
  const name = `${origin}_${country.toLowerCase()}`;
  const files = [`${name}.json`, `${name}.v2.json`].filter((file) => existsSync(join(folder, FOLDER, file)));
  return files.flatMap((file) => readFile(folder, file, country));
}

/** The rows that count, and of the others those with a bank code that these lack, or with a BIC for a code that has none. */
function merge(preferred: readonly RegisterRow[], others: readonly RegisterRow[]): readonly RegisterRow[] {
  const known = groupBy(preferred, ({ bankCode }) => bankCode);
  const added = others.filter(({ bankCode, bic }) => {
    const rows = known.get(bankCode);
    return rows === undefined || (bic !== null && rows.every((row) => row.bic === null));
  });
  return [...preferred, ...added];
}

/** Removes rows without a bank code that stands in an IBAN of the country, and codes that are not assigned. */
function keepUsable(country: string, code: RegExp, rows: readonly RegisterRow[]): RegisterRow[] {
  const dataset = `banks/${country}`;
  const assigned = rows.filter(({ bankCode, name }) => bankCode !== '' && !UNASSIGNED.test(name ?? ''));
  const usable = assigned.filter(({ bankCode }) => code.test(bankCode));
  reportLeftOut(dataset, rows.length - assigned.length, 'without a bank code, or with one that is not assigned');
  reportLeftOut(dataset, assigned.length - usable.length, `with a bank code that does not fit ${code.source}`);
  return usable;
}

/** Directories that are corrected by the small ones, code by code. */
const CORRECTED = ['AE', 'BA', 'EE', 'KZ', 'LT', 'RO', 'RS', 'TR'];

/** Of Turkey, Lithuania and Estonia the small directory has a part; of the others a bank that it lacks counts only with a BIC in use. */
const CORRECTED_IN_PART = ['EE', 'LT', 'TR'];

/** What corrects a directory code by code. */
interface Corrections {
  readonly small: SmallDirectory;
  /** The BICs in use, of eight letters. */
  readonly inUse: ReadonlySet<string>;
}

/** Puts the rows of the small directory in place of those with the same codes, and leaves out banks whose BIC is no longer in use. */
function correctBySmall(country: string, rows: readonly RegisterRow[], { small, inUse }: Corrections): readonly RegisterRow[] {
  const kept = rows.filter(
    ({ bankCode, bic }) =>
      !small.codes.has(bankCode) && (CORRECTED_IN_PART.includes(country) || (bic !== null && inUse.has(bic.slice(0, 8)))),
  );
  reportLeftOut(`banks/${country}`, rows.length - kept.length - small.rows.length, 'net, by the small directory');
  return [...kept, ...small.rows];
}

const COLUMNS = ['bankCode', 'bic', 'name', 'town', 'checkMethod', 'confidence'] as const;

/** Adds the town of a bank where the BIC is of the country: an account is there, even where the BIC is of a parent abroad. */
function tabulate(country: string, rows: readonly RegisterRow[], towns: ReadonlyMap<string, string>): Pick<Dataset, 'columns' | 'rows'> {
  const records = rows.map(
    ({ bankCode, bic, name, checkMethod = null, town: own = null, confidence = null }): Record<(typeof COLUMNS)[number], Cell> => {
      const town = bic !== null && bicCountry(bic) === country ? towns.get(bic) : undefined;
      return { bankCode, bic, name, town: town ?? own, checkMethod, confidence };
    },
  );
  const columns = COLUMNS.filter((column) => ALWAYS_KEPT.includes(column) || records.some((record) => record[column] !== null));
  return { columns, rows: records.map((record) => columns.map((column) => record[column])) };
}

const viaOf = (country: string, columns: readonly string[]): string =>
  [
    ...(country === 'TR' ? [] : ['mdomke/schwifty bank_registry']),
    ...(country === 'BE'
      ? [
          'facts read in python-stdnum, stdnum/be/banks.dat, for codes missing there; the licence of that program is for its code, of which nothing is here',
        ]
      : []),
    ...(BY_LETTERS.includes(country) ? ['BICs of the SEPA Clearer, 2026-05-25, by their first four letters'] : []),
    ...(CORRECTED.includes(country) ? ['codes and names of public lists, compared 2026-11-22'] : []),
    ...(columns.includes('town') ? ['towns joined by BIC from the BIC lists of 2024 and 2019', ...townsVia(country)] : []),
  ].join('; ');

/** Files of the compilation whose publishers allow no passing on: the codes of these countries come from elsewhere. */
const NOT_TAKEN: Readonly<Record<string, 'generated' | 'manual'>> = { RO: 'generated', TR: 'manual' };

const readAllowed = (folder: string, origin: 'generated' | 'manual', country: string): readonly RegisterRow[] =>
  NOT_TAKEN[country] === origin ? [] : readRows(folder, origin, country);

function makeBanks(folder: string, country: string, facts: RegisterFacts): Dataset {
  const { code, edition, publisher, title, url, confidence, completeness } = facts;
  const dataset = `banks/${country}`;
  const manual = [...readAllowed(folder, 'manual', country), ...(country === 'BE' ? readNbb(folder) : [])];
  const generated = readAllowed(folder, 'generated', country);
  // what was written by hand goes before a commercial site
  const published = confidence === 'manual' ? merge(manual, generated) : merge(generated, manual);
  const usable = keepUsable(country, code, published);
  const current = CORRECTED.includes(country)
    ? correctBySmall(country, usable, { small: readSmallDirectory(folder, country), inUse: readBicsInUse(folder) })
    : usable;
  const named = nameBanks(folder, country, completeness, addByLetters(folder, country, current));
  // before the other overrides, because the town of a bank is found by its BIC
  const rows = joinBics(dataset, named) as readonly RegisterRow[];
  const { columns, rows: cells } = tabulate(country, rows, readTowns(folder));
  const source = { publisher, title, url, via: viaOf(country, columns), licence: 'MIT' };
  return makeDataset({ dataset, edition, source, confidence, completeness }, columns, cells);
}

const source: Source = {
  title: 'Bank registers of countries with IBAN',
  reads: [FOLDER, NBB_FILE, SMALL_DIRECTORIES, ...INSTITUTION_FILES, ...TOWN_FILES],
  datasets: perRow('banks', REGISTERS, makeBanks),
};
export default source;
