/**
 * Changes of recipients while servers, deliverers and the database are killed, and consistency checks of what is left.
 *
 * The seed decides what is done and who is killed when; what meets what is up to the machine, so a seed that fails may pass the next time.
 */
import pg from 'pg';
import { Random } from '../../../test/fuzz/random.js';
import { WEBHOOK_EVENT_TYPES } from '../../storage/event-type.js';
import { fromPool } from '../../storage/postgres/from-pool.js';
import { migrate } from '../../storage/postgres/schema.js';
import { DURABLE, type EmbeddedPostgres, freePort, startPostgres } from '../embedded.js';
import { changesSeen, countOpen, countUntried, deliveriesSeen, eventsSeen, watch } from './audit.js';
import { CLIENT, Client, drained, wait } from './client.js';
import * as consistency from './consistency.js';
import { EndUser } from './end-user.js';
import { Program, SERVICE, WORKER } from './program.js';
import { BAD, type Receiver, type Receivers, startReceivers } from './receivers.js';

export interface FaultsOptions {
  readonly seed: number;
  readonly changes: number;
  readonly kills: number;
  readonly servers: number;
  /** How much faster than time the clocks of the deliverers run; undefined for `payprep-service deliver`, whose clock is that of the machine. */
  readonly speed: number | undefined;
  /** For all events to arrive after the last change. */
  readonly patienceMilliseconds: number;
  readonly say: (line: string) => void;
}

export interface FaultsReport {
  readonly problems: readonly string[];
  /** What was done, for people. */
  readonly figures: Readonly<Record<string, number>>;
}

const WORKERS = 2;
const USERS = 6;
/** Who change the recipients of the same user. */
const AT_ONE_USER = 2;

interface Scene {
  readonly postgres: EmbeddedPostgres;
  readonly pool: pg.Pool;
  readonly receivers: Receivers;
  readonly programs: readonly Program[];
  readonly servers: readonly string[];
  /** Seals what is stored. */
  readonly key: string;
}

async function openScene({ servers: count, speed }: FaultsOptions, random: Random): Promise<Scene> {
  const postgres = await startPostgres(DURABLE);
  const { host, port, user, database } = postgres.connection;
  const key = Buffer.alloc(32, random.below(256)).toString('base64');
  const env = {
    DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`,
    PAYPREP_KEYS: key,
    PAYPREP_DEVELOPMENT_CLIENTS: `${CLIENT.id}:${CLIENT.secret}:${CLIENT.organization}`,
    FAULTS_BEGUN: String(Date.now()),
    FAULTS_SPEED: String(speed ?? 1),
  };
  const ports: number[] = [];
  for (let at = 0; at < count; at++) ports.push(await freePort());
  const common = ['--metrics-port', 'off', '--allow-insecure-webhooks'];
  const serving = ports.map((port, at) => {
    const args = ['serve', '--no-delivery', '--development-tokens', '--port', String(port), ...common];
    return new Program({ name: `server ${at}`, file: SERVICE, args, env, ready: '"message":"serving"' });
  });
  const delivering = Array.from({ length: WORKERS }, (_, at) => {
    const started = speed === undefined ? { file: SERVICE, args: ['deliver', ...common] } : { file: WORKER, args: [] };
    return new Program({ name: `worker ${at}`, ...started, env, ready: 'delivering' });
  });
  const pool = new pg.Pool({ ...postgres.connection, max: 2 });
  pool.on('error', () => {});
  await migrate(fromPool(pool));
  const programs = [...serving, ...delivering];
  await Promise.all(programs.map((program) => program.start())).catch(async (fault) => {
    await Promise.all(programs.map((program) => program.stop()));
    throw fault;
  });
  await watch(pool);
  const receivers = await startReceivers(random);
  return {
    postgres,
    pool,
    key,
    receivers,
    programs,
    servers: ports.map((each) => `http://127.0.0.1:${each}`),
  };
}

async function closeScene({ postgres, pool, receivers, programs }: Scene): Promise<void> {
  await receivers.stop();
  await Promise.all(programs.map((program) => program.stop()));
  await pool.end();
  await postgres.stop();
}

interface Subscribed {
  readonly id: string;
  readonly secret: string;
}

async function subscribe(client: Client, url: string, title: Receiver): Promise<Subscribed> {
  const { status, body } = await client.ask('POST /webhooks/subscriptions', { body: { title, url, events: WEBHOOK_EVENT_TYPES } });
  if (status !== 201) throw new Error(`a subscription was refused: ${status}`);
  return body as Subscribed;
}

/** Kills when so many changes have been made; the database is started again here, the processes start again by themselves. */
class Killer {
  readonly #at: number[];
  readonly #scene: Scene;
  readonly #random: Random;
  readonly #victims: string[];
  #settled = 0;
  #killing: Promise<void> = Promise.resolve();
  readonly counts = { server: 0, worker: 0, postgres: 0 };

  constructor(scene: Scene, { changes, kills }: FaultsOptions, random: Random) {
    this.#scene = scene;
    this.#random = random;
    this.#at = Array.from({ length: kills }, () => 1 + random.below(Math.max(1, changes - 1))).sort((one, other) => one - other);
    // each kind as often as the others, in any order
    this.#victims = Array.from({ length: kills }, (_, at) => ['server', 'worker', 'postgres'][at % 3] ?? 'server')
      .map((victim) => [random.below(1_000_000), victim] as const)
      .sort(([one], [other]) => one - other)
      .map(([, victim]) => victim);
  }

  settled(): void {
    this.#settled += 1;
    while (this.#at[0] !== undefined && this.#at[0] <= this.#settled) {
      this.#at.shift();
      const victim = this.#victims.shift() ?? 'server';
      const pause = this.#random.below(60);
      this.#killing = this.#killing.then(() => wait(pause)).then(() => this.#kill(victim));
    }
  }

  /** Resolves when who was killed last is gone. */
  done(): Promise<void> {
    return this.#killing;
  }

  async #kill(victim: string): Promise<void> {
    if (victim === 'postgres') {
      this.counts.postgres += 1;
      return this.#scene.postgres.crash();
    }
    const program = this.#random.of(this.#scene.programs.filter(({ name }) => name.startsWith(victim)));
    const before = program.kills;
    // it may just be starting again
    for (let tried = 0; program.kills === before && tried < 100; tried++) {
      program.kill();
      await wait(50);
    }
    this.counts[victim === 'server' ? 'server' : 'worker'] += program.kills - before;
  }
}

/** The end-users take changes from one heap, each after its last was answered. */
async function changeAll(users: readonly EndUser[], { changes, say }: FaultsOptions, killer: Killer, reopens: Random | undefined) {
  let left = changes;
  await Promise.all(
    users.map(async (user) => {
      await user.open();
      while (left > 0) {
        left -= 1;
        if (reopens?.once(20)) await user.open();
        await user.change();
        killer.settled();
        if (left > 0 && left % 100 === 0) say(`${left} changes are left`);
      }
    }),
  );
}

async function allShown(client: Client): Promise<readonly consistency.RecipientShown[]> {
  const users = Array.from({ length: USERS / AT_ONE_USER }, (_, at) => `user-${at}`);
  const lists = await Promise.all(users.map((user) => client.ask(`GET /beneficiaries/organizations/recipients?externalUserId=${user}`)));
  return lists.flatMap(({ body }) => (body as { readonly items: readonly consistency.RecipientShown[] }).items);
}

async function performed(scene: Scene, options: FaultsOptions, random: Random): Promise<FaultsReport> {
  const { pool, key, receivers, programs, servers } = scene;
  const client = new Client(servers, random);
  const good = await subscribe(client, receivers.url('good'), 'good');
  const bad = await Promise.all(BAD.map((receiver) => subscribe(client, receivers.url(receiver), receiver)));
  const users = Array.from(
    { length: USERS },
    (_, at) => new EndUser(`user-${Math.floor(at / AT_ONE_USER)}`, `${at}`, client, new Random(options.seed + at + 1)),
  );
  const killer = new Killer(scene, options, random);
  await changeAll(users, options, killer, options.speed === undefined ? random : undefined);
  await killer.done();
  options.say('all changes are answered');

  await drained(() => countOpen(pool, good.id), options.patienceMilliseconds);
  const [hanging, ...quick] = bad.map(({ id }) => id);
  const stillHanging = await countOpen(pool, hanging ?? '');
  const untried = await drained(() => countUntried(pool, quick), options.patienceMilliseconds);
  const [changes, events, deliveries] = [await changesSeen(pool, key), await eventsSeen(pool), await deliveriesSeen(pool)];
  const attempts = users.flatMap((user) => user.attempts);
  const ids = [good, ...bad].map(({ id }) => id);
  const problems = [
    ...[client.problems, ...users.map((user) => user.problems), ...programs.map((program) => program.problems)].flat(),
    ...consistency.checkAttempts(attempts, changes),
    ...consistency.checkEvents(changes, events),
    ...consistency.checkDefaults(changes),
    ...consistency.checkShown(await allShown(client), users, changes),
    ...(await consistency.checkDelivered(receivers.delivered, events, good.secret)),
    ...consistency.checkDeliveries(deliveries, events, ids, good.id),
    ...(untried === 0 ? [] : [`${untried} deliveries to a receiver that answers were never tried`]),
    ...(receivers.counts.has('stolen') ? ['a redirect was followed'] : []),
    ...(BAD.every((receiver) => (receivers.counts.get(receiver) ?? 0) > 0) ? [] : ['a bad receiver was never tried']),
  ];
  return {
    problems,
    figures: {
      attempts: attempts.length,
      unanswered: client.unknown,
      changes: changes.length,
      events: events.length,
      received: receivers.delivered.length,
      ...Object.fromEntries([...receivers.counts].map(([name, count]) => [`tried: ${name}`, count])),
      'open at the one that hangs, when the good one had all': stillHanging,
      ...Object.fromEntries(Object.entries(killer.counts).map(([name, count]) => [`killed: ${name}`, count])),
      'faults in the logs': programs.reduce((sum, { faults }) => sum + faults.length, 0),
    },
  };
}

/** Never throws for what the service does wrong: that is in the report. */
export async function runFaults(options: FaultsOptions): Promise<FaultsReport> {
  const random = new Random(options.seed);
  const scene = await openScene(options, random);
  try {
    return await performed(scene, options, random);
  } finally {
    await closeScene(scene);
  }
}
