/** Writes the corpus: the rules' examples, corridors, and generated instructions. The same in each run. */
import { createWriteStream } from 'node:fs';
import fc from 'fast-check';
import { generateInstructions } from '../../bench/inputs/instructions.js';
import { Random } from '../../test/fuzz/random.js';
import { generateValue } from '../../test/fuzz/values.js';
import { bics, ibans } from '../../test/peers/inputs.js';
import { anyCorridor, anything } from '../../test/properties/instructions.js';
import { ibanInstruction } from '../../test/rules/examples/instructions.js';
import { corridors, exampleInstructions } from './from-examples.js';
import { likelyInstruction } from './likely.js';

const SEED = 20_261_120;
/** Texts longer than this stay in a few lines only: they cost megabytes and tell little. */
const LONG = 300;
const LONG_LINES = 60;
const MAX_LINE = 300_000;
/** Full instructions that raise nothing. */
const ORDINARY = 660;

const [file = '', count = '', acceptance] = process.argv.slice(2);

function* sampled<T>(values: fc.Arbitrary<T>, numRuns: number): Generator<T> {
  const each = 500;
  for (let from = 0; from < numRuns; from += each) yield* fc.sample(values, { seed: SEED + from, numRuns: Math.min(each, numRuns - from) });
}

/** So many generated instructions: most of them likely, some hostile. */
function* generated(total: number): Generator<unknown> {
  const part = (share: number): number => Math.round(total * share);
  const random = new Random(SEED);
  yield* generateInstructions(ORDINARY);
  for (const iban of sampled(ibans, part(0.06))) yield ibanInstruction(iban);
  for (const bic of sampled(bics, part(0.01))) yield { creditorAgent: { bic } };
  for (let at = 0; at < part(0.68); at++) yield likelyInstruction(random);
  yield* sampled(anything, part(0.16));
  for (let at = 0; at < part(0.08); at++) yield generateValue(random);
}

const shortened = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.slice(0, LONG) : value);

let long = 0;
function lineOf(content: { readonly instruction: unknown } | { readonly corridor: unknown }): string {
  const line = JSON.stringify(content);
  if (line.length < LONG * 10 || (line.length < MAX_LINE && long++ < LONG_LINES)) return line;
  return JSON.stringify(content, shortened);
}

function* lines(): Generator<string> {
  const written = new Set<string>();
  for (const instruction of exampleInstructions(acceptance)) {
    const line = lineOf({ instruction: instruction ?? null });
    if (!written.has(line)) yield line;
    written.add(line);
  }
  for (const corridor of [...corridors(), ...sampled(anyCorridor, Number(count) / 200)]) yield lineOf({ corridor: corridor ?? null });
  for (const instruction of generated(Number(count))) yield lineOf({ instruction: instruction ?? null });
}

const stream = createWriteStream(file);
let written = 0;
for (const line of lines()) {
  written++;
  if (!stream.write(`${line}\n`)) await new Promise<void>((done) => stream.once('drain', () => done()));
}
stream.end();
stream.once('close', () => console.log(`${written} lines: ${file}`));
