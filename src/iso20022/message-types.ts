/**
 * The messages that payments are read from, by the namespace of their `Document`.
 *
 * The gotcha: ISO renamed `BIC` to `BICFI` and gave the address seven more elements between the two generations that are in use. Switzerland had a
 * namespace of its own for the older one.
 *
 * @see ISO 20022 message definitions, pain.001.001 (CustomerCreditTransferInitiation), pacs.008.001 (FIToFICustomerCreditTransfer)
 * @see SIX, Swiss Implementation Guidelines for Customer-Bank Messages, 2009 version (pain.001.001.03.ch.02)
 */
import type { AddressField } from '../instruction/fields.js';

/** The parts of a postal address that a message has, in the order of its schema: element → field of an instruction, or none. */
export type AddressElements = ReadonlyMap<string, AddressField | undefined>;

export interface MessageType {
  /** Such as `pain.001.001.09`. */
  readonly name: string;
  readonly namespace: string;
  /** The elements around each transaction, from the root of the message. */
  readonly containers: readonly string[];
  /** What the BIC of a bank is called. */
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
const OLD_ADDRESS: AddressElements = new Map([
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
const ADDRESS: AddressElements = new Map([
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

function messageType(name: string, namespace = `${ISO}${name}`): MessageType {
  const isOld = /\.0[23]$/.test(name);
  return {
    name,
    namespace,
    containers: CONTAINERS[name.startsWith('pacs') ? 'pacs.008' : 'pain.001'],
    bic: isOld ? 'BIC' : 'BICFI',
    address: isOld ? OLD_ADDRESS : ADDRESS,
  };
}

const TYPES: readonly MessageType[] = [
  ...['pain.001.001.03', 'pain.001.001.09', 'pain.001.001.11'].map((name) => messageType(name)),
  ...['pacs.008.001.02', 'pacs.008.001.08', 'pacs.008.001.10'].map((name) => messageType(name)),
  messageType('pain.001.001.03', 'http://www.six-interbank-clearing.com/de/pain.001.001.03.ch.02.xsd'),
];

const BY_NAMESPACE = new Map(TYPES.map((type) => [type.namespace, type]));

/** Those that can be read, for messages. */
export const SUPPORTED: string = [...new Set(TYPES.map(({ name }) => name))].join(', ');

export const findMessageType = (namespace: string): MessageType | undefined => BY_NAMESPACE.get(namespace);

/** What a namespace calls its message, such as `camt.053.001.08`; undefined where it is none of ISO 20022. */
export const messageNameOf = (namespace: string): string | undefined =>
  /([a-z]{4}\.\d{3}\.\d{3}\.\d{2})(?:\.[a-z]{2}\.\d{2}\.xsd)?$/.exec(namespace)?.[1];
