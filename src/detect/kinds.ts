/**
 * The kinds of numbers that `detect` knows, each with what reads it: those of ISO, references, bank identifiers and account numbers of countries,
 * tax and identity numbers.
 */

import type { Fields } from '../../rules/account-forms/account-form.js';
import { creditors } from '../../rules/index/creditors.js';
import { references } from '../../rules/index/references.js';
import { type LabelDeclaration, labels } from '../../rules/labels.js';
import type { Identifier } from '../../rules/vocabulary/identifier.js';
import type { ReferenceRule } from '../../rules/vocabulary/reference.js';
import { writtenForms } from '../../rules/written-forms.js';
import { allCountries } from '../identifiers/all-countries.js';
import { parse as parseBic } from '../identifiers/bic.js';
import { isCardNumber } from '../identifiers/card-number.js';
import { isEmail } from '../identifiers/email.js';
import { electronicIban, inspect, isTooLong } from '../identifiers/iban-inspection.js';
import { cleanedIdentifier, compileIdentifier, inspectText } from '../identifiers/personal-identifier.js';
import { isPhoneLike } from '../identifiers/phone.js';
import { electronic } from '../identifiers/text.js';
import { readKind } from '../references/reading.js';
import { plainText } from '../references/text.js';
import { checkFields, readLocalFields } from './local.js';

/** What a text is as one kind. `proof` says how much the form and the check digits prove, in no unit. */
export interface KindReading {
  readonly outcome: 'passed' | 'not-covered' | 'failed' | 'wrong-structure';
  readonly proof: number;
  /** The text is grouped as this kind alone is written. */
  readonly isWritten?: boolean;
  /** It begins as nothing else does: where it is wrong, it is a mistyped one of this kind. */
  readonly isUnmistakable?: boolean;
}

export interface Kind {
  readonly kind: string;
  /** ISO 3166-1 alpha-2; absent: used in more than one country. */
  readonly country?: string;
  /** What people write before it. */
  readonly names: readonly string[];
  /** Undefined: the text does not have the form. `clean` is the text without separators. */
  readonly read: (text: string, clean: string) => KindReading | undefined;
}

/** What a kind proves by being what it is. Numbers that payments carry come before others that look the same. */
const PROOF = {
  iban: 100,
  // less than what any other check digits prove: numbers of companies begin so, too
  broken: 5,
  mark: 80,
  email: 90,
  phone: 140,
  phoneDigits: 1,
  lei: 60,
  bic: 30,
  card: 12,
  length: 9,
  digits: -9,
  payment: 6,
  letters: 8,
  check: 10,
  pattern: 2,
};

/** As many characters behind a country code and two digits make an IBAN, whatever is wrong with it. */
const SHORTEST_IBAN_START = 12;

function readIban(text: string): KindReading | undefined {
  const value = isTooLong(text) ? '' : electronicIban(text);
  const { country, problem, nationalFault } = inspect(value, allCountries);
  if (country === undefined || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(value)) return undefined;
  const isUnmistakable = value.length >= SHORTEST_IBAN_START;
  if (problem === 'INVALID_BBAN_STRUCTURE') return { outcome: 'wrong-structure', proof: PROOF.broken, isUnmistakable };
  const isSound = problem === undefined || (nationalFault !== undefined && nationalFault.severity !== 'error');
  return { outcome: isSound ? 'passed' : 'failed', proof: PROOF.iban, isUnmistakable };
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
  { kind: 'IBAN', names: ['IBAN'], read: readIban },
  { kind: 'BIC', names: ['BIC', 'SWIFT', 'BIC SWIFT', 'SWIFT BIC', 'SWIFT code', 'BIC code'], read: readBic },
  { kind: 'EMAIL', names: ['Email', 'E mail', 'Mail'], read: plain(PROOF.email, (text) => isEmail(text.trim()), 'not-covered') },
  {
    kind: 'PHONE',
    names: ['Phone', 'Tel', 'Telephone', 'Telefon', 'Mobile', 'Mobil', 'Fax', 'Téléphone', 'Teléfono', 'Telefono', 'Cell'],
    read: readPhone,
  },
  { kind: 'CARD_NUMBER', names: ['Card number', 'Card', 'Card no', 'Kartennummer'], read: plain(PROOF.card, isCardNumber, 'passed') },
];

const REFERENCE_PROOF = { mark: PROOF.mark, length: PROOF.length, digits: PROOF.digits } as const;

/** A mark that was left out says nothing. */
const proofOf = ({ code, evidence }: ReferenceRule, plain: string): number =>
  code === 'LEI' ? PROOF.lei : REFERENCE_PROOF[evidence === 'mark' && /^\d/.test(plain) ? 'length' : evidence];

const referenceKind = (rule: ReferenceRule): Kind => ({
  kind: rule.code,
  ...(rule.country !== undefined && { country: rule.country }),
  names: [rule.code, ...(rule.localName ?? '').split(/[,/]/), rule.name].filter((name) => name !== ''),
  read: (text) => {
    const value = plainText(text);
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

/** True for a text that has the separators of the printed reference, and not only spaces. */
const isPrinted = (rule: ReferenceRule, text: string, value: string): boolean => {
  const printed = rule.format?.(value);
  return printed !== undefined && printed === text.trim() && /[^A-Z\d\s]/.test(printed);
};

/** True for a text in a form that separates its groups by more than spaces, or by spaces that only this kind has. */
function isInWrittenForm(country: string, type: string, text: string): boolean {
  const forms = Object.hasOwn(writtenForms, country) ? writtenForms[country]?.[type] : undefined;
  const shape = text.trim().replace(/[A-Za-z\d]/g, '#');
  return forms?.some((form) => /[^#]/.test(form.trim()) && (shape === form.trim() || shape.endsWith(form))) ?? false;
}

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

/** Numbers of countries: a bank identifier, or an account number that says its bank. */
function nationalKind(country: string, { kind = 'ACCOUNT_NUMBER', meaning, names }: LabelDeclaration): Kind {
  const part = meaning === 'account' ? 'account' : 'bank';
  return {
    kind,
    country,
    names: names.split(','),
    read: (text) => {
      const compiled = allCountries.domestic(country);
      const fields = compiled && readLocalFields(compiled, text, part);
      if (compiled === undefined || fields === undefined) return undefined;
      const hasLetters = /[A-Z]/.test(electronic(text)) && part === 'bank';
      if (!isWhole(meaning, kind, fields)) return undefined;
      return {
        outcome: checkFields(compiled, fields),
        proof: PROOF.payment + (hasLetters ? PROOF.bic + PROOF.check : 0),
        isWritten: part === 'bank' && isInWrittenForm(country, 'MEMBER_ID', text),
      };
    },
  };
}

/** A number that has a name holds its bank; the transit number, its branch. */
const isWhole = (meaning: LabelDeclaration['meaning'], kind: string, fields: Fields): boolean =>
  meaning === 'bank' || kind === 'NUBAN' || (meaning === 'branch' ? fields.branch : fields.bank) !== undefined;

/** An account number of a country that has no name of its own: what its check digits prove. */
const accountKind = (country: string): Kind => ({
  kind: 'ACCOUNT_NUMBER',
  country,
  names: [],
  read: (text) => {
    const compiled = allCountries.domestic(country);
    const fields = compiled && readLocalFields(compiled, text, 'account');
    const outcome = compiled && fields && checkFields(compiled, fields);
    return outcome === 'passed' ? { outcome, proof: /\d[-/]\d/.test(text) ? PROOF.payment : 0 } : undefined;
  },
});

/** Countries whose account numbers have check digits and no name of their own, chosen by hand: there are more such countries, which a label has to name. */
const CHECKED_ACCOUNTS = 'BE CZ FI HU NO NZ SE SK VE'.split(' ');

/** Kinds whose form is so wide that only the label says them. */
const isTooWide = ({ kind }: LabelDeclaration): boolean =>
  kind === undefined || kind === 'INSTITUTION_NUMBER' || kind === 'BRANCH_CODE' || kind === 'BANK_CODE';

/** The text without separators, once for all kinds; empty where it has no digit, and can be no number. */
export const cleanText = (text: string): string => (/\d/.test(text) ? cleanedIdentifier(text) : '');

let all: readonly Kind[] | undefined;

/** Every kind, the usual before the others. */
export function kinds(): readonly Kind[] {
  all ??= [
    ...GENERAL,
    ...labels
      .filter((label) => !isTooWide(label))
      .flatMap((label) => (label.countries ?? []).map((country) => nationalKind(country, label))),
    ...Object.values(references).map(referenceKind),
    ...Object.values(creditors).flatMap(({ country, identifiers }) => identifiers.map((identifier) => identifierKind(country, identifier))),
    ...CHECKED_ACCOUNTS.map(accountKind),
  ];
  return all;
}
