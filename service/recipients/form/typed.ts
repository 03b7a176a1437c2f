/** What a field of the page shows of a value: with separators, as `payprep/payee-form` formats it. */
import type { AsTyped } from 'payprep/form';
import { type PayeeField, typedIn } from 'payprep/payee-form';
import { type Choice, payeeChoice } from './choice.js';
import type { FormField } from './form.js';
import type { Values } from './values.js';

type Formatted = Pick<PayeeField, 'format'>;

/** Formats a text; undefined for a field without a format. */
export const asTyped = (field: Formatted, text: string, choice: Choice, caret?: number | null): AsTyped | undefined =>
  typedIn(field, text, payeeChoice(choice), caret);

/** `DE89 3704 …`, `60-16-13` */
export const showValue = (field: Formatted, text: string, choice: Choice): string => asTyped(field, text, choice)?.value ?? text;

/** Formats saved values for the form. */
export const showValues = (values: Values, fields: readonly FormField[], choice: Choice): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.pointer];
      return value === undefined ? [] : [[field.pointer, showValue(field, value, choice)]];
    }),
  ),
});
