/** Patterns that the rules hold by country: each is compiled when its country is first asked for. */

/** The pattern of a country; undefined where it has none. */
export function patternsOf(
  sources: Readonly<Record<string, string | readonly string[]>>,
  flags = 'u',
): (country: string) => RegExp | undefined {
  const patterns = new Map<string, RegExp>();
  return (country) => {
    const source = sources[country];
    if (source === undefined) return undefined;
    const pattern = patterns.get(country) ?? new RegExp(typeof source === 'string' ? source : source.join('|'), flags);
    patterns.set(country, pattern);
    return pattern;
  };
}
