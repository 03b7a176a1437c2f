/** The declaration of `payprep reference`. */
import type { CommandDeclaration } from './command-declaration.js';

export const referenceDeclaration = {
  takes: 'TEXT',
  overview: ['TEXT', 'one payment reference: RF, QRR, KID, OCR, boleto …'],
  about: `Shows whether a payment reference is valid, its parts, and in which countries it can be one.
A reference that only the creditor can check is not covered. All arguments together are one
reference; with -, each line of standard input is one.`,
  options: ['kind', 'country', 'iban', 'output', 'json', 'help'],
  overrides: { country: { text: 'the country of the creditor, ISO 3166-1: no references of others' } },
  examples: [
    'payprep reference RF18 5390 0754 7034',
    'payprep reference +++010/8068/17183+++ --kind BE_OGM',
    'payprep reference 21 00000 00003 13947 14300 09017 --iban CH4431999123000889012',
    'payprep reference - --kind NO_KID --output json < kids.txt',
  ],
  exitCodes: '0 valid, 1 not valid or not covered, 2 a wrong call.',
  completes: 'nothing',
} as const satisfies CommandDeclaration;
