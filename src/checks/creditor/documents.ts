/**
 * The documents of the creditor: each has a type and a number; the type is one that the country knows, and the number fits it. A document that repeats another, or
 * that contradicts the tax identifier or the date of birth, is reported.
 *
 * The gotcha: one number can be read as several types. It contradicts the tax identifier only where both were read as the same types.
 */

import { MAX_TEXT } from '../../characters/text.js';
import type { Findings } from '../../findings/findings.js';
import { type Basis, basisOfCheck } from '../../findings/severity.js';
import { cleaned, type ReadIdentifier } from '../../identifiers/personal-identifier.js';
import { isBlank } from '../../instruction/presence.js';
import type { DocumentReading } from '../../instruction/read.js';
import { WRONG_TYPE } from '../../instruction/values.js';
import type { Check } from '../../payment/check.js';
import { isOneCharacter, isSourced, readBy, readingsBy, typesOf } from '../../payment/facts/tax-id.js';
import type { Payment, Readings } from '../../payment/payment.js';
import type { DocumentMeaning } from '../../rules-and-data/creditors.js';
import { DATE_OF_BIRTH } from '../pointers.js';
import { contradictsBirth, examineDateInside } from './date-inside.js';

const DOCUMENTS = '/creditor/documents';

/** A document whose type is known and whose number is there. */
interface KnownDocument {
  readonly meaning: DocumentMeaning;
  readonly value: string;
  readonly pointer: string;
}

/** The type and the number of a document that has both. */
function partsOf({ shape, type, value }: DocumentReading): { readonly type: string; readonly value: string } | undefined {
  if (shape === WRONG_TYPE || type === WRONG_TYPE || value === WRONG_TYPE || isBlank(type) || isBlank(value)) return undefined;
  return { type, value };
}

/** Reports what keeps a document from being looked at. */
function examineParts(payment: Payment, document: DocumentReading, pointer: string, findings: Findings) {
  const { shape, type, value } = document;
  if (shape === WRONG_TYPE || type === WRONG_TYPE || value === WRONG_TYPE) {
    const place = shape === WRONG_TYPE ? '' : type === WRONG_TYPE ? '/type' : '/value';
    findings.report('CREDITOR_INVALID_FORMAT', pointer + place, { rule: 'instruction/shape' });
    return undefined;
  }
  if (isBlank(type)) findings.report('CREDITOR_DOCUMENT_TYPE_MISSING', `${pointer}/type`, { rule: 'document/shape' });
  if (isBlank(value)) findings.report('CREDITOR_DOCUMENT_VALUE_MISSING', `${pointer}/value`, { rule: 'document/shape' });
  const parts = partsOf(document);
  if (parts === undefined) return undefined;
  const meaning = payment.engine.rules.creditors.documentMeaning(payment.creditors, parts.type);
  if (meaning) return { meaning, value: parts.value, pointer };
  if (!payment.engine.rules.isComplete) findings.outcome('document/type', `${pointer}/type`, 'not-covered');
  else findings.report('CREDITOR_DOCUMENT_TYPE_NOT_SUPPORTED', `${pointer}/type`, { rule: 'document/type', restsOn: 'possible' });
  return undefined;
}

/** Two documents are the same when type and number are. Which types are the same is the country's affair. */
function isRepeated({ meaning, value }: KnownDocument, seen: Set<string>): boolean {
  const same = `${meaning.type} ${value.length > MAX_TEXT ? value : cleaned(value)}`;
  const repeated = seen.has(same);
  seen.add(same);
  return repeated;
}

/** Most documents repeat the tax identifier: what it was read as is not found out again. */
const readingsOf = ({ reading, taxId }: Payment, { identifiers, readers, isTaxId }: DocumentMeaning, value: string): Readings =>
  isTaxId && taxId !== undefined && value === reading.taxId ? readingsBy(identifiers, taxId) : readBy(readers, value);

/** Zeros in front, a check character or a branch may be left out. */
const isPartOf = (one: ReadIdentifier, other: ReadIdentifier): boolean =>
  one.text === other.text || other.text.includes(one.text.replace(/^0{1,35}/, ''));

/** Two numbers of one type are one person's only when they are the same. What may be of several types says nothing. */
function contradictsTaxId({ taxId }: Payment, valid: readonly ReadIdentifier[]): boolean {
  const others = taxId?.valid ?? [];
  if (others === valid || typesOf(others) !== typesOf(valid)) return false;
  return !valid.some((one) => others.some((other) => isPartOf(one, other) || isPartOf(other, one)));
}

/** Checks the number by the country's rules, then compares it with the tax identifier. */
function examineNumber(payment: Payment, { meaning, value, pointer }: KnownDocument, findings: Findings): void {
  const { creditors: country } = payment;
  const place = `${pointer}/value`;
  const { identifiers, type, own } = meaning;
  if (country === undefined || identifiers.length === 0) return findings.outcome('document/form', place, 'not-covered');
  const { valid, faulty, severity, outcome } = readingsOf(payment, meaning, value);
  if (valid.length > 0 && isOneCharacter(cleaned(value))) {
    // its check digits may be right, and nobody has it
    return findings.report('CREDITOR_DOCUMENT_INVALID_FORMAT', place, {
      rule: 'document/form',
      restsOn: 'likely',
      params: { country: country.rule.country, type },
    });
  }
  if (valid.length > 0) {
    findings.outcome('document/form', place, 'passed');
    findings.outcome('document/check-digits', place, outcome);
    if (!contradictsTaxId(payment, valid)) return examineDateInside(payment, valid, findings);
    const detail = { rule: 'document/tax-id', restsOn: 'likely', params: { type: typesOf(valid) } } as const;
    return findings.report('CREDITOR_DOCUMENT_TAX_ID_INCONSISTENCY', place, detail);
  }
  if (faulty.length > 0) {
    const restsOn: Basis = own || severity === 'info' ? basisOfCheck(severity) : 'likely';
    const detail = { rule: 'document/check-digits', restsOn, params: { type: typesOf(faulty) } } as const;
    return findings.report('CREDITOR_DOCUMENT_INCORRECT_CHECK_DIGITS', place, detail);
  }
  findings.report('CREDITOR_DOCUMENT_INVALID_FORMAT', place, {
    rule: 'document/form',
    restsOn: own && identifiers.every(isSourced) ? 'sourced' : 'known',
    params: { country: country.rule.country, type },
  });
}

function isOrdinaryDocument(payment: Payment, document: DocumentReading): boolean {
  const parts = partsOf(document);
  const country = payment.creditors;
  const meaning = parts && payment.engine.rules.creditors.documentMeaning(country, parts.type);
  if (parts === undefined || meaning === undefined) return false;
  if (country === undefined || meaning.identifiers.length === 0) return true;
  const { valid } = readingsOf(payment, meaning, parts.value);
  return (
    valid.length > 0 && !isOneCharacter(cleaned(parts.value)) && !contradictsTaxId(payment, valid) && !contradictsBirth(payment, valid)
  );
}

export const documents: Check = {
  name: 'creditor/documents',
  asks: [DOCUMENTS, '/country', '/creditor/taxId', DATE_OF_BIRTH],
  isOrdinary(payment) {
    const { documents: list } = payment.reading;
    if (list.length === 0) return true;
    const [first, second] = list;
    return first !== undefined && second === undefined && isOrdinaryDocument(payment, first);
  },
  examine(payment, findings) {
    const { documents: list } = payment.reading;
    const seen = new Set<string>();
    for (const [index, document] of list.entries()) {
      const known = examineParts(payment, document, `${DOCUMENTS}/${index}`, findings);
      if (known === undefined) continue;
      const isComparable = payment.creditors !== undefined || payment.engine.rules.isComplete;
      if (isComparable && isRepeated(known, seen))
        findings.report('CREDITOR_DOCUMENT_DUPLICATE', known.pointer, { rule: 'document/duplicate', restsOn: 'possible' });
      else examineNumber(payment, known, findings);
    }
  },
};
