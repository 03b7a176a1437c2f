/** What a form says of a field of a payee, and of what is wrong with it, in a language. Pure: no page is needed. */
import type { AlertTexts } from '../../rules/texts/alert-texts.js';
import type { FieldTexts } from '../../rules/vocabulary/field-text.js';
import { type FieldText, fieldTexts } from '../answers/field-texts.js';
import type { AlertParams } from '../findings/findings.js';
import { fill } from '../messages/fill.js';
import { DOCUMENT, DOCUMENT_TYPE, type PayeeForm } from './fields.js';
import type { PayeeProblem } from './problems.js';

/** The texts of each field of a form, by pointer; those of a document are the same for its type and its number. */
export function payeeTexts({ asked, choice, fields }: PayeeForm, texts: FieldTexts): ReadonlyMap<string, FieldText> {
  const own = asked.fields
    .filter(({ accountIdType }) => accountIdType === undefined || accountIdType === choice.accountIdType)
    // a form asks for one of several
    .map(({ oneOf: _, ...field }) => field);
  const all = fieldTexts({ ...asked, fields: own }, texts);
  const nameOf = (pointer: string): string => (pointer === DOCUMENT_TYPE || pointer === DOCUMENT ? '/creditor/documents' : pointer);
  return new Map(
    fields.flatMap(({ pointer }) => {
      const text = all.find((each) => each.pointer === nameOf(pointer));
      return text === undefined ? [] : [[pointer, text] as const];
    }),
  );
}

/** A payer knows neither the check digits of a country nor what its numbers are called elsewhere: of these the text is that of the field. */
const isOfField = ({ code, rule = '' }: PayeeProblem): boolean =>
  code === '' || rule.includes('/national-check') || /_(?:INVALID_FORMAT|MISSING)$/.test(code);

/** What is wrong, as a sentence. `text`: that of the field; without it the alert speaks for itself. */
export function problemText(problem: PayeeProblem, text: FieldText | undefined, messages: AlertTexts): string {
  const { code, isMissing, params } = problem;
  if (text !== undefined && isMissing) return text.errors.missing;
  if (text !== undefined && isOfField(problem)) return text.errors.wrong;
  const known: Readonly<Record<string, string>> = messages;
  return Object.hasOwn(known, code) ? fill(known[code] ?? '', params as AlertParams) : (text?.errors.wrong ?? '');
}
