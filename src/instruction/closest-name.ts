/** What was meant by a name that is not known: the known one that takes the fewest edits. */

import { lazy } from '../../rules/vocabulary/lazy.js';
import { editDistance } from '../characters/edit-distance.js';

/** A shorter beginning says nothing. */
const MIN_BEGINNING = 3;

const SEPARATORS = /* @__PURE__ */ lazy(() => /[^\p{L}\p{N}]/gu);

/** Case and separators say nothing: `creditor_account` is `creditorAccount`. */
export const folded = (name: string): string => name.toLowerCase().replace(SEPARATORS(), '');

/**
 * The known names that are nearest, all of them where several are equally near. Where none is near: those that begin with the name, as `streetName`
 * begins with `street`. The time grows with the length of the name; callers bound it.
 */
export function closestNames(name: string, known: readonly string[]): readonly string[] {
  const text = folded(name);
  // one edit in three characters is a slip; more is another name
  const most = Math.floor((text.length + 1) / 3);
  const distances = known.map((each) => editDistance(text, folded(each), most));
  const least = Math.min(...distances);
  if (least <= most) return known.filter((_, at) => distances[at] === least);
  return text.length < MIN_BEGINNING ? [] : known.filter((each) => folded(each).startsWith(text));
}

/**
 * The known name that is nearest; undefined where none is near, or several are equally.
 *
 * @example
 * closestName('contry', ['country', 'currency']) // 'country'
 */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const [only, ...others] = closestNames(name, known);
  return others.length === 0 ? only : undefined;
}
