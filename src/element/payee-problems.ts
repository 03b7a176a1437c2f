/** The problems of a payee as its form shows them. */
import type { PayeeChoice } from '../payee-form/choice.js';
import type { PayeeField, PayeeForm } from '../payee-form/fields.js';
import type { PayeeProblem } from '../payee-form/problems.js';
import { plainWith, typedWith } from '../payee-form/values.js';
import { formatByLoaded } from './country-rules.js';
import type { AccountProblem } from './findings.js';

/** What the field for the account shows by itself. */
export const isShownByAccount = (pointer: string): boolean => /^\/creditorA(?:ccount|gent)/.test(pointer);

/** In the order of the form. */
export function inOrder({ fields }: PayeeForm, problems: readonly AccountProblem[]): readonly AccountProblem[] {
  const placeOf = ({ pointer }: AccountProblem): number => fields.findIndex((field) => field.pointer === pointer);
  return [...problems].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether it is an error, and what the field would show after the correction. */
export function shownCorrection(
  { severity, correction }: PayeeProblem,
  field: Pick<PayeeField, 'format'>,
  value: string,
  choice: PayeeChoice,
): { readonly isError: boolean; readonly correction: string | undefined } {
  const plain = plainWith(formatByLoaded, field, value, choice);
  const corrected = correction && plain.slice(0, correction.at) + correction.insert + plain.slice(correction.at + correction.remove);
  const shown = corrected && (typedWith(formatByLoaded, field, corrected, choice)?.value ?? corrected);
  return { isError: severity === 'error', correction: shown };
}

/** Those of the fields that hold a number which the country of this choice cannot have. */
export const wrongFields = (
  form: PayeeForm | undefined,
  values: Readonly<Record<string, string>>,
  choice: PayeeChoice,
): readonly string[] =>
  (form?.fields ?? [])
    .filter(
      (field) => field.format !== undefined && typedWith(formatByLoaded, field, values[field.pointer] ?? '', choice)?.state === 'wrong',
    )
    .map(({ pointer }) => pointer);
