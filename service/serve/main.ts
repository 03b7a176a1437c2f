#!/usr/bin/env node
/** The program `payprep-service`: hands the process to the command line. */
import { run } from './run.js';

const { stdout, stderr, argv, env } = process;

/** Listens from when it is first asked for: what does not ask for it is ended by a signal. */
let stop: AbortSignal | undefined;

/** Aborted by the first signal to end; a second one ends the process at once. */
function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

stderr.on('error', () => {}); // nobody reads the messages: no reason to stop
// nobody reads the answer any more, as behind `| head`: it ends as other programs do, by what the shell shows for SIGPIPE
stdout.on('error', () => process.exit(141));
// the exit code is set and the process left to end: ending it would cut off what is still on its way out
process.exitCode = await run(argv.slice(2), {
  stdout,
  stderr,
  env,
  get stop() {
    stop ??= untilSignal();
    return stop;
  },
});
// a database that has stopped closes no connection: after a moment nobody waits for it
setTimeout(() => stdout.writableLength === 0 && process.exit(), 1_000).unref();
