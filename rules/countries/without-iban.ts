/** Every country whose accounts have no IBAN. A new country is one file here and one line below. */
import type { DeclaredCountry } from '../country.js';
import { CA } from './CA.js';
import { US } from './US.js';

export const countriesWithoutIban: Readonly<Record<string, DeclaredCountry>> = {
  CA,
  US,
};
