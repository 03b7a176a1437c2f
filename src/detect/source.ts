/** What the readers of pieces read: the text, its labels and its IBANs. */
import type { Countries } from '../identifiers/countries.js';
import type { FoundIban } from './ibans.js';
import type { Label } from './labels.js';

/** What reading a piece needs. */
export interface Source {
  readonly text: string;
  readonly labels: readonly Label[];
  readonly countries: Countries;
  readonly ibans: readonly FoundIban[];
}

export const NO_COUNTRIES: readonly string[] = [];
