import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { readPublicUrl } from '../../http/public-url.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, call, engine } from './calls.js';

test.each([
  ['https://pay.example.com', 'https://pay.example.com'],
  ['https://pay.example.com/', 'https://pay.example.com'],
  ['HTTPS://PAY.EXAMPLE.COM//', 'https://pay.example.com'],
  ['https://pay.example.com:443/base/', 'https://pay.example.com/base'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('%s is read as %s', (text, url) => {
  expect(readPublicUrl(text)).toBe(url);
});

test.each([
  ...[
    'http://pay.example.com',
    'http://192.0.2.7:8080',
    '',
    'pay.example.com',
    '//pay.example.com',
    'ftp://pay.example.com',
    'https:pay.example.com',
    'https:\\\\pay.example.com',
  ],
  ...[
    'https://pay.example.com?',
    'https://pay.example.com#',
    'https://pay.example.com/?a',
    ' https://pay.example.com',
    'https://pay.example.com ',
  ],
  ...['https://pay.exam\tple.com', 'https://ada@pay.example.com', 'https://:a@pay.example.com', 'https://pay.example.com/a\\b', 'https://'],
])('%j is none', (text) => {
  expect(readPublicUrl(text)).toBeUndefined();
  expect(() => createHandler({ engine, store: memoryStore(), authenticate, publicUrl: text })).toThrow(TypeError);
});

describe('with a path, which a server in front removes', () => {
  const handler = createHandler({ engine, store: memoryStore(), authenticate, publicUrl: 'https://example.com/pay/' });

  test('sessions are under it, and so are the links of lists', async () => {
    const session = await call(handler, 'POST /beneficiaries/organizations/sessions', {
      body: { externalUserId: 'ada', returnUrl: 'https://shop.example.com/back' },
      headers: { 'idempotency-key': 'one' },
    });
    expect(session.body.url).toMatch(/^https:\/\/example\.com\/pay\/session#/);
    const token = new URL(session.body.url).hash.slice(1);
    const creditorAccount = { id: { value: 'DE89370400440532013000', type: 'IBAN' } };
    const body = {
      country: 'DE',
      currency: 'EUR',
      method: 'BANK_ACCOUNT',
      creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
      creditorAccount,
    };
    for (let count = 0; count < 2; count += 1) await call(handler, 'POST /session/api/recipients', { body, token });
    const list = '/beneficiaries/organizations/recipients?externalUserId=ada&limit=1';
    const { headers } = await call(handler, `GET ${list}`);
    const mounted = await new Hono().mount('/pay', handler).request(`/pay${list}`, { headers: { authorization: 'Bearer acme' } });
    expect(mounted.headers.get('link')).toBe(headers.get('link'));
    expect(headers.get('link')).toMatch(
      /^<\/pay\/beneficiaries\/organizations\/recipients\?externalUserId=ada&limit=1&cursor=[^>]+>; rel="next"$/,
    );
  });
});
