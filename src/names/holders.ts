/**
 * Splits the name of an account into its holders: `John & Anna Smith`, `Smith John / Smith Anna`.
 *
 * The gotcha: Ernst & Young is one company. A family name is shared only where the second name has two words, and names with a legal form or a business word
 * are not split.
 */

import { TITLES_OF_HOLDERS } from '../../rules/name-matching/titles.js';
import {
  DOUBTFUL_HOLDER_LETTER,
  DOUBTFUL_HOLDER_WORD,
  HOLDER_CONNECTORS,
  HOLDERS_WITH_STROKE,
  TRADING_AS,
} from '../../rules/name-matching/words.js';
import { lazy } from '../../rules/vocabulary/lazy.js';

const connectors = (): string => `${HOLDER_CONNECTORS} ${HOLDERS_WITH_STROKE}`.replaceAll(' ', '|');
const SEPARATORS = /* @__PURE__ */ lazy(
  () => new RegExp(`\\s*[;|]\\s*|\\s+/\\s+|\\s*/(?=\\s*\\p{Lu}\\p{Ll}+\\s)|\\s+(?:&|\\+|${connectors()})\\s+`, 'iu'),
);
const LETTER = /* @__PURE__ */ lazy(() => /\p{L}/u);
const TWO_LETTERS = /* @__PURE__ */ lazy(() => /\p{L}{2}/u);
const MAX_HOLDERS = 4;

/** False for names without a separator: they name one holder. */
export const mayNameHolders = (text: string): boolean => SEPARATORS().test(text);
export const mayNameTrade = (text: string): boolean => TRADING_AS.test(text);

/** One of the names in the text of an account. */
export interface Holder {
  readonly name: string;
  /** False where the text may name one person, or the name may be put together wrongly. */
  readonly isSure: boolean;
}

/** True for a separator that may be an initial, a name, or part of one. */
const isDoubtful = (separator: string): boolean => DOUBTFUL_HOLDER_LETTER.test(separator) || DOUBTFUL_HOLDER_WORD.test(separator);

/** The holders of a joint account, each with a full name; undefined where the text names one. */
export function holdersOf(text: string): readonly Holder[] | undefined {
  const parts = text.split(SEPARATORS()).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MAX_HOLDERS || parts.some((part) => !LETTER().test(part))) return undefined;
  const separators = text.match(new RegExp(SEPARATORS(), 'giu'))?.map((separator) => separator.trim()) ?? [];
  const areSure = !separators.some((separator) => isDoubtful(separator));
  const words = parts.map((part) => part.split(/\s+/));
  const last = words.at(-1) as readonly string[];
  if (last.length < 2) return undefined;
  const familyName = last.at(-1) as string;
  // of three names, the last two may be the family’s; a stroke stands between full names
  const mayShare = last.filter((word) => !TITLE().test(word)).length <= 2 && !separators.some((separator) => /^[;|/]$/.test(separator));
  // `Mr J & Mrs A Smith`: the first has no family name of its own
  return words.map((own, at) => {
    const isShared = at < words.length - 1 && !hasFamily(own);
    return { name: (isShared ? [...own, familyName] : own).join(' '), isSure: areSure && (mayShare || !isShared) };
  });
}

const TITLE = /* @__PURE__ */ lazy(() => new RegExp(`^(?:${TITLES_OF_HOLDERS.replaceAll(' ', '|')})\\.?$`, 'iu'));
/** Two names, or more, beside titles and initials. */
const hasFamily = (words: readonly string[]): boolean => words.filter((word) => !TITLE().test(word) && TWO_LETTERS().test(word)).length > 1;

/** The legal and the trading name of `John Smith t/a Smith Plumbing`; undefined where there is one name. */
export function tradingNamesOf(text: string): readonly string[] | undefined {
  const parts = text.split(TRADING_AS).map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => LETTER().test(part)) ? parts : undefined;
}
