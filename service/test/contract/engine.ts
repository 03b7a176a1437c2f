/** What the library knows, from outside: reasons, required fields, names, addresses, texts, codes and references. */
import { describe, expect, test } from 'vitest';
import type { World } from './world.js';

const MISTYPED = { country: 'DE', currency: 'EUR', creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };

export function engineContract(world: () => World): void {
  const ask = (line: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => world().acme.send(line, { body, headers });

  test('a validation and its explanation say the same', async () => {
    const { body } = await ask('POST /payments/validations', MISTYPED);
    const explained = (await ask('POST /engine/explanations', MISTYPED)).body;
    expect(explained.status).toBe(body.status);
    expect(explained.alerts).toMatchObject(body.alerts);
    expect(explained.alerts[0]).toMatchObject({ severity: 'error', pointer: '/creditorAccount/id/value', message: expect.any(String) });
    expect(JSON.stringify(explained)).not.toContain('370400440532013000');
  });

  test('many are explained at once, in order', async () => {
    const items = [MISTYPED, {}, 5];
    const { body } = await ask('POST /engine/bulk-explanations', { items });
    expect(body.items).toHaveLength(3);
    expect(body.items[0]).toEqual((await ask('POST /engine/explanations', MISTYPED)).body);
    expect((await ask('POST /engine/bulk-explanations', { items: new Array(21).fill({}) })).status).toBe(400);
  });

  test('texts come in the language that is asked for', async () => {
    const message = async (language: string) => {
      const { body, headers } = await ask('POST /engine/explanations', MISTYPED, { 'accept-language': language });
      return [headers.get('content-language'), body.alerts[0].message] as const;
    };
    const [english, german, unknown] = [await message('en'), await message('de-AT'), await message('xx')];
    expect([english[0], german[0], unknown[0]]).toEqual(['en', 'de', 'en']);
    expect(german[1]).not.toBe(english[1]);
    expect(unknown[1]).toBe(english[1]);
  });

  test('a form asks until nothing is missing', async () => {
    const required = async (given: unknown): Promise<readonly string[]> => {
      const { body } = await ask('POST /engine/requirements', given);
      const fields: readonly { readonly pointer: string; readonly required: boolean }[] = body.requirements.fields;
      return fields.filter((field) => field.required).map(({ pointer }) => pointer);
    };
    const corridor = { country: 'DE', currency: 'EUR', settlementInformation: { settlementSystem: 'SCT' } };
    expect(await required(corridor)).toEqual(['/creditor/name', '/creditorAccount/id/value']);
    expect(await required({ ...corridor, creditor: { name: 'Ada Example' } })).toEqual(['/creditorAccount/id/value']);
    expect(await required({ ...MISTYPED, ...corridor, creditor: { name: 'Ada Example' } })).toEqual([]);
    const { body } = await ask('GET /engine/requirements?country=DE&currency=EUR&settlementSystem=SCT');
    expect(body.texts.map(({ pointer }: { readonly pointer: string }) => pointer)).toContain('/creditor/name');
    expect(body.jsonSchema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  test('a bank is found by what people call it, and by its code', async () => {
    const { items } = (await ask('GET /engine/banks?country=NG&q=gtbank&limit=3')).body;
    expect(items[0]).toMatchObject({ name: 'Guaranty Trust Bank', bankCode: '058', isSure: true });
    expect((await ask('GET /engine/banks/DE/37040044')).body).toMatchObject({ bic: 'COBADEFFXXX', edition: expect.any(String) });
    const unknown = await ask('GET /engine/banks/DE/00000000');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a return code is described, and one that no list has is not', async () => {
    const { items } = (await ask('GET /engine/returns/R03?list=NACHA')).body;
    expect(items).toMatchObject([{ code: 'R03', list: 'NACHA', meaning: 'ACCOUNT_NOT_FOUND', retry: 'corrected' }]);
    expect((await ask('GET /engine/returns/ZZ99')).body).toEqual({ items: [] });
  });

  test('two versions of a payee are compared, and no account number is repeated', async () => {
    const payee = (value: string) => ({ creditorAccount: { id: { value, type: 'IBAN' } } });
    const before = payee('BE68539007547034');
    const notation = await ask('POST /engine/payees/comparisons', { before, after: payee('BE68 5390 0754 7034') });
    expect(notation.body).toMatchObject({ result: 'SAME_ACCOUNT', attention: 'none', changes: [{ code: 'ACCOUNT_NOTATION' }] });
    const changed = await ask('POST /engine/payees/comparisons', { before, after: payee('GB29NWBK60161331926819') });
    expect(changed.body).toMatchObject({ result: 'CHANGED', attention: 'confirm' });
    expect(changed.text).not.toMatch(/7547034|31926819/);
  });

  test('a value date is by the days of its system', async () => {
    const { body } = await ask('POST /engine/value-dates', { system: 'SCT', on: '2026-12-24' });
    expect(body).toMatchObject({ ok: true, accepted: '2026-12-24', latest: '2026-12-28', assumed: ['BEFORE_CUT_OFF'] });
    expect((await ask('POST /engine/value-dates', { system: 'SCT', on: 'soon' })).body).toEqual({ ok: false, problem: 'DATE_NOT_COVERED' });
    const wrong = await ask('POST /engine/value-dates', { system: 'SCT', on: '2026-12-24', time: '25:00' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  describe('texts are read', () => {
    test.each([
      ['names/comparisons', { given: 'Smith, John', held: 'Mr John Smith', country: 'GB' }, { result: 'MATCH' }],
      [
        'addresses/structures',
        { text: '10 Downing Street\nLondon SW1A 2AA', country: 'GB' },
        { address: { townName: 'London', postCode: 'SW1A 2AA', country: 'GB' } },
      ],
      [
        'texts/extractions',
        { text: 'IBAN: DE89 3704 0044 0532 0130 00' },
        { instruction: { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } } },
      ],
      [
        'payment-codes/readings',
        { text: 'BCD\n002\n1\nSCT\n\nAda Example\nDE89370400440532013000\nEUR12.30' },
        { kind: 'EPC', amount: '12.30', problems: [] },
      ],
      ['references/readings', { kind: 'BE_OGM', value: '+++010/8068/17183+++' }, { ok: true, reference: { value: '010806817183' } }],
    ])('%s', async (path, body, answer) => {
      const reply = await ask(`POST /engine/${path}`, body);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject(answer);
    });
  });

  test('the catalogues list alerts and datasets', async () => {
    const { items } = (await ask('GET /engine/alerts')).body;
    expect(items[0]).toMatchObject({
      code: expect.any(String),
      severity: expect.any(String),
      text: expect.any(String),
      fix: expect.any(String),
    });
    const datasets = (await ask('GET /engine/reference-data')).body.items;
    expect(datasets[0]).toMatchObject({
      dataset: expect.any(String),
      edition: expect.any(String),
      ageDays: expect.any(Number),
      licence: expect.any(String),
    });
  });

  test('another organization is answered the same: nothing of one reaches the other', async () => {
    const [first, second] = await Promise.all([
      world().acme.send('POST /engine/explanations', { body: MISTYPED }),
      world().other.send('POST /engine/explanations', { body: MISTYPED }),
    ]);
    expect(second.text).toBe(first.text);
  });
}
