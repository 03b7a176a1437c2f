/** What the form for a whole payee says beside the texts of fields and alerts; `rules/texts/<tag>/payee-form.ts` gives it in each language. */
import type { HINT_TEXTS } from '../name-matching/hints.js';

/** The documents that a form offers where the country names none. */
export type DocumentType = 'NATIONAL_ID' | 'PASSPORT' | 'DRIVERS_LICENCE';

export interface PayeeFormTexts {
  /** Of the account. */
  readonly country: string;
  /** What to do where none is chosen. */
  readonly chooseCountry: string;
  readonly currency: string;
  readonly documentType: string;
  readonly documentNumber: string;
  readonly documentTypes: Readonly<Record<DocumentType, string>>;
  /** What in a name often leads to a mismatch when the bank compares it, and what to do. */
  readonly nameHints: Readonly<Record<keyof typeof HINT_TEXTS, string>>;
}
