/** The German IBAN rules, as the tests run them: the published rows, and rows of one step. */
import { germanIbanRules } from '../../rules/iban-construction/german.js';
import type { CheckTables, Rows } from '../../rules/vocabulary/check.js';
import { spansOf } from '../check-digits/support.js';
import { datasetOf, recordsOf } from '../reference-data/datasets.js';

export const rows = datasetOf('iban-rules/DE').rows;
export const listed = datasetOf('registries/de-iban-rule-banks').rows;
const methods = new Map(recordsOf('banks/DE').map(({ bankCode, checkMethod }) => [String(bankCode), String(checkMethod)]));

/** The published rules, or others, and the check method of every bank, or one for all. */
export const tablesOf = (table: Rows = rows, method?: string): CheckTables => ({
  rows: (name) => (name === 'iban-rules/DE' ? table : undefined),
  bankCell: (_, bankCode) => method ?? methods.get(bankCode),
});

export const { make: construct, hasRule } = germanIbanRules.compile(spansOf('bank:8n account:10n'), () => listed);

export const made = (bank: string, account: string, tables: CheckTables | undefined = tablesOf()) =>
  construct(bank + account.padStart(10, '0'), tables);

/** A rule of one step for the bank code 10000001. */
export const ruleOf = (step: Readonly<Record<string, string>>, confidence = 'high'): Rows => {
  const {
    do: name = '',
    bankCodes = null,
    accounts = null,
    when = null,
    toBank = null,
    toAccount = null,
    argument = null,
    bic = null,
  } = step;
  return [
    ['009999', 0, 'appliesTo', '10000001', null, null, null, null, null, null, confidence],
    ['009999', 1, name, bankCodes, accounts, when, toBank, toAccount, argument, bic, null],
  ];
};
