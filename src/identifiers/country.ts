/**
 * Country codes, ISO 3166-1 alpha-2, and XK, which banks use for Kosovo.
 */
import countries from '../../reference-data/registries/countries.json' with { type: 'json' };

let names: ReadonlyMap<unknown, string | undefined> | undefined;

function namesByCode(): ReadonlyMap<unknown, string | undefined> {
  names ??= new Map(countries.rows.map(([alpha2, name]) => [alpha2, name]));
  return names;
}

/** True for an assigned code, and for XK. */
export const isCountry = (code: string): boolean => namesByCode().has(code);

/** Its English short name. */
export const countryName = (code: string): string | undefined => namesByCode().get(code);
