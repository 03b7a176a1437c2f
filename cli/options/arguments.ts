/**
 * Reads the arguments with `parseArgs` of `node:util`, which refuses unknown options, leaves values as text and prints nothing.
 * Other libraries turn `--on 2026` into a number, or print help to the process instead of the streams of the caller.
 */
import { parseArgs } from 'node:util';
import type { Severity } from '../../rules/alert-codes/alert-code.js';
import { countryMeant } from '../../src/identifiers/country/meant.js';
import { isDate } from '../../src/identifiers/date.js';
import type { PaymentCodeKind } from '../../src/payment-codes/payment-code.js';
import { ENCODINGS, type Encoding, findEncodingName } from '../files/encodings.js';
import { didYouMean } from '../files/nearest.js';
import { UsageError } from '../terminal/io.js';
import { orList } from '../terminal/or-list.js';
import { type CommandName, declarationOf } from './commands.js';
import { type INPUT_FORMATS, OPTIONS, type OptionDeclaration, type OptionName, type OUTPUT_FORMATS, type PAYEE_TYPES } from './options.js';

export type InputFormat = (typeof INPUT_FORMATS)[number];
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

export interface Arguments {
  readonly positionals: readonly string[];
  readonly input: InputFormat | undefined;
  readonly output: OutputFormat | undefined;
  readonly out: string | undefined;
  /** Write the completed XML file to `out`. */
  readonly fix: boolean;
  /** `COLUMN=FIELD`. */
  readonly maps: readonly string[];
  /** `FIELD=VALUE`. */
  readonly sets: readonly string[];
  /** Rows of a table may lack the account. */
  readonly partial: boolean;
  readonly encoding: Encoding;
  /** The name of a sheet, or its number. */
  readonly sheet: string | undefined;
  readonly on: string | undefined;
  readonly threshold: Severity | undefined;
  readonly lang: string | undefined;
  readonly report: string | undefined;
  /** A report, a table and the comparison of payees show names and account numbers. */
  readonly show: boolean;
  /** The column by which the report can be sorted and filtered: the person responsible. */
  readonly by: string | undefined;
  readonly jobs: number | undefined;
  readonly overlays: readonly string[];
  readonly progress: boolean;
  readonly summary: boolean;
  /** Neither an alert nor an unreadable line makes the exit code other than 0. */
  readonly exitZero: boolean;
  /** `--json`, or `--output json`. */
  readonly json: boolean;
  /** ISO 3166-1, in capital letters. */
  readonly country: string | undefined;
  readonly currency: string | undefined;
  readonly account: string | undefined;
  readonly accountType: string | undefined;
  readonly bank: string | undefined;
  readonly branch: string | undefined;
  readonly bic: string | undefined;
  readonly system: string | undefined;
  /** The list that a return code is of. */
  readonly list: string | undefined;
  /** The column with the numbers of payees. */
  readonly key: string | undefined;
  /** `HH:MM`. */
  readonly time: string | undefined;
  readonly cutOff: string | undefined;
  /** The kind of the payment code that is written. */
  readonly build: PaymentCodeKind | undefined;
  /** The kind of a payment reference, and the IBAN that it is paid to. */
  readonly kind: string | undefined;
  readonly iban: string | undefined;
  readonly method: string | undefined;
  /** The alert that generated payments raise. */
  readonly alert: string | undefined;
  readonly seed: string | undefined;
  readonly count: number | undefined;
  /** The columns of the names to compare. */
  readonly given: string | undefined;
  readonly held: string | undefined;
  /** What the payees are. */
  readonly type: (typeof PAYEE_TYPES)[number] | undefined;
  /** The edition of a list that is imported. */
  readonly edition: string | undefined;
  /** The dataset that a list becomes. */
  readonly dataset: string | undefined;
  /** The files of the keys that sign a bundle, and verify one. */
  readonly privateKey: string | undefined;
  readonly publicKey: string | undefined;
  /** The number of a bundle. */
  readonly number: number | undefined;
  /** Reads and checks, and writes nothing. */
  readonly dryRun: boolean;
  /** The file of payments to try two editions on. */
  readonly against: string | undefined;
  readonly help: boolean;
}

/**
 * Reads the arguments of a command.
 *
 * @throws UsageError
 */
export function readArguments(command: CommandName, args: readonly string[]): Arguments {
  const { values: given, positionals } = parseOptions(command, args);
  const checked = declarationOf(command).options.map((name) => [name, checkedValue(command, name, given[name])]);
  const values: typeof given = Object.fromEntries(checked);
  // commands that look something up write text or JSON; commands over files have formats of their own
  const json = values.json === true || values.output === 'json';
  return {
    positionals,
    input: values.input as InputFormat | undefined,
    output: values.output as OutputFormat | undefined,
    out: values.out === '-' ? undefined : values.out,
    fix: values.fix === true,
    maps: values.map ?? [],
    sets: values.set ?? [],
    partial: values.partial === true,
    encoding: readEncoding(values.encoding),
    sheet: values.sheet,
    on: readDate(values.on),
    threshold: values.threshold as Severity | undefined,
    lang: values.lang,
    report: values.report,
    show: values.show === true,
    by: values.by,
    jobs: readNumber('jobs', values.jobs, MAX_JOBS),
    overlays: values.overlay ?? [],
    progress: values['no-progress'] !== true,
    summary: values['no-summary'] !== true,
    exitZero: values['exit-zero'] === true,
    json,
    country: readCountry(values.country),
    currency: values.currency,
    account: values.account,
    accountType: values['account-type'],
    bank: values.bank,
    branch: values.branch,
    bic: values.bic,
    system: values.system,
    list: values.list,
    key: values.key,
    time: readTime('time', values.time),
    cutOff: readTime('cut-off', values['cut-off']),
    build: values.build as PaymentCodeKind | undefined,
    kind: values.kind,
    iban: values.iban,
    method: values.method,
    alert: values.alert,
    seed: values.seed,
    count: readNumber('count', values.count, MAX_COUNT),
    given: values.given,
    held: values.held,
    type: values.type as Arguments['type'],
    edition: readEdition(values.edition),
    dataset: values.dataset,
    privateKey: values['private-key'],
    publicKey: values['public-key'],
    number: readNumber('number', values.number, MAX_NUMBER),
    dryRun: values['dry-run'] === true,
    against: values.against,
    help: values.help === true,
  };
}

function parseOptions(command: CommandName, args: readonly string[]) {
  const { options: names } = declarationOf(command);
  const options = Object.fromEntries(names.map((name) => [name, OPTIONS[name]])) as typeof OPTIONS;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(`${command}: ${complaint(error.message, names)}`);
    }
    throw error;
  }
}

/** Says what is wrong with an option, from the error of the parser, without the value that the call gave. */
function complaint(message: string, names: readonly OptionName[]): string {
  const [, option = ''] = /'(?:-\w, )?(--?[\w-]{1,40})/.exec(message) ?? [];
  if (message.startsWith('Unknown option')) {
    const suggestion = option.startsWith('--') ? didYouMean(option.slice(2), names, '--') : '';
    return `there is no option ${option}${suggestion}`;
  }
  return message.includes('does not take an argument') ? `the option ${option} takes no value` : `the option ${option} needs a value`;
}

/**
 * The value, and of words that an option takes the one that is meant: `--lang DE`.
 *
 * @throws UsageError if the option does not take this value
 */
function checkedValue<Value>(command: CommandName, name: OptionName, value: Value): Value | string {
  const { values, isFile, isOpen }: OptionDeclaration = { ...OPTIONS[name], ...declarationOf(command).overrides?.[name] };
  // most often a variable of a script that is not set
  if (isFile === true && [value].flat().some((one) => one === '')) throw new UsageError(`${command}: the option --${name} needs a value`);
  if (values === undefined || isOpen === true || typeof value !== 'string') return value;
  const meant = values.find((one) => one.toLowerCase() === value.toLowerCase());
  if (meant === undefined) throw new UsageError(`--${name} is ${orList(values)}`);
  return meant;
}

function readDate(value: string | undefined): string | undefined {
  if (value !== undefined && !isDate(value)) throw new UsageError('--on is a calendar date, YYYY-MM-DD');
  return value;
}

/** A time of the day. */
function readTime(option: OptionName, value: string | undefined): string | undefined {
  if (value !== undefined && !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) throw new UsageError(`--${option} is a time of the day, HH:MM`);
  return value;
}

/** By any label of the standard, in small or capital letters. */
function readEncoding(value = 'auto'): Encoding {
  const encoding = findEncodingName(value);
  if (encoding !== undefined) return encoding;
  throw new UsageError(`--encoding is none that can be read here; the usual ones are ${orList(ENCODINGS)}${didYouMean(value, ENCODINGS)}`);
}

/** In small or capital letters, and by another code that is certain, such as UK. */
function readCountry(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const code = countryMeant(value);
  if (code === undefined) throw new UsageError('--country is a code of ISO 3166-1, such as DE');
  return code;
}

/** A day, a month or a year. */
function readEdition(value: string | undefined): string | undefined {
  const isEdition = value !== undefined && isDate(value + '-01-01'.slice(Math.max(value.length - 4, 0)));
  if (value !== undefined && !isEdition) throw new UsageError('--edition is a day, a month or a year: YYYY-MM-DD, YYYY-MM or YYYY');
  return value;
}

const MAX_COUNT = 100_000;
const MAX_JOBS = 64;
/** A day, as 20261130, can be the number of a bundle. */
const MAX_NUMBER = 999_999_999_999;

/** A number from 1 to `max`. */
function readNumber(option: OptionName, value: string | undefined, max: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > max) throw new UsageError(`--${option} is a number from 1 to ${max}`);
  return number;
}
