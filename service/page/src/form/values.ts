/**
 * The values and choices of a recipient for the form, by pointer (RFC 6901).
 *
 * The gotcha: they are needed before the engine is there, which `payeeValuesOf` of `payprep/payee-form` would bring.
 */
import type { RecipientDetails } from '../../../contract/recipient.js';
import type { Choice } from '../../../recipients/form/choice.js';
import { DOCUMENT, DOCUMENT_TYPE, ELSEWHERE } from '../../../recipients/form/pointers.js';
import type { Values } from '../../../recipients/form/values.js';
import type { ListedRecipient } from '../api.js';
import { instructionFields } from '../without-engine.js';

type Json = { [member: string]: unknown };

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
