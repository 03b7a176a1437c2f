/**
 * The IBAN rules of German banks (`iban-rules/DE`), and the list of the bank codes that have one, which the package links in.
 *
 * The Bundesbank published the rules, and named the rule of each bank in its bank code file until the file of March 2026. The steps come from
 * gocardless/ibandit and, as facts, from konto_check; they were replayed against the published examples.
 *
 * The gotcha: a rule applies to the bank codes of `rule-by-blz.jsonl`, whatever else its steps name; beside these only to bank codes that are closed:
 * they are in no list any more, and the steps that name them say what became of their accounts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { type DatasetHeader, makeDataset } from '../dataset.js';
import { type PublishedStep, type Step, spaced, translateSteps } from '../readers/iban-rule-steps.js';
import type { Source } from '../source.js';
import { groupBy } from '../text.js';

const RULES = 'de-iban-rules/rules.jsonl';
const ASSIGNMENT = 'de-iban-rules/rule-by-blz.jsonl';

interface PublishedRule {
  readonly id: string;
  readonly confidence: string;
  readonly steps?: readonly PublishedStep[];
  readonly first3ToBankCode?: Readonly<Record<string, string>>;
  readonly note?: string;
}

/** `000000` leaves everything as it is; the condition of `005603`, dropped in 2018, names "some bank codes", and not which. */
const LEFT_OUT = ['000000', '005603'];

const COLUMNS = ['rule', 'step', 'do', 'bankCodes', 'accounts', 'when', 'toBank', 'toAccount', 'argument', 'bic', 'confidence'] as const;

const readLines = <Line>(folder: string, file: string): readonly Line[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

type Assignment = readonly [bankCode: string, rule: string];

const readRules = (folder: string): readonly PublishedRule[] =>
  readLines<PublishedRule>(folder, RULES).filter(({ id }) => !LEFT_OUT.includes(id));

/** The bank codes that the steps of a rule name. */
const namedBy = ({ steps = [] }: PublishedRule): readonly string[] =>
  steps.flatMap(({ onlyBankCodes = [], byBankCode = {} }) => [...onlyBankCodes, ...Object.keys(byBankCode)]);

function readAssignment(folder: string): readonly Assignment[] {
  const published = readLines<Assignment>(folder, ASSIGNMENT);
  const listed = new Set(published.map(([bankCode]) => bankCode));
  const closed = readRules(folder).flatMap((rule) => namedBy(rule).map((bankCode): Assignment => [bankCode, rule.id]));
  const assigned = new Map([...published, ...closed.filter(([bankCode]) => !listed.has(bankCode))]);
  return [...assigned].filter(([, rule]) => rule !== '000000');
}

/** A row for each bank code of a table by the first digits of the account. */
function tableSteps(table: Readonly<Record<string, string>>): readonly Step[] {
  const byBank = groupBy(Object.entries(table), ([, bank]) => bank);
  return [...byBank].map(([toBank, pairs]) => ({ do: 'firstDigits', argument: spaced(pairs.map(([digits]) => digits)), toBank }));
}

/** "10060198 -> 37060193": the bank code that took the place of a closed one. */
const successorSteps = ({ note = '' }: PublishedRule): readonly Step[] =>
  [...note.matchAll(/\b(\d{8}) -> (\d{8})\b/g)].map(([, bankCodes = '', toBank = '']) => ({ do: 'successor', bankCodes, toBank }));

function rowsOf(rule: PublishedRule, bankCodes: readonly string[]): readonly Cell[][] {
  const { id, confidence, steps = [], first3ToBankCode } = rule;
  const all: readonly Step[] = first3ToBankCode
    ? tableSteps(first3ToBankCode)
    : [{ do: 'appliesTo', bankCodes: spaced(bankCodes), confidence }, ...translateSteps(steps, bankCodes), ...successorSteps(rule)];
  return all.map((step, at) => COLUMNS.map((column) => (column === 'rule' ? id : column === 'step' ? at : (step[column] ?? null))));
}

const header = (dataset: string, title: string): DatasetHeader => ({
  dataset,
  edition: '2026-03',
  confidence: 'manual',
  completeness: 'complete',
  source: {
    publisher: 'Deutsche Bundesbank',
    title: `IBAN-Regeln: ${title}, as assigned in March 2026`,
    url: 'https://www.bundesbank.de/en/tasks/payment-systems/services/bank-sort-codes',
    via: 'gocardless/ibandit, written as steps; compared with konto_check',
    licence: 'MIT',
    retrieved: '2026-11-22',
  },
});

function makeRules(folder: string): Dataset {
  const banksOf = groupBy(readAssignment(folder), ([, rule]) => rule);
  const rules = readRules(folder);
  const unknown = [...banksOf.keys()].filter((id) => !rules.some((rule) => rule.id === id));
  if (unknown.length > 0) throw new Error(`${ASSIGNMENT} names rules that ${RULES} does not have: ${unknown.join(', ')}`);
  const codesOf = (id: string): readonly string[] => (banksOf.get(id) ?? []).map(([bankCode]) => bankCode).sort();
  return makeDataset(
    header('iban-rules/DE', 'the steps of each rule and its bank codes'),
    COLUMNS,
    rules.flatMap((rule) => rowsOf(rule, codesOf(rule.id))),
  );
}

const makeBanks = (folder: string): Dataset =>
  makeDataset(
    header('registries/de-iban-rule-banks', 'the bank codes that have one'),
    ['bankCode'],
    readAssignment(folder)
      .map(([bankCode]) => [bankCode])
      .sort(),
  );

const source: Source = {
  title: 'The IBAN rules of German banks',
  reads: [RULES, ASSIGNMENT],
  country: 'DE',
  datasets: { 'iban-rules/DE': makeRules, 'registries/de-iban-rule-banks': makeBanks },
};
export default source;
