/** Compares the comparison of names with the least that a list of vendors could do: fold case and marks, sort the words, and look whether they are equal. */
import { compareNames } from 'payprep/names';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import type { NamePair } from '../inputs/names.js';
import { measureTurns } from '../rounds.js';
import { createTurn } from '../turns.js';

const sortedWords = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ');

const areEqual = ([given, held]: NamePair): boolean => sortedWords(given) === sortedWords(held);

export function compareNamePairs({ names }: Inputs): readonly Figure[] {
  const times = measureTurns([createTurn(([given, held]: NamePair) => compareNames(given, held), names), createTurn(areEqual, names)]);
  const name = {
    name: 'names/folded',
    what: 'compareNames of a pair of names',
    peer: 'words without case and marks, sorted, are equal',
    notes: ['the peer knows no initial, no legal form and no slip, and gives no reason: it answers another question'],
  };
  return [compareTimes(name, 'share', times, names.length)];
}
