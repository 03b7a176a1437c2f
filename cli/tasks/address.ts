/**
 * `payprep address`: the address of each row, divided into its parts.
 *
 * Parts that the row gives in columns of their own (a town, a post code) stay as they are; its address lines are divided.
 */

import { cityStates, townsOfTheSameName } from '../../rules/addresses/countries.js';
import { countryOfName } from '../../src/address/country-name.js';
import { isCountryCode } from '../../src/address/facts.js';
import { addressLines, structureAddress } from '../../src/address.js';
import type { Address } from '../../src/instruction/payment-instruction.js';
import { readMembers } from '../../src/instruction/values.js';
import type { Arguments } from '../options/arguments.js';
import { readColumnOptions } from '../options/table-options.js';
import { type AddressReason, AddressSummary } from './address-summary.js';
import { isText, readAddressTable } from './address-table.js';
import type { Answer, Task } from './tasks.js';

const OUTCOMES = ['high', 'medium', 'low'] as const;

const FIELDS = [
  ...(['country', 'department', 'streetName', 'buildingNumber', 'buildingName', 'floor', 'room', 'postBox', 'townName'] as const),
  ...(['townLocationName', 'districtName', 'postCode', 'countrySubdivision', 'addressLine1', 'addressLine2'] as const),
];

type Fields = Readonly<Partial<Record<keyof Address, string>>>;

interface Row {
  readonly given: Fields;
  readonly country: string | undefined;
  readonly lines: readonly string[];
}

/** An instruction with a creditor, an address, or a member `address` that is text or lines. */
function readRow(entry: unknown, country: string | undefined): Row {
  const members = readMembers(entry);
  const address = readMembers(members.creditor).address ?? members.address ?? entry;
  if (isText(address) || Array.isArray(address)) {
    const lines = Array.isArray(address) ? address.filter(isText) : [address];
    return { given: {}, country: codeOf(members.country) ?? country, lines };
  }
  const { townName, ...others }: Fields = Object.fromEntries(Object.entries(readMembers(address)).filter(([, value]) => isText(value)));
  // a country in the column of the town: `Ireland`
  const isShifted = townName !== undefined && others.country === undefined && countryOfName(townName) !== undefined && !isTownToo(townName);
  const given: Fields = townName === undefined || isShifted ? others : { ...others, townName };
  const named = [given.country, isShifted ? townName : undefined, members.country].filter(isText).map((text) => text.trim());
  const code = named.map(codeOf).find((text) => text !== undefined) ?? country;
  const { country: _, ...rest } = given;
  const lines = addressLines({ ...rest, ...(code !== undefined && { country: code }) });
  const withoutCountry = code === undefined ? lines : lines.slice(0, -1);
  return { given: rest, country: code, lines: code === undefined ? [...withoutCountry, ...named.slice(0, 1)] : withoutCountry };
}

/** Singapore, Luxembourg. */
const isTownToo = (text: string): boolean => [...cityStates, ...townsOfTheSameName].includes(countryOfName(text) ?? '');

const codeOf = (value: unknown): string | undefined =>
  isText(value) && isCountryCode(value.trim().toUpperCase()) ? value.trim().toUpperCase() : undefined;

/** Fields that are not lines: the value in the row is kept. */
const CERTAIN = [
  'townName',
  'postCode',
  'countrySubdivision',
  'buildingNumber',
  'postBox',
  'buildingName',
  'department',
  'floor',
  'room',
] as const;

class AddressAnswer implements Answer {
  readonly outcome: string;
  readonly codes: readonly AddressReason[];
  readonly #address: Fields;
  readonly #form: string;
  readonly #left: readonly string[];

  constructor({ given, country, lines }: Row) {
    const found = structureAddress(
      lines.flatMap((line) => line.split(/\r\n|\r|\n/)),
      country === undefined ? {} : { country },
    );
    const address = found.address as Fields;
    const kept = Object.fromEntries(CERTAIN.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field].trim()]])));
    this.#address = { ...address, ...kept };
    this.#form = found.form;
    this.#left = found.left.map(({ text }) => text);
    this.codes = [...this.#reasons(lines, country, address, given, found.confidence)];
    this.outcome = this.codes.some((code) => code !== 'TOWN_NOT_SURE' && code !== 'TEXT_LEFT')
      ? 'low'
      : this.codes.length > 0
        ? 'medium'
        : 'high';
  }

  *#reasons(
    lines: readonly string[],
    country: string | undefined,
    found: Fields,
    given: Fields,
    confidence: string,
  ): Generator<AddressReason> {
    if (lines.length === 0) return yield 'NO_ADDRESS';
    if (this.#address.country === undefined) yield 'NO_COUNTRY';
    if (this.#address.townName === undefined) return yield 'NO_TOWN';
    if (country !== undefined && found.country !== country) yield 'OTHER_COUNTRY';
    const isGiven = given.townName !== undefined;
    if (isGiven && found.townName !== undefined && !isSame(found.townName, given.townName)) yield 'OTHER_TOWN';
    if (!isGiven && confidence !== 'high') yield 'TOWN_NOT_SURE';
    if (this.#left.length > 0) yield 'TEXT_LEFT';
  }

  toJson(): string {
    return JSON.stringify({ address: this.#address, form: this.#form, confidence: this.outcome, reasons: this.codes, left: this.#left });
  }

  toCsv(): readonly string[] {
    return [...FIELDS.map((field) => this.#address[field] ?? ''), this.#form, this.outcome, this.codes.join(' '), this.#left.join(' | ')];
  }

  toTable(): readonly string[] {
    return [
      this.outcome,
      this.codes.join('\n'),
      FIELDS.slice(1)
        .flatMap((field) => this.#address[field] ?? [])
        .join(', '),
    ];
  }
}

const isSame = (one: string, other: string | undefined): boolean => one.trim().toLowerCase() === other?.trim().toLowerCase();

export function createAddressTask(args: Pick<Arguments, 'country' | 'maps' | 'sets'>): Task {
  const { country } = args;
  return {
    outcomes: OUTCOMES,
    alertOutcomes: ['medium', 'low'],
    csvColumns: [...FIELDS.map((field) => `structured.${field}`), 'form', 'confidence', 'reasons', 'left'],
    headings: ['Confidence', 'Reasons', 'Address'],
    readTable: readAddressTable(readColumnOptions(args)),
    createSummary: () => new AddressSummary(OUTCOMES),
    answer: (entry) => new AddressAnswer(readRow(entry, country)),
  };
}
