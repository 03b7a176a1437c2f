/**
 * The creditor's documents: each has a type and a number, and where the country says what such a number looks like, it is held against that.
 *
 * The gotcha: a document may be of another country than the one that is paid to. Only a name that this country gives its own identifiers
 * says what the number must be; NATIONAL_ID says what it likely is.
 */
import type { Identifier } from '../../../../rules/vocabulary/identifier.js';
import { cleaned, type ReadIdentifier } from '../../../identifiers/personal-identifier.js';
import { MAX_TEXT } from '../../../identifiers/text.js';
import { creditorsOf, type DocumentMeaning, documentMeaning, type KnownCreditors } from '../../creditors.js';
import { isBlank } from '../../presence.js';
import { type DocumentReading, WRONG_TYPE } from '../../reading.js';
import { type Case, payeeCountry } from '../case.js';
import { judgeDateInside } from './birth.js';
import { taxIdReadings } from './identifiers.js';
import { isSourced, type Readings, readBy, typesOf } from './reading-identifiers.js';

/** A document that was read. */
interface KnownDocument {
  readonly meaning: DocumentMeaning;
  readonly value: string;
  readonly pointer: string;
}

export function judgeDocuments(subject: Case): void {
  const { documents } = subject.reading;
  if (documents.length === 0) return;
  const country = creditorsOf(payeeCountry(subject));
  const seen = documents.length > 1 ? new Set<string>() : undefined;
  for (let index = 0; index < documents.length; index++) {
    const known = readDocument(subject, documents[index] as DocumentReading, `/creditor/documents/${index}`, country);
    if (known === undefined) continue;
    if (seen !== undefined && isRepeated(known, seen)) {
      subject.findings.alert('CREDITOR_DOCUMENT_DUPLICATE', known.pointer, { rule: 'document/duplicate' });
    } else judgeNumber(subject, known, country);
  }
}

function isRepeated({ meaning, value }: KnownDocument, seen: Set<string>): boolean {
  const same = `${meaning.type} ${value.length > MAX_TEXT ? value : cleaned(value)}`;
  const repeated = seen.has(same);
  seen.add(same);
  return repeated;
}

/** A document whose type is known and whose number is there. */
function readDocument(
  { findings }: Case,
  { shape, type, value }: DocumentReading,
  pointer: string,
  country: KnownCreditors | undefined,
): KnownDocument | undefined {
  if (shape === WRONG_TYPE || type === WRONG_TYPE || value === WRONG_TYPE) {
    const place = shape === WRONG_TYPE ? '' : type === WRONG_TYPE ? '/type' : '/value';
    findings.alert('CREDITOR_INVALID_FORMAT', pointer + place, { rule: 'instruction/shape' });
    return undefined;
  }
  if (isBlank(type)) findings.alert('CREDITOR_DOCUMENT_TYPE_MISSING', `${pointer}/type`, { rule: 'document/shape' });
  if (isBlank(value)) findings.alert('CREDITOR_DOCUMENT_VALUE_MISSING', `${pointer}/value`, { rule: 'document/shape' });
  if (isBlank(type) || isBlank(value)) return undefined;
  const meaning = documentMeaning(country, type);
  if (meaning) return { meaning, value, pointer };
  findings.alert('CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED', `${pointer}/type`, { rule: 'document/type' });
  return undefined;
}

/** Holds the number against the country's rules, then against the tax identifier. */
function judgeNumber(subject: Case, { meaning, value, pointer }: KnownDocument, country: KnownCreditors | undefined): void {
  const { findings } = subject;
  const place = `${pointer}/value`;
  const { identifiers, type } = meaning;
  if (country === undefined || identifiers.length === 0) return findings.outcome('document/form', place, 'not-covered');
  const { sound, faulty, severity, outcome } = readingsOf(subject, country, meaning, value);
  if (sound.length > 0) {
    findings.outcome('document/form', place, 'passed');
    findings.outcome('document/check-digits', place, outcome);
    return judgeAgainstTaxId(subject, country, sound, place);
  }
  if (faulty.length > 0) {
    const params = { type: typesOf(faulty) };
    return findings.alert('CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS', place, {
      rule: 'document/check-digits',
      severity: meaning.own ? severity : 'warning',
      params,
    });
  }
  findings.alert('CREDITOR_DOCUMENT_INVALID_FORMAT', place, {
    rule: 'document/form',
    severity: meaning.own && identifiers.every(isSourced) ? 'error' : 'warning',
    params: { country: country.rule.country, type },
  });
}

/** Most documents repeat the tax identifier: what it was read as is not found out again where it is nothing but what the document may be. */
function readingsOf(subject: Case, country: KnownCreditors, { identifiers, readers, isTaxId }: DocumentMeaning, value: string): Readings {
  const known = isTaxId && value === subject.reading.taxId ? taxIdReadings(subject, country) : undefined;
  return known !== undefined && isAmong(identifiers, known.sound) && isAmong(identifiers, known.faulty) ? known : readBy(readers, value);
}

function isAmong(identifiers: readonly Identifier[], readings: readonly ReadIdentifier[]): boolean {
  for (const { identifier } of readings) if (!identifiers.includes(identifier)) return false;
  return true;
}

/** Two numbers of one type are one person's only when they are the same. What may be of several types says nothing. */
function judgeAgainstTaxId(subject: Case, country: KnownCreditors, sound: readonly ReadIdentifier[], pointer: string): void {
  const type = typesOf(sound);
  const others = taxIdReadings(subject, country)?.sound ?? [];
  if (typesOf(others) === type && !sound.some((one) => others.some((other) => isPartOf(one, other) || isPartOf(other, one)))) {
    const rule = 'document/tax-id';
    return subject.findings.alert('CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY', pointer, { rule, params: { type } });
  }
  judgeDateInside(subject, sound);
}

/** Zeros in front, a check character or a branch may be left out. */
const isPartOf = (one: ReadIdentifier, other: ReadIdentifier): boolean =>
  one.text === other.text || other.text.includes(one.text.replace(/^0{1,35}/, ''));
