/** Generates the inputs from the source. A process of its own, so that only the built package is loaded where it is measured. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateAddresses } from './addresses.js';
import { corruptSome, formatAsWritten, generateIbans } from './ibans.js';
import { INPUTS_FILE, type Inputs } from './inputs.js';
import { generateInstructions } from './instructions.js';
import { extractLocalDetails } from './local-details.js';
import { generateNames } from './names.js';
import { generatePhones } from './phones.js';
import { places } from './places.js';

const COUNT = 2000;

/** Gives one in twenty instructions an unknown country, which every peer must refuse. */
const corrupt = (instruction: object, at: number): object => (at % 20 === 19 ? { ...instruction, country: 'Germany' } : instruction);

const toLines = (list: readonly object[]): readonly string[] => list.map((instruction) => JSON.stringify(instruction));

const validIbans = generateIbans();
const ibans = corruptSome(validIbans);
const inputs: Inputs = {
  ibans,
  writtenIbans: formatAsWritten(ibans),
  localDetails: extractLocalDetails(validIbans),
  instructions: toLines(generateInstructions(COUNT).map(corrupt)),
  ibanInstructions: toLines(
    generateInstructions(
      COUNT,
      places.filter(({ local }) => local === undefined),
    ),
  ),
  phones: generatePhones(),
  names: generateNames(),
  addresses: generateAddresses(),
};

mkdirSync(dirname(INPUTS_FILE), { recursive: true });
writeFileSync(INPUTS_FILE, JSON.stringify(inputs));
