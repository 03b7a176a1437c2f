/** Finds the known name that a misspelt one most likely means, for columns, commands and options. Separators count. */
import { editDistance } from '../../src/characters/edit-distance.js';

const MAX_NAME = 60;

/** The nearest candidate, if at most a third of the letters differ and no other candidate is as near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME) return undefined;
  const lower = name.toLowerCase();
  const near = [...new Set(candidates)]
    .map((candidate) => {
      const most = Math.max(1, Math.floor(Math.max(candidate.length, name.length) / 3));
      return { candidate, most, distance: editDistance(lower, candidate.toLowerCase(), most) };
    })
    .filter(({ distance, most }) => distance <= most)
    .sort((first, second) => first.distance - second.distance);
  const [best, next] = near;
  return best === undefined || best.distance === next?.distance ? undefined : best.candidate;
}

/** `. Did you mean …?`, or nothing. */
export function didYouMean(name: string, candidates: Iterable<string>, prefix = ''): string {
  const found = nearest(name, candidates);
  return found === undefined ? '' : `. Did you mean ${prefix}${found}?`;
}
