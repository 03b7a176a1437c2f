/** What the page makes of the answers of its server, those that do not come among them. */
import { describe, expect, test } from 'vitest';
import { sessionApi } from '../../page/src/api.js';

const BASE = 'https://pay.example.com/session/api';
const DETAILS = { country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT' };

/** An API in front of a server that gives this answer, and what it was asked. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const api = sessionApi(BASE, 'the-token', async (url, init = {}) => {
    asked.push({ url: String(url), init });
    return answer();
  });
  return { api, asked };
}

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

describe('what is asked', () => {
  test('carries the token, and nothing of the browser’s', async () => {
    const { api, asked } = answering(json(200, { items: [] }));
    await api.list();
    expect(asked[0]?.url).toBe(`${BASE}/recipients`);
    expect(asked[0]?.init).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'error', cache: 'no-store' });
    expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe('Bearer the-token');
  });

  test('a list page by page, at the address of the session alone', async () => {
    let pages = 0;
    const { api, asked } = answering(() => {
      pages += 1;
      const link = pages < 3 ? `<https://evil.example.com/session/api/recipients?cursor=${pages}>; rel="next"` : '';
      return new Response(JSON.stringify({ items: [pages] }), { status: 200, headers: { link } });
    });
    expect(await api.list()).toEqual({ ok: true, value: { items: [1, 2, 3], unreadable: 0 } });
    expect(asked.map(({ url }) => url)).toEqual(['', '?cursor=1', '?cursor=2'].map((query) => `${BASE}/recipients${query}`));
  });

  test('a form by what is chosen and which fields are filled in, without what is not chosen', async () => {
    const { api, asked } = answering(json(200, {}));
    const choice = { country: 'DE', method: 'BANK_ACCOUNT', currency: 'EUR', type: '', accountIdType: 'IBAN' };
    await api.form(choice, ['/creditor/name', '/creditor/taxId']);
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '');
    expect(pathname).toBe('/session/api/form');
    const { type: _, ...chosen } = choice;
    expect(Object.fromEntries(searchParams)).toEqual({ ...chosen, filled: '/creditor/name,/creditor/taxId' });
  });

  test('each by its method and path; an id cannot leave its place', async () => {
    const { api, asked } = answering(json(200, {}));
    await api.session();
    await api.add(DETAILS, 'key');
    await api.change({ id: 'one', etag: '"v1"' }, { country: 'FR' });
    await api.remove('../one');
    await api.makeDefault('a/b?c');
    await api.end();
    expect(asked.map(({ url, init }) => `${init.method} ${url.slice(BASE.length)}`)).toEqual([
      'GET ',
      'POST /recipients',
      'PATCH /recipients/one',
      'DELETE /recipients/..%2Fone',
      'POST /recipients/a%2Fb%3Fc/default',
      'DELETE ',
    ]);
    expect(new Headers(asked[2]?.init.headers).get('if-match')).toBe('"v1"');
    expect(asked[1]?.init.body).toBe(JSON.stringify(DETAILS));
    const headers = new Headers(asked[1]?.init.headers);
    expect(['authorization', 'content-type', 'idempotency-key'].map((name) => headers.get(name))).toEqual([
      'Bearer the-token',
      'application/json',
      'key',
    ]);
    // the page is left before there is an answer
    expect(asked.at(-1)?.init.keepalive).toBe(true);
  });
});

describe('what is answered', () => {
  test('counts the recipients that cannot be read, on each page', async () => {
    const ids = '2f6b8a0d-94e1-4b8e-9c5d-0e7d3a1b6c52, 7d0f9c3e-1c55-4c0e-8f5b-2b9f1f6f0a44';
    let pages = 0;
    const { api } = answering(() => {
      pages += 1;
      const headers: Record<string, string> =
        pages === 1 ? { link: '</session/api/recipients?cursor=1>; rel="next"', 'payprep-unreadable': ids } : {};
      return new Response(JSON.stringify({ items: [] }), { status: 200, headers });
    });
    expect(await api.list()).toEqual({ ok: true, value: { items: [], unreadable: 2 } });
  });

  test('gives the value of an answer', async () => {
    expect(await answering(json(200, { items: [1] })).api.list()).toEqual({ ok: true, value: { items: [1], unreadable: 0 } });
    expect(await answering(() => new Response(null, { status: 204 })).api.remove('one')).toEqual({ ok: true, value: undefined });
  });

  test.each([
    [401, 'over'],
    [404, 'absent'],
    [412, 'outdated'],
    [400, 'server'],
    [403, 'server'],
    [422, 'server'],
    [500, 'server'],
    [503, 'server'],
  ])('%s: %s', async (status, kind) => {
    expect(await answering(json(status, {})).api.add(DETAILS, 'key')).toEqual({ ok: false, failure: { kind } });
  });

  test('what is refused, by its places; what is no refusal is left out', async () => {
    const refusal = { pointer: '/country', code: 'COUNTRY_NOT_ALLOWED', detail: 'This session is for other countries.' };
    const { api } = answering(json(422, { errors: [refusal, null, { pointer: 1 }, 'text'] }));
    expect(await api.add(DETAILS, 'key')).toEqual({ ok: false, failure: { kind: 'refused', refusals: [refusal] } });
  });

  test('is a failure of the network where no answer comes', async () => {
    const { api } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await api.list()).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(await api.remove('one')).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('something that is no JSON, from whatever stands in between', async () => {
    expect(await answering(() => new Response('<html>')).api.list()).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(await answering(() => new Response('<html>', { status: 422 })).api.add(DETAILS, 'key')).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
  });
});
