/**
 * The banks of a country by name, for countries in which people do not know the code. They come from the directory of the country, which is a chunk
 * of its own.
 *
 * The gotcha: only codes of whole banks can be found by name. A routing number or a sort code names a branch, which the name of the bank does not
 * tell.
 */
import { type Dataset, loadReferenceData } from '../engine.js';
import { findMatches, fold } from './fold.js';

export interface ListedBank {
  /** The value of the field. */
  readonly value: string;
  readonly name: string;
  /** Its other names, its town, and its usual code. */
  readonly note: string;
  /** Folded. */
  readonly names: readonly string[];
}

/** Country → the characters between bank and branch in a code: a zero in an IFSC. */
const BANK_CODES: Readonly<Record<string, string>> = {
  ...Object.fromEntries('BR CL CO CZ EC HK ID IL JP KE KR LK MY NG SG TH TW UY VN ZA'.split(' ').map((country) => [country, ''])),
  IN: '0',
};

export const hasBankCodes = (country: string): boolean => Object.hasOwn(BANK_CODES, country);

/** The banks of a country, by name, with the identifier that a field takes; none if the identifier has to be typed. */
export async function loadBanks(country: string, identifier: 'bic' | 'bankCode'): Promise<readonly ListedBank[]> {
  if (identifier === 'bankCode' && !hasBankCodes(country)) return [];
  const data = await loadReferenceData({ countries: [country], ...(identifier === 'bic' && { bicsOf: [country] }) });
  const own = banksIn(data.dataset(`banks/${country}`), identifier, BANK_CODES[country] ?? '');
  const banks = identifier === 'bankCode' ? own : withOthers(own, banksIn(data.dataset(`bics/${country}`), identifier, ''));
  const { compare } = new Intl.Collator('en');
  return [...banks].sort((one, other) => compare(one.name, other.name));
}

/** Adds the banks of the list of BICs to those of the directory, which has the BICs of some banks only. */
function withOthers(own: readonly ListedBank[], listed: readonly ListedBank[]): readonly ListedBank[] {
  const known = new Set(own.map(({ value }) => value.slice(0, 8)));
  return [...own, ...listed.filter(({ value }) => !known.has(value.slice(0, 8)))];
}

/** The columns of other names, which some directories have. */
const NAMES = ['localName', 'kana', 'romaji', 'symbol', 'shortCode', 'mnemonic', 'compe'] as const;

/** The columns that are shown. */
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

/** False for test BICs and passive participants: the second character of the location is 0 or 1 (ISO 9362). */
const isReachable = (bic: string): boolean => !/^.{7}[01]/.test(bic);

/** Of several entries with one name, such as branches, the one with the shortest identifier: the head office. */
function onePerName(banks: readonly ListedBank[]): readonly ListedBank[] {
  const byName = new Map<string, ListedBank>();
  for (const bank of banks) {
    const [key = ''] = bank.names;
    const other = byName.get(key);
    if (other === undefined || bank.value.length < other.value.length) byName.set(key, bank);
  }
  return [...byName.values()];
}

/** Nobody reads a longer list. */
const MAX_SHOWN = 50;

/** The banks that match a name or code; for an empty text, the first ones. */
export function findBanks(text: string, banks: readonly ListedBank[]): readonly ListedBank[] {
  const query = fold(text);
  const all = query === '' ? banks : findMatches(query, banks, ({ names }) => names);
  return all.slice(0, MAX_SHOWN);
}
