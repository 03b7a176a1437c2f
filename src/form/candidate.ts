/** What a text may become by typing more at its end: one form of an identifier against the characters so far. */
import { lazy } from '../../rules/vocabulary/lazy.js';
import { misfit } from '../identifiers/country/layout.js';
import type { TypedReading } from './as-typed.js';

/** The text may become right with `remaining` characters more; or it cannot, for what stands at `at`. */
export type Continuation = { readonly remaining: number } | { readonly at: number; readonly to: number };

/**
 * Text that stands at `start` of a number of these classes: what is before it are zeros that people leave out.
 *
 * @param shift where in the text the part begins that is compared
 */
export function compareAt(text: string, classes: string, start: number, shift = 0): Continuation {
  const places = classes.length - start;
  const count = Math.min(text.length - shift, places);
  if (classes.slice(0, start).includes('a')) return { at: shift, to: text.length };
  const misplaced = misfit(text, classes, shift, start, start + count);
  if (misplaced >= 0) return { at: misplaced - start + shift, to: misplaced - start + shift + 1 };
  if (shift + count < text.length) return { at: shift + count, to: text.length };
  // what has all its characters and is not right is wrong as a whole
  return count < places ? { remaining: places - count } : { at: text.length, to: text.length };
}

export const isPossible = (candidate: Continuation): candidate is { readonly remaining: number } => 'remaining' in candidate;

/** The best of all: the one with the fewest characters missing, else the one that fails last. */
export function best(candidates: Iterable<Continuation>): Continuation {
  let found: Continuation = { at: 0, to: 1 };
  for (const candidate of candidates) {
    if (isPossible(candidate)) {
      if (!isPossible(found) || candidate.remaining < found.remaining) found = candidate;
    } else if (!isPossible(found) && candidate.at > found.at) found = candidate;
  }
  return found;
}

/** What a text is that is not right as it stands. */
export function readingOf(candidate: Continuation, text: string): TypedReading {
  if (isPossible(candidate)) return { state: 'incomplete', remaining: candidate.remaining };
  const { at, to } = candidate;
  return { state: 'wrong', at: at < text.length ? [at, to] : [0, text.length] };
}

export const complete: TypedReading = { state: 'complete', remaining: 0 };

/** Letters of any script: no rule says what such a number looks like. */
const NO_PART = /* @__PURE__ */ lazy(() => /[^\p{L}\p{M}\p{N}\-/,.&+]/u);

/** A text of which nothing is known: any letters and digits will do. */
export function readUnknown(text: string): TypedReading {
  const foreign = text.search(NO_PART());
  if (foreign >= 0) return { state: 'wrong', at: [foreign, foreign + 1] };
  return text === '' ? { state: 'incomplete' } : complete;
}
