/**
 * Settlement information: whether the system that it names is one, and can carry this payment at all.
 *
 * What is only known of a system, and not read in a source, raises a warning.
 */
import type { SchemeRule } from '../../../rules/vocabulary/scheme.js';
import { given, WRONG_TYPE } from '../reading.js';
import { schemeOf, serves } from '../schemes.js';
import { severityOf } from '../severity.js';
import { misshapenMember } from './account.js';
import { accountCountry, type Case, territoryOf } from './case.js';

export const SYSTEM = '/settlementInformation/settlementSystem';
const rule = 'settlement-system';

export function judgeSettlement(subject: Case): void {
  const { reading, findings, engine } = subject;
  const pointer = reading.settlementInformation === WRONG_TYPE ? '/settlementInformation' : SYSTEM;
  if (reading.settlementInformation === WRONG_TYPE || reading.settlementSystem === WRONG_TYPE) {
    return findings.alert('SETTLEMENT_INFORMATION_INVALID_FORMAT', pointer, { rule: 'instruction/shape' });
  }
  if (subject.system !== undefined) return judgeWhatItCarries(subject, subject.system);
  const system = given(reading.settlementSystem);
  if (system === undefined) return;
  const scheme = schemeOf(system);
  if (scheme === undefined) return findings.alert('SETTLEMENT_SYSTEM_UNKNOWN', SYSTEM, { rule });
  const severity = severityOf(scheme, 'until');
  findings.alert('SETTLEMENT_SYSTEM_DISCONTINUED', SYSTEM, { rule, severity, params: { system, on: engine.on } });
}

function judgeWhatItCarries(subject: Case, scheme: SchemeRule): void {
  const { reading, findings, engine } = subject;
  const { code: system, currencies, account } = scheme;
  const before = findings.alerts.length;
  const home = accountCountry(subject);
  const country = home && (territoryOf(subject, home, subject.bic?.bic) ?? home);
  if (country !== undefined && !serves(scheme, country, engine.on)) {
    const severity = severityOf(scheme, 'countries');
    findings.alert('SETTLEMENT_SYSTEM_COUNTRY_INCONSISTENCY', SYSTEM, { rule, severity, params: { system, country } });
  }
  const currency = given(reading.currency);
  if (currency !== undefined && currencies !== 'ANY' && !currencies.includes(currency) && /^[A-Z]{3}$/.test(currency)) {
    const severity = severityOf(scheme, 'currencies');
    findings.alert('SETTLEMENT_SYSTEM_CURRENCY_INCONSISTENCY', SYSTEM, { rule, severity, params: { system, currency } });
  }
  const type = accountTypeOf(subject);
  if (type !== undefined && !(account as readonly string[]).includes(type)) {
    const severity = severityOf(scheme, 'account');
    findings.alert('SETTLEMENT_SYSTEM_ACCOUNT_NUMBER_INCONSISTENCY', SYSTEM, { rule, severity, params: { system } });
  }
  if (findings.alerts.length === before) findings.outcome(rule, SYSTEM, 'passed');
}

/** What stands for the account: by the method, else an IBAN whatever its type says, else the type, a number unless it says more. */
function accountTypeOf(subject: Case): string | undefined {
  const { reading, iban, account } = subject;
  if (account !== undefined) return account.identifier?.type;
  if (given(reading.accountValue) === undefined || misshapenMember(subject) !== undefined) return undefined;
  return iban !== undefined ? 'IBAN' : (given(reading.accountIdType) ?? 'ACCOUNT_NUMBER');
}
