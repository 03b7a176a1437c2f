/** Patterns from rules, with or without a country. Each is compiled when it is first used. */
import { lazy } from '../../rules/vocabulary/lazy.js';

/** A pattern that is made when it is first used. */
export const pattern = (source: () => string, flags = 'u'): (() => RegExp) => lazy(() => new RegExp(source(), flags));

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
