/** Alerts: account numbers that are no IBANs, card numbers, and the identifiers of wallets and billers. */
import { alert } from '../vocabulary/alert.js';
import { local, wallet } from './shared/instructions.js';
import { nationalChecks } from './shared/national-checks.js';

export const creditorAccountNumber = {
  CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-id/form': 'the rules of the method', 'account-number/form': 'the country’s rules' },
    cause: 'The bank cannot find the account and returns the payment.',
    fix: 'Ask the creditor for the number again if the original is the same.',
    example: local('DE', '37040044', '12345678901'),
    text: 'This is not a valid account number in {country: place en}: compare its length and its characters with the original.',
  }),

  CREDITOR_ACCOUNT_NUMBER_TOO_LONG: alert({
    severity: 'warning',
    reason: 'AC03',
    rules: { 'settlement-system/account-length': 'the rules of the settlement system' },
    cause: 'The number is cut off on the way, or the system rejects the payment.',
    fix: 'Ask the creditor for the number that the bank gives for this system, or choose another system.',
    example: {
      creditor: { name: 'Ada Example' },
      ...local('AU', '062000', '1029384756'),
      settlementInformation: { settlementSystem: 'AU_BECS' },
    },
    text: 'The account number has more characters than {by: place en} carries: at most {max}.',
  }),

  CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-number/national-check/*': nationalChecks },
    cause: 'The bank returns the payment: no account can have this number.',
    fix: 'Ask the creditor for the number again if the original has the same digits.',
    example: local('CZ', '0800', '19-2000145398'),
    text: 'The check digits of the account number are wrong by the rule of {country: place en} ({check}): compare it with the original, digit by digit.',
  }),

  CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY: alert({
    severity: 'error',
    reason: 'AC03',
    rules: { 'account-number/national-check/*': nationalChecks, 'account-number/bank-identifier': 'the country’s rules' },
    cause: 'The bank does not hold this account and returns the payment.',
    fix: 'Ask the creditor if both look the same: they may belong to two accounts.',
    example: local('GB', '040075', '49976223'),
    text: 'The bank identifier and the account number do not belong together by the rule of {country: place en} ({check}): compare both with the original.',
  }),

  CREDITOR_ACCOUNT_NUMBER_SUSPICIOUS: alert({
    severity: 'info',
    reason: 'AC03',
    rules: { 'account-number/published': 'payprep, heuristic', 'account-number/no-account': 'payprep, heuristic' },
    cause: 'The number was probably copied from a document or the wrong field, and the payment is returned.',
    fix: 'Check the number; ask the creditor if in doubt.',
    example: { creditorAccount: { id: { value: 'DE89370400440532013000', type: 'IBAN' } } },
    text: 'The account number is a published example, repeats one digit or run of digits, or is the number of the bank.',
  }),

  CREDITOR_CARD_NUMBER_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'AC16',
    rules: { 'account-id/form': 'the rules of the method', 'account-id/registered': 'the rules of the settlement system' },
    cause: 'The provider cannot find the card and rejects the payment.',
    fix: 'Compare the number with the card; ask the creditor if it looks the same.',
    example: {
      country: 'CN',
      method: 'UNIONPAY_CARD',
      creditor: { name: 'Ada Example' },
      creditorAccount: { id: { value: '4111111111111111', type: 'CARD_NUMBER' } },
    },
    text: 'This is not a card number that {method} pays to.',
  }),

  CREDITOR_CARD_NUMBER_NOT_ALLOWED: alert({
    severity: 'error',
    reason: 'AC16',
    rules: { 'account-number/card': 'ISO/IEC 7812-1' },
    cause: 'The bank finds no account under it, and a card number is stored where it must not be.',
    fix: 'Ask for the account number, and do not keep the card number.',
    example: { country: 'GB', creditorAccount: { id: { value: '4242424242424242', type: 'ACCOUNT_NUMBER' } } },
    text: 'This is the number of a card: enter the account number.',
  }),

  CREDITOR_PROXY_INVALID_FORMAT: alert({
    severity: 'error',
    reason: 'BE23',
    rules: {
      'account-id/form': 'the rules of the method',
      'account-id/registered': 'the rules of the settlement system',
      'account-id/nric': 'Jabatan Pendaftaran Negara Malaysia, codes of states and countries',
    },
    cause: 'The provider cannot find the account and rejects the payment.',
    fix: 'Ask the creditor for the identifier again if the original is the same.',
    example: { country: 'KE', method: 'MPESA', ...wallet('12') },
    text: 'This identifier is not valid for {method}: check for missing or wrong characters.',
  }),

  CREDITOR_PROXY_INCORRECT_CHECK_DIGITS: alert({
    severity: 'info',
    reason: 'BE23',
    rules: { 'account-id/luhn': 'ISO/IEC 7812-1, annex B', 'account-id/bpay': 'BPAY, check digit routines MOD10V01 and MOD10V05' },
    cause: 'The identifier is probably mistyped, and the payment may reach somebody else.',
    fix: 'Correct the digit that differs; pay to the identifier as it is where none does.',
    example: {
      country: 'AU',
      method: 'BPAY',
      creditor: { name: 'Example Energy' },
      creditorAccount: { id: { value: '000016724', type: 'BPAY_CRN' } },
      creditorAgent: { clearingSystemMemberId: { memberId: '12345' } },
    },
    text: 'The identifier may be mistyped: its check digit is not one that {method} usually has, though a few billers have others. Compare it with the bill.',
  }),
};
