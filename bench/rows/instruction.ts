/** Whole instructions: judged, and completed from the bank directories. */
import { validate as validateBare } from 'payprep';
import { enrich as enrichFull } from 'payprep/full';
import { compared, type Figure } from '../figure.js';
import type { Inputs } from '../inputs/inputs.js';
import { passesStack, stackName } from '../peers/stack.js';
import { fitsValibot, valibotName } from '../peers/valibot-schema.js';
import { fitsZod, zodName } from '../peers/zod-schema.js';
import { alternate } from '../rounds.js';
import { turnOf } from '../turns.js';

const parseLine = (line: string): unknown => JSON.parse(line);
const JSON_PARSE = 'JSON.parse of the same line';

const isFine = (instruction: unknown): boolean => validateBare(instruction).status === 'OK';

interface Peer {
  readonly id: string;
  readonly name: string;
  readonly accepts: (instruction: unknown) => boolean;
}

/** They check less; over these instructions they come to the same answer. */
const peers: readonly Peer[] = [
  { id: 'stack', name: stackName, accepts: passesStack },
  { id: 'zod', name: `${zodName}, the shape alone`, accepts: fitsZod },
  { id: 'valibot', name: `${valibotName}, the shape alone`, accepts: fitsValibot },
];

export function validate({ instructions: lines }: Inputs): readonly Figure[] {
  const instructions = lines.map(parseLine);
  for (const { id, accepts } of peers) {
    const differs = instructions.findIndex((instruction) => accepts(instruction) !== isFine(instruction));
    if (differs >= 0) throw new Error(`validate and ${id} differ over instruction ${differs + 1}`);
  }
  const what = 'validate of a full instruction';
  const ours = turnOf((instruction: unknown) => validateBare(instruction), instructions);
  const parsing = alternate([ours, turnOf(parseLine, lines)]);
  const beside = peers.map(({ id, name, accepts }) => {
    const times = alternate([ours, turnOf(accepts, instructions)]);
    return compared({ name: `validate/${id}`, what, peer: name }, 'faster', times, lines.length);
  });
  return [compared({ name: 'validate/json-parse', what, peer: JSON_PARSE }, 'share', parsing, lines.length), ...beside];
}

export function enrich({ ibanInstructions: lines }: Inputs): readonly Figure[] {
  const instructions = lines.map(parseLine);
  const unknown = instructions.findIndex((instruction) => enrichFull(instruction).enrichments.creditorAgent?.name === undefined);
  if (unknown >= 0) throw new Error(`the bank of instruction ${unknown + 1} is not found`);
  const times = alternate([turnOf((instruction: unknown) => enrichFull(instruction), instructions), turnOf(parseLine, lines)]);
  const notes = ['the directories have been read before'];
  const named = { name: 'enrich/json-parse', what: 'enrich with bank lookup', peer: JSON_PARSE, notes };
  return [compared(named, 'share', times, lines.length)];
}
