/** Requests of endpoint 5 and of a session that are sent again, by their keys. */
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStore } from '../../storage/memory.js';
import type { Store } from '../../storage/port.js';
import { ANY_VERSION, type Answer, call } from './calls.js';
import { ask, DUTCH, GERMAN, handlerOver, listed, openSession, pass, SESSION, SESSIONS, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

const tokenOf = ({ body }: Pick<Answer, 'body'>): string => body.url.split('#')[1];

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

  test('has the same answer after the session has ended, which opens nothing', async () => {
    const first = await openSession(SESSION, { headers });
    pass(30 * 60_000);
    const other = { 'idempotency-key': 'order 6' };
    const revoked = await openSession(SESSION, { headers: other });
    await ask('DELETE /session/api', undefined, { token: tokenOf(revoked) });
    for (const [key, { text, body }] of [[headers, first] as const, [other, revoked] as const]) {
      const again = await openSession(SESSION, { headers: key });
      expect([again.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([200, text, 'true']);
      expect((await ask('GET /session/api', undefined, { token: tokenOf({ body }) })).status).toBe(401);
    }
  });

  test('counts for one organization', async () => {
    const first = await openSession(SESSION, { headers });
    const other = await openSession(SESSION, { headers, token: 'other' });
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('is new after a day', async () => {
    const first = await openSession(SESSION, { headers });
    pass(24 * 3600_000 + 1);
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
          pass(61_000);
          overtaking = call(late, `POST ${SESSIONS}`, { body: SESSION, headers });
          await overtaking;
        }
        return result;
      },
    };
    const late = handlerOver(slow);
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
    const changed = await ask(`PATCH /session/api/recipients/${id}`, DUTCH, { token, headers: ANY_VERSION });
    expect((await send(token, GERMAN)).body).toEqual(changed.body);
  });

  test('another one adds nobody twice, and says so', async () => {
    const token = await tokenFor();
    const first = await send(token, GERMAN);
    pass(1);
    const { creditor, ...others } = GERMAN;
    const [again, other] = [await send(token, { creditor, ...others }, 'tab 2'), await send(token, DUTCH, 'tab 3')];
    expect([again.status, again.body.errors]).toEqual([422, [expect.objectContaining({ pointer: '', code: 'RECIPIENT_EXISTS' })]]);
    expect(await listed()).toEqual([first.body, other.body]);
    // the first is answered as before, and whoever deletes it can add it again by a new form
    expect((await send(token, GERMAN)).body).toEqual(first.body);
    await ask(`DELETE /session/api/recipients/${first.body.id}`, undefined, { token });
    expect((await send(token, GERMAN, 'tab 2')).status).toBe(201);
  });

  test('another one at once adds nobody twice', async () => {
    const token = await tokenFor();
    const answers = await Promise.all([1, 2, 3].map((tab) => send(token, GERMAN, `tab ${tab}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await listed()).toHaveLength(1);
  });

  test('another one finds the same recipient behind the first page of the list as well', async () => {
    const token = await tokenFor();
    const named = (name: string) => ({ ...GERMAN, creditor: { ...GERMAN.creditor, name } });
    for (let number = 100; number < 205; number += 1) {
      pass(1);
      // a session allows so many changes
      await send(number % 50 === 0 ? await tokenFor() : token, named(`Ada Example ${number}`), `form ${number}`);
    }
    expect((await send(await tokenFor(), named('Ada Example 204'), 'tab 2')).body.errors?.[0]?.code).toBe('RECIPIENT_EXISTS');
  });

  test('is free again after a refusal', async () => {
    const token = await tokenFor();
    expect((await send(token, { ...GERMAN, creditor: {} })).status).toBe(422);
    expect((await send(token, GERMAN)).status).toBe(201);
  });
});
