/** The option `country` of the functions that take no other: `detect`, `extract`, `structureAddress`. */

/**
 * The country of the options; undefined where none is given.
 *
 * @param isCountry True for a code that the function knows
 * @throws TypeError for what is no object, for another option, and for a country that is no code
 */
export function readCountryOption(caller: string, options: unknown, isCountry: (code: string) => boolean): string | undefined {
  const country = readCountryText(caller, options);
  if (country === undefined || isCountry(country)) return country;
  throw new TypeError(`${caller}: country is a code of two capital letters, such as DE`);
}

/**
 * The text of the option, whatever it says; undefined where none is given.
 *
 * @throws TypeError for what is no object, for another option, and for a country that is no text
 */
export function readCountryText(caller: string, options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${caller}: the second argument is an object of options`);
  const unknown = Object.keys(options).find((name) => name !== 'country');
  if (unknown !== undefined) throw new TypeError(`${caller}: there is no option ${unknown}; it takes country`);
  const { country } = options as { readonly country?: unknown };
  if (country === undefined || country === '') return undefined;
  if (typeof country === 'string') return country;
  throw new TypeError(`${caller}: country is a code of two capital letters, such as DE`);
}
