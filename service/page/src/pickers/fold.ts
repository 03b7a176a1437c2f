/**
 * Folds names for the search: without case and marks, and with one of the Japanese syllabaries.
 *
 * The gotcha: some letters (`ł`, `ø`, `ı`) do not decompose into a letter and a mark, and need a table.
 */

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** @example fold('Itaú-Unibanco S.A.') // 'itau unibanco s a' */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
    // hiragana as katakana
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The rank of a match within a word. */
const WITHIN = 3;

/** The rank of names for a query, 0 is best; undefined if they do not match. */
export function rankOf(query: string, names: readonly string[]): number | undefined {
  const text = ` ${names.join(' ')}`;
  const words = query.split(' ');
  if (!words.every((word) => text.includes(word))) return undefined;
  if (names.some((name) => name === query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  return words.every((word) => text.includes(` ${word}`)) ? 2 : WITHIN;
}

/** The items that match a query, the best first. Matches within a word count only if there are no others. */
export function findMatches<Item>(query: string, items: readonly Item[], namesOf: (item: Item) => readonly string[]): readonly Item[] {
  const ranked = items.flatMap((item) => {
    const rank = rankOf(query, namesOf(item));
    return rank === undefined ? [] : [{ item, rank }];
  });
  const best = ranked.filter(({ rank }) => rank < WITHIN);
  return (best.length > 0 ? best : ranked).sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}
