/** Disagreements with packages for a single country. */
import { hasImpossibleDate, impossibleDate } from './dates.js';
import { type Comparison, type Disagreement, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';

export const cpf: Comparison = {
  peer: 'cpf-cnpj-validator 2.1',
  peerFunction: 'cpf.isValid',
  payprepFunction: 'BR CPF',
  disagreements: [],
};

export const cnpj: Comparison = {
  peer: 'cpf-cnpj-validator 2.1',
  peerFunction: 'cnpj.isValid',
  payprepFunction: 'BR CNPJ',
  disagreements: [],
};

export const rut: Comparison = {
  peer: 'rut.js 2.1',
  peerFunction: 'validate',
  payprepFunction: 'CL RUT',
  disagreements: [
    onlyPayprepAccepts({
      input: 'a zero in front',
      example: '028963300',
      right: 'payprep',
      because: 'numbers below ten million are filled up; the sum is the same',
      source: 'stdnum 1.12, cl.rut',
      where: (text) => text.startsWith('0'),
    }),
    onlyPeerAccepts({
      input: 'fewer than seven characters, or more than nine',
      example: '123617',
      right: 'open',
      because: 'nobody alive has one so short, and none so long is given out: likely a slip',
      source: 'stdnum 1.12, cl.rut: eight or nine',
      where: (text) => text.length < 7 || text.length > 9,
    }),
  ],
};

const CLABE_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Also a disagreement with stdnum. */
export const clabeLists: Disagreement = onlyPayprepAccepts({
  input: 'a bank or place that its list does not have',
  example: '998180000118359714',
  right: 'payprep',
  because: 'banks have come since, and those of the Internet use places of their own; whether a bank exists is a matter of a directory',
  source: 'Banxico, catálogo de participantes del SPEI',
  where: (text) =>
    /^\d{18}$/.test(text) && [...text].reduce((sum, digit, at) => sum + Number(digit) * (CLABE_WEIGHTS[at] ?? 0), 0) % 10 === 0,
});

export const clabe: Comparison = {
  peer: 'clabe-validator 3.2',
  peerFunction: 'validate',
  payprepFunction: 'account number of MX',
  disagreements: [clabeLists],
};

export const cedula: Comparison = {
  peer: 'ecuador-validator 2.1',
  peerFunction: 'ci',
  payprepFunction: 'EC CI',
  disagreements: [
    onlyPayprepAccepts({
      input: 'a third digit of 6, or province 50',
      example: '0363840828',
      right: 'payprep',
      because: 'foreigners have got such numbers; 50 is that of Ecuadorians abroad',
      source: 'github.com/arthurdejong/python-stdnum/issues/267; stdnum 1.12, ec.ci',
      where: (text) => /^(?:50|..6)/.test(text),
    }),
  ],
};

export const ruc: Comparison = {
  peer: 'ecuador-validator 2.1',
  peerFunction: 'ruc',
  payprepFunction: 'EC RUC',
  disagreements: [
    onlyPayprepAccepts({
      input: 'province 50',
      example: '5097060346001',
      right: 'payprep',
      because: 'it is that of Ecuadorians abroad, as 30 is',
      source: 'stdnum 1.12, ec.ruc',
      where: (text) => text.startsWith('50'),
    }),
  ],
};

export const kennitala: Comparison = {
  peer: 'kennitala 3.1',
  peerFunction: 'isValid',
  payprepFunction: 'IS KENNITALA',
  disagreements: [impossibleDate('3106650950', { order: 'DDMMYY', day: (value) => value % 40 })],
};

export const personnummer: Comparison = {
  peer: 'personnummer 3.2',
  peerFunction: 'valid',
  payprepFunction: 'SE PERSONNUMMER',
  disagreements: [
    impossibleDate('4202903276', { order: 'YYMMDD', day: (value) => value % 60 }),
    {
      ...impossibleDate('199402302948', { from: 2, order: 'YYMMDD', day: (value) => value % 60 }),
      where: (text) => text.length === 12 && hasImpossibleDate({ from: 2, order: 'YYMMDD', day: (value) => value % 60 })(text),
    },
    onlyPeerAccepts({
      input: 'a century other than 19 and 20',
      example: '149502021299',
      right: 'payprep',
      because: 'nobody alive was born then',
      source: 'Skatteverket, SKV 704: numbers since 1947',
      where: (text) => text.length === 12 && !/^(?:19|20)/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'a serial number of 000',
      example: '8901010002',
      right: 'peer',
      because: 'they begin with 001; we check the check digit',
      source: 'github.com/personnummer/meta',
      where: (text) => /000.$/.test(text),
    }),
  ],
};

export const routingNumber: Comparison = {
  peer: 'abavalidator 3.1',
  peerFunction: 'validate',
  payprepFunction: 'bank identifier of US',
  disagreements: [
    onlyPeerAccepts({
      input: 'first digits other than 00 to 12, 21 to 32, 61 to 72 and 80',
      example: '504659300',
      right: 'payprep',
      because: 'they name the district of the Federal Reserve, and there are no others',
      source: 'American Bankers Association, routing number policy',
      where: (text) => !/^(?:0|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(text),
    }),
  ],
};
