/** An EMV code, written from a payment: from nothing, or from the objects of another code, whose order and other objects stay. */
import type { PaymentNetworkRule } from '../../rules/vocabulary/payment-network.js';
import { type Content, readElements } from './content.js';
import { valueWith, withObjectValue, withValueAt, writeObjects } from './data-objects.js';
import { checkLength, MESSAGE, pathIn, referencePath, withCrc } from './emv.js';
import { checkObjects } from './emv-objects.js';
import { currencyOf, findNetwork, networkAccount, networkRules, numericOf, toCode } from './networks.js';
import type { PaymentCodeElements } from './payment-code.js';
import type { Problems } from './problems.js';

/** The account of the instruction. */
interface Wanted {
  readonly type: string;
  readonly value: string;
}

/** The network that is named, or is the only one of the country that writes such an account. */
function chooseNetwork(content: Content, { type, value }: Wanted, objects: PaymentCodeElements): PaymentNetworkRule | undefined {
  const name = content.text(undefined, 'details', 'network');
  if (name !== '') return networkRules.find(({ code }) => code === name);
  const found = findNetwork(objects)?.network;
  if (found !== undefined) return found;
  const country = content.text({ tag: '58' }, 'instruction', 'country');
  return networkRules.find((network) => network.country === country && networkAccount(network, type, value) !== undefined);
}

/** The template of the network with the account of the instruction in it. */
function writeAccount(
  objects: PaymentCodeElements,
  network: PaymentNetworkRule,
  wanted: Wanted,
  content: Content,
  problems: Problems,
): PaymentCodeElements {
  if (wanted.value === '') return objects;
  const template = findNetwork(objects);
  const isGiven = template?.network === network;
  if (isGiven && template.account?.type === wanted.type && template.account.value === wanted.value) return objects;
  const tag = isGiven ? template.tag : network.tag;
  const account = networkAccount(network, wanted.type, wanted.value);
  if (account === undefined) {
    problems.add('NETWORK_NOT_SUPPORTED', { tag }, `Codes of ${network.name} do not hold an account of this type and form.`);
    return objects;
  }
  const put = (list: PaymentCodeElements, path: string, value: string | undefined) => withValueAt(list, `${tag}.${path}`, value, problems);
  let written = isGiven
    ? network.accounts.reduce((list, { path }) => put(list, path, undefined), objects)
    : put(withObjectValue(objects, tag, undefined), '00', network.identifiers[0]);
  if (!isGiven && network.amountLock !== undefined) {
    const { path, fixed, open } = network.amountLock;
    written = put(written, path, valueWith(objects, '54') === undefined ? open : fixed);
  }
  if (account.unless !== undefined) written = put(written, account.unless, undefined);
  if (account.when !== undefined) written = put(written, ...account.when);
  if (network.bank !== undefined) {
    const member = network.bank.as === 'bic' ? ['bic'] : ['clearingSystemMemberId', 'memberId'];
    written = put(
      written,
      network.bank.path,
      content.text({ tag: `${tag}.${network.bank.path}` }, 'instruction', 'creditorAgent', ...member),
    );
  }
  return put(written, account.path, toCode(account, wanted.value));
}

/** The currency as a number, where it is given or follows from the network. */
function writeCurrency(
  objects: PaymentCodeElements,
  network: PaymentNetworkRule | undefined,
  content: Content,
  problems: Problems,
): PaymentCodeElements {
  const place = { tag: '53' };
  const currency = content.text(place, 'currency') || content.text(place, 'instruction', 'currency');
  if (currency === '')
    return valueWith(objects, '53') === undefined ? withObjectValue(objects, '53', Object.values(network?.currencies ?? {})[0]) : objects;
  if (currencyOf(valueWith(objects, '53') ?? '') === currency) return objects;
  const numeric = numericOf(currency);
  if (numeric === undefined) problems.add('CURRENCY_NOT_ALLOWED', place, 'The numeric code of the currency is not known here.');
  return withObjectValue(objects, '53', numeric);
}

/** A text at a path of the network or of EMVCo. Where the objects say it already, or nobody gives one, they stay. */
function writeText(objects: PaymentCodeElements, path: string, value: string, problems: Problems): PaymentCodeElements {
  return value === '' ? objects : withValueAt(objects, path, value, problems);
}

/** What EMVCo requires, and a code is not refused for: no category, a town that is not given. */
function writeDefaults(objects: PaymentCodeElements, network: PaymentNetworkRule | undefined, hasAmount: boolean): PaymentCodeElements {
  const orElse = (list: PaymentCodeElements, tag: string, value: string | undefined) =>
    valueWith(list, tag) === undefined ? withObjectValue(list, tag, value) : list;
  const isOptional = (tag: string): boolean => network?.optional?.includes(tag) === true;
  let written = orElse(objects, '00', '01');
  if (!network?.isReusable) written = orElse(written, '01', hasAmount ? '12' : '11');
  if (!isOptional('52')) written = orElse(written, '52', '0000');
  return orElse(written, '58', network?.country);
}

/** Writes a code. What is wrong is added to the problems; the text is of use where there are none. */
export function writeEmv(content: Content, problems: Problems): string {
  const given = readElements(content, problems).filter(([tag]) => tag !== '63');
  const account = (member: string): string => content.text(undefined, 'instruction', 'creditorAccount', 'id', member);
  const wanted = { type: account('type'), value: account('value') };
  const network = chooseNetwork(content, wanted, given);
  if (network === undefined && (given.length === 0 || wanted.value !== '')) {
    problems.add('NETWORK_NOT_SUPPORTED', undefined, 'No network of the country writes codes for such an account: name the network.');
    return '';
  }
  const amount = content.text({ tag: '54' }, 'amount');
  let objects = amount === '' ? given : withObjectValue(given, '54', amount);
  if (network !== undefined) objects = writeAccount(objects, network, wanted, content, problems);
  objects = writeDefaults(objects, network, amount !== '');
  objects = writeCurrency(objects, network, content, problems);
  objects = writeText(objects, '58', content.text({ tag: '58' }, 'instruction', 'country'), problems);
  objects = writeText(objects, '59', content.text({ tag: '59' }, 'instruction', 'creditor', 'name'), problems);
  objects = writeText(objects, '60', content.text({ tag: '60' }, 'instruction', 'creditor', 'address', 'townName'), problems);
  objects = writeText(objects, '61', content.text({ tag: '61' }, 'instruction', 'creditor', 'address', 'postCode'), problems);
  const template = findNetwork(objects);
  const reference = referencePath(objects, template, network);
  const noReference = given.length === 0 ? (network?.noReference ?? '') : '';
  objects = writeText(objects, reference, content.text({ tag: reference }, 'reference') || noReference, problems);
  const message = pathIn(template, network?.message ?? MESSAGE);
  objects = writeText(objects, message, content.text({ tag: message }, 'message'), problems);
  checkObjects(objects, problems);
  if (network?.timestamp !== undefined && amount !== '' && valueWith(objects, network.timestamp) === undefined)
    problems.add('ELEMENT_MISSING', { tag: network.timestamp }, `A code of ${network.name} with an amount says when it was made.`);
  const text = withCrc(writeObjects(objects, '', problems));
  checkLength(text, problems);
  return text;
}
