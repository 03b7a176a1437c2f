/** The payments that `npm start` checks: what each raises, so that a rule that changes is seen to change it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine, explain, validate } from '../../src/full.js';

const engine = createEngine({ on: '2026-11-20' });

const payments = readFileSync(new URL('../../examples/payments.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly country: string; readonly creditor: { readonly name: string } });

test('they are fifty, no two to the same creditor', () => {
  expect(payments).toHaveLength(50);
  expect(new Set(payments.map(({ creditor }) => creditor.name)).size).toBe(50);
});

test('each raises the alerts of its snapshot', () => {
  const answers = payments.map((payment) => {
    const { alerts } = explain(payment, engine);
    const said = alerts.map(({ code, correction }) => (correction ? `${code} (can be corrected)` : code));
    return `${payment.country} ${payment.creditor.name}: ${[validate(payment, engine).status, ...said].join(' ')}`;
  });
  expect(answers).toMatchSnapshot();
});
