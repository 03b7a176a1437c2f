/** The language in which two names may be spelled by different systems, by the family names at their ends. */

import { ROMANIZATIONS } from '../../rules/name-matching/romanizations.js';
import type { Romanization } from '../../rules/vocabulary/script.js';
import { type NameWord, wordAt } from './words.js';

/** True for a name that begins or ends with a family name of the language. */
const mayBeOf = ({ familyNames, mostWords }: Romanization, words: readonly NameWord[]): boolean =>
  words.length > 1 &&
  words.length <= mostWords &&
  [wordAt(words, 0), wordAt(words, words.length - 1)].some(({ plain }) => familyNames.includes(plain));

export const romanizationOf = (given: readonly NameWord[], held: readonly NameWord[]): Romanization | undefined =>
  ROMANIZATIONS.find((romanization) => mayBeOf(romanization, given) && mayBeOf(romanization, held));
