/** What the creditor is known by: the tax identifier. The country where the money goes says what its identifiers look like. */
import { cleaned, type ReadIdentifier } from '../../../identifiers/personal-identifier.js';
import { creditorsOf, type KnownCreditors } from '../../creditors.js';
import { given } from '../../reading.js';
import { type Case, payeeCountry } from '../case.js';
import { judgeDateInside } from './birth.js';
import { isSourced, type Readings, readBy, typesOf } from './reading-identifiers.js';

const POINTER = '/creditor/taxId';

export function judgeTaxId(subject: Case): void {
  const { reading, findings } = subject;
  const value = given(reading.taxId);
  if (value === undefined) return;
  const country = creditorsOf(payeeCountry(subject));
  const readings = country && taxIdReadings(subject, country);
  if (country === undefined || readings === undefined) return findings.outcome('tax-id/form', POINTER, 'not-covered');
  if (readings.sound.length > 0) return judgeSoundTaxId(subject, readings, value);
  if (readings.faulty.length > 0) {
    const { severity } = readings;
    const params = { type: typesOf(readings.faulty) };
    return findings.alert('CREDITOR_TAX_ID_INCORRECT_CHECK_DIGITS', POINTER, { rule: 'tax-id/check-digits', severity, params });
  }
  findings.alert('CREDITOR_TAX_ID_INVALID_FORMAT', POINTER, {
    rule: 'tax-id/form',
    severity: country.rule.otherTaxIds || !country.taxIdentifiers.every(isSourced) ? 'warning' : 'error',
    params: { country: country.rule.country, types: typesOf(country.taxIdentifiers.map((identifier) => ({ identifier }))) },
  });
}

/** What the country makes of the tax identifier, read once; undefined where there is none, or the country has no rules for it. */
export function taxIdReadings(subject: Case, { taxIdReaders }: KnownCreditors): Readings | undefined {
  const value = given(subject.reading.taxId);
  if (value === undefined || taxIdReaders.length === 0) return undefined;
  subject.taxId ??= readBy(taxIdReaders, value);
  return subject.taxId;
}

/** Nothing is wrong with the number itself: is it a real one, and this creditor's? */
function judgeSoundTaxId(subject: Case, { sound, outcome }: Readings, value: string): void {
  const { findings } = subject;
  findings.outcome('tax-id/form', POINTER, 'passed');
  findings.outcome('tax-id/check-digits', POINTER, outcome);
  if (isOneCharacter(cleaned(value))) return findings.alert('CREDITOR_TAX_ID_SUSPICIOUS', POINTER, { rule: 'tax-id/placeholder' });
  if (isOfAnotherType(subject, sound)) {
    return findings.alert('CREDITOR_TAX_ID_TYPE_INCONSISTENCY', POINTER, { rule: 'tax-id/holder', params: { type: typesOf(sound) } });
  }
  judgeDateInside(subject, sound);
}

function isOneCharacter(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return true;
}

/** No identifier that reads it is one for creditors of this type. */
function isOfAnotherType({ reading }: Case, sound: readonly ReadIdentifier[]): boolean {
  const type = given(reading.creditorType);
  if (type !== 'INDIVIDUAL' && type !== 'BUSINESS') return false;
  return sound.every(({ identifier: { of = type } }) => of !== type);
}
