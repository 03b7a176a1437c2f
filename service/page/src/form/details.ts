/** Converts typed values by pointer (RFC 6901) to the details of a recipient. */
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Choice } from '../../../recipients/form/choice.js';
import type { FormField } from '../../../recipients/form/form.js';
import { isNarrow, narrowed } from '../../../recipients/form/full-width.js';
import { ADDRESS } from '../../../recipients/form/pointers.js';
import { plainValue } from '../../../recipients/form/typed.js';
import type { Values } from '../../../recipients/form/values.js';
import { withoutEmpty } from '../../../recipients/without-empty.js';

type Json = { [member: string]: unknown };

/** The details of the typed values. Members of `before` without a field in the form are kept. */
export function detailsOf(choice: Choice, fields: readonly FormField[], values: Values, before?: RecipientDetails): RecipientDetails {
  const { country, currency, method, type, accountIdType } = choice;
  const details: Json = { country, currency, method, creditor: { ...(withoutEmpty(before?.creditor) as object | undefined), type } };
  for (const field of fields) set(details, field.pointer, plainValue(field, typedIn(field, values), choice) || undefined);
  const account = details.creditorAccount as Json | undefined;
  const id = account?.id as Json | undefined;
  if (id?.value !== undefined) id.type = accountIdType;
  completeAddress(details, fields, country);
  completeDocument(details, before);
  return withoutEmpty(details) as RecipientDetails;
}

function typedIn(field: FormField, values: Values): string {
  const typed = values[field.pointer] ?? '';
  return isNarrow(field) ? narrowed(typed) : typed;
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
