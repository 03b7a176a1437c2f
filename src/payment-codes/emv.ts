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
import { objectValue, readObjects, readRoot, valueWith } from './data-objects.js';
import { characterCount } from './elements.js';
import { checkObjects } from './emv-objects.js';
import { currencyOf, findNetwork, isOf, linkIn, type NetworkTemplate } from './networks.js';
import type { PaymentCode, PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';

const MAX_CHARACTERS = 512;

const CRC = '63';

const REFERENCE = '62.05';

/** Where codes have a reference that have none at the place of their network: the bill number. */
const REFERENCES: readonly string[] = [REFERENCE, '62.01'];

export const MESSAGE = '62.08';

/** What stands for a name or a town that is not given. */
const NOT_GIVEN = 'NA';

/** Checks the length of a code that is complete. */
export function checkLength(text: string, problems: Problems): void {
  if (characterCount(text) > MAX_CHARACTERS) problems.add('TOO_LONG', undefined, `The code has more than ${MAX_CHARACTERS} characters.`);
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

function instructionOf(objects: PaymentCodeElements, template: NetworkTemplate | undefined): PaymentInstruction {
  const value = (tag: string): string | undefined => givenText(valueWith(objects, tag));
  const network = template?.network;
  const country = valueWith(objects, '58') || network?.country;
  const currency = currencyOf(valueWith(objects, '53') ?? '');
  const bank = template?.bank;
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

function addUnnamed(objects: PaymentCodeElements, template: NetworkTemplate | undefined, problems: Problems): void {
  if (template === undefined) {
    problems.add('ACCOUNT_NOT_NAMED', undefined, 'The code is of no network that names accounts: only the app of its network can pay it.');
    return;
  }
  const { network, tag } = template;
  const place = linkIn(network, template.objects) !== undefined ? tag : linkedBeside(template, objects);
  const reason =
    place !== undefined
      ? 'The code holds an address from which the bank of the payer fetches the payment.'
      : `The code names a payee whose account only ${network.name} knows.`;
  problems.add('ACCOUNT_NOT_NAMED', { tag: place === undefined ? tag : `${place}.${network.link}` }, reason);
}

/** The template beside those of accounts in which the network has an address: that of a payment that recurs. */
const linkedBeside = (template: NetworkTemplate, objects: PaymentCodeElements): string | undefined =>
  objects.find(([tag, value]) => {
    const inner = tag < '80' ? [] : readObjects(value, tag, new Problems());
    return isOf(template.network, inner) && linkIn(template.network, inner) !== undefined;
  })?.[0];

/** A path in a code: the template of the network may stand under another tag than it prefers. */
export const pathIn = (template: NetworkTemplate | undefined, path: string): string =>
  template !== undefined && path.startsWith(`${template.network.tag}.`) ? template.tag + path.slice(2) : path;

/** The text at a path. */
const textAt = (
  objects: PaymentCodeElements,
  template: NetworkTemplate | undefined,
  path: string,
  problems: Problems,
): string | undefined => objectValue(objects, pathIn(template, path), problems) || undefined;

/** Where the reference of a code stands: at the place of the network, unless there is none and another has one. */
export function referencePath(
  objects: PaymentCodeElements,
  template: NetworkTemplate | undefined,
  network: PaymentNetworkRule | undefined,
): string {
  const own = pathIn(template, network?.reference ?? REFERENCE);
  const others = network?.otherReferences?.map(({ path, form }) => [pathIn(template, path), form] as const) ?? [];
  const places = [...[own, ...REFERENCES].map((path) => [path, /^/] as const), ...others];
  const found = places.find(([path, form]) => {
    const value = objectValue(objects, path, new Problems());
    return value !== undefined && form.test(value);
  });
  return found?.[0] ?? own;
}

/** The reference of a code, where it has one. */
function referenceOf(objects: PaymentCodeElements, template: NetworkTemplate | undefined, problems: Problems): string | undefined {
  const network: PaymentNetworkRule | undefined = template?.network;
  const found = objectValue(objects, referencePath(objects, template, network), problems) || undefined;
  return found === network?.noReference || /^\*+$/.test(found ?? '') ? undefined : found;
}

/** Reads a code that begins with the tag 00 and the length 02. */
export function readEmv(text: string, problems: Problems): PaymentCode {
  const all = readRoot(text, problems);
  const objects = all.filter(([tag]) => tag !== CRC);
  const unseen = new Problems(); // what the check has said is not said again
  checkObjects(objects, problems);
  const template = findNetwork(objects);
  checkCrc(text, all, problems);
  checkLength(text, problems);
  if (template?.account === undefined) addUnnamed(objects, template, problems);
  return {
    kind: 'EMV',
    instruction: instructionOf(objects, template),
    amount: valueWith(objects, '54') || undefined,
    currency: currencyOf(valueWith(objects, '53') ?? ''),
    reference: referenceOf(objects, template, unseen),
    message: textAt(objects, template, template?.network.message ?? MESSAGE, unseen),
    details: { ...(template && { network: template.network.code }), elements: objects },
    problems: problems.list,
  };
}
