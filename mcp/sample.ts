/** The tool `sample`: generated payments for tests and demonstrations. */
import type { Engine } from 'payprep/full';
import { type SampleMistake, type SampleOptions, samplePayment } from 'payprep/samples';
import type { Arguments } from './arguments.js';
import { countriesNamed } from './countries-named.js';
import { CORRIDOR_DESCRIPTIONS, SAMPLE_DESCRIPTIONS } from './schemas/descriptions.js';
import type { ObjectSchema } from './schemas/json-schema.js';
import { sampleResults } from './schemas/results.js';
import type { Tool } from './tool.js';

/**
 * The members of a corridor, and two of its own. The former have no descriptions here: an assistant reads every schema in each conversation, and
 * `requirements` has them.
 */
const sampleSchema: ObjectSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.keys(CORRIDOR_DESCRIPTIONS).map((name) => [name, { type: 'string' } as const])),
    alert: { type: 'string', description: SAMPLE_DESCRIPTIONS.alert },
    seed: { type: 'string', description: SAMPLE_DESCRIPTIONS.seed },
  },
  required: ['country'],
};

/** The problem of an unknown code: its argument, and similar codes. */
function unknownCode({ option = '', near = [] }: Partial<SampleMistake> = {}, { country }: Arguments): Arguments {
  const argument = option === 'system' ? 'settlementSystem' : option;
  return { problem: 'CODE_UNKNOWN', argument, near: option === 'country' ? countriesNamed(country) : near };
}

function sampled({ settlementSystem, seed = '1', ...rest }: Arguments, engine: Engine): Arguments {
  try {
    const result = samplePayment(
      { ...rest, seed, ...(settlementSystem !== undefined && { system: settlementSystem }) } as SampleOptions,
      engine,
    );
    return result.ok ? { payment: result.instruction } : { problem: result.problem };
  } catch (error) {
    if (error instanceof TypeError) return unknownCode(error.cause as SampleMistake | undefined, rest);
    throw error;
  }
}

export const sampleTool = (): Tool => ({
  name: 'sample',
  title: 'Make up a payment',
  description:
    'Makes up a payment for tests and demonstrations: right along a corridor, or with exactly the one alert that is asked for. Never send money to it: the bank is real, the account number random. Never fill in with it what a payer left out.',
  inputSchema: sampleSchema,
  outputSchema: sampleResults,
  run: sampled,
});
