/** A recipient: whom an end-user of an organization pays, and how. The shape is the contract's. */

import { ADDRESS_FIELDS } from '../instruction/fields.js';

/** The parts of an address; every one may be absent. */
export interface Address {
  readonly country?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressLine3?: string;
  readonly department?: string;
  readonly streetName?: string;
  readonly buildingNumber?: string;
  readonly buildingName?: string;
  readonly floor?: string;
  readonly room?: string;
  readonly townName?: string;
  readonly townLocationName?: string;
  readonly districtName?: string;
  readonly postBox?: string;
  readonly postCode?: string;
  readonly countrySubdivision?: string;
}

/** What the end-user gives; the rest is ours. */
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

/** The order of the contract, at every depth. */
const ORDER: readonly string[] = [
  ...['id', 'country', 'currency', 'method', 'isDefault', 'creditor', 'creditorAccount', 'creditorAgent'],
  ...['name', 'address', ...ADDRESS_FIELDS, 'contactDetails', 'email', 'phone', 'dateOfBirth', 'taxId', 'documents'],
  ...['value', 'bic', 'clearingSystemMemberId', 'memberId', 'branchId', 'type'],
];

/** The same value, with the members of each object in the order of the contract. */
export function inOrder<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inOrder) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)])) as Value;
}
