/**
 * The banks of a country by name, for countries in which people do not know the code. They come from the directory of the country, which is a chunk
 * of its own.
 *
 * The gotcha: only codes of whole banks can be found by name. A routing number or a sort code names a branch, which the name of the bank does not
 * tell.
 */

import { createEngine, type Dataset, loadReferenceData, searchBanks } from '../engine.js';
import { BANK_CODES, type FindBanks, hasBankCodes, type ListedBank } from './bank-codes.js';

/** The search for the banks of a country, with the identifier that a field takes; undefined if the identifier has to be typed. */
export async function loadBanks(country: string, identifier: 'bic' | 'bankCode'): Promise<FindBanks | undefined> {
  if (identifier === 'bankCode' && !hasBankCodes(country)) return undefined;
  const referenceData = await loadReferenceData({ countries: [country], ...(identifier === 'bic' && { bicsOf: [country] }) });
  const engine = createEngine({ referenceData });
  const dataset = referenceData.dataset(`banks/${country}`);
  const [noteOf, knownCode] = [otherNames(dataset), knownCodes(dataset)];
  const find = (text: string): readonly ListedBank[] => {
    const found = searchBanks(text, { country, limit: MAX_SEARCHED }, engine).flatMap((bank): readonly ListedBank[] => {
      const code = identifier === 'bankCode' ? bank.bankCode : reachable(bank.bic);
      if (code === undefined) return [];
      const known = identifier === 'bankCode' ? knownCode(code) : code;
      const note = [...noteOf(code), bank.address?.townName, known].filter(Boolean).join(' · ');
      const value = identifier === 'bankCode' ? `${known}${BANK_CODES[country] ?? ''}` : code;
      return [{ value, name: bank.name, note, isSure: bank.isSure }];
    });
    return (identifier === 'bic' ? onePerName(found) : found).slice(0, MAX_SHOWN);
  };
  const keep = keepLast(find);
  return keep('').length > 0 ? keep : undefined;
}

/** A text is asked for twice: when it is typed, and when its list is drawn. */
function keepLast(find: FindBanks): FindBanks {
  let last: { readonly text: string; readonly banks: readonly ListedBank[] } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, banks: find(text) };
    return last.banks;
  };
}

/** The columns that are shown beside the town and the code: names in the script of the country. */
const NOTED = ['localName', 'romaji'] as const;

function otherNames(dataset: Dataset | undefined): (bankCode: string) => readonly string[] {
  const columns = NOTED.map((column) => dataset?.columns.indexOf(column) ?? -1).filter((at) => at >= 0);
  const code = dataset?.columns.indexOf('bankCode') ?? -1;
  if (dataset === undefined || columns.length === 0 || code < 0) return () => [];
  const notes = new Map(dataset.rows.map((row) => [row[code], columns.flatMap((at) => (row[at] === null ? [] : String(row[at])))]));
  return (bankCode) => notes.get(bankCode) ?? [];
}

/** The code that people know, where banks have another one, too: Brazil's of three digits, and that of eight for a bank without one. */
function knownCodes(dataset: Dataset | undefined): (bankCode: string) => string {
  const [code, known] = ['bankCode', 'compe'].map((column) => dataset?.columns.indexOf(column) ?? -1) as [number, number];
  if (dataset === undefined || code < 0 || known < 0) return (bankCode) => bankCode;
  const codes = new Map(dataset.rows.map((row) => [row[code], row[known]]));
  return (bankCode) => String(codes.get(bankCode) ?? bankCode);
}

/** The BIC as people write it, unless it is one of a passive participant: the second character of the location is 0 or 1 (ISO 9362). */
const reachable = (bic: string | undefined): string | undefined =>
  bic === undefined || /^.{7}[01]/.test(bic) ? undefined : bic.replace(/XXX$/, '');

/** Of several entries with one name, such as branches, the best. */
function onePerName(banks: readonly ListedBank[]): readonly ListedBank[] {
  const seen = new Set<string>();
  return banks.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** Nobody reads a longer list; of those that are found, some lack the identifier. */
const MAX_SHOWN = 50;
const MAX_SEARCHED = 300;
