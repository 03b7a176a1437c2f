/**
 * Reads the arguments with `parseArgs` of `node:util`, which refuses unknown options, leaves values as text and prints nothing.
 * Other libraries turn `--on 2026` into a number, or print help to the process instead of the streams of the caller.
 */
import { parseArgs } from 'node:util';
import type { Severity } from '../../rules/vocabulary/alert-code.js';
import { isDate } from '../identifiers/date.js';
import { UsageError } from './io.js';

type OptionName =
  | 'input'
  | 'output'
  | 'on'
  | 'threshold'
  | 'jobs'
  | 'no-progress'
  | 'no-summary'
  | 'exit-zero'
  | 'overlay'
  | 'out'
  | 'json'
  | 'edition'
  | 'dataset'
  | 'dry-run'
  | 'against'
  | 'help';

const OPTIONS = {
  input: { type: 'string' },
  output: { type: 'string' },
  on: { type: 'string' },
  threshold: { type: 'string' },
  jobs: { type: 'string' },
  'no-progress': { type: 'boolean' },
  'no-summary': { type: 'boolean' },
  'exit-zero': { type: 'boolean' },
  overlay: { type: 'string', multiple: true },
  out: { type: 'string' },
  json: { type: 'boolean' },
  edition: { type: 'string' },
  dataset: { type: 'string' },
  'dry-run': { type: 'boolean' },
  against: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Readonly<Record<OptionName, unknown>>;

const STREAM_OPTIONS: readonly OptionName[] = [
  'input',
  'output',
  'on',
  'threshold',
  'jobs',
  'no-progress',
  'no-summary',
  'exit-zero',
  'overlay',
  'help',
];

/** Command → the options that it takes. */
const OPTIONS_OF = {
  validate: STREAM_OPTIONS,
  enrich: STREAM_OPTIONS.filter((name) => name !== 'threshold'),
  explain: STREAM_OPTIONS,
  iban: ['on', 'overlay', 'json', 'help'],
  data: ['on', 'out', 'json', 'edition', 'dataset', 'dry-run', 'against', 'no-progress', 'help'],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>;

export type CommandName = keyof typeof OPTIONS_OF;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(OPTIONS_OF, name);

export type InputFormat = 'ndjson' | 'csv';
export type OutputFormat = 'ndjson' | 'csv' | 'table';

export interface Arguments {
  readonly positionals: readonly string[];
  readonly input: InputFormat | undefined;
  readonly output: OutputFormat | undefined;
  readonly on: string | undefined;
  readonly threshold: Severity | undefined;
  readonly jobs: number | undefined;
  readonly overlays: readonly string[];
  readonly out: string | undefined;
  readonly progress: boolean;
  readonly summary: boolean;
  /** Neither an alert nor an unreadable line makes the exit code other than 0. */
  readonly exitZero: boolean;
  readonly json: boolean;
  /** The edition of a list that is imported. */
  readonly edition: string | undefined;
  /** The dataset that a list becomes. */
  readonly dataset: string | undefined;
  /** Reads and checks, and writes nothing. */
  readonly dryRun: boolean;
  /** The payments that two editions are tried on. */
  readonly against: string | undefined;
  readonly help: boolean;
}

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError
 */
export function readArguments(command: CommandName, args: readonly string[]): Arguments {
  const { values, positionals } = parseOptions(command, args);
  return {
    positionals,
    input: readChoice('input', values.input, ['ndjson', 'csv']),
    output: readChoice('output', values.output, ['ndjson', 'csv', 'table']),
    on: readDate(values.on),
    threshold: readChoice('threshold', values.threshold, ['error', 'warning', 'info']),
    jobs: readJobs(values.jobs),
    overlays: values.overlay ?? [],
    out: values.out,
    progress: values['no-progress'] !== true,
    summary: values['no-summary'] !== true,
    exitZero: values['exit-zero'] === true,
    json: values.json === true,
    edition: readEdition(values.edition),
    dataset: values.dataset,
    dryRun: values['dry-run'] === true,
    against: values.against,
    help: values.help === true,
  };
}

function parseOptions(command: CommandName, args: readonly string[]) {
  const options = Object.fromEntries(OPTIONS_OF[command].map((name) => [name, OPTIONS[name]])) as typeof OPTIONS;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(`${command}: ${complaint(error.message)}`);
    }
    throw error;
  }
}

/** Says what is wrong with an option, from the error of the parser, without the value that the call gave. */
function complaint(message: string): string {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]{1,40})/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) return `there is no option ${option}`;
  return message.includes('does not take an argument') ? `the option ${option} takes no value` : `the option ${option} needs a value`;
}

function readChoice<Value extends string>(option: string, value: string | undefined, allowed: readonly Value[]): Value | undefined {
  if (value === undefined) return undefined;
  const known = allowed.find((candidate) => candidate === value);
  if (known === undefined) throw new UsageError(`--${option} is ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`);
  return known;
}

function readDate(value: string | undefined): string | undefined {
  if (value !== undefined && !isDate(value)) throw new UsageError('--on is a calendar date, YYYY-MM-DD');
  return value;
}

/** A day, a month or a year. */
function readEdition(value: string | undefined): string | undefined {
  const isEdition = value !== undefined && isDate(value + '-01-01'.slice(Math.max(value.length - 4, 0)));
  if (value !== undefined && !isEdition) throw new UsageError('--edition is a day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY');
  return value;
}

const MAX_JOBS = 64;

function readJobs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > MAX_JOBS) throw new UsageError(`--jobs is a number from 1 to ${MAX_JOBS}`);
  return number;
}
