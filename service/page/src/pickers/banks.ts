/**
 * Banks by their names, for countries in which people know the name and not the code. They come from the directory of the country, which is a chunk
 * of its own.
 *
 * The gotcha: only codes that name the bank alone are here. A routing number or a sort code names a branch: no name leads to the right one.
 */
import { type Dataset, loadReferenceData } from '../engine.js';
import { findMatches, fold } from './fold.js';

export interface ListedBank {
  /** What stands for the bank in the field. */
  readonly value: string;
  readonly name: string;
  /** Its other names, its town, and the code that people know. */
  readonly note: string;
  /** Folded. */
  readonly names: readonly string[];
}

/** Country → what follows the code of a bank before the branch: an IFSC has a zero there. */
const BANK_CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries('BR CL CO CZ EC HK ID IL JP KE KR LK MY NG SG TH TW UY VN ZA'.split(' ').map((country) => [country, ''])),
  IN: '0',
};

export const hasBankCodes = (country: string): boolean => Object.hasOwn(BANK_CODES, country);

/** The banks of a country with the identifier that a field takes, by name; none where the field has to be typed. */
export async function loadBanks(country: string, identifier: 'bic' | 'bankCode'): Promise<readonly ListedBank[]> {
  if (identifier === 'bankCode' && !hasBankCodes(country)) return [];
  const data = await loadReferenceData({ countries: [country], ...(identifier === 'bic' && { bicsOf: [country] }) });
  const own = banksIn(data.dataset(`banks/${country}`), identifier, BANK_CODES[country] ?? '');
  const banks = identifier === 'bankCode' ? own : withOthers(own, banksIn(data.dataset(`bics/${country}`), identifier, ''));
  const { compare } = new Intl.Collator('en');
  return [...banks].sort((one, other) => compare(one.name, other.name));
}

/** A directory knows the BICs of some banks, and the list of BICs those of the others. */
function withOthers(own: readonly ListedBank[], listed: readonly ListedBank[]): readonly ListedBank[] {
  const known = new Set(own.map(({ value }) => value.slice(0, 8)));
  return [...own, ...listed.filter(({ value }) => !known.has(value.slice(0, 8)))];
}

/** Other names, in the columns that some directories have. */
const NAMES = ['localName', 'kana', 'romaji', 'symbol', 'shortCode', 'mnemonic', 'compe'] as const;

/** Those that are shown. */
const NOTED = ['localName', 'romaji', 'town', 'compe'] as const;

function banksIn(dataset: Dataset | undefined, identifier: 'bic' | 'bankCode', ending: string): readonly ListedBank[] {
  if (dataset === undefined) return [];
  const { columns, rows } = dataset;
  const banks = rows.flatMap((row): readonly ListedBank[] => {
    const text = (column: string): string => String(row[columns.indexOf(column)] ?? '');
    const [code, name] = [text(identifier), text('name')];
    if (code === '' || name === '' || (identifier === 'bic' && !isReachable(code))) return [];
    const note = [...NOTED.map(text), code].filter((part) => part !== '').join(' · ');
    const names = [name, code, ...NAMES.map(text)].filter((part) => part !== '').map(fold);
    return [{ value: `${code}${ending}`, name, note, names }];
  });
  return onePerName(banks);
}

/** The second character of the location says what a BIC is for: 0 for tests, 1 for those that are not connected (ISO 9362). */
const isReachable = (bic: string): boolean => !/^.{7}[01]/.test(bic);

/** Of several with one name, as branches have it, the head office: the shortest. */
function onePerName(banks: readonly ListedBank[]): readonly ListedBank[] {
  const byName = new Map<string, ListedBank>();
  for (const bank of banks) {
    const [key = ''] = bank.names;
    const other = byName.get(key);
    if (other === undefined || bank.value.length < other.value.length) byName.set(key, bank);
  }
  return [...byName.values()];
}

/** More are not read. */
const MOST_SHOWN = 50;

/** Banks by name or code; the first of all of them where nothing is typed. */
export function findBanks(text: string, banks: readonly ListedBank[]): readonly ListedBank[] {
  const query = fold(text);
  const all = query === '' ? banks : findMatches(query, banks, ({ names }) => names);
  return all.slice(0, MOST_SHOWN);
}
