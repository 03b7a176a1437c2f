/** Disagreements with packages for a single country, and with the account numbers of stdnum. */
import { hasImpossibleDate, impossibleDate } from './dates.js';
import type { Comparison, Disagreement } from './disagreement.js';

type Row = Omit<Disagreement, 'accepts'>;
const onlyPayprepAccepts = (row: Row): Disagreement => ({ accepts: 'payprep', ...row });
const onlyPeerAccepts = (row: Row): Disagreement => ({ accepts: 'peer', ...row });

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

const clabeLists: Disagreement = onlyPayprepAccepts({
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

export const clabeOfStdnum: Comparison = {
  peer: 'stdnum 1.12',
  peerFunction: 'mx.clabe',
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
      because: 'they begin with 001; we judge the check digit',
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

export const cbu: Comparison = {
  peer: 'stdnum 1.12',
  peerFunction: 'ar.cbu',
  payprepFunction: 'account number of AR',
  disagreements: [
    onlyPayprepAccepts({
      input: 'a check digit of 0',
      example: '4476399603143979276300',
      right: 'payprep',
      because: 'a sum that is a multiple of ten leaves 10, which is written 0; ar.cbu compares with 10',
      source: 'Banco Central de la República Argentina, Clave Bancaria Uniforme',
      where: (text) => /^.{7}0|0$/.test(text),
    }),
  ],
};

export const kontonummer: Comparison = {
  peer: 'stdnum 1.12',
  peerFunction: 'no.kontonr',
  payprepFunction: 'account number of NO',
  disagreements: [
    onlyPayprepAccepts({
      input: 'an account number that begins with 00, with a check digit over its last digits alone',
      example: '44820063738',
      right: 'open',
      because: 'one library has this rule of old, and no published number shows who is right: either rule will do',
      source: 'schwifty, checksum/norway.py',
      where: (text) => /^\d{4}00\d{5}$/.test(text),
    }),
    onlyPayprepAccepts({
      input: 'six or seven digits, without the bank',
      example: '7136395',
      right: 'payprep',
      because:
        'they are the account, and the bank stands in its own member; no.kontonr reads a giro number of the post, which no longer is',
      source: 'github.com/arthurdejong/python-stdnum, no/kontonr.py: seven digits are Postgiro',
      where: (text) => /^\d{6,7}$/.test(text),
    }),
  ],
};

/** Branches that are in both lists. */
export const NEW_ZEALAND_BRANCHES = [
  '010902',
  '020100',
  '030100',
  '060100',
  '086523',
  '090000',
  '123100',
  '252500',
  '262600',
  '312800',
  '389000',
];

const digitRoots: Row = {
  input: 'the banks 09, 26, 28 and 29, whose products count by their digits',
  example: '0900009243812001',
  right: 'payprep',
  because: 'the digits of each product are added up, twice; nz.bank adds the products',
  source: 'Inland Revenue, RWT and NRWT certificate filing specification 2020, section 8, algorithms E and G',
  where: (text) => /^(?:09|2[689])/.test(text),
};

export const newZealandAccount: Comparison = {
  peer: 'stdnum 1.12',
  peerFunction: 'nz.bank',
  payprepFunction: 'account number of NZ',
  disagreements: [
    onlyPeerAccepts(digitRoots),
    onlyPayprepAccepts({ ...digitRoots, example: '0900009243817003' }),
    onlyPayprepAccepts({
      input: 'a bank or branch that its list of 2014 does not have',
      example: '0420150123456700',
      right: 'payprep',
      because: 'new ones are added: an unknown one is a warning',
      source: 'Payments NZ, bank branch register, January 2026',
      where: (text) => !NEW_ZEALAND_BRANCHES.includes(text.slice(0, 6)),
    }),
    onlyPayprepAccepts({
      input: 'a base of eight digits, or a suffix of two or four',
      example: '010902006838900',
      right: 'payprep',
      because: 'a suffix of two digits is how most people know it',
      source: 'Payments NZ, bank account numbers',
      where: (text) => text.length !== 16,
    }),
    onlyPayprepAccepts({
      input: 'the digits without bank and branch',
      example: '006838900',
      right: 'payprep',
      because: 'these stand in their own members then',
      source: 'rules/countries/NZ.ts',
      where: (text) => text.length < 13,
    }),
  ],
};
