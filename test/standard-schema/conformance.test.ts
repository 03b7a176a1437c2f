/** Each schema keeps to Standard Schema V1: its properties, its results, and that it answers at once whatever the value. */
import { describe, expect, test } from 'vitest';
import { bicSchema, ibanSchema, paymentSchema, recipientSchema } from '../../src/standard-schema.js';

const schemas = {
  paymentSchema: paymentSchema(),
  'paymentSchema of a corridor': paymentSchema({ require: { country: 'DE', currency: 'EUR', settlementSystem: 'SCT' }, omitEmpty: true }),
  recipientSchema: recipientSchema({ require: ['/creditor/address', '/creditor/documents'] }),
  ibanSchema: ibanSchema(),
  bicSchema: bicSchema(),
};

const throwing = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('keys');
    },
    get() {
      throw new Error('get');
    },
  },
);

/** The second item is absent. */
const sparse: unknown[] = [null];
sparse[2] = { value: 5 };

const circular: Record<string, unknown> = {};
circular.creditor = circular;
circular.address = circular;

/** Every question to it throws, even whether it is a list. */
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** No machine can look at each of its places. */
const endless: unknown[] = [];
endless.length = 1e9;

const anything: readonly unknown[] = [
  ...[revoked, { creditor: revoked }, { creditor: { documents: revoked } }, { creditor: { documents: endless } }],
  ...[undefined, null, true, 0, Number.NaN, 1n, '', 'x'.repeat(100_000), Symbol('x'), () => 0, [], [[]], new Date(0), new Map(), /x/],
  ...[{}, Object.create(null), Object.freeze({ country: ' DE ' }), circular, throwing, { creditor: throwing, country: ' DE ' }],
  {
    country: ' DE ',
    get unknownMember(): never {
      throw new Error('member');
    },
  },
  { creditor: { documents: sparse } },
  JSON.parse('{"__proto__":{"country":"DE"},"country":" DE "}'),
];

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  const standard = schema['~standard'];

  test('says who it is', () => {
    expect(standard.version).toBe(1);
    expect(standard.vendor).toBe('payprep');
    expect(standard.validate).toBeTypeOf('function');
  });

  test('gives a value or issues, at once, for any value', () => {
    for (const value of anything) {
      const result = standard.validate(value);
      expect(result).not.toBeInstanceOf(Promise);
      if (result.issues === undefined) {
        expect(Object.keys(result)).toEqual(['value']);
        continue;
      }
      expect(result.issues.length).toBeGreaterThan(0);
      for (const { message, path } of result.issues) {
        expect(message).toMatch(/^\S.+/);
        expect(message).not.toMatch(/[{}]/);
        expect(path.every((key) => typeof key === 'string' || Number.isInteger(key))).toBe(true);
      }
    }
  });
});
