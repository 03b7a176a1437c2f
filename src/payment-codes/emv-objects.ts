/**
 * What the objects of an EMV code must be.
 *
 * The gotcha: names, towns and references have ASCII alone. A name in another script stands in the template 64, beside one in ASCII.
 *
 * @see EMVCo, QR Code Specification for Payment Systems, Merchant-Presented Mode, version 1.1, sections 3.2 and 4
 */
import type { PaymentNetworkRule } from '../../rules/vocabulary/payment-network.js';
import { readObjects, valueWith } from './data-objects.js';
import { type AmountRule, checkAmount, checkElement, type ElementRule } from './elements.js';
import { findNetwork, findRival, linkIn, type NetworkTemplate } from './networks.js';
import type { PaymentCodeElements } from './payment-code.js';
import type { Problems } from './problems.js';

/** The objects that are no templates. */
const OBJECTS: Readonly<Record<string, ElementRule>> = {
  '01': { name: 'the point of initiation', max: 2, form: /^1[12]$/ },
  '52': { name: 'the merchant category', max: 4, required: true, form: /^\d{4}$/ },
  '53': { name: 'the currency', max: 3, required: true, form: /^\d{3}$/ },
  '54': { name: 'the amount', max: 13 },
  '55': { name: 'the indicator of a tip', max: 2, form: /^0[123]$/ },
  '56': { name: 'the fixed fee', max: 13 },
  '57': { name: 'the fee in percent', max: 5, form: /^(?!0+(?:\.0*)?$)\d{1,2}(?:\.\d{0,2})?$/ },
  '58': { name: 'the country', max: 2, required: true, form: /^[A-Z]{2}$/ },
  '59': { name: 'the name of the payee', max: 25, required: true, isAscii: true },
  '60': { name: 'the town of the payee', max: 15, required: true, isAscii: true },
  '61': { name: 'the post code of the payee', max: 10, isAscii: true },
};

/** The numeric codes of the currencies with three decimals: BHD, IQD, JOD, KWD, LYD, OMR and TND. */
const THREE_DECIMALS = ['048', '368', '400', '414', '434', '512', '788'];

/** What an amount must be, in a currency. Where another has no decimals, codes write `.00`. */
const amountRule = (name: string, currency: string | undefined): AmountRule => ({
  name,
  whole: 13,
  decimals: [0, THREE_DECIMALS.includes(currency ?? '') ? 3 : 2],
  mayEndInPoint: true,
});

const AMOUNTS: readonly string[] = ['54', '56'];

/** Each fee goes with one value of the indicator. */
const FEES = [
  ['56', '02'],
  ['57', '03'],
] as const;

const ADDITIONAL: ElementRule = { name: 'the additional data', max: 25, isAscii: true };

/** The objects of the templates, by template. */
const INNER: Readonly<Record<string, Readonly<Record<string, ElementRule>>>> = {
  '62': {
    ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`0${at + 1}`, ADDITIONAL])),
    '09': { name: 'the request for data', max: 3, isAscii: true },
  },
  '64': {
    '00': { name: 'the language', max: 2, required: true, form: /^[A-Za-z]{2}$/ },
    '01': { name: 'the name of the payee in this language', max: 25, required: true },
    '02': { name: 'the town of the payee in this language', max: 15 },
  },
};

const NETWORK: Readonly<Record<string, ElementRule>> = {
  '00': { name: 'the identifier of the network', max: 32, required: true, isAscii: true },
};

const rulesWithin = (tag: string): Readonly<Record<string, ElementRule>> | undefined => (tag >= '26' && tag <= '51' ? NETWORK : INNER[tag]);

/** Each tag stands in a list once, and none is empty. */
function checkList(objects: PaymentCodeElements, around: string, rules: Readonly<Record<string, ElementRule>>, problems: Problems): void {
  objects.forEach(([own, value], at) => {
    const place = { tag: around === '' ? own : `${around}.${own}` };
    if (objects.findIndex(([each]) => each === own) < at) problems.add('ELEMENT_REPEATED', place, 'The tag stands in the list twice.');
    else if (value === '' && rules[own]?.required !== true) problems.add('INVALID_FORMAT', place, 'The object is empty.');
  });
}

function checkTemplates(objects: PaymentCodeElements, problems: Problems): void {
  for (const [tag, value] of objects) {
    const rules = rulesWithin(tag);
    if (rules === undefined || value === '') continue;
    const inner = readObjects(value, tag, problems);
    checkList(inner, tag, rules, problems);
    for (const [own, rule] of Object.entries(rules)) checkElement(valueWith(inner, own) ?? '', rule, { tag: `${tag}.${own}` }, problems);
  }
}

function checkFees(objects: PaymentCodeElements, problems: Problems): void {
  for (const [tag, indicator] of FEES) {
    const isMeant = valueWith(objects, '55') === indicator;
    const isThere = valueWith(objects, tag) !== undefined;
    if (isMeant && !isThere)
      problems.add('ELEMENT_MISSING', { tag }, 'The indicator of a tip says that there is a fee, and it is missing.');
    else if (isThere && !isMeant)
      problems.add('ELEMENT_NOT_ALLOWED', { tag }, 'The indicator of a tip does not say that there is this fee.');
  }
}

function checkNetwork({ network, tag, objects }: NetworkTemplate, currency: string | undefined, problems: Problems): void {
  if (currency !== undefined && !Object.values(network.currencies).includes(currency))
    problems.add('CURRENCY_NOT_ALLOWED', { tag: '53' }, `${network.name} does not pay in this currency.`);
  if (/^[a-z]{1,10}:\/\//i.test(linkIn(network, objects) ?? ''))
    problems.add('INVALID_FORMAT', { tag: `${tag}.${network.link}` }, 'The address begins with its protocol.');
}

/** A code names one payee: an account, or the address from which the bank of the payer fetches the payment. */
function checkRival(template: NetworkTemplate, objects: PaymentCodeElements, problems: Problems): void {
  if (template.account === undefined) return;
  const { tag, path } = findRival(objects, template) ?? { ...template, path: template.network.link };
  if (path === undefined || (path === template.network.link && linkIn(template.network, template.objects) === undefined)) return;
  problems.add('ELEMENT_NOT_ALLOWED', { tag: `${tag}.${path}` }, 'The code names another payee as well, and does not say which to pay.');
}

const isRequired = (tag: string, { required }: ElementRule, network: PaymentNetworkRule | undefined): boolean =>
  required === true && network?.optional?.includes(tag) !== true;

/** Checks the objects of a code, without its CRC. */
export function checkObjects(objects: PaymentCodeElements, problems: Problems): void {
  const template = findNetwork(objects);
  if (objects[0]?.[0] !== '00' || objects[0][1] !== '01') {
    problems.add('VERSION_NOT_SUPPORTED', { tag: '00' }, 'The code does not begin with the payload format 01.');
  }
  const rules = Object.fromEntries(
    Object.entries(OBJECTS).map(([tag, rule]) => [tag, { ...rule, required: isRequired(tag, rule, template?.network) }]),
  );
  checkList(objects, '', rules, problems);
  if (!objects.some(([tag]) => tag >= '02' && tag <= '51')) {
    problems.add('ELEMENT_MISSING', { tag: '26' }, 'No account of a merchant stands in the tags 02 to 51.');
  }
  const currency = valueWith(objects, '53');
  for (const [tag, rule] of Object.entries(rules).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const value = valueWith(objects, tag) ?? '';
    const isRight = checkElement(value, rule, { tag }, problems);
    if (isRight && AMOUNTS.includes(tag)) checkAmount(value, amountRule(rule.name, currency), { tag }, problems);
  }
  checkFees(objects, problems);
  checkTemplates(objects, problems);
  if (template === undefined) return;
  checkNetwork(template, currency, problems);
  checkRival(template, objects, problems);
}
