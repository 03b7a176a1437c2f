/** The inputs of the benchmarks: all different, and the same in each run. */
import { readFileSync } from 'node:fs';
import type { AddressInput } from './addresses.js';
import type { LocalInput } from './local-details.js';
import type { NamePair } from './names.js';
import type { PhoneInput } from './phones.js';

export interface Inputs {
  /** Nine of ten are valid. */
  readonly ibans: readonly string[];
  /** The same IBANs, as people write them. */
  readonly writtenIbans: readonly string[];
  readonly localDetails: readonly LocalInput[];
  /** Full instructions without a telephone number, a line of JSON each. In one of twenty, the country does not exist. */
  readonly instructions: readonly string[];
  /** Full instructions whose bank is in a directory, a line of JSON each. */
  readonly ibanInstructions: readonly string[];
  readonly phones: readonly PhoneInput[];
  readonly names: readonly NamePair[];
  readonly addresses: readonly AddressInput[];
}

/** The file that the generating process writes and the measuring process reads. */
export const INPUTS_FILE = '.build/bench/inputs.json';

export const readInputs = (): Inputs => JSON.parse(readFileSync(INPUTS_FILE, 'utf8')) as Inputs;
