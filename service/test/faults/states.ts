/**
 * What nobody kills, and what is wrong all the same: rows that are damaged, a clock that is, processes with different keys, and a release that replaces another
 * while requests come.
 */
import pg from 'pg';
import { Random } from '../../../test/fuzz/random.js';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { migrate } from '../../storage/postgres/schema.js';
import { type PostgresStore, postgresStore } from '../../storage/postgres.js';
import { type EmbeddedPostgres, freePort, startPostgres } from '../embedded.js';
import { ACME, ANN, auditEntry, event, key, recipient, session, subscription, uuid } from '../storage/records.js';
import { CLIENT, Client, wait } from './client.js';
import { EndUser } from './end-user.js';
import { Program, SERVICE } from './program.js';

interface Scene {
  readonly pool: pg.Pool;
  readonly env: Readonly<Record<string, string>>;
  readonly storeWith: (...keys: readonly string[]) => PostgresStore;
  /** Starts it, and stops it in the end, however the state ends. */
  readonly start: (program: Program) => Promise<void>;
}

type Answered = Awaited<ReturnType<Client['ask']>>;

const AHEAD = new URL('ahead.mjs', import.meta.url).href;

const COMMON = ['--metrics-port', 'off', '--allow-insecure-webhooks'];

const serverOf = (name: string, port: number, env: Scene['env'], keys: string): Program =>
  new Program({
    name,
    file: SERVICE,
    args: ['serve', '--no-delivery', '--development-tokens', '--port', String(port), ...COMMON],
    env: { ...env, PAYPREP_KEYS: keys },
    ready: '"message":"serving"',
  });

const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

const clientOf = (...ports: readonly number[]): Client => new Client(ports.map(addressOf), new Random(1));

const idsOf = ({ body }: Answered): readonly string[] =>
  (body as { readonly items: readonly { readonly id: string }[] }).items.map(({ id }) => id);

const RECIPIENTS = `GET /beneficiaries/organizations/recipients?externalUserId=${ANN.externalUserId}`;

/** A list without those that do not open, which it names. */
function checkList(name: string, answer: Answered, shown: readonly string[], unreadable: readonly string[]): readonly string[] {
  const named = answer.headers.get('payprep-unreadable')?.split(', ') ?? [];
  const got = JSON.stringify([answer.status, [...idsOf(answer)].sort(), named.sort()]);
  const wanted = JSON.stringify([200, [...shown].sort(), [...unreadable].sort()]);
  return got === wanted ? [] : [`${name}: ${got}, expected ${wanted}`];
}

const SESSIONS = 'POST /beneficiaries/organizations/sessions';

const sessionOf = (idempotencyKey: string) => ({
  body: { externalUserId: 'bob', returnUrl: 'https://shop.example.com/' },
  headers: { 'idempotency-key': idempotencyKey },
});

/** What each kind of damage makes of a sealed column: another text, or another key id. No two ids are alike: those would be a key. */
const spoilt = (column: string, keyId: string) =>
  [`left(${column}, -4) || 'AAAA'`, `overlay(${column} placing '${keyId}' from 4)`] as const;

/** A kept answer that does not open is an error, told by its code to whoever tries again, and nothing is done twice; others are answered. */
async function damagedAnswers(client: Client, server: string, pool: pg.Pool): Promise<readonly string[]> {
  const problems: string[] = [];
  const countSessions = async () => (await pool.query('select from payprep.sessions')).rowCount;
  for (const [at, damage] of spoilt('answer', '-------3').entries()) {
    const name = `damage-${at}`;
    const { status } = await client.ask(SESSIONS, sessionOf(name));
    await pool.query(`update payprep.idempotency_keys set answer = ${damage} where key = $1`, [name]);
    const before = await countSessions();
    const token = await client.accessToken(server);
    const again = await fetch(new URL(SESSIONS.slice('POST '.length), server), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...sessionOf(name).headers },
      body: JSON.stringify(sessionOf(name).body),
    });
    const { code } = (await again.json()) as { readonly code?: string };
    if (status !== 200 || again.status !== 500 || code !== 'DATA_UNREADABLE')
      problems.push(`an answer with damage ${at}: ${status}, then ${again.status} ${code}`);
    if ((await countSessions()) !== before) problems.push(`an answer with damage ${at}: the request was executed again`);
  }
  const other = await client.ask(SESSIONS, sessionOf('other'));
  return other.status === 200 ? problems : [...problems, `beside damaged answers, a session was refused: ${other.status}`];
}

/** One row damaged in its text and one in its key id, in each sealed column: a process starts, and shows all others. */
async function damagedRows({ pool, env, storeWith, start }: Scene): Promise<readonly string[]> {
  await storeWith(key(1)).transaction(async (tx) => {
    for (const n of [1, 2, 3]) await tx.subscriptions.add(subscription(n));
    for (const n of [11, 12, 13]) await tx.recipients.add(recipient(n));
  });
  const secrets = spoilt('secrets', '-------1');
  const details = spoilt("(details ->> 'sealed')", '-------2');
  for (const at of [0, 1] as const) {
    await pool.query(`update payprep.subscriptions set secrets = ${secrets[at]} where id = $1`, [uuid(1 + at)]);
    const changed = `jsonb_set(details, '{sealed}', to_jsonb(${details[at]}))`;
    await pool.query(`update payprep.recipients set details = ${changed} where id = $1`, [uuid(11 + at)]);
  }
  const port = await freePort();
  const server = serverOf('server with damaged rows', port, env, key(1));
  await start(server);
  const client = clientOf(port);
  const problems = [
    ...checkList('subscriptions', await client.ask('GET /webhooks/subscriptions'), [uuid(3)], [uuid(1), uuid(2)]),
    ...checkList('recipients', await client.ask(RECIPIENTS), [uuid(13)], [uuid(11), uuid(12)]),
    ...(await damagedAnswers(client, addressOf(port), pool)),
  ];
  await server.stop();
  const again = serverOf('server with a damaged answer', port, env, key(1));
  await start(again);
  await again.stop();
  const named = [...server.faults, ...again.faults].filter((line) => line.includes('unreadable row'));
  const unnamed = [1, 2, 11, 12].filter((n) => !named.some((line) => line.includes(uuid(n))));
  return [
    ...problems,
    ...unnamed.map((n) => `no line names the damaged row ${uuid(n)}`),
    ...(named.some((line) => line.includes('"kind":"answer"')) ? [] : ['no line tells of a damaged answer']),
    ...server.problems,
    ...again.problems,
  ];
}

/** A deliverer that believes to be 400 days ahead deletes, delivers and checks nothing, and says so. */
async function wrongClock({ env, pool, storeWith, start }: Scene): Promise<readonly string[]> {
  const store = storeWith(key(1));
  await store.transaction(async (tx) => {
    await tx.audit.add(auditEntry(1, { created: new Date() }));
    await tx.recipients.add(recipient(1));
    await tx.sessions.add(session(2, { created: new Date(), expires: new Date(Date.now() + 600_000) }));
    await tx.subscriptions.add(subscription(3, { url: 'http://127.0.0.1:9/in' }));
    await tx.events.add(event(4));
  });
  const rows = async () =>
    (
      await pool.query(
        'select (select count(*) from payprep.audit) as audit, (select count(*) from payprep.recipients) as recipients, (select count(*) from payprep.sessions) as sessions, (select sum(attempt_count) from payprep.deliveries where lease is null) as attempts, (select edition from payprep.rechecks) as edition',
      )
    ).rows[0];
  await store.setRetention({ users: 30 });
  const before = JSON.stringify(await rows());
  const ahead = { FAULTS_DAYS_AHEAD: '400', NODE_OPTIONS: `--import ${AHEAD}`, PAYPREP_KEYS: key(1) };
  const worker = new Program({
    name: 'worker ahead',
    file: SERVICE,
    args: ['deliver', ...COMMON],
    env: { ...env, ...ahead },
    ready: '"message":"delivering"',
  });
  await start(worker);
  for (let tried = 0; tried < 100 && worker.faults.length === 0; tried += 1) await wait(100);
  await worker.stop();
  const after = JSON.stringify(await rows());
  return [
    ...(after === before ? [] : [`a wrong clock changed: ${before} became ${after}`]),
    ...(worker.faults.some((line) => line.includes('CLOCK_WRONG')) ? [] : ['a wrong clock was not said']),
    ...worker.problems,
  ];
}

/** One process has the new key, the other does not yet: each shows what it can open, and loses nothing. */
async function mixedKeys({ env, storeWith, start }: Scene): Promise<readonly string[]> {
  await storeWith(key(1)).transaction(async (tx) => {
    for (const n of [1, 2]) await tx.subscriptions.add(subscription(n));
  });
  const [before, behind] = [await freePort(), await freePort()];
  const servers = [
    serverOf('server with the old key', before, env, key(1)),
    serverOf('server with both keys', behind, env, `${key(2)},${key(1)}`),
  ];
  await Promise.all(servers.map(start));
  const body = { title: 'New', url: 'http://127.0.0.1:9/in', events: ['RECIPIENT_CREATED'] };
  const made = await clientOf(behind).ask('POST /webhooks/subscriptions', { body });
  const { id } = made.body as { readonly id: string };
  const secretsOf = async (): Promise<string> => {
    const found = await storeWith(key(1), key(2)).transaction((tx) => tx.subscriptions.find(ACME, id));
    return JSON.stringify(found?.secrets);
  };
  const secrets = await secretsOf();
  const old = [uuid(1), uuid(2)];
  const problems = [
    ...checkList('with the old key', await clientOf(before).ask('GET /webhooks/subscriptions'), old, [id]),
    ...checkList('with both keys', await clientOf(behind).ask('GET /webhooks/subscriptions'), [...old, id], []),
  ];
  const renamed = await clientOf(before).ask(`PATCH /webhooks/subscriptions/${id}`, { body: { title: 'Renamed' } });
  const [first] = servers;
  await first?.stop();
  const mended = serverOf('server that got the new key', before, env, `${key(1)},${key(2)}`);
  await start(mended);
  const all = await clientOf(before).ask('GET /webhooks/subscriptions');
  await Promise.all([...servers, mended].map((server) => server.stop()));
  return [
    ...problems,
    ...checkList('with both keys at last', all, [...old, id], []),
    ...(renamed.status === 200 ? [] : ['what does not open was not renamed']),
    ...(secrets.includes('value') && (await secretsOf()) === secrets ? [] : ['a secret that did not open was lost by a change beside it']),
    ...[...servers, mended].flatMap((server) => server.problems),
  ];
}

/** Two servers are replaced, one after the other, by ones with a new key, while end-users change recipients: nothing is refused, and nothing is lost. */
async function rollingUpdate({ env, storeWith, start }: Scene): Promise<readonly string[]> {
  const ports = [await freePort(), await freePort()];
  const programs = ports.map((port, at) => serverOf(`server ${at} of before`, port, env, `${key(1)},${key(2)}`));
  await Promise.all(programs.map(start));
  const client = clientOf(...ports);
  const users = [0, 1].map((at) => new EndUser('ann', String(at), client, new Random(at + 1)));
  let isOver = false;
  const changing = Promise.all(
    users.map(async (user) => {
      await user.open();
      while (!isOver) await user.change();
    }),
  );
  for (const [at, port] of ports.entries()) {
    await programs[at]?.stop();
    const next = serverOf(`server ${at} of after`, port, env, `${key(2)},${key(1)}`);
    programs.push(next);
    await start(next);
  }
  isOver = true;
  await changing;
  const shown = idsOf(await client.ask(RECIPIENTS));
  const lost = users.flatMap((user) => [...user.own.keys()]).filter((id) => !shown.includes(id));
  const stored = await storeWith(key(2), key(1)).transaction((tx) => tx.recipients.list(ANN, { limit: 1_000 }));
  await Promise.all(programs.map((program) => program.stop()));
  return [
    ...(lost.length === 0 ? [] : [`${lost.length} recipients are lost`]),
    ...(stored.some(({ isUnreadable }) => isUnreadable) ? ['a recipient does not open'] : []),
    ...(users.every(({ attempts }) => attempts.length > 0) ? [] : ['nothing was changed']),
    ...[client, ...users, ...programs].flatMap(({ problems }) => problems),
  ];
}

export const STATES = { damagedRows, wrongClock, mixedKeys, rollingUpdate } as const;

export type StateName = keyof typeof STATES;

/** Each in a database of its own. What was wrong, with the name of the state before it. */
export async function runStates(names: readonly StateName[], say: (line: string) => void): Promise<readonly string[]> {
  const postgres = await startPostgres();
  const problems: string[] = [];
  try {
    for (const name of names) {
      const found = await inScene(postgres, name);
      say(`${name}: ${found.length === 0 ? 'held' : `${found.length} problems`}`);
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
  } finally {
    await postgres.stop();
  }
  return problems;
}

async function inScene({ connection }: EmbeddedPostgres, name: StateName): Promise<readonly string[]> {
  const database = name.toLowerCase();
  const own = new pg.Pool({ ...connection, max: 1 });
  await own.query(`create database ${database}`);
  await own.end();
  const pool = new pg.Pool({ ...connection, database, max: 4 });
  pool.on('error', () => {});
  const tables = fromPool(pool, { timeoutMilliseconds: 60_000 });
  await migrate(tables);
  const env = {
    DATABASE_URL: `postgres://${connection.user}@${connection.host}:${connection.port}/${database}`,
    PAYPREP_DEVELOPMENT_CLIENTS: `${CLIENT.id}:${CLIENT.secret}:${ACME}`,
  };
  const started: Program[] = [];
  const start = (program: Program): Promise<void> => {
    started.push(program);
    return program.start();
  };
  try {
    return await STATES[name]({ pool, env, storeWith: (...keys) => postgresStore({ database: tables, keys }), start });
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  } finally {
    await Promise.all(started.map((program) => program.stop()));
    await pool.end();
  }
}
