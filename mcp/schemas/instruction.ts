/**
 * The members of a payment instruction, from the fields that `payprep/fields` publishes: as a schema that checks arguments, and as one line for the
 * assistant.
 *
 * The gotcha: an assistant reads the schemas of all tools with each conversation. So the tools list a payment as a plain object, one of them names
 * its members, and the refusal of an unknown member lists the known ones.
 */
import { type InstructionField, instructionFields } from 'payprep/fields';
import type { JsonSchema, ObjectSchema } from './json-schema.js';

function schemaOf({ type, items = [] }: InstructionField): JsonSchema {
  if (type === 'object') return { type, properties: {}, additionalProperties: false };
  if (type === 'text') return { type: 'string' };
  const properties = Object.fromEntries(items.map((name) => [name, { type: 'string' } as const]));
  return { type: 'array', items: { type: 'object', properties, additionalProperties: false } };
}

interface Node {
  readonly schema: JsonSchema | undefined;
  readonly children: Map<string, Node>;
}

function written({ schema, children }: Node): JsonSchema {
  if (schema !== undefined && schema.type !== 'object') return schema;
  const properties = Object.fromEntries([...children].map(([name, child]) => [name, written(child)]));
  return { type: 'object', properties, additionalProperties: false };
}

/** A payment instruction: every member may be absent. */
export function instructionSchema(): ObjectSchema {
  const root: Node = { schema: undefined, children: new Map() };
  for (const field of instructionFields) {
    const names = field.pointer.split('/').slice(1);
    const last = names.pop() as string;
    const parent = names.reduce((node, name) => {
      const child = node.children.get(name) ?? { schema: undefined, children: new Map() };
      node.children.set(name, child);
      return child;
    }, root);
    // the list may have an object after its members: the children found so far are kept
    parent.children.set(last, { schema: schemaOf(field), children: parent.children.get(last)?.children ?? new Map() });
  }
  return written(root) as ObjectSchema;
}

/** `country, creditor {name, documents [{value, type}]}`. */
function namesIn({ properties }: ObjectSchema): string {
  const memberOf = (name: string, schema: JsonSchema): string => {
    if (schema.type === 'object') return `${name} {${namesIn(schema)}}`;
    return schema.type === 'array' ? `${name} [{${namesIn(schema.items as ObjectSchema)}}]` : name;
  };
  return Object.entries(properties)
    .map(([name, schema]) => memberOf(name, schema))
    .join(', ');
}

/** The three intermediary agents have the same members. */
const SECOND_AND_THIRD = /, intermediaryAgent[23] \{.*?\}(?=, (?:intermediaryAgent3|settlementInformation))/g;

/** Every member of a payment, in a line. */
export const memberNames = (): string =>
  namesIn(instructionSchema())
    .replace(SECOND_AND_THIRD, '')
    .replace('intermediaryAgent1', '$& to 3')
    .replace(', addressLine2, addressLine3', ' to 3');
