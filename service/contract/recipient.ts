/** A recipient: whom an end-user of an organization pays, and how. The shape is the contract's. */

import { type AddressField, instructionFields } from 'payprep/fields';

/** The parts of an address; every one may be absent. */
export type Address = { readonly [Field in AddressField]?: string };

/** The details that the end-user enters. The service adds the rest. */
export interface RecipientDetails {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** ISO 4217 */
  readonly currency: string;
  readonly method: string;
  readonly creditor?: {
    readonly name?: string;
    readonly address?: Address;
    readonly contactDetails?: { readonly email?: string; readonly phone?: string };
    /** YYYY-MM-DD */
    readonly dateOfBirth?: string;
    readonly taxId?: string;
    readonly documents?: readonly { readonly value?: string; readonly type?: string }[];
    readonly type?: string;
  };
  readonly creditorAccount?: { readonly id?: { readonly value?: string; readonly type?: string }; readonly type?: string };
  readonly creditorAgent?: {
    readonly bic?: string;
    readonly clearingSystemMemberId?: { readonly memberId?: string };
    readonly branchId?: string;
  };
}

export interface Recipient extends RecipientDetails {
  /** UUID */
  readonly id: string;
  readonly isDefault: boolean;
}

/** The pointers of a recipient in the order of the contract, without the indexes of items. */
const ORDER: ReadonlySet<string> = new Set([
  ...['/id', '/country', '/currency', '/method', '/isDefault'],
  ...instructionFields.flatMap(({ pointer, items = [] }) => [pointer, ...items.map((name) => `${pointer}/${name}`)]),
]);

const PLACES: ReadonlyMap<string, number> = new Map([...ORDER].map((pointer, place) => [pointer, place]));

/** Copies a value with the members of each object in the order of the contract. */
export function inOrder<Value>(value: Value, at = ''): Value {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, at)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const placeOf = (name: string): number => PLACES.get(`${at}/${name}`) ?? -1;
  const members = Object.entries(value).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member, `${at}/${name}`)])) as Value;
}
