/** Agents: whether they can be read, their bank identifiers, and whether a BIC and what stands beside it are of one bank. */
import { isInSepa, isListedScheme } from '../../directory/sepa.js';
import { type Basis, basisOfDataset, isMoreThanInfo } from '../../findings/severity.js';
import { hasOtherDomesticCode } from '../../identifiers/account/domestic-parts.js';
import { readMemberId } from '../../identifiers/account/member-id.js';
import { type Bic, type BicResult, parse } from '../../identifiers/bic.js';
import { clearingSystemOf } from '../../identifiers/clearing-system.js';
import type { Countries } from '../../identifiers/country/countries.js';
import type { CompiledCountry } from '../../identifiers/country/layout.js';
import { bankCodeIn } from '../../identifiers/country/layout.js';
import type { AgentReading } from '../../instruction/read.js';
import { given, WRONG_TYPE } from '../../instruction/values.js';
import type { RulesAndData } from '../../rules-and-data/engine-data.js';
import type { KnownBank } from '../../rules-and-data/known-bank.js';
import type { BankIdentifier, BicComparison, Payment, ValidIban } from '../payment.js';
import { servesAccountsOf } from './place.js';

/** The first member of the agent that has the wrong type, by its pointer within the agent: nothing more is said of the agent then. */
export function wrongTypeIn({ shape, clearingSystemMemberId, memberId, branchId, bic }: AgentReading): string | undefined {
  if (shape === WRONG_TYPE) return '';
  if (clearingSystemMemberId === WRONG_TYPE) return '/clearingSystemMemberId';
  if (memberId === WRONG_TYPE) return '/clearingSystemMemberId/memberId';
  if (branchId === WRONG_TYPE) return '/branchId';
  return bic === WRONG_TYPE ? '/bic' : undefined;
}

/** True for an agent of which no member has the wrong type. */
export const hasRightTypes = (agent: AgentReading): boolean => wrongTypeIn(agent) === undefined;

/** True for an agent that holds anything, be it of the wrong type. */
export const isAgentGiven = ({ shape, bic, clearingSystemMemberId, branchId }: AgentReading): boolean =>
  shape === WRONG_TYPE || bic !== undefined || clearingSystemMemberId !== undefined || branchId !== undefined;

/** The BIC, when it can be one and no register says that there is none. */
export function existingBic(reading: BicResult | undefined, { data }: RulesAndData): Bic | undefined {
  if (reading?.ok !== true) return undefined;
  return data.bicRegister(reading.bic.country)?.has(reading.bic.bic8) === false ? undefined : reading.bic;
}

/** A BIC of the country that stands in place of the bank identifier, where payments may name the bank by another code. */
export function bicInMemberId({ reading: { creditorAgent }, country, engine }: Payment): BicResult | undefined {
  const text = given(creditorAgent.memberId);
  // the country of the account may follow from the BIC: the instruction has to say it
  if (text === undefined || country === undefined || creditorAgent.bic !== undefined || !hasRightTypes(creditorAgent)) return undefined;
  const rules = engine.rules.countries.domestic(country);
  if (rules === undefined || !hasOtherDomesticCode(rules)) return undefined;
  const result = parse(text);
  return result.ok && result.bic.country === country ? result : undefined;
}

/** The BICs of the intermediary agents, each where it can be one. */
export const intermediaryBicsOf = ({ reading, engine }: Payment): readonly (Bic | undefined)[] =>
  reading.intermediaryAgents.map((agent) => {
    const text = given(agent.bic);
    return text === undefined || !hasRightTypes(agent) ? undefined : existingBic(parse(text), engine);
  });

/** What can be made of an agent's bank identifier. */
export type MemberReading =
  | { readonly is: 'absent' }
  | { readonly is: 'not-covered' }
  | { readonly is: 'malformed'; readonly country: string }
  | { readonly is: 'read'; readonly member: BankIdentifier };

const ABSENT: MemberReading = { is: 'absent' };
const NOT_COVERED: MemberReading = { is: 'not-covered' };

/** The bank identifier by the clearing system that it names, else by the country of the BIC. */
export function readMemberOf({ memberId, branchId }: AgentReading, bicCountry: string | undefined, countries: Countries): MemberReading {
  const written = given(memberId);
  if (written === undefined) return ABSENT;
  const system = clearingSystemOf(written, countries);
  if (system.is === 'unknown') return NOT_COVERED;
  const [code, text] = system.is === 'known' ? [system.country, system.memberId] : [bicCountry ?? '', written];
  const country = countries.domestic(code);
  if (country === undefined) return NOT_COVERED;
  const fields = readMemberId(country, text, given(branchId));
  if (fields !== undefined) return { is: 'read', member: { country, fields } };
  return hasOtherDomesticCode(country) ? NOT_COVERED : { is: 'malformed', country: country.rule.code };
}

/** By institution, in a country whose BICs serve accounts of this one; a directory also knows banks that use the BIC of a further country. */
export function isOneOf(bic: Bic, known: readonly string[], country: string, { rules, data }: RulesAndData): boolean | undefined {
  if (known.length === 0) return servesAccountsOf(bic.country, country, rules.countries) ? undefined : false;
  const bank = bic.party + bic.country;
  if (known.includes(bank) || data.groupOf(bank).some((other) => known.includes(other))) return true;
  return servesAccountsOf(bic.country, country, rules.countries) && known.some((party) => party.startsWith(bic.party));
}

/** The nearest thing that says whose account it is: the issuer of the wallet, the IBAN, the bank identifier, the country. */
export function compareBic(payment: Payment, bic: Bic): BicComparison | undefined {
  const { method, validIban, country, engine } = payment;
  if (payment.isMethodUncovered) return undefined;
  if (method?.issuers !== undefined) {
    // a wallet may have changed its issuer since the rule was written: likely, not certain
    const fits = method.issuers.some((issuer) => issuer.startsWith(bic.party + bic.country));
    return { against: 'issuer', fits, restsOn: 'likely' };
  }
  if (validIban !== undefined) {
    const fits = fitsIban(payment, bic, validIban);
    return { against: 'iban', fits, restsOn: fits === false ? basisOfIban(payment, bic, validIban) : undefined };
  }
  const fits = fitsMember(payment, bic);
  if (fits === true) return { against: 'bank-identifier', fits };
  const isServed = country === undefined ? undefined : servesAccountsOf(bic.country, country, engine.rules.countries);
  const byCountry: BicComparison | undefined =
    isServed === undefined ? undefined : { against: 'country', fits: isServed, restsOn: 'likely' };
  if (fits === undefined) return byCountry;
  const restsOn = basisOfLetters(payment, bic, payment.localRules, payment.member?.fields.bank);
  // a list that is only worth knowing does not hide that the BIC is of another country
  return isServed === false && !isMoreThanInfo(restsOn) ? byCountry : { against: 'bank-identifier', fits, restsOn };
}

/** What it rests on that a BIC is not of the bank of an IBAN. Where a payment goes by the IBAN alone, a wrong BIC does not keep it from landing. */
function basisOfIban(payment: Payment, bic: Bic, { text, country }: ValidIban): Basis {
  const restsOn = basisOfLetters(payment, bic, country, bankCodeIn(text, country, 4));
  return isMoreThanInfo(restsOn) && goesByIban(payment) ? 'likely' : restsOn;
}

/** By the list of banks; what the letters of the bank code name needs no list. */
function basisOfLetters(payment: Payment, bic: Bic, country: CompiledCountry | undefined, bankCode: string | undefined): Basis {
  const listed = basisOfBanks(payment, bic);
  return country?.rule.bankIsBicPrefix && bankCode !== undefined && !isMoreThanInfo(listed) ? 'likely' : listed;
}

/** True for a SEPA payment, and for one that would be one. */
function goesByIban({ system, reading, place, engine }: Payment): boolean {
  if (system !== undefined) return isListedScheme(system.code);
  return (reading.currency === undefined || reading.currency === 'EUR') && place !== undefined && isInSepa(place, engine.on);
}

/** As sure as the list that names the bank of the account; only where a list knows the bank of the BIC, too, is it surely another one. */
function basisOfBanks({ bank, engine }: Payment, bic: Bic): Basis {
  const [named] = bank?.candidates.filter((candidate) => candidate.bic !== undefined) ?? [];
  if (named === undefined) return 'likely';
  const restsOn = basisOfDataset(named, engine.on);
  const others = engine.data.banks(bic.country);
  const isSure = restsOn === 'official' && others?.complete === true && others.byBic8(bic.bic8).length > 0;
  return isSure || !isMoreThanInfo(restsOn) ? restsOn : 'likely';
}

/**
 * Another bank does not fit; another BIC of the same bank does; what the directory does not know is not covered. Within SEPA the BIC of the head office, or of
 * another branch, fits too: the payment goes by the IBAN, and the account is one of the same institution.
 */
function fitsIban(payment: Payment, bic: Bic, { text, country }: ValidIban): boolean | undefined {
  const { bank, engine } = payment;
  const { code } = country.rule;
  const known = partiesOf(bank, country, bankCodeIn(text, country, 4));
  const fits = isOneOf(bic, known, code, engine);
  if (fits !== false || !goesByIban(payment)) return fits;
  return engine.data.entityOf(bic.party + bic.country).some((party) => (known.length === 0 ? party.endsWith(code) : known.includes(party)));
}

/** The beginnings of the bank's BICs: those in the directory, and the one that its code is itself in some countries. */
function partiesOf(bank: KnownBank | undefined, { rule }: CompiledCountry, code: string | undefined): readonly string[] {
  const listed = bank?.parties ?? [];
  return rule.bankIsBicPrefix && code !== undefined ? [...listed, code + rule.code] : listed;
}

/**
 * Undefined where neither the directory has a BIC of the bank nor its identifier is the beginning of one. The directory also knows banks that use the
 * BIC of a further country, so that the country has no say once the bank is known.
 */
function fitsMember({ bank, localRules, member, engine }: Payment, bic: Bic): boolean | undefined {
  if (localRules === undefined) return undefined;
  const parties = partiesOf(bank, localRules, member?.fields.bank);
  return parties.length > 0 ? isOneOf(bic, parties, localRules.rule.code, engine) === true : undefined;
}

/** True where the creditor agent's BIC has a fault above `info`. */
export function isBicFaulty({ reading, bicReading, bic, bicComparison }: Payment): boolean {
  if (wrongTypeIn(reading.creditorAgent) === '/bic') return true;
  return bicReading !== undefined && (bic === undefined || bic.test || isRefuted(bicComparison));
}

/** True where the two do not fit, and that rests on more than what is only worth knowing. */
const isRefuted = (comparison: BicComparison | undefined): boolean =>
  comparison?.fits === false && (comparison.restsOn === undefined || isMoreThanInfo(comparison.restsOn));

/** True where the BIC is of another bank than the account. */
export const isBicDisputed = ({ bicComparison }: Payment): boolean => isRefuted(bicComparison) && bicComparison?.against !== 'country';
