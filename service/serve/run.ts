/** The command line as a function, without the process: it gets arguments and streams, and returns the exit code. */
import { createRequire } from 'node:module';
import { helpOf, isCommand, runCommand } from './commands.js';
import { EXIT, type Io, UsageError } from './io.js';

const require = createRequire(import.meta.url);

/**
 * Runs `payprep-service` with these arguments. Resolves with the exit code when the command is done, or was stopped.
 *
 * @example
 * await run(['help', 'serve'], io) // 0
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const [command = ''] = argv;
    io.stderr.write(`payprep-service: ${error.message}; see payprep-service ${isCommand(command) ? `help ${command}` : '--help'}\n`);
    return EXIT.wrongCall;
  }
}

async function dispatch([first = '', ...rest]: readonly string[], io: Io): Promise<number> {
  if (first === '--version' || first === '-v') return print(`${version()}\n`, io);
  if (first === '--help' || first === '-h') return print(OVERVIEW, io);
  if (first === 'help') return print(helpOn(rest[0]), io);
  if (isCommand(first)) return runCommand(first, rest, io);
  if (first === '') throw new UsageError('a command is missing, such as serve');
  throw new UsageError(`there is no ${first.startsWith('-') ? 'option' : 'command'} of this name`);
}

function helpOn(name: string | undefined): string {
  if (name === undefined) return OVERVIEW;
  if (!isCommand(name)) throw new UsageError('there is no command of this name');
  return helpOf(name);
}

function print(text: string, io: Io): number {
  io.stdout.write(text);
  return EXIT.ok;
}

const version = (): string => (require('payprep-service/package.json') as { readonly version: string }).version;

const OVERVIEW = `payprep-service: payprep over HTTP, with recipients, a hosted page and webhooks.

  payprep-service serve      runs the service: endpoints, hosted page, delivery of webhooks
  payprep-service deliver    delivers webhooks in a process of its own
  payprep-service migrate    creates or upgrades the tables in PostgreSQL
  payprep-service webhooks   lists deliveries, sends one again, replaces a secret, sends a test
  payprep-service sessions   ends a session early
  payprep-service audit      lists who did what
  payprep-service users      exports or erases all that is stored about a user
  payprep-service organization   exports or erases all that is stored about an organization
  payprep-service recheck    checks all stored recipients again, and counts those with alerts
  payprep-service reseal     seals data again with a new key
  payprep-service retention  says, or changes, how long records are kept

  payprep-service help COMMAND   the options of a command, with examples
  payprep-service --version

To try it out: payprep-service serve --store memory --development-tokens

Exit codes: 0 done, or stopped by a signal; 1 migrate --dry-run has steps to run, reseal left rows
that do not open, or recheck was stopped; 2 a wrong call, or a store that cannot be opened.
`;
