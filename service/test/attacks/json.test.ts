/** Bodies that are made to confuse or to exhaust whoever reads them. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, SESSION, SUBSCRIPTION } from '../contract/client.js';
import { GERMAN, openWorld, type World } from '../contract/world.js';
import { serve, stopAll } from '../process.js';

let world: World;
beforeAll(async () => {
  world = await openWorld(await serve());
});
afterAll(stopAll);
// whatever was sent, it still answers
const alive = async () =>
  expect((await world.acme.send('POST /payments/validations', { body: { country: 'DE' } })).text).toBe('{"status":"OK","alerts":[]}');

const post = ENDPOINTS.filter(({ body }) => body !== undefined);
const ask = (line: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  world.acme.send(line, { body, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } });

describe.each(post)('$line', ({ line, body }) => {
  test('compressed bodies are refused and never decoded', async () => {
    const text = JSON.stringify(body);
    const bomb = gzipSync(Buffer.alloc(10_000_000, 0x20));
    const encoded = {
      gzip: gzipSync(text),
      deflate: deflateSync(text),
      br: brotliCompressSync(text),
      'x-gzip': bomb,
      'gzip, gzip': bomb,
      zstd: text,
    };
    for (const [encoding, bytes] of Object.entries(encoded)) {
      const { status, body: refused } = await ask(line, bytes, { 'content-encoding': encoding });
      expect([encoding, status, refused.code]).toEqual([encoding, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
    expect((await ask(line, text, { 'content-encoding': 'identity' })).status).not.toBe(415);
  });

  test('keys of prototypes are members like others: unknown', async () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
      const wrong = `${JSON.stringify(body).slice(0, -1)}${JSON.stringify(body) === '{}' ? '' : ','}"${name}":{"country":5,"isAdmin":true,"items":5}}`;
      const [plain, attacked] = [await ask(line, body), await ask(line, wrong)];
      expect(attacked.status).toBe(plain.status);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    await alive();
  });

  test('depth is no matter', async () => {
    for (const depth of [1_000, 30_000]) {
      expect((await ask(line, '['.repeat(depth) + ']'.repeat(depth))).status).toBe(400);
      expect((await ask(line, '['.repeat(depth))).status).toBe(400);
      expect((await ask(line, `{"unknown":${'['.repeat(depth)}${']'.repeat(depth)}}`)).status).toBeLessThan(500);
    }
    await alive();
  });

  test('numbers of any size are no texts', async () => {
    for (const number of ['1e999', '-1e999', '9'.repeat(5_000), `0.${'0'.repeat(5_000)}1`, '1e-999999', '-0']) {
      const names = Object.keys(body as object).concat('country', 'items', 'title');
      const wrong = `{${names.map((name) => `"${name}":${number}`).join(',')}}`;
      expect((await ask(line, wrong)).status).toBeLessThan(500);
      expect((await ask(line, number)).status).toBe(400);
    }
    for (const number of ['NaN', 'Infinity', '01', '0x10', '1_000', '+1', '.5'])
      expect((await ask(line, `{"country":${number}}`)).status).toBe(400);
  });

  test('a body of many members and many small values ends in time', async () => {
    const most = line.includes('bulk') ? 1024 * 1024 : 64 * 1024;
    const many = `{${Array.from({ length: most / 16 }, (_, at) => `"k${at}":[]`).join(',')}}`.slice(0, most);
    for (const text of [many, `${many}}`, '{"items":['.concat('{},'.repeat(20_000), '{}]}'), '"'.repeat(60_000), '\\u0000'.repeat(9_000)])
      expect((await ask(line, text)).status).toBeLessThan(500);
    await alive();
  });
});

test('of a key that comes twice, the last one counts, everywhere the same', async () => {
  const twice = '{"country":"gb","country":"DE"}';
  const once = await ask('POST /payments/validations', { country: 'DE' });
  expect((await ask('POST /payments/validations', twice)).text).toBe(once.text);
  expect((await ask('POST /payments/bulk-validations', `{"items":[5],"items":[${twice}]}`)).text).toBe(`{"items":[${once.text}]}`);
  const key = crypto.randomUUID();
  const first = await ask('POST /beneficiaries/organizations/sessions', SESSION, { 'idempotency-key': key });
  const same = `{"externalUserId":"eve",${JSON.stringify(SESSION).slice(1)}`;
  const again = await ask('POST /beneficiaries/organizations/sessions', same, { 'idempotency-key': key });
  expect([again.status, again.text]).toEqual([200, first.text]);
});

test('the twenty-first item is not let in by a list that is none, a length, or an index', async () => {
  const line = 'POST /payments/bulk-validations';
  expect((await ask(line, { items: { length: 5, 0: {} } })).status).toBe(400);
  expect((await ask(line, { items: [], '/items': Array(30).fill({}) })).text).toBe('{"items":[]}');
  expect((await ask(line, { items: [Array(30).fill({})] })).body.items).toEqual([{ status: 'ALERT', alerts: [expect.anything()] }]);
  expect((await ask(line, { items: Array(100_000).fill(0) })).status).toBe(400);
});

test('the page is held to the same', async () => {
  const user = await world.user();
  const gzip = await user.page('POST /recipients', { body: gzipSync(JSON.stringify(GERMAN)), headers: { 'content-encoding': 'gzip' } });
  expect(gzip.status).toBe(415);
  expect((await user.page('POST /recipients', { body: '['.repeat(30_000) })).status).toBe(400);
  expect((await user.page('POST /recipients', { body: { ...GERMAN, note: 'x'.repeat(65_536) } })).status).toBe(413);
  const proto = `{"__proto__":{"isDefault":true,"id":"x"},${JSON.stringify({ ...GERMAN, id: 'mine', isDefault: false }).slice(1)}`;
  const { status, body } = await user.page('POST /recipients', { body: proto });
  expect([status, body.isDefault, body.id === 'mine']).toEqual([201, true, false]);
});

test('characters that a database does not take are refused, and are no fault of ours', async () => {
  const user = await world.user();
  for (const name of ['a\u0000b', 'a\ud800b', 'a\udfff'])
    for (const body of [
      { ...GERMAN, creditor: { ...GERMAN.creditor, name } },
      { ...GERMAN, creditorAccount: { id: { value: name, type: name } } },
    ])
      expect([400, 422]).toContain((await user.page('POST /recipients', { body })).status);
  expect((await ask('POST /webhooks/subscriptions', { ...SUBSCRIPTION, title: 'a\u0000b' })).status).toBe(400);
  expect((await user.listed()).text).toBe('{"items":[]}');
});
