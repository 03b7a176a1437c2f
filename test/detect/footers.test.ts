/** `extract` on footers of invoices of fifteen countries: account, bank, branch, BIC and payee. */
import { expect, test } from 'vitest';
import { extract, type PaymentInstruction } from '../../src/detect.js';
import { validate } from '../../src/index.js';
import { type Footer, footers } from './footers.js';

const shown = ({ country, creditorAccount, creditorAgent, creditor }: PaymentInstruction = {}) => ({
  country,
  account: creditorAccount?.id?.value,
  type: creditorAccount?.id?.type,
  bank: creditorAgent?.clearingSystemMemberId?.memberId,
  branch: creditorAgent?.branchId,
  bic: creditorAgent?.bic,
  name: creditor?.name,
});

const wanted = ({ country, account, type, bank, branch, bic, name }: Footer) => ({
  country,
  account,
  type: type ?? (/^[A-Z]{2}\d{2}/.test(account) ? 'IBAN' : 'ACCOUNT_NUMBER'),
  bank,
  branch,
  bic,
  name,
});

const read = footers.filter(({ misses }) => misses === undefined);

test.each(read)('$country: $text', (footer) => {
  const { candidates, instruction, found } = extract(footer.text);
  expect(candidates.map(shown)).toEqual([wanted(footer)]);
  for (const { value, range, kind } of found)
    if (!['PIX_KEY', 'CURRENCY', 'AMOUNT'].includes(kind)) expect(footer.text.slice(...range).length).toBeGreaterThanOrEqual(value.length);
  const { alerts } = validate({ ...instruction, creditor: { name: 'Example', ...instruction?.creditor } });
  expect(alerts.filter(({ code }) => /IBAN|PROXY|ACCOUNT_NUMBER/.test(code))).toEqual([]);
});

test('56 of 60 are read; of the others nothing is invented', () => {
  expect([read.length, footers.length]).toEqual([56, 60]);
  for (const footer of footers.filter(({ misses }) => misses !== undefined)) {
    const [first = {}] = extract(footer.text).candidates.map(shown);
    expect(first).not.toEqual(wanted(footer));
    expect(wanted(footer)).toMatchObject(Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined)));
  }
});

test.each([
  ['Pix: 11987654321', '11987654321', 'TAX_ID'],
  ['Chave Pix: +55 11 98765-4321', '+5511987654321', 'PHONE'],
  ['Chave Pix (celular): 11987654321', '+5511987654321', 'PHONE'],
  ['Chave PIX: FINANCEIRO@EXEMPLO.COM.BR', 'financeiro@exemplo.com.br', 'EMAIL'],
])('%s', (text, value, type) => {
  expect(extract(text).instruction).toEqual({
    country: 'BR',
    creditorAccount: { id: { value, type } },
    settlementInformation: { settlementSystem: 'BR_PIX' },
  });
});

test('a footer with an account and a Pix key has a candidate for each, with the payee', () => {
  const { candidates } = extract('Favorecido: Exemplo Ltda\nBanco: 237 Agência: 8221-P Conta: 0325620-0\nChave Pix: 11.444.777/0001-61');
  expect(candidates.map(shown)).toMatchObject([
    { account: '0325620-0', bank: '237', branch: '8221-P', name: 'Exemplo Ltda' },
    { account: '11444777000161', type: 'TAX_ID', name: 'Exemplo Ltda' },
  ]);
});

test.each([
  'Pague com Pix e ganhe 5% de desconto.',
  'Aceitamos Pix, boleto e cartão. Dúvidas: contato@exemplo.com.br',
  'Pix: QR Code abaixo',
  'Chave Pix: consulte o site',
  'Ag 12 de novembro, conta 12345678',
  'Fone (001) 234-5678 Ag. Centro',
])('there is no account in: %s', (text) => expect(extract(text)).toEqual({ found: [], candidates: [] }));
