/**
 * Bank code → BIC for countries without a bank register, where the bank identifier in the IBAN is the first four letters of the BIC.
 *
 * That it is so is shown by the country's own example in the IBAN registry, whose bank identifier is the prefix of a bank there; Gibraltar
 * follows the British rule. Inferred from a BIC list of 2019: a prefix with one connected BIC gets it, a prefix with several gets the bank's
 * name alone. An eighth character of 1 marks a BIC that is not connected: its owner keeps no accounts for others.
 */
import type { Cell, Dataset } from '../../src/directory/dataset.js';
import { bicList, type ListedBic } from './bic-list.js';
import { RETRIEVED } from './read.js';
import { bicCountry, groupBy, inCodePointOrder } from './text.js';

const COUNTRIES: Readonly<Record<string, string>> = {
  AZ: 'NABZ',
  BH: 'BMAG',
  BY: 'NBRB',
  DO: 'BAGR',
  GI: 'NWBK',
  GT: 'TRAJ',
  HN: 'CABF',
  IQ: 'NBIQ',
  JO: 'CBJO',
  KW: 'CBKU',
  LC: 'HEMM',
  MT: 'MALT',
  NI: 'BAPR',
  PK: 'SCBL',
  PS: 'PALS',
  QA: 'DOHB',
  SV: 'CENR',
  VG: 'VPVG',
  YE: 'CBYE',
};

const isConnected = ({ bic }: ListedBic): boolean => bic[7] !== '1';

/** The head office where it is listed, else the first branch, whose BIC8 is the head office's. */
function row(bankCode: string, entries: readonly ListedBic[]): Cell[] {
  const heads = new Set(entries.map(({ bic }) => bic.slice(0, 8)));
  const head = entries.find(({ bic }) => bic.length === 8) ?? entries[0];
  return heads.size === 1
    ? [bankCode, head?.bic.slice(0, 8) ?? null, head?.name ?? null, head?.town ?? null]
    : [bankCode, null, head?.name ?? null, null];
}

export function derivedDirectories(sources: string): Dataset[] {
  const countries = groupBy(bicList(sources).filter(isConnected), ({ bic }) => bicCountry(bic));
  return Object.entries(COUNTRIES).map(([country, example]): Dataset => {
    const prefixes = groupBy(countries.get(country) ?? [], ({ bic }) => bic.slice(0, 4));
    return {
      dataset: `banks/${country}`,
      edition: '2019-08',
      format: 1,
      source: {
        publisher: 'PeterNotenboom/SwiftCodes',
        title: `bank codes inferred from BICs: the bank identifier is the first four letters, as ${example} is in the registry's example`,
        url: 'https://github.com/PeterNotenboom/SwiftCodes',
        via: 'the BIC list of 2019, connected BICs only; the rule from the IBAN registry, release 102',
        retrieved: RETRIEVED,
        licence: 'MIT',
      },
      confidence: 'derived',
      completeness: 'partial',
      columns: ['bankCode', 'bic', 'name', 'town'],
      rows: [...prefixes].sort(([one], [other]) => inCodePointOrder(one, other)).map(([prefix, entries]) => row(prefix, entries)),
    };
  });
}
