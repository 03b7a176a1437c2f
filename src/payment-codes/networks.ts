/** The networks of EMV codes: which one a code is of, and the account that its template holds. */
import { codeCurrencies } from '../../rules/currencies/code-currencies.js';
import { numericCurrencies } from '../../rules/currencies/numeric-currencies.js';
import { paymentNetworks } from '../../rules/index/payment-networks.js';
import type { PaymentNetworkAccount, PaymentNetworkRule } from '../../rules/vocabulary/payment-network.js';
import type { AccountIdType } from '../../rules/vocabulary/scheme.js';
import { objectValue, readObjects, valueWith } from './data-objects.js';
import type { PaymentCodeElements } from './payment-code.js';
import { Problems } from './problems.js';

export const networkRules: readonly PaymentNetworkRule[] = /* @__PURE__ */ Object.values(paymentNetworks);

/** The numeric code of each currency. */
const numericCodes: Readonly<Record<string, string>> = /* @__PURE__ */ Object.assign(
  {},
  codeCurrencies,
  /* @__PURE__ */ Object.fromEntries(Object.entries(numericCurrencies).map(([numeric, code]) => [code, numeric])),
  ...networkRules.map(({ currencies }) => currencies),
);

/** The alphabetic code of a currency. */
export const currencyOf = (numeric: string): string | undefined => Object.entries(numericCodes).find(([, code]) => code === numeric)?.[0];

/** The numeric code of a currency. */
export const numericOf = (currency: string): string | undefined =>
  Object.hasOwn(numericCodes, currency) ? numericCodes[currency] : undefined;

/** An account as an instruction names it. */
export interface NamedAccount {
  readonly type: AccountIdType;
  readonly value: string;
}

/** The template of a network in a code. */
export interface NetworkTemplate {
  readonly network: PaymentNetworkRule;
  readonly tag: string;
  readonly objects: PaymentCodeElements;
  /** Where the account stands in the template. */
  readonly path: string | undefined;
  readonly account: NamedAccount | undefined;
  /** The bank, where the account names it. */
  readonly bank: string | undefined;
  /** Undefined where no account is named, or the system does not take it. */
  readonly settlementSystem: string | undefined;
}

/** The templates in which networks name accounts. */
const isTemplate = (tag: string): boolean => tag >= '26' && tag <= '51';

function toInstruction({ prefix }: PaymentNetworkAccount, value: string): string {
  return prefix !== undefined && value.startsWith(prefix[0]) ? prefix[1] + value.slice(prefix[0].length) : value;
}

/** A telephone number with its country code. */
function international(value: string, callingCode: string | undefined): string {
  const digits = value.replace(/[\s().-]/g, '');
  return callingCode === undefined || digits.startsWith('+') ? digits : callingCode + digits.replace(/^0/, '');
}

/** How a code writes the identifier of an instruction: without what people put between digits. */
export function toCode({ type, prefix, callingCode, isHyphenated }: PaymentNetworkAccount, value: string): string {
  if (type === 'EMAIL' || type === 'ALIAS') return value.trim();
  if (type !== 'PHONE') return value.replace(/[\s./-]/g, '');
  const number = international(value, callingCode);
  if (isHyphenated && callingCode !== undefined && number.startsWith(callingCode))
    return `${callingCode}-${number.slice(callingCode.length)}`;
  return prefix !== undefined && number.startsWith(prefix[1]) ? prefix[0] + number.slice(prefix[1].length) : number;
}

/** The accounts that the template of a network holds, one at each place: a code has one. */
function accountsIn(
  network: PaymentNetworkRule,
  objects: PaymentCodeElements,
): readonly Pick<NetworkTemplate, 'path' | 'account' | 'bank' | 'settlementSystem'>[] {
  const unseen = new Problems();
  const places = new Set<string>();
  return network.accounts.flatMap((account) => {
    const { path, bankLength = 0 } = account;
    const value = objectValue(objects, path, unseen);
    const isMeant = account.when === undefined || objectValue(objects, account.when[0], unseen) === account.when[1];
    const isWhole = account.unless === undefined || objectValue(objects, account.unless, unseen) === undefined;
    if (value === undefined || value === '' || !isMeant || !isWhole || account.form?.test(value) === false || places.has(path)) return [];
    places.add(path);
    return [
      {
        path,
        account: { type: account.type, value: toInstruction(account, value.slice(bankLength)) },
        bank: bankLength > 0 ? value.slice(0, bankLength) : network.bank && objectValue(objects, network.bank.path, unseen),
        settlementSystem: account.isOutsideSystem ? undefined : network.settlementSystem,
      },
    ];
  });
}

/** True for the objects of a template of the network. */
export function isOf(network: PaymentNetworkRule, objects: PaymentCodeElements): boolean {
  const identifier = valueWith(objects, '00')?.toLowerCase() ?? '';
  return network.identifierForm?.test(identifier) ?? network.identifiers.some((each) => each.toLowerCase() === identifier);
}

/** The address from which a bank fetches the payment. */
export const linkIn = ({ link }: PaymentNetworkRule, objects: PaymentCodeElements): string | undefined =>
  link === undefined ? undefined : valueWith(objects, link);

/** The templates of networks in a code, one for each account that they name. */
function templatesIn(objects: PaymentCodeElements): readonly NetworkTemplate[] {
  return objects.flatMap(([tag, value]): readonly NetworkTemplate[] => {
    if (!isTemplate(tag)) return [];
    const inner = readObjects(value, tag, new Problems());
    const network = networkRules.find((each) => isOf(each, inner));
    if (network === undefined) return [];
    const accounts = accountsIn(network, inner);
    const unnamed = { path: undefined, account: undefined, bank: undefined, settlementSystem: undefined };
    return (accounts.length === 0 ? [unnamed] : accounts).map((account) => ({ network, tag, objects: inner, ...account }));
  });
}

/** The network that a code is of: the first that names an account, else the first that is known. */
export function findNetwork(objects: PaymentCodeElements): NetworkTemplate | undefined {
  const templates = templatesIn(objects);
  return templates.find(({ account }) => account !== undefined) ?? templates[0];
}

/** Another account of the same network: nothing says which of the two is to be paid. */
export const findRival = (objects: PaymentCodeElements, { network, account }: NetworkTemplate): NetworkTemplate | undefined =>
  templatesIn(objects).find((other) => other.network === network && other.account !== undefined && other.account.value !== account?.value);

/** How a network writes an account of this type; of a value that has several forms, the one that it fits. */
export function networkAccount(network: PaymentNetworkRule, type: string, value: string): PaymentNetworkAccount | undefined {
  return network.accounts.find(
    (account) => account.type === type && account.bankLength === undefined && (account.form?.test(toCode(account, value)) ?? true),
  );
}
