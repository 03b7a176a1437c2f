/** Converts between the value in a field, with separators, and the saved value without them. */
import { type AsTyped, formatAsTyped } from 'payprep/form';
import type { Choice } from './choice.js';
import type { FormField } from './form.js';
import type { Values } from './values.js';

type Formatted = Pick<FormField, 'format'>;

/** Formats a text; undefined for a field without a format. */
export function asTyped({ format }: Formatted, text: string, { country, type }: Choice, caret?: number | null): AsTyped | undefined {
  if (format === undefined) return undefined;
  // an IBAN may be of another country
  const options = format === 'IBAN' ? { type: format } : { type: format, country };
  const creditorType = type === 'BUSINESS' ? 'BUSINESS' : 'INDIVIDUAL';
  return formatAsTyped(text, { ...options, ...(format === 'TAX_ID' && { creditorType }), ...(caret !== undefined && { caret }) });
}

/** `DE89 3704 …`, `60-16-13` */
export const showValue = (field: Formatted, text: string, choice: Choice): string => asTyped(field, text, choice)?.value ?? text;

const SEPARATORS = /[\s./-]/g;

/** Removes the separators that the field adds. Others may have a meaning, and stay. */
export function plainValue(field: Formatted, text: string, choice: Choice): string {
  const trimmed = text.trim();
  const bare = trimmed.replace(SEPARATORS, '');
  return showValue(field, bare, choice) === trimmed ? bare : trimmed;
}

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
