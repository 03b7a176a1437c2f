/**
 * What others call a member of a payment instruction, in small letters without signs, by the pointer of the field that is meant.
 *
 * The gotcha: a name is listed only where it means one field everywhere. `code` and `number` do not.
 *
 * Names in payment APIs and bank files, gathered by hand. Names of columns stand in `rules/words/columns/`.
 */
export const otherNamesOfFields: Readonly<Record<string, string>> = {
  '/creditorAccount/id/value': 'iban creditoriban beneficiaryiban payeeiban accountnumber accountno account bban',
  '/creditorAgent/bic': 'bic swift swiftcode creditorbic bankbic',
  '/creditorAgent/clearingSystemMemberId/memberId': 'sortcode bankcode routingnumber blz ifsc bsb aba',
  '/creditor': 'beneficiary payee recipient',
  '/creditor/address/townName': 'city town',
  '/creditor/address/postCode': 'zip zipcode plz',
  '/creditor/address/countrySubdivision': 'state province region',
  '/creditor/dateOfBirth': 'birthdate birthday dob',
  '/settlementInformation/settlementSystem': 'scheme rail',
};

/**
 * Names of members that are often something else where they stand outside of the object that they belong to: the state of an order, the account that
 * is charged, the e-mail address that is notified.
 */
export const namesOfOtherThings: readonly string[] = [
  'account',
  'department',
  'email',
  'floor',
  'phone',
  'province',
  'rail',
  'recipient',
  'region',
  'room',
  'scheme',
  'state',
  'value',
];
