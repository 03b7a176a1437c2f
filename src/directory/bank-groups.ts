/** Banks that are one under several BICs: the groups of the rules, and each bank that merged beside its successor, whatever the day. */
import type { Dataset } from './dataset.js';
import { textOfCell } from './rows.js';

/** Institution and country: so much of a BIC names a bank. */
const PARTY = 6;

/** Finds the banks that are one with a bank, itself included; none where nothing says that it is one with another. */
export function createGroupLookup(
  groups: readonly (readonly string[])[],
  successions: readonly Dataset[],
): (party: string) => readonly string[] {
  const merged = successions.flatMap(({ columns, rows }) => {
    const [bic, successor] = [columns.indexOf('bic'), columns.indexOf('successor')];
    return rows.map((row) => [textOfCell(row, bic), textOfCell(row, successor)]);
  });
  const byParty = new Map<string, string[]>();
  for (const group of [...groups, ...merged]) {
    const parties = group.flatMap((bic) => bic?.slice(0, PARTY) ?? []);
    for (const party of parties) byParty.set(party, [...(byParty.get(party) ?? []), ...parties]);
  }
  return (party) => byParty.get(party) ?? [];
}
