/**
 * What the published layouts do not say of the lines of an address.
 *
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions (Universal Postal Union, addressing systems)
 */

/** A layout that begins with the largest part, as Latin letters have it: `A` street, `Z` post code, `C` town, `S` subdivision, a space between lines. */
export const latinLayouts: Readonly<Record<string, string>> = {
  AM: 'A ZC S',
  BY: 'A ZC S',
  CN: 'A C SZ',
  HK: 'A CS',
  HU: 'A ZC',
  IR: 'A CS Z',
  JP: 'A CSZ',
  KR: 'A CSZ',
  KZ: 'A C S Z',
  TW: 'A CSZ',
};

/** What stands between town and subdivision, where it is no comma: `Rio de Janeiro - RJ`. */
export const betweenTownAndSubdivision: Readonly<Record<string, string>> = { BR: ' - ' };
