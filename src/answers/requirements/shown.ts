/**
 * Which fields of a form are shown unasked: what the usual way to pay along the corridor needs. The others are for who has more to say, or names the
 * account in another way.
 */
import { CREDITOR_TYPES } from '../../instruction/fields.js';
import type { FieldRequirement } from './field.js';

const ID_TYPE = '/creditorAccount/id/type';
const TYPE = '/creditor/type';

/** Of the ways to name the account, the usual one; the type of it is then known, and no question. */
export function markShown(fields: readonly FieldRequirement[], types: readonly string[]): readonly FieldRequirement[] {
  const way = fields.find(({ pointer }) => pointer === ID_TYPE)?.usual ?? types[0];
  const isOfWay = ({ accountIdType }: FieldRequirement): boolean => accountIdType === undefined || accountIdType === way;
  const needed = fields.filter((field) => isOfWay(field) && isNeeded(field));
  const isTypeOpen = fields.some((field) => isOfWay(field) && field.requiredFor !== undefined);
  // the parts of an object stand for it
  const shown = needed.filter(({ pointer }) => !needed.some((part) => part.pointer.startsWith(`${pointer}/`)));
  const isShown = (field: FieldRequirement): boolean => shown.includes(field) || (isTypeOpen && field.pointer === TYPE);
  return fields.map((field) => (isShown(field) ? { ...field, isShown: true as const } : field));
}

const isNeeded = ({ pointer, required, requiredFor, oneOf, usual = oneOf?.[0] }: FieldRequirement): boolean =>
  (required || requiredFor?.length === CREDITOR_TYPES.length) && pointer !== ID_TYPE && (oneOf === undefined || usual === pointer);
