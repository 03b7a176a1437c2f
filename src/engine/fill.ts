/** A text with its parameters filled in: that of an alert, or of a form that has texts of its own. */

/**
 * Fills the parameters into a text. One that is not given stays a name in braces; where it stands in brackets, these are left out.
 * Where it is a word of ours, the text has the language's own for each: `{reason: initials=Initialen; placeholder=Platzhalter}`.
 *
 * @example
 * fill('No country has the code {country}.', { country: 'ZZ' }) // 'No country has the code ZZ.'
 */
export const fill = (text: string, params: Readonly<Record<string, unknown>>): string =>
  text
    .replace(/(?: \(|（)[^(){}]{0,40}\{(\w{1,20})\}\??[)）]/g, (place, name: string) => (isGiven(params[name]) ? place : ''))
    .replace(/\{(\w{1,20})(?:: ([^{}]{1,400}))?\}/g, (place, name: string, words?: string) => {
      const value = params[name];
      if (!isGiven(value)) return place;
      return words === undefined ? String(value) : wordFor(String(value), words);
    });

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** `a=b; c=d`: what the language has for a word of ours; the word itself where it has none. */
const wordFor = (word: string, words: string): string =>
  words
    .split('; ')
    .find((pair) => pair.startsWith(`${word}=`))
    ?.slice(word.length + 1) ?? word;
