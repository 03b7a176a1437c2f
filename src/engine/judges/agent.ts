/** The creditor agent and the intermediaries: BIC, bank identifier, and whether they belong together and to the account. */
import type { AlertCode } from '../../../rules/alerts/codes.js';
import type { Bank, BankDirectory } from '../../directory/banks.js';
import type { Fields } from '../../forms/account-form.js';
import { type Bic, parse } from '../../identifiers/bic.js';
import { ibanCountry } from '../../identifiers/iban.js';
import { type CompiledCountry, textOf } from '../../identifiers/layout.js';
import { readMemberId } from '../../identifiers/local-account.js';
import { type AgentReading, given } from '../reading.js';
import { accountCountry, type Case, soundIban } from './case.js';

type Who = 'CREDITOR' | `INTERMEDIARY_AGENT${1 | 2 | 3}`;

/** False when a member of the agent has the wrong type: nothing more is said of it then. */
function hasShape({ findings }: Case, agent: AgentReading, code: AlertCode, pointer: string): boolean {
  const members = [
    [agent.shape, pointer],
    [agent.clearingSystemMemberId, `${pointer}/clearingSystemMemberId`],
    [agent.memberId, `${pointer}/clearingSystemMemberId/memberId`],
    [agent.branchId, `${pointer}/branchId`],
    [agent.bic, `${pointer}/bic`],
  ] as const;
  const misshapen = members.find(([member]) => member.is === 'wrong-type');
  if (misshapen) findings.alert(code, misshapen[1], { rule: 'instruction/shape' });
  return misshapen === undefined;
}

/** A BIC by itself: form, existence, whether payments may use it. */
function judgeBic({ findings, engine }: Case, text: string, who: Who, pointer: string): Bic | undefined {
  const result = parse(text);
  if (!result.ok) {
    const notAssignable = result.problem === 'NOT_ASSIGNABLE';
    findings.alert(notAssignable ? `${who}_BIC_DOES_NOT_EXIST` : `${who}_BIC_INVALID_FORMAT`, pointer, {
      rule: notAssignable ? 'bic/location' : 'bic/form',
      range: result.range,
    });
    return undefined;
  }
  const { bic } = result;
  findings.outcome('bic/form', pointer, 'passed');
  const exists = engine.data.bicExists(bic.bic8, bic.country);
  if (exists === false) {
    findings.alert(`${who}_BIC_DOES_NOT_EXIST`, pointer, { rule: 'bic/directory' });
    return undefined;
  }
  findings.outcome('bic/directory', pointer, exists === true ? 'passed' : 'not-covered');
  if (bic.test) findings.alert(`${who}_BIC_NOT_ALLOWED`, pointer, { rule: 'bic/test' });
  return bic;
}

export function judgeCreditorAgent(subject: Case): void {
  const { reading } = subject;
  const agent = reading.creditorAgent;
  if (!hasShape(subject, agent, 'CREDITOR_AGENT_INVALID_FORMAT', '/creditorAgent')) return;
  const bic = given(agent.bic);
  if (bic !== undefined) judgeCreditorBic(subject, bic);
  judgeBankIdentifier(subject, agent);
}

function judgeCreditorBic(subject: Case, text: string): void {
  const { findings, country } = subject;
  const pointer = '/creditorAgent/bic';
  const bic = judgeBic(subject, text, 'CREDITOR', pointer);
  if (bic === undefined) return;
  subject.bic = bic;
  if (bic.passive) findings.alert('CREDITOR_BIC_NOT_CONNECTED', pointer, { rule: 'bic/passive' });
  const iban = soundIban(subject);
  if (iban !== undefined) return judgeBicAgainstIban(subject, bic, iban.country, iban.text.slice(4));
  if (country !== undefined && subject.iban === undefined && !bicCountriesOf(country).includes(bic.country)) {
    findings.alert('CREDITOR_BIC_COUNTRY_INCONSISTENCY', pointer, { rule: 'bic/country', params: { country, found: bic.country } });
  }
}

/** The countries whose BICs serve accounts of this one: its own, its territories', and the neighbours that it names. */
function bicCountriesOf(country: string): readonly string[] {
  const { code = country, territories = [], bicCountries = [] } = ibanCountry(country)?.rule ?? {};
  return [country, code, ...territories, ...bicCountries];
}

/** Another bank is an inconsistency; another BIC of the same bank is none; what the directory does not know is not covered. */
function judgeBicAgainstIban({ findings, engine }: Case, bic: Bic, country: CompiledCountry, bban: string): void {
  const pointer = '/creditorAgent/bic';
  const { rule, layout } = country;
  const check = 'bic/iban';
  const bankCode = textOf(bban, layout, rule.bankIdentifier ?? ['bank']);
  const known = partiesOf(engine.data.banks(rule.code)?.byCode(bankCode) ?? [], rule.bankIsBicPrefix ? bankCode + rule.code : undefined);
  const fits = isOneOf(bic, known, bicCountriesOf(rule.code));
  if (fits === false) return findings.alert('CREDITOR_BIC_IBAN_INCONSISTENCY', pointer, { rule: check });
  findings.outcome(check, pointer, fits === true ? 'passed' : 'not-covered');
}

/** Institution and country of each BIC that is known for a bank: the first six characters. */
const partiesOf = (banks: readonly Bank[], further?: string): readonly string[] => [
  ...banks.flatMap(({ bic }) => (bic === undefined ? [] : [bic.slice(0, 6)])),
  ...(further === undefined ? [] : [further]),
];

/** By institution, in one of the countries that may be; a directory also knows banks that use the BIC of a further country. */
function isOneOf(bic: Bic, known: readonly string[], countries: readonly string[]): boolean | undefined {
  if (known.includes(bic.party + bic.country)) return true;
  if (!countries.includes(bic.country)) return false;
  return known.length === 0 ? undefined : known.some((party) => party.startsWith(bic.party));
}

function judgeBankIdentifier(subject: Case, agent: AgentReading): void {
  const { findings } = subject;
  const memberId = given(agent.memberId);
  if (memberId === undefined) return;
  const pointer = '/creditorAgent/clearingSystemMemberId/memberId';
  const country = ibanCountry(accountCountry(subject) ?? '');
  if (country === undefined) return findings.outcome('bank-identifier/form', pointer, 'not-covered');
  const branchId = given(agent.branchId);
  const fields = readMemberId(country, memberId, branchId);
  if (fields === undefined) {
    const params = { country: country.rule.code };
    if (branchId !== undefined && readMemberId(country, memberId) !== undefined) {
      return findings.alert('CREDITOR_BRANCH_IDENTIFIER_INVALID_FORMAT', '/creditorAgent/branchId', {
        rule: 'branch-identifier/form',
        params,
      });
    }
    return findings.alert('CREDITOR_BANK_IDENTIFIER_INVALID_FORMAT', pointer, { rule: 'bank-identifier/form', params });
  }
  findings.outcome('bank-identifier/form', pointer, 'passed');
  if (subject.iban === undefined) judgeKnownBank(subject, country, fields, pointer);
  else judgeAgainstIban(subject, country, fields, pointer);
}

/** The bank identifier and the IBAN name the same bank, or one of them is wrong. */
function judgeAgainstIban(subject: Case, { layout }: CompiledCountry, fields: Fields, pointer: string): void {
  const iban = soundIban(subject);
  if (iban === undefined) return;
  const bban = iban.text.slice(4);
  const same = Object.entries(fields).every(([field, text]) => textOf(bban, layout, [field]) === text);
  if (same) return subject.findings.outcome('bank-identifier/iban', pointer, 'passed');
  subject.findings.alert('CREDITOR_BANK_IDENTIFIER_IBAN_INCONSISTENCY', pointer, { rule: 'bank-identifier/iban' });
}

/** The bank identifier in its country's directory, and whether the BIC is of the same bank. */
function judgeKnownBank({ findings, engine, bic }: Case, country: CompiledCountry, fields: Fields, pointer: string): void {
  const { code, bankIdentifier = ['bank'] } = country.rule;
  const directory: BankDirectory | undefined = engine.data.banks(code);
  const check = 'bank-identifier/directory';
  if (directory === undefined || !bankIdentifier.every((field) => field in fields)) return findings.outcome(check, pointer, 'not-covered');
  findings.read(directory.editions);
  const banks = directory.byCode(bankIdentifier.map((field) => fields[field]).join(''));
  if (banks.length === 0 && directory.complete) {
    return findings.alert('CREDITOR_BANK_IDENTIFIER_UNKNOWN', pointer, { rule: check, params: { country: code } });
  }
  findings.outcome(check, pointer, banks.length > 0 ? 'passed' : 'not-covered');
  if (bic !== undefined && isOneOf(bic, partiesOf(banks), bicCountriesOf(code)) === false) {
    findings.alert('CREDITOR_BIC_BANK_IDENTIFIER_INCONSISTENCY', '/creditorAgent/bic', { rule: 'bic/bank-identifier' });
  }
}

export function judgeIntermediaries(subject: Case): void {
  subject.reading.intermediaryAgents.forEach((agent, index) => {
    const who = `INTERMEDIARY_AGENT${(index + 1) as 1 | 2 | 3}` as const;
    const pointer = `/intermediaryAgent${index + 1}`;
    if (!hasShape(subject, agent, `${who}_INVALID_FORMAT`, pointer)) return;
    const bic = given(agent.bic);
    if (bic !== undefined) judgeBic(subject, bic, who, `${pointer}/bic`);
  });
}
