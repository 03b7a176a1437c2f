/** Disagreements with the account numbers of stdnum. */
import { type Comparison, type DisagreementFacts, onlyPayprepAccepts, onlyPeerAccepts } from './disagreement.js';
import { clabeLists } from './single-country.js';

export const clabeOfStdnum: Comparison = {
  peer: 'stdnum 1.12',
  peerFunction: 'mx.clabe',
  payprepFunction: 'account number of MX',
  disagreements: [clabeLists],
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

const digitRoots: DisagreementFacts = {
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
      source: 'rules/countries/NZ/account.ts',
      where: (text) => text.length < 13,
    }),
  ],
};
