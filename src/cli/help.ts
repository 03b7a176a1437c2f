/** The help texts. */
import type { CommandName } from './arguments.js';
import { importFormats } from './import/formats/index.js';

export const OVERVIEW = `payprep: whether a payment will land, and what is missing from it. Offline.

  payprep validate [FILE…]   OK or ALERT, with the alert codes
  payprep enrich   [FILE…]   the bank, the BIC, the IBAN, the schemes that reach it
  payprep explain  [FILE…]   validate, with place, rule, source, text and correction
  payprep iban     TEXT…     one IBAN, for people
  payprep data     [COUNTRY] the datasets, or what is covered in a country

  payprep help COMMAND       the options of a command, with examples
  payprep --version

Exit codes: 0 nothing wrong, 1 an alert, 2 a wrong call or something unreadable.

The endpoints over HTTP are a package of their own: npm install payprep-service
`;

const FILES = `FILE is NDJSON, one payment instruction a line, or CSV, whose first row names the
columns by their path: country, creditorAccount.id.value, creditorAgent.bic,
creditor.documents.0.value … Other columns are passed on to CSV output.
Without FILE, or for -, standard input is read.

Each line of NDJSON gets one line of output, in the same order. A line that cannot
be read does not stop the run: its answer is
{"line":7,"error":"JSON_PAYLOAD_MALFORMED"}, or JSON_PAYLOAD_EMPTY, or
JSON_PAYLOAD_TOO_LARGE for more than 1 MiB.
`;

const STREAM = `  --input FORMAT        ndjson or csv; default: by the name of the file, else ndjson
  --output FORMAT       ndjson, csv or table; default: table on a terminal, else ndjson
  --on DATE             the day of the payment, YYYY-MM-DD; default: today
`;

const COMMON = `  --jobs N              parallel workers, NDJSON in and out; default: one for
                        each 8 MB of files, at most the cores and 8; for standard input, one
  --overlay FILE        your own dataset or datasets, JSON; can be given several times
  --no-progress         no progress line on the terminal
  --no-summary          no counts on standard error at the end
  --exit-zero           exit code 0 also with alerts; 2 for a wrong call or a file that cannot
                        be read: for pipelines that stop at any other code
`;

const THRESHOLD = `  --threshold SEVERITY  the mildest severity that counts: error, warning or info; default: warning
`;

const LISTS = [...importFormats.map(({ name, title }) => [name, title] as const), ['correspondents', 'list of your own'] as const]
  .map(([name, title]) => `  ${name.padEnd(16)}${title}`)
  .join('\n');

export const HELP: Readonly<Record<CommandName, string>> = {
  validate: `payprep validate [FILE…]

Shows for each instruction whether it is likely to land: one line of output for each line of input.

${FILES}
${STREAM}${THRESHOLD}${COMMON}
  payprep validate payments.ndjson
  payprep validate payments.csv --output csv > validated.csv
  echo '{"country":"DE","currency":"EUR"}' | payprep validate

Exit codes: 0 all OK, 1 some ALERT, 2 a wrong call, or a line or file that cannot be read.
`,
  enrich: `payprep enrich [FILE…]

Completes each instruction: bank, BIC, IBAN, domestic number, SEPA schemes.
The output holds account numbers: they are the result.

${FILES}
${STREAM}${COMMON}
  payprep enrich payments.ndjson > enriched.ndjson
  payprep enrich payments.csv --output csv

Exit codes: 0 all read, 2 a wrong call, or a line or file that cannot be read.
`,
  explain: `payprep explain [FILE…]

Like validate, with the place, rule, source and text of each alert, and a
correction where there is exactly one. Lists every check with its
outcome: passed, failed or not covered. Repeats no account number.

${FILES}
${STREAM}${THRESHOLD}${COMMON}
  payprep explain payments.ndjson --output table
  payprep explain payments.csv --output csv > explained.csv

Exit codes: 0 all OK, 1 some ALERT, 2 a wrong call, or a line or file that cannot be read.
`,
  iban: `payprep iban TEXT…

Shows whether an IBAN is valid, its parts and its bank; or where it is wrong, and
what was probably meant.

  --json                one JSON object an IBAN
  --on DATE             the day for which SEPA schemes are listed; default: today
  --overlay FILE        your own dataset, JSON; can be given several times

  payprep iban DE89370400440532013000
  payprep iban DE89 3704 0044 0532 0130 00
  payprep iban DE89370400440532013000 GB29NWBK60161331926819 --json

Exit codes: 0 nothing wrong, 1 an alert, 2 a wrong call.
`,
  data: `payprep data [COUNTRY]
payprep data import LIST FILE
payprep data diff OLD NEW [--against FILE]

Lists the datasets: edition, rows, confidence, completeness, source; with --json, the
licence of each, too. With a country: what the rules and the datasets cover there.

import makes an overlay of a list that you license or download. LIST is one of
${LISTS}
payprep data import LIST --help says which files it takes, and what is not known of them.
A wrong line is left out and reported by its number.

correspondents is your own CSV list of the banks through which other banks receive a
currency. Columns: bic, currency, correspondent1, correspondent2, correspondent3, page,
date. Here a wrong line stops the import.

diff shows what a new edition of a dataset changes: rows, and with --against the payments
that get another answer, by line, with what changes. OLD and NEW are files, as import
writes them, or names of shipped datasets, such as banks/DE. It shows no account number.

  --json                the list, the country or the differences as JSON
  --on DATE             the day of the payments, and for SEPA; default: today
  --against FILE        payments, NDJSON or CSV, to try both editions on
  --out FILE            where import writes; default: standard output
  --dataset NAME        the dataset that the list becomes, where there is a choice: banks/DE
  --edition DATE        the day, month or year of the list; default: what the file says
  --dry-run             reads and checks, and writes nothing
  --no-progress         no progress line on the terminal

  payprep data
  payprep data DE
  payprep data import scl directory.csv --out scl.json
  payprep data import csv mine.csv --dataset banks/XX --edition 2026-11 --dry-run
  payprep data import correspondents mine.csv --out mine.json
  payprep data diff banks/DE banks-de.json --against payments.ndjson
  payprep enrich payments.ndjson --overlay mine.json

Exit codes: 0, 1 where import refused a line or diff affects a payment, 2 for a wrong call
or something that cannot be read.
`,
};
