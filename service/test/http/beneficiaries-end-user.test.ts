/** What the end-user of a session does with their recipients, and the events of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { ANY_VERSION } from './calls.js';
import { add, ask, DUTCH, GERMAN, listed, pass, RECIPIENTS, SESSION, serve, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

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
    serve(store);
    return events;
  };

  test('tell of changes, and not of what stays as it was', async () => {
    const events = withEvents();
    const token = await tokenFor();
    const { id, isDefault: _, ...details } = await add(token);
    const put = (body: unknown) => ask(`PATCH /session/api/recipients/${id}`, body, { token, headers: ANY_VERSION });
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
    const changed = await ask(`PATCH /session/api/recipients/${first.id}`, { ...GERMAN, isDefault: true }, { token, headers: ANY_VERSION });
    expect(changed.body.isDefault).toBe(true);
    expect(events.slice(3)).toEqual([`RECIPIENT_UPDATED ${second.id}`, `RECIPIENT_UPDATED ${first.id}`]);
    const wrong = await ask('POST /session/api/recipients', { ...GERMAN, isDefault: 'yes' }, { token });
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '/isDefault']);
  });
});

describe('the end-user of a session', () => {
  test('is told what the session is for', async () => {
    const token = await tokenFor('ada', { allowedCountries: ['DE'], allowedRecipientTypes: ['INDIVIDUAL'] });
    expect((await ask('GET /session/api', undefined, { token })).body).toEqual({
      today: '2026-11-20',
      returnUrl: SESSION.returnUrl,
      allowedCountries: ['DE'],
      allowedRecipientTypes: ['INDIVIDUAL'],
      draftKeys: [expect.any(String)],
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
      ['PATCH', changed],
      ['DELETE', undefined],
      ['POST', undefined],
    ] as const) {
      const where = line === 'POST' ? `${path}/default` : path;
      expect((await ask(`${line} ${where}`, body, { token: eve, headers: ANY_VERSION })).status).toBe(404);
    }
    expect((await ask(`PATCH ${path}`, changed, { token, headers: ANY_VERSION })).body).toEqual({ id, isDefault: true, ...changed });
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
    pass(30 * 60_000 - 1);
    expect((await ask('GET /session/api', undefined, { token })).status).toBe(200);
    pass(1);
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

describe('the keys for what a page keeps', () => {
  const keysOf = async (token: string) => (await ask('GET /session/api', undefined, { token })).body.draftKeys;

  test('are the same in every session of a user, and of nobody else', async () => {
    const [first] = await keysOf(await tokenFor('ada'));
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await keysOf(await tokenFor('ada'))).toEqual([first]);
    expect(await keysOf(await tokenFor('bob'))).not.toContain(first);
    expect(await keysOf(await tokenFor('ada', undefined, 'globex'))).not.toContain(first);
  });

  test('are given to no session that has ended', async () => {
    const token = await tokenFor('ada');
    pass(1_800_000);
    expect((await ask('GET /session/api', undefined, { token })).status).toBe(401);
    expect((await ask('GET /session/api', undefined, { token })).body.draftKeys).toBeUndefined();
  });
});
