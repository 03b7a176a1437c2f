/** KHQR, whose account stands where other networks have their identifier; and the bills of PromptPay. */
import { expect, test } from 'vitest';
import { examples as PROMPTPAY_BILL } from '../../rules/payment-codes/PROMPTPAY_BILL.js';
import { buildPaymentCode, parsePaymentCode } from '../../src/payment-codes.js';
import { found } from './found.js';

const instruction = {
  country: 'KH',
  currency: 'USD',
  creditor: { name: 'Sok Example', address: { townName: 'Phnom Penh' } },
  creditorAccount: { id: { type: 'ALIAS', value: 'sok_example@devb' } },
};

/** As a peer packs it, without its checksum. */
const peer = '00020101021129200016sok_example@devb5204000053038405802KH5911Sok Example6010Phnom Penh6304';

test('a code without amount is written as the peer lays it out', () => {
  const result = buildPaymentCode('EMV', { instruction });
  expect(result).toMatchObject({ ok: true, text: expect.stringMatching(new RegExp(`^${peer}[0-9A-F]{4}$`)) });
  expect(parsePaymentCode(result.ok && result.text)).toMatchObject({
    problems: [],
    instruction: { ...instruction, settlementInformation: { settlementSystem: 'KH_BAKONG' } },
  });
});

test('a code with an amount has to say when it was made', () => {
  expect(buildPaymentCode('EMV', { instruction, amount: '1.50' })).toMatchObject({
    ok: false,
    problems: [{ code: 'ELEMENT_MISSING', place: { tag: '99' } }],
  });
  const stamped = [['99', '0013176726748914201131767267549142']] as const;
  const result = buildPaymentCode('EMV', { instruction, amount: '1.50', reference: 'INV-7', details: { elements: stamped } });
  const code = parsePaymentCode(result.ok && result.text);
  expect(code).toMatchObject({ problems: [], amount: '1.50', reference: 'INV-7', details: { network: 'KHQR' } });
});

test.each([
  ['a customer of a bank', '29', '0009khqr@aclb011185512345678'],
  ['a merchant', '30', '0012example@devb0106123456'],
])('no account is read where the code names %s beside the Bakong account', (_, tag, template) => {
  const start = `000201010211${tag}${template.length}${template}5204000053031165802KH5911Sok Example6010Phnom Penh`;
  const { elements = [] } = parsePaymentCode(`${start}63040000`).details;
  const written = buildPaymentCode('EMV', { instruction: {}, details: { elements } });
  expect(found(written.ok && written.text)).toEqual([`ACCOUNT_NOT_NAMED ${tag}`]);
  // another account takes the place of both
  const other = buildPaymentCode('EMV', { instruction, details: { elements } });
  expect(parsePaymentCode(other.ok && other.text)).toMatchObject({
    problems: [],
    instruction: { creditorAccount: instruction.creditorAccount },
  });
});

test('a bill of PromptPay is written again with another amount, and never from an account', () => {
  const bill = PROMPTPAY_BILL[0]?.text ?? '';
  const code = parsePaymentCode(bill);
  const other = buildPaymentCode('EMV', { ...code, amount: '7.00' });
  expect(parsePaymentCode(other.ok && other.text)).toMatchObject({ amount: '7.00', reference: code.reference });
  const account = { country: 'TH', creditorAccount: { id: { type: 'TAX_ID', value: '1111111111111' } } };
  expect(buildPaymentCode('EMV', { instruction: account, details: { network: 'PROMPTPAY_BILL' } })).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.objectContaining({ code: 'NETWORK_NOT_SUPPORTED' })]),
  });
});
