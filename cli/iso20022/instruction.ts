/**
 * Reads a payment of a message as an instruction, with the place of each field in the file.
 *
 * The gotcha: a message has no element for the country of the account. It comes from the IBAN, else from the clearing system, or from the address of
 * the bank.
 *
 * @see ISO 20022 external code sets: service levels, local instruments, clearing systems, account types, proxy types
 */

import type { ImpliedSystem } from '../../src/engine/for-implied-system.js';
import { clearingSystemOf } from '../../src/identifiers/clearing-system.js';
import { allCountries } from '../../src/identifiers/country/all-countries.js';
import { isCountry } from '../../src/identifiers/country/codes.js';
import { accountIdTypeOf, isAccountIdType } from '../../src/instruction/account-id-type.js';
import { childOf, childrenOf, type Element, elementAt, elementText, textOf } from './elements.js';
import { type FoundField, fieldOf } from './found-field.js';
import { impliedSystemOf } from './implied-system.js';
import { type SplitAccount, splitAccount } from './joined-account.js';
import type { Transaction } from './message-reader.js';
import { partyFields } from './party.js';

/** JSON Pointer of a field or an object → its element in the payment. */
export type Places = ReadonlyMap<string, Element>;

export interface ReadInstruction {
  readonly instruction: object;
  readonly places: Places;
  /** The settlement system that the payment implies; undefined where it names one, or implies none. */
  readonly implied: ImpliedSystem | undefined;
}

export function readTransaction(transaction: Transaction): ReadInstruction {
  const places = new Map<string, Element>();
  const instruction = {};
  for (const [pointer, name] of HOLDERS) {
    const holder = elementAt(transaction.element, name);
    if (holder !== undefined) places.set(pointer, holder);
  }
  for (const [pointer, value, element] of fieldsOf(transaction)) {
    if (value === undefined || element === undefined) continue;
    setAt(instruction, pointer.slice(1).split('/'), value);
    if (isInside(element, transaction.element)) places.set(pointer, element);
  }
  const implied = isSystemNamed(instruction) ? undefined : impliedSystemOf(transaction);
  return { instruction, places, implied };
}

const isSystemNamed = (instruction: object): boolean => Object.hasOwn(instruction, 'settlementInformation');

const isInside = (element: Element | undefined, around: Element): boolean =>
  element !== undefined && (element === around || isInside(element.parent, around));

/** The elements that stand for objects. */
const HOLDERS = [
  ['/creditor', 'Cdtr'],
  ['/creditor/address', 'Cdtr/PstlAdr'],
  ['/creditor/contactDetails', 'Cdtr/CtctDtls'],
  ['/creditorAccount', 'CdtrAcct'],
  ['/creditorAccount/id', 'CdtrAcct/Id'],
  ['/creditorAgent', 'CdtrAgt'],
  ...[1, 2, 3].map((number) => [`/intermediaryAgent${number}`, `IntrmyAgt${number}`] as const),
] as const;

/** Sets a member, and creates the objects and lists around it. */
function setAt(target: object, [name = '', ...rest]: readonly string[], value: string): void {
  const members = target as Record<string, unknown>;
  if (rest.length === 0) {
    members[name] = value;
    return;
  }
  members[name] ??= /^\d/.test(rest[0] ?? '') ? [] : {};
  setAt(members[name] as object, rest, value);
}

function* fieldsOf({ element, message, paymentType }: Transaction): Generator<FoundField, void, undefined> {
  const agent = childOf(element, 'CdtrAgt');
  const account = childOf(element, 'CdtrAcct');
  const split = splitOf(agent, account);
  yield* countryFields(agent, account);
  yield* currencyFields(element);
  yield* accountFields(account, split);
  yield* partyFields(childOf(element, 'Cdtr'), message.address);
  if (split !== undefined) yield [MEMBER_ID, split.memberId, elementAt(account, OTHER_ID)];
  yield* agentFields('/creditorAgent', agent);
  for (const number of [1, 2, 3]) yield* agentFields(`/intermediaryAgent${number}`, childOf(element, `IntrmyAgt${number}`));
  yield* systemFields(paymentType);
}

function* currencyFields(element: Element): Generator<FoundField, void, undefined> {
  const amount = elementAt(element, 'Amt/InstdAmt') ?? childOf(element, 'IntrBkSttlmAmt');
  const equivalent = elementAt(element, 'Amt/EqvtAmt/CcyOfTrf');
  if (equivalent !== undefined) yield fieldOf('/currency', equivalent);
  else yield ['/currency', amount?.attributes.Ccy, amount];
}

function* countryFields(agent: Element | undefined, account: Element | undefined): Generator<FoundField, void, undefined> {
  if (elementText(account, 'Id/IBAN') !== undefined) return;
  const institution = childOf(agent, 'FinInstnId');
  const member = elementAt(institution, 'ClrSysMmbId/MmbId');
  const system = elementAt(institution, 'ClrSysMmbId/ClrSysId/Cd');
  const country = textOf(system)?.slice(0, 2);
  const named = clearingSystemOf(textOf(member) ?? '', allCountries);
  if (country !== undefined && isCountry(country)) yield ['/country', country, system];
  else if (named.is === 'known') yield ['/country', named.country, member];
  else if (bicOf(institution) === undefined) yield fieldOf('/country', elementAt(institution, 'PstlAdr/Ctry'));
}

const MEMBER_ID = '/creditorAgent/clearingSystemMemberId/memberId';
const OTHER_ID = 'Id/Othr/Id';

/** The parts of an account number that begins with the bank identifier. */
function splitOf(agent: Element | undefined, account: Element | undefined): SplitAccount | undefined {
  const value = elementText(account, OTHER_ID);
  if (value === undefined || elementText(account, 'Id/IBAN') !== undefined || otherType(account) === 'IBAN') return undefined;
  const institution = childOf(agent, 'FinInstnId');
  const [named] = [...countryFields(agent, account)].map(([, country]) => country);
  return splitAccount(value, named ?? bicOf(institution)?.slice(4, 6), elementText(institution, 'ClrSysMmbId/MmbId'));
}

/** ExternalProxyAccountType1Code, by its type in an instruction; a code that stands for none is that of an alias. */
function proxyType(proxy: Element | undefined): string {
  const type = accountIdTypeOf(elementText(proxy, 'Tp/Cd') ?? elementText(proxy, 'Tp/Prtry') ?? '');
  return type !== undefined && isAccountIdType(type) ? type : 'ALIAS';
}

/** ExternalCashAccountType1Code → type of the account in an instruction. */
const ACCOUNT_TYPES: Readonly<Record<string, string>> = { CACC: 'CHECKING', TRAN: 'CHECKING', SVGS: 'SAVINGS' };

function* accountFields(account: Element | undefined, split: SplitAccount | undefined): Generator<FoundField, void, undefined> {
  const iban = elementAt(account, 'Id/IBAN');
  const other = elementAt(account, OTHER_ID);
  const proxy = childOf(account, 'Prxy');
  const [type, id] =
    textOf(iban) !== undefined
      ? (['IBAN', iban] as const)
      : textOf(other) !== undefined
        ? ([otherType(account), other] as const)
        : [proxyType(proxy), childOf(proxy, 'Id')];
  yield ['/creditorAccount/id/value', split?.account ?? textOf(id), id];
  if (textOf(id) !== undefined) yield ['/creditorAccount/id/type', type, id];
  const kind = elementAt(account, 'Tp/Cd');
  yield ['/creditorAccount/type', ACCOUNT_TYPES[textOf(kind) ?? ''], kind];
}

/** Some files have an IBAN in the element for other identifiers, with a type that says so. */
const otherType = (account: Element | undefined): string =>
  /IBAN/i.test(elementText(account, 'Id/Othr/SchmeNm/Cd') ?? elementText(account, 'Id/Othr/SchmeNm/Prtry') ?? '')
    ? 'IBAN'
    : 'ACCOUNT_NUMBER';

const bicElementOf = (institution: Element | undefined): Element | undefined =>
  childOf(institution, 'BICFI') ?? childOf(institution, 'BIC');

const bicOf = (institution: Element | undefined): string | undefined => textOf(bicElementOf(institution));

/** The name of the clearing system stands before the identifier, as `payprep` reads it: `USABA021000021`. */
function* agentFields(pointer: string, agent: Element | undefined): Generator<FoundField, void, undefined> {
  const institution = childOf(agent, 'FinInstnId');
  yield fieldOf(`${pointer}/bic`, bicElementOf(institution));
  const member = elementAt(institution, 'ClrSysMmbId/MmbId');
  const [code, id] = [elementText(institution, 'ClrSysMmbId/ClrSysId/Cd') ?? '', textOf(member)];
  const isNamed = /^[A-Z]{5}$/.test(code) && id?.startsWith(code) === false;
  yield [`${pointer}/clearingSystemMemberId/memberId`, isNamed ? `${code}${id}` : id, member];
  yield fieldOf(`${pointer}/branchId`, elementAt(agent, 'BrnchId/Id'));
}

/** Two codes together name a SEPA scheme. With other service levels the bank chooses. */
function* systemFields(paymentType: Element | undefined): Generator<FoundField, void, undefined> {
  const level = childrenOf(paymentType, 'SvcLvl').find((each) => elementText(each, 'Cd') === 'SEPA');
  if (level === undefined) return;
  const isInstant = elementText(paymentType, 'LclInstrm/Cd') === 'INST';
  yield ['/settlementInformation/settlementSystem', isInstant ? 'SCT_INST' : 'SCT', level];
}
