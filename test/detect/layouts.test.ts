/** How bank and account stand in a text: behind two labels in one, in cells, with a branch between. */
import { expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

/** Country, bank, branch and account number of each candidate. */
const accounts = (text: string) =>
  extract(text).candidates.map(({ country, creditorAgent, creditorAccount }) =>
    [country, creditorAgent?.clearingSystemMemberId?.memberId, creditorAgent?.branchId, creditorAccount?.id?.value]
      .filter((part) => part !== undefined)
      .join(' '),
  );

test.each([
  ['Sort code / account number: 20-00-00 / 55779911\nReference: 2026-0145', 'GB 200000 55779911'],
  ['Sort code & account no: 200000 55779911', 'GB 200000 55779911'],
  ['Account no / Sort code: 55779911 / 20-00-00', 'GB 200000 55779911'],
  ['Routing/Account: 021000021/123456789\nEIN 12-3456789', 'US 021000021 123456789'],
  ['Kontonummer/BLZ: 532013000/37040044', 'DE 37040044 532013000'],
  ['BSB and account no. 062-000 12345678', 'AU 062000 12345678'],
  ['BSB and account: 062-000 and 12345678', 'AU 062000 12345678'],
  ['Institution/Transit/Account: 003-04567-1234567', 'CA 003 04567 1234567'],
  ['Banco: 341 Ag./Conta: 2545 / 02366-1', 'BR 341 2545 02366-1'],
  ['Reg.nr. og kontonr. 0040 0440116243', 'DK 0040 0440116243'],
])('the values of labels that stand in one are in their order: %j', (text, account) => expect(accounts(text)).toEqual([account]));

test.each([['BSB / account no. 062-000'], ['Sort code / account number: 20-00-00']])(
  'a bank without the account of its label is none: %j',
  (text) => expect(accounts(text)).toEqual([]),
);

test('a branch code behind a bank code is the branch', () => {
  const text = 'Bank code: 0001, Branch code: 001, Account type: Futsu, Account number: 1234567, SWIFT: MHCBJPJT';
  expect(accounts(text)).toEqual(['JP 0001 001 1234567']);
});

test.each([
  ['CCC: Entidad 2100 Oficina 0418 DC 45 Cuenta 0200051332'],
  ['Entidad: 2100\nOficina: 0418\nD.C.: 45\nN.º de cuenta: 0200051332\nVencimiento 30/11/2026'],
  ['Entidad | Oficina | DC | Cuenta\n2100 | 0418 | 45 | 0200051332'],
  ['Transferencia a la cuenta 2100 0418 45 0200051332 de CaixaBank'],
])('the parts of a CCC are one number: %j', (text) => {
  expect(accounts(text)).toEqual(['ES 21000418450200051332']);
  expect(accounts(text.replace('45', '46'))).toEqual([]);
});

test.each([
  ['Bank: GTBank (058), NUBAN: 0123456789', 'NG 0123456789'],
  ['戶口號碼: 004-123-456789-838', 'HK 004-123-456789-838'],
])('the label tells the country: %j', (text, account) => expect(accounts(text)).toEqual([account]));

test.each([
  ['Account no 000123 Customer no 445566\nBank: sort code 20-00-00, acc no 55779911', 'GB 200000 55779911'],
  ['Acct # 445566 Due 12/11/26 ... ACH Routing/Account: 021000021 / 123456789', 'US 021000021 123456789'],
])('of two numbers the account is the one beside the bank: %j', (text, account) => expect(accounts(text)).toEqual([account]));
