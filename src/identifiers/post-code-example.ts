/**
 * An example of a post code for each country. It is apart from the patterns, because a form shows it and a check does not need it.
 *
 * @see reference-data/registries/post-code-examples.json
 */
import postCodes from '../../reference-data/registries/post-code-examples.json' with { type: 'json' };

type Row = readonly (string | null)[];

let examples: ReadonlyMap<unknown, string | null | undefined> | undefined;

/**
 * A post code of the country.
 *
 * @example
 * postCodeExample('NL') // '1234 AB'
 */
export function postCodeExample(country: string): string | undefined {
  examples ??= byCountry();
  return examples.get(country) ?? undefined;
}

function byCountry(): ReadonlyMap<unknown, string | null | undefined> {
  const country = postCodes.columns.indexOf('country');
  const example = postCodes.columns.indexOf('example');
  return new Map((postCodes.rows as readonly Row[]).map((row) => [row[country], row[example]]));
}
