/**
 * EMV merchant-presented code: Pix, PayNow, PromptPay, QRIS, DuitNow, FPS, VietQR, QR Ph and others.
 *
 * The last object is the CRC over all before it. Networks say in a template of theirs whom a code pays; `rules/payment-codes` declares how.
 *
 * @see EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode, version 1.1
 */
import type { PaymentNetworkRule } from '../../rules/vocabulary/payment-network.js';
import type { PaymentInstruction } from '../instruction/payment-instruction.js';
import { crc16 } from './checksums.js';
import { readObjects, valueAt, valueWith } from './data-objects.js';
import { checkAmount, checkElement, type ElementRule, lengthOf } from './elements.js';
import { currencyOf, findNetwork, type NetworkTemplate } from './networks.js';
import type { PaymentCode, PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';

const MAX_CHARACTERS = 512;

const CRC = '63';

export const REFERENCE = '62.05';

export const MESSAGE = '62.08';

/** What stands for a name or a town that is not given. */
const NOT_GIVEN = 'NA';

/** The objects that are no templates. */
const OBJECTS: Readonly<Record<string, ElementRule>> = {
  '01': { name: 'the point of initiation', max: 2, form: /^1[12]$/ },
  '52': { name: 'the merchant category', max: 4, required: true, form: /^\d{4}$/ },
  '53': { name: 'the currency', max: 3, required: true, form: /^\d{3}$/ },
  '54': { name: 'the amount', max: 13 },
  '58': { name: 'the country', max: 2, required: true, form: /^[A-Z]{2}$/ },
  '59': { name: 'the name of the payee', max: 25, required: true },
  '60': { name: 'the town of the payee', max: 15, required: true },
  '61': { name: 'the post code of the payee', max: 10 },
};

const AMOUNT = { name: 'the amount', whole: 13, decimals: [0, 3] } as const;

function checkCurrency(objects: PaymentCodeElements, { name, currencies }: PaymentNetworkRule, problems: Problems): void {
  const currency = valueWith(objects, '53');
  if (currency !== undefined && !Object.values(currencies).includes(currency)) {
    problems.add('CURRENCY_NOT_ALLOWED', { tag: '53' }, `${name} does not pay in this currency.`);
  }
}

/** Checks the objects of a code, without its CRC. */
export function checkObjects(objects: PaymentCodeElements, problems: Problems): void {
  const template = findNetwork(objects);
  if (objects[0]?.[0] !== '00' || objects[0][1] !== '01') {
    problems.add('VERSION_NOT_SUPPORTED', { tag: '00' }, 'The code does not begin with the payload format 01.');
  }
  objects.forEach(([tag], at) => {
    if (objects.findIndex(([each]) => each === tag) < at) problems.add('ELEMENT_REPEATED', { tag }, 'The tag stands in the code twice.');
  });
  if (!objects.some(([tag]) => tag >= '02' && tag <= '51')) {
    problems.add('ELEMENT_MISSING', { tag: '26' }, 'No account of a merchant stands in the tags 02 to 51.');
  }
  for (const [tag, rule] of Object.entries(OBJECTS).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const required = rule.required === true && template?.network.optional?.includes(tag) !== true;
    const isThere = checkElement(valueWith(objects, tag) ?? '', { ...rule, required }, { tag }, problems);
    if (isThere && tag === '54') checkAmount(valueWith(objects, tag) ?? '', AMOUNT, { tag }, problems);
  }
  for (const [tag, value] of readObjects(valueWith(objects, '62') ?? '', '62', problems)) {
    if (tag < '50') checkElement(value, { name: 'the additional data', max: 25 }, { tag: `62.${tag}` }, problems);
  }
  if (template !== undefined) checkCurrency(objects, template.network, problems);
}

/** Checks the length of a code that is complete. */
export function checkLength(text: string, problems: Problems): void {
  if (lengthOf(text) > MAX_CHARACTERS) problems.add('TOO_LONG', undefined, `The code has more than ${MAX_CHARACTERS} characters.`);
}

/** Checks the CRC, which covers its own tag and length, too. */
function checkCrc(text: string, objects: PaymentCodeElements, problems: Problems): void {
  const place = { tag: CRC };
  const crc = valueWith(objects, CRC);
  if (crc === undefined) problems.add('ELEMENT_MISSING', place, 'The CRC is missing.');
  else if (objects.at(-1)?.[0] !== CRC || crc.length !== 4)
    problems.add('INVALID_STRUCTURE', place, 'The CRC is not the last object, with four digits.');
  else if (crc.toUpperCase() !== crc16(text.slice(0, -4)))
    problems.add('INCORRECT_CHECKSUM', place, 'The CRC is not that of the code: a character is wrong.');
}

/** Puts the CRC behind the objects. */
export const withCrc = (objects: string): string => `${objects}${CRC}04${crc16(`${objects}${CRC}04`)}`;

const givenText = (text: string | undefined): string | undefined => (text === NOT_GIVEN || text === '' ? undefined : text);

function instructionOf(objects: PaymentCodeElements, template: NetworkTemplate | undefined, problems: Problems): PaymentInstruction {
  const value = (tag: string): string | undefined => givenText(valueWith(objects, tag));
  const network = template?.network;
  const country = valueWith(objects, '58') || network?.country;
  const currency = currencyOf(valueWith(objects, '53') ?? '');
  const bank = network?.bank && template?.account && valueAt(template.objects, network.bank.path, problems);
  const [name, townName, postCode] = [value('59'), value('60'), value('61')];
  const address = {
    ...(country !== undefined && { country }),
    ...(townName !== undefined && { townName }),
    ...(postCode !== undefined && { postCode }),
  };
  return {
    ...(country !== undefined && { country }),
    ...(currency !== undefined && { currency }),
    ...(bank && { creditorAgent: network?.bank?.as === 'bic' ? { bic: bank } : { clearingSystemMemberId: { memberId: bank } } }),
    ...((name ?? townName) !== undefined && {
      creditor: { ...(name !== undefined && { name }), ...(townName !== undefined && { address }) },
    }),
    ...(template?.account && { creditorAccount: { id: template.account } }),
    ...(template?.settlementSystem !== undefined && { settlementInformation: { settlementSystem: template.settlementSystem } }),
  };
}

function addUnnamed(template: NetworkTemplate | undefined, problems: Problems): void {
  if (template === undefined) {
    problems.add('ACCOUNT_NOT_NAMED', undefined, 'The code is of no network that names accounts: only the app of its network can pay it.');
    return;
  }
  const { network, tag, objects } = template;
  const isLink = network.link !== undefined && valueWith(objects, network.link) !== undefined;
  const reason = isLink
    ? 'The code holds an address from which the bank of the payer fetches the payment.'
    : `The code names a merchant, whose account only ${network.name} knows.`;
  problems.add('ACCOUNT_NOT_NAMED', { tag: isLink ? `${tag}.${network.link}` : tag }, reason);
}

/** A path in a code: the template of the network may stand under another tag than it prefers. */
export const pathIn = (template: NetworkTemplate | undefined, path: string): string =>
  template !== undefined && path.startsWith(`${template.network.tag}.`) ? template.tag + path.slice(2) : path;

/** The text at a path. */
const textAt = (
  objects: PaymentCodeElements,
  template: NetworkTemplate | undefined,
  path: string,
  problems: Problems,
): string | undefined => valueAt(objects, pathIn(template, path), problems) || undefined;

/** The reference of a code, where it has one. */
function referenceOf(objects: PaymentCodeElements, template: NetworkTemplate | undefined, problems: Problems): string | undefined {
  const network: PaymentNetworkRule | undefined = template?.network;
  const found = textAt(objects, template, network?.reference ?? REFERENCE, problems);
  return found === network?.noReference || /^\*+$/.test(found ?? '') ? undefined : found;
}

/** Reads a code that begins with the tag 00 and the length 02. */
export function readEmv(text: string, problems: Problems): PaymentCode {
  const all = readObjects(text, '', problems);
  const objects = all.filter(([tag]) => tag !== CRC);
  const unseen = new Problems(); // what the check has said is not said again
  checkObjects(objects, problems);
  const template = findNetwork(objects);
  checkCrc(text, all, problems);
  checkLength(text, problems);
  if (template?.account === undefined) addUnnamed(template, problems);
  return {
    kind: 'EMV',
    instruction: instructionOf(objects, template, unseen),
    amount: valueWith(objects, '54') || undefined,
    currency: currencyOf(valueWith(objects, '53') ?? ''),
    reference: referenceOf(objects, template, unseen),
    message: textAt(objects, template, template?.network.message ?? MESSAGE, unseen),
    details: { ...(template && { network: template.network.code }), elements: objects },
    problems: problems.list,
  };
}
