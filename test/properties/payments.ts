/**
 * Legitimate payments along every corridor: each country with each system and currency, and each recipient method.
 *
 * A payment has what `requirements` asks for. Its account comes from the rules of the country and its directory, or is one that an authority
 * published; whether `validate` likes it is never asked.
 */
import fc from 'fast-check';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import mobiles from 'libphonenumber-js/examples.mobile.json';
import { creditors } from '../../rules/index/creditors.js';
import { exampleSubdivisions } from '../../rules/index/example-subdivisions.js';
import { schemes } from '../../rules/index/schemes.js';
import type { CreditorType, SchemeRule } from '../../rules/vocabulary/scheme.js';
import { type Corridor, type Requirements, requirements } from '../../src/full.js';
import { identifierExample } from '../../src/identifiers/identifier-example.js';
import { postCodeExample } from '../../src/identifiers/post-code-example.js';
import { corridors, instructionOf, isInCurrency, methodCorridors, withValue } from '../checks/corridors.js';
import { type Account, engine, poolOf } from './accounts.js';
import { cultures, habits } from './names.js';
import { companyNames, contactDetails, personNames } from './people.js';

type Instruction = Record<string, unknown>;

/** A corridor with what is required of one kind of creditor and account. */
export interface Route {
  readonly name: string;
  readonly required: Requirements;
  readonly accountIdType: string;
  readonly base: Instruction;
}

const CREDITORS: readonly (CreditorType | undefined)[] = [undefined, 'INDIVIDUAL', 'BUSINESS'];

/** Dollars go to every country, by no system that is named and by SWIFT. */
const abroad: readonly Corridor[] = corridors
  .filter(({ settlementSystem, currency }) => settlementSystem === 'SWIFT' && currency !== 'USD')
  .map((corridor) => ({ ...corridor, currency: 'USD' }));

const nameOf = ({ country, currency, settlementSystem, method }: Corridor): string =>
  [country, currency, settlementSystem ?? method].filter((part) => part !== undefined).join(' ');

/** The corridors that there are, by name. */
export const allCorridors: ReadonlyMap<string, Corridor> = new Map(
  [...corridors, ...abroad, ...methodCorridors].map((corridor) => [nameOf(corridor), corridor]),
);

interface AgentMembers {
  readonly bic?: string;
  readonly branchId?: string;
  readonly clearingSystemMemberId?: { readonly memberId?: string };
}

const agentOf = ({ creditorAgent }: Instruction): AgentMembers => (creditorAgent ?? {}) as AgentMembers;

/** The agent of an account: its bank and branch beside an account number, and the BIC where the route asks for it or the payer gives it. */
function agentWith({ accountIdType, base, required }: Route, { bic, memberId, branchId }: Account, hasBic: boolean) {
  const isLocal = accountIdType === 'ACCOUNT_NUMBER';
  const isBicAsked = agentOf(base).bic !== undefined || required.corridor.settlementSystem === 'SWIFT';
  const agent = {
    ...((hasBic || isBicAsked) && bic !== undefined && { bic }),
    ...(isLocal && memberId && { clearingSystemMemberId: { memberId } }),
    ...(isLocal && branchId && { branchId }),
  };
  return Object.keys(agent).length === 0 ? undefined : agent;
}

/** The most characters of an account number that the system carries. */
const longestIn = (settlementSystem: string | undefined): number | undefined =>
  (schemes as Readonly<Record<string, SchemeRule>>)[settlementSystem ?? '']?.accountLength;

/** The account has what the route requires of it: a BIC, a bank, a branch. */
function fits({ required, accountIdType, base }: Route, { iban, account, bic, memberId = '', branchId = '' }: Account): boolean {
  const { country, currency, settlementSystem } = required.corridor;
  const value = accountIdType === 'IBAN' ? iban : account;
  const longest = longestIn(settlementSystem);
  if (accountIdType !== 'IBAN' && longest !== undefined && `${value}`.replace(/[-/ ]/g, '').length > longest) return false;
  if (value === undefined || !isInCurrency(country, currency, value)) return false;
  const agent = agentOf(base);
  if (accountIdType === 'IBAN') return agent.bic === undefined || bic !== undefined;
  if ((agent.bic !== undefined || settlementSystem === 'SWIFT') && bic === undefined) return false;
  const bankAndBranch = (agent.clearingSystemMemberId?.memberId ?? '') + (agent.branchId ?? '');
  return (memberId + branchId).length >= bankAndBranch.length;
}

function withAccount(route: Route, account: Account | undefined, hasBic: boolean): Instruction {
  const { base, accountIdType } = route;
  if (account === undefined) return base;
  const value = accountIdType === 'IBAN' ? account.iban : account.account;
  const { creditorAgent: _, ...rest } = base;
  const agent = agentWith(route, account, hasBic);
  return { ...withValue(rest, '/creditorAccount/id/value', value), ...(agent && { creditorAgent: agent }) };
}

const isOfAccount = ({ accountIdType, required }: Route): boolean =>
  ['IBAN', 'ACCOUNT_NUMBER'].includes(accountIdType) && ['BANK_ACCOUNT', undefined].includes(required.corridor.method);

const accountsAlong = (route: Route): readonly Account[] =>
  isOfAccount(route) ? poolOf(route.required.corridor.country).filter((account) => fits(route, account)) : [];

/** A document, where one is asked for. */
function documentsOf({ corridor: { country, creditorType }, fields }: Requirements) {
  const asked = fields.find(({ pointer }) => pointer === '/creditor/documents');
  if (asked?.because === undefined) return undefined;
  const identifiers = (creditors[country]?.identifiers ?? []).filter(({ type }) => asked.options?.includes(type));
  const known = identifiers.filter(({ of }) => (of ?? creditorType) === creditorType);
  const value = identifierExample(known.slice(0, 1));
  return value === undefined ? undefined : [{ type: known[0]?.type, value }];
}

const accountValueOf = (instruction: { readonly creditorAccount?: { readonly id?: { readonly value?: string } } }): string | undefined =>
  instruction.creditorAccount?.id?.value;

/** A test card, and the examples of the rules. */
const PROXIES: Readonly<Record<string, string>> = {
  EMAIL: 'ada@example.org',
  BPAY_CRN: '000016725',
  CARD_NUMBER: '6250941006528599',
};

/** What an account is known by in its system, where that is no account number. */
function proxyOf(country: string, accountIdType: string): string | undefined {
  const sample = country === 'IN' && accountIdType === 'ALIAS' ? 'name@upi' : PROXIES[accountIdType];
  if (sample !== undefined) return sample;
  return ['PHONE', 'MOBILE'].includes(accountIdType) ? getExampleNumber(country as CountryCode, mobiles)?.number : undefined;
}

function baseOf(required: Requirements, accountIdType: string): Instruction {
  const plain = instructionOf(required, accountIdType);
  const proxy = accountValueOf(plain) ?? proxyOf(required.corridor.country, accountIdType);
  const instruction = proxy === undefined ? plain : withValue(plain, '/creditorAccount/id/value', proxy);
  const documents = documentsOf(required);
  return (documents === undefined ? instruction : withValue(instruction, '/creditor/documents', documents)) as Instruction;
}

export const routes: readonly Route[] = [...allCorridors].flatMap(([name, corridor]) =>
  CREDITORS.flatMap((creditorType) => {
    const required = requirements({ ...corridor, ...(creditorType && { creditorType }) }, engine);
    if (required.problems.length > 0) return [];
    const types = required.fields.find(({ pointer }) => pointer === '/creditorAccount/id/type')?.options ?? ['ACCOUNT_NUMBER'];
    return types
      .map((accountIdType): Route => ({ name, required, accountIdType, base: baseOf(required, accountIdType) }))
      .filter((route) => accountValueOf(route.base) !== undefined || accountsAlong(route).length > 0);
  }),
);

const STREETS = ['Harbour Street', "Rue de l'Église", 'Hauptstr.', 'Calle de la Cruz', 'Via Roma', '3rd Avenue', 'Ul. Nowa'];
const TOWNS = ['Newhaven', 'Saint-Denis', 'Villanueva', 'Altstadt', 'Stratford-upon-Avon', 'San José'];

/** How an address may be written today: in fields, or in two lines beside town and country. */
function addressOf(country: string, isInLines: boolean, street: string, town: string, number: number) {
  const [postCode, countrySubdivision] = [postCodeExample(country), exampleSubdivisions[country]];
  const place = { country, townName: town, ...(postCode !== undefined && { postCode }), ...(countrySubdivision && { countrySubdivision }) };
  if (isInLines) return { ...place, addressLine1: `${street} ${number}`, addressLine2: `Floor ${number % 9}` };
  return { ...place, streetName: street, buildingNumber: `${number}` };
}

const LATIN = ['english', 'french', 'iberian', 'nordic', 'african'] as const;

const creditorTypeOf = ({ creditor }: Instruction): string | undefined => (creditor as { readonly type?: string } | undefined)?.type;

/** Payments along a route, each with a name, a bank, an account and an address of its own. */
export function paymentsAlong(route: Route): fc.Arbitrary<Instruction> {
  const { country, settlementSystem, creditorType } = route.required.corridor;
  // an instruction to a named system is written in the characters of that system
  const names = settlementSystem === undefined ? (habits[country] ?? LATIN) : LATIN;
  const culture = fc.constantFrom(...names).map((name) => cultures[name]);
  const kinds = creditorTypeOf(route.base) ?? creditorType;
  const type = kinds === undefined ? fc.constantFrom('INDIVIDUAL', 'BUSINESS') : fc.constant(kinds);
  const pool = accountsAlong(route);
  return fc
    .record({
      name: fc.tuple(culture, type).chain(([each, kind]) => (kind === 'BUSINESS' ? companyNames(each) : personNames(each))),
      account: pool.length === 0 ? fc.constant(undefined) : fc.constantFrom(...pool),
      hasBic: fc.boolean(),
      address: fc.option(
        fc
          .tuple(fc.boolean(), fc.constantFrom(...STREETS), fc.constantFrom(...TOWNS), fc.integer({ min: 1, max: 220 }))
          .map((parts) => addressOf(country, ...parts)),
      ),
      contact: fc.option(contactDetails(country)),
      isNamed: fc.boolean(),
    })
    .map(({ name, account, hasBic, address, contact, isNamed }) => {
      const instruction = withAccount(route, account, hasBic);
      const creditor = (instruction.creditor ?? {}) as Instruction;
      const { country: given, ...rest } = instruction;
      // an IBAN says its country
      const canOmit = !isNamed && route.accountIdType === 'IBAN' && settlementSystem === undefined;
      return {
        ...(!canOmit && { country: given }),
        ...rest,
        creditor: {
          ...creditor,
          name,
          ...(address !== null && { address: { ...(creditor.address as object | undefined), ...address } }),
          ...(contact !== null && { contactDetails: { ...contact, ...(creditor.contactDetails as object | undefined) } }),
        },
      };
    });
}
