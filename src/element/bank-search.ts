/** The banks that a field lets people choose from, found by name or code. The search and the directory of the country are chunks, loaded when such a field is there. */
import type { Engine } from '../index.js';
import { engineWithBanks } from './engines.js';

/** A bank in the list. */
export interface BankSuggestion {
  /** What stands in the value: a bank code, or a BIC. */
  readonly value: string;
  readonly name: string;
  /** Its name in another script, town, code and BIC. */
  readonly note: string;
  /** Nothing else can be meant by what was typed. */
  readonly isSure: boolean;
  /** A data URI of an image. */
  readonly logo?: string;
  /** Another code of the same bank, which the value may have as well. */
  readonly otherCode?: string;
}

/** The best first; for an empty text those that are meant most often. */
export type FindBanks = (text: string) => readonly BankSuggestion[];

/** Nobody reads a longer list; of those that are found, some lack the identifier. */
const MAX_SHOWN = 50;
const MAX_SEARCHED = 300;

/** The second character of the location is 0 or 1 in a BIC that receives nothing (ISO 9362). */
const isPassive = (bic: string): boolean => /^.{7}[01]/.test(bic);

/** `own`: an engine of the page, whose directories are searched in place of those that are shipped. */
export async function loadBankSearch(country: string, identifier: 'bankCode' | 'bic', own?: Engine): Promise<FindBanks | undefined> {
  const [{ searchBanks }, engineOf] = await Promise.all([import('../banks.js'), own ? () => own : engineWithBanks([country], true)]);
  const find: FindBanks = (text) => {
    const engine = engineOf();
    if (engine === undefined) return [];
    const seen = new Set<string>();
    return searchBanks(text, { country, limit: MAX_SEARCHED }, engine)
      .flatMap(({ name, otherName, bankCode, otherCode, bic, address, isSure, logo }): readonly BankSuggestion[] => {
        const usable = bic === undefined || isPassive(bic) ? undefined : bic.replace(/XXX$/, '');
        const value = identifier === 'bic' ? usable : bankCode;
        if (value === undefined || seen.has(value)) return [];
        seen.add(value);
        const notes = [otherName, address?.townName, bankCode, usable].filter((note) => note !== undefined);
        const other = identifier === 'bankCode' && otherCode !== undefined && { otherCode };
        return [{ value, name, note: notes.join(' · '), isSure, ...(logo !== undefined && { logo }), ...other }];
      })
      .slice(0, MAX_SHOWN);
  };
  return find('').length > 0 ? find : undefined;
}
