/** Throws where a caller passes something else in the place of the engine: a mistake of the programmer. The message says what to write instead. */
import { awaitOf } from '../directory/await-of.js';
import type { Engine } from './engine.js';

/**
 * True for what createEngine made. Asks for no class: an engine of another copy of the package serves as well.
 *
 * @throws TypeError for anything else, such as options, or the index that `map` passes
 */
export function assertEngine(value: Engine | undefined, place: 'second' | 'third' = 'second'): asserts value is Engine {
  if (typeof value?.plans?.of === 'function') return;
  const isIndex = typeof value === 'number';
  throw new TypeError(
    `The ${place} argument must be an engine, made by createEngine, not ${isIndex ? 'the index of map: write map((each) => validate(each))' : value && typeof value}${awaitOf(value)}`,
  );
}

/**
 * Asserts an iterable of instructions.
 *
 * @throws TypeError for anything else, and for strings, which iterate over characters
 */
export function assertIterable(value: Iterable<unknown>): void {
  if (typeof value === 'object' && value !== null && Symbol.iterator in value) return;
  throw new TypeError(`The first argument must be an iterable, not ${value && typeof value}`);
}
