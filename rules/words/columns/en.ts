/**
 * What lists of payees in English call their columns.
 *
 * @see test/cli/files/header-rows.ts (first rows of exports and templates of banks and software, November 2026)
 */
import type { ColumnWords } from '../../vocabulary/column-words.js';

export const en: ColumnWords = {
  usual: {
    iban: 'IBAN, IBAN number, IBAN code, Beneficiary IBAN, Creditor IBAN, Payee IBAN, Recipient IBAN, Vendor IBAN, Supplier IBAN, International bank account number',
    accountNumber:
      'Account number, Account no, Acct number, Acct no, Acc number, Acc no, A/C number, A/C no, Beneficiary account no, Beneficiary account number, Local account number, CLABE, CBU, NUBAN',
    bankAccountNumber: 'Bank account number, Bank account no, Bank account num',
    anyAccount: 'Account, Account details, Bank account, Bank acct, Acct, Beneficiary account, Payee account',
    accountType: 'Account type, Type of account, Acct type',
    name: 'Name, Full name, Beneficiary, Beneficiary name, Payee, Payee name, Recipient, Recipient name, Creditor name, Account name, Supplier name, Vendor name',
    accountHolder: 'Account holder, Account holder name',
    vendor: 'Supplier, Vendor, Creditor',
    creditorType: 'Beneficiary type, Payee type, Recipient type, Creditor type',
    bic: 'BIC, BIC code, SWIFT, SWIFT code, BIC/SWIFT, SWIFT/BIC, BIC number, Bank BIC, Beneficiary BIC, Bank identifier code',
    bankCode: 'Bank code, Transit number, Clearing number, Bank identifier, Bank number, Clearing code',
    sortCode: 'Sort code, Sortcode',
    aba: 'Routing number, Routing no, Routing, ABA, ABA number, ABA routing, ABA routing number, Routing transit number, RTN',
    bsb: 'BSB, BSB number',
    ifsc: 'IFSC, IFSC code',
    cnaps: 'CNAPS, CNAPS code',
    branch: 'Branch, Branch code, Branch number, Branch ID',
    bankCountry: 'Bank country, Account country, Destination country',
    country: 'Country, Country code, Beneficiary country',
    currency: 'Currency, Currency code, Payment currency, CCY',
    method: 'Payment method, Payout method',
    settlementSystem: 'Settlement system, Payment system, Payment scheme, Scheme',
    addressLine1: 'Address, Address line, Address 1, Address line 1, Beneficiary address',
    addressLine2: 'Address 2, Address line 2, City State ZIP, Postcode and town, Postcode City',
    addressLine3: 'Address 3, Address line 3',
    street: 'Street, Street name',
    houseNumber: 'House number, Building number',
    postCode: 'Post code, Postcode, Postal code, ZIP, ZIP code',
    town: 'Town, City, Town name',
    subdivision: 'State, Province, Region, State/Province',
    addressCountry: 'Address country, Country of residence',
    email: 'Email, E-mail, Email address, E-mail address, Mail',
    phone: 'Phone, Phone number, Telephone, Telephone number, Tel',
    mobile: 'Mobile, Mobile number',
    dateOfBirth: 'Date of birth, Birth date, DOB',
    taxId: 'Tax ID, Tax number, Tax identification number, TIN, VAT number, VAT no, VAT ID',
    correspondentBic: 'Intermediary BIC, Intermediary SWIFT, Correspondent BIC, Intermediary bank BIC',
    amount: 'Amount, Payment amount, Sum, Total',
    reference: 'Reference, Payment reference, Remittance information, Description, Memo, Invoice, Invoice number',
    bankName: 'Bank name, Name of bank, Beneficiary bank',
    date: 'Date, Due date, Payment date, Execution date, Value date',
    status: 'Status',
    payer:
      'Payer, Payer name, Debtor, Debtor name, Debtor IBAN, Sender, Sender name, Sender account, Originator, Remitter, Ordering party, Debit, Debit IBAN, Debit account, Debit account number, Debit account no, Debit A/C no, From account, Source account',
    bank: 'Bank',
  },
  rarer: {
    iban: 'IBAN no',
    accountNumber:
      'Account num, National account number, Credit account number, Credit account no, ACH account number, Destination account number, Destination account no',
    anyAccount: 'Credit account, Destination account, To account',
    accountType: 'ACH account type',
    name: 'Employee name',
    accountHolder:
      'Bank account name, Bank account holder, Bank account holder name, Name on account, Account title, Destination account name',
    vendor: 'Employee',
    company: 'Company, Company name',
    creditorType: 'Receiver type, Account holder type',
    bic: 'SWIFT number, SWIFT no',
    bankCode: 'Bank key, National bank code, Routing code, Transit no',
    sortCode: 'Account sort code, Bank account sort code, Destination sort code',
    aba: 'ACH routing number',
    bsb: 'BSB code',
    bankCountry:
      'Bank country code, Bank country key, Bank country/region, Bank country/region code, Bank country/region key, Account country code',
    country: 'Country/region, Country/region code',
    currency: 'CUR, Target currency, Recipient currency, Destination currency, Transfer currency',
    addressLine1: 'Address first line',
    subdivision: 'State or province, State province',
    addressCountry: 'Address country code',
    phone: 'Mobile phone',
    payer:
      'Payer IBAN, Payer account, Payer account no, Payer account number, Employer, Ordering customer, Own, Own IBAN, Own account, Our, Our IBAN, Our account',
  },
  payee: 'beneficiary, beneficiarys, beneficiaries, bene, payee, payees, recipient, recipients, receiver, receivers, counterparty',
  vendor: 'vendor, vendors, supplier, suppliers, creditor, creditors, employee, employees',
  individual: 'Individual, Person, Private, Private person, Private individual, Natural person, Personal',
  business: 'Business, Company, Corporate, Corporation, Institution, Organisation, Organization, Legal entity, Legal person',
};
