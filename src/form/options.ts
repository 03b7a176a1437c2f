/** The options of every function that formats while a text is typed. */

import { isCountry } from '../identifiers/country/codes.js';

export interface TypedOptions {
  /** ISO 3166-1 alpha-2: where the account is, or who gave the number. */
  readonly country?: string | undefined;
  /** Where the caret stands in the text. Default: at its end. */
  readonly caret?: number | null | undefined;
}

/** Of all functions: whoever formats fields of several kinds gives each the same options. */
const OPTIONS: readonly string[] = ['type', 'country', 'caret', 'creditorType', 'documentType', 'memberId'];

/**
 * The options, once they are what their type says. `caller` is the function that errors name.
 *
 * @throws TypeError when an option is not
 */
export function checkOptions<Options extends TypedOptions>(caller: string, options: Options): Options {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${caller}: the second argument is an object of options`);
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) throw new TypeError(`${caller} has no option \`${unknown}\`; it has ${OPTIONS.join(', ')}`);
  const { country, caret } = options;
  if (country !== undefined && !(typeof country === 'string' && isCountry(country))) {
    throw new TypeError(`${caller}: \`country\` is a code of ISO 3166-1 alpha-2, such as "DE"`);
  }
  if (caret !== undefined && caret !== null && !(typeof caret === 'number' && Number.isInteger(caret) && caret >= 0)) {
    throw new TypeError(`${caller}: \`caret\` is a place in the text, counted from 0`);
  }
  return options;
}
