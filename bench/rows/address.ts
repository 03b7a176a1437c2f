/**
 * Compares the division of an address with folding its lines and parting them into words, what any reader of addresses does first; and the first one of a
 * process, for which V8 compiles the patterns, with the start of a process.
 */
import { structureAddress } from 'payprep/address';
import { processFile, runNode } from '../children.js';
import { compareTimes, type Figure } from '../figure.js';
import type { AddressInput } from '../inputs/addresses.js';
import type { Inputs } from '../inputs/inputs.js';
import { measureTurns, wallClock } from '../rounds.js';
import { createTurn } from '../turns.js';

const foldWords = ({ lines }: AddressInput): readonly string[] =>
  lines.flatMap((line) =>
    line
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u),
  );

export function compareAddresses({ addresses }: Inputs): readonly Figure[] {
  const structure = ({ lines, country }: AddressInput) => structureAddress(lines, { country });
  const times = measureTurns([createTurn(structure, addresses), createTurn(foldWords, addresses)]);
  const name = { name: 'address/folded', what: 'structureAddress of an address', peer: 'its words without case and marks' };
  return [compareTimes(name, 'share', times, addresses.length), compareFirst()];
}

const TURNS = 15;

function compareFirst(): Figure {
  const ours = (): number => Number(runNode(['--single-threaded-gc', processFile('first-address')]));
  const theirs = (): number => {
    const start = wallClock();
    runNode([processFile('empty')]);
    return wallClock() - start;
  };
  const turns = Array.from({ length: TURNS }, () => [ours(), theirs()] as const);
  const what = 'the first structureAddress of a process, import left out';
  return compareTimes({ name: 'address/first', what, peer: 'a process that loads an empty ES module' }, 'share', [
    turns.map(([first]) => first),
    turns.map(([, empty]) => empty),
  ]);
}
