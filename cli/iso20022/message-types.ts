/**
 * The supported messages, by the namespace of their `Document`.
 *
 * The gotcha: between versions ISO renamed `BIC` to `BICFI`, and later gave the address seven more elements. Austria, Germany and Switzerland had
 * namespaces of their own for the oldest one.
 *
 * @see ISO 20022 message definitions, pain.001.001 (CustomerCreditTransferInitiation), pacs.008.001 (FIToFICustomerCreditTransfer)
 * @see SIX, Swiss Implementation Guidelines for Customer-Bank Messages (pain.001.001.03.ch.02)
 * @see Deutsche Kreditwirtschaft, DFÜ-Abkommen, Anlage 3 (pain.001.002.03, pain.001.003.03)
 * @see Payment Services Austria, STUZZA schemas (ISO:pain.001.001.03:APC:STUZZA:payments:003)
 */
import type { AddressField } from '../../src/instruction/fields.js';

/** The elements of a postal address in a message, in the order of its schema: element → field of an instruction, if there is one. */
export type AddressElements = ReadonlyMap<string, AddressField | undefined>;

export interface MessageType {
  /** Such as `pain.001.001.09`. */
  readonly name: string;
  readonly namespace: string;
  /** The elements around each transaction, from the root of the message. */
  readonly containers: readonly string[];
  /** The element of the BIC of a bank. */
  readonly bic: 'BIC' | 'BICFI';
  readonly address: AddressElements;
}

/** The element of one payment. */
export const TRANSACTION = 'CdtTrfTxInf';

const CONTAINERS = {
  'pain.001': ['Document', 'CstmrCdtTrfInitn', 'PmtInf'],
  'pacs.008': ['Document', 'FIToFICstmrCdtTrf'],
} as const;

/** PostalAddress6. */
const SHORT_ADDRESS: AddressElements = new Map([
  ['AdrTp', undefined],
  ['Dept', 'department'],
  ['SubDept', undefined],
  ['StrtNm', 'streetName'],
  ['BldgNb', 'buildingNumber'],
  ['PstCd', 'postCode'],
  ['TwnNm', 'townName'],
  ['CtrySubDvsn', 'countrySubdivision'],
  ['Ctry', 'country'],
  ['AdrLine', undefined],
]);

/** PostalAddress24, and PostalAddress27, which adds `CareOf` and `UnitNb`. */
const LONG_ADDRESS: AddressElements = new Map([
  ['AdrTp', undefined],
  ['CareOf', undefined],
  ['Dept', 'department'],
  ['SubDept', undefined],
  ['StrtNm', 'streetName'],
  ['BldgNb', 'buildingNumber'],
  ['BldgNm', 'buildingName'],
  ['Flr', 'floor'],
  ['UnitNb', undefined],
  ['PstBx', 'postBox'],
  ['Room', 'room'],
  ['PstCd', 'postCode'],
  ['TwnNm', 'townName'],
  ['TwnLctnNm', 'townLocationName'],
  ['DstrctNm', 'districtName'],
  ['CtrySubDvsn', 'countrySubdivision'],
  ['Ctry', 'country'],
  ['AdrLine', undefined],
]);

const ISO = 'urn:iso:std:iso:20022:tech:xsd:';

interface Family {
  /** The name of a message without its version. */
  readonly name: keyof typeof CONTAINERS;
  readonly first: number;
  readonly last: number;
  /** The first version with `BICFI`, and the first with the longer address. */
  readonly bicfi: number;
  readonly longAddress: number;
}

const FAMILIES: readonly Family[] = [
  { name: 'pain.001', first: 3, last: 12, bicfi: 4, longAddress: 9 },
  { name: 'pacs.008', first: 2, last: 12, bicfi: 3, longAddress: 8 },
];

const twoDigits = (version: number): string => String(version).padStart(2, '0');

function typesOf({ name, first, last, bicfi, longAddress }: Family): readonly MessageType[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const version = first + index;
    const message = `${name}.001.${twoDigits(version)}`;
    return {
      name: message,
      namespace: ISO + message,
      containers: CONTAINERS[name],
      bic: version < bicfi ? 'BIC' : 'BICFI',
      address: version < longAddress ? SHORT_ADDRESS : LONG_ADDRESS,
    };
  });
}

const TYPES = FAMILIES.flatMap(typesOf);

/** Other namespaces for pain.001.001.03. */
const VARIANTS = [
  'http://www.six-interbank-clearing.com/de/pain.001.001.03.ch.02.xsd',
  `${ISO}pain.001.002.03`,
  `${ISO}pain.001.003.03`,
  'ISO:pain.001.001.03:APC:STUZZA:payments:003',
];

const BY_NAMESPACE = new Map(TYPES.map((type) => [type.namespace, type]));
for (const namespace of VARIANTS) {
  const type = BY_NAMESPACE.get(`${ISO}pain.001.001.03`);
  if (type !== undefined) BY_NAMESPACE.set(namespace, { ...type, namespace });
}

/** The supported messages, as a text for errors. */
export const SUPPORTED: string = FAMILIES.map(({ name, first, last }) => `${name}.001.${twoDigits(first)} to .${twoDigits(last)}`).join(
  ' and ',
);

/** Their names. */
export const SUPPORTED_NAMES: readonly string[] = TYPES.map(({ name }) => name);

export const findMessageType = (namespace: string): MessageType | undefined => BY_NAMESPACE.get(namespace);

/** The name of the message in a namespace, such as `camt.053.001.08`; undefined if it is not of ISO 20022. */
export const messageNameOf = (namespace: string): string | undefined =>
  /([a-z]{4}\.\d{3}\.\d{3}\.\d{2})(?:\.[a-z]{2}\.\d{2}\.xsd)?$/.exec(namespace)?.[1];
