/** What an assistant has to know of a member to fill it in. Members that their name explains have no text. */
import type { FieldPointer } from 'payprep/fields';

export const DESCRIPTIONS: { readonly [Pointer in FieldPointer]?: string } = {
  '/country': 'The country that is paid to, ISO 3166-1 alpha-2: DE.',
  '/currency': 'The currency of the payment, ISO 4217: EUR.',
  '/method': 'How a recipient is paid. Only where it is known: with it, members that the method requires and that are absent raise alerts.',
  '/creditor': 'Who is paid.',
  '/creditor/name': 'The full name, as the bank of the creditor knows it.',
  '/creditor/address/country': 'ISO 3166-1 alpha-2.',
  '/creditor/address/countrySubdivision': 'State or province, as ISO 3166-2 or by its name.',
  '/creditor/contactDetails/phone': 'With the country code, +49…, or as it is dialled in `country`.',
  '/creditor/dateOfBirth': 'YYYY-MM-DD.',
  '/creditor/taxId': 'The tax number of the creditor in `country`.',
  '/creditor/documents': 'Identity documents and other numbers of the creditor; `type` is what the country calls it: CPF, PASSPORT.',
  '/creditor/type': 'A natural person, or anybody else.',
  '/creditorAccount/id': 'What identifies the account.',
  '/creditorAccount/id/value':
    'The IBAN or account number as it was given; spaces do no harm. For methods and aliases the telephone number, e-mail address or key.',
  '/creditorAccount/id/type':
    'IBAN, ACCOUNT_NUMBER, CARD_NUMBER, PHONE, EMAIL, ALIAS, TAX_ID, or another that `requirements` names. May be left out for an IBAN.',
  '/creditorAccount/type': 'Such as CHECKING or SAVINGS, where `requirements` lists options.',
  '/creditorAgent': 'The bank of the creditor.',
  '/creditorAgent/bic': 'The BIC, eight or eleven characters.',
  '/creditorAgent/clearingSystemMemberId/memberId': 'The national bank identifier: sort code, routing number, IFSC, CLABE bank code.',
  '/creditorAgent/branchId': 'The branch, where the country numbers branches apart from banks.',
  '/intermediaryAgent1': 'A correspondent bank, where the payer was told to use one.',
  '/settlementInformation/settlementSystem':
    'The system that the payment has to go through: SCT, SCT_INST, US_FEDWIRE. Only where it is known: with it, members that the system requires raise alerts.',
};

/** The same members of a corridor. */
export const CORRIDOR_DESCRIPTIONS = {
  country: DESCRIPTIONS['/country'],
  currency: DESCRIPTIONS['/currency'],
  method: 'How the recipient is paid. Default: to a bank account.',
  settlementSystem: 'The system that the payment has to go through: SCT, US_FEDWIRE. `enrich` lists those that can carry a payment.',
  creditorType: DESCRIPTIONS['/creditor/type'],
} as const;

/** The members of a made-up payment. */
export const SAMPLE_DESCRIPTIONS = {
  alert: 'The alert that the payment raises, and no other. Default: none, the payment is right.',
  seed: 'The same seed gives the same payment. Default: 1.',
} as const;
