/**
 * Lists of words as regular expressions.
 *
 * In the lists words stand in small letters with a space between them. A point may be left out in an address, `!` is a point that may not, `_` is a space, `?`
 * makes what is before it optional. Other signs stand for themselves, so a list holds no `+`, `(` or `[`.
 */

/** The source of a regular expression that finds any of the words in folded text. */
export const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*\n\s*|\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' ').replaceAll('.', '\\.?').replaceAll('!', '\\.'))
    .join('|');
