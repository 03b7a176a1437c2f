/**
 * Nigeria: bank codes of the Central Bank, of the instant payments of NIBSS (NIP), and of a payment provider, with bank names.
 *
 * Three kinds of codes that nobody can change into each other, and `codeKind` says which one a row has: three digits of the Central Bank, in use in account
 * numbers, have none; six digits are NIP's; those of five, and 999991 and 999992, are one payment provider's own. Three lists were compared, of 2021 and 2025;
 * what one of them says alone is inferred.
 *
 * The gotchas: 090405 was Rolez in 2021 and is Moniepoint; 100004 was PayCom and is OPay. Lists of 2021 still have banks that are gone. Codes of the
 * African clearing and of tests are no banks.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable, reportLeftOut } from '../dataset.js';
import { readCsv, readJson } from '../read.js';
import type { Source } from '../source.js';
import { tidy } from '../text.js';

const FILE = 'nigeria/banks.json';
const NIP = '2026-11/ng-nip.tsv';
const PROVIDER = '2026-11/ng-paystack-codes.tsv';

/** Central Bank of Nigeria: commercial and non-interest banks, three digits. They take part in the check digit of an account number. */
const CBN_CODES: readonly string[] = [
  ...['011', '023', '030', '032', '033', '035', '044', '050', '057', '058', '063', '068', '070', '076', '082'],
  ...['100', '101', '102', '214', '215', '221', '232', '301', '302', '303'],
];

/** NIP codes of banks that have one of three digits, too: NIP writes their names in other words. */
const SAME_BANK: Readonly<Record<string, string>> = {
  '000001': '232',
  '000002': '082',
  '000003': '214',
  '000004': '033',
  '000006': '301',
  '000007': '070',
  '000008': '076',
  '000009': '023',
  '000010': '050',
  '000011': '215',
  '000012': '221',
  '000013': '058',
  '000014': '044',
  '000015': '057',
  '000016': '011',
  '000017': '035',
  '000018': '032',
  '000021': '068',
  '000022': '100',
  '000023': '101',
  '000026': '302',
  '000029': '303',
};

/** NIP codes of banks that are gone: Diamond, Enterprise, Heritage, and Titan Trust, which goes on as Union Bank. */
const GONE = ['000005', '000019', '000020', '000025'];

/** What an eye stumbles over: names run together, cut or misspelt in every list. */
const NAMES: Readonly<Record<string, string>> = {
  '000027': 'Globus Bank',
  '000030': 'Parallex Bank',
  '000034': 'Signature Bank',
  '000036': 'Optimus Bank',
  '060001': 'Coronation Merchant Bank',
  '060003': 'Nova Merchant Bank',
  '090001': 'ASO Savings and Loans',
  '090298': 'Federal Polytechnic Nasarawa Microfinance Bank',
  '090364': 'Nurture Microfinance Bank',
  '100033': 'PalmPay',
  '120001': '9 Payment Service Bank',
  '120002': 'Hope Payment Service Bank',
  '120003': 'MoMo Payment Service Bank',
  '120004': 'SmartCash Payment Service Bank',
  '400001': 'FSDH Merchant Bank',
};

/** Capitals are set anew where the list mixes both. */
function nameOf(text: string): string | null {
  const name = text.replace(/\b(?:MFBB?|MFBank|MIRCOFINANCE BANK)\b/i, 'Microfinance Bank').replace(/(?<=[A-Z]{4})(?=Microfinance)/, ' ');
  return tidy(/microfinance bank/i.test(name) ? name.toUpperCase() : name);
}

function nipRows(folder: string, cbnNames: ReadonlyMap<string, string | null>) {
  const all = readCsv('\t', folder, NIP);
  const banks = all.filter(({ nipCode = '', status }) => status !== 'not a bank' && !GONE.includes(nipCode));
  reportLeftOut('banks/NG', all.length - banks.length, 'NIP codes of no bank, or of one that is gone');
  return banks.map(({ nipCode = '', name = '', confidence }) => {
    const ofCbn = cbnNames.get(SAME_BANK[nipCode] ?? '');
    const isSure = confidence === 'high' || ofCbn !== undefined;
    return {
      bankCode: nipCode,
      bic: null,
      name: ofCbn ?? NAMES[nipCode] ?? nameOf(name),
      codeKind: 'NIP',
      confidence: isSure ? null : 'derived',
    };
  });
}

/** The provider's own codes: those that are none of NIP, nor of the Central Bank. */
function providerRows(folder: string, known: ReadonlySet<string>) {
  const all = readCsv('\t', folder, PROVIDER);
  const own = all.filter(({ code = '' }) => /^(?:\d{5}|99999\d)$/.test(code) && !known.has(code));
  reportLeftOut(
    'banks/NG',
    all.length - own.length,
    "of the provider's list, which are the Central Bank's, NIP's, or of three digits and nobody knows whose",
  );
  return own.map(({ code = '', name = '', source = '' }) => ({
    bankCode: code,
    bic: null,
    name: NAMES[code] ?? nameOf(name),
    codeKind: 'provider',
    confidence: source.includes(',') ? null : 'derived',
  }));
}

function makeBanks(folder: string): Dataset {
  const all = readJson<readonly { readonly code: string; readonly name: string }[]>(folder, FILE);
  const cbn = all.filter(({ code }) => CBN_CODES.includes(code));
  const names = new Map(cbn.map(({ code, name }) => [code, tidy(name)]));
  const nip = nipRows(folder, names);
  return makeTable(
    {
      dataset: 'banks/NG',
      edition: '2025-10',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'several public lists',
        title: 'Nigerian banks, with the bank codes of the Central Bank of Nigeria, of NIP, and of a payment provider',
        url: 'https://github.com/ichtrojan/nigerian-banks',
        via: 'ichtrojan/nigerian-banks for codes of three digits; an answer of the NIP switch of 2021-03 and two lists of 2025, compared, for codes of six; npm banks-ng and ng-banks for those of a provider; rows of one list alone are derived',
        licence: 'NOASSERTION',
        retrieved: '2026-11-28',
      },
    },
    ['bankCode', 'bic', 'name', 'codeKind', 'confidence'],
    [
      ...cbn.map(({ code, name }) => ({ bankCode: code, bic: null, name: tidy(name), codeKind: null, confidence: null })),
      ...nip,
      ...providerRows(folder, new Set(nip.map(({ bankCode }) => bankCode))),
    ],
  );
}

const source: Source = {
  title: 'Nigerian banks',
  reads: [FILE, NIP, PROVIDER],
  datasets: { 'banks/NG': makeBanks },
};
export default source;
