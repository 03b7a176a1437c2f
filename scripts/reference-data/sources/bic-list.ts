/**
 * BICs world-wide, one dataset a country: BIC, bank by its name of today, town.
 *
 * The list repeats the name and the town of a head office on most of its branches. Such a branch adds nothing and is left out. `publisher` names who else publishes
 * BIC and name, and lets them be passed on.
 */
import type { Dataset } from '../../../src/directory/dataset.js';
import { bicListEdition, type ListedBic, listPublisher } from '../bic-list.js';
import { makeDataset } from '../dataset.js';
import { townsVia } from '../german-towns.js';
import { declaredParts } from '../parts.js';
import { memoizeByFolder } from '../read.js';
import { createPublisherLookup, type PublishedBic } from '../readers/bic-publishers.js';
import { readScl } from '../readers/bundesbank-scl.js';
import { INSTITUTION_FILES, readInstitutions } from '../readers/institutions.js';
import { perCountry, type Source } from '../source.js';
import { bicCountry, groupBy } from '../text.js';
import bankRegisters from './bank-registers.js';
import slovakia from './slovakia.js';

/** The countries of the list. */
const COUNTRIES = `
  AD AE AF AG AI AL AM AO AR AS AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN
  CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY
  HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD
  ME MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY
  QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US
  UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** True for a branch with the name and the town of its head office. */
function repeatsHeadOffice({ bic, name, town }: ListedBic, headOffices: ReadonlyMap<string, ListedBic>): boolean {
  const head = bic.length === 11 ? headOffices.get(bic.slice(0, 8)) : undefined;
  return head !== undefined && head.name === name && head.town === town;
}

const bicsByCountry = memoizeByFolder((folder) => {
  const listed = readInstitutions(folder);
  const headOffices = new Map(listed.filter(({ bic }) => bic.length === 8).map((entry) => [entry.bic, entry]));
  const kept = listed.filter((entry) => !repeatsHeadOffice(entry, headOffices));
  const countries = groupBy(kept, ({ bic }) => bicCountry(bic));
  const missing = [...countries.keys()].filter((country) => !COUNTRIES.includes(country));
  if (missing.length > 0)
    throw new Error(`The BIC lists have BICs of ${missing.join(', ')}. Add them to COUNTRIES in sources/bic-list.ts.`);
  return countries;
});

/** The registers whose facts may be passed on, with their publishers. */
const REGISTERS = Object.entries({ ...bankRegisters.datasets, ...slovakia.datasets }).flatMap(([dataset, make]) => {
  const [first] = declaredParts({ dataset, columns: ['bankCode', 'bic', 'name'], rows: [] }) ?? [];
  return first?.terms === 'open' || first?.terms === 'credit' ? [{ publisher: first.publisher, make }] : [];
});

const publishersByBic = memoizeByFolder((folder) => {
  const published = REGISTERS.flatMap(({ publisher, make }) => {
    const { columns, rows } = make(folder);
    return rows.map((row) => ({ publisher, bic: row[columns.indexOf('bic')], name: row[columns.indexOf('name')] }));
  });
  const ofClearer = readScl(folder).map(({ bic, name }) => ({ publisher: 'bundesbank', bic, name }));
  const isNamed = (entry: object): entry is PublishedBic => Object.values(entry).every((value) => typeof value === 'string');
  return createPublisherLookup([...published, ...ofClearer].filter(isNamed));
});

function makeBics(folder: string, country: string): Dataset {
  const listed = bicsByCountry(folder).get(country) ?? [];
  const entries = listed.map((entry) => ({ ...entry, publisher: publishersByBic(folder)(entry.bic, entry.name) }));
  const isShared = entries.some(({ publisher }) => publisher !== null);
  return makeDataset(
    {
      dataset: `bics/${country}`,
      edition: bicListEdition(folder, country),
      confidence: 'derived',
      completeness: 'partial',
      source: {
        publisher: listPublisher(folder, country),
        title: `BIC, bank and town, ${country}`,
        url: `https://github.com/${listPublisher(folder, country)}`,
        via: [
          'gathered from public pages; in SEPA with BICs and names of the SEPA Clearer, 2026-05-25; branches that repeat their head office left out',
          ...townsVia(country),
        ].join('; '),
        licence: 'MIT',
      },
    },
    isShared ? ['bic', 'name', 'town', 'publisher'] : ['bic', 'name', 'town'],
    entries.map(({ bic, name, town, publisher }) => (isShared ? [bic, name, town, publisher] : [bic, name, town])),
  );
}

const source: Source = {
  title: 'BICs world-wide',
  reads: [...INSTITUTION_FILES, ...bankRegisters.reads, ...slovakia.reads],
  datasets: perCountry('bics', COUNTRIES, makeBics),
};
export default source;
