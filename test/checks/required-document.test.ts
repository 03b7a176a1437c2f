/** A document in place of the tax identifier: a system takes any, a payout may accept some of those that its country gives. */
import { expect, test } from 'vitest';
import { createEngine, explain, validate } from '../../src/index.js';

const engine = createEngine({ on: '2026-11-20' });
const isAsked = (instruction: object) => validate(instruction, engine).alerts.some(({ code }) => /(?:TAX_ID|DOCUMENT)_MISSING/.test(code));
const documented = (type: string) => ({ creditor: { name: 'Ada Example', documents: [{ type, value: '1' }] } });
const by = (settlementSystem: string) => ({ settlementInformation: { settlementSystem } });

test('a system that asks for a document takes one of any kind', () => {
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
  expect(['D.N.I.', 'dni', 'C.U.I.T.'].map((type) => isAsked({ ...payout, ...documented(type) }))).toEqual([true, true, false]);
  const documents = ['DNI', 'CUIT'].map((type) => ({ type, value: '1' }));
  for (const all of [documents, documents.toReversed()]) expect(isAsked({ ...payout, creditor: { documents: all } })).toBe(false);
});

test('a document that a payout does not accept takes nothing from what stands beside it', () => {
  const payout = { country: 'AR', currency: 'ARS', method: 'BANK_ACCOUNT', creditorAccount: { type: 'SAVINGS' } };
  const creditor = { ...documented('DNI').creditor, taxId: '20-05536168-2' };
  const missing = (instruction: object) => validate(instruction, engine).alerts.filter(({ code }) => code.endsWith('_MISSING'));
  expect(missing({ ...payout, creditor })).toMatchObject([{ code: 'CREDITOR_ACCOUNT_MISSING' }]);
});

test('what is no list has an alert of its own, and is not missing', () => {
  for (const documents of [7, {}, 'DNI', [7]]) {
    expect(isAsked({ country: 'AR', currency: 'ARS', method: 'BANK_ACCOUNT', creditor: { documents } })).toBe(false);
  }
  for (const documents of [[], null]) {
    expect(isAsked({ country: 'AR', currency: 'ARS', method: 'BANK_ACCOUNT', creditor: { documents } })).toBe(true);
  }
});

test('the text names documents only where a document is missing', () => {
  const asked = (instruction: object) => explain(instruction, engine).alerts.filter(({ code }) => /(?:TAX_ID|DOCUMENT)_MISSING/.test(code));
  const payee = (type: string) => ({ country: 'CN', currency: 'CNY', method: 'BANK_ACCOUNT', creditor: { type } });
  expect(asked(payee('INDIVIDUAL'))).toMatchObject([{ code: 'CREDITOR_DOCUMENT_MISSING', params: { by: 'CN', types: 'RIC, PASS' } }]);
  const [business] = asked(payee('BUSINESS'));
  expect([business?.code, business?.params]).toEqual(['CREDITOR_TAX_ID_MISSING', { by: 'CN' }]);
});
