/** The texts of a form in English. They define the parameters of every other language. */
import type { FieldTexts } from '../../vocabulary/field-text.js';

export const en = {
  language: 'en',
  fields: {
    name: {
      label: 'Full name',
      hint: 'Write it as it is on the account, without a title.',
      enter: 'Enter the full name.',
    },
    companyName: {
      label: 'Name of the company',
      hint: 'Write it as it is on the account, with its legal form.',
      enter: 'Enter the name of the company.',
    },
    dateOfBirth: {
      label: 'Date of birth',
      hint: 'Day, month and year.',
      enter: 'Enter the date of birth.',
    },
    taxId: {
      label: 'Tax number ({term})',
      hint: 'It is on letters of the tax office.',
      enter: 'Enter the tax number ({term}).',
    },
    documents: {
      label: 'Identity document',
      hint: 'Choose the kind of document and copy its number.',
      enter: 'Enter the kind and the number of an identity document.',
    },
    creditorType: {
      label: 'Who is paid',
      hint: 'Choose whether a person or a company is paid.',
      enter: 'Choose whether a person or a company is paid.',
    },
    email: {
      label: 'E-mail address',
      hint: 'Where the recipient can be reached.',
      enter: 'Enter the e-mail address.',
    },
    phone: {
      label: 'Phone number',
      hint: 'Begin with the country code, such as +44.',
      enter: 'Enter the phone number.',
    },
    address: {
      label: 'Address',
      hint: 'Where the recipient lives or has its seat.',
      enter: 'Enter the address.',
    },
    addressCountry: {
      label: 'Country of the address',
      hint: 'Where the recipient lives or has its seat.',
      enter: 'Choose the country of the address.',
    },
    addressLine1: {
      label: 'Address, line 1',
      hint: 'Street and house number.',
      enter: 'Enter the first line of the address.',
    },
    addressLine2: {
      label: 'Address, line 2',
      hint: 'Post code and town.',
      enter: 'Enter the second line of the address.',
    },
    streetName: {
      label: 'Street',
      hint: 'Without the house number.',
      enter: 'Enter the street.',
    },
    buildingNumber: {
      label: 'House number',
      hint: 'The number alone, with a letter where it has one.',
      enter: 'Enter the house number.',
    },
    townName: {
      label: 'Town or city',
      hint: 'Without the post code.',
      enter: 'Enter the town or city.',
    },
    postCode: {
      label: 'Post code ({term})',
      hint: 'Write it as it is on letters.',
      enter: 'Enter the post code ({term}).',
    },
    countrySubdivision: {
      label: 'State or province ({term})',
      hint: 'The part of the country that the town is in.',
      enter: 'Enter the state or province ({term}).',
    },
    accountIdType: {
      label: 'How the account is given',
      hint: 'Choose what you know of the account.',
      enter: 'Choose how the account is given.',
    },
    accountType: {
      label: 'Type of account',
      hint: 'The bank or the recipient can tell which.',
      enter: 'Choose the type of account.',
    },
    bankIdentifier: {
      label: 'Bank code ({term})',
      hint: 'It is on bank statements, beside the account number.',
      enter: 'Enter the bank code ({term}).',
    },
    bank: {
      label: 'Bank',
      hint: 'Choose the bank, or type its code.',
      enter: 'Choose the bank.',
    },
    billerCode: {
      label: 'Biller code',
      hint: 'It is on the bill.',
      enter: 'Enter the biller code.',
    },
    branch: {
      label: 'Branch number ({term})',
      hint: 'It is on bank statements, beside the account number.',
      enter: 'Enter the branch number ({term}).',
    },
    bic: {
      label: 'BIC (SWIFT code)',
      hint: 'Eight or eleven letters and digits; it is on bank statements.',
      enter: 'Enter the BIC of the bank.',
    },
    pixKey: {
      label: 'Pix key',
      hint: 'A CPF or CNPJ, an e-mail address, a mobile number that begins with +55, or a random key.',
      enter: 'Enter the Pix key.',
    },
  },
  accountIds: {
    IBAN: {
      label: 'IBAN',
      hint: 'It begins with two letters for the country; spaces do not matter.',
      enter: 'Enter the IBAN.',
    },
    ACCOUNT_NUMBER: {
      label: 'Account number ({term})',
      hint: 'Write all digits, zeros in front as well.',
      enter: 'Enter the account number ({term}).',
    },
    CARD_NUMBER: {
      label: 'Card number',
      hint: 'The long number on the front of the card.',
      enter: 'Enter the card number.',
    },
    PHONE: {
      label: 'Mobile number',
      hint: 'The number that is registered with the service; begin with the country code.',
      enter: 'Enter the mobile number.',
    },
    MOBILE: {
      label: 'Mobile number',
      hint: 'The number that is registered with the service; begin with the country code.',
      enter: 'Enter the mobile number.',
    },
    EMAIL: {
      label: 'E-mail address',
      hint: 'The address that is registered with the service.',
      enter: 'Enter the e-mail address.',
    },
    ALIAS: {
      label: 'Name or key of the account',
      hint: 'The name or the key that is registered with the service.',
      enter: 'Enter the name or the key of the account.',
    },
    TAX_ID: {
      label: 'Tax number',
      hint: 'The number that is registered with the service.',
      enter: 'Enter the tax number.',
    },
    NRIC: {
      label: 'Identity card number (NRIC)',
      hint: 'It is on the identity card.',
      enter: 'Enter the identity card number (NRIC).',
    },
    PASSPORT: {
      label: 'Passport number',
      hint: 'It is on the page with the photograph.',
      enter: 'Enter the passport number.',
    },
    ARMY_POLICE: {
      label: 'Army or police number',
      hint: 'It is on the service card.',
      enter: 'Enter the army or police number.',
    },
    BUSINESS_REGISTRATION: {
      label: 'Business registration number',
      hint: 'It is in the register of companies.',
      enter: 'Enter the business registration number.',
    },
    BPAY_CRN: {
      label: 'Customer reference number (CRN)',
      hint: 'It is on the bill, beside the biller code.',
      enter: 'Enter the customer reference number (CRN).',
    },
    FPS_ID: {
      label: 'FPS identifier',
      hint: 'Seven or nine digits that the bank of the recipient has given.',
      enter: 'Enter the FPS identifier.',
    },
  },
  creditorTypes: {
    INDIVIDUAL: 'A person',
    BUSINESS: 'A company or organization',
  },
  accountTypes: {
    CHECKING: 'Checking or current account',
    SAVINGS: 'Savings account',
    PAYMENT: 'Payment account',
    ELECTRONIC_DEPOSIT: 'Electronic deposit',
    ORDINARY: 'Ordinary account',
    MASTER: 'Master account',
    TRANSMISSION: 'Transmission account',
    BOND: 'Bond account',
    VISTA: 'Cuenta vista',
    RUT: 'CuentaRUT',
  },
  groups: {
    creditor: 'Recipient',
    account: 'Account',
    address: 'Address',
    contact: 'Contact',
  },
  enter: 'Fill in “{label}”.',
  enterOneOf: 'Fill in at least one of these fields: {fields}.',
  check: 'Check the entry in “{label}”.',
  checkExample: 'Check the entry in “{label}”. It should look like this: {example}.',
} as const satisfies FieldTexts;
