/** The correction of a value with characters that nobody sees: a zero-width space, a byte order mark, marks of direction, a line end behind it. */

import type { Correction } from '../../characters/correction.js';
import { seenIn, unseenCharacters } from '../../characters/unseen.js';

/** Removes them; undefined where there are none, or nothing else. */
export function correctUnseen(value: string): Correction | undefined {
  const found = [...value.matchAll(unseenCharacters())];
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || seenIn(value) === '') return undefined;
  const end = last.index + last[0].length;
  return { at: first.index, remove: end - first.index, insert: value.slice(first.index, end).replace(unseenCharacters(), '') };
}
