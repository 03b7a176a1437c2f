/** The codes of the countries whose names hold what an assistant gave as a code. */
import { countries } from 'payprep/full';

/** Fewer letters are in the names of many countries, and of the wrong ones. */
const SHORTEST = 4;

const MOST = 5;

export function countriesNamed(text: unknown): readonly string[] {
  if (typeof text !== 'string' || text.trim().length < SHORTEST) return [];
  const name = text.trim().toLowerCase();
  return countries()
    .filter((country) => country.name.toLowerCase().includes(name))
    .slice(0, MOST)
    .map(({ code }) => code);
}
