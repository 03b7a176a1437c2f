/** What `detect` asks of a kind of number, and how much a kind proves. */
import { writtenForms } from '../../rules/written-forms.js';

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

/** True for a text in a form that separates its groups by more than spaces, or by spaces that only this kind has. */
export function isInWrittenForm(country: string, type: string, text: string): boolean {
  const forms = Object.hasOwn(writtenForms, country) ? writtenForms[country]?.[type] : undefined;
  const shape = text.trim().replace(/[A-Za-z\d]/g, '#');
  return forms?.some((form) => /[^#]/.test(form.trim()) && (shape === form.trim() || shape.endsWith(form))) ?? false;
}
