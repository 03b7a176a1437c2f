/**
 * The fields of PAY by square: values in a fixed order, how many payments and accounts there are among them. Here they have the names of the schema;
 * those of an extension have its name before them, `DirectDebitExt.MandateID`.
 *
 * The gotcha: who is paid stands behind all payments, and codes of version 1.0 end before it, or within.
 *
 * @see Slovak Banking Association, PAY by square specifications, version 1.1.0, and its schema bysquare-pay; 1.2.0 requires the name
 */
import { valueWith } from './data-objects.js';
import { type AmountRule, BIC_FORM, checkAmount, checkElement, checkIban, type ElementRule, isCreditorReference } from './elements.js';
import type { PaymentCodeElements } from './payment-code.js';
import type { Problems } from './problems.js';

const DATE = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const COUNT = /^[1-9]\d?$/;
const FLAG = /^[01]$/;

const symbol = (name: string, max: number): ElementRule => ({ name, max, form: /^\d+$/ });
const text = (name: string, max: number): ElementRule => ({ name, max });
const date = (name: string): ElementRule => ({ name, max: 8, form: DATE });
const reference = text('the reference information', 35);

const HEAD: Readonly<Record<string, ElementRule>> = {
  InvoiceID: text('the number of the invoice', 10),
  Payments: { name: 'the number of payments', max: 2, required: true, form: COUNT },
};

const PAYMENT: Readonly<Record<string, ElementRule>> = {
  PaymentOptions: { name: 'the sum of the payment options', max: 1, required: true, form: /^[1-7]$/ },
  Amount: text('the amount', 15),
  CurrencyCode: { name: 'the currency', max: 3, required: true, form: /^[A-Z]{3}$/ },
  PaymentDueDate: date('the due date'),
  VariableSymbol: symbol('the variable symbol', 10),
  ConstantSymbol: symbol('the constant symbol', 4),
  SpecificSymbol: symbol('the specific symbol', 10),
  OriginatorsReferenceInformation: reference,
  PaymentNote: text('the text to the payee', 140),
  BankAccounts: { name: 'the number of accounts', max: 2, required: true, form: COUNT },
};

const ACCOUNT: Readonly<Record<string, ElementRule>> = {
  IBAN: { name: 'the account', max: 34, required: true },
  BIC: { name: 'the BIC', max: 11, form: BIC_FORM },
};

const STANDING_ORDER: Readonly<Record<string, ElementRule>> = {
  'StandingOrderExt.Day': { name: 'the day of the standing order', max: 2, form: /^\d+$/ },
  'StandingOrderExt.Month': { name: 'the months of the standing order', max: 4, form: /^\d+$/ },
  'StandingOrderExt.Periodicity': { name: 'how often the standing order pays', max: 1, required: true, form: /^[dwbmBqsa]$/ },
  'StandingOrderExt.LastDate': date('the day on which the standing order ends'),
};

const DIRECT_DEBIT: Readonly<Record<string, ElementRule>> = {
  'DirectDebitExt.DirectDebitScheme': { name: 'the scheme of the direct debit', max: 1, form: FLAG },
  'DirectDebitExt.DirectDebitType': { name: 'the type of the direct debit', max: 1, form: FLAG },
  'DirectDebitExt.VariableSymbol': symbol('the variable symbol of the direct debit', 10),
  'DirectDebitExt.SpecificSymbol': symbol('the specific symbol of the direct debit', 10),
  'DirectDebitExt.OriginatorsReferenceInformation': reference,
  'DirectDebitExt.MandateID': text('the mandate', 35),
  'DirectDebitExt.CreditorID': text('the creditor identifier', 35),
  'DirectDebitExt.ContractID': text('the contract', 35),
  'DirectDebitExt.MaxAmount': text('the highest amount of the direct debit', 15),
  'DirectDebitExt.ValidTillDate': date('the day on which the direct debit ends'),
};

const EXTENSIONS = {
  StandingOrderExt: { rule: { name: 'whether there is a standing order', max: 1, required: true, form: FLAG }, fields: STANDING_ORDER },
  DirectDebitExt: { rule: { name: 'whether there is a direct debit', max: 1, required: true, form: FLAG }, fields: DIRECT_DEBIT },
} as const;

const BENEFICIARY: Readonly<Record<string, ElementRule>> = {
  BeneficiaryName: text('the name of the payee', 70),
  BeneficiaryAddressLine1: text('the first line of the address', 70),
  BeneficiaryAddressLine2: text('the second line of the address', 70),
};

const RULES: Readonly<Record<string, ElementRule>> = {
  ...HEAD,
  ...PAYMENT,
  ...ACCOUNT,
  StandingOrderExt: EXTENSIONS.StandingOrderExt.rule,
  ...STANDING_ORDER,
  DirectDebitExt: EXTENSIONS.DirectDebitExt.rule,
  ...DIRECT_DEBIT,
  ...BENEFICIARY,
};

const AMOUNT: AmountRule = { name: 'the amount', whole: 15, decimals: [0, 3] };

/** A code of one payment to one account. */
export const SKELETON: PaymentCodeElements = [
  ...Object.keys({ ...HEAD, ...PAYMENT, ...ACCOUNT, StandingOrderExt: '', DirectDebitExt: '', ...BENEFICIARY }),
].map((tag) => [tag, { Payments: '1', PaymentOptions: '1', BankAccounts: '1', StandingOrderExt: '0', DirectDebitExt: '0' }[tag] ?? '']);

/** Gives the values their names, one after the other. */
class Naming {
  readonly elements: (readonly [tag: string, value: string])[] = [];
  readonly #values: readonly string[];

  constructor(values: readonly string[]) {
    this.#values = values;
  }

  get isAtEnd(): boolean {
    return this.elements.length >= this.#values.length;
  }

  one(tag: string): string {
    const value = this.#values[this.elements.length];
    if (value !== undefined) this.elements.push([tag, value]);
    return value ?? '';
  }

  each(fields: Readonly<Record<string, unknown>>): void {
    for (const tag of Object.keys(fields)) this.one(tag);
  }

  /** Once for each that the last value counts. */
  counted(fields: () => void): void {
    const value = this.elements.at(-1)?.[1] ?? '';
    for (let left = COUNT.test(value) ? Number(value) : 0; left > 0 && !this.isAtEnd; left--) fields();
  }

  payment(): void {
    this.each(PAYMENT);
    this.counted(() => this.each(ACCOUNT));
    for (const [name, { fields }] of Object.entries(EXTENSIONS)) if (this.one(name) === '1') this.each(fields);
  }
}

/** The values with their names. What is left over has none; what is missing is not there. */
export function nameFields(values: readonly string[]): PaymentCodeElements {
  const naming = new Naming(values);
  naming.each(HEAD);
  naming.counted(() => naming.payment());
  for (let left = Number(valueWith(naming.elements, 'Payments')); left > 0 && !naming.isAtEnd; left--) naming.each(BENEFICIARY);
  while (!naming.isAtEnd) naming.one('');
  return naming.elements;
}

/** The elements with those of the payee, where the code ends before them. */
export function withBeneficiary(elements: PaymentCodeElements): PaymentCodeElements {
  const names = Object.keys(BENEFICIARY);
  const missing = names.slice(names.findIndex((tag) => valueWith(elements, tag) === undefined));
  return valueWith(elements, 'BeneficiaryAddressLine2') === undefined
    ? [...elements, ...missing.map((tag) => [tag, ''] as const)]
    : elements;
}

/** Checks fields that have the names that their places give them. */
export function checkBySquareFields(elements: PaymentCodeElements, problems: Problems): void {
  const payments = Number(valueWith(elements, 'Payments'));
  const ends = elements.filter(([tag]) => tag === 'DirectDebitExt').length;
  if (ends !== payments || elements.some(([tag]) => tag === ''))
    problems.add('INVALID_STRUCTURE', undefined, 'There are more or fewer fields than the counts in the code say.');
  for (const [tag, value] of elements) {
    const rule = RULES[tag];
    const place = { tag };
    if (value.includes('\t')) problems.add('CHARACTER_NOT_ALLOWED', place, 'The value has a tab, which parts the fields.');
    else if (rule !== undefined && checkElement(value, rule, place, problems)) checkValue(tag, value, problems);
  }
  checkReferences(elements, problems);
  checkOptions(elements, problems);
}

function checkValue(tag: string, value: string, problems: Problems): void {
  if (tag === 'IBAN') checkIban(value, 'the account', { tag }, problems);
  if (tag === 'Amount' || tag === 'DirectDebitExt.MaxAmount') checkAmount(value, AMOUNT, { tag }, problems);
}

/** The value in the first payment. */
const first = (elements: PaymentCodeElements, tag: string): string => valueWith(elements, tag) ?? '';

function checkReferences(elements: PaymentCodeElements, problems: Problems): void {
  const tag = 'OriginatorsReferenceInformation';
  const own = first(elements, tag);
  if (own === '') return;
  if (['VariableSymbol', 'ConstantSymbol', 'SpecificSymbol'].some((each) => first(elements, each) !== ''))
    problems.add('ELEMENT_NOT_ALLOWED', { tag }, 'A reference and symbols exclude each other.');
  if (/^RF\d/.test(own) && !isCreditorReference(own))
    problems.add('REFERENCE_INCORRECT', { tag }, 'The creditor reference does not have correct check digits (ISO 11649).');
}

/** A standing order and a direct debit need what is said of them. */
function checkOptions(elements: PaymentCodeElements, problems: Problems): void {
  const options = Number(first(elements, 'PaymentOptions'));
  for (const [tag, bit] of [['StandingOrderExt', 2] as const, ['DirectDebitExt', 4] as const])
    if ((options & bit) !== 0 && first(elements, tag) === '0')
      problems.add('ELEMENT_MISSING', { tag }, 'The payment options name it, and it is missing.');
}
