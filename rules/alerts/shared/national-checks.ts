/**
 * The sources of the national checks in `rules/check-digits/`, by the name of the check. A name that ends in a hyphen, or names a family, stands for every check
 * that begins with it. A check that a country declares itself has its source there: `checkSources`.
 */
export const nationalChecks = {
  'account-method': 'Deutsche Bundesbank, Prüfzifferberechnungsmethoden',
  'br-': 'checks of the banks, as wirecardBrasil/desmond describes them',
  'branch-range': 'Payments NZ, bank branch register',
  cin: 'Associazione Bancaria Italiana, coordinate bancarie nazionali',
  'cle-rib': 'Comité français d’organisation et de normalisation bancaires, clé RIB',
  'il-account': 'MASAV, rules for the validity of account numbers, 2011, as later programs have them',
  'iso7064-mod11-10': 'ISO/IEC 7064, MOD 11,10',
  'iso7064-mod97-10': 'ISO/IEC 7064, MOD 97-10',
  luhn: 'ISO/IEC 7812-1, annex B',
  'mod97-remainder': 'National Bank of Belgium, payment standards',
  nz: 'Inland Revenue New Zealand, bank account number validation',
  'ru-account-key': 'Bank of Russia, key of the account number',
  'se-': 'Bankgirot, Bankernas kontonummer',
  'uk-modulus': 'Pay.UK, Validating account numbers, weight table of January 2026',
} as const;
