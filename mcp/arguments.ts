/**
 * Checks the size, the types and the names of the arguments of a call. What is in a payment is left to the engine, which takes any value.
 *
 * A problem is a sentence that tells the assistant what to do. It repeats nothing of what was sent: neither a value nor a name.
 */
import type { JsonSchema, ObjectSchema } from './schemas/json-schema.js';

/** `payments`: as many as the bulk endpoints of the contract take. `characters`: far more than so many payments need. */
export const LIMITS = { payments: 20, characters: 65_536 } as const;

export type Arguments = Readonly<Record<string, unknown>>;

export type ReadArguments = { readonly ok: true; readonly value: Arguments } | { readonly ok: false; readonly problem: string };

const isObject = (value: unknown): value is Arguments => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The length of the arguments as JSON; infinite if they are nested too deeply for `JSON.stringify`. */
function lengthOf(value: unknown): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const placeOf = (pointer: string): string => (pointer === '' ? 'The arguments have' : `${pointer} has`);

/** The problem of the first object with an unknown member; undefined if there is none. Wrong types are left to the engine. */
function strangerIn(value: unknown, schema: JsonSchema, pointer: string): string | undefined {
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return undefined;
    return firstOf(value.map((item, at) => () => strangerIn(item, schema.items, `${pointer}/${at}`)));
  }
  if (schema.type !== 'object' || !isObject(value)) return undefined;
  const { properties } = schema;
  const names = Object.keys(value);
  if (names.some((name) => !Object.hasOwn(properties, name))) {
    return `${placeOf(pointer)} a member that is not known here. Known: ${Object.keys(properties).join(', ')}.`;
  }
  return firstOf(names.map((name) => () => strangerIn(value[name], properties[name] as JsonSchema, `${pointer}/${name}`)));
}

function firstOf(finds: readonly (() => string | undefined)[]): string | undefined {
  for (const find of finds) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The problem of an argument; undefined if there is none. */
function misfitOf(name: string, value: unknown, schema: JsonSchema, isRequired: boolean): string | undefined {
  if (value === undefined && !isRequired) return undefined;
  if (schema.type === 'string')
    return typeof value === 'string' ? undefined : `\`${name}\` is a text${isRequired ? ' that has to be given' : ''}.`;
  if (schema.type === 'object') return isObject(value) ? undefined : `\`${name}\` is ${AN_OBJECT}.`;
  if (schema.type !== 'array') return undefined;
  if (!Array.isArray(value) || value.length === 0) return `\`${name}\` is a list with at least one payment.`;
  const { maxItems = Number.POSITIVE_INFINITY } = schema;
  if (value.length > maxItems) return `\`${name}\` has ${value.length} payments; a call takes ${maxItems} at most. Make several calls.`;
  const at = value.findIndex((item) => !isObject(item));
  return at < 0 ? undefined : `/${name}/${at} is no object. A payment is ${AN_OBJECT}.`;
}

const AN_OBJECT = 'an object with members such as country, currency and creditorAccount';

/** Reads the arguments of a call by the schema of the tool. */
export function readArguments(value: unknown, schema: ObjectSchema): ReadArguments {
  if (!isObject(value)) return { ok: false, problem: `The arguments are an object with: ${Object.keys(schema.properties).join(', ')}.` };
  if (lengthOf(value) > LIMITS.characters) {
    return {
      ok: false,
      problem: `The arguments are longer than ${LIMITS.characters} characters. Send less in one call.`,
    };
  }
  const { required = [], properties } = schema;
  // as in a payment, null is absent
  const given = Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
  const problem = firstOf([
    ...Object.entries(properties).map(
      ([name, each]) =>
        () =>
          misfitOf(name, given[name], each, required.includes(name)),
    ),
    () => strangerIn(given, schema, ''),
  ]);
  return problem === undefined ? { ok: true, value: given } : { ok: false, problem };
}
