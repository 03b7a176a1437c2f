/** A text of the page or of an alert with its parameters filled in. */

/**
 * A parameter that is not given stays a name in braces; where it stands alone in brackets, the brackets are left out. Alert texts have the language's own word for a code: `{reason: initials=Initialen; placeholder=Platzhalter}`.
 *
 * @example
 * fill('No country has the code {country}.', { country: 'ZZ' }) // 'No country has the code ZZ.'
 */
export const fill = (text: string, params: Readonly<Record<string, unknown>>): string =>
  text
    .replace(/ \(\{(\w{1,20})\}\)/g, (place, name: string) => (isGiven(params[name]) ? place : ''))
    .replace(/\{(\w{1,20})(?:: ([^{}]{1,400}))?\}/g, (place, name: string, words?: string) => {
      const value = params[name];
      if (!isGiven(value)) return place;
      return words === undefined ? String(value) : wordFor(String(value), words);
    });

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** `a=b; c=d`: the word that stands for a code; the code itself where there is none. */
function wordFor(code: string, words: string): string {
  const pair = words.split('; ').find((each) => each.startsWith(`${code}=`));
  return pair?.slice(code.length + 1) ?? code;
}
