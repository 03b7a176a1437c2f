/** How small the packages have to stay: for a form in a browser, and for whoever only receives webhooks. */

import { existsSync, readFileSync } from 'node:fs';

const WEB = 'service/dist/web';

/** The scripts that the hosted page loads before its first field, in English, as its HTML names them to its loader. */
function firstScripts() {
  if (!existsSync(`${WEB}/index.html`)) return `${WEB}/index.html`;
  const [, assets = '{}'] = /data-assets="([^"]*)"/.exec(readFileSync(`${WEB}/index.html`, 'utf8')) ?? [];
  const { script, chunks } = JSON.parse(assets.replaceAll('&quot;', '"'));
  return [script, ...chunks].map((url) => `${WEB}/${url}`);
}

/** What the elements load on demand. */
const LATER = [
  ...['./load.js', './banks.js', './name-hints.js', './account-checks.js', './bank-of-account.js', './published-tables.js', './rules/*'],
  ...['./messages/*', './field-texts/*', './element-words/*', './payee-words/*'],
];

export default [
  // of `validate` a third of a kilobyte, of `explain` nearly two are the order of its modules, which gzip sees: more entries share parts (docs/decisions/0039-element-loads-by-need.md)
  // a tenth of a kilobyte of it are the first days of systems, seven banks, members, types and characters that nobody knows (docs/decisions/0030-budgets.md)
  { name: 'validate of payprep', path: 'dist/index.js', import: '{ validate }', limit: '106.4 kB', gzip: true },
  // half a kilobyte of it are the written names of methods and systems, and the characters that do not fit; 62 kB of them divide an address into its fields, 7 look for hints in names, 4 know labels: `validate` and `enrich` take none;
  // six find the banks that a name in place of a code may mean, with what people call them
  { name: 'explain of payprep', path: 'dist/index.js', import: '{ explain }', limit: '238.8 kB', gzip: true },
  {
    name: 'validate of payprep/core with the rules of Germany and SCT',
    path: ['dist/core.js', 'dist/rules/DE.js', 'dist/rules/SCT.js'],
    import: { 'dist/core.js': '{ createEngine, validate }', 'dist/rules/DE.js': '{ DE }', 'dist/rules/SCT.js': '{ SCT }' },
    limit: '66 kB',
    gzip: true,
  },
  { name: 'payprep/data/DE', path: 'dist/countries/DE.js', limit: '88 kB', gzip: true },
  { name: 'payprep/iban', path: 'dist/iban.js', limit: '9 kB', gzip: true },
  {
    name: 'IBAN and BIC of payprep/form',
    path: 'dist/form.js',
    import: '{ formatIbanAsTyped, formatBicAsTyped, attachFormatter }',
    limit: '12 kB',
    gzip: true,
  },
  {
    name: 'formatAsTyped of payprep/form',
    path: 'dist/form.js',
    import: '{ formatAsTyped }',
    limit: '48.1 kB',
    gzip: true,
  },
  {
    name: 'paymentSchema of payprep/standard-schema',
    path: 'dist/standard-schema.js',
    import: '{ paymentSchema }',
    limit: '112.2 kB',
    gzip: true,
  },
  // a third of a kilobyte of it names countries in the texts
  {
    name: 'ibanSchema of payprep/standard-schema',
    path: 'dist/standard-schema.js',
    import: '{ ibanSchema }',
    limit: '12 kB',
    gzip: true,
  },
  // what a page loads before there are fields; what it loads of one country and in one language with the first focus is beside it: see
  // docs/decisions/0039-element-loads-by-need.md
  {
    name: 'payprep/element for Germany, until its field is there',
    path: ['dist/element.js', 'dist/rules/DE.js'],
    import: { 'dist/element.js': '{ PayprepAccount }', 'dist/rules/DE.js': '{ DE }' },
    limit: '63 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, external: LATER }),
  },
  {
    name: 'payprep/element for Germany in all, in English, without bank directories',
    path: ['dist/element.js', 'dist/rules/DE.js', 'dist/account-checks.js', 'dist/messages/en.js'],
    import: {
      'dist/element.js': '{ PayprepAccount }',
      'dist/rules/DE.js': '{ DE }',
      'dist/account-checks.js': '{ entryFindings, createCheckingEngine }',
      'dist/messages/en.js': '{ en }',
    },
    limit: '100 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, external: LATER }),
  },
  // a kilobyte and a half of it is the account in the United Kingdom, three are the weights of its check digits
  {
    name: 'payprep/element for the United Kingdom in all, in English, without bank directories',
    path: ['dist/element.js', 'dist/rules/GB.js', 'dist/published-tables.js', 'dist/account-checks.js', 'dist/messages/en.js'],
    import: {
      'dist/element.js': '{ PayprepAccount }',
      'dist/rules/GB.js': '{ GB }',
      'dist/published-tables.js': '{ publishedTables }',
      'dist/account-checks.js': '{ entryFindings, createCheckingEngine }',
      'dist/messages/en.js': '{ en }',
    },
    limit: '103 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, external: LATER }),
  },
  // as the field for an account, with the lists of countries and currencies, and the checks of all that a form asks of a payee
  {
    name: 'payprep/payee-element for Germany in all, in English, without bank directories and hints to names',
    path: ['dist/payee-element.js', 'dist/rules/DE.js', 'dist/account-checks.js', 'dist/messages/en.js'],
    import: {
      'dist/payee-element.js': '{ PayprepPayee }',
      'dist/rules/DE.js': '{ DE }',
      'dist/account-checks.js': '{ entryFindings, createCheckingEngine }',
      'dist/messages/en.js': '{ en }',
    },
    limit: '125 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, external: LATER }),
  },
  {
    name: 'payprep/payee-element for the United Kingdom in all, in English, without bank directories and hints to names',
    path: ['dist/payee-element.js', 'dist/rules/GB.js', 'dist/published-tables.js', 'dist/account-checks.js', 'dist/messages/en.js'],
    import: {
      'dist/payee-element.js': '{ PayprepPayee }',
      'dist/rules/GB.js': '{ GB }',
      'dist/published-tables.js': '{ publishedTables }',
      'dist/account-checks.js': '{ entryFindings, createCheckingEngine }',
      'dist/messages/en.js': '{ en }',
    },
    limit: '125.1 kB',
    gzip: true,
    modifyEsbuildConfig: (config) => ({ ...config, external: LATER }),
  },
  {
    name: 'a form of a page’s own for payees in Germany, in English, without bank directories',
    path: ['dist/payee-form.js', 'dist/rules/DE.js', 'dist/rules/SCT.js', 'dist/field-texts/en.js', 'dist/messages/en.js'],
    import: {
      'dist/payee-form.js': '{ createPayeeForms, settleChoice, payeeState, payeeTexts, problemText }',
      'dist/rules/DE.js': '{ DE }',
      'dist/rules/SCT.js': '{ SCT }',
      'dist/field-texts/en.js': '{ en }',
    },
    limit: '110 kB',
    gzip: true,
  },
  // every rule; 20 kB are the checks of an engine of `createPayeeForms`
  { name: 'payprep/payee-form', path: 'dist/payee-form.js', limit: '158.3 kB', gzip: true },
  // three kilobytes of it keep what is known of a name, its words and their letters, so that it is looked up once
  // half a kilobyte of it are short forms of names of people: Wm, Mª, Fco., two and a half the titles and legal forms of more countries,
  // six the usual characters of Chinese and Japanese names in their several forms, one and a half romanizations of Korean and Japanese, and links between people
  { name: 'payprep/names', path: 'dist/names.js', limit: '54.2 kB', gzip: true },
  // two kilobytes of it are the names of countries in the languages of SEPA, two their long names, two regions and counties, one what
  // announces a telephone or a tax number, three what makes a town doubtful, two lines that a format cut and further doubts
  { name: 'payprep/address', path: 'dist/address.js', limit: '73.1 kB', gzip: true },
  { name: 'payprep/bundle', path: 'dist/bundle.js', limit: '2 kB', gzip: true },
  // half of it are popular names, some in Chinese, Hebrew, Arabic and Korean, and the letters of other scripts
  { name: 'payprep/banks', path: 'dist/banks.js', limit: '15.8 kB', gzip: true },
  // nine lists of codes; half of it are the English texts
  { name: 'describeReturn of payprep/returns', path: 'dist/returns.js', import: '{ describeReturn }', limit: '11 kB', gzip: true },
  // as `validate`, with the tables of `compareNames` and of the banks
  { name: 'payprep/payees', path: 'dist/payees.js', limit: '190 kB', gzip: true },
  { name: 'accountKey of payprep/payees', path: 'dist/payees.js', import: '{ accountKey }', limit: '130 kB', gzip: true },
  // a third of it are the rules of settlement systems with their sources
  { name: 'payprep/dates, without calendars', path: 'dist/dates.js', limit: '7.5 kB', gzip: true },
  {
    name: 'isBusinessDay with TARGET',
    path: ['dist/dates.js', 'dist/dates/TARGET.js'],
    import: { 'dist/dates.js': '{ isBusinessDay }', 'dist/dates/TARGET.js': '{ TARGET }' },
    limit: '6 kB',
    gzip: true,
  },
  // the calendar that says most: holidays that are proclaimed one by one
  { name: 'payprep/dates/TH', path: 'dist/dates/TH.js', limit: '4 kB', gzip: true },
  { name: 'payprep/references', path: 'dist/references.js', limit: '7.2 kB', gzip: true },
  { name: 'isQrIban of payprep/references', path: 'dist/references.js', import: '{ isQrIban }', limit: '1 kB', gzip: true },
  // three kilobytes of it are words for the customer and “your account” in more languages, and for whose account it is; four more are words for accounts that are old, closed or new
  { name: 'extract of payprep/detect', path: 'dist/detect.js', import: '{ extract }', limit: '84.5 kB', gzip: true },
  { name: 'detect of payprep/detect', path: 'dist/detect.js', import: '{ detect }', limit: '60.2 kB', gzip: true },
  { name: 'payprep/payment-codes', path: 'dist/payment-codes.js', limit: '17.4 kB', gzip: true },
  { name: 'parsePaymentCode', path: 'dist/payment-codes.js', import: '{ parsePaymentCode }', limit: '13.6 kB', gzip: true },
  { name: 'payprep/pay-by-square', path: 'dist/pay-by-square.js', limit: '7 kB', gzip: true },
  { name: 'payprep/samples, with the engine that checks each payment', path: 'dist/samples.js', limit: '139.9 kB', gzip: true },
  { name: 'payprep/fields', path: 'dist/fields.js', limit: '1 kB', gzip: true },
  {
    name: 'fieldTexts in English',
    path: ['dist/field-texts.js', 'dist/field-texts/en.js'],
    limit: '4 kB',
    gzip: true,
  },
  // a third of it are the library of the page, its English texts and its lists; the goal is 90 kB (docs/decisions/0037-page-before-its-engine.md)
  {
    name: 'the hosted page before its first field',
    path: firstScripts(),
    limit: '40 kB',
    gzip: true,
    disablePlugins: ['@size-limit/esbuild'],
  },
  {
    name: 'verify of payprep-service/webhooks',
    path: 'service/dist/webhooks.js',
    import: '{ verify }',
    limit: '2 kB',
    gzip: true,
  },
];
