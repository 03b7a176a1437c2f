/** The correction of a value with characters that nobody sees: a zero-width space, a byte order mark, marks of direction, a line end behind it. */

import { lazy } from '../../../rules/vocabulary/lazy.js';
import { UNSEEN } from '../../characters/characters.js';
import type { Correction } from '../../characters/correction.js';

/** Joiners have a meaning in names alone. */
const UNSEEN_CHARACTER = /* @__PURE__ */ lazy(() => new RegExp(`[${UNSEEN}\\u200C\\u200D]`, 'gu'));

/** The text that is seen, without spaces around it. */
export const seenIn = (text: string): string => text.replace(UNSEEN_CHARACTER(), '').trim();

/** Removes them; undefined where there are none, or nothing else. */
export function correctUnseen(value: string): Correction | undefined {
  const found = [...value.matchAll(UNSEEN_CHARACTER())];
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined || seenIn(value) === '') return undefined;
  const end = last.index + last[0].length;
  const insert = value.slice(first.index, end).replace(UNSEEN_CHARACTER(), '');
  return { at: first.index, remove: end - first.index, insert };
}
