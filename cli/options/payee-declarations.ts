/** The declarations of `payprep payees` and `payprep days`. */
import type { CommandDeclaration } from './command-declaration.js';
import { LOOK_UP_OUTPUT, TABLE_INPUT } from './help-parts.js';
import { languageCodes } from './options.js';

export const payeesDeclaration = {
  takes: 'OLD NEW --key COLUMN',
  overview: ['OLD NEW --key …', 'what changed between two lists of payees'],
  about: `Compares two lists of payees, row by row, by the number of the payee: what is to be confirmed
with the payee before anything is paid, what is worth a note, and where a bank merged and the
account stayed. Says, too, which two payees of the new list have one account. A payee whose
number is missing or there twice makes the exit code 2, as a row that cannot be read does.

Each file is CSV, XLSX, NDJSON or JSON; - is standard input. Account numbers are shown only
with --show.`,
  options: [
    ...(['key', 'show', 'map', 'set', 'input', 'encoding', 'sheet', 'on', 'overlay'] as const),
    ...(['output', 'json', 'lang', 'no-progress', 'help'] as const),
  ],
  overrides: {
    output: { text: 'text or json, one object a payee; default: text', values: ['text', 'json'] },
    ...TABLE_INPUT,
    lang: { text: `the language of the headings, and of what changed: ${languageCodes.join(', ')}; default: en` },
    on: { text: 'the day for which mergers of banks count; default: today' },
  },
  examples: [
    'payprep payees old.csv new.csv --key "Supplier no"',
    'payprep payees old.xlsx new.csv --key Kreditor --set country=DE --show --lang de',
    'payprep payees old.ndjson new.ndjson --key id --output json',
  ],
  exitCodes: `0 nothing to confirm, 1 something to confirm, or two payees with one account,
2 a wrong call, a payee without a number or with that of another, or what cannot be read.`,
  completes: 'files',
} as const satisfies CommandDeclaration;

export const daysDeclaration = {
  takes: '[CALENDAR] [DATE…]',
  overview: ['CALENDAR DATE…', 'business days, and when a payment arrives'],
  forms: ['payprep days DATE… --system CODE'],
  about: `Says whether banks are open on a day, and which business day comes next; or with --system,
when a payment that the bank has on that day is with the payee. Without a date: today. Without
anything, the calendars.`,
  options: ['count', 'system', 'time', 'cut-off', 'output', 'json', 'lang', 'help'],
  overrides: {
    ...LOOK_UP_OUTPUT,
    count: { text: 'how many business days on; default: 1' },
    system: { text: 'the settlement system of the payment: SCT, GB_BACS, US_FEDACH' },
    lang: { text: `the language of the words; names of holidays stay as they are: ${languageCodes.join(', ')}; default: en` },
  },
  examples: [
    'payprep days TARGET 2026-12-24',
    'payprep days JP 2026-12-30 --count 3 --output json',
    'payprep days 2026-12-24 --system SCT --lang de',
    'payprep days 2026-11-25 --system US_FEDACH --time 15:30 --cut-off 16:00',
  ],
  exitCodes: '0 business days alone, or the days of the payment are known, 1 not, 2 a wrong call.',
  completes: 'nothing',
} as const satisfies CommandDeclaration;
