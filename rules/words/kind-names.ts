/**
 * What people write before a number that is of no one country, and before which national numbers their label has to stand.
 *
 * National numbers have their labels in `account-labels.ts`, references and identifiers in their own modules.
 */

/** By the kind of the number. */
export const kindNames = {
  IBAN: ['IBAN'],
  BIC: ['BIC', 'SWIFT', 'BIC SWIFT', 'SWIFT BIC', 'SWIFT code', 'BIC code'],
  EMAIL: ['Email', 'E mail', 'Mail'],
  PHONE: ['Phone', 'Tel', 'Telephone', 'Telefon', 'Mobile', 'Mobil', 'Fax', 'Téléphone', 'Teléfono', 'Telefono', 'Cell'],
  CARD_NUMBER: ['Card number', 'Card', 'Card no', 'Kartennummer'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Kinds whose form is so wide that only the label says them. */
export const kindsByLabelOnly: readonly string[] = ['INSTITUTION_NUMBER', 'BRANCH_CODE', 'BANK_CODE', 'PAYNOW'];

/** Account numbers with a name of their own that need not hold their bank: the check digits of the Nigerian NUBAN are computed with it. */
export const kindsWithoutBank: readonly string[] = ['NUBAN'];
