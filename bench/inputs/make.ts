/**
 * Makes the inputs, in a process of their own: the rules that make them are the source's, and nothing of it is loaded where the package is measured.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { asWritten, someWrong, soundIbans } from './ibans.js';
import { INPUTS_FILE, type Inputs } from './inputs.js';
import { instructions } from './instructions.js';
import { localDetails } from './local-details.js';
import { phones } from './phones.js';
import { places } from './places.js';

const COUNT = 2000;

/** A country that is none: whatever looks at an instruction at all refuses it. */
const spoilt = (instruction: object, at: number): object => (at % 20 === 19 ? { ...instruction, country: 'Germany' } : instruction);

const lines = (list: readonly object[]): readonly string[] => list.map((instruction) => JSON.stringify(instruction));

const sound = soundIbans();
const ibans = someWrong(sound);
const inputs: Inputs = {
  ibans,
  writtenIbans: asWritten(ibans),
  localDetails: localDetails(sound),
  instructions: lines(instructions(COUNT).map(spoilt)),
  ibanInstructions: lines(
    instructions(
      COUNT,
      places.filter(({ local }) => local === undefined),
    ),
  ),
  phones: phones(),
};

mkdirSync(dirname(INPUTS_FILE), { recursive: true });
writeFileSync(INPUTS_FILE, JSON.stringify(inputs));
