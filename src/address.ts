/**
 * `payprep/address`: lines of an address into its parts, and parts into lines, as a country writes them.
 */
import { countryOfName } from './address/country-name.js';
import { linesOf } from './address/lines.js';
import { leftAsItIs, MAX_LINES, type StructuredAddress, structureLines } from './address/structure.js';
import { countryMeant } from './identifiers/country/meant.js';
import { readCountryText } from './identifiers/country/option.js';
import type { Address } from './instruction/payment-instruction.js';
import { readMembers } from './instruction/values.js';

/** What is known of an address beside its text. */
export interface StructureOptions {
  /**
   * The country where the text names none: ISO 3166-1 alpha-2, `DE`, or what people write for it, `UK`, `gb`, `GBR`, `Germany`. What is no country counts as absent,
   * and the answer says so.
   */
  readonly country?: string | undefined;
}

/**
 * Divides an address into its parts. Never throws for what is no address: the answer then has nothing but what is left.
 *
 * @throws TypeError for an option that there is not, and for a country that is no text
 *
 * @example
 * structureAddress(['Rosenthaler Straße 1', '10119 Berlin', 'Germany']).address
 * // { country: 'DE', streetName: 'Rosenthaler Straße', buildingNumber: '1', townName: 'Berlin', postCode: '10119' }
 */
export function structureAddress(text: string | readonly (string | undefined)[], options: StructureOptions = {}): StructuredAddress {
  const given = readCountryText('structureAddress', options)?.trim() ?? '';
  const country = countryMeant(given) ?? countryOfName(given);
  const answer = structureText(text, country);
  return country === undefined && given !== '' ? { ...answer, isCountryUnknown: true } : answer;
}

function structureText(text: unknown, country: string | undefined): StructuredAddress {
  const lines = readLines(text);
  if (lines.some(([line]) => line >= MAX_LINES)) return leftAsItIs(lines, country);
  const last = lines.at(-1)?.[0] ?? -1;
  const texts = new Map(lines);
  return structureLines(
    Array.from({ length: last + 1 }, (_, line) => texts.get(line) ?? ''),
    country,
  );
}

/**
 * Writes an address in lines, in the order of its country, with the name of the country last. Members that are empty or no text are left out.
 *
 * @example
 * addressLines({ country: 'GB', streetName: 'Clerkenwell Road', buildingNumber: '82', townName: 'London', postCode: 'EC1M 5RF' })
 * // ['82 Clerkenwell Road', 'London', 'EC1M 5RF', 'United Kingdom']
 */
export function addressLines(address: Address): readonly string[] {
  const members = Object.entries(readMembers(address)).map(
    ([field, value]) => [field, typeof value === 'string' ? value.trim() : ''] as const,
  );
  return linesOf(Object.fromEntries(members.filter(([, text]) => text !== '')));
}

type NumberedLine = readonly [line: number, text: string];

/** The lines that are text. A list may be sparse: its length says nothing of how many lines it has. */
function readLines(text: unknown): readonly NumberedLine[] {
  if (typeof text === 'string') return [...text.split(/\r\n|\r|\n/).entries()];
  try {
    if (!Array.isArray(text)) return [];
    return Object.entries(text).flatMap(([key, line]: [string, unknown]) =>
      typeof line === 'string' && /^\d+$/.test(key) ? [[Number(key), line] as const] : [],
    );
  } catch {
    // a proxy may refuse to be read
    return [];
  }
}

export type { AddressConfidence } from './address/confidence.js';
export type { LeftText, StructuredAddress } from './address/structure.js';
export type { AddressField, TextRange } from './address/text.js';
export type { Address } from './instruction/payment-instruction.js';
