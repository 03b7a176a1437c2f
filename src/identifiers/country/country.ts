/**
 * Country codes, ISO 3166-1 alpha-2, and XK, which banks use for Kosovo.
 */
import countries from '../../../reference-data/registries/countries.json' with { type: 'json' };
import { spokenName } from '../../../rules/words/articles.js';

/** The dataset that is read, and its edition. */
export const countriesEdition: Readonly<Record<string, string>> = { [countries.dataset]: countries.edition };

let rows: ReadonlyMap<unknown, readonly string[]> | undefined;

function rowsByCode(): ReadonlyMap<unknown, readonly string[]> {
  rows ??= new Map(countries.rows.map((row) => [row[0], row]));
  return rows;
}

/**
 * What the country is called: its code and its English short name.
 *
 * @example
 * countryNames('DE') // ['DE', 'Germany']
 */
export const countryNames = (code: string): readonly string[] => rowsByCode().get(code) ?? [];

/**
 * What an English sentence calls the country, without an article; undefined where no country has the code.
 *
 * @example
 * countryInEnglish('MD') // 'Moldova'
 */
export function countryInEnglish(code: string): string | undefined {
  const [, listed] = countryNames(code);
  return listed && spokenName(listed);
}
