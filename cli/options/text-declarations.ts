/** The declarations of `payprep detect`, `payprep extract` and `payprep returns`. */
import type { CommandDeclaration } from './command-declaration.js';

export const detectDeclaration = {
  takes: 'VALUE…',
  overview: ['VALUE…', 'what a value can be: IBAN, BIC, routing number, CPF …'],
  about: `Shows every kind that a value can be, the likeliest first, and why. A label before it,
'CPF 111.444.777-35', or --country decides between kinds that look the same.
With -, each line of standard input is one value.`,
  options: ['country', 'output', 'json', 'help'],
  overrides: {
    country: { text: 'numbers of this country come first, ISO 3166-1: BR' },
  },
  examples: ['payprep detect 021000021', 'payprep detect "111.444.777-35"', 'payprep detect 732829320 --country FR --output json'],
  exitCodes: '0 if the first kind is valid, 1 if it is not or there is none, 2 a wrong call.',
  completes: 'nothing',
} as const satisfies CommandDeclaration;

export const extractDeclaration = {
  takes: '[FILE]',
  overview: ['[FILE]', 'the account to pay in a text: an invoice, a mail'],
  about: `Finds the account to pay, its bank and its payee in a plain text: a footer, an e-mail, the text
of an invoice. Nothing is guessed: check digits prove a number, or a label names it. Without
FILE, or with -, it reads standard input. The output holds account numbers: they are the result.`,
  options: ['country', 'encoding', 'output', 'json', 'help'],
  overrides: {
    output: {
      text: 'text, json with the places of all values, or ndjson, one instruction a line; default: text',
      values: ['text', 'json', 'ndjson'],
    },
    country: { text: 'the country of an account number whose label and bank do not tell it' },
  },
  examples: ['payprep extract mail.txt', 'pdftotext invoice.pdf - | payprep extract - --output ndjson | payprep validate'],
  exitCodes: '0 an account, 1 none, 2 a wrong call, or a file that cannot be read.',
  completes: 'files',
} as const satisfies CommandDeclaration;

export const returnsDeclaration = {
  takes: 'CODE…',
  overview: ['CODE…', 'why a payment came back: AC04, R03, ARUCS-5'],
  about: `Says what a code means with which a payment was refused or came back: which fields may be
wrong, who can put it right, and whether to pay again. Every meaning is shown, of every list:
ISO20022, NACHA, BACS, FPS, PIX, SPEI, UPI, NPP and ZENGIN. With -, each line of standard input
is one code.`,
  options: ['list', 'system', 'output', 'json', 'lang', 'help'],
  overrides: {
    system: { text: 'the settlement system that the payment went by: BR_PIX' },
  },
  examples: ['payprep returns AC04', 'payprep returns R03 --list NACHA --lang de', 'payprep returns AC14 --system BR_PIX --output json'],
  exitCodes: '0 every code is known, 1 no list has one of them, 2 a wrong call.',
  completes: 'nothing',
} as const satisfies CommandDeclaration;
