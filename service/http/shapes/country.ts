/** A country by its code. */
import { countries } from 'payprep';
import * as v from 'valibot';

const COUNTRIES: ReadonlySet<string> = new Set(countries().map(({ code }) => code));

const COUNTRY = 'Expected a country code of ISO 3166-1: two capital letters.';

export const alpha2 = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2,2}$/, COUNTRY),
  v.check((code) => COUNTRIES.has(code), COUNTRY),
);
