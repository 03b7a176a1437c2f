/** Corridors that are none, or have members that nobody reads. */
import { expect, test } from 'vitest';
import { type Corridor, createEngine, requirements } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });

const DE = { country: 'DE', currency: 'EUR', settlementSystem: 'SCT' };

test('name a member that is misspelt, and throw for no value of a network', () => {
  const misspelt = (corridor: unknown) =>
    requirements(corridor as Corridor, engine)
      .problems.filter(({ code }) => code === 'PAYMENT_INSTRUCTION_FIELD_UNKNOWN')
      .map(({ pointer }) => pointer);
  expect(misspelt({ contry: 'DE', currency: 'EUR' })).toEqual(['/contry']);
  // a name that may be an account number is not repeated
  expect(misspelt({ ...DE, 4111111111111111: 'x' })).toEqual(['']);
  expect(misspelt({ ...DE, creditor: { name: 'Ada Example' }, creditorType: undefined })).toEqual([]);
  expect(misspelt(Object.create({ contry: 'DE' }))).toEqual([]);
  for (const corridor of [undefined, null, 'DE', 7, ['DE']]) expect(() => misspelt(corridor)).not.toThrow();
});
