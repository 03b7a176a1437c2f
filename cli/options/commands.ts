/** The declaration of every command. Argument parsing, help, completion and suggestions follow from it. */

import type { CommandDeclaration } from './command-declaration.js';
import { dataDeclaration } from './data-declaration.js';
import { FILES, LOOK_UP, LOOK_UP_OUTPUT, REPORT_LANGUAGE, TABLE_INPUT, XML_FILES } from './help-parts.js';
import { languageCodes, type OptionName } from './options.js';
import { daysDeclaration, payeesDeclaration } from './payee-declarations.js';
import { paymentCodeDeclaration } from './payment-code-declaration.js';
import { referenceDeclaration } from './reference-declaration.js';
import { sampleDeclaration } from './sample-declaration.js';
import { detectDeclaration, extractDeclaration, returnsDeclaration } from './text-declarations.js';

const READING = ['input', 'output', 'out', 'map', 'set', 'encoding', 'sheet', 'on'] as const satisfies readonly OptionName[];
const RUNNING = ['jobs', 'overlay', 'no-progress', 'no-summary', 'exit-zero', 'help'] as const satisfies readonly OptionName[];

/** `--output` and `--lang` where labels are in English. */
const IN_ENGLISH = {
  ...LOOK_UP_OUTPUT,
  lang: { text: `the language of the alert texts: ${languageCodes.join(', ')}; default: en` },
} as const satisfies CommandDeclaration['overrides'];
const STATUS_CODES = '0 all OK, 1 some ALERT, 2 a wrong call, or a line or file that cannot be read.';

export const COMMANDS = {
  validate: {
    takes: '[FILE…]',
    overview: ['[FILE…]', 'OK or ALERT, with the alert codes'],
    about: `Says of each instruction whether the payment is likely to land: OK or ALERT, with the codes of
the alerts.\n${FILES}\n${XML_FILES}`,
    options: [...READING, 'partial', 'fix', 'threshold', 'report', 'by', 'show', 'lang', ...RUNNING],
    overrides: REPORT_LANGUAGE,
    examples: [
      'payprep validate payments.ndjson',
      'payprep validate pain001.xml --fix --out completed.xml',
      'payprep validate payees.csv --output csv --out validated.csv --report report.html',
      'payprep validate payees.xlsx --set country=DE --map "Konto=creditorAccount.id.value"',
      `echo '{"country":"DE","currency":"EUR"}' | payprep validate`,
    ],
    exitCodes: STATUS_CODES,
    completes: 'files',
  },
  enrich: {
    takes: '[FILE…]',
    overview: ['[FILE…]', 'the bank, BIC and IBAN, and the settlement systems'],
    about: `Adds to each instruction what can be known: its bank, BIC, IBAN, domestic account number and
settlement systems. The output holds account numbers: they are the result.\n${FILES}`,
    options: [...READING, 'report', 'by', 'show', 'lang', ...RUNNING],
    overrides: REPORT_LANGUAGE,
    examples: ['payprep enrich payments.ndjson > enriched.ndjson', 'payprep enrich payees.csv --output csv'],
    exitCodes: '0 all read, 2 a wrong call, or a line or file that cannot be read.',
    completes: 'files',
  },
  explain: {
    takes: '[FILE…]',
    overview: ['[FILE…]', 'validate, with place, rule, source, text and correction'],
    about: `Answers like validate, and gives the place, rule, source and text of each alert, and a
correction where it is sure enough. Lists every check with its outcome: passed, failed or
not covered. Repeats no account number.\n${FILES}`,
    options: [...READING, 'partial', 'fix', 'threshold', 'lang', 'report', 'by', 'show', ...RUNNING],
    examples: ['payprep explain payments.ndjson --output table', 'payprep explain payees.csv --output csv --lang de > explained.csv'],
    exitCodes: STATUS_CODES,
    completes: 'files',
  },
  names: {
    takes: '[FILE…] --given COLUMN --held COLUMN',
    overview: ['[FILE…]', 'whether payees have the names of the account holders'],
    about: `Compares the names of two columns as banks do before they pay: MATCH, CLOSE_MATCH, NO_MATCH
or NOT_COVERED, with the reasons. The bank decides: docs/names.md says where banks differ.

FILE is CSV, with comma, semicolon, tab or bar; XLSX; NDJSON, one object a line; or JSON, an array
of them. Other columns are passed on to CSV and XLSX output. Without FILE, or for -, standard
input is read. Standard error counts the answers and says which lines to look at first.`,
    options: [
      'given',
      'held',
      'type',
      'country',
      'input',
      'output',
      'out',
      'encoding',
      'sheet',
      'no-progress',
      'no-summary',
      'exit-zero',
      'help',
    ],
    overrides: {
      ...TABLE_INPUT,
      country: { text: 'the country where the accounts are held, ISO 3166-1: decides which words are titles' },
    },
    examples: [
      'payprep names vendors.csv --given "Vendor name" --held "Account holder" --out checked.csv',
      'payprep names staff.csv --given Name --held Holder --type person --output csv',
      'payprep names vendors.xlsx --given Kreditor --held Kontoinhaber --country DE --out checked.xlsx',
      'payprep names pairs.ndjson --given name --held holder --output table',
    ],
    exitCodes: `0 all MATCH or NOT_COVERED, 1 some other answer, 2 a wrong call, or a line or file that
cannot be read.`,
    completes: 'files',
  },
  address: {
    takes: '[FILE…]',
    overview: ['[FILE…]', 'address lines divided into the fields that banks ask for'],
    about: `Divides the address of each row into street, number, post code, town and country, and says
how sure that is: high, medium or low. What a row gives in columns of its own stays as it is.
No text is lost: what found no place is in the column left.

FILE is CSV, with comma, semicolon or tab, or XLSX, with columns such as Address, Address 2,
Street, Postcode, City and Country; NDJSON or JSON, with addresses, payees or payments; or
XML, a pain.001 or pacs.008 message. Other columns are passed on to CSV and XLSX
output. Standard error says which column is which field, counts the answers, and says which
lines to look at first.`,
    options: ['country', 'map', 'set', 'input', 'output', 'out', 'encoding', 'sheet', 'no-progress', 'no-summary', 'exit-zero', 'help'],
    overrides: { country: { text: 'the country of the rows that name none, ISO 3166-1: DE' } },
    examples: [
      'payprep address vendors.csv --out repaired.csv',
      'payprep address vendors.xlsx --country DE --out repaired.xlsx',
      'payprep address vendors.csv --map "Anschrift 3=creditor.address.addressLine3" --output csv',
      'payprep address payees.ndjson --output table',
    ],
    exitCodes: '0 all high, 1 some medium or low, 2 a wrong call, or a line or file that cannot be read.',
    completes: 'files',
  },
  payees: payeesDeclaration,
  iban: {
    takes: 'TEXT…',
    overview: ['TEXT…', 'one IBAN: whether it is valid, its parts, its bank'],
    about: `Shows whether an IBAN is valid, its parts and its bank; or where it is wrong, and
what was probably meant. A ? stands for a character that cannot be read, two at most: the IBANs
that it can be are shown. With -, each line of standard input is one IBAN.`,
    options: ['output', 'json', 'lang', 'on', 'overlay', 'help'],
    overrides: { ...LOOK_UP, on: { text: 'the day for which SEPA schemes are listed; default: today' } },
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
    about: `Shows whether a BIC is well-formed, its parts, and its bank if a directory lists it.
With -, each line of standard input is one BIC.`,
    options: ['output', 'json', 'lang', 'on', 'overlay', 'help'],
    overrides: LOOK_UP,
    examples: ['payprep bic COBADEFF', 'payprep bic COBADEFFXXX NWBKGB2L --output json'],
    exitCodes: '0 nothing wrong, 1 an alert, 2 a wrong call.',
    completes: 'nothing',
  },
  banks: {
    takes: 'COUNTRY TEXT…',
    overview: ['COUNTRY TEXT…', 'the banks of a country that people call so'],
    about: `Finds the banks of a country by what people call them, by bank code or by BIC, the best first.
A * marks the first where nothing else can be meant.`,
    options: ['count', 'on', 'output', 'json', 'lang', 'overlay', 'help'],
    overrides: { ...LOOK_UP, count: { text: 'how many banks at most; default: 10' } },
    examples: ['payprep banks NG gtbank', 'payprep banks JP 楽天 --output json', 'payprep banks BR banco do brasil --count 1'],
    exitCodes: '0 a bank was found, 1 none, 2 a wrong call.',
    completes: 'countries',
  },
  reference: { ...referenceDeclaration, overrides: { ...IN_ENGLISH, ...referenceDeclaration.overrides } },
  returns: { ...returnsDeclaration, overrides: { ...LOOK_UP, ...returnsDeclaration.overrides } },
  days: daysDeclaration,
  account: {
    takes: '--country CODE --account NUMBER',
    overview: ['--country …', 'one domestic account: its IBAN, its bank'],
    about: 'Checks a domestic account, and shows its bank, its IBAN and its settlement systems.',
    options: [
      ...(['country', 'currency', 'account', 'account-type', 'bank', 'branch', 'bic', 'system'] as const),
      ...(['output', 'json', 'lang', 'on', 'overlay', 'help'] as const),
    ],
    overrides: IN_ENGLISH,
    examples: [
      'payprep account --country BR --bank 001 --branch 1584 --account 00210169-6',
      'payprep account --country DE --bank 37040044 --account 0532013000',
    ],
    exitCodes: '0 nothing wrong, 1 an alert, 2 a wrong call.',
    completes: 'nothing',
  },
  detect: { ...detectDeclaration, overrides: { ...IN_ENGLISH, ...detectDeclaration.overrides } },
  extract: extractDeclaration,
  'payment-code': { ...paymentCodeDeclaration, overrides: IN_ENGLISH },
  systems: {
    takes: '[CODE]',
    overview: ['[CODE]', 'the settlement systems, or one of them'],
    about: `Lists the settlement systems, or those of a country or a currency. With a CODE, shows what is
known of that system.`,
    options: ['country', 'currency', 'output', 'json', 'help'],
    overrides: {
      ...IN_ENGLISH,
      country: { text: 'those that reach accounts in this country, ISO 3166-1: BR' },
      currency: { text: 'those that carry this currency, ISO 4217: BRL' },
    },
    examples: ['payprep systems --country BR', 'payprep systems BR_PIX', 'payprep systems --currency EUR --output json'],
    exitCodes: '0 done, 2 a wrong call.',
    completes: 'systems',
  },
  countries: {
    takes: '[CODE]',
    overview: ['[CODE]', 'the countries, or what a payment to one requires'],
    about: `Lists the countries and how accounts are identified there; or for one country, what a payment
requires, what tax numbers are called, and which systems and methods there are.`,
    options: ['currency', 'on', 'output', 'json', 'help'],
    overrides: { ...IN_ENGLISH, currency: { text: 'the currency of the payment; default: that of the country' } },
    examples: ['payprep countries', 'payprep countries BR', 'payprep countries MX --currency USD --output json'],
    exitCodes: '0 done, 2 a wrong call.',
    completes: 'countries',
  },
  sample: sampleDeclaration,
  data: dataDeclaration,
  completion: {
    takes: 'SHELL',
    overview: ['SHELL', 'completion for bash, zsh or fish'],
    about: 'Prints a script with which a shell completes commands, options and their values.',
    options: ['help'],
    examples: [
      'payprep completion bash > ~/.local/share/bash-completion/completions/payprep',
      'payprep completion zsh > ~/.zfunc/_payprep',
      'payprep completion fish > ~/.config/fish/completions/payprep.fish',
    ],
    exitCodes: '0 done, 2 a wrong call.',
    completes: ['bash', 'zsh', 'fish'],
  },
} as const satisfies Readonly<Record<string, CommandDeclaration>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

export const commandNames = Object.keys(COMMANDS) as readonly CommandName[];

export const declarationOf = (name: CommandName): CommandDeclaration => COMMANDS[name];
