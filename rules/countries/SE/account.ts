/**
 * Accounts in Sweden: a clearing number of 4 digits (5 at Swedbank) and an account number of 2 to 10 digits.
 *
 * Each bank has its own rule that turns the two into an IBAN.
 *
 * The gotcha: a giro number can replace an account number, but it has no IBAN.
 *
 * @see IBAN registry, release 102, entry SE
 * @see https://www.bankinfrastruktur.se/framtidens-betalningsinfrastruktur/iban-och-svenskt-nationellt-kontonummer, 2025-01-27
 */
import { swedishBank, swedishIban, swedishNumber } from '../../account-forms/swedish.js';
import { swedishAccount, swedishClearing } from '../../check-digits/swedish.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { SE } from './iban.js';

export const account = localAccount(SE, {
  currency: 'SEK',
  otherDomesticCode: true,
  domestic: {
    bban: 'bank:4n bankCheck:1n account:10n',
    checks: [swedishClearing('bank', 'bankCheck'), swedishAccount('bank', 'account')],
    memberId: ['bank', 'bankCheck'],
    memberForm: swedishBank('bank', 'bankCheck'),
    clearingSystem: 'SESBA',
    forms: [swedishNumber('bank', 'bankCheck', 'account')],
    iban: swedishIban('bank', 'bankCheck', 'account'),
  },
});

export const examples: AccountExamples = {
  local: [
    { memberId: '5839', account: '8257466', iban: 'SE4550000000058398257466' },
    { account: '5839-8257466', iban: 'SE4550000000058398257466' },
    { memberId: '1274', account: '0235 305', iban: 'SE4112000000012740235305' },
    { memberId: 'SESBA6114', account: '5171 82351', iban: 'SE5860000000000517182351' },
    { memberId: '8327-9', account: '014 725 892-5', iban: 'SE5580000832790147258925' },
    { account: '8327-9, 014 725 892-5', iban: 'SE5580000832790147258925' },
    { memberId: '9022', account: '1114884', iban: 'SE5390200000090221114884' },
    { memberId: '4001', account: '1234563', iban: 'SE8030000000040011234563' },
    { memberId: '4001', account: '1000003', iban: 'SE7030000000040011000003' },
    { memberId: '3300', account: '000101-2384', iban: 'SE1730000000000001012384' },
    { memberId: '9570', account: '5250041760', iban: 'SE3795700000005250041760' },
  ],
  valid: [
    { account: '5402-9681' },
    { account: '640-5070' },
    { memberId: '9960', account: '1111111116' },
    { memberId: '9180', account: '1111111116' },
    { memberId: '9260', account: '1000009' },
    { memberId: '9999', account: '0123456' },
    { account: '50000000058398257466' },
    { memberId: '500' },
  ],
  invalid: [
    { account: '5402-9682', code: 'CREDITOR_ACCOUNT_NUMBER_INCORRECT_CHECK_DIGITS' },
    { memberId: '5839', account: '8257467', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '5839', account: '1274-0235305', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '83270', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '58390', code: 'CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT' },
    { memberId: '5839', account: '82574660000', code: 'CREDITOR_BANK_IDENTIFIER_ACCOUNT_NUMBER_INCONSISTENCY' },
    { memberId: '5839', account: 'ABC', code: 'CREDITOR_ACCOUNT_NUMBER_INVALID_FORMAT' },
  ],
};
