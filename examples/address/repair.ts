// Three lines of an address, as a vendor record has them, into the fields that SEPA and Swift ask for since November 2026; what is not certain is shown to a person.
import { type Address, addressLines, structureAddress } from 'payprep/address';

export interface Repair {
  /** What goes into the payment; absent where a person has to look first. */
  readonly address?: Address;
  /** What a person is shown: the address as it was understood, and what found no place in it. */
  readonly lines: readonly string[];
  readonly left: readonly string[];
}

export function repairAddress(lines: readonly string[], country?: string): Repair {
  const { address, confidence, left } = structureAddress(lines, { country });
  const shown = { lines: addressLines(address), left: left.map(({ text }) => text) };
  return confidence === 'high' ? { address, ...shown } : shown;
}
