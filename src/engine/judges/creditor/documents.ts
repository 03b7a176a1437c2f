/**
 * The creditor's documents: each has a type and a number, and where the country says what such a number looks like, it is held against that.
 *
 * The gotcha: a document may be of another country than the one that is paid to. Only a name that this country gives its own identifiers
 * says what the number must be; NATIONAL_ID says what it likely is.
 */
import type { CreditorRule, Identifier } from '../../../../rules/creditor.js';
import { creditors } from '../../../../rules/creditors/index.js';
import { documentTypes } from '../../../../rules/documents.js';
import { cleaned } from '../../../identifiers/personal-identifier.js';
import { MAX_TEXT } from '../../../identifiers/text.js';
import { type DocumentReading, given, type Member } from '../../reading.js';
import type { Case } from '../case.js';
import { judgeDateInside } from './birth.js';
import { creditorRule, taxIdentifiers } from './identifiers.js';
import { datesIn, isSourced, readBy, type SoundReading, typesOf } from './reading-identifiers.js';

/** What a type means in a country. */
interface Meaning {
  /** The type under the name that all its names share. */
  readonly type: string;
  readonly identifiers: readonly Identifier[];
  /** The country's own name for it, not that of a kind of document. */
  readonly own: boolean;
}

/** A document that was read. */
interface KnownDocument {
  readonly meaning: Meaning;
  readonly value: string;
  readonly pointer: string;
}

export function judgeDocuments(subject: Case): void {
  const seen = new Set<string>();
  for (const [index, document] of subject.reading.documents.entries()) {
    const known = readDocument(subject, document, `/creditor/documents/${index}`);
    if (known === undefined) continue;
    const same = `${known.meaning.type} ${known.value.length > MAX_TEXT ? known.value : cleaned(known.value)}`;
    if (seen.has(same)) {
      subject.findings.alert('CREDITOR_DOCUMENT_DUPLICATE', known.pointer, { rule: 'document/duplicate' });
    } else judgeNumber(subject, known);
    seen.add(same);
  }
}

/** A document whose type is known and whose number is there. */
function readDocument(subject: Case, { shape, type, value }: DocumentReading, pointer: string): KnownDocument | undefined {
  const { findings } = subject;
  for (const [member, place] of [
    [shape, ''],
    [type, '/type'],
    [value, '/value'],
  ] as const) {
    if (member.is !== 'wrong-type') continue;
    findings.alert('CREDITOR_INVALID_FORMAT', pointer + place, { rule: 'instruction/shape' });
    return undefined;
  }
  if (isEmpty(type)) findings.alert('CREDITOR_DOCUMENT_TYPE_MISSING', `${pointer}/type`, { rule: 'document/shape' });
  if (isEmpty(value)) findings.alert('CREDITOR_DOCUMENT_VALUE_MISSING', `${pointer}/value`, { rule: 'document/shape' });
  if (isEmpty(type) || isEmpty(value)) return undefined;
  const meaning = meaningOf(creditorRule(subject), type.value);
  if (meaning) return { meaning, value: value.value, pointer };
  findings.alert('CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED', `${pointer}/type`, { rule: 'document/type' });
  return undefined;
}

const isEmpty = (member: Member<string>): member is Exclude<Member<string>, { readonly is: 'given' }> => !given(member)?.trim();

/** Neither case nor separators make another name. */
const nameOf = (type: string): string => (type.length > MAX_TEXT ? '' : cleaned(type).replaceAll('_', ''));

const bearing = (name: string, identifiers: readonly Identifier[]): readonly Identifier[] =>
  identifiers.filter(({ type, aliases = [] }) => [type, ...aliases].some((own) => nameOf(own) === name));

/** What the type says: an identifier of the country, a kind of document, an identifier of another country. */
function meaningOf(country: CreditorRule | undefined, given: string): Meaning | undefined {
  const name = nameOf(given);
  const [first, ...others] = bearing(name, country?.identifiers ?? []);
  if (first) return { type: first.type, identifiers: [first, ...others], own: true };
  const isName = (known: string): boolean => nameOf(known) === name;
  for (const [code, { names = [], local = [] }] of Object.entries(documentTypes)) {
    if ([code, ...names].some(isName)) return { type: code, identifiers: country ? ofKind(code, country) : [], own: false };
    if (local.some(isName)) return { type: name, identifiers: [], own: false };
  }
  const elsewhere = Object.values(creditors).some(({ identifiers }) => bearing(name, identifiers).length > 0);
  return elsewhere ? { type: name, identifiers: [], own: false } : undefined;
}

const ofKind = (code: string, country: CreditorRule): readonly Identifier[] =>
  code === 'TXID' ? taxIdentifiers(country) : country.identifiers.filter(({ kind }) => kind === code);

/** Holds the number against the country's rules, then against the tax identifier. */
function judgeNumber(subject: Case, { meaning, value, pointer }: KnownDocument): void {
  const { findings } = subject;
  const place = `${pointer}/value`;
  const { identifiers, type } = meaning;
  const country = creditorRule(subject);
  if (country === undefined || identifiers.length === 0) return findings.outcome('document/form', place, 'not-covered');
  const { sound, faulty, severity, outcome } = readBy(identifiers, value);
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
    params: { country: country.country, type },
  });
}

/** Two numbers of one type are one person's only when they are the same. What may be of several types says nothing. */
function judgeAgainstTaxId(subject: Case, country: CreditorRule, sound: readonly SoundReading[], pointer: string): void {
  const taxId = given(subject.reading.taxId);
  const type = typesOf(sound);
  const others = taxId === undefined ? [] : readBy(taxIdentifiers(country), taxId).sound;
  if (typesOf(others) === type && !sound.some((one) => others.some((other) => isPartOf(one, other) || isPartOf(other, one)))) {
    const rule = 'document/tax-id';
    return subject.findings.alert('CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY', pointer, { rule, params: { type } });
  }
  judgeDateInside(subject, datesIn(sound), type);
}

/** Zeros in front, a check character or a branch may be left out. */
const isPartOf = (one: SoundReading, other: SoundReading): boolean => other.text.includes(one.text.replace(/^0{1,35}/, ''));
