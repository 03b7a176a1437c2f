/**
 * Names that the law keeps for one kind of institution: who calls itself so is one.
 *
 * The gotcha: a building society has a savings bank's word in its name, and so has a company that holds savings banks. A name in brackets is an earlier one,
 * or that of an owner. A country whose law lets others bear the name (`Cassa di Risparmio`, `One Savings Bank`) is not here.
 */

/** An institution that takes deposits and is no commercial bank. */
export type ProtectedKind = 'credit-union' | 'savings-bank';

export interface ProtectedName {
  readonly kind: ProtectedKind;
  readonly countries: readonly string[];
  readonly name: RegExp;
  readonly law: string;
}

export const protectedNames: readonly ProtectedName[] = [
  {
    kind: 'savings-bank',
    countries: ['DE', 'AT'],
    name: /(?<!bau|post)sparkasse(?!n)/i,
    law: 'DE: Kreditwesengesetz, section 40. AT: Bankwesengesetz, section 94',
  },
  {
    kind: 'savings-bank',
    countries: ['NO'],
    name: /sparebank(?!en(?:es)? hypotek)/i,
    law: 'NO: Finansforetaksloven 2015, protected designations',
  },
  { kind: 'savings-bank', countries: ['SE'], name: /\bsparbank/i, law: 'SE: Sparbankslag (1987:619)' },
  { kind: 'savings-bank', countries: ['DK'], name: /sparekasse/i, law: 'DK: Lov om finansiel virksomhed, section 7' },
  { kind: 'savings-bank', countries: ['FI'], name: /säästöpankki|sparbank/i, law: 'FI: Säästöpankkilaki (1502/2001)' },
  {
    kind: 'savings-bank',
    countries: ['FR'],
    name: /^caisse d.[eé]pargne\b/i,
    law: 'FR: Code monétaire et financier, articles L. 512-85 and following',
  },
  { kind: 'savings-bank', countries: ['PT'], name: /^caixa econ[oó]mica\b/i, law: 'PT: Decreto-Lei 190/2015' },
  { kind: 'savings-bank', countries: ['ES'], name: /caja de ahorros|caixa d.estalvis/i, law: 'ES: Ley 26/2013' },
  { kind: 'savings-bank', countries: ['US'], name: /\b(?:federal savings bank|fsb)\b/i, law: "US: Home Owners' Loan Act, 12 U.S.C. 1464" },
  {
    kind: 'credit-union',
    countries: ['US'],
    name: /\bcredit union\b|\bfcu\b/i,
    law: 'US: Federal Credit Union Act, 12 U.S.C. 1754, and the laws of the states',
  },
  {
    kind: 'credit-union',
    countries: ['GB', 'IE', 'AU', 'NZ', 'CA'],
    name: /\bcredit union\b|\bcaisse populaire\b/i,
    law: 'GB: Credit Unions Act 1979, section 3. IE: Credit Union Act 1997, section 10. AU: Banking Act 1959, section 66. NZ: Friendly Societies and Credit Unions Act 1982. CA: the laws of the provinces',
  },
  { kind: 'credit-union', countries: ['LT'], name: /\bkredito unija\b/i, law: 'LT: Kredito unijų įstatymas' },
  { kind: 'credit-union', countries: ['LV'], name: /\bkr[aā]jaizdevu sabiedr[iī]ba\b/i, law: 'LV: Krājaizdevu sabiedrību likums' },
  { kind: 'credit-union', countries: ['BR'], name: /\bcooperativa\b.*\bcr[eé]dito\b/i, law: 'BR: Lei Complementar 130/2009' },
];
