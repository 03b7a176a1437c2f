/**
 * UPI link: `upi://pay?pa=…`, which pays a virtual payment address in India.
 *
 * The gotcha: a code of a merchant is signed (`sign`). A signature does not hold once a parameter is changed, and is not checked here.
 *
 * @see NPCI, UPI Linking Specifications, version 1.6
 */
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { type Content, readElements } from './content.js';
import { valueWith } from './data-objects.js';
import { checkAmount, checkElement, type ElementRule } from './elements.js';
import { checkRepeated, decoded, withParameter } from './parameters.js';
import type { PaymentCode, PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';

/** The parameters that have a form. Apps add others, which are not checked. */
const PARAMETERS: Readonly<Record<string, ElementRule>> = {
  pa: { name: 'the payment address', max: 255, required: true, form: /^[A-Za-z0-9][A-Za-z0-9._-]{0,190}@[A-Za-z][A-Za-z0-9.]{1,63}$/ },
  pn: { name: 'the name of the payee', max: 99, required: true },
  mc: { name: 'the merchant category', max: 4, form: /^\d{4}$/ },
  tid: { name: 'the transaction identifier', max: 35 },
  tr: { name: 'the reference', max: 35 },
  tn: { name: 'the text to the payee', max: 80 },
  am: { name: 'the amount', max: 18 },
  cu: { name: 'the currency', max: 3 },
};

const START = /^upi:\/\/pay\/?\?/i;

function check(elements: PaymentCodeElements, problems: Problems): void {
  const value = (tag: string): string => decoded(tag, elements.find(([each]) => each === tag)?.[1] ?? '', problems);
  for (const [tag, rule] of Object.entries(PARAMETERS)) {
    const isThere = checkElement(value(tag), rule, { tag }, problems);
    if (isThere && tag === 'am') checkAmount(value(tag), { name: 'the amount', whole: 15, decimals: [0, 2] }, { tag }, problems);
    if (isThere && tag === 'cu' && value(tag) !== 'INR') problems.add('CURRENCY_NOT_ALLOWED', { tag }, 'The currency is not INR.');
  }
  checkRepeated(elements, problems);
}

/** Reads a text that begins with `upi:`. */
export function readUpi(text: string, problems: Problems): PaymentCode {
  const start = START.exec(text)?.[0];
  if (start === undefined) problems.add('INVALID_STRUCTURE', undefined, 'The link does not begin with upi://pay?.');
  const query = start === undefined ? '' : text.slice(start.length).replace(/#.*$/s, '');
  const elements = query.split('&').flatMap((part): PaymentCodeElements => {
    if (part === '') return [];
    const at = part.indexOf('=');
    return [at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)]];
  });
  if (start !== undefined) check(elements, problems);
  const value = (tag: string): string | undefined => decode(elements.find(([each]) => each === tag)?.[1] ?? '') || undefined;
  const [address, name] = [value('pa'), value('pn')];
  const instruction: PaymentInstruction = {
    country: 'IN',
    currency: 'INR',
    ...(name !== undefined && { creditor: { name } }),
    ...(address !== undefined && { creditorAccount: { id: { value: address, type: 'ALIAS' } } }),
    settlementInformation: { settlementSystem: 'IN_UPI' },
  };
  return {
    kind: 'UPI',
    instruction,
    amount: value('am'),
    currency: value('cu') ?? 'INR',
    reference: value('tr'),
    message: value('tn'),
    details: { elements },
    problems: problems.list,
  };
}

/** A value as it is meant. Some writers put a plus sign for a space. */
const decode = (value: string): string => decoded('', value.replace(/\+/g, '%20'), new Problems());

/** An address keeps its sign; a plus sign is encoded, as some readers take it for a space. */
const encode = (value: string): string => encodeURIComponent(value).replace(/%40/g, '@');

/** Writes a link. What is wrong is added to the problems; the text is of use where there are none. */
export function writeUpi(content: Content, problems: Problems): string {
  const type = content.text({ tag: 'pa' }, 'instruction', 'creditorAccount', 'id', 'type');
  if (type !== '' && type !== 'ALIAS') problems.add('INVALID_FORMAT', { tag: 'pa' }, 'The account is no payment address (ALIAS).');
  const given = readElements(content, problems);
  const currency = content.text({ tag: 'cu' }, 'currency') || content.text({ tag: 'cu' }, 'instruction', 'currency') || 'INR';
  // a code that is given means rupees without saying so, and may be signed
  const isMeant = currency === 'INR' && given.length > 0;
  const values: readonly (readonly [tag: string, value: string])[] = [
    ['pa', content.text({ tag: 'pa' }, 'instruction', 'creditorAccount', 'id', 'value').trim()],
    ['pn', content.text({ tag: 'pn' }, 'instruction', 'creditor', 'name')],
    ['tr', content.text({ tag: 'tr' }, 'reference')],
    ['tn', content.text({ tag: 'tn' }, 'message')],
    ['am', content.text({ tag: 'am' }, 'amount')],
    ['cu', isMeant && valueWith(given, 'cu') === undefined ? '' : currency],
  ];
  const elements = values.reduce<PaymentCodeElements>((list, [tag, value]) => withParameter(list, tag, value, { encode, decode }), given);
  check(elements, problems);
  return `upi://pay?${elements.map(([tag, value]) => `${tag}=${value}`).join('&')}`;
}
