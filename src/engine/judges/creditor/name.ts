/**
 * What the creditor is called.
 *
 * What no name can be is a warning; what only some are is an information. A name itself never stands in a finding.
 */
import type { PayoutProfile } from '../../../../rules/vocabulary/payout.js';
import {
  companyMarker,
  hasForeignCharacters,
  hasTitle,
  incompleteness,
  isIdentifier,
  isOneWord,
  isUnremarkable,
  placeholder,
} from '../../../identifiers/name.js';
import { MAX_TEXT } from '../../../identifiers/text.js';
import { isCarried, transliterate } from '../../../identifiers/transliteration.js';
import { creditorsOf } from '../../creditors.js';
import { given } from '../../reading.js';
import { severityOf } from '../../severity.js';
import { type Case, payeeCountry } from '../case.js';

/** Where the name stands. */
const NAME = '/creditor/name';

/** ISO 20022, PartyIdentification135: Max140Text. */
const LONGEST = { by: 'ISO 20022', max: 140 };

export function judgeName(subject: Case): void {
  const { reading } = subject;
  const name = given(reading.name);
  if (name === undefined) return;
  if (name.length > MAX_TEXT) return judgeLength(subject, name);
  const isOrdinary = isUnremarkable(name, given(reading.creditorAgent.bic));
  if (!isName(subject, name, isOrdinary)) return;
  judgeCharset(subject, name);
  judgeLength(subject, name);
  judgeMeaning(subject, name, isOrdinary);
}

/** False for text that is no name at all, or is spoilt: nothing more is said of it then. */
function isName({ reading, findings }: Case, name: string, isOrdinary: boolean): boolean {
  const rule = 'name/identifier';
  if (!isOrdinary && isIdentifier(name, given(reading.accountValue), given(reading.creditorAgent.bic))) {
    findings.alert('CREDITOR_NAME_ACCOUNT_NUMBER_INCONSISTENCY', NAME, { rule });
    return false;
  }
  findings.outcome(rule, NAME, 'passed');
  const reason = isOrdinary ? undefined : incompleteness(name);
  if (reason !== undefined) {
    const severity = reason === 'initials' ? 'info' : 'warning';
    findings.alert('CREDITOR_NAME_INVALID_FORMAT', NAME, { rule: 'name/letters', severity, params: { reason } });
    return false;
  }
  if (!isOrdinary && hasForeignCharacters(name)) {
    findings.alert('CREDITOR_NAME_INVALID_CHARACTERS', NAME, { rule: 'name/characters', params: { by: LONGEST.by } });
    return false;
  }
  findings.outcome('name/characters', NAME, 'passed');
  return true;
}

/** What a system writes otherwise still arrives; a name of which no letter is left does not. */
function judgeCharset(subject: Case, name: string): void {
  const { findings } = subject;
  const system = subject.system;
  if (system?.charset === undefined) return;
  const rule = 'name/charset';
  if (isCarried(name, system.charset)) return findings.outcome(rule, NAME, 'passed');
  const carried = transliterate(name, system.charset);
  if (carried === undefined) return findings.outcome(rule, NAME, 'not-covered');
  const severity = /[A-Za-z]/.test(carried) ? 'info' : 'warning';
  findings.alert('CREDITOR_NAME_INVALID_CHARACTERS', NAME, { rule, severity, params: { by: system.code } });
}

function judgeLength(subject: Case, name: string): void {
  const { findings } = subject;
  const system = subject.system;
  const limit = system?.limits?.[NAME];
  const { by, max } = system && limit !== undefined ? { by: system.code, max: limit } : LONGEST;
  const rule = 'name/length';
  const length = name.length <= max ? name.length : [...name].length;
  if (length <= max) return findings.outcome(rule, NAME, 'passed');
  const bySystem = system?.cuts ? 'info' : system && severityOf(system, 'limits');
  const severity = (limit === undefined ? undefined : bySystem) ?? 'warning';
  findings.alert('CREDITOR_NAME_TOO_LONG', NAME, { rule, severity, params: { by, length, max } });
}

/** What the words of a name say. */
function judgeMeaning(subject: Case, name: string, isOrdinary: boolean): void {
  const { findings } = subject;
  const madeUp = isOrdinary ? undefined : placeholder(name);
  const rule = 'name/placeholder';
  if (madeUp !== undefined) {
    return findings.alert('CREDITOR_NAME_SUSPICIOUS', NAME, { rule, severity: madeUp === 'certain' ? 'warning' : 'info' });
  }
  findings.outcome(rule, NAME, 'passed');
  const type = given(subject.reading.creditorType);
  if (type === 'INDIVIDUAL') judgePerson(subject, name);
  if (type === 'BUSINESS') judgeCompany(subject, name);
}

function judgePerson(subject: Case, name: string): void {
  const { findings } = subject;
  const marker = companyMarker(name);
  const rule = 'name/type';
  if (marker !== undefined) {
    return findings.alert('CREDITOR_NAME_TYPE_INCONSISTENCY', NAME, { rule, severity: marker === 'certain' ? 'warning' : 'info' });
  }
  findings.outcome(rule, NAME, 'passed');
  const profile = profileOf(subject);
  if (profile?.nameWords === undefined) return;
  const wanted = 'name/words';
  if (!isOneWord(name)) return findings.outcome(wanted, NAME, 'passed');
  const severity = profile.law === true ? 'error' : 'warning';
  findings.alert('CREDITOR_NAME_INVALID_FORMAT', NAME, { rule: wanted, severity, params: { reason: 'one word' } });
}

/** The payouts to people in the country and the currency, where they ask for a name of two words. */
function profileOf(subject: Case): PayoutProfile | undefined {
  const currency = given(subject.reading.currency) ?? '';
  return creditorsOf(payeeCountry(subject))?.rule.payouts.find(
    ({ nameWords, currencies, of = 'INDIVIDUAL', from = '' }) =>
      nameWords !== undefined && of === 'INDIVIDUAL' && currencies.includes(currency) && from <= subject.engine.on,
  );
}

/** A business may be called after the person who founded it. */
function judgeCompany({ findings }: Case, name: string): void {
  const rule = 'name/type';
  if (!hasTitle(name) || companyMarker(name) !== undefined) return findings.outcome(rule, NAME, 'passed');
  findings.alert('CREDITOR_NAME_TYPE_INCONSISTENCY', NAME, { rule, severity: 'info' });
}
