/**
 * A correction for a faulty IBAN: only where exactly one single edit survives every check that there is.
 *
 * One edit is a character mistyped, dropped, doubled or swapped with its neighbour. Check digits alone let about one in a hundred
 * wrong edits through, so that a country without national check digits and without a bank directory seldom has a single survivor.
 */

import type { CheckTables } from '../checks/check.js';
import type { BankDirectory } from '../directory/banks.js';
import { inspect } from '../identifiers/iban.js';
import { textOf } from '../identifiers/layout.js';

/** An edit of the value as it was given: at this place remove so many characters, then insert these. */
export interface Correction {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** No IBAN is longer: what is much longer has more than one thing wrong with it. */
const LONGEST = 35;

/** Every text that is one edit away. */
function* edits(text: string): Generator<Correction> {
  for (let at = 0; at < text.length; at++) {
    for (const insert of ALPHABET) if (insert !== text[at]) yield { at, remove: 1, insert };
    const next = text[at + 1];
    if (next !== undefined && next !== text[at]) yield { at, remove: 2, insert: next + text[at] };
    if (next === text[at]) yield { at, remove: 1, insert: '' }; // doubled
  }
  for (let at = 0; at <= text.length; at++) {
    for (const insert of ALPHABET) if (insert !== text[at - 1]) yield { at, remove: 0, insert }; // dropped
  }
}

export const apply = (text: string, { at, remove, insert }: Correction): string => text.slice(0, at) + insert + text.slice(at + remove);

/** The one edit of an electronic IBAN that survives, or undefined. `country` fixes the first two letters where it is known. */
export function correctIban(
  text: string,
  tables: CheckTables,
  banks: (country: string) => BankDirectory | undefined,
): Correction | undefined {
  if (text.length > LONGEST) return undefined;
  const survivors = new Map<string, Correction>();
  for (const edit of edits(text)) {
    const candidate = apply(text, edit);
    if (survivors.has(candidate) || !survives(candidate, tables, banks)) continue;
    survivors.set(candidate, edit);
    if (survivors.size > 1) return undefined;
  }
  return survivors.values().next().value;
}

/** Sound by every check, and at a bank that exists where the directory may say so. */
function survives(candidate: string, tables: CheckTables, banks: (country: string) => BankDirectory | undefined): boolean {
  const { country, problem } = inspect(candidate, tables);
  if (country === undefined || problem !== undefined) return false;
  const directory = banks(country.rule.code);
  const bankCode = textOf(candidate.slice(4), country.layout, country.rule.bankIdentifier ?? ['bank']);
  return directory === undefined || !directory.complete || directory.byCode(bankCode).length > 0;
}
