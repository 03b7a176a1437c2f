/**
 * Selects the inputs about which we and a peer agree: only these are measured. A known disagreement is noted with the figure, an unknown
 * one stops the run.
 */
import type { Disagreement } from '../../test/peers/disagreement.js';

export interface Agreement {
  readonly agreed: readonly string[];
  readonly notes: readonly string[];
}

export function selectAgreed(
  inputs: readonly string[],
  ours: (text: string) => boolean,
  theirs: (text: string) => boolean,
  disagreements: readonly Disagreement[],
  /** Turns an input into the form that the disagreements describe. */
  normalize: (text: string) => string = (text) => text,
): Agreement {
  const agreed: string[] = [];
  const counts = new Map<Disagreement, number>();
  for (const text of inputs) {
    const isOurs = ours(text);
    if (isOurs === theirs(text)) {
      agreed.push(text);
      continue;
    }
    const row = disagreements.find(({ accepts, where }) => (accepts === 'payprep') === isOurs && where(normalize(text)));
    if (row === undefined) throw new Error(`no known disagreement explains why only ${isOurs ? 'payprep' : 'the peer'} accepts ${text}`);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  const notes = [...counts].map(
    ([{ input, accepts, because }, count]) =>
      `${count} left out, which only ${accepts === 'peer' ? 'the peer' : 'payprep'} accepts: ${input}; ${because}`,
  );
  return { agreed, notes };
}
