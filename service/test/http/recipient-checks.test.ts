/** The account that an end-user has already, and what the check of stored recipients found. */
import { beforeEach, describe, expect, test } from 'vitest';
import { recheckRecipients } from '../../recipients/recheck.js';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { engine } from './calls.js';
import { add, ask, GERMAN, serve, startAnew, tokenFor } from './sessions.js';

const CHECKS = '/beneficiaries/management/recipients';

let store: Store;
beforeEach(() => {
  startAnew();
  store = memoryStore();
  serve(store);
});

const recheck = () =>
  recheckRecipients(
    { store, engine: () => engine, clock: () => new Date('2026-11-20T13:00:00Z'), random: (length) => new Uint8Array(length) },
    { engineEdition: '1', isForced: true },
  );

describe('the account of a recipient', () => {
  const SAME = 'POST /session/api/recipients/same-account';
  const anotherWay = { ...GERMAN, creditor: { name: 'A. Example' }, creditorAccount: { id: { value: 'de89370400440532013000' } } };

  test('is known however it is written, and can be added all the same', async () => {
    const token = await tokenFor();
    expect((await ask(SAME, GERMAN, { token })).body).toEqual({ items: [] });
    const { id } = await add(token);
    expect((await ask(SAME, anotherWay, { token })).body).toEqual({ items: [{ id }] });
    expect((await ask(`${SAME}?except=${id}`, anotherWay, { token })).body).toEqual({ items: [] });
    const second = await add(token, anotherWay);
    expect((await ask(SAME, GERMAN, { token })).body).toEqual({ items: [{ id }, { id: second.id }] });
    await ask(`DELETE /session/api/recipients/${id}`, undefined, { token });
    expect((await ask(SAME, GERMAN, { token })).body).toEqual({ items: [{ id: second.id }] });
  });

  test('of another user, or at another organization, is not', async () => {
    await add(await tokenFor());
    for (const token of [await tokenFor('bob'), await tokenFor('ada', undefined, 'other')])
      expect((await ask(SAME, GERMAN, { token })).body).toEqual({ items: [] });
    expect((await ask(SAME, GERMAN, { token: 'acme' })).status).toBe(401);
  });
});

describe('the checks of stored recipients', () => {
  test('are listed by status, each once it was made', async () => {
    const { id } = await add(await tokenFor());
    expect((await ask(`GET ${CHECKS}`)).body).toEqual({ items: [] });
    await recheck();
    const check = { id, externalUserId: 'ada', checkedDate: '2026-11-20T13:00:00.000Z', status: 'OK', alerts: [] };
    expect((await ask(`GET ${CHECKS}`)).body).toEqual({ items: [check] });
    expect((await ask(`GET ${CHECKS}?status=OK`)).body).toEqual({ items: [check] });
    expect((await ask(`GET ${CHECKS}?status=ALERT`)).body).toEqual({ items: [] });
    const wrong = await ask(`GET ${CHECKS}?status=MAYBE`);
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([400, '?status']);
  });

  test('of one says what the engine says now, to its organization', async () => {
    const { id } = await add(await tokenFor());
    const found = await ask(`GET ${CHECKS}/${id}`);
    expect([found.status, found.body.status, found.body.checkedDate]).toEqual([200, 'OK', undefined]);
    await recheck();
    expect((await ask(`GET ${CHECKS}/${id}`)).body.checkedDate).toBe('2026-11-20T13:00:00.000Z');
    expect((await ask(`GET ${CHECKS}/${id}`, undefined, { token: 'other' })).status).toBe(404);
    expect((await ask(`GET ${CHECKS}/none`)).status).toBe(404);
  });

  test('have no values of the recipient', async () => {
    const { id } = await add(await tokenFor());
    await recheck();
    const texts = await Promise.all([ask(`GET ${CHECKS}`), ask(`GET ${CHECKS}/${id}`)]);
    for (const { body } of texts) expect(JSON.stringify(body)).not.toMatch(/0532013000|Ada Example/);
  });
});
