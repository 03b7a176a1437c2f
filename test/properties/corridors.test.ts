/** For every corridor: an instruction built from `requirements` is OK, and a missing or corrupted required field is found. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditors } from '../../rules/index/creditors.js';
import { accountExample } from '../../src/answers/requirements/examples.js';
import { createEngine, explain, requirements, toJsonSchema, validate } from '../../src/full.js';
import { branchOf } from '../../src/identifiers/account/member-id.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { identifierExample } from '../../src/identifiers/identifier-example.js';
import { corridors, instructionOf, isInCurrency, methodCorridors, withValue } from '../checks/corridors.js';
import { oneIn, runs } from '../runs.js';

const engine = createEngine({ on: '2026-11-20' });
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const valueAt = (instruction: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], instruction);

const cases = [...corridors, ...methodCorridors].flatMap((corridor) => {
  const required = requirements(corridor, engine);
  const types = required.fields.find(({ pointer }) => pointer === '/creditorAccount/id/type')?.options ?? [];
  // compiled where it is asked
  let compiled: ReturnType<typeof ajv.compile> | undefined;
  const accepts = (instruction: object): boolean => {
    compiled ??= ajv.compile(toJsonSchema(required));
    return compiled(instruction) === true;
  };
  return types.map((type) => {
    const name = [corridor.country, corridor.settlementSystem ?? corridor.method, type].filter((text) => text !== undefined).join(' ');
    const fields = required.fields.filter(({ accountIdType }) => (accountIdType ?? type) === type);
    const account = fields.find(({ pointer }) => pointer === '/creditorAccount/id/value');
    return {
      name,
      type,
      required,
      fields,
      accepts,
      instruction: instructionOf(required, type),
      hasExample: account !== undefined && valueAt(instructionOf(required, type), account.pointer) !== undefined,
    };
  });
});
const complete = cases.filter(({ hasExample }) => hasExample);
const some = oneIn(6, complete);

/** The instruction as a form sends it. A payment instruction of the contract has no method. */
const toContractForm = (instruction: object): object =>
  'method' in instruction && instruction.method === 'BANK_ACCOUNT' ? withValue(instruction, '/method', undefined) : instruction;

test('every corridor with an IBAN or account number has an example', () => {
  expect(complete.length).toBeGreaterThan(400);
  const without = cases.filter(({ hasExample, name }) => !hasExample && /(?:IBAN|ACCOUNT_NUMBER)$/.test(name)).map(({ name }) => name);
  expect(without).toEqual([]);
});

test('no corridor has a problem', () => {
  expect(
    cases.filter(({ required }) => required.problems.length > 0).map(({ name, required }) => `${name} ${required.problems[0]?.code}`),
  ).toEqual([]);
});

test('an instruction with all required fields is OK', () => {
  const failures = complete.flatMap(({ name, instruction }) => validate(instruction, engine).alerts.map(({ code }) => `${name}: ${code}`));
  expect(failures).toEqual([]);
});

test('an instruction with another account, name and tax identifier is OK, too', () => {
  const names = ['Anna Berg', 'José da Silva', 'Nguyễn Thị Minh', "Siobhán O'Neill", 'Łukasz Żak', 'Maria Clara van den Heuvel'];
  fc.assert(
    fc.property(fc.constantFrom(...complete), fc.integer({ min: 2, max: 10_000 }), fc.constantFrom(...names), (one, seed, name) => {
      const { country, currency, creditorType, method } = one.required.corridor;
      const domestic = allCountries.domestic(country);
      const account = domestic && accountExample(domestic, engine, seed);
      fc.pre(account === undefined || isInCurrency(country, currency, account.account));
      // made-up letters of a bank code can be the beginning of an IBAN of elsewhere: IL82
      fc.pre(!/^[A-Z]{2}\d{2}/.test(account?.whole ?? '') || allCountries.withIban((account?.whole ?? '').slice(0, 2)) === undefined);
      const { identifiers = [] } = creditors[country] ?? {};
      const own = identifiers.filter(({ kind, of = creditorType }) => kind === 'TXID' && of === creditorType);
      const system = engine.rules.schemes.find(one.required.corridor.settlementSystem ?? '');
      const number = (system?.bank === 'in-account' ? account?.whole : undefined) ?? account?.account;
      const ofAccount = {
        '/creditor/taxId': identifierExample(own, seed),
        '/creditorAccount/id/value': one.type === 'IBAN' ? account?.iban : number?.slice(0, system?.accountLength),
        '/creditorAgent/bic': account?.bic,
        '/creditorAgent/branchId': domestic && account && branchOf(domestic, account.memberId),
        // empty where the account number names the bank
        '/creditorAgent/clearingSystemMemberId/memberId': account?.memberId || undefined,
      };
      const isPlain = method === undefined && account !== undefined && ['IBAN', 'ACCOUNT_NUMBER'].includes(one.type);
      const instruction = Object.entries({ '/creditor/name': name, ...(isPlain && ofAccount) }).reduce(
        (made, [pointer, value]) => (value !== undefined && valueAt(made, pointer) !== undefined ? withValue(made, pointer, value) : made),
        one.instruction,
      );
      expect([one.name, validate(instruction, engine).alerts]).toEqual([one.name, []]);
    }),
    { numRuns: runs(170) },
  );
});

test('the schema accepts an instruction with all required fields', () => {
  expect(some.filter(({ accepts, instruction }) => !accepts(toContractForm(instruction))).map(({ name }) => name)).toEqual([]);
});

describe('each required field', () => {
  test('is reported by `validate` as it says, and by the schema, where it is missing, or all are of which one is enough', () => {
    const failures = some.flatMap(({ name, instruction, fields, accepts }) =>
      fields
        .filter(({ required }) => required)
        .flatMap(({ pointer, oneOf = [pointer], missing }) => {
          const without = oneOf
            .map((each) => (each === '/creditorAccount/id/value' ? '/creditorAccount/id' : each))
            .reduce<object>((left, each) => withValue(left, each, undefined), instruction);
          const isReported = explain(without, engine).alerts.some(
            (alert) => alert.code === missing?.code && alert.pointer === missing?.pointer && alert.severity !== 'info',
          );
          return [
            ...(isReported ? [] : [`${name} ${pointer}: validate`]),
            ...(validate(without, engine).status === 'ALERT' ? [] : [`${name} ${pointer}: status`]),
            ...(accepts(toContractForm(without)) ? [`${name} ${pointer}: schema`] : []),
          ];
        }),
    );
    expect(failures).toEqual([]);
  });

  test('is one that `validate` names as missing beside the account: no other is', () => {
    const failures = complete.flatMap(({ name, required, instruction, fields }) => {
      const alone: unknown = { ...required.instruction, creditorAccount: valueAt(instruction, '/creditorAccount') };
      const isAsked = (pointer: string) => fields.some(({ missing }) => missing?.pointer.startsWith(pointer));
      return explain(alone, engine)
        .alerts.filter(({ code, pointer }) => code.endsWith('_MISSING') && !isAsked(pointer))
        .map(({ code }) => `${name}: ${code}`);
    });
    expect(failures).toEqual([]);
  });

  test('is reported by `validate` and by the schema where it is corrupted', () => {
    const failures = some.flatMap(({ name, instruction, fields, accepts }) =>
      fields
        .filter(({ required, pattern, options, format }) => required && (pattern ?? options ?? format) !== undefined)
        .flatMap(({ pointer }) => {
          const corrupted = withValue(instruction, pointer, '§');
          const isReported = explain(corrupted, engine).alerts.some((alert) => alert.pointer.startsWith(pointer));
          return [
            ...(isReported ? [] : [`${name} ${pointer}: validate`]),
            ...(accepts(toContractForm(corrupted)) ? [`${name} ${pointer}: schema`] : []),
          ];
        }),
    );
    expect(failures).toEqual([]);
  });
});
