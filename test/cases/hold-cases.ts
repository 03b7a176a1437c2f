/** One test a kind of case: what does not come out is listed in `open.ts` or `disagreements.ts`, and what is listed there does not come out. */
import { describe, expect, test } from 'vitest';
import { CASES, type Case, type CaseFile } from './cases.js';
import { CASE_DISAGREEMENTS } from './disagreements.js';
import { OPEN } from './open.js';

export function holdCases(file: CaseFile): void {
  const disputed = CASE_DISAGREEMENTS.map(({ label }) => label);
  const isOpen = (label: string): boolean => Object.hasOwn(OPEN[file], label) || disputed.includes(label);
  const kinds = new Map<string, Case[]>();
  for (const one of CASES[file]) kinds.set(one.kind, [...(kinds.get(one.kind) ?? []), one]);

  describe(file, () => {
    test.each([...kinds])('%s', async (_, cases) => {
      const outcomes: { label: string; outcome: string | undefined }[] = [];
      for (const { label, ask } of cases) outcomes.push({ label, outcome: await ask() });
      const unexpected = outcomes.filter(({ label, outcome }) => outcome !== undefined && !isOpen(label));
      const noLongerOpen = outcomes.filter(({ label, outcome }) => outcome === undefined && isOpen(label));
      expect({ unexpected, noLongerOpen }).toEqual({ unexpected: [], noLongerOpen: [] });
    });

    test('what is listed as open is a case', () => {
      const labels = new Set(CASES[file].map(({ label }) => label));
      expect(labels.size).toBe(CASES[file].length);
      expect(Object.keys(OPEN[file]).filter((label) => !labels.has(label))).toEqual([]);
    });
  });
}
