/**
 * Where each rule that can raise an alert is laid down. A key ends where the rules below it share a source.
 */
export const sources: Readonly<Record<string, string>> = {
  'instruction/shape': 'Payment Preparation Interface, payment instruction',
  'country/iso-3166-1': 'ISO 3166-1',
  'currency/iso-4217': 'ISO 4217',
  'creditor/type': 'Payment Preparation Interface, creditor.type',

  // name and heuristics

  // address

  // contact and birth
  'email/form': 'RFC 5321, section 4.1.2',
  'phone/form': 'ITU-T E.164',
  'phone/numbering-plan': 'ITU-T E.164, national numbering plans (libphonenumber)',
  'date-of-birth/calendar': 'ISO 8601-1',
  'date-of-birth/span': 'payprep, heuristic',
  'date-of-birth/holder': 'Payment Preparation Interface, creditor.type',
  'date-of-birth/identifier': 'the country’s rules of the identifier',

  // identifiers of the creditor
  'tax-id/form': 'the country’s rules of its tax identifiers',
  'tax-id/check-digits': 'the country’s rules of its tax identifiers',
  'tax-id/holder': 'the country’s rules of its tax identifiers',
  'tax-id/placeholder': 'payprep, heuristic',
  'document/shape': 'Payment Preparation Interface, creditor.documents',
  'document/type': 'ISO 20022 external code sets, ExternalPersonIdentification1Code and ExternalOrganisationIdentification1Code',
  'document/form': 'the country’s rules of the identifier',
  'document/check-digits': 'the country’s rules of the identifier',
  'document/duplicate': 'payprep, heuristic',
  'document/tax-id': 'payprep, heuristic',

  // method

  // account and agent
  'iban/format': 'ISO 13616-1',
  'iban/structure': 'SWIFT IBAN registry, release 102',
  'iban/mod-97': 'ISO 13616-1',
  'iban/country': 'SWIFT IBAN registry, release 102',
  'iban/territory': 'SWIFT IBAN registry, release 102, “includes other countries/territories”',
  'iban/registry': 'SWIFT IBAN registry, release 102',
  'iban/bank-directory': 'the country’s bank directory, see editions',
  'settlement-system': 'the rules of the settlement system',
  'national-check/aba-routing-number': 'American Bankers Association, routing number policy',
  'national-check/account-method': 'Deutsche Bundesbank, Prüfzifferberechnungsmethoden',
  'national-check/al-branch': 'published IBANs, 70 of 70',
  'national-check/ccc': 'Consejo Superior Bancario, código cuenta cliente',
  'national-check/branch-range': 'Payments NZ, bank branch register',
  'national-check/cbu': 'Banco Central de la República Argentina, CBU',
  'national-check/cin': 'Associazione Bancaria Italiana, coordinate bancarie nazionali',
  'national-check/clabe': 'Asociación de Bancos de México, CLABE',
  'national-check/cle-rib': 'Comité français d’organisation et de normalisation bancaires, clé RIB',
  'national-check/czech': 'Czech National Bank, decree 169/2011',
  'national-check/ee-731': 'Eesti Pangaliit, 7-3-1 method',
  'national-check/elfproef': 'Betaalvereniging Nederland (no longer promised)',
  'national-check/hu': 'Magyar Nemzeti Bank, account number structure',
  'national-check/ifsc-zero': 'Reserve Bank of India, Indian Financial System Code',
  'national-check/iso7064-mod11-10': 'ISO/IEC 7064, MOD 11,10',
  'national-check/iso7064-mod97-10': 'ISO/IEC 7064, MOD 97-10',
  'national-check/kennitala': 'Registers Iceland, kennitala',
  'national-check/luhn': 'ISO/IEC 7812-1, annex B',
  'national-check/mod97-remainder': 'National Bank of Belgium, payment standards',
  'national-check/no-mod11': 'Bits, Norwegian account numbers',
  'national-check/nz': 'Inland Revenue New Zealand, bank account number validation',
  'national-check/nuban': 'Central Bank of Nigeria, NUBAN',
  'national-check/pl-sort-code': 'Narodowy Bank Polski, numer rozliczeniowy',
  'national-check/ru-account-key': 'Bank of Russia, key of the account number',
  'national-check/uk-modulus': 'Pay.UK, Validating account numbers, version 7.70',
  'account-number/form': 'the country’s rules',
  'account-number/bank-identifier': 'the country’s rules',
  'bic/form': 'ISO 9362',
  'bic/location': 'ISO 20022, BICIdentifier',
  'bic/directory': 'the country’s BIC directory, see editions',
  'bic/test': 'ISO 9362, eighth character 0',
  'bic/passive': 'ISO 9362, eighth character 1',
  'bic/country': 'ISO 9362',
  'bic/iban': 'the country’s bank directory, see editions',
  'bic/bank-identifier': 'the country’s bank directory, see editions',
  'bank-identifier/form': 'the country’s rules',
  'bank-identifier/directory': 'the country’s bank directory, see editions',
  'bank-identifier/iban': 'ISO 13616-1',
  'branch-identifier/form': 'the country’s rules',
  'national-check/ve-': 'published numbers, as bank-account-validator-venezuela checks them',
};
