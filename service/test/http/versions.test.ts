/** A change that was made for an earlier version of a recipient or a subscription, as in a second tab, undoes nothing. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergePatch } from '../../recipients/merge-patch.js';
import { add, ask, GERMAN, listed, RECIPIENTS, startAnew, tokenFor } from './sessions.js';

beforeEach(startAnew);

const NEW_IBAN = 'DE02120300000000202051';
const account = { creditorAccount: { id: { value: NEW_IBAN } } };

const tagOf = async (id: string): Promise<string> => (await ask(`GET ${RECIPIENTS}/${id}`)).headers.get('etag') ?? '';

describe('a recipient', () => {
  const patch = (id: string, token: string, body: unknown, etag?: string) =>
    ask(`PATCH /session/api/recipients/${id}`, body, { token, ...(etag !== undefined && { headers: { 'if-match': etag } }) });

  test('keeps the account of the first tab when the second changes the name', async () => {
    const token = await tokenFor();
    const { id } = await add(token);
    const etag = await tagOf(id);
    expect(etag).toMatch(/^"[\da-f]{32}"$/);
    const first = await patch(id, token, account, etag);
    expect([first.status, first.headers.get('etag')]).toEqual([200, await tagOf(id)]);

    const second = await patch(id, token, { creditor: { name: 'Grace Example' } }, etag);
    expect([second.status, second.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    const again = await patch(id, token, { creditor: { name: 'Grace Example' } }, await tagOf(id));
    expect(again.body).toMatchObject({ creditor: { name: 'Grace Example', type: 'INDIVIDUAL' }, ...account });
    expect(await listed()).toEqual([again.body]);
  });

  test('is not changed without a version', async () => {
    const token = await tokenFor();
    const { id } = await add(token);
    const answer = await patch(id, token, account);
    expect([answer.status, answer.body.code]).toEqual([428, 'PRECONDITION_REQUIRED']);
    expect((await listed())[0].creditorAccount.id.value).not.toBe(NEW_IBAN);
  });

  test('loses a member that is null, and no other', async () => {
    const token = await tokenFor();
    const { id, ...before } = await add(token, {
      ...GERMAN,
      creditor: { ...GERMAN.creditor, contactDetails: { email: 'ada@example.com' } },
    });
    const changed = await patch(id, token, { creditor: { contactDetails: null } }, '*');
    const { contactDetails: _, ...creditor } = before.creditor;
    expect(changed.body).toEqual({ id, ...before, creditor });
  });

  test('is checked as it would be afterwards', async () => {
    const token = await tokenFor();
    const { id } = await add(token);
    const wrong = await patch(id, token, { creditorAccount: { id: { value: 'DE02120300000000202052' } } }, await tagOf(id));
    expect([wrong.status, wrong.body.errors[0].pointer]).toEqual([422, '/creditorAccount/id/value']);
  });

  test('has its tag in the list of the page, and a proxy may mark it as weak', async () => {
    const token = await tokenFor();
    const { id } = await add(token);
    const [{ etag }] = (await ask('GET /session/api/recipients', undefined, { token })).body.items;
    expect(etag).toBe(await tagOf(id));
    expect((await patch(id, token, account, `"other", W/${etag}`)).status).toBe(200);
  });
});

describe('a subscription', () => {
  const NEW = { title: 'All', url: 'https://hooks.example.com/in', events: ['RECIPIENT_CREATED'] };
  const PATH = '/webhooks/subscriptions';

  test('that was changed meanwhile is not changed under its old version', async () => {
    const created = await ask(`POST ${PATH}`, NEW);
    const etag = created.headers.get('etag') ?? '';
    const patch = (body: unknown, headers = {}) => ask(`PATCH ${PATH}/${created.body.id}`, body, { headers });
    const first = await patch({ url: 'https://hooks.example.com/new' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    const second = await patch({ title: 'Some' }, { 'if-match': etag });
    expect([second.status, second.body.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect((await patch({ title: 'Some' }, { 'if-match': first.headers.get('etag') ?? '' })).body.title).toBe('Some');
    // without the header as before
    expect((await patch({ title: 'None' })).status).toBe(200);
  });

  test('has its tag where it is read alone; a list has none, of which nothing could be changed', async () => {
    const created = await ask(`POST ${PATH}`, NEW);
    const etag = created.headers.get('etag');
    const alone = await ask(`GET ${PATH}/${created.body.id}`);
    expect([alone.body, alone.headers.get('etag')]).toEqual([created.body, etag]);
    const list = await ask(`GET ${PATH}`);
    expect([list.body, list.headers.get('etag')]).toEqual([{ items: [created.body] }, null]);
    const recipients = await ask('GET /beneficiaries/organizations/recipients?externalUserId=user-1');
    expect([recipients.status, recipients.headers.get('etag')]).toEqual([200, null]);
  });
});

test('a patch of nothing changes nothing, and one of a whole object brings all of it', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.dictionary(fc.string(), fc.string()), (one, other) => {
      expect(mergePatch(one, {})).toEqual({ ...one });
      expect(mergePatch(one, other)).toEqual({ ...one, ...other });
    }),
  );
});
