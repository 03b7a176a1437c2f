/** Words of a list of `rules/words/`, as the source of a regular expression. */

/** Any of words that commas separate. */
export const oneOf = (list: string): string => `(?:${list.replaceAll(', ', '|')})`;
