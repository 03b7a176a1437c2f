/** The schema of a payment has the fields of the contract, all of them and no others. */
import Ajv from 'ajv/dist/2020.js';
import { instructionFields } from 'payprep/fields';
import { describe, expect, test } from 'vitest';
import { alerts } from '../../rules/index/alerts.js';
import { instructionSchema } from '../schemas/instruction.js';
import type { JsonSchema } from '../schemas/json-schema.js';
import { createTools } from '../tools.js';

const schema = instructionSchema();

/** Each pointer below a schema, with its type. */
const pointersIn = (part: JsonSchema, pointer = ''): readonly (readonly [string, string])[] =>
  part.type === 'object'
    ? Object.entries(part.properties).flatMap(([name, child]) => [
        [`${pointer}/${name}`, child.type],
        ...pointersIn(child, `${pointer}/${name}`),
      ])
    : [];

test('every field of the contract is in the schema, and no other', () => {
  const types = { text: 'string', object: 'object', list: 'array' } as const;
  const expected = instructionFields.map(({ pointer, type }) => [pointer, types[type]]);
  expect(pointersIn(schema).toSorted()).toEqual(expected.toSorted());
});

test('no object of a payment takes further members', () => {
  const open = (part: JsonSchema): boolean =>
    part.type === 'object' && (part.additionalProperties !== false || Object.values(part.properties).some(open));
  expect(open(schema)).toBe(false);
});

describe('a compiler of schemas takes each schema', () => {
  test.each(createTools().map((tool) => [tool.name, tool] as const))('%s', (_, { inputSchema, outputSchema }) => {
    const ajv = new Ajv.default({ strict: true });
    expect(() => [ajv.compile(inputSchema), ajv.compile(outputSchema)]).not.toThrow();
  });
});

test('payments in order fit the schema', () => {
  const ajv = new Ajv.default({ strict: true });
  const holds = ajv.compile(schema);
  const names = ['CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', 'CREDITOR_DOCUMENT_VALUE_MISSING', 'CREDITOR_BIC_DOES_NOT_EXIST'] as const;
  for (const name of names) expect(holds(alerts[name].example), name).toBe(true);
  expect(holds({ creditor: { nmae: 'x' } })).toBe(false);
});
