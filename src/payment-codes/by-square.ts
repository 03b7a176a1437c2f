/**
 * PAY by square, the payment code of Slovakia: base32hex of two bytes that say kind and version, two for the length, and fields that LZMA packs.
 *
 * What is read is the first payment, which its specification calls the preferred one, and the first of its accounts. `details.elements` has all.
 *
 * The gotcha: a wrong character garbles all behind it. Where the checksum is not that of the fields, nothing is read.
 *
 * @see Slovak Banking Association, PAY by square specifications, version 1.1.0, section 3
 */
import { electronic } from '../characters/text.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { checkBySquareFields, nameFields, SKELETON, withBeneficiary } from './by-square-fields.js';
import { crc32Of } from './checksums.js';
import { type Content, readElements } from './content.js';
import { valueWith } from './data-objects.js';
import { pack } from './pack-lzma.js';
import type { PaymentCode, PaymentCodeBuildResult, PaymentCodeContent, PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';
import { BY_SQUARE_START, readText, unknownStart } from './text.js';
import { unpack } from './unpack-lzma.js';
import { writeContent } from './writing.js';

/** RFC 4648, section 7. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUV';

/** The versions by the number in the second half of the first byte. */
const VERSIONS: readonly string[] = ['1.0.0', '1.1.0', '1.2.0'];
const NEWEST = '1.2.0';

const CRC_BYTES = 4;
const HEAD_BYTES = 4;
/** The length has two bytes. */
const MAX_BYTES = 0xffff;
/** A QR code holds no more letters and digits. */
const MAX_CHARACTERS = 4296;

function toBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  let [buffer, bits] = [0, 0];
  for (const digit of text.replace(/=+$/, '')) {
    buffer = ((buffer << 5) | DIGITS.indexOf(digit)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((buffer >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function fromBytes(bytes: Iterable<number>): string {
  let [text, buffer, bits] = ['', 0, 0];
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += DIGITS[(buffer >> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + DIGITS[(buffer << (5 - bits)) & 31];
}

/** The fields; none where the code cannot be unpacked, or its checksum is wrong. */
function fieldsOf(bytes: Uint8Array, problems: Problems): PaymentCodeElements {
  const view = new DataView(bytes.buffer);
  const size = bytes.length > HEAD_BYTES ? view.getUint16(2, true) : 0;
  const unpacked = size > CRC_BYTES ? unpack(bytes.subarray(HEAD_BYTES), size) : undefined;
  if (unpacked === undefined) {
    problems.add('INVALID_STRUCTURE', undefined, 'The code cannot be unpacked: characters are missing or wrong.');
    return [];
  }
  const fields = unpacked.subarray(CRC_BYTES);
  if (new DataView(unpacked.buffer).getUint32(0, true) !== crc32Of(fields)) {
    problems.add('INCORRECT_CHECKSUM', undefined, 'The checksum is not that of the code: a character is wrong, and nothing of it is read.');
    return [];
  }
  return nameFields(new TextDecoder().decode(fields).split('\t'));
}

function check(elements: PaymentCodeElements, version: string | undefined, problems: Problems): void {
  if (version === undefined) problems.add('VERSION_NOT_SUPPORTED', undefined, 'The version is none of 1.0.0, 1.1.0 and 1.2.0.');
  checkBySquareFields(elements, problems);
  if (version === NEWEST && (valueWith(elements, 'BeneficiaryName') ?? '') === '')
    problems.add('ELEMENT_MISSING', { tag: 'BeneficiaryName' }, 'The name of the payee is missing; version 1.2.0 requires it.');
}

function instructionOf(value: (tag: string) => string | undefined): PaymentInstruction {
  const [iban, bic, currency, name] = [value('IBAN'), value('BIC'), value('CurrencyCode'), value('BeneficiaryName')];
  const [addressLine1, addressLine2] = [value('BeneficiaryAddressLine1'), value('BeneficiaryAddressLine2')];
  const address = { ...(addressLine1 !== undefined && { addressLine1 }), ...(addressLine2 !== undefined && { addressLine2 }) };
  const hasAddress = (addressLine1 ?? addressLine2) !== undefined;
  return {
    ...(iban !== undefined && /^[A-Z]{2}/.test(iban) && { country: iban.slice(0, 2) }),
    ...(currency !== undefined && { currency }),
    ...(bic !== undefined && { creditorAgent: { bic } }),
    ...((name !== undefined || hasAddress) && { creditor: { ...(name !== undefined && { name }), ...(hasAddress && { address }) } }),
    ...(iban !== undefined && { creditorAccount: { id: { value: iban, type: 'IBAN' } } }),
  };
}

/** What is read of a text of the digits of base32hex. */
function readBySquare(text: string, problems: Problems): PaymentCode {
  const bytes = toBytes(text);
  const version = VERSIONS[(bytes[0] ?? 0) & 15];
  const elements = fieldsOf(bytes, problems);
  if (elements.length > 0) check(elements, version, problems);
  const value = (tag: string): string | undefined => valueWith(elements, tag) || undefined;
  return {
    kind: 'PAY_BY_SQUARE',
    instruction: instructionOf(value),
    amount: value('Amount'),
    currency: value('CurrencyCode'),
    reference: value('VariableSymbol') ?? value('OriginatorsReferenceInformation'),
    message: value('PaymentNote'),
    details: { ...(version !== undefined && { version }), elements },
    problems: problems.list,
  };
}

/** A line of an address, where it is not given as one. */
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** What the instruction says, by the field in which it stands. */
function valuesOf(content: Content, elements: PaymentCodeElements): readonly (readonly [tag: string, value: string])[] {
  const at = (tag: string, ...path: readonly string[]): string => content.text({ tag }, ...path);
  const [one, two] = ['BeneficiaryAddressLine1', 'BeneficiaryAddressLine2'] as const;
  const address = (tag: string, member: string): string => at(tag, 'instruction', 'creditor', 'address', member);
  const type = at('IBAN', 'instruction', 'creditorAccount', 'id', 'type');
  const reference = at('VariableSymbol', 'reference');
  const isGiven = (tag: string): boolean => (valueWith(elements, tag) ?? '') !== '';
  const isSymbol = /^\d{0,10}$/.test(reference) && (isGiven('VariableSymbol') || !isGiven('OriginatorsReferenceInformation'));
  return [
    ['Amount', at('Amount', 'amount')],
    ['CurrencyCode', at('CurrencyCode', 'currency') || at('CurrencyCode', 'instruction', 'currency')],
    [isSymbol ? 'VariableSymbol' : 'OriginatorsReferenceInformation', reference],
    ['PaymentNote', at('PaymentNote', 'message')],
    ['IBAN', type === '' || type === 'IBAN' ? electronic(at('IBAN', 'instruction', 'creditorAccount', 'id', 'value')) : ''],
    ['BIC', electronic(at('BIC', 'instruction', 'creditorAgent', 'bic'))],
    ['BeneficiaryName', at('BeneficiaryName', 'instruction', 'creditor', 'name')],
    [one, address(one, 'addressLine1') || joined(address(one, 'streetName'), address(one, 'buildingNumber'))],
    [two, address(two, 'addressLine2') || joined(address(two, 'postCode'), address(two, 'townName'))],
  ];
}

const SYMBOLS = ['VariableSymbol', 'ConstantSymbol', 'SpecificSymbol'];

/** The elements with what the instruction says in its place. A reference of the payee takes the place of symbols: they exclude each other. */
function withValues(elements: PaymentCodeElements, values: readonly (readonly [tag: string, value: string])[]): PaymentCodeElements {
  const isOwn = values.some(([tag, value]) => tag === 'OriginatorsReferenceInformation' && value !== '');
  const start = isOwn ? elements.map(([tag, value]) => [tag, SYMBOLS.includes(tag) ? '' : value] as const) : elements;
  return values.reduce((list, [tag, value]) => (value === '' ? list : withField(list, tag, value)), start);
}

/** The elements with a value in the first field of this name. */
function withField(elements: PaymentCodeElements, tag: string, value: string): PaymentCodeElements {
  if (valueWith(elements, tag) === value) return elements;
  const whole = tag.startsWith('Beneficiary') ? withBeneficiary(elements) : elements;
  const at = whole.findIndex(([each]) => each === tag);
  return whole.map((each, index) => (index === at ? [tag, value] : each));
}

function tooLong(isTooLong: boolean, problems: Problems): '' {
  if (isTooLong) problems.add('TOO_LONG', undefined, `The code has more than ${MAX_CHARACTERS} characters.`);
  return '';
}

/** Writes a code. What is wrong is added to the problems; the text is of use where there are none. */
function writeBySquare(content: Content, problems: Problems): string {
  const given = readElements(content, problems);
  const start = given.length > 0 ? given : withField(SKELETON, 'CurrencyCode', 'EUR');
  const named = nameFields(start.map(([, value]) => value));
  if (named.some(([tag], at) => tag !== start[at]?.[0]))
    problems.add('INVALID_STRUCTURE', undefined, 'The elements do not stand in the order of the fields.');
  const elements = withValues(named, valuesOf(content, start));
  const version = content.text(undefined, 'details', 'version') || NEWEST;
  check(elements, VERSIONS.includes(version) ? version : undefined, problems);
  const fields = new TextEncoder().encode(elements.map(([, value]) => value).join('\t'));
  const size = CRC_BYTES + fields.length;
  if (problems.list.length > 0 || size > MAX_BYTES) return tooLong(size > MAX_BYTES, problems);
  const checked = new Uint8Array(size);
  new DataView(checked.buffer).setUint32(0, crc32Of(fields), true);
  checked.set(fields, CRC_BYTES);
  const text = fromBytes([VERSIONS.indexOf(version), 0, size & 0xff, size >> 8, ...pack(checked)]);
  return text.length > MAX_CHARACTERS ? tooLong(true, problems) : text;
}

/**
 * Reads PAY by square, the payment code of Slovakia: the text of the QR code.
 *
 * Its answer is that of `parsePaymentCode`. Any value gets one: a text that cannot be unpacked, or whose checksum is wrong, has problems and says nothing
 * else.
 *
 * @example
 * const code = parsePayBySquare('080520007G70I8NCOPL98HKBFNRQO3GO5KA52MV5NVAVAP3NMBSM7SD37KKMJUQ15G1QBN2FSFJUM3M5DQMMJ19F4PFLPTSPI7IG9MFNIV9LA76I578PN98B5ES8V9C7NP0J0F80');
 * [code.kind, code.instruction.creditorAccount?.id?.value, code.amount, code.currency, code.reference]
 * // ['PAY_BY_SQUARE', 'SK3112000000198742637541', '12.30', 'EUR', '1234567890']
 */
export function parsePayBySquare(text: unknown): PaymentCode {
  const begun = readText(text);
  if (typeof begun !== 'string') return begun;
  return BY_SQUARE_START.test(begun) ? readBySquare(begun.trimEnd(), new Problems()) : unknownStart();
}

/**
 * Writes PAY by square, for a program that draws QR codes. No code is written that would be read with a problem: the answer then says why.
 *
 * What was read can be written again. It says the same; its text may be a few characters longer.
 *
 * @example
 * const account = { id: { value: 'SK3112000000198742637541', type: 'IBAN' } };
 * const instruction = { creditor: { name: 'Jana Example' }, creditorAccount: account };
 * buildPayBySquare({ instruction, amount: '12.30', reference: '1234567890' })
 * // { ok: true, text: '080520007G70I8NCOPL98HKBFNRQO3GO5KA52MV5NVAVAP3NMBSM7SD37KKMJUQ15G1QBN2FSFJUM3M5DQMMJ19F4PFLPTSPI7IG9MFNIV9LA76I578PN98B5ES8V9C7NP0J0F80' }
 */
export const buildPayBySquare = (content: PaymentCodeContent): PaymentCodeBuildResult =>
  writeContent(content, writeBySquare, new Problems());
