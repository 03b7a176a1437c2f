/**
 * What kind of institution a bank is: what a list of participants says; else what its name says, where the law keeps that name for one kind.
 *
 * @see rules/banks/protected-names.ts
 */
import { type ProtectedKind, protectedNames } from '../../rules/banks/protected-names.js';

/** What an institution is. Absent where neither a list nor its name says it: most of those are banks. */
export type InstitutionKind = 'bank' | 'e-money' | 'payment' | 'wallet' | ProtectedKind;

const NO_BANKS: readonly (InstitutionKind | undefined)[] = ['e-money', 'payment', 'wallet'];

/** True for what takes no deposits: such an institution settles through a bank. */
export const isNoBank = (kind: InstitutionKind | undefined): boolean => NO_BANKS.includes(kind);

/** What the law keeps the name for, in the country; undefined for any other name. */
export function kindOfName(country: string, name: string): ProtectedKind | undefined {
  // in brackets stands an earlier name, or an owner
  const own = name.replace(/\([^()]{0,200}\)/g, ' ');
  return protectedNames.find(([, countries, pattern]) => countries.includes(country) && pattern.test(own))?.[0];
}
