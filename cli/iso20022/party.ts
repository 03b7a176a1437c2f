/**
 * Reads the creditor: name, address, identifiers, contact.
 *
 * @see ISO 20022 PartyIdentification135, external code sets for identification of persons and organisations
 */
import { childOf, childrenOf, type Element, elementAt, elementText, textOf } from './elements.js';
import { type FoundField, fieldOf } from './found-field.js';
import type { AddressElements } from './message-types.js';

/** The contract has three address lines; SEPA and Swift accept two. */
const MAX_LINES = 3;

export function* partyFields(party: Element | undefined, address: AddressElements): Generator<FoundField, void, undefined> {
  yield fieldOf('/creditor/name', childOf(party, 'Nm'));
  yield* addressFields(childOf(party, 'PstlAdr'), address);
  const contact = childOf(party, 'CtctDtls');
  yield fieldOf('/creditor/contactDetails/email', childOf(contact, 'EmailAdr'));
  yield fieldOf('/creditor/contactDetails/phone', childOf(contact, 'PhneNb') ?? childOf(contact, 'MobNb'));
  yield* identityFields(childOf(party, 'Id'));
}

function* addressFields(address: Element | undefined, elements: AddressElements): Generator<FoundField, void, undefined> {
  for (const child of address?.children ?? []) {
    const field = elements.get(child.name);
    if (field !== undefined) yield fieldOf(`/creditor/address/${field}`, child);
  }
  const lines = childrenOf(address, 'AdrLine').filter((line) => textOf(line) !== undefined);
  for (const [index, line] of lines.slice(0, MAX_LINES).entries()) yield fieldOf(`/creditor/address/addressLine${index + 1}`, line);
}

/** The identifiers of the creditor, whose element tells a person from an organisation. */
function* identityFields(id: Element | undefined): Generator<FoundField, void, undefined> {
  const person = childOf(id, 'PrvtId');
  const organisation = childOf(id, 'OrgId');
  const kind = person ?? organisation;
  yield ['/creditor/type', person === undefined ? 'BUSINESS' : 'INDIVIDUAL', kind];
  const birth = elementAt(person, 'DtAndPlcOfBirth/BirthDt');
  yield ['/creditor/dateOfBirth', textOf(birth)?.slice(0, 10), birth];
  yield* documentFields(childrenOf(kind, 'Othr'));
}

function* documentFields(others: readonly Element[]): Generator<FoundField, void, undefined> {
  const isTax = (other: Element): boolean => elementText(other, 'SchmeNm/Cd') === 'TXID';
  const tax = others.find(isTax);
  yield fieldOf('/creditor/taxId', childOf(tax, 'Id'));
  const documents = others.filter(
    (other) => !isTax(other) && elementText(other, 'Id') !== undefined && elementText(other, 'SchmeNm/Cd') !== undefined,
  );
  for (const [index, other] of documents.entries()) {
    yield fieldOf(`/creditor/documents/${index}/value`, childOf(other, 'Id'));
    yield fieldOf(`/creditor/documents/${index}/type`, elementAt(other, 'SchmeNm/Cd'));
  }
}
