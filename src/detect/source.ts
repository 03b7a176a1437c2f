/** The input of the readers of pieces. */
import type { Countries } from '../identifiers/country/countries.js';
import type { Label } from '../identifiers/labels.js';
import type { FoundIban } from './ibans.js';

/** A text, its labels and its IBANs. */
export interface Source {
  readonly text: string;
  readonly labels: readonly Label[];
  readonly countries: Countries;
  readonly ibans: readonly FoundIban[];
}

export const NO_COUNTRIES: readonly string[] = [];
