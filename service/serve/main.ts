#!/usr/bin/env node
/** The program `payprep-service`: runs the command line with the streams, variables and signals of the process. */
import { run } from './run.js';

const { stdout, stderr, argv, env } = process;

/** Made at the first use: a command that does not use it is ended by a signal, as usual. */
let stop: AbortSignal | undefined;

/** Aborted at the first SIGTERM or SIGINT. The second one ends the process at once. */
function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => controller.abort());
  return controller.signal;
}

stderr.on('error', () => {}); // a closed standard error is no reason to stop
// a closed standard output, as by `| head`, ends the program with the exit code that shells show for SIGPIPE
stdout.on('error', () => process.exit(141));
// only the exit code is set: `process.exit` would cut off output that is not written yet
process.exitCode = await run(argv.slice(2), {
  stdout,
  stderr,
  env,
  get stop() {
    stop ??= untilSignal();
    return stop;
  },
});
// a database that does not answer keeps its connections open; the process does not wait for them
setTimeout(() => stdout.writableLength === 0 && process.exit(), 1_000).unref();
