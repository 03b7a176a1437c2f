/** The declaration of `payprep data`. */
import type { CommandDeclaration } from './command-declaration.js';
import { LISTS } from './help-parts.js';

export const dataDeclaration = {
  takes: '[COUNTRY]',
  overview: ['[COUNTRY]', 'the datasets, or what is covered in a country'],
  forms: [
    'payprep data import LIST FILE',
    'payprep data diff OLD NEW [--against FILE]',
    'payprep data pack FOLDER --private-key FILE --out BUNDLE',
    'payprep data pull URL --public-key FILE FOLDER',
  ],
  about: `Lists the datasets: edition, rows, confidence, completeness, source; with --json, the
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

pack makes a signed bundle of the datasets in a folder. pull fetches one into a folder, for
payprep-service --reference-data or readBundle of payprep/bundle; it is the only command
that uses the network. A bundle that is not signed with the key, was changed, or is not newer
than the one in the folder is refused, and the folder stays as it is.`,
  options: [
    'json',
    'on',
    'against',
    'out',
    'dataset',
    'edition',
    'encoding',
    'private-key',
    'public-key',
    'number',
    'dry-run',
    'no-progress',
    'help',
  ],
  overrides: {
    json: { text: 'the list, the country or the differences as JSON' },
    on: { text: 'the day of the payments, and the day for which SEPA schemes are listed; default: today' },
    out: { text: 'where import writes, by default standard output; the folder that pack writes' },
  },
  examples: [
    'payprep data',
    'payprep data DE',
    'payprep data import scl directory.csv --out scl.json',
    'payprep data import csv mine.csv --dataset banks/XX --edition 2026-11 --dry-run',
    'payprep data import correspondents mine.csv --out mine.json',
    'payprep data diff banks/DE banks-de.json --against payments.ndjson',
    'payprep data pack datasets --private-key private.pem --out bundle',
    'payprep data pull https://data.example.com/bundle --public-key public.pem data',
    'payprep enrich payments.ndjson --overlay mine.json',
  ],
  exitCodes: `0 done, 1 where import refused a line or diff affects a payment, 2 for a wrong call
or something that cannot be read.`,
  completes: 'countries',
} as const satisfies CommandDeclaration;
