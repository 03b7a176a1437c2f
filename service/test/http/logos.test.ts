/** Logos as URLs: where the setting is on, each URL leads to the logo that would stand in its place, and needs no token. */
import { describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { authenticate, call, engine, ORIGIN, brokenStore as store } from './calls.js';

const common = { engine, store, authenticate };
const plain = createHandler(common);
const handler = createHandler({ ...common, logoUrls: true, publicUrl: `${ORIGIN}/pay` });

const GERMAN = { country: 'DE', creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } };
const LOGO = `${ORIGIN}/pay/logos/COBADEFF`;

test('answers have a URL that leads to the same image', async () => {
  const before = (await call(plain, 'POST /payments/enrichments', { body: GERMAN })).body.enrichments;
  const { body } = await call(handler, 'POST /payments/enrichments', { body: GERMAN });
  expect(body.enrichments).toEqual({ ...before, creditorAgent: { ...before.creditorAgent, logo: LOGO } });
  expect(Object.keys(body.enrichments.creditorAgent)).toEqual(Object.keys(before.creditorAgent));
  const image = await call(handler, 'GET /logos/COBADEFF', { token: null });
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(`data:image/svg+xml,${image.text}`).toBe(decodeURIComponent(before.creditorAgent.logo));
  expect(image.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(image.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('so do bulk answers and banks', async () => {
  const bulk = await call(handler, 'POST /payments/bulk-enrichments', { body: { items: [GERMAN, {}, 5] } });
  expect(bulk.body.items[0].enrichments.creditorAgent.logo).toBe(LOGO);
  expect(bulk.body.items.slice(1)).toEqual([{ enrichments: {} }, { enrichments: {} }]);
  expect((await call(handler, 'GET /engine/banks/DE/37040044')).body.logo).toBe(LOGO);
  const { items } = (await call(handler, 'GET /engine/banks?country=DE&q=commerzbank&limit=1')).body;
  expect(items[0].logo).toBe(LOGO);
});

test('a bank without a logo has none', async () => {
  const without = { country: 'NG', creditorAgent: { bic: 'GTBINGLA' } };
  const { body } = await call(handler, 'POST /payments/enrichments', { body: without });
  expect(body.enrichments.creditorAgent).not.toHaveProperty('logo');
  expect(body).toEqual((await call(plain, 'POST /payments/enrichments', { body: without })).body);
});

describe('there is no logo', () => {
  test.each(['COBADEFFXXX', 'cobadeff', 'AAAADEFF', 'COBADE', '__proto__', '%00', 'COBADEFF.svg'])('of %s', async (name) => {
    expect((await call(handler, `GET /logos/${name}`, { token: null })).status).toBe(404);
  });

  test('without the setting', async () => {
    expect((await call(plain, 'GET /logos/COBADEFF')).status).toBe(404);
    expect((await call(plain, 'POST /payments/enrichments', { body: GERMAN })).body.enrichments.creditorAgent.logo).toMatch(/^data:/);
  });
});
