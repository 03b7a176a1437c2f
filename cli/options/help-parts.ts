/** Help texts that several commands share. */

import { importFormats } from '../import/formats/index.js';
import type { CommandDeclaration } from './command-declaration.js';
import { languageCodes } from './options.js';

/** The input of the commands that answer each entry of a file. */
export const FILES = `
FILE is NDJSON, one payment instruction a line; JSON, an array of them; CSV, with comma,
semicolon, tab or bar; XLSX; or XML, a pain.001 or pacs.008 message. The first row of a table
names its columns: by the path of the field, creditorAccount.id.value, or as people call it,
IBAN, Empfänger, Sort code. Standard error says which column is which field. Other columns
are passed on to CSV and XLSX output. Without FILE, or for -, standard input is read.

Each instruction gets one line of output, in the same order. One that cannot be read does
not stop the run: its answer is {"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, or
JSON_PAYLOAD_EMPTY, or JSON_PAYLOAD_TOO_LARGE for more than 1 MiB. In a table it keeps its
cells, and the column error names the problem.`;

/** The input of those commands that also read XML. */
export const XML_FILES = `
Each payment of an XML file is checked on its own execution date, unless --on gives another;
its answer has its XPath and line. --fix writes the file again, adds the BIC of banks that
are not named, and puts address lines into elements where the scheme requires it. All else
stays byte for byte. If the file cannot be read to its end, nothing is written.`;

/** The lists that `payprep data import` reads. */
export const LISTS = [...importFormats.map(({ name, title }) => [name, title] as const), ['correspondents', 'list of your own'] as const]
  .map(([name, title]) => `  ${name.padEnd(20)} ${title}`)
  .join('\n');

/** What `--lang` means where the answers are codes. */
export const REPORT_LANGUAGE = {
  lang: {
    text: `the language of --report, of the texts in CSV and XLSX, and of what is said of columns, counts, progress and files: ${languageCodes.join(', ')}; default: en`,
  },
} as const satisfies CommandDeclaration['overrides'];

/** What `--output` means where one thing is looked up. */
export const LOOK_UP_OUTPUT = {
  output: { text: 'text or json, one object a line; default: text', values: ['text', 'json'] },
} as const satisfies CommandDeclaration['overrides'];

/** What both mean where all that is said is in the language. */
export const LOOK_UP = {
  ...LOOK_UP_OUTPUT,
  lang: { text: `the language of labels and texts: ${languageCodes.join(', ')}; default: en` },
} as const satisfies CommandDeclaration['overrides'];

/** `--input` of commands that read no XML. */
export const TABLE_INPUT = {
  input: {
    text: 'ndjson, json, csv or xlsx; default: by the name of the file and how it begins, else ndjson',
    values: ['ndjson', 'json', 'csv', 'xlsx'],
  },
} as const satisfies CommandDeclaration['overrides'];
