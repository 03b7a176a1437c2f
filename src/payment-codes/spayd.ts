/**
 * Short Payment Descriptor (SPAYD), in the Czech Republic QR Platba: `SPD*1.0*ACC:…*AM:…*`. Any IBAN can stand in it.
 *
 * The variable symbol (X-VS) is the reference that a Czech or Slovak payer copies; where there is none, it is RF, the reference of the payee.
 *
 * The gotcha: the checksum covers the parameters in alphabetical order, whatever their order in the text. A code with FRQ is a standing order.
 *
 * @see Czech Banking Association, Standard No. 26, Format for sharing payment data within CZK using QR codes, version 1.2; qr-platba.cz
 */
import { electronic } from '../characters/text.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { crc32 } from './checksums.js';
import { type Content, readElements } from './content.js';
import { valueWith } from './data-objects.js';
import { BIC_FORM, checkAmount, checkElement, checkIban, type ElementRule } from './elements.js';
import { checkRepeated, decoded, withParameter } from './parameters.js';
import type { PaymentCode, PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';

const DATE = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** The parameters of the standard. Others begin with `X-`. */
const PARAMETERS: Readonly<Record<string, ElementRule>> = {
  ACC: { name: 'the account', max: 46, required: true },
  'ALT-ACC': { name: 'the list of other accounts', max: 93 },
  AM: { name: 'the amount', max: 10 },
  CC: { name: 'the currency', max: 3, form: /^[A-Z]{3}$/ },
  RF: { name: 'the reference of the payee', max: 16, form: /^\d{1,16}$/ },
  RN: { name: 'the name of the payee', max: 35 },
  DT: { name: 'the due date', max: 8, form: DATE },
  DL: { name: 'the day on which the standing order ends', max: 8, form: DATE },
  FRQ: { name: 'how often the standing order pays', max: 3, form: /^(?:1D|[136]M|1Y)$/ },
  DH: { name: 'whether the standing order ends with the death of the payer', max: 1, form: /^[01]$/ },
  PT: { name: 'the type of the payment', max: 3 },
  MSG: { name: 'the text to the payee', max: 60 },
  NT: { name: 'the channel of the notification', max: 1, form: /^[PE]$/ },
  NTA: { name: 'the address of the notification', max: 320 },
  'X-PER': { name: 'the number of days', max: 2, form: /^(?:[0-2]?\d|30)$/ },
  'X-VS': { name: 'the variable symbol', max: 10, form: /^\d{1,10}$/ },
  'X-SS': { name: 'the specific symbol', max: 10, form: /^\d{1,10}$/ },
  'X-KS': { name: 'the constant symbol', max: 10, form: /^\d{1,10}$/ },
  'X-ID': { name: 'the identifier of the payer', max: 20 },
  'X-URL': { name: 'the link', max: 140 },
  'X-SELF': { name: 'the note of the payer', max: 60 },
};

const CRC = 'CRC32';

const HEAD = 'SPD*1.0*';

const written = (elements: PaymentCodeElements): string => elements.map(([tag, value]) => `${tag}:${value}`).join('*');

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The asterisk at the end counts by the letter of the standard, and does not in its example. */
type End = '' | '*';

/** The checksum of the parameters: CRC-32 over them in alphabetical order, those of one name by their values. */
function checksumOf(elements: PaymentCodeElements, end: End = ''): string {
  const sorted = elements
    .filter(([tag]) => tag !== CRC && tag !== '')
    .sort(([one, first], [other, second]) => compare(one, other) || compare(first, second));
  return crc32(HEAD + written(sorted) + end);
}

/** How the checksum of a code counts; undefined where it is wrong. */
const endOf = (elements: PaymentCodeElements): End | undefined =>
  (['', '*'] as const).find((end) => valueWith(elements, CRC)?.toUpperCase() === checksumOf(elements, end));

function checkAccounts(elements: PaymentCodeElements, problems: Problems): void {
  for (const tag of ['ACC', 'ALT-ACC']) {
    const accounts = decoded(tag, valueWith(elements, tag) ?? '', new Problems()).split(',');
    for (const account of accounts) {
      const [iban = '', bic] = account.split('+');
      if (iban !== '') checkIban(iban, 'the account', { tag }, problems);
      if (bic !== undefined && !BIC_FORM.test(bic)) problems.add('INVALID_FORMAT', { tag }, 'What stands behind the plus sign is no BIC.');
    }
    if (tag === 'ACC' && accounts.length > 1) problems.add('ELEMENT_NOT_ALLOWED', { tag }, 'There is more than one account.');
  }
}

function check(elements: PaymentCodeElements, problems: Problems): void {
  for (const [tag, rule] of Object.entries(PARAMETERS)) {
    const raw = valueWith(elements, tag) ?? '';
    const value = decoded(tag, raw, problems);
    const isThere = checkElement(value, rule, { tag }, problems);
    if (isThere && tag === 'AM') checkAmount(value, { name: 'the amount', whole: 7, decimals: [0, 2] }, { tag }, problems);
  }
  checkAccounts(elements, problems);
  for (const [tag, value] of elements) {
    if (value !== value.trim()) problems.add('INVALID_FORMAT', { tag }, 'White space stands around the value.');
    if (tag === CRC || Object.hasOwn(PARAMETERS, tag)) continue;
    if (!/^X-[A-Z-]{1,30}$/.test(tag))
      problems.add(
        'ELEMENT_NOT_ALLOWED',
        tag === '' ? undefined : { tag: tag.slice(0, 40) },
        'The standard has no parameter of this name.',
      );
    decoded(tag, value, problems);
  }
  // the checksum puts parameters of one name in order: those of others may stand twice
  checkRepeated(
    elements.filter(([tag]) => Object.hasOwn(PARAMETERS, tag)),
    problems,
  );
  if (valueWith(elements, CRC) !== undefined && endOf(elements) === undefined)
    problems.add('INCORRECT_CHECKSUM', { tag: CRC }, 'The checksum is not that of the code: a character is wrong.');
}

/** The parameters behind the head. The asterisk at the end of a code is an empty one, and kept. */
const split = (body: string): PaymentCodeElements =>
  body.split('*').map((part) => {
    const at = part.indexOf(':');
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  });

/** Reads a text that begins with `SPD*`. */
export function readSpayd(text: string, problems: Problems): PaymentCode {
  if (!text.startsWith(HEAD)) problems.add('VERSION_NOT_SUPPORTED', undefined, 'The version is not 1.0.');
  const body = text.replace(/^SPD\*[^*]{0,20}\*?/i, '');
  const endsInAsterisk = body.endsWith('*');
  const inner = endsInAsterisk ? body.slice(0, -1) : body;
  if (inner !== '' && inner.split('*').some((part) => !part.includes(':')))
    problems.add('INVALID_STRUCTURE', undefined, 'Between two asterisks stands no name and value with a colon.');
  const elements = split(inner).filter(([tag, value]) => tag !== '' || value !== '');
  check(elements, problems);
  const unseen = new Problems();
  const value = (tag: string): string | undefined => decoded(tag, valueWith(elements, tag) ?? '', unseen) || undefined;
  const [iban, bic] = value('ACC')?.split('+') ?? [];
  const [currency, name] = [value('CC'), value('RN')];
  const instruction: PaymentInstruction = {
    ...(iban !== undefined && /^[A-Z]{2}/.test(iban) && { country: iban.slice(0, 2) }),
    ...(currency !== undefined && { currency }),
    ...(bic !== undefined && { creditorAgent: { bic } }),
    ...(name !== undefined && { creditor: { name } }),
    ...(iban !== undefined && iban !== '' && { creditorAccount: { id: { value: iban, type: 'IBAN' } } }),
  };
  return {
    kind: 'SPAYD',
    instruction,
    amount: value('AM'),
    currency,
    reference: value('X-VS') ?? value('RF'),
    message: value('MSG'),
    details: { elements: endsInAsterisk ? [...elements, ['', '']] : elements },
    problems: problems.list,
  };
}

/** What a value may not hold as it is: the sign that parts parameters, that of the encoding, all but printable ASCII, and a space at an end. */
const encode = (value: string): string =>
  value.replace(/[^\x20-\x7e]+|[*%]|^ | $/g, (part) => (part === '*' ? '%2A' : encodeURIComponent(part)));

const decode = (value: string): string => decoded('', value, new Problems());

/** Where the reference goes: a variable symbol has at most ten digits; where a code has a reference of the payee alone, it stays there. */
const referenceTag = (elements: PaymentCodeElements, reference: string): string =>
  (valueWith(elements, 'RF') !== undefined && valueWith(elements, 'X-VS') === undefined) || !/^\d{1,10}$/.test(reference) ? 'RF' : 'X-VS';

/** Writes a code. What is wrong is added to the problems; the text is of use where there are none. */
export function writeSpayd(content: Content, problems: Problems): string {
  const all = readElements(content, problems);
  const given = all.filter(([tag]) => tag !== '' && tag !== CRC);
  const type = content.text({ tag: 'ACC' }, 'instruction', 'creditorAccount', 'id', 'type');
  const iban =
    type === '' || type === 'IBAN' ? electronic(content.text({ tag: 'ACC' }, 'instruction', 'creditorAccount', 'id', 'value')) : '';
  const bic = electronic(content.text({ tag: 'ACC' }, 'instruction', 'creditorAgent', 'bic'));
  const reference = content.text({ tag: 'X-VS' }, 'reference');
  const values: readonly (readonly [tag: string, value: string])[] = [
    ['ACC', iban === '' || bic === '' ? iban : `${iban}+${bic}`],
    ['AM', content.text({ tag: 'AM' }, 'amount')],
    ['CC', content.text({ tag: 'CC' }, 'currency') || content.text({ tag: 'CC' }, 'instruction', 'currency')],
    ['RN', content.text({ tag: 'RN' }, 'instruction', 'creditor', 'name')],
    ['MSG', content.text({ tag: 'MSG' }, 'message')],
    [referenceTag(given, reference), reference],
  ];
  const elements = values.reduce<PaymentCodeElements>((list, [tag, value]) => withParameter(list, tag, value, { encode, decode }), given);
  const crc = all.some(([tag]) => tag === CRC) ? [[CRC, checksumOf(elements, endOf(all))] as const] : [];
  check(elements, problems);
  return HEAD + written([...elements, ...crc]) + (all.some(([tag]) => tag === '') ? '*' : '');
}
