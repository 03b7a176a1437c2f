/**
 * The command line, apart from the process: arguments and streams in, exit code out.
 */
import { createRequire } from 'node:module';
import { type Arguments, type CommandName, isCommand, readArguments } from './arguments.js';
import { dataCommand } from './data-command.js';
import { HELP, OVERVIEW } from './help.js';
import { ibanCommand } from './iban-command.js';
import { helpOnImport } from './import/import-help.js';
import { EXIT, type Io, UsageError } from './io.js';
import { Output } from './output.js';
import { streamCommand } from './stream-command.js';

export type { Io } from './io.js';

const require = createRequire(import.meta.url);

/**
 * Runs `payprep` with these arguments. Resolves with the exit code when everything is written.
 *
 * @example
 * process.exitCode = await run(['validate', 'payments.ndjson'], io)
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`payprep: ${error.message}${seeAlso(argv[0] ?? '')}\n`);
    return EXIT.unreadable;
  }
}

function seeAlso(command: string): string {
  if (OF_THE_SERVICE.includes(command)) return '';
  return `; see payprep ${isCommand(command) ? `help ${command}` : '--help'}`;
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [first = '', ...rest] = argv;
  if (first === '--version' || first === '-v') return print(`${version()}\n`, io);
  if (first === '--help' || first === '-h') return print(OVERVIEW, io);
  if (first === 'help') return print(helpOn(rest[0]), io);
  if (isCommand(first)) return command(first, readArguments(first, rest), io);
  refuseServiceCommand(first);
  if (first === '') throw new UsageError('a command is missing');
  throw new UsageError(`there is no ${first.startsWith('-') ? 'option' : 'command'} of this name`);
}

/** The commands of `payprep-service`. */
const OF_THE_SERVICE: readonly string[] = ['serve', 'deliver', 'webhooks', 'sessions', 'reseal'];

/** @throws UsageError for a command of the other package */
function refuseServiceCommand(name: string): void {
  if (OF_THE_SERVICE.includes(name)) {
    throw new UsageError(`${name} is a command of payprep-service: npm install payprep-service, then npx payprep-service ${name}`);
  }
}

function helpOn(name: string | undefined): string {
  if (name === undefined) return OVERVIEW;
  refuseServiceCommand(name);
  if (!isCommand(name)) throw new UsageError('there is no command of this name');
  return HELP[name];
}

async function command(name: CommandName, args: Arguments, io: Io): Promise<number> {
  if (args.help) return print((name === 'data' ? helpOnImport(args.positionals) : undefined) ?? HELP[name], io);
  if (name !== 'iban' && name !== 'data') return streamCommand(name, args, io);
  const { text, code } = name === 'iban' ? ibanCommand(args, io) : await dataCommand(args, io);
  return print(text, io, code);
}

async function print(text: string, io: Io, code: number = EXIT.ok): Promise<number> {
  const output = new Output(io.stdout);
  output.add(text);
  await output.end();
  return code;
}

const version = (): string => (require('payprep/package.json') as { readonly version: string }).version;
