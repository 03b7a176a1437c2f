/**
 * The kinds of numbers that `detect` knows, each with what reads it: those of ISO, references, bank identifiers and account numbers of countries,
 * tax and identity numbers.
 */

import { creditors } from '../../rules/index/creditors.js';
import { references } from '../../rules/index/references.js';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import type { ReferenceRule } from '../../rules/vocabulary/reference.js';
import { kindNames } from '../../rules/words/kind-names.js';
import { parse as parseBic } from '../identifiers/bic.js';
import { isCardNumber } from '../identifiers/card-number.js';
import { allCountries } from '../identifiers/country/all-countries.js';
import { isEmail } from '../identifiers/email.js';
import { electronicIban, inspect, isTooLong, isValidInspection } from '../identifiers/iban/inspection.js';
import { cleanedIdentifier, compileIdentifier, inspectText } from '../identifiers/personal-identifier.js';
import { isPhoneLike } from '../identifiers/phone.js';
import { readKind } from '../references/reading.js';
import { referenceText } from '../references/text.js';
import { isInWrittenForm, type Kind, type KindReading, PROOF } from './kind.js';
import { accountKinds, nationalKinds } from './national-kinds.js';

/** A text of this length that begins like an IBAN is a wrong IBAN rather than another number. */
const MIN_IBAN_START = 12;

function readIban(text: string): KindReading | undefined {
  const value = isTooLong(text) ? '' : electronicIban(text);
  const inspection = inspect(value, allCountries);
  const { country, problem } = inspection;
  if (country === undefined || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(value)) return undefined;
  const isUnmistakable = value.length >= MIN_IBAN_START;
  if (problem === 'INVALID_BBAN_STRUCTURE') return { outcome: 'wrong-structure', proof: PROOF.broken, isUnmistakable };
  return { outcome: isValidInspection(inspection) ? 'passed' : 'failed', proof: PROOF.iban, isUnmistakable };
}

function readBic(text: string): KindReading | undefined {
  if (!parseBic(text).ok) return undefined;
  return { outcome: 'not-covered', proof: /[a-z]/.test(text) ? PROOF.pattern : PROOF.bic };
}

const plain =
  (proof: number, holds: (text: string) => boolean, outcome: 'passed' | 'not-covered') =>
  (text: string): KindReading | undefined =>
    holds(text) ? { outcome, proof } : undefined;

const readPhone = (text: string): KindReading | undefined => {
  if (!isPhoneLike(text) || !/(?:\d\D*){7}/.test(text)) return undefined;
  const isGrouped = /\d[\s/().-]+\d/.test(text);
  const proof = /^\s*\+/.test(text) ? PROOF.phone : isGrouped && /^\s*\(?0/.test(text) ? PROOF.card : PROOF.phoneDigits;
  return { outcome: 'not-covered', proof };
};

const GENERAL: readonly Kind[] = [
  { kind: 'IBAN', names: kindNames.IBAN, read: readIban },
  { kind: 'BIC', names: kindNames.BIC, read: readBic },
  { kind: 'EMAIL', names: kindNames.EMAIL, read: plain(PROOF.email, (text) => isEmail(text.trim()), 'not-covered') },
  {
    kind: 'PHONE',
    names: kindNames.PHONE,
    read: readPhone,
  },
  { kind: 'CARD_NUMBER', names: kindNames.CARD_NUMBER, read: plain(PROOF.card, isCardNumber, 'passed') },
];

const REFERENCE_PROOF = { mark: PROOF.mark, length: PROOF.length, digits: PROOF.digits } as const;

/** A reference that was written without its mark proves less. */
const proofOf = ({ code, evidence }: ReferenceRule, plain: string): number =>
  code === 'LEI' ? PROOF.lei : REFERENCE_PROOF[evidence === 'mark' && /^\d/.test(plain) ? 'length' : evidence];

const referenceKind = (rule: ReferenceRule): Kind => ({
  kind: rule.code,
  ...(rule.country !== undefined && { country: rule.country }),
  names: [rule.code, ...(rule.localName ?? '').split(/[,/]/), rule.name].filter((name) => name !== ''),
  read: (text) => {
    const value = referenceText(text);
    const reading = value === undefined ? undefined : readKind(rule, value, {});
    if (value === undefined || reading === undefined || (!reading.ok && reading.problem === 'INVALID_FORMAT')) return undefined;
    const proof = proofOf(rule, value);
    if (!reading.ok) return { outcome: 'failed', proof };
    const { check } = reading.reference;
    const isMarked = rule.evidence === 'mark' && !/^\d/.test(value);
    return {
      outcome: check === 'passed' || (check === 'none' && isMarked) ? 'passed' : 'not-covered',
      proof: check === 'passed' || isMarked ? proof : 0,
      isWritten: isPrinted(rule, text, reading.reference.value),
    };
  },
});

/** True for a text with the separators of the printed reference, if they are not only spaces. */
const isPrinted = (rule: ReferenceRule, text: string, value: string): boolean => {
  const printed = rule.format?.(value);
  return printed !== undefined && printed === text.trim() && /[^A-Z\d\s]/.test(printed);
};

const identifierKind = (country: string, identifier: Identifier): Kind => ({
  kind: identifier.type,
  country,
  names: [identifier.type, ...(identifier.aliases ?? [])],
  read: (text, clean) => {
    const reading = inspectText(compileIdentifier(identifier), text, clean);
    if (reading === undefined) return undefined;
    const hasLetters =
      /[A-Z]{1,2}\d/i.test(clean) &&
      (/:\d+a/.test(identifier.layout) || identifier.prefixes?.some((prefix) => clean.toUpperCase().startsWith(prefix)));
    const proof =
      (hasLetters === true ? PROOF.letters : 0) +
      (identifier.pattern === undefined ? 0 : PROOF.pattern) +
      (identifier.birthDate === undefined ? 0 : PROOF.pattern) +
      (identifier.checks?.length ?? 0) -
      (identifier.from === undefined ? 0 : PROOF.pattern);
    return { outcome: reading.outcome, proof, isWritten: isInWrittenForm(country, identifier.type, text) };
  },
});

/** The text without separators, made once for all kinds; empty without a digit, because it is then not a number. */
export const cleanText = (text: string): string => (/\d/.test(text) ? cleanedIdentifier(text) : '');

let all: readonly Kind[] | undefined;

/** Every kind, the usual before the others. */
export function kinds(): readonly Kind[] {
  all ??= [
    ...GENERAL,
    ...nationalKinds(),
    ...Object.values(references).map(referenceKind),
    ...Object.values(creditors).flatMap(({ country, identifiers }) => identifiers.map((identifier) => identifierKind(country, identifier))),
    ...accountKinds(),
  ];
  return all;
}
