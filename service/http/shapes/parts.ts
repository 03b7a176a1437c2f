/**
 * The shapes that requests and answers share: the objects of the contract, made from its fields. In an instruction, `null` means the same as absent.
 */
import { instructionFields } from 'payprep/fields';
import * as v from 'valibot';
import { object } from './object.js';

type ObjectShape = v.ObjectSchema<v.ObjectEntries, undefined>;

const text = v.nullish(v.string());

/** One shape for each pointer, so that the OpenAPI document can refer to a shape that occurs again. */
const shapes = new Map<string, ObjectShape>();

/** The object at a pointer; `''` is the whole instruction. An intermediary has the shape of the creditor's agent. */
function objectAt(pointer: string): ObjectShape {
  const parent = pointer.replace(/^\/intermediaryAgent\d$/, '/creditorAgent');
  const shape = shapes.get(parent) ?? object(Object.fromEntries(namesIn(parent).map((name) => [name, memberAt(`${parent}/${name}`)])));
  shapes.set(parent, shape);
  return shape;
}

/** The names of the members of an object, in the order of the contract. */
function namesIn(parent: string): readonly string[] {
  const below = instructionFields.filter(({ pointer }) => pointer.startsWith(`${parent}/`));
  return [...new Set(below.map(({ pointer }) => pointer.slice(parent.length + 1).split('/')[0] ?? ''))];
}

function memberAt(pointer: string): v.GenericSchema {
  const { type, items = [] } = instructionFields.find((field) => field.pointer === pointer) ?? {};
  if (type === 'object') return v.nullish(objectAt(pointer));
  return type === 'list' ? v.nullish(v.array(object(v.entriesFromList(items, text)))) : text;
}

export const instruction = objectAt('');
export const address = objectAt('/creditor/address');
export const agent = objectAt('/creditorAgent');
export const creditor = objectAt('/creditor');
export const account = objectAt('/creditorAccount');
