/**
 * The data objects of an EMV code: two digits for the tag, two for the length in characters, the value.
 *
 * @see EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode, version 1.1, section 3
 */
import type { PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';

/** The tag of an object within others, as a problem names it. */
const within = (around: string, tag: string): string => (around === '' ? tag : `${around}.${tag}`);

/** Reads a list of objects. What cannot be told apart is a problem, and nothing behind it is read. */
export function readObjects(text: string, around: string, problems: Problems): PaymentCodeElements {
  const characters = [...text];
  const objects: (readonly [string, string])[] = [];
  for (let at = 0; at < characters.length; ) {
    const head = characters.slice(at, at + 4).join('');
    const [tag, length] = [head.slice(0, 2), Number(head.slice(2))];
    if (!/^\d{4}$/.test(head) || at + 4 + length > characters.length) {
      const place = /^\d\d/.test(head) ? { tag: within(around, tag) } : around === '' ? undefined : { tag: around };
      problems.add('INVALID_STRUCTURE', place, 'From here on the code is no list of tags, lengths and values.');
      return objects;
    }
    objects.push([tag, characters.slice(at + 4, at + 4 + length).join('')]);
    at += 4 + length;
  }
  return objects;
}

/** The bytes of a text in UTF-8, a character each. */
const toBytes = (text: string): string => Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

const fromBytes = (bytes: string): string => new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

const isTemplate = (tag: string): boolean => (tag >= '26' && tag <= '51') || tag === '62' || tag === '64' || tag >= '80';

/** The characters of a value of bytes. Within a template, the lengths count bytes as well, and then characters. */
function charactersOf(tag: string, bytes: string): string {
  const faults = new Problems();
  const inner = isTemplate(tag) ? readObjects(bytes, tag, faults) : [];
  if (inner.length === 0 || faults.list.length > 0) return fromBytes(bytes);
  return writeObjects(
    inner.map(([own, value]) => [own, fromBytes(value)]),
    tag,
    faults,
  );
}

/** Reads the objects of a code. Where the lengths do not count characters, and do count bytes, these are taken, and are a problem. */
export function readRoot(text: string, problems: Problems): PaymentCodeElements {
  const faults = new Problems();
  const objects = readObjects(text, '', faults);
  if (faults.list.length === 0) return objects;
  const bytesFaults = new Problems();
  const ofBytes = readObjects(toBytes(text), '', bytesFaults);
  if (bytesFaults.list.length > 0) return readObjects(text, '', problems);
  problems.add('INVALID_STRUCTURE', undefined, 'The lengths count bytes; they have to count characters.');
  return ofBytes.map(([tag, value]) => [tag, charactersOf(tag, value)]);
}

/** Writes a list of objects. A value that is longer than its length can say is a problem. */
export function writeObjects(objects: PaymentCodeElements, around: string, problems: Problems): string {
  return objects
    .map(([tag, value]) => {
      const length = [...value].length;
      if (length > 99) problems.add('TOO_LONG', { tag: within(around, tag) }, 'The value has more than 99 characters.');
      return `${tag}${String(length).padStart(2, '0')}${value}`;
    })
    .join('');
}

/** The value of the first object with a tag. */
export const valueWith = (objects: PaymentCodeElements, tag: string): string | undefined => objects.find(([each]) => each === tag)?.[1];

/**
 * The objects with one more: in the place of the one with its tag, else before the first with a higher tag. Without a value, it is removed.
 */
export function withObjectValue(objects: PaymentCodeElements, tag: string, value: string | undefined): PaymentCodeElements {
  if (value === undefined || value === '') return objects.filter(([each]) => each !== tag);
  if (valueWith(objects, tag) !== undefined) return objects.map((each) => (each[0] === tag ? [tag, value] : each));
  const at = objects.findIndex(([each]) => each > tag);
  return at < 0 ? [...objects, [tag, value]] : [...objects.slice(0, at), [tag, value], ...objects.slice(at)];
}

/** The value at a path: `01.00` is the object 00 of the template 01. */
export function objectValue(objects: PaymentCodeElements, path: string, problems: Problems): string | undefined {
  const [tag = '', ...rest] = path.split('.');
  const value = valueWith(objects, tag);
  return value === undefined || rest.length === 0 ? value : objectValue(readObjects(value, tag, problems), rest.join('.'), problems);
}

/** The same objects with another value at a path. Templates are made where there are none, and removed where nothing is left in them. */
export function withValueAt(
  objects: PaymentCodeElements,
  path: string,
  value: string | undefined,
  problems: Problems,
): PaymentCodeElements {
  const [tag = '', ...rest] = path.split('.');
  if (rest.length === 0) return withObjectValue(objects, tag, value);
  const inner = readObjects(valueWith(objects, tag) ?? '', tag, problems);
  return withObjectValue(objects, tag, writeObjects(withValueAt(inner, rest.join('.'), value, problems), tag, problems));
}
