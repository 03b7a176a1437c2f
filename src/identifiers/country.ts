/**
 * Country codes, ISO 3166-1 alpha-2, and XK, which banks use for Kosovo.
 */
import countries from '../../reference-data/registries/countries.json' with { type: 'json' };

let codes: ReadonlySet<unknown> | undefined;

/** True for an assigned code, and for XK. */
export function isCountry(code: string): boolean {
  codes ??= new Set(countries.rows.map(([alpha2]) => alpha2));
  return codes.has(code);
}
