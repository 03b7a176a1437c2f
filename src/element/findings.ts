/**
 * What is known of each field: what `formatByLoaded` says of its text, and what checks say of the payment, once these are there. Pure: no page is needed.
 *
 * The gotcha: which of it a person sees, and when, is decided by the element. Without the checks nothing that is typed is complete.
 */
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { ACCOUNT_VALUE } from '../checks/pointers.js';
import type { TypedState } from '../form/as-typed.js';
import { MISSING } from '../instruction/fields.js';
import type { AccountField, AccountForm, Entries, FieldName } from './account-fields.js';
import { type AccountValue, entriesAsValue, isBankName } from './account-value.js';
import { formatByLoaded } from './country-rules.js';
import type { NameAdvice } from './name-hints.js';

export type FieldState = 'empty' | TypedState;

export interface FieldFinding {
  readonly state: FieldState;
  /** It is complete, and would be with one more character: account numbers of some countries have several lengths. */
  readonly isOpen?: true;
  /** What is wrong; a warning is no error. */
  readonly problem?: { readonly text: string; readonly isError: boolean; readonly code?: string };
  /** What the field would show after the one correction that there is. */
  readonly correction?: string;
}

/** The bank that the details name, where a directory knows it. */
export interface AccountBank {
  readonly name: string;
  readonly bic?: string;
  readonly town?: string;
}

/** What is wrong with a field, or missing, whether or not it is shown yet. */
export interface AccountProblem {
  /** Of the member of the instruction. */
  readonly pointer: string;
  /** That of the alert; absent for what only the page knows (`setCustomValidity`). */
  readonly code?: string;
  /** As the field shows it, in its language. */
  readonly text: string;
  /** Only an error makes the element invalid. */
  readonly severity: 'error' | 'warning';
}

/** What `input` and `change` tell. */
export interface AccountDetail {
  /** `null` while nothing is typed. */
  readonly value: AccountValue | null;
  readonly isValid: boolean;
  /** `complete`: everything that is asked for is there, and nothing of it is an error. */
  readonly state: 'empty' | 'incomplete' | 'complete';
  readonly problems: readonly AccountProblem[];
  /**
   * What is typed is not checked yet: what checks is being loaded, or could not be (`loaderror` tells). The state is not `complete` then, and the element not valid.
   * Absent as soon as it is checked, which another `input` tells.
   */
  readonly pending?: 'loading' | 'failed';
  /** Where a directory knows it. */
  readonly bank?: AccountBank;
  /** What in the name invites a mismatch where the bank compares it, with `payee-name`. Nothing of it is an error. */
  readonly nameAdvice?: readonly NameAdvice[];
}

export interface EntryFindings {
  readonly fields: Readonly<Partial<Record<FieldName, FieldFinding>>>;
  readonly value: AccountValue | undefined;
  readonly bank: AccountBank | undefined;
  /** False while something is typed that nothing has checked. */
  readonly isChecked: boolean;
}

/** What is asked of what is typed. */
export interface FindingOptions {
  /** The account has to be given. */
  readonly isRequired: boolean;
  /** What the page found out by itself of the account; empty for nothing. */
  readonly customError?: string;
}

/** What the checks say of an account. */
export interface CheckedAccount {
  /** True where this alert was raised. */
  has(code: string): boolean;
  /** The gravest of a field. */
  problemOf(field: AccountField): Pick<FieldFinding, 'problem' | 'correction'> | undefined;
  readonly bank: AccountBank | undefined;
}

/** The field that an alert speaks of: an alert on a group belongs to the first field that is part of it. */
export const fieldWith = (pointer: string, fields: readonly AccountField[]): AccountField | undefined =>
  fields.find((field) => field.pointer === pointer) ?? fields.find((field) => field.pointer.startsWith(`${pointer}/`));

/** What the page says of the account is told where nothing else is wrong with it. */
function withCustomError(field: AccountField, finding: FieldFinding, text = ''): FieldFinding {
  const isTold = text !== '' && field.pointer === ACCOUNT_VALUE && finding.problem?.isError !== true;
  return isTold ? { ...finding, problem: { text, isError: true } } : finding;
}

const MISSING_CODES: Readonly<Record<string, string>> = { ...MISSING, [ACCOUNT_VALUE]: MISSING['/creditorAccount/id'] };

const WRONG_FORM: Readonly<Partial<Record<FieldName, AlertCode>>> = {
  iban: 'CREDITOR_IBAN_INVALID_FORMAT',
  account: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT',
  memberId: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT',
  branchId: 'CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT',
  bic: 'CREDITOR_BIC_INVALID_FORMAT',
};

const stateOf = ({ format, options }: AccountField, typed: string, country: string, memberId: string): FieldState => {
  if (typed.trim() === '') return 'empty';
  if (format === undefined || options !== undefined) return 'complete';
  // an IBAN may be one of another country
  return formatByLoaded(typed, format === 'IBAN' ? { type: format } : { type: format, country: country || undefined, memberId }).state;
};

const isOpen = (field: AccountField, typed: string, country: string, memberId: string): boolean =>
  field.options === undefined &&
  (field.format === undefined || ['0', 'A'].some((next) => stateOf(field, typed + next, country, memberId) !== 'wrong'));

/** What stands for an account in a system is paid to by that, and by no method. */
export const instructionOf = <Value extends object>(
  corridor: Value,
  value: AccountValue | undefined,
): Omit<Value, 'method'> & AccountValue => ({
  ...corridor,
  ...(value?.settlementInformation && { method: undefined }),
  ...value,
});

/** What is known of what is typed: by its form alone while `checked` is undefined. */
export function fieldFindings(form: AccountForm, entries: Entries, asking: FindingOptions, checked?: CheckedAccount): EntryFindings {
  const { asked, fields } = form;
  const { country } = asked.corridor;
  const value = entriesAsValue(form, entries);
  const isNeeded = asking.isRequired || value !== undefined;
  const isJudged = value?.creditorAccount?.id !== undefined;
  const findingOf = (field: AccountField): FieldFinding => {
    const typed = entries[field.name] ?? '';
    const state = stateOf(field, typed, country, entries.memberId ?? '');
    const isName = isBankName(field, typed);
    if (state === 'empty' || isName) {
      // some account numbers name the bank: then its field may stay empty
      const isMissing = isNeeded && !field.isExtra && (!isJudged || field.missing === undefined || checked?.has(field.missing) === true);
      const problem = { text: field.text.errors.missing, isError: true, code: field.missing ?? MISSING_CODES[field.pointer] ?? '' };
      return { state: isName ? 'incomplete' : state, ...((isMissing || isName) && { problem }) };
    }
    const found = checked?.problemOf(field);
    if (found === undefined) {
      const problem = { text: field.text.errors.wrong, isError: true, code: WRONG_FORM[field.name] ?? '' };
      return { state, ...(state === 'wrong' && { problem }) };
    }
    const mayGrow = state === 'complete' && isOpen(field, typed, country, entries.memberId ?? '');
    return { state, ...(mayGrow && { isOpen: true as const }), ...found };
  };
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, withCustomError(field, findingOf(field), asking.customError)])),
    value,
    bank: checked?.bank,
    isChecked: checked !== undefined || value === undefined,
  };
}

/** True where it is shown: what can still become right is not before its field is left, or the form was sent. */
export const isFindingDue = ({ state, isOpen }: FieldFinding, isLeft: boolean, isRefused: boolean): boolean =>
  isRefused || state === 'wrong' || (state === 'complete' && !isOpen) || (state !== 'empty' && isLeft);

/** The first field of the form with an error. */
export function firstWrong(
  { fields }: AccountForm,
  findings: EntryFindings,
): { name: FieldName; text: string; isMissing: boolean } | undefined {
  for (const { name, text } of fields) {
    const { problem } = findings.fields[name] ?? {};
    if (problem?.isError) return { name, text: problem.text, isMissing: problem.text === text.errors.missing };
  }
  return undefined;
}

/** What is wrong and what is missing, in the order of the form. */
export const problemsOf = ({ fields }: AccountForm, findings: EntryFindings): readonly AccountProblem[] =>
  fields.flatMap(({ name, pointer }) => {
    const { problem } = findings.fields[name] ?? {};
    if (problem === undefined) return [];
    const { text, isError, code } = problem;
    return [{ pointer, ...(code ? { code } : {}), text, severity: isError ? ('error' as const) : ('warning' as const) }];
  });

/** How far it is. What only warns does not keep it from being complete. */
export function stateOfAccount({ fields }: AccountForm, findings: EntryFindings): AccountDetail['state'] {
  const states = fields.map(({ name }) => findings.fields[name]);
  if (states.every((finding) => finding === undefined || finding.state === 'empty')) return 'empty';
  return !findings.isChecked || states.some((finding) => finding?.problem?.isError || finding?.state === 'incomplete')
    ? 'incomplete'
    : 'complete';
}

/** What is told of an account; `value`: what is known of it while nothing is found. */
export function accountDetail(
  form: AccountForm | undefined,
  findings: EntryFindings | undefined,
  value: AccountValue | null,
): Pick<AccountDetail, 'value' | 'state' | 'problems' | 'bank'> {
  const known = form && findings;
  const bank = findings?.bank;
  return {
    value,
    state: known ? stateOfAccount(form, findings) : value === null ? ('empty' as const) : ('incomplete' as const),
    problems: known ? problemsOf(form, findings) : [],
    ...(bank && { bank }),
  };
}
