/** The commands that answer about one thing, or a text: what they take, and what they say of themselves. */
import type { CommandDeclaration } from './command-declaration.js';

/** The options of a look-up, where they differ from those of a list. */
export const LOOK_UP = {
  output: { text: 'text or json, one object a line; default: text', values: ['text', 'json'] },
} as const satisfies CommandDeclaration['here'];

export const LOOK_UP_COMMANDS = {
  iban: {
    takes: 'TEXT…',
    overview: ['TEXT…', 'one IBAN, for people'],
    about: `Shows whether an IBAN is valid, its parts and its bank; or where it is wrong, and
what was probably meant. For -, each line of standard input is one.`,
    options: ['output', 'json', 'lang', 'on', 'overlay', 'help'],
    here: { ...LOOK_UP, on: { text: 'the day for which SEPA schemes are listed; default: today' } },
    examples: [
      'payprep iban DE89370400440532013000',
      'payprep iban DE89 3704 0044 0532 0130 00',
      'payprep iban DE89370400440532013000 GB29NWBK60161331926819 --output json',
      'payprep iban - < ibans.txt',
    ],
    exitCodes: '0 nothing wrong, 1 an alert, 2 a wrong call.',
    completes: 'nothing',
  },
  bic: {
    takes: 'BIC…',
    overview: ['BIC…', 'one BIC: its parts, its bank'],
    about: `Shows whether a BIC has the form of one, its parts, and the bank where a directory knows it.
For -, each line of standard input is one.`,
    options: ['output', 'json', 'lang', 'on', 'overlay', 'help'],
    here: LOOK_UP,
    examples: ['payprep bic COBADEFF', 'payprep bic COBADEFFXXX NWBKGB2L --output json'],
    exitCodes: '0 nothing wrong, 1 an alert, 2 a wrong call.',
    completes: 'nothing',
  },
  account: {
    takes: '--country CODE --account NUMBER',
    overview: ['--country …', 'one account as banks write it at home: its IBAN, its bank'],
    about: 'Checks an account that is given by its parts, and shows its bank, its IBAN and its systems.',
    options: [
      ...(['country', 'currency', 'account', 'account-type', 'bank', 'branch', 'bic', 'system'] as const),
      ...(['output', 'json', 'lang', 'on', 'overlay', 'help'] as const),
    ],
    here: LOOK_UP,
    examples: [
      'payprep account --country BR --bank 001 --branch 1584 --account 00210169-6',
      'payprep account --country DE --bank 37040044 --account 0532013000',
    ],
    exitCodes: '0 nothing wrong, 1 an alert, 2 a wrong call.',
    completes: 'nothing',
  },
  detect: {
    takes: 'VALUE…',
    overview: ['VALUE…', 'what a value can be: IBAN, BIC, routing number, CPF …'],
    about: `Shows every kind that a value can be, the likeliest first, and why. A label before it,
'CPF 111.444.777-35', or --country decides between kinds that look the same.
For -, each line of standard input is one.`,
    options: ['country', 'output', 'json', 'help'],
    here: {
      ...LOOK_UP,
      country: { text: 'numbers of this country come first, ISO 3166-1: BR' },
    },
    examples: ['payprep detect 021000021', 'payprep detect "111.444.777-35"', 'payprep detect 732829320 --country FR --output json'],
    exitCodes: '0 where the first kind is valid, 1 where it is not or there is none, 2 a wrong call.',
    completes: 'nothing',
  },
  extract: {
    takes: '[FILE]',
    overview: ['[FILE]', 'the account to pay in a text: an invoice, a mail'],
    about: `Finds the account to pay, its bank and its payee in a text: a footer, a mail, the text of an
invoice. Nothing is guessed: check digits prove a number, or a label names it. The text is
plain text; without FILE, or for -, standard input is read. The output holds account numbers:
they are the result.`,
    options: ['country', 'output', 'json', 'help'],
    here: {
      output: {
        text: 'text, json with the places of all values, or ndjson, one instruction a line; default: text',
        values: ['text', 'json', 'ndjson'],
      },
      country: { text: 'the country of an account number whose label and bank do not say it' },
    },
    examples: ['payprep extract mail.txt', 'pdftotext invoice.pdf - | payprep extract - --output ndjson | payprep validate'],
    exitCodes: '0 an account, 1 none, 2 a wrong call, or a file that cannot be read.',
    completes: 'files',
  },
} as const satisfies Readonly<Record<string, CommandDeclaration>>;
