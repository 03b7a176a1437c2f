/**
 * Bank lists that someone collected by hand, for countries without IBAN: Kenya, Sri Lanka, Mexico, Nigeria, the Philippines, Thailand
 * and Vietnam. All of them name a bank; none says that a bank code does not exist.
 *
 * Only Mexico's and Sri Lanka's lists carry a date. The edition of the others is the year that their names show: Nigeria, Thailand and
 * the Philippines 2023 (Moniepoint, Thai Credit Bank, GoTyme are in them; Heritage Bank and Robinsons Bank still are), Vietnam 2024 (LPBank
 * has its new name, Oceanbank its old one), Kenya 2022 (Kingdom Bank is in it, Spire Bank still is).
 */
import type { Dataset } from '../../src/directory/dataset.js';
import { CBK_CODES, CBN_CODES, NIP_CODES, THAI_CODES } from './bank-list-codes.js';
import { national, reportDropped } from './national.js';
import { readCsv, readJson } from './read.js';
import { bicCountry, groupBy, inCodePointOrder, tidy, tidyBic } from './text.js';

/** A list's provenance, in the order in which one reads it. */
const list = (
  country: string,
  edition: string,
  [publisher, title, url, via, licence]: readonly [publisher: string, title: string, url: string, via: string, licence: string],
) =>
  ({
    dataset: `banks/${country}`,
    edition,
    confidence: 'manual',
    completeness: 'partial',
    source: { publisher, title, url, via, licence },
  }) as const;

const ofCountry = (country: string, text: string | undefined): string | null => {
  const bic = tidyBic(text);
  return bic !== null && bicCountry(bic) === country ? bic : null;
};

interface Coded {
  readonly code: string;
  readonly name: string;
}

function mexico(sources: string): Dataset {
  const all = readJson<readonly Coded[]>(sources, 'mexico', 'banks.json');
  const banks = all.filter(({ code, name }) => /^\d{3}$/.test(code) && name !== 'N/A');
  reportDropped('banks/MX', all.length - banks.length, 'codes that are no bank');
  return national(
    list('MX', '2025-11', [
      'center-key/clabe-validator',
      'CLABE bank codes',
      'https://github.com/center-key/clabe-validator',
      'center-key/clabe-validator, from the participants of the Banco de México and of the banking association',
      'MIT',
    ]),
    ['bankCode', 'bic', 'name'],
    banks.map(({ code, name }) => ({ bankCode: code, bic: null, name: tidy(name) })),
  );
}

interface VietnameseBank {
  readonly bin: string;
  readonly code: string;
  readonly short: string;
  readonly bic: string;
  readonly name: string;
}

/** The list gives Oceanbank the BIC of a bank of that name in Florida. */
function vietnam(sources: string): Dataset {
  return national(
    list('VN', '2024', [
      'NAPAS',
      'Bank identification numbers (BIN) of card issuing organisations, with BICs',
      'https://napas.com.vn',
      'a list collected by hand from the members of NAPAS',
      'facts of a public list',
    ]),
    ['bankCode', 'bic', 'name', 'localName', 'shortCode'],
    readJson<readonly VietnameseBank[]>(sources, 'vietnam', 'banks.json').map(({ bin, code, short, bic, name }) => ({
      bankCode: bin,
      bic: ofCountry('VN', bic),
      name: tidy(short),
      localName: tidy(name),
      shortCode: tidy(code),
    })),
  );
}

interface PhilippineBank {
  readonly name: string;
  readonly city: string;
  readonly swiftCode: string;
}

/** The list has no routing numbers (BRSTN): its rows are found by their BIC. */
function philippines(sources: string): Dataset {
  const banks = readJson<readonly PhilippineBank[]>(sources, 'philippines', 'bank-codes.json');
  return national(
    list('PH', '2023', [
      'a public list of Philippine banks by BIC',
      'Philippine banks and other BIC holders, without routing numbers',
      'https://www.bsp.gov.ph/SitePages/FinancialStability/DirBanks.aspx',
      'a compilation in JSON; branch names left out',
      'facts of a public list',
    ]),
    ['bankCode', 'bic', 'name', 'town'],
    banks
      .map(({ name, city, swiftCode }) => ({ bankCode: null, bic: ofCountry('PH', swiftCode), name: tidy(name), town: tidy(city) }))
      .sort((one, other) => inCodePointOrder(one.bic ?? '', other.bic ?? '')),
  );
}

interface ThaiBank {
  readonly nameLong: string;
  readonly nameEN: string;
  readonly symbol: string;
}

/** The list has symbols; the three digits are those of the Bank of Thailand. Wallets and PromptPay have none. */
function thailand(sources: string): Dataset {
  const all = Object.values(readJson<Readonly<Record<string, ThaiBank>>>(sources, 'thailand', 'banks-logo.json'));
  const banks = all.flatMap(({ nameLong, nameEN, symbol }) => {
    const bankCode = THAI_CODES[symbol];
    return bankCode === undefined ? [] : [{ bankCode, bic: null, name: tidy(nameEN), localName: tidy(nameLong), symbol }];
  });
  reportDropped('banks/TH', all.length - banks.length, 'schemes and wallets without a bank code');
  return national(
    list('TH', '2023', [
      'casperstack/thai-banks-logo',
      'Thai banks, with the bank codes of the Bank of Thailand',
      'https://github.com/casperstack/thai-banks-logo',
      'casperstack/thai-banks-logo for names and symbols; the codes by symbol, as omise/banks-logo has them',
      'MIT',
    ]),
    ['bankCode', 'bic', 'name', 'localName', 'symbol'],
    banks,
  );
}

interface SriLankanBranch {
  readonly bankID: number;
  readonly ID: number | string;
  readonly name: string;
}

function sriLanka(sources: string): Dataset[] {
  const facts = list('LK', '2018', [
    'a public list of Sri Lankan banks and branches',
    'Bank codes and branch codes of Sri Lankan banks',
    'https://www.lankapay.net',
    'a compilation in JSON of 2018',
    'facts of a public list',
  ]);
  const banks = readJson<readonly { readonly ID: number; readonly name: string }[]>(sources, 'sri-lanka', 'banks.json');
  const branches = readJson<Readonly<Record<string, readonly SriLankanBranch[]>>>(sources, 'sri-lanka', 'branches.json');
  return [
    national(
      facts,
      ['bankCode', 'bic', 'name'],
      banks.map(({ ID, name }) => ({ bankCode: String(ID), bic: null, name: tidy(name) })),
    ),
    national(
      { ...facts, dataset: 'branches/LK' },
      ['memberId', 'name'],
      Object.values(branches)
        .flat()
        .map(({ bankID, ID, name }) => ({ memberId: `${bankID}${String(ID).padStart(3, '0')}`, name: tidy(name) })),
    ),
  ];
}

/** Three digits of the central bank, six of the instant payment system; what a payment provider made up for itself goes. */
function nigeria(sources: string): Dataset {
  const all = readJson<readonly Coded[]>(sources, 'nigeria', 'banks.json');
  const banks = all.filter(({ code }) => CBN_CODES.includes(code) || NIP_CODES.includes(code));
  reportDropped('banks/NG', all.length - banks.length, "with a payment provider's own code, or one not known to be the central bank's");
  return national(
    list('NG', '2023', [
      'ichtrojan/nigerian-banks',
      'Nigerian banks, with the bank codes of the Central Bank of Nigeria and of NIBSS',
      'https://github.com/ichtrojan/nigerian-banks',
      'ichtrojan/nigerian-banks, an earlier state; official codes only',
      'MIT',
    ]),
    ['bankCode', 'bic', 'name'],
    banks.map(({ code, name }) => ({ bankCode: code, bic: null, name: tidy(name) })),
  );
}

/** The list has BICs, of the whole world; the two digits are those of the Central Bank of Kenya. A branch stands for its head office. */
function kenya(sources: string): Dataset {
  const listed = readCsv(',', sources, 'kenya', 'bics.csv').flatMap(({ Bank, City, BIC }) => {
    const bic = ofCountry('KE', BIC);
    return bic === null ? [] : [{ bic: bic.slice(0, 8), name: tidy(Bank), town: tidy(City) }];
  });
  const heads = [...groupBy(listed, ({ bic }) => bic).values()].flatMap((rows) => rows.slice(0, 1));
  const banks = heads.flatMap((bank) => {
    const bankCode = CBK_CODES[bank.bic];
    return bankCode === undefined ? [] : [{ bankCode, ...bank }];
  });
  reportDropped('banks/KE', heads.length - banks.length, 'institutions whose bank code is not known');
  return national(
    list('KE', '2022', [
      'Kevin-Tko/bank-codes',
      'BICs of Kenyan banks, with the bank codes of the Central Bank of Kenya',
      'https://github.com/Kevin-Tko/bank-codes',
      'Kevin-Tko/bank-codes for BICs and names; the bank codes joined to the BICs by hand from public lists',
      'facts of public lists',
    ]),
    ['bankCode', 'bic', 'name', 'town'],
    banks,
  );
}

export function bankLists(sources: string): Dataset[] {
  return [
    kenya(sources),
    ...sriLanka(sources),
    mexico(sources),
    nigeria(sources),
    philippines(sources),
    thailand(sources),
    vietnam(sources),
  ];
}
