/** The order in which a form asks, and in which groups: who is paid, where, the address, the contact. */

/** In the order of a form. People know the bank code by heart before the account number, and the BIC last. */
const GROUPS = {
  creditor: ['/creditor/type', '/creditor/name', '/creditor/dateOfBirth', '/creditor/taxId', '/creditor/documents'],
  account: [
    '/creditorAccount/id/type',
    '/creditorAgent/clearingSystemMemberId/memberId',
    '/creditorAgent/branchId',
    '/creditorAccount/id/value',
    '/creditorAccount/type',
    '/creditorAgent/bic',
  ],
  address: [
    '/creditor/address',
    '/creditor/address/streetName',
    '/creditor/address/buildingNumber',
    '/creditor/address/addressLine1',
    '/creditor/address/addressLine2',
    '/creditor/address/postCode',
    '/creditor/address/townName',
    '/creditor/address/countrySubdivision',
    '/creditor/address/country',
  ],
  contact: ['/creditor/contactDetails/email', '/creditor/contactDetails/phone'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type GroupName = keyof typeof GROUPS;

/** Fields that a form shows together. */
export interface FieldGroup {
  readonly name: GroupName;
  /** Pointers, in the order of a form; of a field that depends on the type of the account identifier, once. */
  readonly pointers: readonly string[];
}

const entries = Object.entries(GROUPS) as readonly (readonly [GroupName, readonly string[]])[];

/** The groups that have fields. */
export const fieldGroupsOf = (fields: readonly { readonly pointer: string }[]): readonly FieldGroup[] =>
  entries
    .map(([name, all]) => ({ name, pointers: all.filter((each) => fields.some(({ pointer }) => pointer === each)) }))
    .filter(({ pointers }) => pointers.length > 0);

/** The place of a field in a form, from 1, and its group; undefined for what no form asks for. */
export function formPlaceOf(pointer: string): { readonly group: GroupName; readonly order: number } | undefined {
  const order = entries.flatMap(([, pointers]) => pointers).indexOf(pointer) + 1;
  const group = entries.find(([, pointers]) => pointers.includes(pointer))?.[0];
  return group && { group, order };
}
