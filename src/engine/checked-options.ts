/** The options of a list: their names, and the codes among them. */
import { isCountry } from '../identifiers/country/codes.js';
import { assertOptions } from './assert-options.js';

/** What codes are; an empty text is what a form has before anything is chosen. */
const CODES: Readonly<Record<string, { readonly isCode: (text: string) => boolean; readonly is: string }>> = {
  country: { isCode: isCountry, is: 'a code of ISO 3166-1 alpha-2, such as "DE"' },
  currency: { isCode: (text) => /^[A-Z]{3}$/.test(text), is: 'a code of ISO 4217, such as "EUR"' },
};

/** @throws TypeError where an option is misspelt, or is no code of its kind: a list would be empty, or hold what is everywhere */
export function checkedOptions<Options extends object>(caller: string, options: Options, names: readonly string[]): Options {
  assertOptions(caller, options, names);
  for (const [option, value] of Object.entries(options)) {
    const code = CODES[option];
    if (code === undefined || value === undefined || value === '' || (typeof value === 'string' && code.isCode(value))) continue;
    throw new TypeError(`${caller}: \`${option}\` is ${code.is}`);
  }
  return options;
}
