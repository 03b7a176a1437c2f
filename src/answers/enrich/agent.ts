/** What enriching knows of the creditor's bank: by the code inside the IBAN, the bank identifier, the BIC, or the code inside the account number. */
import { joined } from '../../../rules/account-forms/account-form.js';
import { electronic } from '../../characters/text.js';
import type { Branch } from '../../directory/branches.js';
import { hasOtherDomesticCode, partsOf } from '../../identifiers/account/domestic-parts.js';
import { isOtherCode, readMemberId } from '../../identifiers/account/member-id.js';
import type { Bic } from '../../identifiers/bic.js';
import { bankCodeIn, type CompiledCountry } from '../../identifiers/country/layout.js';
import { given } from '../../instruction/values.js';
import { bankCodeOf, memberInNumber, rangeCodeOf } from '../../payment/facts/account.js';
import { isBicDisputed } from '../../payment/facts/agent.js';
import type { Payment } from '../../payment/payment.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import type { Account } from './account.js';
import { type AgentAddress, addressOfBranch } from './agent-address.js';
import { type BankCode, type BankFacts, bankFactsOf } from './bank-facts.js';
import { issuerOf } from './method.js';
import type { Writable } from './writable.js';

export interface EnrichedAgent {
  readonly name?: string;
  readonly address?: AgentAddress;
  /** Eleven characters. */
  readonly bic?: string;
  readonly clearingSystemMemberId?: { readonly memberId: string };
  /** A data URI. */
  readonly logo?: string;
}

/** What was found of the creditor's bank: what `enrich` writes down, and what `explain` says of it. */
export interface AgentLookup {
  /** The bank of the account. */
  readonly bank: BankFacts;
  /** What the bank was looked up by: the code inside the IBAN, or the bank identifier. */
  readonly code: BankCode | undefined;
  /** The branch, if its directory has more than its code. The bank's own address is that of its head office. */
  readonly branch: Branch | undefined;
  /** The BIC that was given, eleven characters: kept, whatever else is known. */
  readonly givenBic: string | undefined;
  /** The bank identifier that was given, where the IBAN has another one: kept, too. */
  readonly givenMemberId: string | undefined;
}

/** Looks the bank up: by the code inside the IBAN, else by the bank identifier, else by the BIC, else by the code inside the account number. */
export function lookUpAgent(payment: Payment, account: Account | undefined): AgentLookup {
  const code = account ? codeOfIban(payment, account) : (codeOfMember(payment) ?? codeInNumber(payment));
  return {
    bank: bankFactsOf(payment.engine, code, undisputedBic(payment), account),
    code: code && isRefusedBeside(given(payment.reading.creditorAgent.branchId), code) ? { ...code, memberId: undefined } : code,
    branch: branchOf(payment, code),
    givenBic: payment.bic?.bic,
    givenMemberId: code && payment.validIban !== undefined ? contradictingMemberId(payment, code) : undefined,
  };
}

/** True where the branch that was given does not go with the bank identifier: a payment with both is refused, and the IBAN names the bank. */
function isRefusedBeside(branch: string | undefined, { country, memberId }: BankCode): boolean {
  if (branch === undefined || memberId === undefined) return false;
  return readMemberId(country, memberId) !== undefined && readMemberId(country, memberId, branch) === undefined;
}

/** The bank as `enrich` says it; undefined where nothing is known but a name. What the payer gave is kept: a better BIC is a candidate of `explain`. */
export function agentFrom(lookup: AgentLookup, engine: RulesAndData): EnrichedAgent | undefined {
  const { bank, code, givenBic, givenMemberId } = lookup;
  const memberId = givenMemberId ?? code?.memberId;
  const name = bank.name?.value;
  const address = addressFrom(lookup, engine);
  const bic = givenBic ?? bank.bic;
  const logo = bank.bic && engine.data.logos()(bank.bic)?.dataUri;
  const agent: Writable<EnrichedAgent> = {};
  if (name !== undefined) agent.name = name;
  if (address !== undefined) agent.address = address;
  if (bic !== undefined) agent.bic = bic;
  if (memberId !== undefined) agent.clearingSystemMemberId = { memberId };
  if (logo !== undefined) agent.logo = logo;
  return address === undefined && bic === undefined && memberId === undefined ? undefined : agent;
}

/** The BIC that was given, unless it is of another bank than the account; else that of the wallet's issuer. */
const undisputedBic = (payment: Payment): Bic | undefined => (isBicDisputed(payment) ? undefined : payment.bic) ?? issuerOf(payment);

function codeOfIban(payment: Payment, { iban, country, local }: Account): BankCode {
  const bban = iban.slice(4);
  const isLayoutKnown = payment.engine.rules.countries.domestic(country.rule.code)?.rule.iban !== undefined;
  const fromIban = hasOtherDomesticCode(country) && !isLayoutKnown ? undefined : local.memberId;
  const memberId = fromIban ?? (isLayoutKnown ? memberIdBeside(payment, country) : undefined);
  return { country, bankCode: bankCodeIn(bban, country), memberId };
}

/** The given bank identifier, if it is one of another country than the IBAN. */
function memberIdBeside(payment: Payment, country: CompiledCountry): string | undefined {
  const given = codeOfMember(payment);
  return given?.country === country ? undefined : given?.memberId;
}

/** The bank identifier that was given, where it is not that of the IBAN, nor a part of it. */
function contradictingMemberId(payment: Payment, { country, memberId }: BankCode): string | undefined {
  const given = codeOfMember(payment);
  if (given?.memberId === undefined || memberId === undefined) return undefined;
  return given.country === country && memberId.startsWith(given.memberId) ? undefined : given.memberId;
}

function codeOfMember(payment: Payment): BankCode | undefined {
  const member = payment.member;
  if (member === undefined) return codeOfOtherKind(payment);
  const { country, fields } = member;
  const { memberIdFields, readFields } = partsOf(country);
  // a branch that has no field of its own stays where it was given
  const whole = country.facts.memberForm?.fields ?? readFields;
  const hasBranch = given(payment.reading.creditorAgent.branchId) !== undefined;
  const isAlone = hasBranch && fields.bank !== undefined && fields.bank.length === country.facts.bankAlone;
  const written = isAlone ? ['bank'] : hasBranch ? memberIdFields : whole;
  const bankCode = bankCodeOf(member) || rangeCodeOf(payment, member);
  return { country, bankCode, memberId: joined(fields, written), branch: fields.branch };
}

/** A code other than the one in account numbers, if the directory has it: Nigeria's instant payments have codes of their own. */
function codeOfOtherKind({ localRules: country, engine, reading, method, isMethodUncovered }: Payment): BankCode | undefined {
  const text = electronic(given(reading.creditorAgent.memberId) ?? '');
  if (country === undefined || method?.memberId !== undefined || isMethodUncovered) return undefined;
  if (!hasOtherDomesticCode(country) || !isOtherCode(country, text)) return undefined;
  const isListed = (engine.data.bank(country.rule.code, text)?.candidates.length ?? 0) > 0;
  return isListed ? { country, bankCode: text, memberId: text } : undefined;
}

/** The bank that the account number names. It has no bank identifier: such payments do not ask for one. */
function codeInNumber(payment: Payment): BankCode | undefined {
  const found = payment.bic ? undefined : memberInNumber(payment);
  return (
    found && {
      country: found.country,
      bankCode: bankCodeOf(found) || rangeCodeOf(payment, found),
      memberId: undefined,
      branch: found.fields.branch,
    }
  );
}

/** The address of the branch, else that of the bank. */
function addressFrom({ bank, branch, code }: AgentLookup, engine: RulesAndData): AgentAddress | undefined {
  if (branch !== undefined && code !== undefined) return addressOfBranch(branch, code.country.rule.code, engine);
  const address = bank.address();
  // a copy: the caller may change it, and the next payment gets the original
  return address && { ...address };
}

function branchOf({ engine }: Payment, code: BankCode | undefined): Branch | undefined {
  if (code?.branch === undefined) return undefined;
  const branch = engine.data.branches(code.country.rule.code)?.find(code.bankCode, code.branch);
  return branch === undefined || Object.keys(branch).length === 0 ? undefined : branch;
}
