/** The texts beside the kinds of references: valid, wrong, not covered, and built from what stands before the check digits. */
import { describe, test } from 'vitest';
import { referenceModules } from '../../references/kinds.js';
import { type Api, expectAnswers } from './api.js';

export function describeReferenceExamples({ references }: Pick<Api, 'references'>): void {
  const { build, format, isValid, parse } = references;

  describe.each(referenceModules)('references $code', ({ code, examples: { valid, invalid, notCovered = [], built } }) => {
    const outcomeOf = (text: string): string => {
      const result = parse(text, code);
      return result.ok ? result.reference.check : result.problem;
    };

    test('the valid ones are, and their print format is', () => {
      expectAnswers(
        code,
        valid.map((input) => ({ input, expected: [true, true], came: [isValid(input, code), isValid(format(input, code), code)] })),
      );
    });

    test('the wrong ones are called so', () => {
      expectAnswers(
        code,
        Object.entries(invalid).map(([input, expected]) => ({
          input,
          expected: [expected, false],
          came: [outcomeOf(input), isValid(input, code)],
        })),
      );
    });

    test('what only the creditor can check is not called valid', () => {
      expectAnswers(
        code,
        notCovered.map((input) => ({ input, expected: ['not-covered', false], came: [outcomeOf(input), isValid(input, code)] })),
      );
    });

    test('they are built', () => {
      expectAnswers(
        code,
        Object.entries(built).map(([input, reference]) => ({ input, expected: { ok: true, reference }, came: build(code, input) })),
      );
    });
  });
}
