/** Any value of the language gets an answer: not JSON alone. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, enrich, explain, requirements, validate } from '../../src/full.js';
import { readInstruction } from '../../src/instruction/read.js';
import { WRONG_TYPE } from '../../src/instruction/values.js';
import { MEMBERS, replaceAt } from '../properties/instructions.js';
import { oneIn, runs } from '../runs.js';

const engine = createEngine({ on: '2026-11-20', threshold: 'info' });

const whole = {
  country: 'DE',
  currency: 'EUR',
  creditor: {
    name: 'Ada Berg',
    address: { country: 'DE', townName: 'Berlin', postCode: '10115' },
    contactDetails: { email: 'ada@example.org', phone: '+49 30 1234567' },
    dateOfBirth: '1980-05-17',
    taxId: '12345678901',
    documents: [{ type: 'PASSPORT', value: 'C01X00T47' }],
    type: 'INDIVIDUAL',
  },
  creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
  creditorAgent: { bic: 'COBADEFF', clearingSystemMemberId: { memberId: '37040044' } },
  intermediaryAgent1: { bic: 'DEUTDEFF' },
  settlementInformation: { settlementSystem: 'SCT' },
};

/** A list as long as this, with nothing behind its first entries. */
const holes = (entries: readonly unknown[], length: number): unknown[] => Object.assign(Array(length), entries);

const throwing = (): never => {
  throw new Error('no');
};
const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const cyclic: Record<string, unknown> = { country: 'DE' };
Object.assign(cyclic, {
  creditor: cyclic,
  address: cyclic,
  creditorAccount: cyclic,
  id: cyclic,
  documents: [cyclic],
  creditorAgent: cyclic,
});

class Instruction {
  readonly country = 'DE';
  get currency(): string {
    return 'EUR';
  }
}

/** Values that no JSON has. */
const exotic: Readonly<Record<string, unknown>> = {
  'a symbol': Symbol('DE'),
  'a large integer': 10n,
  'a function': throwing,
  'not a number': Number.NaN,
  'a cycle': cyclic,
  'an instance': new Instruction(),
  'a text object': Object('DE'),
  'a list with holes': holes(['DE'], 3),
  'a list with a member': Object.assign([], { country: 'DE' }),
  'a long list of nothing': Array(10_000_000),
  'a map': new Map([['country', 'DE']]),
  bytes: new Uint8Array(8),
  'a date that is none': new Date(Number.NaN),
  'without a prototype': Object.assign(Object.create(null), { country: 'DE' }),
  frozen: Object.freeze({ country: 'DE' }),
  'members of a prototype': Object.create({ country: 'DE', value: 'X' }),
  'a getter that throws': Object.defineProperty({ country: 'DE' }, 'currency', { get: throwing, enumerable: true }),
  'getters that throw': Object.defineProperties(
    {},
    Object.fromEntries(
      ['bic', 'id', 'value', 'type', 'name', 'townName', 'memberId'].map((name) => [name, { get: throwing, enumerable: true }]),
    ),
  ),
  'a proxy that throws at everything': new Proxy(
    {},
    { get: throwing, ownKeys: throwing, getPrototypeOf: throwing, has: throwing, getOwnPropertyDescriptor: throwing },
  ),
  'a proxy that throws at members': new Proxy({ value: 'X', type: 'Y', bic: 'Z' }, { get: throwing }),
  'a proxy whose members cannot be listed': new Proxy({ country: 'DE', value: 'X', foo: 1 }, { ownKeys: throwing }),
  'a proxy whose members cannot be described': new Proxy({ country: 'DE', foo: 1 }, { getOwnPropertyDescriptor: throwing }),
  'a revoked proxy': revoked({}),
  'a revoked list': revoked([]),
  'a list whose length throws': new Proxy([], { get: throwing }),
  'a list whose length is none': new Proxy([], { get: (_, name) => (name === 'length' ? Symbol('1') : undefined) }),
  'text that throws': { toString: throwing, valueOf: throwing, [Symbol.toPrimitive]: throwing },
};

/** True for what stands in the first level: `requirements` reads no other member. */
const isAtTop = (pointer: string): boolean => pointer.lastIndexOf('/') <= 0;

function answersTo(value: unknown, pointer = ''): void {
  const { status, alerts } = validate(value, engine);
  const explained = explain(value, engine);
  expect(explained.status).toBe(status);
  expect(explained.alerts.map(({ code }) => ({ code }))).toEqual(alerts);
  expect(enrich(value, engine)).toHaveProperty('enrichments');
  if (isAtTop(pointer)) expect(requirements(value as never, engine)).toHaveProperty('fields');
}

describe.each(Object.entries(exotic))('%s', (_, value) => {
  test('as the instruction', () => answersTo(value));
  test.each([
    ...oneIn(3, MEMBERS),
    '/creditor',
    '/creditor/address',
    '/creditor/documents',
    '/creditor/documents/0',
    '/creditorAccount/id',
  ])('at %s', (pointer) => answersTo(replaceAt(whole, pointer, value), pointer));
});

test('anything that a generator comes up with, anywhere', () => {
  const anyObject = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...MEMBERS), anyObject, (pointer, value) => {
      answersTo(value);
      answersTo(replaceAt(whole, pointer, value), pointer);
    }),
    { numRuns: runs(70) },
  );
});

describe('what cannot be read has the wrong type', () => {
  test('a hole in a list is an entry that is no document', () => {
    const alerts = (documents: unknown) =>
      explain({ creditor: { documents } } as unknown, engine).alerts.map(({ code, pointer }) => [code, pointer]);
    expect(alerts(holes([], 1))).toEqual(alerts([null]));
    expect(alerts([null])).toEqual([['CREDITOR_INVALID_FORMAT', '/creditor/documents/0']]);
  });

  test('a member that throws; the others are read', () => {
    const reading = readInstruction(exotic['a getter that throws']);
    expect(reading?.country).toBe('DE');
    expect(reading?.currency).toBe(WRONG_TYPE);
  });

  test('an object that cannot be opened', () => {
    expect(readInstruction({ creditor: revoked({}) })?.creditor).toBe(WRONG_TYPE);
    expect(readInstruction(revoked({}))).toBeUndefined();
  });
});

test('a member is read once', () => {
  let times = 0;
  const account = Object.defineProperty({ type: 'IBAN' }, 'value', { get: () => `${times++}`, enumerable: true });
  explain({ creditorAccount: { id: account } }, engine);
  expect(times).toBe(1);
});
