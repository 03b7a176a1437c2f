/** Along every corridor: what `requirements` says makes an instruction that lands, and what is taken from it or spoilt is found. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { createEngine, explain, requirements, toJsonSchema, validate } from '../../src/full.js';
import { corridors, instructionOf, withValue } from '../engine/corridors.js';

const engine = createEngine({ on: '2026-11-20' });
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const cases = corridors.flatMap((corridor) => {
  const required = requirements(corridor, engine);
  const types = required.fields.find(({ pointer }) => pointer === '/creditorAccount/id/type')?.options ?? [];
  const accepts = ajv.compile(toJsonSchema(required));
  return types.map((type) => {
    const name = [corridor.country, corridor.settlementSystem, type].filter((text) => text !== undefined).join(' ');
    const fields = required.fields.filter(({ accountIdType }) => (accountIdType ?? type) === type);
    const account = fields.find(({ pointer }) => pointer === '/creditorAccount/id/value');
    return { name, required, fields, accepts, instruction: instructionOf(required, type), hasExample: account?.example !== undefined };
  });
});
const complete = cases.filter(({ hasExample }) => hasExample);

/** The instruction as the form sends it: the contract's payment instruction names no method. */
const sent = (instruction: object): object => withValue(instruction, '/method', undefined);

test('there is an example for nearly every corridor', () => {
  expect(complete.length).toBeGreaterThan(400);
  const without = cases.filter(({ hasExample, name }) => !hasExample && /(?:IBAN|ACCOUNT_NUMBER)$/.test(name)).map(({ name }) => name);
  expect(without).toEqual([]);
});

test('no corridor has anything against itself', () => {
  expect(
    cases.filter(({ required }) => required.problems.length > 0).map(({ name, required }) => `${name} ${required.problems[0]?.code}`),
  ).toEqual([]);
});

test('what is required is enough', () => {
  const failures = complete.flatMap(({ name, instruction }) => validate(instruction, engine).alerts.map(({ code }) => `${name}: ${code}`));
  expect(failures).toEqual([]);
});

test('the schema accepts it', () => {
  expect(complete.filter(({ accepts, instruction }) => !accepts(sent(instruction))).map(({ name }) => name)).toEqual([]);
});

describe('each required field', () => {
  test('is missed where it is absent, by `validate` and by the schema', () => {
    const failures = complete.flatMap(({ name, instruction, fields, accepts }) =>
      fields
        .filter(({ required }) => required)
        .flatMap(({ pointer }) => {
          const whole = pointer === '/creditorAccount/id/value' ? '/creditorAccount/id' : pointer;
          const without = withValue(instruction, whole, undefined);
          const missed = explain(without, engine).alerts.some(
            (alert) => alert.code.endsWith('_MISSING') && (whole.startsWith(alert.pointer) || alert.pointer === whole),
          );
          return [...(missed ? [] : [`${name} ${pointer}: validate`]), ...(accepts(sent(without)) ? [`${name} ${pointer}: schema`] : [])];
        }),
    );
    expect(failures).toEqual([]);
  });

  test('is found where it is spoilt', () => {
    const failures = complete.flatMap(({ name, instruction, fields, accepts }) =>
      fields
        .filter(({ required, pattern, options, format }) => required && (pattern ?? options ?? format) !== undefined)
        .flatMap(({ pointer }) => {
          const spoilt = withValue(instruction, pointer, '§');
          const found = explain(spoilt, engine).alerts.some((alert) => alert.pointer.startsWith(pointer));
          return [...(found ? [] : [`${name} ${pointer}: validate`]), ...(accepts(sent(spoilt)) ? [`${name} ${pointer}: schema`] : [])];
        }),
    );
    expect(failures).toEqual([]);
  });
});
