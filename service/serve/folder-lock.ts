/**
 * Locks a folder for one process, because PGlite does not notice another process in the same folder. The process that has the lock listens on a socket in
 * the folder.
 *
 * The gotcha: a file with the id of a process outlives the process, and ids are used again. A socket without a listener refuses connections, also those from
 * another container.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from './io.js';

/** The longest path of a socket, in bytes, that all systems take. */
const MAX_PATH_BYTES = 103;

/** Errors of disks that have no sockets. There a second process is not noticed. */
const NO_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL']);

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/** The path of the socket: in the folder or, if that path is too long, in the folder for temporary files. */
function addressOf(folder: string): string {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\payprep-${digest}`;
  const path = join(folder, 'lock');
  const short = [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= MAX_PATH_BYTES);
  return short ?? join(tmpdir(), `payprep-${digest}.lock`);
}

async function listenOn(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  // an error of a connection does not matter: the other process has found the listener
  return server.on('error', () => undefined).unref();
}

/** True if a process listens on the socket. */
async function isHeld(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const IN_USE = 'another payprep-service has the folder: stop it first; a database for several is PostgreSQL, by DATABASE_URL';

/** To open a folder takes milliseconds. A process that has not finished after this time was killed. */
const OPENING_MILLISECONDS = 10_000;

/** Lets processes that open the folder at once do so one after the other. Otherwise one could remove the socket that another has just made. */
async function runInTurn<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const path = join(folder, 'opening');
  while (!tryCreate(path)) {
    if (isOlderThan(path, OPENING_MILLISECONDS)) rmSync(path, { force: true });
    else await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function tryCreate(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

const isOlderThan = (path: string, milliseconds: number): boolean => {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > milliseconds;
};

/**
 * Locks a folder until it is released, or the process ends.
 *
 * @returns a function that releases it
 * @throws UsageError if another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  return runInTurn(folder, async () => {
    if (await isHeld(address)) throw new UsageError(IN_USE);
    // a process that was killed leaves its socket behind; on Windows, the pipe ends with the process
    if (process.platform !== 'win32') rmSync(address, { force: true });
    try {
      const server = await listenOn(address);
      return () => new Promise((resolve) => server.close(() => resolve()));
    } catch (error) {
      const code = codeOf(error);
      if (typeof code === 'string' && NO_SOCKETS.has(code)) return async () => {};
      throw error;
    }
  });
}
