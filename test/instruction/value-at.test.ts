import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt } from '../../src/instruction/value-at.js';

test('walks own members and items of lists, and no others', () => {
  const value = { creditor: { documents: [{ value: 'A1' }], name: '' } };
  expect(valueAt(value, '')).toBe(value);
  expect(valueAt(value, '/creditor/documents/0/value')).toBe('A1');
  expect(valueAt(value, '/creditor/name')).toBe('');
  for (const pointer of ['/creditor/documents/1/value', '/creditor/name/0', '/creditor/toString', '/debtor'])
    expect(valueAt(value, pointer)).toBeUndefined();
});

test('never throws, whatever the value', () => {
  const hostile = {
    get creditor(): never {
      throw new Error('no');
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const value of [hostile, { creditor: proxy }, [proxy]]) expect(() => valueAt(value, '/creditor/name')).not.toThrow();
  fc.assert(fc.property(fc.anything(), fc.string(), (value, pointer) => void valueAt(value, `/${pointer}`)));
});
