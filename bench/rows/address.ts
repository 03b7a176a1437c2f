/** Compares the division of an address with folding its lines and parting them into words: what any reader of addresses does first. */
import { structureAddress } from 'payprep/address';
import { compareTimes, type Figure } from '../figure.js';
import type { AddressInput } from '../inputs/addresses.js';
import type { Inputs } from '../inputs/inputs.js';
import { measureTurns } from '../rounds.js';
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
  return [compareTimes(name, 'share', times, addresses.length)];
}
