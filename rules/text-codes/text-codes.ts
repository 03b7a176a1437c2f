/**
 * National payment codes and links that say an account in plain text. They are read, and not written: how each is drawn (PDF417, error correction, sets of characters)
 * is a matter of its own.
 *
 * The gotcha: amounts of HUB3, UPN, ZBP and ST00012 are in cents without a point; those of IPS have a comma and follow their currency.
 *
 * Lengths rest on other implementations, read on 2026-11-29, which docs/payment-codes.md names; where they disagree, the longer is taken.
 *
 * @see HUB (Croatian Banking Association), 2D barcode of the payment slip in euros, HRVHUB30: https://www.hub.hr
 * @see ZBS (Bank Association of Slovenia), UPN QR technical standard: https://www.zbs-giz.si/en/standards/
 * @see Narodna banka Srbije, IPS QR: https://ips.nbs.rs
 * @see GOST R 56042-2014, ST00011 and ST00012
 * @see Związek Banków Polskich, recommendation on the 2D code of domestic transfers, 2013
 * @see Magyar Nemzeti Bank, guideline on the QR code of instant payments (HCT)
 * @see National Bank of Ukraine, rules of the QR code of credit transfers (resolution 97 of 2021)
 * @see RFC 8905, The ‘payto’ URI scheme for payments
 * @see https://www.bezahlcode.de (no longer served), bank://singlepaymentsepa
 */
import type { TextCode, TextCodeExample } from '../vocabulary/text-code.js';

const COMMA = /^(?:[A-Z]{3})?(\d{1,14})(?:,(\d{0,2}))?$/;
const POINT = /^(?:[A-Z]{3}:?)?(\d{1,14})(?:\.(\d{1,2}))?$/;
const EITHER = /^(\d{1,14})(?:[.,](\d{1,2}))?$/;

export const textCodes: readonly TextCode[] = [
  {
    code: 'HUB3',
    start: /^HRVHUB30\r?\n/,
    parted: 'lines',
    amountForm: 'minor',
    parts: { currency: '2', amount: '3', name: '7', account: '10', referenceModel: '11', reference: '12', message: '14' },
    longest: { '2': 3, '3': 15, '4': 30, '5': 27, '6': 27, '7': 25, '8': 25, '9': 27, '11': 4, '12': 22, '13': 4, '14': 35 },
    required: ['2', '3', '7'],
  },
  {
    code: 'UPN_QR',
    start: /^UPNQR\r?\n/,
    parted: 'lines',
    currency: 'EUR',
    amountForm: 'minor',
    parts: { amount: '9', message: '13', account: '15', reference: '16', name: '17' },
    longest: { '6': 33, '7': 33, '8': 33, '9': 11, '12': 4, '13': 42, '16': 26, '17': 33, '18': 33, '19': 33 },
    required: ['9', '17'],
  },
  {
    code: 'IPS_QR',
    start: /^K:(?:PR|PT|PK|EK)\|V:01\|/,
    parted: 'bars',
    separator: ':',
    country: 'RS',
    currency: 'RSD',
    amountForm: COMMA,
    accountForm: /^\d{18}$/,
    parts: { account: 'R', name: 'N', amount: 'I', reference: 'RO', message: 'S' },
    longest: { N: 70, I: 20, P: 70, S: 35, RO: 35 },
    required: ['N'],
  },
  {
    code: 'ST00012',
    start: /^ST0001[123]\|/,
    parted: 'bars',
    separator: '=',
    country: 'RU',
    currency: 'RUB',
    amountForm: 'minor',
    accountForm: /^\d{20}$/,
    parts: { account: 'PersonalAcc', name: 'Name', amount: 'Sum', bank: 'BIC', message: 'Purpose' },
    longest: { Name: 160, BankName: 45, Purpose: 210, Sum: 18 },
    required: ['Name', 'BankName', 'BIC'],
  },
  {
    code: 'ZBP_2D',
    start: /^\d{0,10}\|PL\|(?=\d{26}\|)/,
    parted: 'bars',
    currency: 'PLN',
    amountForm: 'minor',
    ibanPrefix: 'PL',
    parts: { account: '3', amount: '4', name: '5', message: '6' },
    longest: { '5': 20, '6': 32 },
    required: ['5', '6'],
  },
  {
    code: 'HCT',
    start: /^(?:HCT|RTP)\r?\n\d{3}\r?\n/,
    parted: 'lines',
    currency: 'HUF',
    amountForm: POINT,
    parts: { bic: '4', name: '5', account: '6', amount: '7', message: '10' },
    longest: { '5': 70, '7': 15, '9': 4, '10': 70 },
    required: ['5'],
  },
  {
    code: 'NBU_QR',
    start: /^BCD\r?\n00[123]\r?\n[12]\r?\nUCT\r?\n/,
    parted: 'lines',
    currency: 'UAH',
    amountForm: POINT,
    parts: { name: '6', account: '7', amount: '8', message: '12' },
    longest: { '6': 140 },
    required: ['6'],
  },
  {
    code: 'BEZAHLCODE',
    start: /^bank:\/\/singlepaymentsepa\?/i,
    parted: 'query',
    amountForm: EITHER,
    parts: { account: 'iban', bic: 'bic', name: 'name', amount: 'amount', currency: 'currency', message: 'reason' },
    longest: { name: 70, reason: 140 },
    required: ['name'],
  },
  {
    code: 'PAYTO',
    start: /^payto:\/\/iban\/(?:(?<bic>[A-Z0-9]{8}(?:[A-Z0-9]{3})?)\/)?(?<iban>[A-Z0-9]{5,34})\??/i,
    parted: 'query',
    amountForm: POINT,
    parts: { account: 'iban', bic: 'bic', name: 'receiver-name', amount: 'amount', message: 'message' },
  },
];

/** How links of one UPI app begin. */
export const appLinks = /^(?:phonepe|paytmmp|tez|gpay):\/\//i;

export const examples: Readonly<Record<string, readonly TextCodeExample[]>> = {
  HUB3: [
    {
      text: 'HRVHUB30\nEUR\n000000000012355\nPRIMJER PLATITELJ\nUlica 1\n10000 Zagreb\nPRIMJER D.O.O.\nTrg 2\n10000 Zagreb\nHR1210010051863000160\nHR01\n7269-68949637676-00019\nCOST\nTroškovi za 1. mjesec',
      account: 'HR1210010051863000160',
      amount: '123.55',
      currency: 'EUR',
      name: 'PRIMJER D.O.O.',
      reference: 'HR017269-68949637676-00019',
      message: 'Troškovi za 1. mjesec',
    },
  ],
  UPN_QR: [
    {
      text: 'UPNQR\n\n\n\n\nJanez Primer\nCesta 1\n1000 Ljubljana\n00000001235\n\n\nGDSV\nPlačilo\n31.12.2026\nSI56020170014356205\nSI121234567890120\nPrimer d.o.o.\nTrg 2\n1000 Ljubljana\n190\n',
      account: 'SI56020170014356205',
      amount: '12.35',
      currency: 'EUR',
      name: 'Primer d.o.o.',
      reference: 'SI121234567890120',
      message: 'Plačilo',
    },
  ],
  IPS_QR: [
    {
      text: 'K:PR|V:01|C:1|R:845000000040484987|N:PRIMER DOO\nBEOGRAD|I:RSD3596,13|P:KUPAC|SF:189|S:UPLATA PO RAČUNU|RO:97163220000111111111000',
      account: '845000000040484987',
      amount: '3596.13',
      currency: 'RSD',
      name: 'PRIMER DOO',
      reference: '97163220000111111111000',
      message: 'UPLATA PO RAČUNU',
    },
  ],
  ST00012: [
    {
      text: 'ST00012|Name=ООО «Пример»|PersonalAcc=40702810138250123017|BankName=ОАО "БАНК"|BIC=044525225|CorrespAcc=30101810400000000225|Sum=123456|Purpose=Оплата по счету 17',
      account: '40702810138250123017',
      amount: '1234.56',
      currency: 'RUB',
      name: 'ООО «Пример»',
      message: 'Оплата по счету 17',
    },
  ],
  ZBP_2D: [
    {
      text: '1234567890|PL|61109010140000071219812874|001234|Przyklad sp. z o.o.|Faktura 1||||',
      account: 'PL61109010140000071219812874',
      amount: '12.34',
      currency: 'PLN',
      name: 'Przyklad sp. z o.o.',
      message: 'Faktura 1',
    },
  ],
  HCT: [
    {
      text: 'HCT\n001\n1\nOTPVHUHB\nMinta Kft.\nHU42117730161111101800000000\nHUF5000\n20261231235959+1\nGDSV\nSzámla 17',
      account: 'HU42117730161111101800000000',
      amount: '5000',
      currency: 'HUF',
      name: 'Minta Kft.',
      message: 'Számla 17',
    },
  ],
  NBU_QR: [
    {
      text: 'BCD\n002\n1\nUCT\n\nТОВ «Приклад»\nUA213223130000026007233566001\nUAH100.50\n32855961\n\n\nОплата рахунку 17',
      account: 'UA213223130000026007233566001',
      amount: '100.50',
      currency: 'UAH',
      name: 'ТОВ «Приклад»',
      message: 'Оплата рахунку 17',
    },
  ],
  BEZAHLCODE: [
    {
      text: 'bank://singlepaymentsepa?name=Muster%20GmbH&iban=DE89370400440532013000&amount=10,00&currency=EUR&reason=Rechnung%201',
      account: 'DE89370400440532013000',
      amount: '10.00',
      currency: 'EUR',
      name: 'Muster GmbH',
      message: 'Rechnung 1',
    },
  ],
  PAYTO: [
    {
      text: 'payto://iban/COBADEFF/DE89370400440532013000?amount=EUR:200.0&receiver-name=Muster%20GmbH&message=hello',
      account: 'DE89370400440532013000',
      amount: '200.0',
      currency: 'EUR',
      name: 'Muster GmbH',
      message: 'hello',
    },
  ],
};
