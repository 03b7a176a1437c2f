/**
 * Bank codes of countries whose registers nobody may pass on: code → BIC, with the names and towns of the BIC lists.
 *
 * Collected by hand from lists in public repositories and in the documents of a payout provider, read on 2026-11-23, compared with each other
 * and with the BIC lists. What two of them agree on is `sure`; what one alone says counts as inferred. No list is complete: a code that is
 * missing is unknown, never wrong, and so is a bank without a BIC in the lists.
 *
 * The gotchas: each regional bank of the Banque Populaire in Morocco has a code of its own and the BIC of the central one; Algerian IBANs
 * have two zeros before the code of three digits; lists of Tunisian banks that agree up to 14 number the others as they please, so that only
 * the one whose BICs exist counts there; Botswana, Ghana and Zambia write bank and branch as one code, of which the first two digits name
 * the bank.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { memoizeByFolder } from '../read.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import { NAMES_OF_BIC_LIST } from '../second-opinion.js';
import { perRow, type Source } from '../source.js';

interface CodeList {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  /** True where the list has the beginnings of bank codes. */
  readonly isPrefix?: true;
  /** Codes on which two lists agree, each with its BIC. */
  readonly sure?: string;
  /** Codes of one list. */
  readonly inferred?: string;
}

const PROVIDER = { publisher: 'TransferZero', url: 'https://docs.transferzero.com' };
const REPOSITORIES = { publisher: 'several public lists' };
const BOTH = { publisher: 'TransferZero, and branches in a bank’s program', url: PROVIDER.url };
const UEMOA = { ...PROVIDER, title: 'bank codes of the BCEAO' };
const CEMAC = { ...BOTH, title: 'bank codes of the COBAC' };

const LISTS: Readonly<Record<string, CodeList>> = {
  BF: {
    ...UEMOA,
    inferred: `BF022 BIBUBFBF BF023 BICIBFBX BF056 BNCFBFBF BF074 SGBBBFBF BF083 ECOCBFBF BF084 AFRIBFBF BF108 BSAHBFBF BF134 ATBFBFBF
      BF139 IBBABFBF BF161 CBAOBFBG BF171 ORBKBFBF BF179 BDUGBFBF BF202 WBIFBFBF BF207 BAGFBFBF`,
  },
  BJ: {
    ...UEMOA,
    inferred: 'BJ061 AFRIBJBJ BJ062 ECOCBJBJ BJ107 BSAHBJBJ BJ115 ATBJBJBJ BJ157 BGFIBJBJ BJ177 CBAOBJBJ BJ184 CCEIBJBJ BJ212 CORIBJBJ',
  },
  BW: {
    ...PROVIDER,
    title: 'branch codes: the first two digits name the bank',
    isPrefix: true,
    inferred: '06 SBICBWGX 11 BARBBWGX 20 BGLIBWGX 28 FIRNBWGX 29 BARCBWGX 55 FMBZBWGA 66 SCHBBWGX 80 FRCGBWGA 91 BBOTBWGX',
  },
  CF: { ...REPOSITORIES, url: PROVIDER.url, title: CEMAC.title, inferred: '20002 CBCACFCF 20003 BPMCCFCF 20005 BSAHCFCF' },
  CG: {
    ...CEMAC,
    sure: `30008 BGFICGCG 30011 BCMACGCG 30012 CRAGCGCG 30013 BCBPCGCG 30014 ECOCCGCG 30015 BCHCCGCG 30016 UNAFCGCG 30017 BESCCGCG
      30018 SOGECGCG 30019 CNNGCGCG 30020 SCAQCGCG`,
  },
  CI: {
    ...UEMOA,
    inferred: `CI006 BICICIAB CI007 SIVBCIAB CI008 SGCICIAB CI032 AFRICIAB CI034 ATCICIAB CI042 BIAOCIAB CI059 ECOCCIAB CI068 BHCICIAB
      CI092 CSSSCIAB CI097 SCBLCIAB CI106 OMFNCIAB CI112 VSBKCIAB CI118 CITICIAX CI131 BGCDCIAB CI150 UNAFCIAB CI154 BSAHCIAB
      CI155 CNCGCIAB CI162 BGFICIAB CI163 GTBICIAB CI166 CORICIAB CI180 BDUTCIAB CI188 BSOICIAB CI198 SBICCIAB CI201 BDAJCIAB CI211 MNSACIAB
      CI214 ORACCIAB`,
  },
  CM: {
    ...CEMAC,
    sure: `10001 ICLRCMCX 10003 SGCMCMCX 10004 SCBLCMCX 10005 CCEICMCX 10007 CITICMCX 10008 CBCDCMCX 10023 UCMACMCX 10025 NAFCCMCY
      10029 ECOCCMCX 10033 UNAFCMCX 10034 ATCRCMCM 10035 BGFICMCX 10036 BPMECMCX 10039 CCAMCMCY`,
    inferred: '10040 NAGCCMCM',
  },
  DZ: {
    ...REPOSITORIES,
    title: 'bank codes of the RIB, with the two zeros that IBANs have before them',
    url: 'https://www.bank-of-algeria.dz',
    // both stand in a RIB and an IBAN that clients publish, too
    sure: '00003 BADRDZAL 00021 SOGEDZAL',
    inferred: `00001 BNALDZAL 00002 BEXADZAL 00004 CPALDZAL 00005 BDLODZAL 00006 BRKADZAL 00007 EPALDZAL 00011 EPPRDZAL 00012 CITIDZAL
      00014 ABCODZAL 00020 NATXDZAL 00026 ARABDZAL 00027 BNPADZAL 00029 TBALDZAL 00031 HBHODZAL 00032 AGUBDZAL 00035 FSBKDZAL 00037 HSBCDZAL
      00038 SALGDZAL 00111 BALGDZAL`,
  },
  EG: {
    ...PROVIDER,
    title: 'bank codes of the IBAN',
    inferred: `0002 BMISEGCX 0003 NBEGEGCX 0004 BCAIEGCX 0005 ALEXEGCX 0007 ARLBEGCA 0008 DIBBEGCA 0009 BDACEGCA 0010 CIBEEGCX 0013 MRBAEGCX
      0014 EBILEGCX 0017 SUCAEGCX 0018 ECBAEGCA 0019 NBADEGCA 0020 DEIBEGCX 0022 ABRKEGCA 0023 WABAEGCX 0025 EBBKEGCX 0027 ADCBEGCX
      0029 EGGBEGCA 0030 ABDIEGCA 0031 UBOEEGCX 0033 MIDBEGCX 0034 BCBIEGCX 0035 SBNKEGCX 0036 AGRIEGCX 0037 QNBAEGCX 0038 HDBKEGCA
      0040 EAABEGCX 0043 CITIEGCX 0044 ARABEGCX 0046 MSHQEGCA 0056 ARIBEGCX 0057 ARAIEGCX 0058 AINBEGCA 0059 FIEGEGCX 0061 EXDEEGCX`,
  },
  GA: {
    ...CEMAC,
    sure: '40001 BICIGALX 40002 UGABGALI 40003 BGFIGALI 40005 CITIGALX 40024 ECOCGALI 40025 UNAFGALI',
    inferred: '40021 ORBKGALI',
  },
  GH: {
    ...PROVIDER,
    title: 'sort codes of GhIPSS: the first two digits name the bank',
    isPrefix: true,
    inferred: `01 BAGHGHAC 02 SCBLGHAC 03 BARCGHAC 04 GHCBGHAC 05 NIBGGHAC 06 STBGGHAC 07 AREXGHAC 08 ADNTGHAC 09 SSEBGHAC 10 MBGHGHAC
      11 HFCAGHAC 12 ZEBLGHAC 13 ECOCGHAC 14 ACCCGHAC 17 FAMCGHAC 18 PUBKGHAC 19 SBICGHAC 20 INCEGHAC 21 AMMAGHAC 23 GTBIGHAC 24 FBLIGHAC
      28 ABNGGHAC 33 FIRNGHAC 34 CBGHGHAC 36 OMBLGHAC`,
  },
  GQ: { ...CEMAC, sure: '50001 CCEIGQGQ 50002 SGGEGQGQ 50004 BGFIGQGQ 50005 NAGCGQGQ 50006 ECOCGQGQ' },
  MA: {
    ...REPOSITORIES,
    title: 'bank codes of the RIB',
    url: 'https://www.bkam.ma',
    sure: `007 BCMAMAMC 011 BMCEMAMC 013 BMCIMAMC 021 CDMAMAMC 022 SGMBMAMC 028 CITIMAMC 101 BCPOMAMC 127 BCPOMAMC 145 BCPOMAMC 157 BCPOMAMC
      190 BCPOMAMC 225 CNCAMAMR 230 CIHMMAMC 350 ABBMMAMC`,
    inferred: `001 BKAMMAMR 002 ARABMAMC 050 CAFGMAMC 105 BCPOMAMC 109 BCPOMAMC 117 BCPOMAMC 133 BCPOMAMC 143 BCPOMAMC 148 BCPOMAMC
      150 BCPOMAMC 155 BCPOMAMC 159 BCPOMAMC 164 BCPOMAMC 169 BCPOMAMC 172 BCPOMAMC 175 BCPOMAMC 178 BCPOMAMC 181 BCPOMAMC`,
  },
  MK: {
    ...REPOSITORIES,
    title: 'leading account numbers of the banks',
    url: 'https://www.nbrm.mk',
    sure: '210 TUTNMK22 300 KOBSMK2X',
    inferred: '200 STOBMK2X 270 EXPCMK22 380 PRBUMK22',
  },
  SN: {
    ...UEMOA,
    inferred: `SN010 BICISNDX SN011 SGSNSNDA SN012 CBAOSNDA SN039 LHSESNDA SN048 CADKSNDA SN060 BCMASNDA SN079 ISSNSNDA SN094 ECOCSNDA
      SN100 AFRISNDA SN111 BSAHSNDA SN117 BIMUSNDA SN137 ATSNSNDA SN140 ICSGSNDA SN141 CITISNDA SN144 BRMXSNDA SN153 UNAFSNDA SN156 CLIBSNDA
      SN159 DBLNSNDA SN169 BNDXSNDA SN175 ORBKSNDA SN178 COLISNDA SN189 BGFISNDA SN191 BDKRSNDA SN200 OUTRSNDA SN213 CORISNDA SN221 BDMASNDA`,
  },
  TD: {
    ...CEMAC,
    sure: '60001 ECOCTDND 60002 SOGETDND 60003 CBTNTDND 60004 BCCXTDND 60006 BAGCTDND 60007 BSAHTDND 60008 UNAFTDND',
    inferred: '60005 ORBKTDND',
  },
  TG: {
    ...UEMOA,
    inferred: `TG005 BILTTGTG TG009 UNTBTGTG TG024 BTCITGTG TG027 SIABTGTG TG055 ECOCTGTG TG116 ORBKTGTG TG133 BSAHTGTG TG138 ATTGTGTG
      TG160 DBLNTGTG TG167 AFRITGTG TG182 CORITGTG TG187 SOGETGTG TG221 BDMATGTG`,
  },
  TN: {
    ...REPOSITORIES,
    title: 'bank codes of the RIB',
    url: 'https://www.bct.gov.tn',
    sure: `01 ATBKTNTT 02 BFTNTNTT 03 BNTETNTT 04 BSTUTNTT 05 BTBKTNTT 07 CFCTTNTT 08 BIATTNTT 10 STBKTNTT 11 UBCITNTT 12 UIBKTNTT 14 BHBKTNTT
      23 BTQITNTT 25 BZITTNTT`,
    inferred: '16 CITITNTX 17 LPTNTNTT 20 BTKOTNTT 21 TSIDTNTT 24 BTEXTNTT 26 ATLDTNTT 28 ABCOTNTT 29 BFPMTNTT 32 BEITTNTT 47 WKIBTNTT',
  },
  VE: {
    ...REPOSITORIES,
    title: 'bank codes of the CCC',
    url: 'https://www.sudeban.gob.ve',
    sure: `0102 VZLAVECA 0104 VZCRVECA 0105 BAMRVECA 0108 BPROVECA 0114 CARBVECA 0115 BEXTVECA 0128 CAROVECA 0134 UNIOVECA 0137 SFTAVE22
      0138 PLZAVECA 0151 REPBVECA 0156 FNCOVECA 0157 DSURVECP 0163 BDTEVECA 0168 CCERVECA 0171 ACTIVECA 0172 BMIGVECA
      0174 BEHRVECA 0175 CONDVECP 0177 BFANVECA 0191 NCRTVECA`,
  },
  ZM: {
    ...PROVIDER,
    title: 'sort codes: the first two digits name the bank',
    isPrefix: true,
    inferred: `01 ZNCOZMLU 02 BARCZMLX 03 CITIZMLU 04 SBICZMLX 06 SCBLZMLX 09 INZAZMLX 14 ZICBZMLU 17 VSTRZMLU 19 BKCHZMLU 20 FMBZZMLX
      26 FIRNZMLX 28 FRCGZMLU 34 FALLZMLU 35 AZAMZMLU 36 ECOCZMLU 37 UNAFZMLU`,
  },
};

const headOffices = memoizeByFolder(
  (folder) => new Map(readInstitutions(folder).flatMap((entry) => (entry.bic.length === 8 ? [[entry.bic, entry] as const] : []))),
);

/** The rows of a text of codes and BICs. A BIC that the lists do not have is a slip. */
function rowsOf(text: string, confidence: Cell, folder: string) {
  return [...text.matchAll(/([A-Z]*\d+) ([A-Z0-9]{8})\b/g)].map(([, code = '', bic = '']) => {
    const entry = headOffices(folder).get(bic);
    if (entry === undefined) throw new Error(`bank-code-lists: no BIC list has ${bic}`);
    return { bankCode: code, codePrefix: code, bic, name: entry.name, town: entry.town, confidence };
  });
}

function makeBanks(folder: string, country: string, list: CodeList): Dataset {
  const { publisher, title, url, isPrefix, sure = '', inferred = '' } = list;
  return makeTable(
    {
      dataset: `banks/${country}`,
      edition: '2025',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher,
        title,
        url,
        via: `code lists read and compared 2026-11-23; ${NAMES_OF_BIC_LIST}; rows of one list alone are derived`,
        licence: 'MIT',
        retrieved: '2026-11-23',
      },
    },
    [isPrefix === true ? 'codePrefix' : 'bankCode', 'bic', 'name', 'town', 'confidence'],
    [...rowsOf(sure, null, folder), ...rowsOf(inferred, 'derived', folder)],
  );
}

const source: Source = {
  title: 'Bank codes of African countries, North Macedonia and Venezuela',
  reads: INSTITUTION_FILES,
  datasets: perRow('banks', LISTS, makeBanks),
};
export default source;
