/**
 * Addresses and the whole answer to each: every part, how sure it is, and what is left over. The name of a group in `answers.json` says what goes wrong for the person
 * who pays, or who waits for a letter, where one of its addresses is read otherwise. Towns, codes and the order of the parts are real; streets are those of many towns.
 */
import { describe, expect, test } from 'vitest';
import { structureAddress } from '../../src/address.js';
import answers from './answers.json' with { type: 'json' };

interface Answer {
  /** As the caller gives it. */
  readonly country?: string;
  readonly text: string;
  readonly confidence: string;
  readonly address: Readonly<Record<string, string>>;
  readonly left?: readonly string[];
}

describe.each(Object.entries(answers as unknown as Readonly<Record<string, readonly Answer[]>>))('%s', (_, rows) => {
  test.each(rows.map((row) => [row.country ?? 'no country', row.text, row] as const))(
    '%s: %s',
    (__, text, { country, left = [], ...want }) => {
      const { address, confidence, left: rest } = structureAddress(text, { country });
      expect({ address, confidence }).toEqual({ address: want.address, confidence: want.confidence });
      expect(rest.map((part) => part.text)).toEqual(left);
    },
  );
});
