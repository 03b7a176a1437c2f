/**
 * What an operator fears, one after the other: an organization that sends more than it may, readers that do not read, a database that is stopped for a
 * minute, a server that is killed twice. Another organization does its work meanwhile: nothing of it may be lost, and it must not become slow.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { median, quantile } from '../../bench/statistics.js';
import { freePort } from '../test/embedded.js';
import { startDatabase } from './database.js';
import { QUIET, Quiet } from './quiet.js';
import { accessToken, residentMegabytes, type Server, startService } from './server.js';
import { type Stretch, type Timeline, timelineOf } from './timeline.js';

export interface TrialFigures {
  readonly minutes: number;
  /** Answered and unanswered requests of the organization that sends little. */
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Of the one that sends more than it may. */
  readonly floodStatuses: Readonly<Record<string, number>>;
  /** Milliseconds of answers other than 503: half, and all but one in a hundred. */
  readonly latencies: Readonly<Record<Stretch, readonly [p50: number, p99: number]>>;
  readonly longestRefusal: number;
  readonly recipients: number;
  readonly missing: number;
  /** Stored, and nobody was told. */
  readonly unknown: number;
  readonly eventsMissing: number;
  readonly eventsTwice: number;
  readonly secondsToStartAgain: readonly number[];
  /** Megabytes: medians before the flood, in its first part and at the end; and the most. */
  readonly resident: { readonly rest: number; readonly load: number; readonly end: number; readonly most: number };
  /** Of the machine, at the begin and at the end: how many processes want a core. */
  readonly loadAverages: readonly [number, number];
  readonly problems: readonly string[];
}

const LOUD = 'loud:only-here';
/** A second: what an organization may, and what the one sends. */
const ALLOWED = 60;
const SENT = 180;
const SAMPLE_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 150_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Counts which recipients were told of, and how often under the same id. */
async function receiver(): Promise<{
  readonly url: string;
  readonly told: Map<string, Set<string>>;
  twice(): number;
  close(): void;
}> {
  const told = new Map<string, Set<string>>();
  let [all, ids] = [0, new Set<unknown>()];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
    });
    request.on('end', () => {
      const { eventType, object } = JSON.parse(text) as { readonly eventType: string; readonly object: { readonly id: string } };
      if (eventType === 'RECIPIENT_CREATED')
        told.set(object.id, (told.get(object.id) ?? new Set()).add(String(request.headers['webhook-id'])));
      all += 1;
      ids = ids.add(request.headers['webhook-id']);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    told,
    twice: () => all - ids.size,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function subscribe(server: Server, url: string): Promise<void> {
  const response = await fetch(`${server.url}/webhooks/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessToken(server, QUIET)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'trial', url, events: ['RECIPIENT_CREATED'] }),
  });
  if (response.status !== 201) throw new Error(`a subscription was refused: ${response.status}`);
}

async function subscribedReceiver(service: Server): ReturnType<typeof receiver> {
  const hooks = await receiver();
  await subscribe(service, hooks.url);
  return hooks;
}

/** Kills the server, and measures how long it takes to start again. */
async function killAndRestart(service: Server, options: Parameters<typeof startService>[0]) {
  const killed = performance.now();
  await service.stop('SIGKILL');
  const restarted = await startService(options);
  return { service: restarted, seconds: (performance.now() - killed) / 1000 };
}

function startFlood({ url }: Server): ChildProcess {
  const args = ['--import', 'tsx', 'service/bench/flood.ts', url, LOUD, String(SENT)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function stopFlood(flood: ChildProcess): Promise<Readonly<Record<string, number>>> {
  const said = new Promise<Readonly<Record<string, number>>>((resolve) =>
    flood.on('message', (message) => typeof message === 'object' && resolve(message as Record<string, number>)),
  );
  flood.kill('SIGTERM');
  return Promise.race([said, wait(5_000).then(() => ({}))]);
}

const serviceOptions = async (env: Readonly<Record<string, string>>) => ({
  args: ['--allow-insecure-webhooks', '--requests-per-second', String(ALLOWED)],
  env: { ...env, PAYPREP_DEVELOPMENT_CLIENTS: [QUIET, LOUD].map((client) => `${client}:${client.split(':')[0]}`).join(',') },
  port: await freePort(),
});

const loadAverage = (): number => loadavg()[0] ?? 0;

interface MemorySample {
  /** Milliseconds since the trial began. */
  readonly at: number;
  readonly megabytes: number;
}

function residentIn(samples: readonly MemorySample[], { rest, flood, stopped, end }: Timeline): TrialFigures['resident'] {
  const within = (from: number, to: number): readonly number[] =>
    samples.filter(({ at, megabytes }) => at >= from && at < to && megabytes > 0).map(({ megabytes }) => megabytes);
  return {
    rest: median(within(...rest)),
    load: median(within(flood, stopped[0])),
    end: median(within(0.9 * end, end)),
    most: Math.max(...within(0, end)),
  };
}

function latenciesOf({ milliseconds }: Quiet): TrialFigures['latencies'] {
  const of = (stretch: Stretch) => [quantile(milliseconds[stretch], 0.5), quantile(milliseconds[stretch], 0.99)] as const;
  return { rest: of('rest'), load: of('load'), stopped: of('stopped') };
}

/** How many recipients nobody was told of. What a killed server was sending is due again after a minute. */
async function countUntold(ids: readonly string[], told: ReadonlyMap<string, unknown>): Promise<number> {
  const untold = (): number => ids.filter((id) => !told.has(id)).length;
  for (const patience = Date.now() + PATIENCE_MILLISECONDS; untold() > 0 && Date.now() < patience; ) await wait(200);
  return untold();
}

export async function runTrial(minutes: number, say: (line: string) => void): Promise<TrialFigures> {
  const timeline = timelineOf(minutes);
  const { postgres, env } = await startDatabase({ synchronous_commit: 'on' });
  const options = await serviceOptions(env);
  let service = await startService(options);
  const hooks = await subscribedReceiver(service);
  const begun = Date.now();
  const loadAtBegin = loadAverage();
  const until = (at: number): Promise<void> => wait(Math.max(0, begun + at - Date.now()));
  const quiet = new Quiet(service.url, timeline, begun);
  const samples: MemorySample[] = [];
  const sampling = setInterval(() => samples.push({ at: Date.now() - begun, megabytes: residentMegabytes(service) }), SAMPLE_MILLISECONDS);
  const running = quiet.run();
  await until(timeline.flood);
  say(`at rest: ${quiet.requests} requests`);
  const flood = startFlood(service);
  await until(timeline.stopped[0]);
  say('the database is stopped');
  await postgres.halt();
  await until(timeline.stopped[1]);
  await postgres.resume();
  say('the database goes on');
  const secondsToStartAgain: number[] = [];
  for (const kill of timeline.kills) {
    await until(kill);
    const again = await killAndRestart(service, options);
    service = again.service;
    secondsToStartAgain.push(again.seconds);
    say('the server was killed, and runs again');
  }
  await until(timeline.end);
  const floodStatuses = await stopFlood(flood);
  await running;
  clearInterval(sampling);
  const ids = [...quiet.stored.values()].flat();
  const eventsMissing = await countUntold(ids, hooks.told);
  const differences = await quiet.differences();
  await service.stop();
  hooks.close();
  await postgres.stop();
  return {
    ...{ minutes, requests: quiet.requests, statuses: Object.fromEntries(quiet.statuses), floodStatuses },
    ...{ longestRefusal: quiet.longestRefusal, recipients: ids.length, ...differences, eventsMissing, eventsTwice: hooks.twice() },
    latencies: latenciesOf(quiet),
    secondsToStartAgain,
    resident: residentIn(samples, timeline),
    loadAverages: [loadAtBegin, loadAverage()],
    problems: quiet.problems,
  };
}

/** What the manifests allow a pod. */
const MAX_MEGABYTES = 512;

/** Nothing lost, nothing wrong; memory bounded and not growing; others no more than three times as slow, and refusals soon. */
export const verdictsOf = ({ missing, unknown, eventsMissing, problems, latencies, resident, longestRefusal }: TrialFigures) => ({
  kept: missing + unknown + eventsMissing + problems.length === 0,
  memory: resident.most < MAX_MEGABYTES && resident.end <= resident.load * 1.1,
  times: latencies.load[1] < 3 * latencies.rest[1] && longestRefusal < 5_000,
});

export const isHeld = (figures: TrialFigures): boolean => Object.values(verdictsOf(figures)).every(Boolean);

/** Others were at work on the machine before it began: what takes long may have waited for a core. */
export const isBusy = ({ loadAverages: [before] }: TrialFigures): boolean => before > cpus().length;
