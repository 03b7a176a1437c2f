/** Converts typed values by pointer (RFC 6901) to the details of a recipient, and back. */

import type { RecipientDetails } from '../../../contract/recipient.js';
import { withoutEmpty } from '../../../recipients/without-empty.js';
import type { ListedRecipient } from '../api.js';
import { instructionFields } from '../engine.js';
import type { Choice } from './choices.js';
import { ADDRESS, DOCUMENT, DOCUMENT_TYPE, ELSEWHERE, type FormField } from './fields.js';
import { plainValue, type Values } from './typed.js';

export type { Values } from './typed.js';

type Json = { [member: string]: unknown };

/** The details of the typed values. Members of `before` without a field in the form are kept. */
export function detailsOf(choice: Choice, fields: readonly FormField[], values: Values, before?: RecipientDetails): RecipientDetails {
  const { country, currency, method, type, accountIdType } = choice;
  const details: Json = { country, currency, method, creditor: { ...(withoutEmpty(before?.creditor) as object | undefined), type } };
  for (const field of fields) set(details, field.pointer, plainValue(field, values[field.pointer] ?? '', choice) || undefined);
  const account = details.creditorAccount as Json | undefined;
  const id = account?.id as Json | undefined;
  if (id?.value !== undefined) id.type = accountIdType;
  completeAddress(details, fields, country);
  completeDocument(details, before);
  return withoutEmpty(details) as RecipientDetails;
}

/** Adds the country of the account to an address without a country. */
function completeAddress(details: Json, fields: readonly FormField[], country: string): void {
  const pointer = `${ADDRESS}/country`;
  const { country: given, ...parts } = ((details.creditor as Json).address ?? {}) as Json;
  const isEmpty = Object.values(parts).every((part) => part === undefined);
  if (isEmpty && fields.some((field) => field.pointer === pointer)) set(details, pointer, undefined);
  else if (!isEmpty && given === undefined) set(details, pointer, country);
}

/** The form shows the first document only. Without a number, its type is dropped. */
function completeDocument(details: Json, before: RecipientDetails | undefined): void {
  const creditor = details.creditor as Json;
  const [first] = (creditor.documents ?? []) as readonly Json[];
  const others = before?.creditor?.documents?.slice(1) ?? [];
  creditor.documents = [...(first?.value === undefined ? [] : [first]), ...others];
}

function set(target: Json, pointer: string, value: string | undefined): void {
  const names = pointer.slice(1).split('/');
  const last = names.pop() ?? '';
  let at = target;
  names.forEach((name, index) => {
    const next = names[index + 1] ?? last;
    const copied = Array.isArray(at[name]) ? [...(at[name] as unknown[])] : { ...(at[name] as Json | undefined) };
    at[name] = next === '0' && !Array.isArray(copied) ? [] : copied;
    at = at[name] as Json;
  });
  at[last] = value;
}

/** The members that a form may show as texts, apart from those of its choices. */
const SHOWN: readonly string[] = instructionFields
  .filter(({ pointer, type }) => type === 'text' && pointer.startsWith('/creditor') && !ELSEWHERE.includes(pointer))
  .map(({ pointer }) => pointer);

/** The values of a recipient for the form. */
export function valuesOf(details: RecipientDetails): Values {
  const values = [...SHOWN, DOCUMENT_TYPE, DOCUMENT].map((pointer) => [pointer, valueAt(details, pointer)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const valueAt = (details: RecipientDetails, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], details);

/** The choices of a recipient. */
export function choiceOf({ country, currency, method, creditor, creditorAccount }: RecipientDetails): Choice {
  const accountIdType = creditorAccount?.id?.type ?? '';
  return { country, currency, method, type: creditor?.type ?? '', accountIdType };
}

/** The details of a recipient of the list. */
export function detailsIn({ id: _id, isDefault: _isDefault, etag: _etag, ...details }: ListedRecipient): RecipientDetails {
  return details;
}

/**
 * The typed texts over the values of a recipient that was changed meanwhile: what the user left as it was follows the recipient.
 *
 * @example
 * rebased({ name: 'Grace', iban: 'old' }, { name: 'Ada', iban: 'old' }, { name: 'Ada', iban: 'new' }) // { name: 'Grace', iban: 'new' }
 */
export function rebased<Texts extends object>(typed: Texts, before: Texts, now: Texts): Texts {
  const [earlier, own] = [new Map<string, unknown>(Object.entries(before)), Object.entries(typed)];
  return { ...now, ...Object.fromEntries(own.filter(([name, value]) => value !== (earlier.get(name) ?? ''))) } as Texts;
}
