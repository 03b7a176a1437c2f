/** What the examples are put to: the entries of the package, from its source or built. */
import { isDeepStrictEqual } from 'node:util';
import type * as full from '../../../src/full.js';
import type * as iban from '../../../src/iban.js';
import type * as core from '../../../src/index.js';
import type * as localAccount from '../../../src/local-account.js';
import type * as references from '../../../src/references.js';

export interface Api {
  readonly core: Pick<typeof core, 'createEngine' | 'validate' | 'enrich' | 'explain'>;
  readonly full: Pick<typeof full, 'createEngine' | 'validate' | 'enrich' | 'explain'>;
  readonly iban: Pick<typeof iban, 'parse'>;
  readonly localAccount: Pick<typeof localAccount, 'buildIban' | 'fromIban'>;
  readonly references: Pick<typeof references, 'build' | 'format' | 'isValid' | 'parse'>;
}

/** The day on which the examples hold, where they name none. */
export const on = '2026-11-20';

/** What was put in, what is to come out, and what came. */
export interface Trial {
  readonly input: unknown;
  readonly expected: unknown;
  readonly came: unknown;
  /** What would be right, where that is known. It is asked of an example that is answered otherwise. */
  readonly hint?: () => string | undefined;
}

/** Fails with every example that is answered otherwise: the rule, the input, what was expected and what came. */
export function expectAnswers(rule: string, trials: readonly Trial[]): void {
  const wrong = trials.filter(({ expected, came }) => !isDeepStrictEqual(came, expected));
  if (wrong.length === 0) return;
  const lines = wrong.map(({ input, expected, came, hint }) => {
    const right = hint?.();
    const told = right === undefined ? [] : [`    hint     ${right}`];
    return [`  ${JSON.stringify(input)}`, `    expected ${JSON.stringify(expected)}`, `    came     ${JSON.stringify(came)}`, ...told].join(
      '\n',
    );
  });
  throw new Error([`${rule}: ${wrong.length} of ${trials.length} examples are answered otherwise`, ...lines].join('\n'));
}
