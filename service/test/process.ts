/**
 * `payprep-service` as it is installed: processes of their own, from `dist/`, and what one may ask of them from outside.
 *
 * The gotcha: nothing of the environment of the tests gets through, or a DATABASE_URL of somebody's would be used.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from './built.js';

/** Organizations, each with a client of its own name. */
const ORGANIZATIONS = ['acme', 'other'] as const;

export type Organization = (typeof ORGANIZATIONS)[number];

export const secretOf = (organization: Organization): string => `secret-of-${organization}-5Zq`;

export const CLIENTS = ORGANIZATIONS.map((name) => `${name}:${secretOf(name)}:${name}`).join(',');

export type Environment = Readonly<Record<string, string>>;

/** What a command that works may write to standard error: on a machine that is busy, what it waits for. */
export const NO_FAULT = /^(?:payprep-service: it waits for [^\n]+\n)*$/;

/** A line of the log. */
type LogLine = Readonly<Record<string, unknown>> & { readonly message: string };

export interface Program {
  readonly child: ChildProcessWithoutNullStreams;
  /** What it has written so far. */
  readonly kept: { out: string; err: string };
  /** What it has logged so far; throws where a line is no JSON. */
  logs(): readonly LogLine[];
  /** The first line of the log that is meant, now or later; rejects where the process ends without it. */
  logged(isMeant: (line: LogLine) => boolean): Promise<LogLine>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Asks it to end, and resolves when it has. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

export interface Service extends Program {
  readonly url: string;
  /** Of the metrics; undefined where there are none. */
  readonly metrics: string | undefined;
  /** Resolves when all that was asked before has been logged. */
  settled(): Promise<void>;
}

const running = new Set<Program>();
const folders: string[] = [];

process.once('exit', () => {
  for (const { child } of running) child.kill('SIGKILL');
});

/** For `afterAll` of each file that starts something. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop('SIGKILL')));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** An empty folder, gone when all is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'payprep-service-'));
  folders.push(folder);
  return folder;
}

/** Starts `payprep-service` with these arguments. */
export function start(argv: readonly string[], env: Environment = {}): Program {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [PROGRAM, ...argv], { stdio: 'pipe', env: { PATH, ...env } });
  const kept = { out: '', err: '' };
  const waiting = new Set<() => void>();
  const told = (): void => {
    for (const look of waiting) look();
  };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    kept.out += piece;
    told();
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    kept.err += piece;
  });
  const logs = (): readonly LogLine[] =>
    kept.out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(program);
      resolve(code ?? signal ?? 0);
    });
  });
  const program: Program = {
    child,
    kept,
    logs,
    logged: (isMeant) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = logs().find(isMeant);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        void ended.then((code) => reject(new Error(`payprep-service ended with ${code}: ${kept.err}`)));
        look();
      }),
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
  running.add(program);
  return program;
}

/** Runs `payprep-service` to its end. */
export async function run(
  argv: readonly string[],
  env: Environment = {},
): Promise<{ readonly code: number | string; readonly out: string; readonly err: string }> {
  const { child, ended, kept } = start(argv, env);
  child.stdin.end();
  return { code: await ended, ...kept };
}

/** Starts `payprep-service serve` on a free port, with tokens for the organizations unless said otherwise; resolves when it serves. */
export async function serve(argv: readonly string[] = ['--store', 'memory'], env: Environment = {}): Promise<Service> {
  const own = argv.includes('--issuer') ? [] : ['--development-tokens'];
  const quiet = argv.includes('--metrics-port') ? [] : ['--metrics-port', 'off'];
  const program = start(['serve', '--port', '0', ...own, ...quiet, ...argv], { PAYPREP_DEVELOPMENT_CLIENTS: CLIENTS, ...env });
  const { url, metrics } = await program.logged(({ message }) => message === 'serving');
  const settled = async (): Promise<void> => {
    const id = crypto.randomUUID();
    await fetch(`${url}/settled`, { headers: { 'x-request-id': id } });
    await program.logged(({ requestId }) => requestId === id);
  };
  return { ...program, url: String(url), metrics: metrics === undefined ? undefined : String(metrics), settled };
}

/** An access token of the development server. */
export async function accessToken(url: string, organization: Organization = 'acme', scope?: string): Promise<string> {
  const response = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${organization}:${secretOf(organization)}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope !== undefined && { scope }) }),
  });
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  return token;
}
