/** Datasets that are old on the day of a payment. */
import { describe, expect, test } from 'vitest';
import { isOutdated, outdatedDatasets } from '../../src/findings/outdated.js';
import { createEngine, explain } from '../../src/full.js';

describe('an edition is old more than a year after its last day', () => {
  test.each([
    ['2025-11-19', true],
    ['2025-11-20', false],
    ['2025-10', true],
    ['2025-11', false],
    ['2024', true],
    ['2025', false],
    ['2027-01', false],
    ['own', false],
    ['', false],
  ])('%s on 2026-11-20', (edition, expected) => expect(isOutdated(edition, '2026-11-20')).toBe(expected));
});

test('they come in the order of their names', () => {
  const editions = { 'banks/GB': '2020', 'banks/DE': '2026-07', 'banks/AT': '2019-01-01' };
  expect(outdatedDatasets(editions, '2026-11-20')).toEqual([
    { dataset: 'banks/AT', edition: '2019-01-01' },
    { dataset: 'banks/GB', edition: '2020' },
  ]);
});

test('explain names those that it read, on the day asked for', () => {
  const instruction = { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };
  expect(explain(instruction, createEngine({ on: '2026-11-20' }))).not.toHaveProperty('outdated');
  expect(explain(instruction, createEngine({ on: '2027-08-01' })).outdated).toEqual([
    { dataset: 'banks/DE', edition: '2026-07' },
    { dataset: 'iban-rules/DE', edition: '2026-03' },
  ]);
});
