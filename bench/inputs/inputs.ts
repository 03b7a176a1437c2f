/** What is measured with: texts and instructions, all different, the same in each run. */
import { readFileSync } from 'node:fs';
import type { LocalInput } from './local-details.js';
import type { PhoneInput } from './phones.js';

export interface Inputs {
  /** Nine of ten are sound. */
  readonly ibans: readonly string[];
  /** The same, as people write them. */
  readonly writtenIbans: readonly string[];
  readonly localDetails: readonly LocalInput[];
  /** Full instructions without a telephone number, each a line of JSON; one of twenty has a country that is none. */
  readonly instructions: readonly string[];
  /** Full instructions whose bank is in a directory, each a line of JSON. */
  readonly ibanInstructions: readonly string[];
  readonly phones: readonly PhoneInput[];
}

/** Where they are kept between the two processes. */
export const INPUTS_FILE = '.build/bench/inputs.json';

export const readInputs = (): Inputs => JSON.parse(readFileSync(INPUTS_FILE, 'utf8')) as Inputs;
