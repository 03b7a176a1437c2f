/**
 * Bank codes of countries whose lists nobody publishes in a form that may be read: what the banks say of themselves, and the accounts that companies
 * print on their invoices with the name or the BIC of the bank.
 *
 * Read on 2026-11-29. What a bank says, or what two accounts of different companies show, is `sure`; what one account or one program alone says
 * counts as inferred. These are excerpts: a code that is missing is unknown, never wrong. BICs, and names and towns by them, come from the BIC lists.
 *
 * In the West African Monetary Union the bank code is the country and the last three digits of the number under which the banking commission has
 * registered the bank: so in 85 of 87 codes of the other five countries, and the register lacks the two others. The lists of Mali, Niger and Guinea-Bissau are of this register.
 *
 * The gotchas: in Uzbekistan each head office and each branch has a code of its own, so that a bank has dozens; in Kyrgyzstan the first three
 * of the six digits name the bank; in Angola a bank's code is the number under which the central bank registered it. Guides to
 * IBANs invent codes of Oman and Lebanon, and payment providers number the banks of Paraguay, Bolivia and Ethiopia as they please: nothing of that is here.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { memoizeByFolder } from '../read.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import { perRow, type Source } from '../source.js';

interface CodesInUse {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** What was read. */
  readonly via: string;
  /** True where the codes are the beginnings of bank codes. */
  readonly isPrefix?: true;
  /** Codes that a bank states, or that two accounts show, each with its BIC. */
  readonly sure?: string;
  /** Codes of one account, or of one program. */
  readonly inferred?: string;
  /** BIC → the name of the bank today, where the lists have an earlier one. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Banks that the BIC lists do not have. */
  readonly withoutBic?: readonly (readonly [code: string, name: string])[];
}

const INVOICES = 'accounts that companies publish';

/** What Mali, Niger and Guinea-Bissau share. */
const UNION = {
  publisher: 'BCEAO and Commission bancaire de l’UMOA',
  title:
    'banks that are registered in the union, 2025-12-31: the bank code of the IBAN is the country and the last three digits of the number',
  url: 'https://www.bceao.int',
  via: 'a program that copied the list of 2025-12-31; compared with the codes of the other five countries, and with an account that a company publishes',
};

const LISTS: Readonly<Record<string, CodesInUse>> = {
  AL: {
    publisher: INVOICES,
    title: 'bank codes of the IBAN',
    url: 'https://www.bankofalbania.org',
    via: 'IBANs with the BIC on invoices and payment pages of several companies',
    sure: '202 SGSBALTX 205 NCBAALTX 212 CDISALTR',
  },
  AO: {
    publisher: `${INVOICES}, and a program that names the Banco Nacional de Angola and the ABANC as its sources`,
    title: 'bank codes of the NIB: the number under which the bank is registered',
    url: 'https://www.bna.ao',
    via: 'a list in a program, of 2024 and 2025; a product sheet of BAI (registered as no. 40); IBANs on invoices; rows without such a second witness are derived',
    sure: '0005 BCIDAOLU 0006 BFMXAOLU 0010 BPCLAOLU 0040 BAIPAOLU 0044 SOLOAOLU 0051 BCCBAOLU 0055 PRTLAOLU 0060 SBICAOLU',
    inferred: `0004 BCGAAOLU 0043 COMLAOLU 0045 BESCAOLU 0047 BRDKAOLU 0052 BNICAOLU 0054 BDAAAOLU 0056 VTBLAOLU 0059 BCHUAOLU 0062 BVBXAOLU
      0066 YETUAOLU 0067 BIRVAOLU 0070 CDTSAOLU 0071 BKCHAOLU`,
  },
  GW: {
    ...UNION,
    sure: 'GW096 BAOBGWGW GW128 BDUGGWGW GW172 ORBKGWGW GW195 ATGWGWGW GW243 CORIGWGW',
    withoutBic: [['GW143', 'Ecobank Guinée-Bissau']],
  },
  KG: {
    publisher: INVOICES,
    title: 'bank identification codes (BIK): the first three of the six digits name the bank',
    url: 'https://www.nbkr.kg',
    via: 'requisites of companies and of the banks, which have BIK, account and BIC; codes of one page alone are derived',
    isPrefix: true,
    sure: '103 KYRSKG22 109 ENEJKG22 118 DEMIKG22 124 BAKAKG22 128 KICBKG22',
    inferred: '129 SESVKG22',
    renamed: { KYRSKG22: 'MBank OJSC', SESVKG22: 'Eldik Bank OJSC' },
  },
  LB: {
    publisher: INVOICES,
    title: 'bank codes of the IBAN',
    url: 'https://www.bdl.gov.lb',
    via: 'five IBANs with the BIC of BLOM Bank, one with that of Bank Audi',
    sure: '0014 BLOMLBBX',
    inferred: '0056 AUDBLBBX',
  },
  LU: {
    publisher: `the IBAN registry, and ${INVOICES}`,
    title: 'bank codes of the IBAN',
    url: 'https://www.iso13616.org',
    via: 'the example of the IBAN registry, and IBANs with the BIC on invoices, statements and payment pages of several companies; codes of one alone are derived',
    sure: '001 BCEELULL 002 BILLLULL 003 BGLLLULL 009 CCRALULL 014 CELLLULL 111 CCPLLULL 408 BCIRLULL 751 PPLXLUL2',
    inferred: '008 BLUXLULL 805 MAGYLUL1',
    renamed: {
      BCEELULL: "Banque et Caisse d'Épargne de l'État, Luxembourg (Spuerkeess)",
      BILLLULL: 'Banque Internationale à Luxembourg S.A.',
      MAGYLUL1: 'Mangopay S.A.',
    },
  },
  MG: {
    publisher: INVOICES,
    title: 'bank codes of the RIB',
    url: 'https://www.banky-foiben-i-madagasikara.mg',
    via: 'IBANs with the BIC on invoices and payment pages, of two or three companies each; the code of one alone is derived',
    sure: '00004 BMOIMGMG 00008 BFAVMGMG 00009 AFRIMGMG',
    inferred: '00005 CLMDMGMG',
  },
  ML: {
    ...UNION,
    sure: `ML016 BDMAMLBA ML041 BIPMMLBA ML043 BNADMLBA ML044 ALIMMLBA ML045 AFRIMLBA ML089 BICIMLBA ML102 BMSMMLBA ML109 BSAHMLBA ML135 ATMLMLBA
      ML147 COLIMLBA ML173 ORBKMLBA ML181 CORIMLBA ML206 UNAFMLBA`,
    renamed: { BICIMLBA: 'AFG Bank Mali' },
    withoutBic: [['ML090', 'Ecobank Mali']],
  },
  MZ: {
    publisher: INVOICES,
    title: 'bank codes of the NIB',
    url: 'https://www.bancomoc.mz',
    via: 'NIBs and IBANs on pages of several companies; the codes of one company alone are derived',
    sure: '0001 BIMOMZMX 0003 SBICMZMX 0008 CGDIMZMA',
    inferred: '0002 ABMZMZMA 0034 MOZAMZMA',
  },
  NE: {
    ...UNION,
    sure: `NE038 AFRINENI NE040 BIANNENI NE057 BCDNNENI NE064 SOCNNENI NE081 BICVNENI NE095 ECOCNENI NE110 BSAHNENI NE136 ATNENENI NE164 BANENENI
      NE168 CBAONENI NE174 ORBKNENI NE193 BRMXNENI NE208 BHDNNENI NE210 CORINENI`,
  },
  OM: {
    publisher: 'the banks',
    title: 'bank codes of the IBAN',
    url: 'https://www.bankdhofar.com',
    via: 'examples of IBANs on the pages of Bank Dhofar and Oman Housing Bank; an IBAN with the BIC of Bank Muscat on an invoice',
    sure: '025 BDOFOMRU',
    inferred: '027 BMUSOMRX',
    withoutBic: [['099', 'Oman Housing Bank']],
  },
  UZ: {
    publisher: INVOICES,
    title: 'codes of banks and branches (MFO)',
    url: 'https://cbu.uz',
    via: 'requisites of companies, authorities and banks; the codes of one page alone are derived',
    sure: '00014 CBUZUZ22 00401 JSCLUZ22 00440 UJSIUZ22 00444 INIPUZ22 00450 NBFAUZ2X 00842 KODBUZ22 01036 INIPUZ22 01071 ORFBUZ22 01097 TRSAUZ22',
    inferred: `00083 KHKKUZ22 00267 PAKHUZ22 00420 UZHOUZ22 00423 UZHOUZ22 00623 JSCLUZ22 00873 ASBKUZ22 00882 NBFAUZ2X 00981 DVRBUZ22 00996 PJUNUZ22
      01041 KACHUZ22 01057 ASACUZ22 01067 INIPUZ22 01076 UZHOUZ22 01095 ASACUZ22 01158 KACHUZ22 01183 ANOBUZ22`,
  },
  XK: {
    publisher: 'the banks, and accounts that companies publish',
    title: 'bank codes of the IBAN',
    url: 'https://bqk-kos.org',
    via: 'examples of bkt-ks.com and Raiffeisen Bank; a program that cites the pages of NLB Banka and TEB, 2026-04-10; invoices with the BIC of ProCredit Bank',
    sure: '11 MBKOXKPR 15 RBKOXKPR 17 NLPRXKPR 19 NCBAXKPR 20 TEBKXKPR',
  },
};

const headOffices = memoizeByFolder(
  (folder) => new Map(readInstitutions(folder).flatMap((entry) => (entry.bic.length === 8 ? [[entry.bic, entry] as const] : []))),
);

/** The rows of a text of codes and BICs. A BIC that the lists do not have is a slip. */
function rowsOf(text: string, confidence: Cell, folder: string, renamed: CodesInUse['renamed']) {
  return [...text.matchAll(/((?:[A-Z]{2})?\d+) ([A-Z0-9]{8})\b/g)].map(([, code = '', bic = '']) => {
    const entry = headOffices(folder).get(bic);
    if (entry === undefined) throw new Error(`codes-in-use: no BIC list has ${bic}`);
    return { bankCode: code, codePrefix: code, bic, name: renamed?.[bic] ?? entry.name, town: entry.town, confidence };
  });
}

function makeBanks(folder: string, country: string, list: CodesInUse): Dataset {
  const { publisher, title, url, via, isPrefix, sure = '', inferred = '', renamed, withoutBic = [] } = list;
  const column = isPrefix === true ? 'codePrefix' : 'bankCode';
  return makeTable(
    {
      dataset: `banks/${country}`,
      edition: '2026',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { [column]: 'excerpt' },
      source: {
        publisher,
        title,
        url,
        via: `${via}; read 2026-11-29; BICs, names and towns from the BIC lists`,
        licence: 'MIT',
        retrieved: '2026-11-29',
      },
    },
    [column, 'bic', 'name', 'town', 'confidence'],
    [
      ...rowsOf(sure, null, folder, renamed),
      ...rowsOf(inferred, 'derived', folder, renamed),
      ...withoutBic.map(([code, name]) => ({ bankCode: code, codePrefix: code, bic: null, name, town: null, confidence: null })),
    ],
  );
}

const source: Source = {
  title:
    'Bank codes in use: Albania, Angola, Guinea-Bissau, Kosovo, Kyrgyzstan, Lebanon, Luxembourg, Madagascar, Mali, Mozambique, Niger, Oman and Uzbekistan',
  reads: INSTITUTION_FILES,
  datasets: perRow('banks', LISTS, makeBanks),
};
export default source;
