/** Where a bank is: what directories know of it, in the fields of the contract. A line is split only where that is certain. */
import type { Bank } from '../../directory/banks.js';
import type { Branch } from '../../directory/branches.js';
import type { Countries } from '../../identifiers/country/countries.js';
import { hasStreetWord, splitStreet } from '../../identifiers/street-line.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import type { Writable } from './writable.js';

/** The contract's address object, as far as a bank's is known. */
export interface AgentAddress {
  readonly country: string;
  /** The branch, where a directory names it. */
  readonly department?: string;
  readonly streetName?: string;
  readonly buildingNumber?: string;
  readonly floor?: string;
  readonly postCode?: string;
  readonly townName?: string;
  /** The code of the state or province. */
  readonly countrySubdivision?: string;
}

/** The address of an entry: in the country of its directory, or in the territory that its BIC names. */
export const addressOfBank = (entry: Bank, engine: RulesAndData): AgentAddress =>
  addressIn(countryOf(entry, engine.rules.countries), entry, engine);

/** The address of a branch. One that is named after its own street is no department. */
export function addressOfBranch({ name, ...place }: Branch, country: string, engine: RulesAndData): AgentAddress {
  if (name === undefined) return addressIn(country, place, engine);
  const { buildingNumber: number, streetName } = splitStreet(name, country);
  if (number !== undefined) {
    if (place.street === undefined && hasStreetWord(streetName)) return addressIn(country, { ...place, street: name }, engine);
    if (place.street?.split(/[^\dA-Za-z-]+/).includes(number) === true) return addressIn(country, place, engine);
  }
  return addressIn(country, { ...place, department: name }, engine);
}

function countryOf({ dataset, bic }: Bank, countries: Countries): string {
  const country = dataset.slice(-2);
  const place = bic?.slice(4, 6) ?? country;
  return countries.withIban(country)?.rule.territories?.includes(place) ? place : country;
}

/** What directories know of where a bank or a branch is. */
interface Place {
  readonly department?: string | undefined;
  readonly street?: string | undefined;
  readonly postCode?: string | undefined;
  readonly town?: string | undefined;
  readonly state?: string | undefined;
}

function addressIn(country: string, place: Place, engine: RulesAndData): AgentAddress {
  const { department, street, postCode } = place;
  const { streetName, buildingNumber, floor } = street === undefined ? {} : splitStreet(street, country);
  const { town, state } = splitTown(place, country, engine);
  const address: Writable<AgentAddress> = { country };
  if (department !== undefined) address.department = department;
  if (streetName !== undefined) address.streetName = streetName;
  if (buildingNumber !== undefined) address.buildingNumber = buildingNumber;
  if (floor !== undefined) address.floor = floor;
  if (postCode !== undefined) address.postCode = postCode;
  if (town !== undefined) address.townName = town;
  if (state !== undefined) address.countrySubdivision = state;
  return address;
}

/** `NEW YORK,NY`, `Alberobello (BA)`. */
const TOWN_AND_STATE = /^([^,()]{1,70}?)(?:, ?([A-Z]{2,3})| ?\(([A-Z]{2,3})\))$/;

/** A town with the code of a state or province behind it, where the country has one of this code. */
function splitTown({ town, state }: Place, country: string, { data }: RulesAndData): Pick<Place, 'town' | 'state'> {
  const [, name, code, codeInBrackets] = (town !== undefined && TOWN_AND_STATE.exec(town)) || [];
  const found = code ?? codeInBrackets;
  if (found === undefined || data.subdivisions(country)?.find(found) === undefined) return { town, state };
  return { town: name, state: state ?? found };
}
