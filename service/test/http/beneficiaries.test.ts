/** Sessions and recipients over HTTP: endpoints 5 to 7, and what the page of a session does. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../http/handler.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { type Answer, authenticate, type Call, call, engine, type Handler, ORIGIN } from './calls.js';

const SESSIONS = '/beneficiaries/organizations/sessions';
const RECIPIENTS = '/beneficiaries/organizations/recipients';
const START = Date.parse('2026-11-20T12:00:00Z');

let now: number;
let handler: Handler;

beforeEach(() => {
  now = START;
  handler = createHandler({ engine, store: memoryStore(), authenticate, clock: () => new Date(now), publicUrl: ORIGIN });
});

const SESSION = { externalUserId: 'ada', returnUrl: 'https://shop.example.com/back' };

let keys = 0;
const ask = (line: string, body?: unknown, more: Call = {}) => call(handler, line, { body, ...more });
const openSession = (body: unknown = SESSION, more: Call = {}) => {
  keys += 1;
  return ask(`POST ${SESSIONS}`, body, { headers: { 'idempotency-key': `key-${keys}` }, ...more });
};

/** The token of a new session. */
const tokenFor = async (externalUserId = 'ada', options: unknown = undefined, token = 'acme'): Promise<string> =>
  (
    await openSession({ ...SESSION, externalUserId, options }, { headers: { 'idempotency-key': `t-${Math.random()}` }, token })
  ).body.url.split('#')[1];

const GERMAN = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: 'DE89 3704 0044 0532 0130 00', type: 'IBAN' } },
};
const DUTCH = { ...GERMAN, country: 'NL', creditorAccount: { id: { value: 'NL91ABNA0417164300', type: 'IBAN' } } };

/** Each a moment later than the one before. */
const add = async (token: string, body: unknown = GERMAN) => {
  now += 1;
  return (await ask('POST /session/api/recipients', body, { token })).body;
};
const listed = async (user = 'ada', token = 'acme') =>
  (await ask(`GET ${RECIPIENTS}?externalUserId=${user}`, undefined, { token })).body.items;

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
      expect([refused.status, detail]).toEqual([500, expect.stringContaining('does not know its public address')]);
      // on this machine alone it is where it was asked
      const opened = (await (await own(request('http://127.0.0.1:8080'))).json()) as { readonly url: string };
      expect(opened.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/session#/);
    },
  );

  test('says what a returnUrl has to be', async () => {
    const { body } = await openSession({ ...SESSION, returnUrl: 'shop.example.com' });
    expect(body.errors[0].detail).toMatch(/^Expected a URL .* that begins with https:\/\//);
    const options = { allowedCountries: ['ZZ'] };
    expect((await openSession({ ...SESSION, options })).body.errors[0].detail).toBe('This is not a country code of ISO 3166-1.');
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

describe('a request that is sent again', () => {
  const headers = { 'idempotency-key': 'order 5' };

  test('has the same answer, and says so', async () => {
    const first = await openSession(SESSION, { headers });
    const again = await openSession({ returnUrl: SESSION.returnUrl, externalUserId: 'ada' }, { headers });
    expect(again.text).toBe(first.text);
    expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true']);
  });

  test('with another body is refused', async () => {
    await openSession(SESSION, { headers });
    const { status, body } = await openSession({ ...SESSION, externalUserId: 'eve' }, { headers });
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REQUEST_MISMATCH']);
  });

  test('for a session that has ended is told so, and not sent to a page that opens no more', async () => {
    const { body } = await openSession(SESSION, { headers });
    now += 30 * 60_000;
    const expired = await openSession(SESSION, { headers });
    expect([expired.status, expired.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_SESSION_ENDED']);
    expect(expired.text).not.toContain(body.id);
    const other = { 'idempotency-key': 'order 6' };
    const token = (await openSession(SESSION, { headers: other })).body.url.split('#')[1];
    await ask('DELETE /session/api', undefined, { token });
    expect((await openSession(SESSION, { headers: other })).body.code).toBe('IDEMPOTENCY_KEY_SESSION_ENDED');
  });

  test('counts for one organization', async () => {
    const first = await openSession(SESSION, { headers });
    const other = await openSession(SESSION, { headers, token: 'other' });
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('is new after a day', async () => {
    const first = await openSession(SESSION, { headers });
    now += 24 * 3600_000 + 1;
    expect((await openSession(SESSION, { headers })).body.id).not.toBe(first.body.id);
  });

  test('at once: one is done, the others have its answer or wait', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => openSession(SESSION, { headers })));
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
  });

  test('after a refusal is new', async () => {
    expect((await openSession({ externalUserId: 'ada' }, { headers })).status).toBe(400);
    expect((await openSession(SESSION, { headers })).status).toBe(200);
  });

  test('while the first takes longer than anybody waits: one of them is done', async () => {
    const inner = memoryStore();
    let isFirst = true;
    // the first stands still between its key and its work
    const slow: Store = {
      ...inner,
      async transaction(work) {
        const result = await inner.transaction(work);
        if (isFirst) {
          isFirst = false;
          now += 61_000;
          overtaking = call(late, `POST ${SESSIONS}`, { body: SESSION, headers });
          await overtaking;
        }
        return result;
      },
    };
    const late = createHandler({ engine, store: slow, authenticate, clock: () => new Date(now), publicUrl: ORIGIN });
    let overtaking: Promise<Answer> | undefined;
    const first = await call(late, `POST ${SESSIONS}`, { body: SESSION, headers });
    expect(first.headers.get('idempotent-replayed')).toBe('true');
    expect(first.text).toBe((await overtaking)?.text);
  });

  test('needs its key', async () => {
    const missing = await openSession(SESSION, { headers: {} });
    expect([missing.status, missing.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_HEADER_MISSING']);
    expect((await openSession(SESSION, { headers: { 'idempotency-key': 'x'.repeat(256) } })).status).toBe(400);
    expect((await openSession(SESSION, { headers: { 'idempotency-key': 'x'.repeat(255) } })).status).toBe(200);
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
      now -= count % 2;
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
});

describe('a session for some countries', () => {
  const BRITISH = {
    country: 'GB',
    currency: 'GBP',
    method: 'BANK_ACCOUNT',
    creditor: { name: 'Ada Example', type: 'INDIVIDUAL' },
    creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } },
  };
  const account = (value: string, type: string) => ({ creditorAccount: { id: { value, type } } });
  const [IBAN, BIC] = ['/creditorAccount/id/value', '/creditorAgent/bic'];
  const local = { ...account('55779911', 'ACCOUNT_NUMBER'), creditorAgent: { clearingSystemMemberId: { memberId: '200000' } } };

  test.each([
    ['an Iranian IBAN', account('IR580540105180021273113007', 'IBAN'), IBAN],
    ['a French IBAN', account('FR1420041010050500013M02606', 'IBAN'), IBAN],
    ['a Russian IBAN', account('RU0204452560040702810412345678901', 'IBAN'), IBAN],
    ['an IBAN that says it is a number', account('IR580540105180021273113007', 'ACCOUNT_NUMBER'), IBAN],
    ['an IBAN in small letters with blanks', account('ir58 0540 1051 8002 1273 1130 07', 'ALIAS'), IBAN],
    ['an IBAN in letters of full width', account('ＩＲ580540105180021273113007', 'ALIAS'), IBAN],
    ['a Russian BIC', { ...local, creditorAgent: { bic: 'SABRRUMM' } }, BIC],
    ['an Iranian BIC beside a British IBAN', { creditorAgent: { bic: 'BKMTIRTH' } }, BIC],
    [
      'a BIC with blanks beside a British sort code',
      { creditorAgent: { bic: 'SABR RU MM', clearingSystemMemberId: { memberId: '200000' } } },
      BIC,
    ],
    ['a BIC that no directory has', { ...local, creditorAgent: { bic: 'ZZZZRUMM' } }, BIC],
  ])('takes no account elsewhere: %s', async (_, foreign, pointer) => {
    const token = await tokenFor('ada', { allowedCountries: ['GB', 'DE'] });
    const { id } = await add(token, BRITISH);
    for (const line of ['POST /session/api/recipients', `PUT /session/api/recipients/${id}`]) {
      const { status, body } = await ask(line, { ...BRITISH, ...foreign }, { token });
      expect([line, status, body.code]).toEqual([line, 422, 'RECIPIENT_REFUSED']);
      expect(body.errors).toContainEqual({ pointer, code: 'COUNTRY_NOT_ALLOWED', detail: expect.any(String) });
    }
    expect(await listed()).toHaveLength(1);
  });

  test.each([
    ['GB', BRITISH],
    ['GB', { ...BRITISH, ...local }],
    ['GB', { ...BRITISH, creditorAgent: { bic: 'MIDLJESH' } }],
    ['JE', { ...BRITISH, country: 'JE' }],
    ['RE', { ...BRITISH, country: 'RE', currency: 'EUR', ...account('FR1420041010050500013M02606', 'IBAN') }],
    [
      'MC',
      { ...BRITISH, country: 'MC', currency: 'EUR', ...account('MC5811222000010123456789030', 'IBAN'), creditorAgent: { bic: 'BNPAFRPP' } },
    ],
    ['DE', { ...GERMAN, creditor: { ...GERMAN.creditor, address: { country: 'FR', townName: 'Paris' } } }],
  ])('takes those that are there, with a territory under its IBAN, wherever the creditor lives: %s', async (country, body) => {
    const token = await tokenFor('ada', { allowedCountries: [country] });
    expect((await ask('POST /session/api/recipients', body, { token })).status).toBe(201);
  });

  test('and one for all takes them all', async () => {
    const token = await tokenFor();
    expect(
      (await ask('POST /session/api/recipients', { ...BRITISH, ...account('FR1420041010050500013M02606', 'IBAN') }, { token })).status,
    ).toBe(201);
  });
});

describe('a recipient has limits', () => {
  test.each([
    ['of a length that the contract has', { creditor: { ...GERMAN.creditor, name: 'x'.repeat(141) } }, '/creditor/name', 'VALUE_TOO_LONG'],
    ['of one that it has not', { creditor: { ...GERMAN.creditor, taxId: 'x'.repeat(60_000) } }, '/creditor/taxId', 'VALUE_TOO_LONG'],
    [
      'of an account',
      { creditorAccount: { id: { value: '1'.repeat(60_000), type: 'ACCOUNT_NUMBER' } } },
      '/creditorAccount/id/value',
      'VALUE_TOO_LONG',
    ],
    [
      'of a list',
      { creditor: { ...GERMAN.creditor, documents: Array(11).fill({ value: '1', type: 'PASSPORT' }) } },
      '/creditor/documents',
      'VALUE_TOO_LONG',
    ],
    [
      'of all together',
      { creditor: { ...GERMAN.creditor, documents: Array(10).fill({ value: '界'.repeat(256), type: '界'.repeat(256) }) } },
      '',
      'RECIPIENT_TOO_LARGE',
    ],
  ])('%s', async (_, more, pointer, code) => {
    const token = await tokenFor();
    const { status, body, text } = await ask('POST /session/api/recipients', { ...GERMAN, ...more }, { token });
    expect([status, body.errors]).toEqual([422, [{ pointer, code, detail: expect.stringMatching(/at most \d+/) }]]);
    expect(text.length).toBeLessThan(1_000);
  });

  test('a list has a hundred where nobody says how many, and never more than a page', async () => {
    const store = memoryStore();
    handler = createHandler({ engine, store, authenticate, clock: () => new Date(now), publicUrl: ORIGIN });
    const token = await tokenFor();
    const owner = { organization: 'acme', externalUserId: 'ada' };
    await store.transaction(async (tx) => {
      for (let count = 0; count < 260; count += 1)
        await tx.recipients.add({ id: crypto.randomUUID(), ...owner, created: new Date(now), isDefault: false, details: GERMAN });
    });
    const pages = async (line: string, as: string): Promise<readonly number[]> => {
      const sizes: number[] = [];
      for (let next: string | undefined = line; next !== undefined; ) {
        const { body, headers } = await ask(`GET ${next}`, undefined, { token: as });
        sizes.push(body.items.length);
        next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      return sizes;
    };
    expect(await pages(`${RECIPIENTS}?externalUserId=ada`, 'acme')).toEqual([100, 100, 60]);
    expect(await pages(`${RECIPIENTS}?externalUserId=ada&limit=1000`, 'acme')).toEqual([250, 10]);
    expect(await pages('/session/api/recipients', token)).toEqual([100, 100, 60]);
    expect(await pages('/session/api/recipients?limit=250', token)).toEqual([250, 10]);
  });
});

describe('the events of an end-user', () => {
  /** What was added since, by the kinds of the events. */
  const withEvents = () => {
    const inner = memoryStore();
    const events: string[] = [];
    const store: Store = {
      ...inner,
      transaction: (work) =>
        inner.transaction((tx) => {
          const add: typeof tx.events.add = (event) => {
            events.push(`${event.eventType} ${event.object.id}`);
            return tx.events.add(event);
          };
          return work({ ...tx, events: { ...tx.events, add } });
        }),
    };
    handler = createHandler({ engine, store, authenticate, clock: () => new Date(now), publicUrl: ORIGIN });
    return events;
  };

  test('tell of changes, and not of what stays as it was', async () => {
    const events = withEvents();
    const token = await tokenFor();
    const { id, isDefault: _, ...details } = await add(token);
    const put = (body: unknown) => ask(`PUT /session/api/recipients/${id}`, body, { token });
    expect((await put(GERMAN)).body).toEqual({ id, isDefault: true, ...details });
    await put({ creditorAccount: details.creditorAccount, ...details, isDefault: true });
    await ask(`POST /session/api/recipients/${id}/default`, undefined, { token });
    expect(events).toEqual([`RECIPIENT_CREATED ${id}`]);
    await put(DUTCH);
    expect(events.slice(1)).toEqual([`RECIPIENT_UPDATED ${id}`]);
  });

  test('a recipient that is added as the default becomes it, and the one that was is told of', async () => {
    const events = withEvents();
    const token = await tokenFor();
    const first = await add(token, { ...GERMAN, isDefault: false });
    const second = await add(token, { ...DUTCH, isDefault: true });
    expect([first.isDefault, second.isDefault]).toEqual([true, true]);
    expect((await listed()).map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true]);
    expect(events).toEqual([`RECIPIENT_CREATED ${first.id}`, `RECIPIENT_UPDATED ${first.id}`, `RECIPIENT_CREATED ${second.id}`]);
    const changed = await ask(`PUT /session/api/recipients/${first.id}`, { ...GERMAN, isDefault: true }, { token });
    expect(changed.body.isDefault).toBe(true);
    expect(events.slice(3)).toEqual([`RECIPIENT_UPDATED ${second.id}`, `RECIPIENT_UPDATED ${first.id}`]);
    const wrong = await ask('POST /session/api/recipients', { ...GERMAN, isDefault: 'yes' }, { token });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/isDefault']);
  });
});

describe('the key of a recipient', () => {
  const send = (token: string, body: unknown, key = 'form 1') =>
    ask('POST /session/api/recipients', body, { token, headers: { 'idempotency-key': key } });

  test('is for one recipient: with another it is refused', async () => {
    const token = await tokenFor();
    const first = await send(token, GERMAN);
    const other = await send(token, DUTCH);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REQUEST_MISMATCH']);
    expect((await send(token, { ...GERMAN, isDefault: true })).status).toBe(422);
    expect(await listed()).toEqual([first.body]);
  });

  test('brings nothing back that was deleted', async () => {
    const token = await tokenFor();
    const { id } = (await send(token, GERMAN)).body;
    await ask(`DELETE /session/api/recipients/${id}`, undefined, { token });
    for (let times = 0; times < 2; times += 1) expect((await send(token, GERMAN)).status).toBe(404);
    expect(await listed()).toEqual([]);
    // another form is another recipient
    expect((await send(token, GERMAN, 'form 2')).status).toBe(201);
  });

  test('shows the recipient as it is now', async () => {
    const token = await tokenFor();
    const { id } = (await send(token, GERMAN)).body;
    const changed = await ask(`PUT /session/api/recipients/${id}`, DUTCH, { token });
    expect((await send(token, GERMAN)).body).toEqual(changed.body);
  });

  test('is free again after a refusal', async () => {
    const token = await tokenFor();
    expect((await send(token, { ...GERMAN, creditor: {} })).status).toBe(422);
    expect((await send(token, GERMAN)).status).toBe(201);
  });
});

describe('the end-user of a session', () => {
  test('is told what the session is for', async () => {
    const token = await tokenFor('ada', { allowedCountries: ['DE'], allowedRecipientTypes: ['INDIVIDUAL'] });
    expect((await ask('GET /session/api', undefined, { token })).body).toEqual({
      returnUrl: SESSION.returnUrl,
      allowedCountries: ['DE'],
      allowedRecipientTypes: ['INDIVIDUAL'],
      expiresDate: '2026-11-20T12:30:00.000Z',
      secondsLeft: 1800,
      isExtensible: true,
    });
  });

  test('changes and deletes their own, and nobody else’s', async () => {
    const [token, eve] = [await tokenFor(), await tokenFor('eve')];
    const { id } = await add(token);
    const path = `/session/api/recipients/${id}`;
    const changed = { ...DUTCH, creditor: { name: 'Grace Example', type: 'INDIVIDUAL' } };
    for (const [line, body] of [
      ['PUT', changed],
      ['DELETE', undefined],
      ['POST', undefined],
    ] as const) {
      const where = line === 'POST' ? `${path}/default` : path;
      expect((await ask(`${line} ${where}`, body, { token: eve })).status).toBe(404);
    }
    expect((await ask(`PUT ${path}`, changed, { token })).body).toEqual({ id, isDefault: true, ...changed });
    expect((await ask(`DELETE ${path}`, undefined, { token })).status).toBe(204);
    expect((await ask(`DELETE ${path}`, undefined, { token })).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  test('has one default in a currency', async () => {
    const token = await tokenFor();
    const [euro, other] = [await add(token), await add(token, DUTCH)];
    const pound = await add(token, {
      ...GERMAN,
      country: 'GB',
      currency: 'GBP',
      creditorAccount: { id: { value: 'GB29NWBK60161331926819', type: 'IBAN' } },
    });
    expect([euro.isDefault, other.isDefault, pound.isDefault]).toEqual([true, false, true]);
    const chosen = await ask(`POST /session/api/recipients/${other.id}/default`, undefined, { token });
    expect(chosen.body).toEqual({ ...other, isDefault: true });
    expect((await listed()).map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true, true]);
    await ask(`DELETE /session/api/recipients/${other.id}`, undefined, { token });
    // nobody chose another
    expect((await listed()).map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true]);
  });

  test('who hears no answer and asks again under the same key adds nothing twice', async () => {
    const [token, eve] = [await tokenFor(), await tokenFor('eve')];
    const send = (body: unknown, as = token) =>
      ask('POST /session/api/recipients', body, { token: as, headers: { 'idempotency-key': 'form 1' } });
    const [first, again] = await Promise.all([send(GERMAN), send(GERMAN)]);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await listed()).toEqual([first.body]);
    // the key of another session is another one
    expect((await send(GERMAN, eve)).body.id).not.toBe(first.body.id);
  });

  test('keeps nothing that would be rejected', async () => {
    const token = await tokenFor();
    const wrong = { ...GERMAN, creditorAccount: { id: { value: 'DE88370400440532013000', type: 'IBAN' } } };
    const { status, body, text } = await ask('POST /session/api/recipients', wrong, { token });
    expect([status, body.code]).toEqual([422, 'RECIPIENT_REFUSED']);
    expect(body.errors).toEqual([
      { pointer: '/creditorAccount/id/value', code: 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS', detail: expect.any(String) },
    ]);
    expect(text).not.toContain('DE8837');
    expect(await listed()).toEqual([]);
  });

  test('gives what the method asks for', async () => {
    const { body } = await ask(
      'POST /session/api/recipients',
      { country: 'DE', currency: 'EUR', method: 'BANK_ACCOUNT' },
      { token: await tokenFor() },
    );
    expect(body.errors.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['CREDITOR_NAME_MISSING', 'CREDITOR_ACCOUNT_MISSING']),
    );
  });

  test('stays within what the session is for', async () => {
    const token = await tokenFor('ada', { allowedCountries: ['FR'], allowedRecipientTypes: ['BUSINESS'] });
    const { status, body } = await ask('POST /session/api/recipients', GERMAN, { token });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual([
      ['/country', 'COUNTRY_NOT_ALLOWED'],
      ['/creditor/type', 'RECIPIENT_TYPE_NOT_ALLOWED'],
    ]);
  });

  test('has half an hour, or less where the session was ended', async () => {
    const [token, other] = [await tokenFor(), await tokenFor()];
    expect((await ask('DELETE /session/api', undefined, { token: other })).status).toBe(204);
    expect((await ask('GET /session/api', undefined, { token: other })).body.code).toBe('AUTH_SESSION_INVALID');
    now += 30 * 60_000 - 1;
    expect((await ask('GET /session/api', undefined, { token })).status).toBe(200);
    now += 1;
    const { status, body } = await ask('GET /session/api/recipients', undefined, { token });
    expect([status, body.code]).toEqual([401, 'AUTH_SESSION_INVALID']);
  });

  test('an access token opens no session, and the token of a session is no access token', async () => {
    expect((await ask('GET /session/api', undefined, { token: 'acme' })).status).toBe(401);
    const token = await tokenFor();
    const { status } = await ask(`GET ${RECIPIENTS}?externalUserId=ada`, undefined, { token: `nobody.${token}` });
    expect(status).toBe(401);
  });
});

test('the address of a session names no value in a path that a server would log', async () => {
  const { url } = (await openSession()).body;
  expect(new URL(url).pathname).toBe('/session');
  expect(new URL(url).search).toBe('');
  expect(new URL(url).origin).toBe(ORIGIN);
});
