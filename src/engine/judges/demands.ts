/** What the settlement system, the method and the country ask for, and what they know nothing of. */

import type { AlertCode } from '../../../rules/vocabulary/alert-code.js';
import type { MethodRule } from '../../../rules/vocabulary/method.js';
import type { AskedPointer, SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { domesticFacts } from '../../identifiers/domestic-facts.js';
import { partsOf } from '../../identifiers/domestic-parts.js';
import { readAccount } from '../../identifiers/local-account.js';
import { documentName } from '../creditors.js';
import type { Question } from '../demand-book.js';
import { type Demand, type DemandFacts, profilesOf } from '../demands.js';
import { hasAddress, isGiven } from '../presence.js';
import { given, type InstructionReading, NO_AGENTS } from '../reading.js';
import { severityOf } from '../severity.js';
import { readMember } from './agent.js';
import { type Case, payeeCountry } from './case.js';
import { layoutOf } from './layout.js';
import { SYSTEM } from './settlement.js';

/** The code that says that a member is missing. */
const MISSING = {
  '/creditor/name': 'CREDITOR_NAME_MISSING',
  '/creditor/type': 'CREDITOR_TYPE_MISSING',
  '/creditor/taxId': 'CREDITOR_TAX_ID_MISSING',
  '/creditor/documents': 'CREDITOR_DOCUMENT_MISSING',
  '/creditor/dateOfBirth': 'CREDITOR_DATE_OF_BIRTH_MISSING',
  '/creditor/contactDetails/email': 'CREDITOR_EMAIL_MISSING',
  '/creditor/contactDetails/phone': 'CREDITOR_PHONE_MISSING',
  '/creditor/address': 'CREDITOR_ADDRESS_MISSING',
  '/creditor/address/country': 'CREDITOR_ADDRESS_COUNTRY_MISSING',
  '/creditor/address/streetName': 'CREDITOR_ADDRESS_STREET_NAME_MISSING',
  '/creditor/address/townName': 'CREDITOR_ADDRESS_TOWN_NAME_MISSING',
  '/creditor/address/postCode': 'CREDITOR_ADDRESS_POST_CODE_MISSING',
  '/creditor/address/countrySubdivision': 'CREDITOR_ADDRESS_COUNTRY_SUBDIVISION_MISSING',
  '/creditorAccount/id': 'CREDITOR_ACCOUNT_MISSING',
  '/creditorAccount/type': 'CREDITOR_ACCOUNT_TYPE_MISSING',
  '/creditorAgent': 'CREDITOR_AGENT_MISSING',
  '/creditorAgent/bic': 'CREDITOR_BIC_MISSING',
  '/creditorAgent/branchId': 'CREDITOR_BRANCH_IDENTIFIER_MISSING',
  '/creditorAgent/clearingSystemMemberId/memberId': 'CREDITOR_BANK_IDENTIFIER_MISSING',
} as const satisfies Readonly<Record<AskedPointer, AlertCode>>;

export function judgeDemands(subject: Case): void {
  // nobody is there who could ask
  if (subject.system === undefined && subject.method === undefined && subject.reading.accountType === undefined) return;
  const facts = factsOf(subject);
  const { questions, accountTypes } = subject.engine.data.demands(facts);
  for (const question of questions) judgeDemand(subject, question, facts);
  judgeBranch(subject, facts);
  judgeAccountType(subject, facts, accountTypes);
  judgeIntermediaries(subject, facts);
  judgeCreditorTypeOfSystem(subject);
}

function factsOf(subject: Case): DemandFacts {
  const { reading, findings, method } = subject;
  // a system that cannot carry the payment asks for nothing
  const system = findings.isFaultyAt(SYSTEM) ? undefined : subject.system;
  const accountIdType = accountIdTypeOf(subject);
  return {
    country: payeeCountry(subject),
    currency: given(reading.currency),
    system,
    method,
    creditorType: given(reading.creditorType),
    accountIdType,
    hasAddress: hasAddress(reading),
    bankInAccount: accountIdType === 'ACCOUNT_NUMBER' && lacksBank(subject, system, method) && isBankInAccount(subject),
  };
}

/** An IBAN whatever its type says, else the type, a number unless it says more; undefined where there is no account. */
function accountIdTypeOf({ reading, iban }: Case): string | undefined {
  if (given(reading.accountValue) === undefined) return undefined;
  return iban !== undefined ? 'IBAN' : (given(reading.accountIdType) ?? 'ACCOUNT_NUMBER');
}

/** True where it matters whether the account number names the bank: somebody asks for it, and it does not stand beside. */
function lacksBank({ reading, findings }: Case, system: SchemeRule | undefined, method: MethodRule | undefined): boolean {
  const { memberId, bic } = reading.creditorAgent;
  const isBeside = memberId !== undefined && (bic !== undefined || system?.bank !== 'bic');
  return (system ?? method) !== undefined && (findings.isDetailed || !isBeside);
}

/** The fields of an account number that is no IBAN, with those of its bank where it names it. */
const accountFields = (subject: Case) => {
  const country = layoutOf(subject);
  const value = given(subject.reading.accountValue);
  return country && value !== undefined ? readAccount(country, value) : undefined;
};

function isBankInAccount(subject: Case): boolean {
  const country = layoutOf(subject);
  const fields = accountFields(subject);
  const [bank] = country === undefined ? [] : partsOf(country).bank;
  return fields !== undefined && bank !== undefined && bank in fields;
}

function judgeDemand(subject: Case, { demand, answers }: Question, facts: DemandFacts): void {
  const { reading, findings } = subject;
  const { pointers, by, severity } = demand;
  const [pointer] = pointers;
  for (const { isGiven, isDocument } of answers) {
    if (isGiven(reading) && (!isDocument || hasAccepted(reading, demand))) return findings.outcome('demand/', pointer, 'passed', by.kind);
  }
  // without any address that is what is missing, not each of its parts
  const missing = pointer.startsWith('/creditor/address') && !hasAddress(reading) ? '/creditor/address' : pointer;
  const code = MISSING[missing];
  if (findings.alerts.some((alert) => alert.code === code)) return;
  const types = typesAsked(pointer, facts, subject.engine.on);
  findings.alert(code, missing, { rule: `demand/${by.kind}`, severity, params: { by: by.code, ...(types && { types }) } });
}

/** False where every document is one that the country gives and that is not enough here: a DNI in Argentina. */
const hasAccepted = ({ documents }: InstructionReading, { refused }: Demand): boolean =>
  // what is no list has an alert of its own
  refused === undefined || documents.length === 0 || documents.some(({ type }) => !refused.includes(documentName(given(type) ?? '')));

/** What may stand in the member that is asked for, where the text names it. */
function typesAsked(pointer: AskedPointer, facts: DemandFacts, on: string): string | undefined {
  const own = profilesOf(facts, on);
  // a system asks for them where country and currency are not known, too
  const { system } = facts;
  const profiles = own.length > 0 ? own : profilesOf({ ...facts, country: system?.countries[0], currency: system?.currencies[0] }, on);
  if (pointer === '/creditorAccount/type') return listed(profiles.flatMap(({ accountTypes = [] }) => accountTypes));
  if (pointer === '/creditor/documents') return listed(profiles.flatMap(({ identifiers = [] }) => identifiers));
  return undefined;
}

/** Each once, as a text names them. */
const listed = (types: readonly string[]): string => [...new Set(types)].join(', ');

/** A bank identifier that stops at the bank, where its country's goes on to the branch. */
function judgeBranch(subject: Case, { system, method, accountIdType }: DemandFacts): void {
  const asker = system ?? method;
  if (asker === undefined || accountIdType !== 'ACCOUNT_NUMBER' || (system !== undefined && system.bank !== 'memberId')) return;
  const member = readMember(subject);
  // what else may lack is a check digit
  if (member === undefined || !partsOf(member.country).bank.includes('branch') || domesticFacts(member.country.rule).branchMayLack) return;
  if (member.fields.branch !== undefined || accountFields(subject)?.branch !== undefined) return;
  const rule = system ? 'demand/settlement-system' : 'demand/method';
  const detail = { rule, severity: 'warning', params: { by: asker.code } } as const;
  subject.findings.alert('CREDITOR_BRANCH_IDENTIFIER_MISSING', '/creditorAgent/branchId', detail);
}

/** What people call a checking account elsewhere. */
const CHECKING = ['CURRENT', 'CHEQUING', 'CHEQUE'];

const wordFor = (type: string): string => (CHECKING.includes(type) ? 'CHECKING' : type);

/** The type of the account among those that the country has. */
function judgeAccountType({ reading, findings }: Case, { country }: DemandFacts, types: readonly string[]): void {
  const type = given(reading.accountType);
  if (type === undefined || types.length === 0 || country === undefined) return;
  const pointer = '/creditorAccount/type';
  const rule = 'account/type';
  if (types.includes(type) || types.includes(wordFor(type.toUpperCase()))) return findings.outcome(rule, pointer, 'passed');
  const params = { country, types: listed(types) };
  findings.alert('CREDITOR_ACCOUNT_TYPE_NOT_SUPPORTED', pointer, { rule, params });
}

/** Inside a system or a wallet's network there are no intermediaries; the system speaks first. */
function judgeIntermediaries({ reading, findings }: Case, { system, method }: DemandFacts): void {
  if (reading.intermediaryAgents === NO_AGENTS) return;
  const [asker, rule] = system?.forbidden ? ([system, 'demand/settlement-system'] as const) : ([method, 'demand/method'] as const);
  for (const pointer of asker?.forbidden ?? []) {
    if (asker === undefined || !isGiven(reading, pointer)) continue;
    const number = pointer.slice(-1) as '1' | '2' | '3';
    const severity = severityOf(asker, 'forbidden');
    findings.alert(`INTERMEDIARY_AGENT${number}_NOT_ALLOWED`, pointer, { rule, severity, params: { by: asker.code } });
  }
}

function judgeCreditorTypeOfSystem(subject: Case): void {
  const { reading, findings, system } = subject;
  const type = given(reading.creditorType);
  if (system?.creditorTypes === undefined || (type !== 'INDIVIDUAL' && type !== 'BUSINESS')) return;
  const rule = 'settlement-system/creditor-type';
  if (system.creditorTypes.includes(type)) return findings.outcome(rule, SYSTEM, 'passed');
  const severity = severityOf(system, 'creditorTypes');
  findings.alert('SETTLEMENT_SYSTEM_TYPE_INCONSISTENCY', SYSTEM, { rule, severity, params: { system: system.code } });
}
