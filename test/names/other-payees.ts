/**
 * Pairs of names that differ in one thing, which makes them two payees: none may be a match. What folding, the order of a person’s names and spaces change is
 * one payee by the schemes, and is left out.
 */
import { CHANGES_OF_FIRMS } from './other-firms.js';
import { CHANGES_OF_PEOPLE } from './other-people.js';
import { type Change, type Pair, Random } from './random-pairs.js';

export const CHANGES: readonly Change[] = [...CHANGES_OF_PEOPLE, ...CHANGES_OF_FIRMS];
export const pairsOf = ({ make }: Change, rounds: number): readonly Pair[] => {
  const random = new Random(rounds);
  return Array.from({ length: rounds }, () => make(random)).flat();
};
