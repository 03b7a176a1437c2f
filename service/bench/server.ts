/** Servers in processes of their own, and how to be let in. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';

import { freePort } from '../test/embedded.js';

const ORGANIZATION = 'load';

const CLIENT = `load:only-here:${ORGANIZATION}`;

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}

async function started(child: ChildProcess, url: string): Promise<Server> {
  for (let tried = 0; !(await isListening(url)); tried++) {
    if (tried === 200 || child.exitCode !== null) throw new Error('a server did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export interface ServiceOptions {
  readonly args: readonly string[];
  /** Those of Node. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Another program than the one that is built. */
  readonly program?: string;
  /** Default: one that is free. */
  readonly port?: number;
}

const LOG = '.build/load.log';

/** `payprep-service serve`, as it is built. Its log goes to a file, as that of a service does. */
export async function startService({
  args,
  flags = [],
  env = {},
  program = 'service/dist/main.js',
  port,
}: ServiceOptions): Promise<Server> {
  const own = port ?? (await freePort());
  mkdirSync('.build', { recursive: true });
  const log = openSync(LOG, 'w');
  const all = [...flags, program, 'serve', '--development-tokens', '--port', String(own), '--metrics-port', 'off', ...args];
  const child = spawn(process.execPath, all, {
    stdio: ['ignore', log, log],
    env: { ...process.env, PAYPREP_DEVELOPMENT_CLIENTS: CLIENT, ...env },
  });
  return started(child, `http://127.0.0.1:${own}`);
}

/** The server that says always the same, or another program of its kind. */
export async function startConstant(answer: string, program = 'service/bench/constant.mjs'): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, String(port), answer], { stdio: 'ignore' });
  return started(child, `http://127.0.0.1:${port}`);
}

/** As a client, `id:secret`, or the only one. */
export async function accessToken({ url }: Pick<Server, 'url'>, client: string = CLIENT): Promise<string> {
  const [id, secret] = client.split(':');
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await response.json()) as { readonly access_token: string };
  return access_token;
}

/** Seconds that a process has had of the processors; NaN where the system does not tell. */
export function processorSeconds({ pid }: Server): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // utime and stime, in hundredths of a second
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Megabytes that a process has in memory; NaN where the system does not tell. */
export function residentMegabytes({ pid }: Server): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
