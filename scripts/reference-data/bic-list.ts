/**
 * BICs world-wide, one dataset a country: BIC, bank, town.
 *
 * Gathered from public pages in 2019, so it names a bank and never says that a BIC does not exist. An eighth character of 1 marks
 * a BIC that is not connected to the network. The list repeats a head office's name and town on most of its branches: such a branch
 * adds nothing and is left out.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../../src/directory/dataset.js';
import { RETRIEVED, readJson } from './read.js';
import { bicCountry, groupBy, inCodePointOrder, tidy, tidyBic } from './text.js';

const FOLDER = 'bic-list-2019';

/** Great Britain and Italy come from sister lists, five months older. */
const edition = (country: string): string => (['GB', 'IT'].includes(country) ? '2019-03' : '2019-08');

interface BicFile {
  readonly list: readonly { readonly bank: string | null; readonly city: string | null; readonly swift_code: string | null }[];
}

export interface ListedBic {
  readonly bic: string;
  readonly name: string | null;
  readonly town: string | null;
}

/** Every BIC of the list, once, in the order of the BICs. */
export function bicList(sources: string): readonly ListedBic[] {
  const found = new Map<string, ListedBic>();
  let malformed = 0;
  for (const file of readdirSync(join(sources, FOLDER)).sort()) {
    for (const { bank, city, swift_code } of readJson<BicFile>(sources, FOLDER, file).list) {
      const bic = tidyBic(swift_code);
      if (bic === null) malformed += 1;
      else if (!found.has(bic)) found.set(bic, { bic, name: tidy(bank), town: tidy(city) });
    }
  }
  if (malformed > 0) console.warn(`${FOLDER}: ${malformed} malformed BICs left out`);
  return [...found.values()].sort((one, other) => inCodePointOrder(one.bic, other.bic));
}

/** A branch that says no more than its head office. */
function isEcho({ bic, name, town }: ListedBic, heads: ReadonlyMap<string, ListedBic>): boolean {
  const head = bic.length === 11 ? heads.get(bic.slice(0, 8)) : undefined;
  return head !== undefined && head.name === name && head.town === town;
}

export function bicDirectories(sources: string): Dataset[] {
  const listed = bicList(sources);
  const heads = new Map(listed.filter(({ bic }) => bic.length === 8).map((entry) => [entry.bic, entry]));
  const kept = listed.filter((entry) => !isEcho(entry, heads));
  const countries = groupBy(kept, ({ bic }) => bicCountry(bic));
  return [...countries].map(
    ([country, entries]): Dataset => ({
      dataset: `bics/${country}`,
      edition: edition(country),
      format: 1,
      source: {
        publisher: 'PeterNotenboom/SwiftCodes',
        title: `BIC, bank and town, ${country}`,
        url: 'https://github.com/PeterNotenboom/SwiftCodes',
        via: 'gathered from public pages in 2019; branches that repeat their head office left out',
        retrieved: RETRIEVED,
        licence: 'MIT',
      },
      confidence: 'derived',
      completeness: 'partial',
      columns: ['bic', 'name', 'town'],
      rows: entries.map(({ bic, name, town }) => [bic, name, town]),
    }),
  );
}
