/**
 * The inputs over which we and a peer say the same: these are measured. A difference that is known has its row and is told beside the figure; one
 * that is not known stops the run.
 */
import type { Disagreement } from '../../test/peers/disagreement.js';

export interface Agreement {
  readonly agreed: readonly string[];
  readonly notes: readonly string[];
}

export function agreementOf(
  inputs: readonly string[],
  ours: (text: string) => boolean,
  theirs: (text: string) => boolean,
  disagreements: readonly Disagreement[],
  /** What a row of disagreements reads. */
  plain: (text: string) => string = (text) => text,
): Agreement {
  const agreed: string[] = [];
  const counts = new Map<Disagreement, number>();
  for (const text of inputs) {
    const mine = ours(text);
    if (mine === theirs(text)) {
      agreed.push(text);
      continue;
    }
    const row = disagreements.find(({ accepts, where }) => (accepts === 'payprep') === mine && where(plain(text)));
    if (row === undefined) throw new Error(`nobody has said why ${mine ? 'payprep' : 'the peer'} alone takes ${text}`);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const notes = [...counts].map(
    ([{ input, accepts, because }, count]) =>
      `${count} left out, which ${accepts === 'peer' ? 'it' : 'payprep'} alone takes: ${input}; ${because}`,
  );
  return { agreed, notes };
}
