/**
 * Creates the turn of a contestant: a loop that calls it with every input.
 *
 * The gotcha: in a shared loop, V8 would see many functions at one call and could inline none. So each contestant has a loop of its own,
 * compiled from text. Results are stored, because V8 removes computations without a use.
 */
import type { Turn } from './rounds.js';

type Contestant<Input> = (input: Input) => unknown;

const MIN_INPUTS = 1000;

const results: unknown[] = new Array(256).fill(undefined);

export function createTurn<Input>(contestant: Contestant<Input>, inputs: readonly Input[]): Turn {
  if (new Set(inputs).size < MIN_INPUTS) throw new Error(`fewer than ${MIN_INPUTS} of the ${inputs.length} inputs differ`);
  const loop = new Function(
    'contestant',
    'results',
    'return (inputs) => { for (let at = 0; at < inputs.length; at++) results[at & 255] = contestant(inputs[at]); };',
  )(contestant, results) as (inputs: readonly Input[]) => void;
  return () => loop(inputs);
}
