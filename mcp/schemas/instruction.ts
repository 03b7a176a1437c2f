/** The schema of a payment instruction, made of the list of fields that `payprep/fields` publishes. */

import { creditorTypes, type FieldPointer, type InstructionField, instructionFields } from 'payprep/fields';
import { methods } from 'payprep/full';
import { DESCRIPTIONS } from './descriptions.js';
import type { JsonSchema, ObjectSchema } from './json-schema.js';

/** The engine looks at no more documents. */
const MAX_DOCUMENTS = 20;

const ENUMS = (): { readonly [Pointer in FieldPointer]?: readonly string[] } => ({
  '/method': methods().map(({ code }) => code),
  '/creditor/type': creditorTypes,
});

const PATTERNS: { readonly [Pointer in FieldPointer]?: string } = { '/country': '^[A-Z]{2}$', '/currency': '^[A-Z]{3}$' };

function schemaOf({ pointer, type, maxLength, items = [] }: InstructionField, enums: ReturnType<typeof ENUMS>): JsonSchema {
  const description = DESCRIPTIONS[pointer];
  const described = description === undefined ? {} : { description };
  if (type === 'object') return { type, ...described, properties: {}, additionalProperties: false };
  if (type === 'list') {
    const properties = Object.fromEntries(items.map((name) => [name, { type: 'string' } as const]));
    return { type: 'array', ...described, items: { type: 'object', properties, additionalProperties: false }, maxItems: MAX_DOCUMENTS };
  }
  const pattern = PATTERNS[pointer];
  const values = enums[pointer];
  return { type: 'string', ...described, ...(values && { enum: values }), ...(pattern && { pattern }), ...(maxLength && { maxLength }) };
}

interface Node {
  readonly schema: JsonSchema | undefined;
  readonly children: Map<string, Node>;
}

function written({ schema, children }: Node): JsonSchema {
  if (schema !== undefined && schema.type !== 'object') return schema;
  const properties = Object.fromEntries([...children].map(([name, child]) => [name, written(child)]));
  return { type: 'object', ...schema, properties, additionalProperties: false };
}

/** A payment instruction: every member may be absent. */
export function instructionSchema(): ObjectSchema {
  const enums = ENUMS();
  const root: Node = { schema: undefined, children: new Map() };
  for (const field of instructionFields) {
    const names = field.pointer.split('/').slice(1);
    const last = names.pop() as string;
    const parent = names.reduce((node, name) => {
      const child = node.children.get(name) ?? { schema: undefined, children: new Map() };
      node.children.set(name, child);
      return child;
    }, root);
    // an object may stand behind its parts
    parent.children.set(last, { schema: schemaOf(field, enums), children: parent.children.get(last)?.children ?? new Map() });
  }
  return written(root) as ObjectSchema;
}
