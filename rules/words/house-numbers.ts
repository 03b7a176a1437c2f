/**
 * Where the house number stands in a line of an address: before the street (`7 Westferry Circus`) or behind it (`Kaiserstrasse 15`).
 *
 * A country in neither list writes both, or we do not know: its lines are left as they are.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** Number, then street. */
export const numberFirst: readonly string[] = ['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'MC', 'NZ', 'SG', 'US', 'ZA'];

/** Street, then number. */
export const numberLast: readonly string[] = [
  ...['AD', 'AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IS', 'IT', 'LI', 'LT', 'LV', 'NL', 'NO', 'PL', 'PT'],
  ...['RO', 'SE', 'SI', 'SK'],
];
