/**
 * Accounts in Germany as domestic payments write them: the Bankleitzahl (BLZ) and the Kontonummer.
 *
 * A Kontonummer of fewer than ten digits is filled up with zeros on the left. Many banks have a rule of their own for the IBAN.
 *
 * @see https://www.bundesbank.de/en/tasks/payment-systems/services/bank-sort-codes
 */
import { zeroPadded } from '../../account-forms/account-form.js';
import { germanAccountMethod } from '../../check-digits/german/account-method.js';
import { type AccountExamples, localAccount } from '../../vocabulary/account.js';
import { DE } from './iban.js';

export const account = localAccount(DE, {
  currency: 'EUR',
  clearingSystem: 'DEBLZ',
  forms: [zeroPadded(1, 'account')],
  construction: 'german',
  checks: [germanAccountMethod('bank', 'account')],
});

export const examples: AccountExamples = {
  local: [{ memberId: '100 100 10', account: '6820101', iban: 'DE02100100100006820101' }],
  // the Bundesbank's own
  byRule: [
    { rule: '000100', memberId: '10060198', account: '1' },
    { rule: '000400', memberId: '10050000', account: '112233', iban: 'DE54100500000630025819' },
    { rule: '000503', memberId: '26580070', account: '7325022', iban: 'DE32265800700732502200' },
    { rule: '000503', memberId: '12080000', account: '998761700' },
    { rule: '000700', memberId: '37050198', account: '606060', iban: 'DE64370501980000091025' },
    { rule: '000900', memberId: '68351976', account: '1116232594', iban: 'DE03683515573047232594' },
    { rule: '001001', memberId: '50050222', account: '1241539870', iban: 'DE45500502011241539870' },
    { rule: '001100', memberId: '32050000', account: '47800', iban: 'DE36320500000000047803' },
    { rule: '001301', memberId: '40050000', account: '60624', iban: 'DE15300500000000060624' },
    { rule: '001600', memberId: '37160087', account: '300000', iban: 'DE68371600870018128012' },
    { rule: '001800', memberId: '39060180', account: '556', iban: 'DE05390601800120440110' },
    { rule: '002002', memberId: '50070010', account: '12345', iban: 'DE11500700100001234500', failsCheck: true },
    { rule: '002002', memberId: '50070010', account: '3700246', iban: 'DE43500700100003700246' },
    { rule: '002002', memberId: '50070010', account: '1234567890' },
    { rule: '002300', memberId: '26590025', account: '700', iban: 'DE76265900251000700800' },
    { rule: '002600', memberId: '35060190', account: '55111', iban: 'DE21350601900000055111' },
    { rule: '002600', memberId: '35060190', account: '8090100', iban: 'DE86350601900008090100' },
    { rule: '002700', memberId: '32060362', account: '3333', iban: 'DE47320603620000003333' },
    { rule: '002700', memberId: '32060362', account: '4444', iban: 'DE23320603620000004444' },
    { rule: '002900', memberId: '51210800', account: '1230567890', iban: 'DE20512108000123567890' },
    { rule: '003200', memberId: '50320191', account: '800000000' },
    { rule: '003400', memberId: '60020290', account: '502', iban: 'DE28600202904340118001' },
    { rule: '003600', memberId: '21050000', account: '300000' },
    { rule: '004100', memberId: '62220000', account: '1234567890', iban: 'DE96500604000000011404' },
    { rule: '004201', memberId: '70000000', account: '0040402000', iban: 'DE78700000000040402000' },
    { rule: '004201', memberId: '10000000', account: '0040400000' },
    { rule: '004400', memberId: '68050101', account: '202', iban: 'DE51680501010002282022' },
    { rule: '004700', memberId: '10033300', account: '1234567', iban: 'DE87100333000001234567' },
    { rule: '005100', memberId: '60050101', account: '502', iban: 'DE15600501010001108884' },
    { rule: '005700', memberId: '50810900', account: '1234567890', iban: 'DE21660102001234567890' },
  ],
};
