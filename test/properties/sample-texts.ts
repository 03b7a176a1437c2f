/** Texts for the members of generated instructions, valid and invalid ones mixed. */
import { documentTypes } from '../../rules/creditors/documents.js';
import { cultures } from './names.js';

export const bics = [
  'COBADEFF',
  'COBADEFFXXX',
  'BARCGB22XXX',
  'NTSBDEB1',
  'CHASUS33',
  'DEUTDEFF500',
  'BKAUATWW',
  'SOGEFRPP',
  'COBADEF0',
  'BDFEFRPPCCT',
];
export const currencies = ['EUR', 'USD', 'GBP', 'JPY', 'BRL', 'INR', 'CNY', 'XOF', 'MXN', 'KES', 'PHP', 'XAU', 'DEM', 'XXX', 'ABC', 'eur'];
export const idTypes = [
  'IBAN',
  'ACCOUNT_NUMBER',
  'CARD_NUMBER',
  'PHONE',
  'MOBILE',
  'EMAIL',
  'ALIAS',
  'TAX_ID',
  'NRIC',
  'BPAY_CRN',
  'FPS_ID',
  'iban',
];
export const proxies = [
  '+254712345678',
  '0712 345 678',
  'ada@example.org',
  '4111111111111111',
  '6212345678900000003',
  '11144477735',
  '@ada',
  '166000001',
];
export const accountTypes = ['CHECKING', 'SAVINGS', 'current', 'Cheque', 'ORDINARY', 'VISTA', 'NRE', 'PAYMENT', 'GIRO'];
export const documentNames = [
  ...Object.entries(documentTypes).flatMap(([code, { names = [], local = [] }]) => [code, ...names, ...local]),
  'X',
];
export const names = Object.values(cultures).flatMap(({ given, family, companies }) => [
  ...given.map((first, index) => `${first} ${family[index % family.length]}`),
  ...companies.map((company) => company.replace('*', family[0] ?? '')),
]);
export const oddNames = [
  'J. K.',
  'X',
  '1234567',
  'test',
  'Null',
  'MÃ¼ller',
  'Ada 🎉',
  'Аdа',
  'Mr Ada Berg',
  `${'Berg '.repeat(40)}`,
  'O',
  '李',
  '  Ada',
];
export const phones = [
  '+49 30 1234567',
  '030 901820',
  '+1 202 555 0123',
  '+44 7777 777777',
  '123',
  '+999 123456',
  '+86 138 0013 8000',
  '0712345678',
];
export const emails = ['ada@example.org', 'ada@gmial.com', 'a@b', 'ada@mailinator.com', 'ada@x.test', 'é@müller.de', 'a..b@c.de', '@'];
export const days = ['1970-01-01', '1991-01-01', '1850-01-01', '2031-05-06', '1991-02-30', '01.02.1991', '0000-00-00', '1980-05-17'];

export const addressTexts = {
  lines: [
    '12 Harbour Street',
    'P.O. Box 12',
    '1000 Brussels',
    'Newhaven',
    'BP 1234',
    'c/o Ada Berg',
    'n/a',
    'test',
    '北京市朝阳区',
    '&amp;',
    '',
  ],
  codes: ['10115', 'D-10115', 'SW1A 1AA', '1000', '75001', '100-0001', 'K1A 0B1', '90210', '0', 'B-1000', '２０１－１２３４'],
  subdivisions: ['CA', 'California', 'NSW', 'Bayern', 'São Paulo', 'SP', 'ON', 'Maharashtra', 'XX'],
} as const;
