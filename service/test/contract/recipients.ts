/** Endpoints 5 to 7 from outside: sessions, and the recipients that come of them. */
import { describe, expect, test } from 'vitest';
import { createPage, SESSION, send } from './client.js';
import { faultsIn, items, recipient, session } from './shapes.js';
import { DUTCH, GERMAN, type World } from './world.js';

const PATH = '/beneficiaries/organizations/recipients';

export function recipientsContract(world: () => World): void {
  const open = (body: unknown, key?: string) => world().acme.openSession(body, key);

  describe('a session', () => {
    test('is answered with an id and a URL, whose token stands behind #', async () => {
      const { status, body } = await open(SESSION);
      expect([status, faultsIn(body, session)]).toEqual([200, []]);
      const { origin, search, hash } = new URL(body.url);
      expect([origin, search]).toEqual([world().url, '']);
      expect(hash).toMatch(/^#[\w-]{43,}$/);
    });

    test('takes options; omitted ones allow all', async () => {
      const options = { allowedRecipientTypes: ['INDIVIDUAL', 'BUSINESS'], allowedCountries: ['DE', 'NL'] };
      for (const given of [options, {}, { allowedCountries: ['DE'] }, undefined])
        expect((await open({ ...SESSION, options: given })).status).toBe(200);
    });

    test.each([
      [{ returnUrl: SESSION.returnUrl }, '/externalUserId', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
      [{ externalUserId: 'ada' }, '/returnUrl', 'JSON_PAYLOAD_MISSING_REQUIRED_FIELD'],
      [{ ...SESSION, externalUserId: null }, '/externalUserId', 'JSON_PAYLOAD_INVALID_TYPE'],
      [{ ...SESSION, returnUrl: 5 }, '/returnUrl', 'JSON_PAYLOAD_INVALID_TYPE'],
      [{ ...SESSION, returnUrl: 'http://shop.example.com/' }, '/returnUrl', 'BAD_REQUEST'],
      [{ ...SESSION, options: { allowedCountries: 'DE' } }, '/options/allowedCountries', 'JSON_PAYLOAD_INVALID_TYPE'],
      [{ ...SESSION, options: { allowedCountries: ['de'] } }, '/options/allowedCountries/0', 'BAD_REQUEST'],
      [{ ...SESSION, options: { allowedRecipientTypes: ['ALL'] } }, '/options/allowedRecipientTypes/0', 'JSON_PAYLOAD_INVALID_ENUM_VALUE'],
    ])('%j is none', async (body, pointer, code) => {
      const reply = await open(body);
      expect([reply.status, reply.body.errors[0]]).toEqual([400, { pointer, code, detail: expect.any(String) }]);
    });

    test('http leads back to this machine alone', async () => {
      expect((await open({ ...SESSION, returnUrl: 'http://localhost:3000/back' })).status).toBe(200);
    });
  });

  describe('Idempotency-Key', () => {
    test('is needed, of 1 to 255 characters', async () => {
      const without = await world().acme.send('POST /beneficiaries/organizations/sessions', { body: SESSION });
      expect([without.status, without.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_HEADER_MISSING']);
      expect((await open(SESSION, 'k'.repeat(256))).status).toBe(400);
      for (const key of ['!', 'k'.repeat(255)]) expect((await open(SESSION, key)).status).toBe(200);
    });

    test('a repetition has the stored answer; with another body it is refused', async () => {
      const key = crypto.randomUUID();
      const first = await open(SESSION, key);
      const again = await open({ returnUrl: SESSION.returnUrl, externalUserId: SESSION.externalUserId, more: 1 }, key);
      expect([again.status, again.text]).toEqual([200, first.text]);
      expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
      const other = await open({ ...SESSION, externalUserId: 'eve' }, key);
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REQUEST_MISMATCH']);
    });

    test('of many at once one opens a session: the rest repeat it, or are told to wait', async () => {
      const key = crypto.randomUUID();
      const replies = await Promise.all(Array.from({ length: 8 }, () => open(SESSION, key)));
      const opened = replies.filter(({ status }) => status === 200);
      expect(new Set(opened.map(({ text }) => text)).size).toBe(1);
      expect(opened.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
      for (const { headers, body } of replies.filter(({ status }) => status !== 200))
        expect([body.code, headers.get('retry-after')]).toEqual(['IDEMPOTENCY_KEY_IN_USE', '1']);
    });

    test('what was refused may be mended under the same key', async () => {
      const key = crypto.randomUUID();
      expect((await open({ externalUserId: 'ada' }, key)).status).toBe(400);
      expect((await open(SESSION, key)).status).toBe(200);
    });
  });

  describe('recipients', () => {
    test('are added on the page, found by id, and listed by user', async () => {
      const user = await world().user();
      const added = await user.page('POST /recipients', { body: GERMAN });
      expect([added.status, faultsIn(added.body, recipient)]).toEqual([201, []]);
      expect(added.body).toMatchObject({ ...GERMAN, isDefault: true });
      const found = await world().acme.send(`GET ${PATH}/${added.body.id}`);
      expect([found.status, found.text]).toEqual([200, added.text]);
      const listed = await user.listed();
      expect([listed.status, listed.text, faultsIn(listed.body, items(recipient))]).toEqual([200, `{"items":[${added.text}]}`, []]);
    });

    test('of an unknown user are none; without a user is no question', async () => {
      const reply = await world().acme.send(`GET ${PATH}?externalUserId=nobody`);
      expect([reply.status, reply.text]).toEqual([200, '{"items":[]}']);
      for (const query of ['', '?', '?externalUserId=', '?externalUserId=a&externalUserId=b', '?externaluserid=a', '?externalUserId=%00'])
        expect((await world().acme.send(`GET ${PATH}${query}`)).status).toBe(400);
    });

    test('are listed in the order of their creation, page by page', async () => {
      const user = await world().user();
      const ids: string[] = [];
      for (const body of [GERMAN, DUTCH, GERMAN, DUTCH, GERMAN]) ids.push((await user.page('POST /recipients', { body })).body.id);
      expect((await user.listed()).body.items.map(({ id }: { readonly id: string }) => id)).toEqual(ids);
      const seen: string[] = [];
      let reply = await user.listed('&limit=2');
      for (;;) {
        seen.push(...reply.body.items.map(({ id }: { readonly id: string }) => id));
        const next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
        if (next === undefined) break;
        expect(reply.body.items).toHaveLength(2);
        reply = await world().acme.send(`GET ${next}`);
      }
      expect(seen).toEqual(ids);
      for (const query of ['&limit=0', '&limit=-1', '&limit=x', '&limit=1001', '&cursor=x', '&cursor='])
        expect((await user.listed(query)).status).toBe(400);
    });

    test('one is the default of a user and currency, and the user chooses which', async () => {
      const user = await world().user();
      const add = async (body: unknown) => (await user.page('POST /recipients', { body })).body;
      const [first, second] = [await add(GERMAN), await add(DUTCH)];
      const dollars = await add({ ...GERMAN, currency: 'USD' });
      expect([first, second, dollars].map(({ isDefault }) => isDefault)).toEqual([true, false, true]);
      expect((await user.page(`POST /recipients/${second.id}/default`)).body).toEqual({ ...second, isDefault: true });
      const listed = (await user.listed()).body.items;
      expect(listed.map(({ isDefault }: { readonly isDefault: boolean }) => isDefault)).toEqual([false, true, true]);
    });

    test('one that is added as the default takes the place of the one that was', async () => {
      const user = await world().user();
      for (const body of [GERMAN, { ...DUTCH, isDefault: true }])
        expect((await user.page('POST /recipients', { body })).body.isDefault).toBe(true);
      expect((await user.listed()).body.items.map(({ isDefault }: { readonly isDefault: boolean }) => isDefault)).toEqual([false, true]);
    });

    test('a key adds one, is for no other, and brings nothing back', async () => {
      const user = await world().user();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const add = (body: unknown) => user.page('POST /recipients', { body, headers });
      const many = await Promise.all(Array.from({ length: 5 }, () => add(GERMAN)));
      expect(new Set(many.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const other = await add(DUTCH);
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REQUEST_MISMATCH']);
      expect((await user.page(`DELETE /recipients/${many[0]?.body.id}`)).status).toBe(204);
      expect((await add(GERMAN)).status).toBe(404);
      expect((await user.listed()).text).toBe('{"items":[]}');
    });

    test('are changed and deleted', async () => {
      const user = await world().user();
      const { id } = (await user.page('POST /recipients', { body: GERMAN })).body;
      const changed = await user.page(`PATCH /recipients/${id}`, { body: DUTCH, headers: { 'if-match': '*' } });
      expect([changed.status, changed.body]).toEqual([200, { id, isDefault: true, ...DUTCH }]);
      expect((await world().acme.send(`GET ${PATH}/${id}`)).text).toBe(changed.text);
      expect((await user.page(`DELETE /recipients/${id}`)).status).toBe(204);
      for (const line of [`DELETE /recipients/${id}`, `POST /recipients/${id}/default`]) expect((await user.page(line)).status).toBe(404);
      expect((await world().acme.send(`GET ${PATH}/${id}`)).status).toBe(404);
      expect((await user.listed()).text).toBe('{"items":[]}');
    });

    test('are validated: one with errors is not stored', async () => {
      const user = await world().user();
      const wrong = { ...GERMAN, creditorAccount: { id: { value: 'DE89370400440532013001', type: 'IBAN' } } };
      const { status, body } = await user.page('POST /recipients', { body: wrong });
      expect([status, body.errors[0].code]).toEqual([422, 'CREDITOR_IBAN_INCORRECT_CHECK_DIGITS']);
      const unknown = await user.page('POST /recipients', { body: { ...GERMAN, method: 'CHEQUE' } });
      expect([unknown.status, unknown.body.code]).toEqual([400, 'JSON_PAYLOAD_INVALID_ENUM_VALUE']);
      expect((await user.listed()).text).toBe('{"items":[]}');
    });

    test('are those that the session allows', async () => {
      const user = await world().user('acme', { allowedCountries: ['NL'], allowedRecipientTypes: ['BUSINESS'] });
      const { status, body } = await user.page('POST /recipients', { body: GERMAN });
      expect([status, body.errors.map(({ code }: { readonly code: string }) => code)]).toEqual([
        422,
        ['COUNTRY_NOT_ALLOWED', 'RECIPIENT_TYPE_NOT_ALLOWED'],
      ]);
      const allowed = { ...DUTCH, creditor: { name: 'Example BV', type: 'BUSINESS' } };
      expect((await user.page('POST /recipients', { body: allowed })).status).toBe(201);
    });

    test.each([
      ['/creditorAccount/id/value', { creditorAccount: { id: { value: 'IR580540105180021273113007', type: 'IBAN' } } }],
      ['/creditorAccount/id/value', { creditorAccount: { id: { value: 'FR1420041010050500013M02606', type: 'IBAN' } } }],
      ['/creditorAgent/bic', { creditorAgent: { bic: 'SABRRUMM' } }],
    ])('are in the countries that the session allows, whatever they say: %s', async (pointer, account) => {
      const user = await world().user('acme', { allowedCountries: ['DE'] });
      const { status, body } = await user.page('POST /recipients', { body: { ...GERMAN, ...account } });
      expect([status, body.errors]).toEqual([422, [{ pointer, code: 'COUNTRY_NOT_ALLOWED', detail: expect.any(String) }]]);
      expect((await user.listed()).text).toBe('{"items":[]}');
    });

    test('a session that was ended opens nothing any more', async () => {
      const { body } = await open(SESSION);
      const page = createPage(world().url, body.url);
      expect((await page('GET ')).body).toMatchObject({ returnUrl: SESSION.returnUrl });
      expect((await page('DELETE ')).status).toBe(204);
      const { status, body: refused } = await page('GET /recipients');
      expect([status, refused.code]).toEqual([401, 'AUTH_SESSION_INVALID']);
      expect((await send(world().url, 'GET /session/api/recipients')).status).toBe(401);
    });
  });
}
