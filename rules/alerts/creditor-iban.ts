/** Alerts: the IBAN of the creditor. */
import { alert } from '../vocabulary/alert.js';
import { iban } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';

export const creditorIban = {
  CREDITOR_IBAN_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/format': 'ISO 13616-1' },
    cause: 'The bank cannot find the account and rejects the payment.',
    fix: 'Check whether it is a local account number: then send its bank identifier with it.',
    example: iban('370400440532013000'),
    text: 'This is not an IBAN: an IBAN has the two letters of its country, two digits, then letters and digits.',
  }),

  CREDITOR_IBAN_INVALID_BBAN_STRUCTURE: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/structure': 'SWIFT IBAN registry, release 102' },
    cause: 'The bank cannot find the account and rejects the payment.',
    fix: 'Compare the IBAN with the original, character by character; ask the creditor if it looks the same.',
    example: iban('DE8937040044053201300'),
    text: 'An IBAN of {country: place en} has {expected} characters in a fixed pattern of letters and digits; this one does not follow it.',
  }),

  CREDITOR_IBAN_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/mod-97': 'ISO 13616-1' },
    cause: 'The bank rejects the payment: no account can have this number.',
    fix: 'Compare the IBAN with the original, character by character; ask the creditor if it looks the same.',
    example: iban('DE88370400440532013000'),
    params: ['country'],
    text: 'The check digits of the IBAN are wrong: a character is mistyped or swapped.',
  }),

  CREDITOR_IBAN_INCORRECT_NATIONAL_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'iban/national-check/*': nationalChecks },
    cause: 'The bank returns the payment: no account can have this number.',
    fix: 'Take the one that the bank states: this one may have been calculated from a mistyped account number.',
    example: iban('BE41091811735141'),
    text: 'The check digits of the account number in the IBAN are wrong by the rule of {country: place en} ({check}): ask for the IBAN again.',
  }),

  CREDITOR_IBAN_COUNTRY_INCONSISTENCY: alert({
    severity: 'warning',
    reason: 'BE11',
    rules: { 'iban/country': 'SWIFT IBAN registry, release 102' },
    cause: 'The payment follows the IBAN, to a country that may not be meant.',
    fix: 'Set the country to that of the IBAN, or ask for another account.',
    example: { country: 'US', ...iban('DE89370400440532013000') },
    text: 'The IBAN belongs to {found: place en}, but the payment goes to {country: place en}.',
  }),

  CREDITOR_IBAN_TERRITORY_PREFIX: alert({
    severity: 'warning',
    reason: 'AC03',
    rules: { 'iban/territory': 'SWIFT IBAN registry, release 102, “includes other countries/territories”' },
    cause: 'The bank rejects the payment: it knows no IBANs with this prefix.',
    fix: 'Ask the creditor for the IBAN as the bank issues it.',
    example: iban('RE4220041010050500013M02606'),
    text: 'IBANs of accounts in {found: place en} begin with {country}.',
  }),

  CREDITOR_IBAN_COUNTRY_NOT_IN_REGISTRY: alert({
    severity: 'info',
    reason: 'AC03',
    rules: { 'iban/registry': 'SWIFT IBAN registry, release 102' },
    cause: 'Some banks reject the IBAN.',
    fix: 'Send the bank identifier and the account number as well, where the system accepts them.',
    example: iban('CI93CI0080111398682828807270'),
    text: 'Banks in {country: place en} issue IBANs, but the IBAN registry does not list the country: some banks do not accept them.',
  }),

  CREDITOR_IBAN_BANK_IDENTIFIER_UNKNOWN: alert({
    severity: 'warning',
    reason: 'RC04',
    rules: { 'iban/bank-directory': 'the country’s bank directory, see editions' },
    cause: 'The payment cannot be routed and is returned.',
    fix: 'Compare the IBAN with the original; ask the creditor whether the bank still exists.',
    example: iban('DE23999999990000000000'),
    optional: ['meant'],
    text: 'No known bank in {country: place en} has the bank identifier in the IBAN (did you mean {meant}?).',
  }),
};
