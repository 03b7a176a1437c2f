/** The accounts beside the recipient methods: what the engine says of the account, the biller and the method itself. */
import { describe, test } from 'vitest';
import { methodModules } from '../methods.js';
import { type Api, expectAnswers, on } from './api.js';
import { methodInstruction } from './instructions.js';

export function describeMethodExamples({ core, full }: Pick<Api, 'core' | 'full'>): void {
  describe.each(Object.entries({ payprep: core, 'payprep/full': full }))('methods by %s', (_, { createEngine, explain }) => {
    const engine = createEngine({ on });

    /** What else a method asks for is tested with the demands. */
    const codesOf = (instruction: unknown): readonly string[] =>
      explain(instruction, engine).alerts.flatMap(({ pointer, code }) =>
        /^\/(?:method|creditorAccount\/id|creditorAgent\/clearing)/.test(pointer) && !code.endsWith('_MISSING') ? [code] : [],
      );

    test.each(methodModules)('$code', ({ code, rule, examples: { valid, invalid } }) => {
      const answered = [
        ...valid.map((input) => ({ input, expected: [] as string[] })),
        ...invalid.map((input) => ({ input, expected: [input.code] })),
      ];
      expectAnswers(
        code,
        answered.map((one) => ({ ...one, came: codesOf(methodInstruction(rule, one.input)) })),
      );
    });
  });
}
