/** Codes that are written from a payment alone, as the published examples have them. */
import { describe, expect, test } from 'vitest';
import { buildPaymentCode, type PaymentCodeContent, type PaymentCodeKind, parsePaymentCode } from '../../src/payment-codes.js';

const iban = (value: string) => ({ id: { value, type: 'IBAN' } });
const textOf = (kind: PaymentCodeKind, content: PaymentCodeContent): string => {
  const result = buildPaymentCode(kind, content);
  return result.ok ? result.text : result.problems.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
};
const codesOf = (kind: PaymentCodeKind, content: PaymentCodeContent): readonly string[] => {
  const result = buildPaymentCode(kind, content);
  return result.ok ? [] : result.problems.map(({ code }) => code);
};

describe('EPC', () => {
  const instruction = {
    creditor: { name: 'Franz Mustermänn' },
    creditorAccount: iban('DE71 1102 2033 0123 4567 89'),
    creditorAgent: { bic: 'BHBLDEHHXXX' },
  };

  test('the example of the guidelines, from an IBAN in groups', () => {
    const details = { version: '001', purpose: 'GDDS' };
    expect(textOf('EPC', { instruction, amount: '12.3', reference: 'RF18539007547034', details })).toBe(
      'BCD\n001\n1\nSCT\nBHBLDEHHXXX\nFranz Mustermänn\nDE71110220330123456789\nEUR12.3\nGDDS\nRF18539007547034',
    );
  });

  test('a creditor reference may have spaces, as printed; an invoice number stands in the text', () => {
    const lines = (reference: string, message?: string) => textOf('EPC', { instruction, reference, message }).split('\n').slice(9, 11);
    expect(lines('RF18 5390 0754 7034')).toEqual(['RF18539007547034']);
    expect(lines('INV/2025/0001')).toEqual(['', 'INV/2025/0001']);
    expect(lines('INV/2025/0001', 'Thanks')).toEqual(['', 'INV/2025/0001 Thanks']);
    expect(lines('INV/2025/0001', 'Invoice INV/2025/0001')).toEqual(['', 'Invoice INV/2025/0001']);
    expect(codesOf('EPC', { instruction, reference: 'RF19 5390 0754 7034' })).toEqual(['REFERENCE_INCORRECT']);
  });

  test('version 002 does without a BIC, and instant payments are INST', () => {
    const { creditorAgent: _, ...rest } = instruction;
    const text = textOf('EPC', { instruction: { ...rest, settlementInformation: { settlementSystem: 'SCT_INST' } }, message: 'Thanks' });
    expect(text).toBe('BCD\n002\n1\nINST\n\nFranz Mustermänn\nDE71110220330123456789\n\n\n\nThanks');
    expect(parsePaymentCode(text).instruction.settlementInformation).toEqual({ settlementSystem: 'SCT_INST' });
  });

  test('the limit counts bytes: umlauts are two in UTF-8 and one in ISO 8859-1', () => {
    const content = { instruction: { ...instruction, creditor: { name: 'ä'.repeat(70) } }, message: 'ä'.repeat(100) };
    expect(codesOf('EPC', content)).toEqual(['TOO_LONG']);
    expect(codesOf('EPC', { ...content, details: { characterSet: '2' } })).toEqual([]);
  });

  test('characters that the character set does not have are not written', () => {
    const inSet = (name: string, characterSet: string) =>
      codesOf('EPC', { instruction: { ...instruction, creditor: { name } }, details: { characterSet } });
    expect(inSet('Łódź', '3')).toEqual([]);
    expect(inSet('Łódź', '2')).toEqual(['CHARACTER_NOT_ALLOWED']);
    expect(inSet('Αθήνα', '6')).toEqual([]);
    expect(inSet('Αθήνα', '8')).toEqual(['CHARACTER_NOT_ALLOWED']);
    expect(inSet('Two\nlines', '1')).toEqual(['CHARACTER_NOT_ALLOWED']);
  });
});

describe('Swiss QR code', () => {
  const instruction = {
    creditor: {
      name: 'Health insurance fit&kicking',
      address: { streetName: 'Am Wasser', buildingNumber: '1', postCode: '3000', townName: 'Bern', country: 'CH' },
    },
    creditorAccount: iban('CH64 3196 1000 0044 2155 7'),
  };

  test('the first sample of SIX, with a reference in groups', () => {
    const debtor = {
      name: 'Sarah Beispiel',
      address: { streetName: 'Mustergasse', buildingNumber: '1', postCode: '3600', townName: 'Thun', country: 'CH' },
    };
    const reference = '00 00082 07791 22585 74212 86694';
    const content = { instruction, amount: '111.00', reference, message: 'Premium calculation July 2020', details: { debtor } };
    expect(textOf('SWISS_QR', content).split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH6431961000004421557', 'S', 'Health insurance fit&kicking', 'Am Wasser', '1', '3000', 'Bern', 'CH'],
      ...['', '', '', '', '', '', '', '111.00', 'CHF', 'S', 'Sarah Beispiel', 'Mustergasse', '1', '3600', 'Thun', 'CH'],
      ...['QRR', '000008207791225857421286694', 'Premium calculation July 2020', 'EPD'],
    ]);
  });

  test('a street may stand with its number in the first free line; more lines are not lost unseen', () => {
    const address = { addressLine1: 'Am Wasser 1', postCode: '3000', townName: 'Bern', country: 'CH' };
    const content = { instruction: { ...instruction, creditor: { name: 'A', address } }, reference: '000008207791225857421286694' };
    expect(textOf('SWISS_QR', content).split('\n').slice(4, 11)).toEqual(['S', 'A', 'Am Wasser 1', '', '3000', 'Bern', 'CH']);
    const two = { ...content, instruction: { ...instruction, creditor: { name: 'A', address: { ...address, addressLine2: 'c/o B' } } } };
    expect(codesOf('SWISS_QR', two)).toEqual(['ELEMENT_NOT_ALLOWED']);
  });

  test('the IBAN decides about the reference', () => {
    const ordinary = { ...instruction, creditorAccount: iban('CH5800791123000889012') };
    expect(codesOf('SWISS_QR', { instruction })).toEqual(['REFERENCE_TYPE_NOT_ALLOWED']);
    expect(codesOf('SWISS_QR', { instruction, reference: 'RF18539007547034' })).toEqual(['REFERENCE_TYPE_NOT_ALLOWED']);
    expect(codesOf('SWISS_QR', { instruction: ordinary, reference: '000008207791225857421286694' })).toEqual([
      'REFERENCE_TYPE_NOT_ALLOWED',
    ]);
    expect(codesOf('SWISS_QR', { instruction: ordinary, reference: 'RF18539007547034', currency: 'EUR' })).toEqual([]);
    expect(codesOf('SWISS_QR', { instruction: ordinary })).toEqual([]);
  });

  test('euros to a QR-IBAN, by version 2.3, are read and not written', () => {
    const reference = '000008207791225857421286694';
    const text = textOf('SWISS_QR', { instruction, reference }).replace('\nCHF\n', '\nEUR\n');
    const code = parsePaymentCode(text);
    expect([code.currency, code.problems]).toEqual(['EUR', []]);
    expect(codesOf('SWISS_QR', code)).toEqual(['CURRENCY_NOT_ALLOWED']);
  });
});

describe('EMV', () => {
  const of = (country: string, type: string, value: string, name?: string, townName?: string) => ({
    country,
    creditor: { name, address: { townName } },
    creditorAccount: { id: { type, value } },
  });

  test('Pix: the static code of the manual', () => {
    const instruction = of('BR', 'ALIAS', '123e4567-e12b-12d1-a456-426655440000', 'Fulano de Tal', 'BRASILIA');
    expect(textOf('EMV', { instruction })).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  test('PromptPay: the template of a peer, from a number as people write it', () => {
    const text = textOf('EMV', { instruction: of('TH', 'PHONE', '080-123-4567') });
    expect(text).toMatch(/^00020101021129370016A0000006770101110113006680123456753037645802TH6304[0-9A-F]{4}$/);
    expect(parsePaymentCode(text).problems).toEqual([]);
  });

  test('VietQR: the examples of NAPAS', () => {
    const creditorAgent = { clearingSystemMemberId: { memberId: '970403' } };
    const account = { ...of('VN', 'ACCOUNT_NUMBER', '0011012345678'), creditorAgent };
    expect(textOf('EMV', { instruction: account })).toBe(
      '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    );
    const card = { ...of('VN', 'CARD_NUMBER', '9704031101234567'), creditorAgent };
    expect(textOf('EMV', { instruction: card, amount: '180000', reference: 'NPS6869', message: 'thanh toan don hang' })).toBe(
      '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
    );
  });

  test('FPS: a telephone number with its hyphen', () => {
    const text = textOf('EMV', { instruction: of('HK', 'PHONE', '6789 1234', 'NA', 'HK'), amount: '100', reference: 'INV/1' });
    expect(text).toContain('0012hk.com.hkicl0313+852-67891234');
    expect(parsePaymentCode(text)).toMatchObject({ currency: 'HKD', amount: '100', reference: 'INV/1', problems: [] });
  });

  test('PayNow: a company, whose amount the payer changes only where there is none', () => {
    const instruction = of('SG', 'TAX_ID', '201403121W');
    expect(textOf('EMV', { instruction, amount: '8.00' })).toContain('26370009SG.PAYNOW010120210201403121W03010');
    expect(textOf('EMV', { instruction })).toContain('26370009SG.PAYNOW010120210201403121W03011');
  });

  test('a reference takes the place of the one that is there, wherever it stands', () => {
    const shop = '00020101021126370009SG.PAYNOW010120210201403121W030115204000053037025802SG62070503OLD6304';
    const { details } = parsePaymentCode(`${shop}0000`);
    const text = textOf('EMV', { instruction: {}, reference: 'NEW1', details });
    expect(text).toContain('62080504NEW1');
    expect(parsePaymentCode(text).reference).toBe('NEW1');
  });

  test('another amount is put into the code of a merchant, and the rest stays', () => {
    const merchant =
      '00020101021126550015COM.EXAMPLE.WWW0118936000000000000001021000000000000303UMI51440014ID.CO.QRIS.WWW0215ID10000000000010303UMI5204581253033605802ID5913WARUNG CONTOH6007JAKARTA6105123456304';
    const { details, instruction } = parsePaymentCode(`${merchant}0000`);
    const text = textOf('EMV', { instruction, amount: '15000', details });
    expect(text.startsWith(merchant.replace('5802ID', '5405150005802ID'))).toBe(true);
    expect(parsePaymentCode(text)).toMatchObject({ amount: '15000', problems: [{ code: 'ACCOUNT_NOT_NAMED' }] });
  });

  test('another account takes the place of the one that was there', () => {
    const company =
      '00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E';
    const { details } = parsePaymentCode(company);
    const text = textOf('EMV', { instruction: of('SG', 'PHONE', '+65 8123 4567', 'Ada'), details });
    expect(text).toContain('26500009SG.PAYNOW010100211+6581234567030110408203012315204000053037025802SG5903Ada6009Singapore');
    expect(parsePaymentCode(text).instruction.creditorAccount?.id).toEqual({ type: 'PHONE', value: '+6581234567' });
  });

  test('the text to the payee goes into the template of the network, under whatever tag it stands', () => {
    const other =
      '00020126150011COM.EXAMPLE27580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5901A6001B6304';
    const code = parsePaymentCode(`${other}0000`);
    const text = textOf('EMV', { ...code, message: 'Thanks' });
    expect(text).toContain('27680014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400000206Thanks5204');
    expect(parsePaymentCode(text)).toMatchObject({ message: 'Thanks', problems: [] });
  });

  test('a code of no known network takes no account', () => {
    const { details } = parsePaymentCode('00020126150011COM.EXAMPLE5204000053039865802BR5901A6001B63040000');
    expect(codesOf('EMV', { instruction: of('FR', 'PHONE', '+33612345678'), details })).toEqual(['NETWORK_NOT_SUPPORTED']);
    expect(codesOf('EMV', { instruction: {}, details })).toEqual([]);
  });

  test('a country without a network, and an account that the network does not write', () => {
    expect(codesOf('EMV', { instruction: of('FR', 'PHONE', '+33612345678') })).toEqual(['NETWORK_NOT_SUPPORTED']);
    expect(codesOf('EMV', { instruction: of('BR', 'ACCOUNT_NUMBER', '1234'), details: { network: 'PIX' } })).toContain(
      'NETWORK_NOT_SUPPORTED',
    );
  });
});

describe('UPI', () => {
  test('a link, whose values are encoded', () => {
    const instruction = { creditor: { name: 'Asha & Co' }, creditorAccount: { id: { type: 'ALIAS', value: 'shop@upi' } } };
    expect(textOf('UPI', { instruction, amount: '10.00', reference: 'A 1', message: 'Tea+cake' })).toBe(
      'upi://pay?pa=shop@upi&pn=Asha%20%26%20Co&tr=A%201&tn=Tea%2Bcake&am=10.00&cu=INR',
    );
  });
});

test('UPI: a plus sign for a space is read, and kept where nothing changes', () => {
  const text = 'upi://pay?pa=shop@bank&pn=Tea+House&am=5';
  const code = parsePaymentCode(text);
  expect(code.instruction.creditor?.name).toBe('Tea House');
  expect(textOf('UPI', { ...code, amount: '6' })).toBe('upi://pay?pa=shop@bank&pn=Tea+House&am=6');
});

describe('SPAYD', () => {
  const instruction = { creditorAccount: iban('CZ58 5500 0000 0012 6509 8001') };

  test('the example of the standard: the checksum is computed where it is asked for', () => {
    const content = { instruction, amount: '100.00', currency: 'CZK' };
    expect(textOf('SPAYD', content)).toBe('SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK');
    expect(textOf('SPAYD', { ...content, details: { elements: [['CRC32', '']] } })).toBe(
      'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*CRC32:AAD80227',
    );
  });

  test('a reference of ten digits is the variable symbol, a longer one that of the payee', () => {
    const of = (reference: string) => textOf('SPAYD', { instruction, reference }).replace(/^.*\*/, '');
    expect([of('1234567890'), of('1234567890123456')]).toEqual(['X-VS:1234567890', 'RF:1234567890123456']);
    expect(codesOf('SPAYD', { instruction, reference: '12345678901234567' })).toEqual(['TOO_LONG']);
  });

  test('stars, signs of percentage and all but ASCII are encoded', () => {
    const text = textOf('SPAYD', { instruction, message: '5 * 20% für Ěva' });
    expect(text).toBe('SPD*1.0*ACC:CZ5855000000001265098001*MSG:5 %2A 20%25 f%C3%BCr %C4%9Ava');
    expect(parsePaymentCode(text).message).toBe('5 * 20% für Ěva');
  });
});
