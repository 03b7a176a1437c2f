/**
 * The command line without the process: arguments and streams in, exit code out.
 */
import { createRequire } from 'node:module';
import { sepaScopeEdition } from '../src/directory/sepa.js';
import { accountCommand } from './commands/account.js';
import { banksCommand } from './commands/banks.js';
import { bicCommand } from './commands/bic.js';
import { countriesCommand } from './commands/countries.js';
import { dataCommand } from './commands/data.js';
import { daysCommand } from './commands/days.js';
import { detectCommand } from './commands/detect.js';
import { extractCommand } from './commands/extract.js';
import { ibanCommand } from './commands/iban.js';
import { helpOnImport } from './commands/import-help.js';
import { payeesCommand } from './commands/payees.js';
import { paymentCodeCommand } from './commands/payment-code.js';
import { referenceCommand } from './commands/reference.js';
import { returnsCommand } from './commands/returns.js';
import { sampleCommand } from './commands/sample.js';
import { isStream, type StreamName, streamCommand } from './commands/stream.js';
import { systemsCommand } from './commands/systems.js';
import { didYouMean } from './files/nearest.js';
import { type Arguments, readArguments } from './options/arguments.js';
import { helpIn, isClerkCommand, overviewIn } from './options/clerk-help.js';
import { type CommandName, commandNames, declarationOf, isCommand } from './options/commands.js';
import { completionCommand } from './options/completion.js';
import { helpOf, overview } from './options/help.js';
import { readCliTexts, readHelpTexts } from './options/messages.js';
import { EXIT, type Io, UsageError } from './terminal/io.js';
import { Output } from './terminal/output.js';

export type { Io } from './terminal/io.js';

const require = createRequire(import.meta.url);

/**
 * Runs `payprep` with these arguments. Resolves with the exit code when everything is written.
 *
 * @example
 * process.exitCode = await run(['validate', 'payments.ndjson'], io)
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, { ...io, today: () => possibleDay(io.today()) });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`payprep: ${error.message}${seeAlso(argv[0] ?? '', error.message)}\n`);
    return EXIT.unreadable;
  }
}

/** Refuses a clock that was lost: by the rules of 1970 almost everything is in order. */
function possibleDay(today: string): string {
  if (today >= sepaScopeEdition) return today;
  throw new UsageError(`the clock of this machine says ${today}, and the rules are of ${sepaScopeEdition}: set it, or give --on`);
}

function seeAlso(command: string, message: string): string {
  if (SERVICE_COMMANDS.includes(command)) return '';
  return `${message.endsWith('?') ? ' See' : '; see'} payprep ${isCommand(command) ? `help ${command}` : '--help'}`;
}

const GLOBAL_OPTIONS = ['--help', '--version'];

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined) return showHelp(io);
  if (first === '--version' || first === '-v') return print(`${version()}\n`, io);
  if (isHelpOption(first) || isLanguageOption(first)) return print(await overviewFor(takeLanguage(argv).language), io);
  if (first === 'help') return print(await helpOn(rest), io);
  if (isCommand(first)) return command(first, rest, io);
  throw unknownName(first, rest);
}

const isHelpOption = (text: string): boolean => text === '--help' || text === '-h';
const isLanguageOption = (text: string): boolean => /^--lang(?:=|$)/.test(text);

/** The value of `--lang`, and the arguments without it. */
function takeLanguage(argv: readonly string[]): { readonly language: string | undefined; readonly others: readonly string[] } {
  const at = argv.findIndex(isLanguageOption);
  if (at < 0) return { language: undefined, others: argv };
  const inOne = argv[at]?.split('=')[1];
  return inOne === undefined
    ? { language: argv[at + 1], others: argv.toSpliced(at, 2) }
    : { language: inOne, others: argv.toSpliced(at, 1) };
}

/** The overview in a language; without one, in English, with the commands of developers as well. */
async function overviewFor(language: string | undefined): Promise<string> {
  const texts = await readCliTexts(language);
  return language === undefined || texts === undefined ? overview() : overviewIn(texts, language);
}

/** The help of a command: in the given language if clerks call it, otherwise in English. */
async function helpFor(name: CommandName, language: string | undefined): Promise<string> {
  const texts = isClerkCommand(name) ? await readHelpTexts(language) : undefined;
  return isClerkCommand(name) && texts !== undefined ? helpIn(name, texts) : helpOf(name);
}

/** A call without a command. The help goes to standard error and the exit code is 2, so that a script with an empty command fails without help in its output. */
function showHelp(io: Io): number {
  io.stderr.write(overview());
  return EXIT.unreadable;
}

/** The commands of `payprep-service`. */
const SERVICE_COMMANDS: readonly string[] = ['serve', 'deliver', 'migrate', 'webhooks', 'sessions', 'audit', 'users', 'reseal'];

/** `payprep payees.csv`: a file where the command belongs, or a file behind a command that is none. */
const FILE = /\.(?:csv|tsv|txt|xlsx?|ods|xml|json|jsonl|ndjson)$/i;

function unknownName(name: string, others: readonly string[] = []): UsageError {
  if (SERVICE_COMMANDS.includes(name)) {
    return new UsageError(`${name} is a command of payprep-service: npm install payprep-service, then npx payprep-service ${name}`);
  }
  if (name.startsWith('-')) return new UsageError(`there is no option of this name${didYouMean(name, GLOBAL_OPTIONS)}`);
  const suggestion = didYouMean(name, [...commandNames, 'help']);
  const hasFile = FILE.test(name) || (suggestion === '' && others.some((each) => FILE.test(each)));
  if (hasFile)
    return new UsageError(
      `${FILE.test(name) ? 'a command comes first' : 'there is no command of this name'}: payprep validate FILE checks a list`,
    );
  return new UsageError(`there is no command of this name${suggestion}`);
}

/** `payprep help`, with or without the name of a command. */
async function helpOn(argv: readonly string[]): Promise<string> {
  const { language, others } = takeLanguage(argv);
  const [name] = others;
  if (name === undefined) return overviewFor(language);
  if (!isCommand(name)) throw unknownName(name);
  return helpFor(name, language);
}

interface CommandResult {
  readonly text: string;
  readonly code: number;
}

/** The commands that write their answer at once; the others stream. */
const IMMEDIATE_COMMANDS: Readonly<
  Record<Exclude<CommandName, StreamName>, (args: Arguments, io: Io) => CommandResult | Promise<CommandResult>>
> = {
  iban: ibanCommand,
  bic: bicCommand,
  banks: banksCommand,
  reference: referenceCommand,
  returns: returnsCommand,
  payees: payeesCommand,
  days: daysCommand,
  account: accountCommand,
  detect: detectCommand,
  extract: extractCommand,
  'payment-code': paymentCodeCommand,
  systems: systemsCommand,
  countries: countriesCommand,
  sample: sampleCommand,
  data: dataCommand,
  completion: completionCommand,
};

async function command(name: CommandName, argv: readonly string[], io: Io): Promise<number> {
  const { language, others } = takeLanguage(argv);
  // commands that answer in English alone have no `--lang`, but their help accepts it
  const isOfHelp = argv.some(isHelpOption) && !declarationOf(name).options.includes('lang');
  const args = readArguments(name, isOfHelp ? others : argv);
  if (args.help) return print((name === 'data' ? helpOnImport(args.positionals) : undefined) ?? (await helpFor(name, language)), io);
  if (isStream(name)) return streamCommand(name, args, io);
  const { text, code } = await IMMEDIATE_COMMANDS[name](args, io);
  return print(text, io, code);
}

async function print(text: string, io: Io, code: number = EXIT.ok): Promise<number> {
  const output = new Output(io.stdout);
  output.add(text);
  await output.end();
  return output.reportFailure(io.stderr) ? EXIT.unreadable : code;
}

const version = (): string => (require('payprep/package.json') as { readonly version: string }).version;
