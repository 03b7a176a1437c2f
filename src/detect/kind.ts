/** The interface of a kind of number that `detect` knows, and the weights by which readings are ranked. */
import { writtenForms } from '../../rules/words/written-forms.js';

/** The reading of a text as one kind. `proof` is a weight: how much its form and check digits prove. */
export interface KindReading {
  readonly outcome: 'passed' | 'not-covered' | 'failed' | 'wrong-structure';
  readonly proof: number;
  /** The text is grouped as this kind alone is written. */
  readonly isWritten?: boolean;
  /** No other kind begins like this: if it is wrong, it is a mistyped one of this kind. */
  readonly isUnmistakable?: boolean;
}

export interface Kind {
  readonly kind: string;
  /** ISO 3166-1 alpha-2; absent: used in more than one country. */
  readonly country?: string;
  /** The labels that people write before it. */
  readonly names: readonly string[];
  /** Undefined if the text does not have the form. `clean` is the text without separators. */
  readonly read: (text: string, clean: string) => KindReading | undefined;
}

/** The weights of kinds and of their marks. Numbers that payments carry come before others that look the same. */
export const PROOF = {
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

/** True for a text whose groups are separated as in a written form of the country. */
export function isInWrittenForm(country: string, type: string, text: string): boolean {
  const forms = Object.hasOwn(writtenForms, country) ? writtenForms[country]?.[type] : undefined;
  const shape = text.trim().replace(/[A-Za-z\d]/g, '#');
  return forms?.some((form) => /[^#]/.test(form.trim()) && (shape === form.trim() || shape.endsWith(form))) ?? false;
}
