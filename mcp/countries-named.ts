/** Finds the codes of countries for a name, or for a code of another list, that an assistant gave in place of a code. */
import { countries, explain } from 'payprep/full';

/** The names of too many countries contain fewer letters than this. */
const SHORTEST = 4;

const MOST = 5;

export function countriesNamed(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  const meant = explain({ country: text }).alerts.flatMap(({ correction }) => correction?.insert ?? []);
  if (meant.length > 0) return meant;
  const name = text.trim().toLowerCase();
  if (name.length < SHORTEST) return [];
  return countries()
    .filter((country) => country.name.toLowerCase().includes(name))
    .slice(0, MOST)
    .map(({ code }) => code);
}
