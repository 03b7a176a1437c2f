/**
 * Several numbers that were copied together with their labels: “Sort code: 20-00-00, Account: 55779911”. Each goes into its field.
 *
 * The gotcha: a label is what a field is called in the language of the element. A number whose label fits no field is left alone.
 */
import type { AccountField, Entries, FieldName } from './account-fields.js';
import { formatByLoaded } from './country-rules.js';

/** Nobody copies more. */
const LONGEST = 500;

/** A label has no digits. The number behind it ends with a comma, a semicolon or the line. */
const LABELLED = /([^0-9:#,;\n]{2,40})[:#]{1,2}([^:#,;\n]{1,60})/g;

const folded = (text: string): string =>
  text
    .trim()
    .toLocaleLowerCase()
    .replace(/\s{1,10}/g, ' ');

/** How well a label names a field: with its whole name, with a part of it, or with more. */
function fitOf(label: string, { text }: AccountField): number {
  const name = folded(text.label);
  if (name === label) return 3;
  if (name.includes(label)) return 2;
  return label.includes(name) ? 1 : 0;
}

function isOfField(number: string, { format, options }: AccountField, country: string): boolean {
  if (format === undefined || options !== undefined) return false;
  return formatByLoaded(number, { type: format, country: country || undefined }).state !== 'wrong';
}

/** The fields with what belongs in each; undefined unless there are two of them or more. */
export function readLabelled(text: string, fields: readonly AccountField[], country: string): Entries | undefined {
  if (text.length > LONGEST) return undefined;
  const found: Partial<Record<FieldName, string>> = {};
  for (const [, label = '', value = ''] of text.matchAll(LABELLED)) {
    const [best] = fields
      .map((field) => ({ field, fit: fitOf(folded(label), field) }))
      .filter(({ field, fit }) => fit > 0 && found[field.name] === undefined && isOfField(value.trim(), field, country))
      .sort((one, other) => other.fit - one.fit);
    if (best !== undefined) found[best.field.name] = value.trim();
  }
  return Object.keys(found).length > 1 ? found : undefined;
}
