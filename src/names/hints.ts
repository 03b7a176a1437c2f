/** What in the name of a payee often leads to a mismatch. Only this name is known here, not the one in which the account is held. */

import type { HINT_TEXTS } from '../../rules/name-matching/hints.js';
import { hasBusinessWord } from './company.js';
import { holdersOf, mayNameHolders, mayNameTrade } from './holders.js';
import { splitCompanyName } from './legal-form.js';
import { TITLE } from './lexicon.js';
import { titlesIn } from './titles.js';
import { MAX_COMPARED_NAME, type NameWord, splitName } from './words.js';

export type NameHint = keyof typeof HINT_TEXTS;

interface Payee {
  /** Where the account is held. */
  readonly country?: string | undefined;
  readonly type?: string | undefined;
}

function hintsOfPerson(name: string, words: readonly NameWord[], country: string | undefined): readonly NameHint[] {
  const local = titlesIn(country);
  const isTitle = ({ plain, lists }: NameWord): boolean => (lists & TITLE) !== 0 || local?.includes(plain) === true;
  const names = words.filter((word) => !isTitle(word));
  const isShort = names.some(({ isInitials }) => isInitials) && names.filter(({ isInitials }) => !isInitials).length < 2;
  return [
    ...(mayNameHolders(name) && holdersOf(name) !== undefined ? (['SEVERAL_HOLDERS'] as const) : []),
    ...(words[0] !== undefined && names.length > 0 && isTitle(words[0]) ? (['TITLE'] as const) : []),
    ...(isShort ? (['INITIAL'] as const) : []),
  ];
}

/** The most important first; empty for most names. */
export function hintsOf(name: string, { country, type }: Payee): readonly NameHint[] {
  if (name.length > MAX_COMPARED_NAME) return [];
  const words = splitName(name);
  const company = splitCompanyName(words);
  const isBusiness = type === 'BUSINESS' || (type !== 'INDIVIDUAL' && (company.isCertain || hasBusinessWord(company.words)));
  const hints: readonly NameHint[] = isBusiness
    ? company.forms.length === 0
      ? ['LEGAL_FORM_MISSING']
      : []
    : hintsOfPerson(name, words, country);
  return [...hints, ...(mayNameTrade(name) ? (['TRADING_NAME'] as const) : []), ...(/[()[\]{}]/.test(name) ? (['BRACKETS'] as const) : [])];
}
