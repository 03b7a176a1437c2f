/**
 * The requirements of a form as JSON Schema 2020-12. It accepts what `validate` accepts for presence and form; check digits, directories
 * and what belongs together it does not know.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */

import { formPlaceOf } from './requirements/groups.js';
import type { FieldRequirement, Requirements } from './requirements.js';

/** A schema, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

interface Node {
  schema: Record<string, unknown>;
  readonly required: Set<string>;
  readonly children: Map<string, Node>;
}

const emptyNode = (): Node => ({ schema: {}, required: new Set(), children: new Map() });

/** The node of a pointer, made on the way there. */
function nodeAt(root: Node, pointer: string): Node {
  return pointer
    .split('/')
    .slice(1)
    .reduce((node, name) => {
      const child = node.children.get(name) ?? emptyNode();
      node.children.set(name, child);
      return child;
    }, root);
}

/** Requires a member, and the objects on the way to it. */
function requireAt(root: Node, pointer: string): void {
  pointer
    .split('/')
    .slice(1)
    .reduce((node, name) => {
      node.required.add(name);
      return nodeAt(node, `/${name}`);
    }, root);
}

function written({ schema, required, children }: Node): Record<string, unknown> {
  const properties = Object.fromEntries([...children].map(([name, child]) => [name, written(child)]));
  return {
    ...schema,
    ...(children.size > 0 && { type: 'object', properties }),
    ...(required.size > 0 && { required: [...required] }),
  };
}

/** What a person reads of a member, as `fieldTexts` of `payprep/field-texts` gives it. */
export interface MemberText {
  readonly pointer: string;
  readonly accountIdType?: string;
  readonly label: string;
  readonly hint: string;
}

/** A member, with its text where there is one. */
type Member = FieldRequirement & { readonly text?: MemberText };

/** What only people read: title and description, and the place in a form. */
function annotationsOf({ label, text, pointer }: Member): Record<string, unknown> {
  if (text === undefined) return { title: label };
  const place = formPlaceOf(pointer);
  return { title: text.label, description: text.hint, ...(place && { 'x-group': place.group, 'x-order': place.order }) };
}

/** The schema of one member. */
function memberSchema(member: Member): Record<string, unknown> {
  const { type, format, pattern, minLength, maxLength, options, example, text } = member;
  if (type === 'array') return { type, ...(text && annotationsOf(member)), minItems: 1, items: { type: 'object' } };
  return {
    type,
    ...annotationsOf(member),
    ...(type === 'object' && { minProperties: 1 }),
    ...(format && { format }),
    ...(pattern && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(options && { enum: options }),
    ...(example !== undefined && { examples: [example] }),
  };
}

/** A schema that holds where one of these members is there. */
function oneOfThese(pointers: readonly string[]): JsonSchema {
  return { anyOf: pointers.map((pointer) => schemaOf([pointer])) };
}

/** Each list of members of which one is enough, once. */
const alternativesOf = (fields: readonly FieldRequirement[]): readonly JsonSchema[] =>
  [...new Set(fields.flatMap(({ oneOf }) => (oneOf ? [oneOf.join()] : [])))].map((list) => oneOfThese(list.split(',')));

/** What is required of creditors of one type. */
const byCreditorType = (fields: readonly FieldRequirement[]): readonly JsonSchema[] =>
  fields.flatMap(({ requiredFor = [], oneOf, pointer }) =>
    requiredFor.map((type) => ({
      if: { properties: { creditor: { properties: { type: { const: type } }, required: ['type'] } }, required: ['creditor'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: oneOf ? oneOfThese(oneOf) : schemaOf([pointer]),
    })),
  );

/** What one member depends on another for. */
const conditionsOf = (fields: readonly FieldRequirement[]): readonly JsonSchema[] => [
  ...alternativesOf(fields.filter(({ requiredFor }) => requiredFor === undefined)),
  ...byCreditorType(fields),
];

/** A schema that requires these members, and says nothing of their form. */
function schemaOf(pointers: readonly string[]): JsonSchema {
  const root = emptyNode();
  for (const pointer of pointers) requireAt(root, pointer);
  return written(root);
}

/** The way to give an account identifier of one type. */
function wayOf(type: string, fields: readonly Member[]): JsonSchema {
  const root = emptyNode();
  nodeAt(root, '/creditorAccount/id/type').schema = { const: type };
  requireAt(root, '/creditorAccount/id/type');
  for (const field of fields) add(root, field);
  return written(root);
}

function add(root: Node, field: Member): void {
  const node = nodeAt(root, field.pointer);
  node.schema = { ...node.schema, ...memberSchema(field) };
  if (field.required && field.oneOf === undefined) requireAt(root, field.pointer);
}

/** Each field with its text. */
const membersOf = (fields: readonly FieldRequirement[], texts: readonly MemberText[]): readonly Member[] =>
  fields.map((field): Member => {
    const text = texts.find(({ pointer, accountIdType }) => pointer === field.pointer && accountIdType === field.accountIdType);
    return { ...field, ...(text && { text }) };
  });

/**
 * The schema of the instructions that a form may send along the corridor of these requirements.
 *
 * With the texts of `fieldTexts`, each member has them as `title` and `description`, and its place in a form: `x-group`, and `x-order` from 1.
 *
 * @throws TypeError for what is no requirements, and for texts that are not those of `fieldTexts`
 * @example
 * toJsonSchema(requirements({ country: 'DE', currency: 'EUR', settlementSystem: 'SCT' })).$schema
 * // 'https://json-schema.org/draft/2020-12/schema'
 */
export function toJsonSchema(requirements: Pick<Requirements, 'corridor' | 'fields'>, texts: readonly MemberText[] = []): JsonSchema {
  const { corridor, fields: required } = requirements ?? {};
  if (required?.map === undefined) throw new TypeError('toJsonSchema: the first argument is what requirements() gives');
  if (texts?.find === undefined) throw new TypeError('toJsonSchema: the second argument is what fieldTexts() gives');
  const fields = membersOf(required, texts);
  const root = emptyNode();
  const { country, currency, method, settlementSystem } = corridor;
  const constants = {
    '/country': country,
    '/currency': currency,
    '/method': method,
    '/settlementInformation/settlementSystem': settlementSystem,
  };
  for (const [pointer, value] of Object.entries(constants)) {
    if (value === undefined || value === '') continue;
    nodeAt(root, pointer).schema = { const: value };
    requireAt(root, pointer);
  }
  const types = [...new Set(fields.flatMap(({ accountIdType }) => accountIdType ?? []))];
  const general = fields.filter(({ accountIdType }) => accountIdType === undefined);
  for (const field of general) add(root, field);
  const ways = types.map((type) => {
    const own = fields.filter(({ accountIdType }) => accountIdType === type);
    const conditions = conditionsOf(own);
    return conditions.length > 0 ? { allOf: [wayOf(type, own), ...conditions] } : wayOf(type, own);
  });
  const allOf = [...conditionsOf(general), ...(ways.length > 0 ? [{ anyOf: ways }] : [])];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Payment instruction',
    ...written(root),
    ...(allOf.length > 0 && { allOf }),
  };
}
