/** Sessions and recipients over HTTP: endpoints 5 to 7. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import { authenticate, call, engine, ORIGIN } from './calls.js';
import { add, ask, DUTCH, GERMAN, listed, openSession, pass, RECIPIENTS, SESSION, SESSIONS, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

describe('a session', () => {
  test('has an id and a place with a token that nobody can guess', async () => {
    const { status, body } = await openSession();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['id', 'url']);
    expect(body.url).toMatch(/^https:\/\/pay\.example\.com\/session#[\w-]{43}$/);
  });

  test('stands where the service is reached', async () => {
    const outside = createHandler({ engine, store: memoryStore(), authenticate, publicUrl: 'https://recipients.example.org' });
    const { body } = await call(outside, `POST ${SESSIONS}`, { body: SESSION, headers: { 'idempotency-key': 'k' } });
    expect(body.url).toMatch(/^https:\/\/recipients\.example\.org\/session#/);
  });

  test.each(['https://evil.example.com', 'http://10.0.0.1:8080', 'http://localhost.evil.example.com'])(
    'is not opened where whoever asks chooses its place: %s',
    async (origin) => {
      const store = memoryStore();
      const own = createHandler({ engine, store, authenticate });
      const headers = { authorization: 'Bearer acme', 'content-type': 'application/json', 'idempotency-key': 'k' };
      const request = (from: string) => new Request(`${from}${SESSIONS}`, { method: 'POST', headers, body: JSON.stringify(SESSION) });
      const refused = await own(request(origin));
      const { detail } = (await refused.json()) as { readonly detail: string };
      expect([refused.status, detail]).toEqual([400, expect.stringContaining('does not know this Host')]);
      // on this machine alone it is where it was asked
      const opened = (await (await own(request('http://127.0.0.1:8080'))).json()) as { readonly url: string };
      expect(opened.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/session#/);
    },
  );

  test('says what a returnUrl has to be', async () => {
    const { body } = await openSession({ ...SESSION, returnUrl: 'shop.example.com' });
    expect(body.errors[0].detail).toMatch(/^Expected a URL .* that begins with https:\/\//);
    const options = { allowedCountries: ['ZZ'] };
    expect((await openSession({ ...SESSION, options })).body.errors[0].detail).toContain('country code of ISO 3166-1');
  });

  test.each([
    ['no user', { returnUrl: SESSION.returnUrl }, '/externalUserId', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    ['no way back', { externalUserId: 'ada' }, '/returnUrl', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
    ['an empty user', { ...SESSION, externalUserId: '' }, '/externalUserId', 'BAD_REQUEST'],
    ['a user of 256 characters', { ...SESSION, externalUserId: 'x'.repeat(256) }, '/externalUserId', 'BAD_REQUEST'],
    ['a line break in the user', { ...SESSION, externalUserId: 'ada\r\nx: y' }, '/externalUserId', 'BAD_REQUEST'],
    ['plain http', { ...SESSION, returnUrl: 'http://shop.example.com/' }, '/returnUrl', 'BAD_REQUEST'],
    ['a script', { ...SESSION, returnUrl: 'javascript:alert(1)' }, '/returnUrl', 'BAD_REQUEST'],
    ['no URL', { ...SESSION, returnUrl: '//evil.example.com' }, '/returnUrl', 'BAD_REQUEST'],
    ['credentials in the URL', { ...SESSION, returnUrl: 'https://shop.example.com@evil.example.com/' }, '/returnUrl', 'BAD_REQUEST'],
    ['a country that is none', { ...SESSION, options: { allowedCountries: ['DE', 'ZZ'] } }, '/options/allowedCountries/1', 'BAD_REQUEST'],
    [
      'a type that is none',
      { ...SESSION, options: { allowedRecipientTypes: ['DOG'] } },
      '/options/allowedRecipientTypes/0',
      'JSON_PAYLOAD_INVALID_ENUM_VALUE',
    ],
    [
      'a type that is no text',
      { ...SESSION, options: { allowedRecipientTypes: [1] } },
      '/options/allowedRecipientTypes/0',
      'JSON_PAYLOAD_INVALID_TYPE',
    ],
    ['options that are none', { ...SESSION, options: [] }, '/options', 'JSON_PAYLOAD_INVALID_TYPE'],
  ])('%s', async (_, body, pointer, code) => {
    const answer = await openSession(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toEqual({ pointer, code, detail: expect.any(String) });
  });

  test('http is for localhost', async () => {
    for (const returnUrl of ['http://localhost:3000/back', 'http://127.0.0.1/', 'http://[::1]:8080/'])
      expect((await openSession({ ...SESSION, returnUrl })).status).toBe(200);
  });
});

describe('recipients', () => {
  test('are those of one user, by the time of their creation', async () => {
    const token = await tokenFor();
    const [first, second] = [await add(token), await add(token, DUTCH)];
    await add(await tokenFor('eve'));
    expect(await listed()).toEqual([first, second]);
    expect(await listed('nobody')).toEqual([]);
    expect(first).toEqual({
      id: expect.any(String),
      ...GERMAN,
      isDefault: true,
      creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } },
    });
    expect(second.isDefault).toBe(false);
  });

  test('one, by its id', async () => {
    const recipient = await add(await tokenFor());
    expect((await ask(`GET ${RECIPIENTS}/${recipient.id}`)).body).toEqual(recipient);
    expect((await ask(`GET ${RECIPIENTS}/${recipient.id.toUpperCase()}`)).body).toEqual(recipient);
  });

  test('of another organization are as unknown as those that are not there', async () => {
    const { id } = await add(await tokenFor());
    const answers = [`${id}`, '00000000-0000-4000-8000-000000000000', 'x', '%00', `${id}x`].map((each) =>
      ask(`GET ${RECIPIENTS}/${each}`, undefined, { token: 'other' }),
    );
    const found = await Promise.all(answers);
    expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(found.map(({ text }) => text)).size).toBe(1);
    expect(await listed('ada', 'other')).toEqual([]);
  });

  test('page by page', async () => {
    const token = await tokenFor();
    const all = [];
    for (let count = 0; count < 5; count += 1) {
      // some at the same moment
      pass(-(count % 2));
      all.push(await add(token));
    }
    const seen = [];
    let line: string | undefined = `${RECIPIENTS}?externalUserId=ada&limit=2`;
    for (let pages = 0; line !== undefined && pages < 9; pages += 1) {
      const { body, headers } = await ask(`GET ${line}`);
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items);
      line = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(seen).toEqual(await listed());
  });

  test.each([
    '',
    '?externalUserId=',
    '?externalUserId=ada&externalUserId=eve',
    '?externalUserId=ada&limit=0',
    '?externalUserId=ada&limit=1001',
    '?externalUserId=ada&limit=x',
    '?externalUserId=ada&cursor=x',
    '?externalUserId=ada&cursor=zzzzzzzzz.x',
  ])('a list that is asked for wrongly: %s', async (query) => {
    const { status, body } = await ask(`GET ${RECIPIENTS}${query}`);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  test.each(['%ff', 'ad%e1', '%ed%a0%80', '%', 'ada%zz'])('a user whose name is not UTF-8 is nobody else: %s', async (user) => {
    await add((await openSession({ ...SESSION, externalUserId: '\ufffd' })).body.url.split('#')[1]);
    const { status, body } = await ask(`GET ${RECIPIENTS}?externalUserId=${user}`);
    expect([status, body.code, body.detail]).toEqual([400, 'BAD_REQUEST', 'The query must be UTF-8, percent-encoded.']);
  });

  test('the names of users may have any letters', async () => {
    for (const user of ['jörg berg+1', '100%', '\ufffd', '田中'])
      expect((await ask(`GET ${RECIPIENTS}?externalUserId=${encodeURIComponent(user)}`)).body).toEqual({ items: [] });
  });
});

test('the address of a session names no value in a path that a server would log', async () => {
  const { url } = (await openSession()).body;
  expect(new URL(url).pathname).toBe('/session');
  expect(new URL(url).search).toBe('');
  expect(new URL(url).origin).toBe(ORIGIN);
});
