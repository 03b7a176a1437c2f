/**
 * Payment codes as their specifications publish them, and what they say. Names of people in them are those of the specifications, but for the UPI
 * link, whose payee is made up here.
 */
import type { PaymentCode } from '../../src/payment-codes.js';

export interface Published {
  readonly from: string;
  readonly text: string;
  readonly says: Partial<PaymentCode>;
}

const iban = (value: string) => ({ id: { value, type: 'IBAN' } });

export const published: readonly Published[] = [
  {
    from: 'EPC069-12, version 2.1, example with a structured reference',
    text: 'BCD\n001\n1\nSCT\nBHBLDEHHXXX\nFranz Mustermänn\nDE71110220330123456789\nEUR12.3\nGDDS\nRF18539007547034',
    says: {
      kind: 'EPC',
      instruction: {
        country: 'DE',
        currency: 'EUR',
        creditorAgent: { bic: 'BHBLDEHHXXX' },
        creditor: { name: 'Franz Mustermänn' },
        creditorAccount: iban('DE71110220330123456789'),
        settlementInformation: { settlementSystem: 'SCT' },
      },
      amount: '12.3',
      reference: 'RF18539007547034',
      details: { lineBreak: 'LF', version: '001', characterSet: '1', purpose: 'GDDS' },
    },
  },
  {
    from: 'EPC069-12, version 2.1, example with a text, ISO 8859-1 and no BIC',
    text: "BCD\n002\n2\nSCT\n\nFrançois D'Alsace S.A.\nFR1420041010050500013M02606\nEUR12.3\n\n\nClient:Marie Louise La Lune",
    says: {
      kind: 'EPC',
      amount: '12.3',
      message: 'Client:Marie Louise La Lune',
      details: { lineBreak: 'LF', version: '002', characterSet: '2' },
    },
  },
  {
    from: 'EPC QR code, the example of the Red Cross that Wikipedia shows',
    text: 'BCD\n001\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample EPC QR code',
    says: { kind: 'EPC', amount: '1', message: 'Urgency fund' },
  },
  {
    from: 'EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode, annex',
    text: '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
    says: {
      kind: 'EMV',
      instruction: {
        country: 'CN',
        currency: 'CNY',
        creditor: { name: 'BEST TRANSPORT', address: { country: 'CN', townName: 'BEIJING' } },
      },
      amount: '23.72',
      reference: undefined,
    },
  },
  {
    from: 'Czech Banking Association, Standard No. 26, example with a checksum',
    text: 'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*CRC32:AAD80227',
    says: {
      kind: 'SPAYD',
      instruction: { country: 'CZ', currency: 'CZK', creditorAccount: iban('CZ5855000000001265098001') },
      amount: '100.00',
      currency: 'CZK',
    },
  },
  {
    from: 'spayd-java, test cases: other accounts',
    text: 'SPD*1.0*ACC:CZ2408000000190000000123*ALT-ACC:CZ9755000000000000000019,CZ7301000000000000000019*AM:100.5',
    says: { kind: 'SPAYD', amount: '100.5', currency: undefined },
  },
  {
    from: 'qr-faktura.cz, first example, with an asterisk at its end',
    text: 'SPD*1.0*CC:CZK*ACC:CZ3103000000270016060243*AM:495.00*DT:20151217*X-VS:012150672*X-INV:SID%2A1.0%2AID:012150672%2ADD:20151201%2ATP:0*',
    says: { kind: 'SPAYD', amount: '495.00', reference: '012150672' },
  },
  {
    from: 'NPCI, UPI Linking Specifications, version 1.6, section 2.1; another payee',
    text: 'upi://pay?pa=asha@npci&pn=asha%20sample&mc=0000&tid=cxnkjcnkjdfdvjndkjfvn&tr=4894398cndhcd23&tn=Pay%20to%20mystar%20store&am=10&mam=null&cu=INR&url=https://mystar.com/orderid=9298yw89e8973e87389e78923ue892',
    says: {
      kind: 'UPI',
      instruction: {
        country: 'IN',
        currency: 'INR',
        creditor: { name: 'asha sample' },
        creditorAccount: { id: { value: 'asha@npci', type: 'ALIAS' } },
        settlementInformation: { settlementSystem: 'IN_UPI' },
      },
      amount: '10',
      currency: 'INR',
      reference: '4894398cndhcd23',
      message: 'Pay to mystar store',
    },
  },
];
