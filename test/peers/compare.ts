/** Gives the same texts to payprep and a peer, and compares their answers with the known disagreements. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { runs } from '../runs.js';
import type { Comparison } from './disagreement.js';

export interface Validators {
  readonly ours: (text: string) => boolean;
  readonly theirs: (text: string) => boolean;
}

const DIGITS = [...'0123456789'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The text with every other last character, because that is often the check digit. */
function otherEndings(text: string): readonly string[] {
  const last = text.slice(-1);
  const others = /\d/.test(last) ? DIGITS : /[A-Z]/.test(last) ? LETTERS : [];
  return others.filter((other) => other !== last).map((other) => text.slice(0, -1) + other);
}

/** Tries `numRuns` texts in three runs, and more at night. Expects that each disagreement is true of its example, that each text with different answers has a disagreement, and that both accept some texts and refuse some. */
export function expectAgreement(
  { disagreements }: Comparison,
  { ours, theirs }: Validators,
  inputs: fc.Arbitrary<string>,
  { numRuns = 300, everyEnding = true }: { readonly numRuns?: number; readonly everyEnding?: boolean } = {},
): void {
  for (const { example, accepts, where } of disagreements) {
    expect({ example, ours: ours(example), theirs: theirs(example), isDescribed: where(example) }).toEqual({
      example,
      ours: accepts === 'payprep',
      theirs: accepts === 'peer',
      isDescribed: true,
    });
  }
  const unexplained = new Set<string>();
  const agreed = { accepted: false, refused: false };
  const compare = (text: string): void => {
    const isOurs = ours(text);
    if (isOurs === theirs(text)) agreed[isOurs ? 'accepted' : 'refused'] = true;
    else {
      const side = isOurs ? 'payprep' : 'peer';
      if (!disagreements.some(({ accepts, where }) => accepts === side && where(text)))
        unexplained.add(`${text} accepted by ${side} alone`);
    }
  };
  fc.assert(
    fc.property(inputs, (text) => {
      compare(text);
      if (everyEnding) otherEndings(text).forEach(compare);
    }),
    { numRuns: runs(numRuns / 3) },
  );
  expect([...unexplained].slice(0, 8)).toEqual([]);
  expect(agreed).toEqual({ accepted: true, refused: true });
}
