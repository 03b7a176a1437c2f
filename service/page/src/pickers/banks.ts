/**
 * The banks of a country by name, for countries in which people do not know the code. They come from the directory of the country, which is a chunk
 * of its own.
 *
 * The gotcha: only codes of whole banks can be found by name. A routing number or a sort code names a branch, which the name of the bank does not
 * tell.
 */

import { createEngine, loadReferenceData, searchBanks } from '../engine.js';
import { BANK_CODES, type FindBanks, hasBankCodes, type ListedBank } from './bank-codes.js';
import { nameAmong } from './bank-names.js';

/** The search for the banks of a country, with the identifier that a field takes; undefined if the identifier has to be typed. */
export async function loadBanks(country: string, identifier: 'bic' | 'bankCode', language = 'en'): Promise<FindBanks | undefined> {
  if (identifier === 'bankCode' && !hasBankCodes(country)) return undefined;
  const referenceData = await loadReferenceData({ countries: [country], ...(identifier === 'bic' && { bicsOf: [country] }) });
  const engine = createEngine({ referenceData });
  const find = (text: string): readonly ListedBank[] => {
    const found = searchBanks(text, { country, limit: MAX_SEARCHED }, engine).flatMap((bank): readonly ListedBank[] => {
      const code = identifier === 'bankCode' ? bank.bankCode : reachable(bank.bic);
      if (code === undefined) return [];
      const [name, other] = nameAmong(bank, country, language);
      const note = [other, bank.address?.townName, code].filter(Boolean).join(' · ');
      const value = identifier === 'bankCode' ? `${code}${BANK_CODES[country] ?? ''}` : code;
      return [{ value, name, note, isSure: bank.isSure }];
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
