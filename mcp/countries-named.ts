/** Finds country codes where an assistant gave a name, or a code of another list. */
import { countries, explain } from 'payprep/full';

/** A shorter text is part of the names of too many countries. */
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
