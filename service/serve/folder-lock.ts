/**
 * Holds a folder for one process, since a database inside a process knows nothing of another one beside it: whoever holds it listens on a socket there.
 *
 * The gotcha: a file with the number of a process outlives the process, and the number comes again. A socket that nobody listens on any more takes no
 * connection, whoever has the number now, and from another container as well.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from './io.js';

/** The longest address of a socket in bytes, on every system. */
const LONGEST = 103;

/** Sockets are not for every disk: there nobody is kept away. */
const NO_SOCKETS = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL']);

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/** Where the socket is: in the folder, where that is not too deep for it. */
function addressOf(folder: string): string {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\payprep-${digest}`;
  const path = join(folder, 'lock');
  const short = [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= LONGEST);
  return short ?? join(tmpdir(), `payprep-${digest}.lock`);
}

async function listenOn(address: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  // one that cannot be greeted has seen that somebody is here
  return server.on('error', () => undefined).unref();
}

/** Whether somebody listens there. */
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

/** Opening takes milliseconds: who has not come to its end after so many was killed. */
const OPENING_MILLISECONDS = 10_000;

/** Of several that open the folder at once, one after the other: what one finds another would take away otherwise. */
async function runInTurn<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const path = join(folder, 'opening');
  while (!isMade(path)) {
    if (isOlderThan(path, OPENING_MILLISECONDS)) rmSync(path, { force: true });
    else await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function isMade(path: string): boolean {
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
 * Holds a folder until it is let go, or the process ends.
 *
 * @returns lets go of it
 * @throws UsageError where another process holds it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  return runInTurn(folder, async () => {
    if (await isHeld(address)) throw new UsageError(IN_USE);
    // what one has left that was killed; a pipe of Windows goes with its process
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
