/** `extract` where a number stands behind its label without a colon, or behind the name of a bank, as people write in their countries. */
import { describe, expect, test } from 'vitest';
import { extract } from '../../src/detect.js';

const accountOf = (text: string): readonly (string | undefined)[] => {
  const { country, creditorAccount, creditor } = extract(text).instruction ?? {};
  return [country, creditorAccount?.id?.value, creditor?.name];
};

describe('a number behind a label of one country needs no colon', () => {
  test.each([
    ['TH', 'ธนาคารกสิกรไทย เลขที่บัญชี 123-4-56789-0', '123-4-56789-0'],
    ['MY', 'Sila bayar ke Nombor Akaun 514012345678 (Maybank)', '514012345678'],
    ['VN', 'Chuyển khoản vào STK 0011004012345 - Vietcombank', '0011004012345'],
    ['JP', '振込先：みずほ銀行 東京営業部 普通 1234567', '1234567'],
  ])('%s: %s', (country, text, account) => expect(accountOf(text)).toEqual([country, account, undefined]));
});

test('an abbreviation before a number alone may be anything', () => {
  expect(extract('Dziękujemy za współpracę. STK-3495-0733\n\nNIP: 327-139-53-33').candidates).toEqual([]);
});

describe('the name of a bank stands between label and number', () => {
  test.each([
    ['KR', '계좌번호: 신한은행 110-123-456789', '110-123-456789', undefined],
    ['KR', '입금계좌: 국민은행 123456-01-123456 (예금주: 예시)', '123456-01-123456', '예시'],
    ['ID', 'Mohon transfer ke rekening BCA 1234567890 a.n. PT Contoh', '1234567890', undefined],
    ['ID', 'No. Rekening: BCA 1234567890', '1234567890', undefined],
  ])('%s: %s', (country, text, account, name) => expect(accountOf(text)).toEqual([country, account, name]));

  test('and no other word', () => {
    expect(accountOf('Rekening listrik 1234567890')).toEqual([undefined, undefined, undefined]);
    expect(accountOf('Rekening 1234567890')).toEqual([undefined, undefined, undefined]);
  });
});

describe('an old account that is no IBAN comes last', () => {
  test.each([
    ['VN', 'Tài khoản cũ: 0071000123456. Tài khoản mới: 0011004012345 tại Vietcombank.', '0011004012345'],
    ['JP', '旧口座：みずほ銀行 東京営業部 普通 1234567\n新口座：三井住友銀行 本店営業部 普通 7654321', '7654321'],
    ['CN', '原账号：6222021234567890128（停用）\n新账号：1001234567890123456', '1001234567890123456'],
    ['KR', '기존 계좌: 농협 352-1234-5678-9\n변경 계좌: 신한은행 110-123-456789', '110-123-456789'],
  ])('%s: %s', (country, text, account) => expect(accountOf(text)).toEqual([country, account, undefined]));
});

test('a bank before the account on its line is not the payee', () => {
  const text = 'Please make all future payments to:\nHDFC Bank A/c 50100012345678 IFSC HDFC0000001';
  expect(accountOf(text)).toEqual(['IN', '50100012345678', undefined]);
  expect(accountOf('口座番号：1234567\n口座名義：カ）ミホンシヨウジ')).toEqual(['JP', '1234567', 'カ)ミホンシヨウジ']);
});

describe('a country that declares no form of account numbers has any, where label and bank say it', () => {
  test.each([
    ['KE', 'EQBLKENA'],
    ['ZM', 'ZNCOZMLU'],
    ['BW', 'FIRNBWGX'],
  ])('%s', (country, bic) =>
    expect(accountOf(`Account name: Example Ltd\nAccount number: 0112345678901\nSWIFT: ${bic}`)).toEqual([
      country,
      '0112345678901',
      'Example Ltd',
    ]),
  );

  test('but not one that has a whole number of a fixed length', () => {
    expect(accountOf('Account number: 0118359719\nSWIFT: BCMRMXMM')).toEqual([undefined, undefined, undefined]);
  });
});
