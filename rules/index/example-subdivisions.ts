/** A state or province in which an example of an address lies, of each country whose payouts ask for one. Written by `npm run indexes`. */
import { exampleSubdivision as CA } from '../countries/CA/payouts.js';
import { exampleSubdivision as MX } from '../countries/MX/payouts.js';
import { exampleSubdivision as US } from '../countries/US/payouts.js';

export const exampleSubdivisions: Readonly<Record<string, string>> = {
  CA,
  MX,
  US,
};
