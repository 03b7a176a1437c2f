/** What a call may send, and how the server says no: a sentence that helps, and repeats nothing. */

import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, connect } from './connected.js';
import { TOOL_NAMES } from './tool-names.js';

const SECRET = '58077575655350514';

let client: Client;
beforeAll(async () => {
  client = await connect();
});

async function refusalOf(name: string, args: Record<string, unknown>): Promise<string> {
  const { isError, content, structuredContent } = await call(client, name, args);
  expect(isError).toBe(true);
  expect(structuredContent).toBeUndefined();
  return content.map((part) => (part.type === 'text' ? part.text : '')).join();
}

describe('refused', () => {
  test.each([
    ['no payments', {}, /`payments` is a list with at least one payment/],
    ['an empty list', { payments: [] }, /at least one payment/],
    ['a payment that is no object', { payments: [{}, SECRET] }, /^\/payments\/1 is no object\./],
    ['more than 20 payments', { payments: Array.from({ length: 21 }, () => ({})) }, /has 21 payments; a call takes 20 at most/],
    [
      'an argument that there is not',
      { payments: [{}], [SECRET]: 1 },
      /^The arguments have a member that is not known here\. Known: payments\.$/,
    ],
    [
      'a misspelt member',
      { payments: [{ creditor: { nmae: SECRET } }] },
      /^\/payments\/0\/creditor has a member .* Known: name, address, /,
    ],
    [
      'a misspelt member of a document',
      { payments: [{ creditor: { documents: [{}, { number: SECRET }] } }] },
      /documents\/1 has a member .* value, type/,
    ],
    ['a name that every object inherits', { payments: [{ creditor: { constructor: SECRET } }] }, /Known: name/],
    ['too much text', { payments: [{ creditor: { name: SECRET.repeat(5000) } }] }, /longer than 65536 characters/],
  ])('%s', async (_, args, said) => {
    for (const name of ['validate', 'enrich', 'explain']) {
      const refusal = await refusalOf(name, args);
      expect(refusal).toMatch(said);
      expect(refusal).not.toContain(SECRET);
    }
  });

  test('a corridor without country or currency', async () => {
    expect(await refusalOf('requirements', {})).toMatch(/`country` is a text/);
    expect(await refusalOf('requirements', { country: 'DE', currency: 5 })).toMatch(/`currency` is a text/);
    expect(await refusalOf('requirements', { country: 'DE', currency: 'EUR', to: SECRET })).toMatch(/Known: country, currency, method/);
  });

  test('an argument of the wrong type, since what is passed over changes the answer', async () => {
    const corridor = { country: 'PH', currency: 'PHP' };
    expect(await refusalOf('requirements', { ...corridor, method: ['GCASH'] })).toBe('`method` is a text.');
    expect(await refusalOf('reference', { value: SECRET, kind: { code: 'RF' } })).toBe('`kind` is a text.');
    expect(await refusalOf('extract', { text: SECRET, country: 5 })).toBe('`country` is a text.');
    expect(await refusalOf('write_payment_code', { kind: 'EPC', payment: SECRET })).toMatch(/^`payment` is an object with members such as/);
  });

  test('a text that is too long', async () => {
    expect(await refusalOf('extract', { text: 'x'.repeat(65_536) })).toMatch(/longer than 65536 characters\. Send less in one call\.$/);
  });

  test('arguments that are nested without end', async () => {
    const { readArguments } = await import('../arguments.js');
    const endless: Record<string, unknown> = {};
    endless.payments = [endless];
    expect(readArguments(endless, { type: 'object', properties: {} })).toMatchObject({ ok: false });
  });

  test('a tool that there is not', async () => {
    await expect(call(client, `tool ${SECRET}`, {})).rejects.toThrow(
      new RegExp(`There is no such tool\\. Tools: ${TOOL_NAMES.join(', ')}\\.$`),
    );
  });
});

test('an argument that is null is absent', async () => {
  const answerTo = async (args: Record<string, unknown>) => (await call(client, 'requirements', args)).structuredContent;
  const corridor = { country: 'PH', currency: 'PHP' };
  expect(await answerTo({ ...corridor, method: null, settlementSystem: null, creditorType: null })).toEqual(await answerTo(corridor));
  expect(await refusalOf('requirements', { country: null, currency: 'PHP' })).toMatch(/`country` is a text that has to be given/);
});

test('for the name of a country, the requirements say its code', async () => {
  const { structuredContent } = await call(client, 'requirements', { country: 'Brazil', currency: 'BRL' });
  expect(structuredContent).toMatchObject({ problems: [{ pointer: '/country' }], near: ['BR'] });
});

test.each([
  [{ country: 'UK', currency: 'GBP' }, '/country', ['GB']],
  [{ country: 'PH', currency: 'PHP', method: 'GCASHH' }, '/method', ['GCASH']],
  [{ country: 'DE', currency: 'EUR', settlementSystem: 'SEPA' }, '/settlementInformation/settlementSystem', ['SCT_INST', 'SCT']],
])('of %j there are no requirements, but the codes that may be meant', async (args, pointer, near) => {
  const { structuredContent } = await call(client, 'requirements', args);
  expect(structuredContent).toMatchObject({ problems: [{ pointer }], near, fields: [], notes: [] });
});

test('members of the wrong type are for the engine, which says so', async () => {
  const { structuredContent } = await call(client, 'validate', { payments: [{ country: 5, creditor: [], creditorAccount: { id: 'x' } }] });
  expect(structuredContent).toMatchObject({ items: [{ status: 'ALERT' }] });
});

test('an engine that fails is said to have failed, without its reason', async () => {
  const broken = await connect({
    engine: () => {
      throw new Error(SECRET);
    },
  });
  const { isError, content } = await call(broken, 'validate', { payments: [{}] });
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toMatch(/Nothing was checked/);
  expect(JSON.stringify(content)).not.toContain(SECRET);
});

test('no answer but an enrichment repeats an account number', async () => {
  const payments = [
    { country: 'US', currency: 'USD', creditorAccount: { id: { value: SECRET, type: 'ACCOUNT_NUMBER' } }, method: 'BANK_ACCOUNT' },
    { country: 'DE', creditorAccount: { id: { value: `DE88${SECRET}0`, type: 'IBAN' } } },
  ];
  for (const name of ['validate', 'explain']) expect(JSON.stringify(await call(client, name, { payments }))).not.toContain(SECRET);
});
