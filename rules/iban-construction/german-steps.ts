/**
 * The steps of a German IBAN rule: what a bank does to bank code and account number before they become an IBAN.
 *
 * The steps run in the order of their rows. A step applies where its bank codes hold the given one, its accounts the present one and its
 * condition is true. An account that was replaced or got a sub-account is settled: neither happens to it again.
 *
 * @see Deutsche Bundesbank, IBAN-Regeln
 */
import type { Rows } from '../vocabulary/check.js';
import { appended, type Condition, compileCondition, rangeOf, type Subject, significant } from './german-conditions.js';

/** Where a rule has come to. */
export interface State extends Subject {
  readonly isSettled?: boolean;
  readonly bic?: string | undefined;
  /** Ten digits of which no table knows the bank code: it stays. */
  readonly isDoubtful?: boolean;
  /** The IBAN is made even where the check digit is wrong. */
  readonly isUnverified?: boolean;
  /** Set at the end: no further step runs. */
  readonly end?: 'built' | 'forbidden' | 'invalid' | 'not-covered';
}

/** First digits → bank code. */
export type BankCodeTable = ReadonlyMap<string, string>;

/** A step, compiled from its row. */
export interface Step {
  readonly run: Operation;
  /** Undefined: all. */
  readonly bankCodes: ReadonlySet<string> | undefined;
  readonly accounts: readonly (readonly [from: string, to: string])[] | undefined;
  readonly condition: Condition;
  readonly toBank: string | undefined;
  readonly toAccount: string | undefined;
  /** Its meaning is the operation's: digits to append, the place of a digit, a table. */
  readonly argument: string;
  readonly bic: string | undefined;
}

type Operation = (state: State, step: Step, tables: ReadonlyMap<string, BankCodeTable>) => State;

/** Bank code, account number or both. An account that is settled stays. */
function replace(state: State, { toBank, toAccount, bic }: Step): State {
  if (toAccount !== undefined && state.isSettled) return state;
  return {
    ...state,
    bank: toBank ?? state.bank,
    account: toAccount ?? state.account,
    bic: bic ?? state.bic,
    isSettled: state.isSettled || toAccount !== undefined,
  };
}

function appendSubAccount(state: State, { argument }: Step): State {
  const account = state.isSettled ? undefined : appended(state.account, argument);
  return account === undefined ? state : { ...state, account, isSettled: true };
}

function removeDigit({ account, ...state }: State, { argument }: Step): State {
  const place = Number(argument);
  return { ...state, account: `0${account.slice(0, place - 1)}${account.slice(place)}` };
}

function replaceByFirstDigits(state: State, { argument }: Step, tables: ReadonlyMap<string, BankCodeTable>): State {
  const bank = tables.get(argument)?.get(state.account.slice(0, 3));
  return bank === undefined ? { ...state, isDoubtful: true } : { ...state, bank };
}

/** What a row can do, by its name there. */
const OPERATIONS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['accept', (state, step) => ({ ...replace(state, step), end: 'built' })],
  ['forbid', (state) => ({ ...state, end: 'forbidden' })],
  ['invalid', (state) => ({ ...state, end: 'invalid' })],
  ['replace', replace],
  ['replaceFirstDigits', (state, { argument }) => ({ ...state, account: argument + state.account.slice(argument.length) })],
  ['replaceByFirstDigits', replaceByFirstDigits],
  ['appendSubAccount', appendSubAccount],
  ['appendUnverified', (state, step) => ({ ...appendSubAccount(state, step), isUnverified: true })],
  ['padRight', (state) => ({ ...state, account: significant(state.account).padEnd(10, '0') })],
  ['removeDigit', removeDigit],
  ['rotate', (state) => ({ ...state, account: state.account.slice(4) + state.account.slice(0, 4) })],
]);

/** The cells of a row that hold text. */
export interface RuleRow {
  readonly rule: string;
  readonly does: string;
  readonly bankCodes: readonly string[] | undefined;
  readonly accounts: readonly string[] | undefined;
  readonly when: string | undefined;
  readonly toBank: string | undefined;
  readonly toAccount: string | undefined;
  readonly argument: string;
  readonly bic: string | undefined;
  readonly confidence: string | undefined;
}

/** Reads a row of the dataset. */
export function readRow(row: Rows[number]): RuleRow {
  const [rule = '', , does = '', banks, accounts, when, toBank, toAccount, argument = '', bic, confidence] = row.map((cell) =>
    typeof cell === 'string' ? cell : undefined,
  );
  return { rule, does, bankCodes: banks?.split(' '), accounts: accounts?.split(' '), when, toBank, toAccount, argument, bic, confidence };
}

/** Undefined for a row that is no step. @throws TypeError for a condition that is not of the closed set */
export function compileStep({ does, bankCodes, accounts, when, toBank, toAccount, argument, bic }: RuleRow): Step | undefined {
  const run = OPERATIONS.get(does);
  return (
    run && {
      run,
      bankCodes: bankCodes && new Set(bankCodes),
      accounts: accounts?.map(rangeOf),
      condition: when === undefined ? () => true : compileCondition(when),
      toBank,
      toAccount,
      argument,
      bic,
    }
  );
}

/** Undefined: it depends on a check method that is not known. */
function applies({ bankCodes, accounts, condition }: Step, given: string, state: State, method: string | undefined): boolean | undefined {
  if (bankCodes?.has(given) === false) return false;
  if (accounts?.every(([from, to]) => state.account < from || to < state.account)) return false;
  return condition(state, method);
}

/**
 * Runs the steps. `methodOf` is the check method of a bank.
 *
 * @param account ten digits
 */
export function runSteps(
  steps: readonly Step[],
  { bank, account }: Subject,
  methodOf: (bank: string) => string | undefined,
  tables: ReadonlyMap<string, BankCodeTable>,
): State {
  let state: State = { bank, account };
  for (const step of steps) {
    const doesApply = applies(step, bank, state, methodOf(state.bank));
    if (doesApply === undefined) return { ...state, end: 'not-covered' };
    if (doesApply) state = step.run(state, step, tables);
    if (state.end !== undefined) return state;
  }
  return { ...state, end: 'built' };
}
