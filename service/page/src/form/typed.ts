/** A value as its field shows it, and as it is saved: the field puts separators in, and takes them out again. */
import { type AsTyped, formatAsTyped } from '../engine.js';
import type { Choice } from './choices.js';
import type { FormField } from './fields.js';

/** Pointer → what is typed. */
export type Values = Readonly<Record<string, string>>;

type Formatted = Pick<FormField, 'format'>;

/** What the field shows of a text, and what is known of it; undefined where nothing is formatted. */
export function asTyped({ format }: Formatted, text: string, { country, type }: Choice, caret?: number | null): AsTyped | undefined {
  if (format === undefined) return undefined;
  // an IBAN may be one of another country
  const options = format === 'IBAN' ? { type: format } : { type: format, country };
  const creditorType = type === 'BUSINESS' ? 'BUSINESS' : 'INDIVIDUAL';
  return formatAsTyped(text, { ...options, ...(format === 'TAX_ID' && { creditorType }), ...(caret !== undefined && { caret }) });
}

/** `DE89 3704 …`, `60-16-13` */
export const showValue = (field: Formatted, text: string, choice: Choice): string => asTyped(field, text, choice)?.value ?? text;

const SEPARATORS = /[\s./-]/g;

/** Without the separators that the field puts in by itself; others may have a meaning. */
export function plainValue(field: Formatted, text: string, choice: Choice): string {
  const trimmed = text.trim();
  const bare = trimmed.replace(SEPARATORS, '');
  return showValue(field, bare, choice) === trimmed ? bare : trimmed;
}

/** What a form shows of values that were saved. */
export const showValues = (values: Values, fields: readonly FormField[], choice: Choice): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.pointer];
      return value === undefined ? [] : [[field.pointer, showValue(field, value, choice)]];
    }),
  ),
});
