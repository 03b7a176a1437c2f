/**
 * The program `payprep`. The main thread runs the command line, each other thread runs a worker.
 *
 * The gotcha: the rest is imported late, so that Node keeps what it compiles for the next run and for the workers. Node 22.8 and later can; the
 * cache is Node's own, in the folder for temporary files.
 */
import { createReadStream } from 'node:fs';
import * as nodeModule from 'node:module';
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { WorkerSetup } from './streams/worker-messages.js';
import type { Interrupt } from './terminal/io.js';

(nodeModule as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();

const { stdin, stdout, stderr, argv } = process;

/** Today in the time zone of the user. */
function today(): string {
  const now = new Date();
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

const INTERRUPTS: readonly Interrupt[] = ['SIGINT', 'SIGTERM'];

function onInterrupt(listener: (signal: Interrupt) => void): () => void {
  for (const signal of INTERRUPTS) process.on(signal, listener);
  return () => {
    for (const signal of INTERRUPTS) process.off(signal, listener);
  };
}

async function main(): Promise<void> {
  const { run } = await import('./run.js');
  const { EXIT } = await import('./terminal/io.js');
  const { identityOfStream, isDirectory } = await import('./terminal/file-identity.js');
  stderr.on('error', () => {}); // that nobody reads the messages is no reason to stop
  const code = await run(argv.slice(2), {
    // Node takes a directory for an empty input; its stream of files says what it is
    stdin: isDirectory(0) ? createReadStream('', { fd: 0 }) : stdin,
    stdout,
    stderr,
    stdinFile: identityOfStream(0),
    stdoutFile: identityOfStream(1),
    stdinIsTerminal: stdin.isTTY === true,
    stdoutIsTerminal: stdout.isTTY === true,
    stderrIsTerminal: stderr.isTTY === true,
    columns: stdout.columns || stderr.columns || 80,
    parallelism: availableParallelism(),
    startWorker: (setup: WorkerSetup) => new Worker(new URL(import.meta.url), { workerData: setup }),
    today,
    now: () => performance.now(),
    onInterrupt,
  });
  // an input that is still open would keep a stopped run alive; what it wrote is written
  if (code >= EXIT.SIGINT) process.exit(code);
  // not process.exit(), which would cut off output that is still buffered
  process.exitCode = code;
}

if (parentPort) (await import('./streams/worker.js')).runWorker(parentPort, workerData as WorkerSetup);
else await main();
