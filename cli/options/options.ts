/**
 * The declaration of every option. `commands.ts` lists which command takes which. Argument parsing, help, completion and suggestions follow from it.
 */

import { RETURN_LISTS } from '../../rules/returns/lists.js';
import { PAYMENT_CODE_KINDS } from '../../src/payment-codes/payment-code.js';
import { KINDS } from '../../src/references/kinds.js';
import { ENCODINGS, USUAL_ENCODINGS } from '../files/encodings.js';
import { languages } from './languages.js';

export const languageCodes: readonly string[] = Object.keys(languages);

export interface OptionDeclaration {
  readonly type: 'string' | 'boolean';
  /** It can be given several times. */
  readonly multiple?: true;
  readonly short?: string;
  /** What help calls its value. */
  readonly value?: string;
  /** The only values that it takes. */
  readonly values?: readonly string[];
  /** It takes other values, too: these are only offered. */
  readonly isOpen?: true;
  /** Its value is the path of a file. */
  readonly isFile?: true;
  readonly text: string;
}

const SEVERITIES = ['error', 'warning', 'info'] as const;
export const INPUT_FORMATS = ['ndjson', 'json', 'csv', 'xlsx', 'xml'] as const;
export const OUTPUT_FORMATS = ['ndjson', 'csv', 'table', 'xlsx'] as const;

export const PAYEE_TYPES = ['person', 'company'] as const;

export const OPTIONS = {
  input: {
    type: 'string',
    value: 'FORMAT',
    values: INPUT_FORMATS,
    text: 'ndjson, json, csv, xlsx or xml; default: by the name of the file and how it begins, else ndjson',
  },
  output: {
    type: 'string',
    value: 'FORMAT',
    values: OUTPUT_FORMATS,
    text: 'ndjson, csv, table or xlsx; default: table on a terminal, else ndjson',
  },
  fix: {
    type: 'boolean',
    text: 'writes the XML file to --out FILE, with BICs and structured addresses completed; all else stays byte for byte',
  },
  out: { type: 'string', value: 'FILE', isFile: true, text: 'the file that the result is written to; default, and for -: standard output' },
  map: {
    type: 'string',
    multiple: true,
    value: 'COLUMN=FIELD',
    text: 'reads a column of a table as this field: "Konto=creditorAccount.id.value"; empty: ignores it; can be given several times',
  },
  set: {
    type: 'string',
    multiple: true,
    value: 'FIELD=VALUE',
    text: 'the value of a field in the rows of a table that have none: country=DE; can be given several times',
  },
  partial: {
    type: 'boolean',
    text: 'asks no row of a table for an account or its bank, and reads a table in which no column is an account: what is there is checked, and a row without an account may be OK',
  },
  encoding: {
    type: 'string',
    value: 'NAME',
    values: ENCODINGS,
    isOpen: true,
    text: `the encoding of the file: ${Object.entries(USUAL_ENCODINGS)
      .map(([name, origin]) => `${name} (${origin})`)
      .join(
        ', ',
      )}, utf-8, utf-16le, utf-16be, or another label of the Encoding Standard; default: auto, which is UTF-8, UTF-16 or Windows-1252`,
  },
  sheet: {
    type: 'string',
    value: 'SHEET',
    text: 'the sheet of an XLSX file, by its name or its number; default: the first that is not hidden',
  },
  on: { type: 'string', value: 'DATE', text: 'the day of the payment, YYYY-MM-DD; default: today' },
  threshold: {
    type: 'string',
    value: 'SEVERITY',
    values: SEVERITIES,
    text: 'the least severity that makes an answer ALERT: error, warning or info; default: warning',
  },
  lang: {
    type: 'string',
    value: 'LANGUAGE',
    values: languageCodes,
    text: `the language of the alert texts, of --report, and of what is said of columns, counts, progress and files: ${languageCodes.join(', ')}; default: en`,
  },
  report: {
    type: 'string',
    value: 'FILE',
    isFile: true,
    text: 'also writes an HTML page with totals and what is wrong with which cell; it holds neither names nor account numbers, unless --show is given',
  },
  show: { type: 'boolean', text: 'shows names and account numbers: in --report, in a table and in a comparison of payees' },
  by: { type: 'string', value: 'COLUMN', text: 'a column of the table that --report shows and filters by, such as the person responsible' },
  jobs: {
    type: 'string',
    value: 'N',
    text: 'the number of parallel workers, where input and output are NDJSON; default: one for each 8 MB of files, but at most 8 and at most one a core; for standard input, one',
  },
  overlay: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    isFile: true,
    text: 'a JSON file with your own dataset or datasets, as payprep data import writes them; can be given several times',
  },
  'no-progress': { type: 'boolean', text: 'shows no progress line on the terminal' },
  'no-summary': { type: 'boolean', text: 'shows neither the columns nor the counts on standard error' },
  'exit-zero': {
    type: 'boolean',
    text: 'exit code 0 also with alerts and unreadable lines, for pipelines that stop at any code but 0; still 2 for a wrong call or a file that cannot be read',
  },
  json: { type: 'boolean', text: 'the same as --output json' },
  country: { type: 'string', value: 'CODE', text: 'the country of the account, ISO 3166-1: BR' },
  currency: { type: 'string', value: 'CODE', text: 'the currency of the payment, ISO 4217: BRL' },
  account: { type: 'string', value: 'NUMBER', text: 'the account number, or the IBAN' },
  'account-type': { type: 'string', value: 'TYPE', text: 'the type of the account, such as CHECKING or SAVINGS' },
  bank: { type: 'string', value: 'NUMBER', text: 'the bank code, sort code or routing number' },
  branch: { type: 'string', value: 'NUMBER', text: 'the branch number' },
  bic: { type: 'string', value: 'BIC', text: 'the BIC of the bank' },
  system: { type: 'string', value: 'CODE', text: 'the settlement system, as payprep systems lists them' },
  list: {
    type: 'string',
    value: 'LIST',
    values: [...new Set(RETURN_LISTS.map(({ list }) => list)), 'ARUCS', 'AWACS', 'ARUDD', 'ADDACS'],
    text: 'the list that the code is of: NACHA; or a report of Bacs: ARUCS',
  },
  key: { type: 'string', value: 'COLUMN', text: 'the column, or the JSON member, with your number of the payee' },
  time: { type: 'string', value: 'HH:MM', text: 'when the bank has the payment, at the place of the system' },
  'cut-off': { type: 'string', value: 'HH:MM', text: 'until when the bank takes payments of the day, at the place of the system' },
  build: {
    type: 'string',
    value: 'KIND',
    values: [...PAYMENT_CODE_KINDS, 'PAY_BY_SQUARE'],
    text: `writes a code: ${PAYMENT_CODE_KINDS.join(', ')} or PAY_BY_SQUARE`,
  },
  kind: { type: 'string', value: 'KIND', values: KINDS, text: `the kind of reference: ${KINDS.join(', ')}; default: the likeliest` },
  iban: { type: 'string', value: 'IBAN', text: 'the IBAN of the creditor: a QR reference needs a QR-IBAN' },
  method: { type: 'string', value: 'CODE', text: 'the recipient method: GCASH' },
  alert: { type: 'string', value: 'CODE', text: 'the one alert that each payment raises; default: none' },
  seed: { type: 'string', value: 'SEED', text: 'the same seed gives the same payments; default: 1' },
  count: { type: 'string', value: 'N', text: 'how many payments; default: 1' },
  given: { type: 'string', value: 'COLUMN', text: 'the column, or the JSON member, with the names that payers gave' },
  held: { type: 'string', value: 'COLUMN', text: 'the column with the names of the account holders; several holders are separated by ;' },
  type: {
    type: 'string',
    value: 'TYPE',
    values: PAYEE_TYPES,
    text: 'what the payees are: person or company; default: decided for each pair of names',
  },
  edition: { type: 'string', value: 'DATE', text: 'the day, month or year of the list; default: what the file says' },
  dataset: { type: 'string', value: 'NAME', text: 'the dataset to make of the list, if there is a choice: banks/DE' },
  'private-key': { type: 'string', value: 'FILE', isFile: true, text: 'the private key that signs: P-256, in PEM' },
  'public-key': { type: 'string', value: 'FILE', isFile: true, text: 'the public key of who signs: P-256, in PEM' },
  number: { type: 'string', value: 'N', text: 'the number of the bundle; default: one more than that in the folder of --out, else 1' },
  'dry-run': { type: 'boolean', text: 'reads and checks, and writes nothing' },
  against: { type: 'string', value: 'FILE', isFile: true, text: 'payments to try both editions on: NDJSON, JSON or CSV' },
  help: { type: 'boolean', short: 'h', text: 'this text' },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;

export type OptionName = keyof typeof OPTIONS;
