/** Parts a company’s name into its words and its legal forms. */
import { LEADING_FORMS, readLegalForms } from '../../rules/name-matching/legal-forms.js';
import { CONNECTORS } from '../../rules/name-matching/words.js';
import type { NameWord } from './words.js';

export interface CompanyName {
  readonly words: readonly NameWord[];
  /** In the order of the alphabet. */
  readonly forms: readonly string[];
  /** False where each form is a short word that is somebody’s name as well: AS, Sa, Co. */
  readonly isCertain: boolean;
}

/** The longest spelling has seven words. */
const MAX_WORDS = 8;
const MAX_FORMS = 3;
const CERTAIN_LENGTH = 3;

let forms: ReadonlyMap<string, string> | undefined;

const isConnector = (word: NameWord | undefined): boolean => word !== undefined && CONNECTORS.has(word.plain);

interface Found {
  readonly form: string;
  readonly words: readonly NameWord[];
}

function formOf(words: readonly NameWord[], isLeading: boolean): string | undefined {
  forms ??= readLegalForms();
  const spellings = [words, words.filter((word) => !isConnector(word))].flatMap((counted) => [
    counted.map(({ plain }) => plain).join(''),
    counted.map(({ spelled }) => spelled).join(''),
  ]);
  // `à` of a legal form is a connector elsewhere
  const form = spellings.map((spelling) => forms?.get(spelling)).find((found) => found !== undefined);
  return form !== undefined && isLeading && !LEADING_FORMS.has(form) ? undefined : form;
}

function formAtEnd(words: readonly NameWord[]): Found | undefined {
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count);
    const form = isConnector(tail[0]) && count === 1 ? undefined : formOf(tail, false);
    if (form === undefined) continue;
    const rest = words.slice(0, -count);
    return { form, words: isConnector(rest.at(-1)) ? rest.slice(0, -1) : rest };
  }
  return undefined;
}

function formAtStart(words: readonly NameWord[]): Found | undefined {
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count--) {
    const form = formOf(words.slice(0, count), true);
    if (form !== undefined) return { form, words: words.slice(count) };
  }
  return undefined;
}

const isClear = (before: readonly NameWord[], after: readonly NameWord[]): boolean => {
  const taken = before.filter((word) => !after.includes(word));
  return (
    taken.map(({ plain }) => plain).join('').length >= CERTAIN_LENGTH || taken.some(({ isInitials, text }) => isInitials && text.length > 1)
  );
};

/** The words without the forms at the end and at the beginning. At least one word is left. */
export function partCompanyName(all: readonly NameWord[]): CompanyName {
  let words = all;
  const found: string[] = [];
  let isCertain = false;
  for (const find of [formAtEnd, formAtStart]) {
    for (let round = 0; round < MAX_FORMS; round++) {
      const next = find(words);
      if (next === undefined || !next.words.some((word) => !isConnector(word))) break;
      isCertain ||= isClear(words, next.words);
      found.push(next.form);
      words = next.words;
    }
  }
  return { words, forms: [...new Set(found)].sort(), isCertain };
}
