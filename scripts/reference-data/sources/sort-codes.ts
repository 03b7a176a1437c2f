/**
 * Sort codes of the United Kingdom and Ireland: the bank of some, and who holds ranges of them.
 *
 * The directory of all sort codes is licensed (`payprep data import eiscd`). What is here was collected by hand from public lists. A range says who was given it,
 * never who uses a code in it: where one is known to be somebody else's, its first four digits stand here without a name, and only whole codes speak for
 * them. 04 and 23 are given code by code. A BIC stands beside a whole code of a bank that has one alone, and beside the few ranges
 * that one institution without subsidiaries holds whole. Others have none: who puts it into the payment would get an IBAN made from the beginning of a sort code,
 * and subsidiaries of NatWest, Lloyds or HSBC write other letters into theirs.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { makeTable } from '../dataset.js';
import { readCsv } from '../read.js';
import { perRow, type Source } from '../source.js';

const RANGES = '2026-11/gb-ie-sortcode-prefixes.tsv';
const CODES = '2026-11/gb-sortcodes-exact.tsv';

interface Holder {
  readonly name: string;
  readonly bic?: string;
}

/** What the lists call a bank, without what stands in brackets → its name and its BIC in `banks/GB` and `banks/IE`. */
const BANKS: Readonly<Record<string, Holder>> = {
  'Allied Irish Banks': { name: 'Allied Irish Banks, p.l.c.', bic: 'AIBKIE2D' },
  'Arbuthnot Latham': { name: 'Arbuthnot Latham and Co., Limited', bic: 'ARBUGB2L' },
  'Bank of Ireland': { name: 'Bank of Ireland' },
  'Bank of Scotland': { name: 'Bank of Scotland plc' },
  'Barclays Bank UK': { name: 'Barclays Bank UK plc' },
  ClearBank: { name: 'ClearBank Limited', bic: 'CLRBGB22' },
  'Clydesdale Bank': { name: 'Clydesdale Bank plc' },
  'Coutts & Co': { name: 'Coutts & Company', bic: 'COUTGB22' },
  'Cynergy Bank': { name: 'Cynergy Bank Limited', bic: 'BCYPGB2L' },
  'Danske Bank': { name: 'Danske Bank A/S' },
  'Deutsche Bank': { name: 'Deutsche Bank AG', bic: 'DEUTGB2L' },
  'HSBC UK Bank': { name: 'HSBC UK Bank plc' },
  'J.P. Morgan': { name: 'J.P. Morgan Europe Limited', bic: 'CHASGB2L' },
  'Lloyds Bank': { name: 'Lloyds Bank plc', bic: 'LOYDGB2L' },
  'Metro Bank': { name: 'Metro Bank plc', bic: 'MYMBGB2L' },
  Monzo: { name: 'Monzo Bank Limited', bic: 'MONZGB2L' },
  'National Westminster Bank': { name: 'National Westminster Bank plc', bic: 'NWBKGB2L' },
  'Nationwide Building Society': { name: 'Nationwide Building Society', bic: 'NAIAGB21' },
  PPS: { name: 'PrePay Technologies Limited' },
  Revolut: { name: 'Revolut Ltd', bic: 'REVOGB21' },
  'Santander UK': { name: 'Santander UK plc', bic: 'ABBYGB2L' },
  'Starling Bank': { name: 'Starling Bank Limited' },
  'TSB Bank': { name: 'TSB Bank plc' },
  'The Co-operative Bank': { name: 'The Co-operative Bank plc' },
  'The Royal Bank of Scotland': { name: 'The Royal Bank of Scotland plc', bic: 'RBOSGB2L' },
  Wise: { name: 'Wise Payments Limited' },
};

/** Ranges that are held in part: what the holder has of them. The rest is no one's here. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '07': ['070', '071', '072', '073', '074'],
  '09': ['090', '091'],
  10: ['100', '101', '102', '103', '104', '105', '106', '107'],
  18: ['1800'],
};

/** Held whole by one institution, whose IBANs all have the letters of its BIC: Nationwide, Santander, Coutts, and Allied Irish Banks. */
const WITH_BIC = ['070', '071', '072', '073', '074', '090', '091', '1800', '93'];

/** Given code by code, or to no one bank, or to one that is leaving the country. */
const NOT_HELD = ['04', '06', '23', '70', '77', '91', '98', '99'];

/** Four digits with codes of another bank than the holder, beside those that the lists name. */
const OTHERS = ['4051'];

/** A code of a bank that left the country, and those of the tax office, which is no bank. */
const NO_BANK = ['040026', '083200', '083210'];

/**
 * Codes that the lists lack. Cashplus, Zempler Bank since 2024, has one for all accounts, in a range of The Co-operative Bank.
 *
 * @see two public lists of sort codes in code, one of 2026: 08-71-99, Zempler and Cashplus Bank, read 2026-11-29
 */
const MORE_CODES: readonly Readonly<Record<string, string>>[] = [{ sortCode: '087199', institution: 'Zempler Bank Limited', source: '' }];

/**
 * British ranges that the list has for Ireland alone, leaves out or names as an exception. All are inferred.
 *
 * @see Wikipedia, Sort code: 93, 95 and 98, the banks of Northern Ireland; read 2026-11-29
 * @see https://bankcodesfinder.com/uk-sort-codes/ulster_bank_ltd
 * @see https://pocketwise.pages.dev/banking/first-direct/first-direct-sort-code/ 40-47-84, a division of HSBC UK Bank plc
 */
const MORE_RANGES: Readonly<Record<string, string>> = {
  4047: 'first direct (HSBC UK Bank plc)',
  93: 'AIB Group (UK) plc',
  95: 'Danske Bank (Northern Bank Limited)',
  98: 'Ulster Bank (National Westminster Bank plc)',
};

const holderOf = (text: string): Holder => {
  const name = text.replace(/ \(.*$/, '');
  // a code at another institution says so in brackets: its BIC is the other one's
  if (/\((?:Modulr|Prepay)/.test(text)) return { name: BANKS[name]?.name ?? name };
  return BANKS[name] ?? { name };
};

const readCodes = (folder: string): readonly Readonly<Record<string, string>>[] =>
  [...readCsv('\t', folder, CODES), ...MORE_CODES].filter(({ sortCode = '' }) => !NO_BANK.includes(sortCode));

/** Whole codes. What one list says alone counts as inferred. */
const codeRows = (folder: string) =>
  readCodes(folder).map(({ sortCode = '', institution = '', source = '' }) => {
    const { name, bic = null } = holderOf(institution);
    return { codePrefix: sortCode, bic, name, confidence: source.includes(',') ? null : 'derived' };
  });

/** A range, and below it the four digits of its exceptions. */
function rangeRows(folder: string, country: string) {
  const ranges = readCsv('\t', folder, RANGES).filter((range) => range.country === country && !NOT_HELD.includes(range.prefix ?? ''));
  const exactFours = [...readCsv('\t', folder, CODES), ...MORE_CODES].map(({ sortCode = '' }) => sortCode.slice(0, 4));
  return ranges.flatMap(({ prefix = '', rangeHolder = '', confidence, exceptions = '' }) => {
    const named = [...exceptions.matchAll(/\b(\d\d)-(\d\d)(?:\/(\d\d))?/g)].flatMap(([, first = '', ...seconds]) =>
      seconds.flatMap((second) => (second === undefined ? [] : `${first}${second}`)),
    );
    const parts = PARTS[prefix] ?? [prefix];
    const others = new Set([...named, ...exactFours, ...OTHERS].filter((four) => parts.some((part) => four.startsWith(part))));
    const isSure = confidence === 'high' && others.size === 0;
    const { name, bic = null } = holderOf(rangeHolder);
    return [
      ...parts.map((part) => ({
        codePrefix: part,
        bic: WITH_BIC.includes(part) ? bic : null,
        name,
        confidence: isSure ? null : 'derived',
      })),
      ...[...others].map((four) => ({ codePrefix: four, bic: null, name: null, confidence: null })),
    ];
  });
}

/** The ranges of a country; what is known besides takes the place of an exception without a name. */
function allRangeRows(folder: string, country: string, hasMore: boolean) {
  const more = hasMore ? MORE_RANGES : {};
  const moreRows = Object.entries(more).map(([codePrefix, name]) => ({ codePrefix, bic: null, name, confidence: 'derived' }));
  return [...rangeRows(folder, country).filter(({ codePrefix }) => !(codePrefix in more)), ...moreRows];
}

const FACTS: Readonly<Record<string, { readonly hasCodes: boolean }>> = { GB: { hasCodes: true }, IE: { hasCodes: false } };

const makeRanges = (folder: string, country: string, { hasCodes }: { readonly hasCodes: boolean }): Dataset =>
  makeTable(
    {
      dataset: `code-ranges/${country}`,
      edition: '2026-02',
      confidence: 'manual',
      completeness: 'partial',
      codeSpaces: { codePrefix: 'excerpt' },
      source: {
        publisher: 'several public lists',
        title: 'sort codes: who holds a range, and banks of single codes',
        url: 'https://www.wearepay.uk/what-we-do/supporting-services/',
        via: 'collected by hand from public lists of 2025 and 2026 and compared; rows of one list alone, and ranges with exceptions, are derived',
        licence: 'MIT',
        retrieved: '2026-11-28',
      },
    },
    ['codePrefix', 'bic', 'name', 'confidence'],
    [...allRangeRows(folder, country, hasCodes), ...(hasCodes ? codeRows(folder) : [])],
  );

const source: Source = {
  title: 'Sort codes of the United Kingdom and Ireland',
  reads: [RANGES, CODES],
  datasets: perRow('code-ranges', FACTS, makeRanges),
};
export default source;
