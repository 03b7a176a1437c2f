/** Converts typed values by pointer (RFC 6901) to the details of a recipient. */
import { payeeOf } from 'payprep/payee-form';
import type { RecipientDetails } from '../../../contract/recipient.js';
import { type Choice, payeeChoice } from '../../../recipients/form/choice.js';
import type { Form, FormField } from '../../../recipients/form/form.js';
import { isNarrow, narrowed } from '../../../recipients/form/full-width.js';
import type { Values } from '../../../recipients/form/values.js';

/** What is typed in a form, and for which choice. */
export type TypedForm = Pick<Form, 'asked' | 'fields'> & { readonly choice: Choice };

/** The details of the typed values. What the creditor has `before` without a field in the form is kept; of the account and its bank, nothing. */
export function detailsOf({ choice, asked, fields }: TypedForm, values: Values, before?: RecipientDetails): RecipientDetails {
  const form = { choice: payeeChoice(choice), asked, fields };
  const details = payeeOf(form, inNarrow(values, fields), before?.creditor && { creditor: before.creditor });
  return details as RecipientDetails;
}

const inNarrow = (values: Values, fields: readonly FormField[]): Values => {
  const own = fields.filter((field) => isNarrow(field) && values[field.pointer] !== undefined);
  return { ...values, ...Object.fromEntries(own.map(({ pointer }) => [pointer, narrowed(values[pointer] ?? '')])) };
};
