/**
 * Moves the lines of an address into the elements for its parts. Existing elements stay; a line is removed only if each of its words has found an
 * element, else it stays whole, as the hybrid form of SEPA and Swift allows.
 *
 * The gotcha: only certain parts are written. A wrong town is worse than a refused address.
 */

import type { StructuredAddress } from '../../src/address.js';
import { structureAddress } from '../../src/address.js';
import { ADDRESS_LENGTHS, type AddressField } from '../../src/instruction/fields.js';
import { childOf, childrenOf, type Element, textOf } from './elements.js';
import type { Transaction } from './message-reader.js';
import type { AddressElements } from './message-types.js';
import { type Edit, ElementWriter, fillText, type SourceText } from './source-text.js';

/** The most address lines beside town and country. */
const MAX_LINES = 2;
const MAX_LINE = 70;

const addressOf = ({ element }: Transaction): Element | undefined => childOf(childOf(element, 'Cdtr'), 'PstlAdr');

export const hasAddressLines = (transaction: Transaction): boolean => childOf(addressOf(transaction), 'AdrLine') !== undefined;

/** The edits that structure the address; none if it is not certain. */
export function structureAddressLines(transaction: Transaction, source: SourceText): readonly Edit[] {
  const address = addressOf(transaction);
  if (address === undefined) return [];
  const { address: elements } = transaction.message;
  const lines = childrenOf(address, 'AdrLine');
  const given = givenFields(address, elements);
  const country = given.get('country');
  const found = readLines(lines, country);
  if (found?.confidence !== 'high' || contradicts(given, found)) return [];
  const { fields, kept } = divide(found, lines, elements);
  const added = new Map(Object.entries(fields).filter(([field]) => !given.has(field as AddressField)) as [AddressField, string][]);
  const isComplete = (['townName', 'country'] as const).every((field) => given.has(field) || added.has(field));
  const fits = [...added].every(([field, text]) => text.length <= ADDRESS_LENGTHS[field]);
  const isHybrid = kept.length <= MAX_LINES && kept.every((line) => line.text.trim().length <= MAX_LINE);
  if (!isComplete || !fits || !isHybrid) return [];
  return [
    ...insertFields(address, elements, added, source),
    ...removeLines(
      lines.filter((line) => !kept.includes(line)),
      source,
    ),
  ].sort((one, other) => one.at - other.at || one.remove - other.remove);
}

function givenFields(address: Element, elements: AddressElements): ReadonlyMap<AddressField, string> {
  return new Map(
    address.children.flatMap((child) => {
      const field = elements.get(child.name);
      const text = textOf(child);
      return field === undefined || text === undefined ? [] : [[field, text] as const];
    }),
  );
}

function readLines(lines: readonly Element[], country: string | undefined): StructuredAddress | undefined {
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) return undefined;
  const found = structureAddress(
    lines.map(({ text }) => text),
    { country },
  );
  return found.isCountryUnknown === true ? undefined : found;
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** True if the lines contradict an element. */
const contradicts = (given: ReadonlyMap<AddressField, string>, { address }: StructuredAddress): boolean =>
  [...given].some(([field, text]) => address[field] !== undefined && folded(address[field]) !== folded(text));

interface Division {
  readonly fields: Readonly<Partial<Record<AddressField, string>>>;
  /** The lines that stay. */
  readonly kept: readonly Element[];
}

/**
 * Decides which lines are removed, and which fields replace them. A line with text that fits no element stays, and its parts are not written as
 * elements, so that no word occurs twice.
 */
function divide({ address, used, left }: StructuredAddress, lines: readonly Element[], elements: AddressElements): Division {
  const known = new Set(elements.values());
  const fields = new Map(Object.entries(address).filter(([field]) => known.has(field as AddressField))) as Map<AddressField, string>;
  const kept = new Set(left.map(({ line }) => line));
  const linesOf = (field: AddressField): readonly number[] => used[field]?.map(({ line }) => line) ?? [];
  for (const field of Object.keys(used) as AddressField[]) if (!fields.has(field)) for (const line of linesOf(field)) kept.add(line);
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const field of fields.keys()) {
      if (field === 'country' || !linesOf(field).some((line) => kept.has(line))) continue;
      fields.delete(field);
      for (const line of linesOf(field)) kept.add(line);
    }
  }
  return { fields: Object.fromEntries(fields), kept: lines.filter((line, index) => kept.has(index) && textOf(line) !== undefined) };
}

/** Each new element behind those that the schema puts before it; one that stands there empty is filled. */
function insertFields(
  address: Element,
  elements: AddressElements,
  added: ReadonlyMap<AddressField, string>,
  source: SourceText,
): readonly Edit[] {
  const order = [...elements.keys()];
  const [first] = address.children;
  const indent = first === undefined ? '' : source.indentOf(first);
  const writer = new ElementWriter(address);
  return order.flatMap((name) => {
    const text = added.get(elements.get(name) as AddressField);
    if (text === undefined) return [];
    const empty = childOf(address, name);
    if (empty !== undefined) return [fillText(empty, text, source)];
    const before = address.children.filter((child) => order.indexOf(child.name) < order.indexOf(name)).at(-1);
    return [{ at: before?.end ?? address.startTagEnd, remove: 0, insert: indent + writer.withText(name, text) }];
  });
}

/** With the white space before each. */
function removeLines(lines: readonly Element[], source: SourceText): readonly Edit[] {
  return lines.map((line) => {
    const at = source.startOf(line) - source.indentOf(line).length;
    return { at, remove: line.end - at, insert: '' };
  });
}
