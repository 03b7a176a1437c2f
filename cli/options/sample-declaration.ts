/** The declaration of `payprep sample`. */
import type { CommandDeclaration } from './command-declaration.js';

export const sampleDeclaration = {
  takes: '--country CODE',
  overview: ['--country …', 'generated payments, right or with one fault'],
  about: `Generates payments for tests and demonstrations: one payment instruction a line, NDJSON. They
are right, or raise exactly the given alert. Send no money to them: the banks are real, the
account numbers are random. docs/samples.md`,
  options: ['country', 'currency', 'system', 'method', 'alert', 'seed', 'count', 'on', 'help'],
  overrides: {
    currency: { text: 'the currency, ISO 4217; default: that of the country, if the system carries it' },
    on: { text: 'the day on which the payments are checked; default: that of the newest rules' },
  },
  examples: [
    'payprep sample --country DE --count 3',
    'payprep sample --country DE --system SCT --alert CREDITOR_IBAN_INCORRECT_CHECK_DIGITS',
    'payprep sample --country BR --system BR_PIX --count 100 --seed demo | payprep validate',
  ],
  exitCodes: '0 done, 1 if there is no such payment, 2 a wrong call.',
  completes: 'nothing',
} as const satisfies CommandDeclaration;
