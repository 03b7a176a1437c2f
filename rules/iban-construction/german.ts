/**
 * German IBANs: what each bank makes of its bank code (BLZ) and account number (Kontonummer).
 *
 * Most banks put the two together. 1,262 bank codes, and twelve closed ones, have a rule: it forbids the IBAN, replaces account or bank code, appends a sub-account,
 * pads, or rotates. The rules and the bank codes that they apply to are in `iban-rules/DE`.
 *
 * The gotcha: a rule whose confidence is not high builds nothing, and neither does a bank code with a rule where the rules are not at hand.
 *
 * @see Deutsche Bundesbank, IBAN-Regeln; bank code file, as of 2026-03
 */
import { type CheckTables, fieldReader, type Rows, spanOf, withDigits } from '../vocabulary/check.js';
import type { Construction, ConstructionRule } from '../vocabulary/construction.js';
import { type BankCodeTable, compileStep, readRow, runSteps, type State, type Step } from './german-steps.js';

const RULES = 'iban-rules/DE';

/** A rule of the dataset. */
export interface GermanRule {
  readonly name: string;
  /** Its confidence is high. */
  readonly isSure: boolean;
  readonly steps: readonly Step[];
}

/** The dataset, compiled. */
export interface GermanRules {
  readonly byName: ReadonlyMap<string, GermanRule>;
  readonly byBankCode: ReadonlyMap<string, GermanRule>;
  readonly tables: ReadonlyMap<string, BankCodeTable>;
  /** Closed bank code → the one that took its place. */
  readonly successors: ReadonlyMap<string, string>;
}

/** @throws TypeError for a condition that is not of the closed set */
export function compileGermanRules(rows: Rows): GermanRules {
  const byName = new Map<string, GermanRule & { readonly steps: Step[] }>();
  const byBankCode = new Map<string, GermanRule>();
  const tables = new Map<string, Map<string, string>>();
  const successors = new Map<string, string>();
  for (const row of rows.map(readRow)) {
    const { rule: name, does, bankCodes = [], toBank = '', argument, confidence } = row;
    const step = compileStep(row);
    if (step !== undefined) byName.get(name)?.steps.push(step);
    if (does === 'appliesTo') {
      const rule = { name, isSure: confidence === 'high', steps: [] };
      byName.set(name, rule);
      for (const bank of bankCodes) byBankCode.set(bank, rule);
    }
    if (does === 'firstDigits')
      tables.set(name, new Map([...(tables.get(name) ?? []), ...argument.split(' ').map((first) => [first, toBank] as const)]));
    if (does === 'successor') for (const bank of bankCodes) successors.set(bank, toBank);
  }
  return { byName, byBankCode, tables, successors };
}

/** Runs a rule, whatever its confidence. */
export const runRule = (rules: GermanRules, { steps }: GermanRule, bank: string, account: string, tables: CheckTables | undefined): State =>
  runSteps(steps, { bank, account }, (code) => tables?.bankCell('DE', code, 'checkMethod'), rules.tables);

/** What a function makes of rows, made once for the same rows. */
function onceForRows<Made>(make: (rows: Rows) => Made): (rows: Rows) => Made {
  const known = new WeakMap<Rows, Made>();
  return (rows) => {
    const made = known.get(rows) ?? make(rows);
    known.set(rows, made);
    return made;
  };
}

const bankCodesOf = (rows: Rows): ReadonlySet<string> => new Set(rows.map(([bankCode]) => `${bankCode}`));

/** Names the bank code that stands in place of the given one. */
const inPlaceOf = (given: string, bank: string | undefined) => (bank === undefined || bank === given ? {} : { bankIdentifier: bank });

export const germanIbanRules: ConstructionRule = {
  list: 'registries/de-iban-rule-banks',
  rules: RULES,
  compile(spans, listed) {
    const [bankSpan, accountSpan] = [spanOf(spans, 'bank'), spanOf(spans, 'account')];
    const [bankOf, accountOf] = [fieldReader(spans, ['bank']), fieldReader(spans, ['account'])];
    const rulesOf = onceForRows(compileGermanRules);
    const codesOf = onceForRows(bankCodesOf);
    const rulesIn = (tables: CheckTables | undefined): GermanRules | undefined => {
      const rows = tables?.rows(RULES);
      return rows && rulesOf(rows);
    };
    const hasRule = (bank: string, tables?: CheckTables): boolean => (rulesIn(tables)?.byBankCode ?? codesOf(listed())).has(bank);
    const make = (bban: string, tables?: CheckTables): Construction => {
      const bank = bankOf(bban);
      if (!hasRule(bank, tables)) return { is: 'built', bban };
      const rules = rulesIn(tables);
      const rule = rules?.byBankCode.get(bank);
      if (rules === undefined || rule === undefined) return { is: 'not-covered' };
      const { name, isSure } = rule;
      const state = isSure ? runRule(rules, rule, bank, accountOf(bban), tables) : undefined;
      if (state?.end !== 'built') return { is: state?.end ?? 'not-covered', rule: name, ...inPlaceOf(bank, rules.successors.get(bank)) };
      return {
        is: 'built',
        bban: withDigits(withDigits(bban, bankSpan, state.bank), accountSpan, state.account),
        rule: name,
        ...inPlaceOf(bank, state.bank),
        ...(state.bic !== undefined && { bic: state.bic }),
        ...(state.isDoubtful && { isDoubtful: true }),
        ...(state.isUnverified && { isUnverified: true }),
      };
    };
    return { hasRule, make };
  },
};
