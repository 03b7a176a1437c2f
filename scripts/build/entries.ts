/**
 * The entries of the package: module in `dist/` → source. `package.json` names them under `exports` and `bin`.
 */

import { LANGUAGES } from '../../rules/index/languages.js';
import { calendarEntries } from './calendars.js';

/** The entries that run anywhere: no module of Node may be reachable from them. */
export const portableEntries = {
  index: './src/index.ts',
  core: './src/core.ts',
  load: './src/load.ts',
  iban: './src/iban.ts',
  bic: './src/bic.ts',
  banks: './src/banks.ts',
  bundle: './src/bundle.ts',
  dates: './src/dates.ts',
  names: './src/names.ts',
  payees: './src/payees.ts',
  address: './src/address.ts',
  references: './src/references.ts',
  returns: './src/returns.ts',
  detect: './src/detect.ts',
  'payment-codes': './src/payment-codes.ts',
  'pay-by-square': './src/pay-by-square.ts',
  samples: './src/samples.ts',
  'local-account': './src/local-account.ts',
  form: './src/form.ts',
  element: './src/element.ts',
  'payee-element': './src/payee-element.ts',
  'payee-form': './src/payee-form.ts',
  fields: './src/fields.ts',
  'standard-schema': './src/standard-schema.ts',
  alerts: './src/alerts.ts',
  'field-texts': './src/field-texts.ts',
  ...calendarEntries,
  ...Object.fromEntries(
    LANGUAGES.flatMap((tag) => [
      [`messages/${tag}`, `./rules/texts/${tag}/alerts.ts`],
      [`field-texts/${tag}`, `./rules/texts/${tag}/fields.ts`],
      [`returns/${tag}`, `./rules/texts/${tag}/returns.ts`],
      [`payees/${tag}`, `./rules/texts/${tag}/payees.ts`],
    ]),
  ),
} as const;

/** No entries for users: the modules of datasets import `unpack`, and the elements load their words, what checks, what finds a bank, and what tells of a name. */
export const internalEntries = {
  unpack: './src/directory/unpack.ts',
  'account-checks': './src/element/account-checks.ts',
  'bank-of-account': './src/element/bank-of-account.ts',
  'published-tables': './src/directory/published-tables.ts',
  'name-hints': './src/element/name-advice.ts',
  ...Object.fromEntries(LANGUAGES.map((tag) => [`payee-words/${tag}`, `./rules/texts/${tag}/payee-form.ts`])),
  ...Object.fromEntries(LANGUAGES.filter((tag) => tag !== 'en').map((tag) => [`element-words/${tag}`, `./rules/texts/${tag}/element.ts`])),
} as const;

/** The entries that read files. */
export const nodeEntries = {
  full: './src/full.ts',
  cli: './cli/main.ts',
} as const;

/** `payprep/full` for everything that is not Node: the same source with the datasets linked in. */
export const LINKED = 'full.linked';
