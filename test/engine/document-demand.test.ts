/** A document in place of the tax identifier: a system takes any, a payout may accept some of those that its country gives. */
import { expect, test } from 'vitest';
import { createEngine, validate } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const isAsked = (instruction: object) => validate(instruction, engine).alerts.some(({ code }) => /(?:TAX_ID|DOCUMENT)_MISSING/.test(code));
const documented = (type: string) => ({ creditor: { name: 'Ada Example', documents: [{ type, value: '1' }] } });
const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });

test('any document for a system', () => {
  for (const [country, system] of [
    ['BR', 'BR_TED'],
    ['DO', 'DO_LBTR'],
  ] as const) {
    for (const type of ['CCPT', 'CUIT']) expect(isAsked({ country, ...documented(type), ...by(system) })).toBe(false);
    expect(isAsked({ country, creditor: { name: 'Ada Example' }, ...by(system) })).toBe(true);
  }
});

test('for a payout one that it accepts, or one that its country does not give', () => {
  const payout = { country: 'AR', currency: 'ARS', method: 'BANK_ACCOUNT' };
  expect(['CUIT', 'CCPT', 'DNI'].map((type) => isAsked({ ...payout, ...documented(type) }))).toEqual([false, false, true]);
});
