/** What callers pass in the wrong place: the mistakes of programmers, which throw at once and say what to write instead. */
import type { Engine } from './engine.js';

const described = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'an array' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** What to write instead. */
function advice(value: unknown): string {
  if (typeof value === 'number') return ' In map, write (instruction) => validate(instruction): map passes the index as second argument.';
  return typeof value === 'object' && value !== null ? ' Options go to createEngine, and what it returns goes here.' : '';
}

/**
 * True for what createEngine made. Asks for no class: an engine of another copy of the package serves as well.
 *
 * @throws TypeError for anything else
 */
export function assertEngine(value: Engine | undefined): asserts value is Engine {
  if (typeof value?.plans?.of === 'function') return;
  throw new TypeError(`The second argument must be an engine, made by createEngine, not ${described(value)}.${advice(value)}`);
}

/**
 * Instructions one after the other.
 *
 * @throws TypeError for what is no iterable, and for a text, which is one of characters
 */
export function assertIterable(value: Iterable<unknown>): void {
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) return;
  throw new TypeError(`The first argument must be an array or another iterable of payment instructions, not ${described(value)}.`);
}
