/**
 * Compares `validate` and `enrich` with JSON.parse and with schema validators, on the same two thousand objects again and again. The rows `bulk` have
 * what a file costs.
 */
import { validate } from 'payprep';
import { enrich } from 'payprep/full';
import { compareTimes, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { passesStack, stackName } from '../peers/stack.js';
import { fitsValibot, valibotName } from '../peers/valibot-schema.js';
import { fitsZod, zodName } from '../peers/zod-schema.js';
import { measureTurns } from '../rounds.js';
import { createTurn } from '../turns.js';

const parseLine = (line: string): unknown => JSON.parse(line);
const JSON_PARSE = 'JSON.parse of the same line';

const isOk = (instruction: unknown): boolean => validate(instruction).status === 'OK';

interface Peer {
  readonly id: string;
  readonly name: string;
  readonly accepts: (instruction: unknown) => boolean;
}

/** The peers check less, but agree about these instructions. */
const peers: readonly Peer[] = [
  { id: 'stack', name: stackName, accepts: passesStack },
  { id: 'zod', name: `${zodName}, the shape alone`, accepts: fitsZod },
  { id: 'valibot', name: `${valibotName}, the shape alone`, accepts: fitsValibot },
];

export function compareValidate({ instructions: lines }: Inputs): readonly Figure[] {
  const instructions = lines.map(parseLine);
  for (const { id, accepts } of peers) {
    const differs = instructions.findIndex((instruction) => accepts(instruction) !== isOk(instruction));
    if (differs >= 0) throw new Error(`validate and ${id} disagree about instruction ${differs + 1}`);
  }
  const what = 'validate of full instructions that were seen before, without directories';
  const ours = createTurn((instruction: unknown) => validate(instruction), instructions);
  const parsing = measureTurns([ours, createTurn(parseLine, lines)]);
  const withPeers = peers.map(({ id, name, accepts }) => {
    const times = measureTurns([ours, createTurn(accepts, instructions)]);
    return compareTimes({ name: `validate/${id}`, what, peer: name }, 'faster', times, lines.length);
  });
  return [compareTimes({ name: 'validate/json-parse', what, peer: JSON_PARSE }, 'share', parsing, lines.length), ...withPeers];
}

export function compareEnrich({ ibanInstructions: lines }: Inputs): readonly Figure[] {
  const instructions = lines.map(parseLine);
  const unknown = instructions.findIndex((instruction) => enrich(instruction).enrichments.creditorAgent?.name === undefined);
  if (unknown >= 0) throw new Error(`the bank of instruction ${unknown + 1} is not found`);
  const times = measureTurns([createTurn((instruction: unknown) => enrich(instruction), instructions), createTurn(parseLine, lines)]);
  const notes = ['the directories are read before the measurement'];
  const name = { name: 'enrich/json-parse', what: 'enrich of full instructions that were seen before', peer: JSON_PARSE, notes };
  return [compareTimes(name, 'share', times, lines.length)];
}
