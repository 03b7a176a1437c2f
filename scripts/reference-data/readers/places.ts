/**
 * Where a bank is, by its BIC, for registers that give no address.
 *
 * The EPC register (2022-09) gives town and street as written; the BIC lists give the town alone, that of 2019 where that of 2024 lacks the BIC. A BIC that is in
 * neither has no place: a branch need not be where its head office is.
 */

import { BIC_LIST_FILES, readNewBicList, readOldBicList } from '../bic-list.js';
import { setCapitals } from '../capitals.js';
import { spellTown } from '../german-towns.js';
import { memoizeByFolder } from '../read.js';
import { bicCountry } from '../text.js';
import { setTown } from '../towns.js';
import { readSctParticipants, SCT_FILE } from './epc-participants.js';

export interface Place {
  readonly town: string | null;
  readonly postCode: string | null;
  readonly street: string | null;
}

/** The files that `readPlaces` reads. */
export const PLACE_FILES: readonly string[] = [...BIC_LIST_FILES, `epc/${SCT_FILE}`];

/** Countries that write the house number behind the street. */
const NUMBER_LAST = ['AT', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'IT', 'LI', 'NL', 'NO', 'PL', 'PT', 'SE', 'SI'];

/** What is no street: whom to ask for, a customer number, a box inside the bank. */
const NO_STREET = /^Kund-id|\bFack\b|^H00MBT/u;

/** The street without what the bank wrote around it: a department, a floor, a reference, the place where it lies. */
function tidyStreet(text: string, country: string): string | null {
  if (NO_STREET.test(text)) return null;
  // `Focus Building: 26, al. Armii Ludowej`, and `51, Stassinos Street: Agia Paraskevi`
  const parts = text.split(/\s*:,?\s*/u);
  const street = (parts.find((part) => /\d/.test(part) && !/^floor/iu.test(part)) ?? text)
    .replace(/^(?:FAO|International Payments)\b[^,]*, /u, '')
    .replace(/,? (?:\d+(?:st|nd|rd|th) floor|ref\. \S+)$/iu, '')
    .replace(/(?<=\d) \([^)]*\)$/u, '')
    .replace(/ ?['’] /gu, (mark) => mark.trim());
  const set = setCapitals(street, 'street')
    .replace(/(?<=\b[CFPV]\.)(?:So|Lli|Za|Le)\b|(?<=\d )Bis\b|(?<=\w )(?:Ut|Ter)\b|^Ul\. /gu, (word) => word.toLowerCase())
    .replace(/^\p{Ll}/u, (letter) => (country === 'DK' || country === 'NO' ? letter.toUpperCase() : letter));
  return NUMBER_LAST.includes(country) ? set.replace(/^(\d+(?:-\d+)?[a-z]?) (\p{Lu}[^\d,]+)$/u, '$2 $1') : set;
}

/** Where a town is told apart by its river, or a bank by its quarter. */
const WITH_PLACE = ['AT', 'DE', 'FR'];

/** `Co. Galway` is a county, and no town. */
const isCounty = (place: string, country: string): boolean => country === 'IE' && /^co\b/iu.test(place);

/** The town without its province or region: `La Coruna (A Coruna)`, `Lucca - LU`. */
function tidyTown(town: string, country: string): string | null {
  if (isCounty(town, country)) return null;
  return WITH_PLACE.includes(country) ? town : town.replace(/(?: \([^)]*\)?| - [A-Z]{2}|, .+)$/u, '');
}

/** `75013 Paris` is a post code and a town; `Dublin 2` and `PARIS CEDEX 06` are towns. */
function splitTown(text: string | null): Pick<Place, 'town' | 'postCode'> {
  const match = /^(\d{4,5}) (\D+)$/.exec(text ?? '');
  return { postCode: match?.[1] ?? null, town: match?.[2] ?? text };
}

/** BIC → place. */
export const readPlaces = memoizeByFolder((folder): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  for (const { bic, town } of [...readOldBicList(folder), ...readNewBicList(folder)])
    if (town !== null) places.set(bic, { town, postCode: null, street: null });
  for (const { bic, town, street } of readSctParticipants(folder)) {
    const { town: name, postCode } = splitTown(town);
    const country = bicCountry(bic);
    // `SO` is the province of Sondrio, and no town
    const isProvince = country === 'IT' && /^[A-Z]{2}$/.test(name ?? '');
    const placed = isProvince ? (places.get(bic)?.town ?? null) : name && tidyTown(setTown(name), country);
    places.set(bic, { town: spellTown(folder, country, placed), postCode, street: street && tidyStreet(street, country) });
  }
  return places;
});
