/**
 * Names that the law keeps for one kind of institution: who calls itself so is one.
 *
 * The gotcha: a building society has a savings bank's word in its name, and so has a company that holds savings banks. A name in brackets is an earlier one,
 * or that of an owner. A country whose law lets others bear the name (`Cassa di Risparmio`, `One Savings Bank`) is not here.
 */

/** An institution that takes deposits and is no commercial bank. */
export type ProtectedKind = 'credit-union' | 'savings-bank';

type ProtectedName = readonly [kind: ProtectedKind, countries: string, name: RegExp];

/** The countries stand in one text. {@link protectedNameLaws} has the laws. */
export const protectedNames: readonly ProtectedName[] = [
  ['savings-bank', 'DE AT', /(?<!bau|post)sparkasse(?!n)/i],
  ['savings-bank', 'NO', /sparebank/i],
  ['savings-bank', 'DK', /sparekasse/i],
  ['savings-bank', 'SE FI', /\bsparbank|säästöpankki/i],
  ['savings-bank', 'FR', /^caisse d.[eé]pargne\b/i],
  ['savings-bank', 'PT', /^caixa econ[oó]mica\b/i],
  ['savings-bank', 'ES', /caja de ahorros|caixa d.estalvis/i],
  ['savings-bank', 'US', /\b(?:federal savings bank|fsb)\b/i],
  ['credit-union', 'US GB IE AU NZ CA', /\bcredit union\b|\bfcu\b|\bcaisse populaire\b/i],
  ['credit-union', 'LT', /\bkredito unija\b/i],
  ['credit-union', 'LV', /\bkr[aā]jaizdevu sabiedr[iī]ba\b/i],
  ['credit-union', 'BR', /\bcooperativa\b.*\bcr[eé]dito\b/i],
];

/** What keeps the names of a country, as known on 2026-11-29. */
export const protectedNameLaws: Readonly<Record<string, string>> = {
  AT: 'Bankwesengesetz, section 94',
  AU: 'Banking Act 1959, section 66',
  BR: 'Lei Complementar 130/2009',
  CA: 'the acts of the provinces on credit unions and caisses populaires',
  DE: 'Kreditwesengesetz, section 40',
  DK: 'Lov om finansiel virksomhed, section 7',
  ES: 'Ley 26/2013',
  FI: 'Säästöpankkilaki (1502/2001)',
  FR: 'Code monétaire et financier, articles L. 512-85 and following',
  GB: 'Credit Unions Act 1979, section 3',
  IE: 'Credit Union Act 1997, section 10',
  LT: 'Kredito unijų įstatymas',
  LV: 'Krājaizdevu sabiedrību likums',
  NO: 'Finansforetaksloven 2015',
  NZ: 'Friendly Societies and Credit Unions Act 1982',
  PT: 'Decreto-Lei 190/2015',
  SE: 'Sparbankslag (1987:619)',
  US: "Federal Credit Union Act, 12 U.S.C. 1754, and the laws of the states; Home Owners' Loan Act, 12 U.S.C. 1464",
};
