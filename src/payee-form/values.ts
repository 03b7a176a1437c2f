/**
 * What is typed, by pointer (RFC 6901), as a payment instruction, and back. Pure: no page is needed.
 *
 * The gotcha: a field shows separators that it puts in by itself. They are no part of the value; others may have a meaning, and stay.
 */
import { ADDRESS } from '../checks/pointers.js';
import type { Engine } from '../engine/engine.js';
import type { AsTyped } from '../form/as-typed.js';
import type { FormatAsTyped } from '../form/formatter.js';
import { countryMeant } from '../identifiers/country/meant.js';
import { INSTRUCTION_FIELDS } from '../instruction/fields.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { valueAt } from '../instruction/value-at.js';
import { type PayeeChoice, settleChoice } from './choice.js';
import { type AskedPayee, CREDITOR_TYPE, DOCUMENT, DOCUMENT_TYPE, type PayeeField, type PayeeForm } from './fields.js';

/** Pointer → what stands in the field. */
export type PayeeValues = Readonly<Record<string, string>>;

type Json = { [member: string]: unknown };
type Formatted = Pick<PayeeField, 'format'>;

const SEPARATORS = /[\s./-]/g;

/** The text as the field shows it by these rules; undefined for a field without a format. */
export function typedWith(
  formatAsTyped: FormatAsTyped,
  { format }: Formatted,
  text: string,
  { country, creditorType }: PayeeChoice,
  caret?: number | null,
): AsTyped | undefined {
  if (format === undefined) return undefined;
  // an IBAN may be one of another country
  const options = format === 'IBAN' ? { type: format } : { type: format, country: country || undefined };
  const isOfType = format === 'TAX_ID' && (creditorType === 'INDIVIDUAL' || creditorType === 'BUSINESS');
  return formatAsTyped(text, { ...options, ...(isOfType && { creditorType }), ...(caret !== undefined && { caret }) });
}

/** Without the separators of the field. */
export function plainWith(formatAsTyped: FormatAsTyped, field: Formatted, text: string, choice: PayeeChoice): string {
  const trimmed = text.trim();
  const bare = trimmed.replace(SEPARATORS, '');
  return typedWith(formatAsTyped, field, bare, choice)?.value === trimmed ? bare : trimmed;
}

function set(target: Json, pointer: string, value: string): void {
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  let at = target;
  names.forEach((name, index) => {
    const isList = (names[index + 1] ?? last) === '0';
    const before = at[name];
    const copied = Array.isArray(before) ? [...before] : { ...(before as Json | undefined) };
    at[name] = isList && !Array.isArray(copied) ? [] : copied;
    at = at[name] as Json;
  });
  at[last] = value;
}

export const isFilledIn = (values: PayeeValues, pointer: string): boolean => (values[pointer] ?? '').trim() !== '';

/** True where nothing is typed: what is chosen from the beginning is nothing. */
export const isEmpty = ({ fields }: Pick<PayeeForm, 'fields'>, values: PayeeValues): boolean =>
  !fields.some(({ pointer, input }) => input !== 'country' && pointer !== CREDITOR_TYPE && isFilledIn(values, pointer));

/** Without the member, and without what has no member then. */
function without(value: unknown, [name = '', ...names]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const { [name]: member, ...others } = value as Json;
  const left = names.length > 0 ? without(member, names) : undefined;
  const isNothing = left === undefined || (typeof left === 'object' && left !== null && Object.keys(left).length === 0);
  if (Array.isArray(value)) return value.flatMap((each, at) => (String(at) !== name ? [each] : isNothing ? [] : [left]));
  return isNothing ? others : { ...others, [name]: left };
}

/**
 * The instruction of what is typed: that of the corridor with the members of the fields. `validate` misses in it what the form has to ask for.
 * `before`: an instruction whose members stay that the form has no field for.
 */
export function payeeWith(
  formatAsTyped: FormatAsTyped,
  { choice, asked, fields }: AskedPayee,
  values: PayeeValues,
  before: unknown = {},
): PaymentInstruction {
  const kept = fields.reduce<unknown>((rest, { pointer }) => without(rest, pointer.slice(1).split('/')), before);
  const found: Json = { ...(kept as Json), ...asked.instruction };
  if (asked.instruction.creditor) found.creditor = { ...((kept as Json).creditor as Json | undefined), ...asked.instruction.creditor };
  const isAddressed = fields.some(
    ({ pointer, input }) => pointer.startsWith(ADDRESS) && input !== 'country' && isFilledIn(values, pointer),
  );
  for (const field of fields) {
    const { pointer } = field;
    // a country alone is no address, and a type alone no document
    if (pointer.startsWith(ADDRESS) && !isAddressed) continue;
    if (pointer === DOCUMENT_TYPE) {
      if (!isFilledIn(values, DOCUMENT)) continue;
      // the form has the first document alone; the others come behind it
      const others = valueAt(found, '/creditor/documents');
      if (Array.isArray(others)) found.creditor = { ...(found.creditor as Json), documents: [{}, ...others] };
    }
    const value = plainWith(formatAsTyped, field, values[pointer] ?? '', choice);
    if (value !== '') set(found, pointer, value);
  }
  const isWhole = valueAt(found, `${ADDRESS}/country`) !== undefined || choice.country === '';
  if (isAddressed && !isWhole) set(found, `${ADDRESS}/country`, choice.country);
  if (valueAt(found, '/creditorAccount/id/value') !== undefined) set(found, '/creditorAccount/id/type', choice.accountIdType ?? '');
  return found as PaymentInstruction;
}

/** The members that a form has fields for. */
const POINTERS: readonly string[] = /* @__PURE__ */ [
  ...INSTRUCTION_FIELDS.flatMap(({ pointer, type }) => (type === 'text' && pointer.startsWith('/creditor') ? [pointer] : [])),
  DOCUMENT_TYPE,
  DOCUMENT,
];

/** What an instruction has for the fields of a form. Any value: what is no text is left out. */
export function payeeValuesOf(instruction: unknown): PayeeValues {
  const values = POINTERS.flatMap((pointer): readonly (readonly [string, string])[] => {
    const value = valueAt(instruction, pointer);
    return typeof value === 'string' && value !== '' ? [[pointer, value]] : [];
  });
  return Object.fromEntries(values);
}

/** The choice that an instruction says. */
export function choiceIn(instruction: unknown): PayeeChoice {
  const text = (pointer: string): string => {
    const value = valueAt(instruction, pointer);
    return typeof value === 'string' ? value : '';
  };
  const country = text('/country');
  const [method, settlementSystem] = [text('/method'), text('/settlementInformation/settlementSystem')];
  return {
    // the rules of the country that was meant are loaded before anything else is read
    country: countryMeant(country) ?? country,
    currency: text('/currency'),
    creditorType: text('/creditor/type'),
    accountIdType: text('/creditorAccount/id/type'),
    ...(method !== '' && { method }),
    ...(settlementSystem !== '' && { settlementSystem }),
  };
}

/** The same with the usual currency where it says none. */
export const payeeChoiceOf = (instruction: unknown, engine: Engine): PayeeChoice => settleChoice(choiceIn(instruction), engine);
