/** Documents of most creditors: none, or one that repeats the tax identifier. Nothing is done for them twice, or for nothing. */
import { describe, expect, test } from 'vitest';
import { createEngine, validate } from '../../src/index.js';
import { callsOf } from '../identifiers/calls.js';

const engine = createEngine({ on: '2026-11-20' });
const rut = '12531909-2';
const documents = (...values: string[]) => values.map((value) => ({ type: 'RUT', value }));
const validating = (creditor: object) => () => validate({ country: 'CL', creditor }, engine);

test('without documents nobody asks what the country gives', () => {
  const lookUps = (creditor: object) => callsOf(Map.prototype, 'get', validating(creditor));
  expect(lookUps({ documents: [] })).toBe(lookUps({}));
  expect(lookUps({ documents: documents(rut) })).toBeGreaterThan(lookUps({}));
});

test('one alone is held against no other', () => {
  const kept = (...values: string[]) => callsOf(Set.prototype, 'add', validating({ documents: documents(...values) }));
  expect([kept(rut), kept(rut, rut)]).toEqual([0, 2]);
});

describe('a document that repeats the tax identifier', () => {
  const readings = (...values: string[]) => callsOf(RegExp.prototype, 'test', validating({ taxId: rut, documents: documents(...values) }));

  test('is not read again; one that is written otherwise is', () => {
    expect(readings(rut)).toBe(readings());
    expect(readings('12.531.909-2')).toBe(readings() + 1);
  });

  test('is the same without a look at its parts', () => {
    expect(callsOf(String.prototype, 'replace', validating({ taxId: rut, documents: documents(rut) }))).toBe(0);
    expect(callsOf(Set.prototype, 'add', validating({ taxId: rut, documents: documents(rut) }))).toBe(0);
  });
});
