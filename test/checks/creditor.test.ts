/** A creditor whose members have the wrong type: each is said once, and nothing more of it. And which creditors there are. */
import { expect, test } from 'vitest';
import { createEngine, explain } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const alertsOf = (instruction: unknown) =>
  explain(instruction, engine).alerts.map(({ code, severity, pointer, rule }) => [severity, code, pointer, rule]);

const wrongType = (pointer: string) => ['error', 'CREDITOR_INVALID_FORMAT', pointer, 'instruction/shape'];

test.each(['name', 'address', 'contactDetails', 'taxId', 'documents', 'type'])('%s', (member) => {
  for (const value of [7, true]) {
    expect(alertsOf({ country: 'BR', creditor: { [member]: value } })).toEqual([wrongType(`/creditor/${member}`)]);
  }
});

test('its type is one of two', () => {
  const pointer = '/creditor/type';
  for (const type of ['INDIVIDUAL', 'BUSINESS']) {
    const { alerts, checks } = explain({ creditor: { type } }, engine);
    expect([alerts, checks]).toEqual([[], [{ check: 'creditor/type', pointer, outcome: 'passed' }]]);
  }
  for (const type of ['OTHER', 'individual']) {
    expect(alertsOf({ creditor: { type } })).toEqual([['warning', 'CREDITOR_TYPE_NOT_SUPPORTED', pointer, 'creditor/type']]);
  }
});

test('a creditor that is no object has the wrong type', () => {
  for (const creditor of [7, 'Ada Example', []]) expect(alertsOf({ country: 'BR', creditor })).toEqual([wrongType('/creditor')]);
});
