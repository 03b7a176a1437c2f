/** Puts the same texts before us and a peer, and holds what they say against the rows of a comparison. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Comparison } from './disagreement.js';

export interface Verdicts {
  readonly ours: (text: string) => boolean;
  readonly theirs: (text: string) => boolean;
}

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The text with each other last character: one of them is the check digit. */
function endings(text: string): readonly string[] {
  const last = text.slice(-1);
  const others = /\d/.test(last) ? DIGITS : /[A-Z]/.test(last) ? LETTERS : [];
  return others.filter((other) => other !== last).map((other) => text.slice(0, -1) + other);
}

/** Each row says what happens to its example; every text over which the two part has a row; some texts are taken, and some refused, by both. */
export function expectAgreement(
  { disagreements }: Comparison,
  { ours, theirs }: Verdicts,
  inputs: fc.Arbitrary<string>,
  { numRuns = 300, everyEnding = true }: { readonly numRuns?: number; readonly everyEnding?: boolean } = {},
): void {
  for (const { example, accepts, where } of disagreements) {
    expect({ example, ours: ours(example), theirs: theirs(example), meant: where(example) }).toEqual({
      example,
      ours: accepts === 'payprep',
      theirs: accepts === 'peer',
      meant: true,
    });
  }
  const unexplained = new Set<string>();
  const agreed = { taken: false, refused: false };
  const judge = (text: string): void => {
    const mine = ours(text);
    if (mine === theirs(text)) agreed[mine ? 'taken' : 'refused'] = true;
    else {
      const side = mine ? 'payprep' : 'peer';
      if (!disagreements.some(({ accepts, where }) => accepts === side && where(text))) unexplained.add(`${text} taken by ${side}`);
    }
  };
  fc.assert(
    fc.property(inputs, (text) => {
      judge(text);
      if (everyEnding) endings(text).forEach(judge);
    }),
    { numRuns, seed: 20_261_120 },
  );
  expect([...unexplained].slice(0, 8)).toEqual([]);
  expect(agreed).toEqual({ taken: true, refused: true });
}
