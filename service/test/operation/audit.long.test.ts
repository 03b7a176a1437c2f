/**
 * What an operator asks of the audit trail and of users, with the program as it is installed, over PostgreSQL; and what lies on the disk.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromPglite } from '../../storage/postgres/from-pglite.js';
import { migrate } from '../../storage/postgres/schema.js';
import { postgresStore } from '../../storage/postgres.js';
import { ANOTHER_KEY, databases, KEY } from '../database.js';
import { accessToken, type Environment, run, type Service, serve, temporaryFolder } from '../process.js';
import { recipient as record } from '../storage/records.js';

const IBAN = 'DE89370400440532013000';
const GERMAN = {
  country: 'DE',
  currency: 'EUR',
  method: 'BANK_ACCOUNT',
  creditor: { name: 'Marked Example', type: 'INDIVIDUAL' },
  creditorAccount: { id: { value: IBAN, type: 'IBAN' } },
};
const DETAILS = new RegExp(`${IBAN}|Marked Example`);

/** All files of a folder, as texts. */
const filesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

async function send(url: string, line: string, token: string, body?: unknown): Promise<{ readonly id: string; readonly url: string }> {
  const [method = '', path = ''] = line.split(' ');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    'x-forwarded-for': '203.0.113.9, 8.8.8.8',
  };
  const response = await fetch(`${url}${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  expect(response.ok, line).toBe(true);
  return (await response.json()) as { readonly id: string; readonly url: string };
}

/** A user with a recipient. */
async function visit(service: Service, externalUserId: string): Promise<string> {
  const session = { externalUserId, returnUrl: 'https://shop.example.com/' };
  const opened = await send(service.url, 'POST /beneficiaries/organizations/sessions', await accessToken(service.url), session);
  const token = new URL(opened.url).hash.slice(1);
  return (await send(service.url, 'POST /session/api/recipients', token, GERMAN)).id;
}

const { fresh } = databases();

let env: Environment;
let recipient: string;

const ask = async (argv: readonly string[], own = env): Promise<string> => {
  const { code, out, err } = await run(argv, own);
  // a machine that has much to do takes its time
  expect([code, err.replace(/^payprep-service: it waits for [^\n]+\n/gm, '')]).toEqual([0, '']);
  return out;
};

const entries = async (...argv: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const lines = (await ask(['audit', '--organization', 'acme', '--json', ...argv])).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line));
};

beforeAll(async () => {
  env = await fresh();
  const near = await serve(['--no-delivery'], env);
  recipient = await visit(near, 'user-1');
  await near.stop();
  const behind = await serve(['--no-delivery'], { ...env, PAYPREP_BEHIND_PROXY: 'true' });
  await visit(behind, 'user-2');
  await behind.stop();
});

test('there is no detail of a recipient in the files of a database', async () => {
  const folder = join(temporaryFolder(), 'data');
  const database = fromPglite(await PGlite.create(folder));
  await migrate(database);
  const store = postgresStore({ database, keys: [KEY] });
  const sealed = { ...record(1), details: { ...GERMAN, creditorAccount: { id: { value: IBAN, type: 'IBAN' } } } };
  await store.transaction((tx) => tx.recipients.add(sealed));
  await store.transaction((tx) => tx.recipients.change({ ...sealed, isDefault: true }));
  await database.query('checkpoint');
  await store.close();
  const files = filesIn(folder);
  expect(files).toContain(record(1).externalUserId);
  expect(files).toContain('v1.');
  expect(files).not.toMatch(DETAILS);
});

describe('payprep-service audit', () => {
  test('shows who did what, with the address of the connection, or, when told so, the one that a server in front names', async () => {
    const all = await entries();
    const created = (await entries('--user', 'user-1'))[0];
    expect(created).toMatchObject({ actor: 'CLIENT', clientId: 'acme', address: '127.0.0.1', action: 'SESSION_CREATED' });
    expect(all.map(({ action }) => action)).toEqual(['SESSION_CREATED', 'RECIPIENT_CREATED', 'SESSION_CREATED', 'RECIPIENT_CREATED']);
    expect((await entries('--user', 'user-2')).map(({ address }) => address)).toEqual(['8.8.8.8', '8.8.8.8']);
    expect(JSON.stringify(all)).not.toMatch(DETAILS);
  });

  test('is asked for by recipient and time, and written for people', async () => {
    expect(await entries('--recipient', recipient)).toHaveLength(1);
    expect(await entries('--until', '2020-01-01')).toEqual([]);
    expect(await entries('--since', '2020-01-01T00:00:00Z')).toHaveLength(4);
    const text = await ask(['audit', '--organization', 'acme', '--recipient', recipient]);
    expect(text).toMatch(
      /^\S+Z {2}RECIPIENT_CREATED {2}done {2}[\w-]{36} of user-1 {2}by SESSION [\w-]{36} 127\.0\.0\.1 {2}\/country \/currency [^\n]*\n$/,
    );
    expect(await ask(['audit', '--organization', 'other'])).toBe('');
  });
});

describe('payprep-service users', () => {
  test('exports all, and erases all but what was done', async () => {
    const exported = JSON.parse(await ask(['users', 'export', 'user-1', '--organization', 'acme']));
    expect(exported).toMatchObject({ externalUserId: 'user-1', recipients: [{ id: recipient, ...GERMAN }], sessions: [{}], events: [{}] });
    const erased = await ask(['users', 'erase', 'user-1', '--organization', 'acme']);
    expect(erased).toBe('Erased: recipients 1, sessions 1, kept answers 2, events 1.\n');
    const left = await entries('--user', 'user-1');
    const actions = ['SESSION_CREATED', 'RECIPIENT_CREATED', 'USER_EXPORTED', 'RECIPIENT_DELETED', 'USER_ERASED'];
    expect(left.map(({ action }) => action)).toEqual(actions);
    for (const { externalUserId } of left) expect(externalUserId).toMatch(/^erased:/);
    expect(JSON.parse(await ask(['users', 'export', 'user-1', '--organization', 'acme'])).recipients).toEqual([]);
  });
});

test('a key is replaced: recipients are sealed anew', async () => {
  const both = { ...env, PAYPREP_KEYS: `${ANOTHER_KEY},${KEY}` };
  expect(await ask(['reseal'], both)).toBe('Sealed anew with the first key: subscriptions 0, answers 2, recipients 1.\n');
  expect(
    JSON.parse(await ask(['users', 'export', 'user-2', '--organization', 'acme'], { ...env, PAYPREP_KEYS: ANOTHER_KEY })),
  ).toMatchObject({
    recipients: [GERMAN],
  });
  expect((await run(['audit', '--organization', 'acme'], env)).code).toBe(2);
});
