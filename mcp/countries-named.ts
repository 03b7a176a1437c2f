/** Finds the codes of countries by name, for a name that an assistant gave in place of a code. */
import { countries } from 'payprep/full';

/** The names of too many countries contain fewer letters than this. */
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
