/**
 * A turn of a contestant: what it does to each of the inputs.
 *
 * The gotcha: one loop for all would learn from all, and its call would be a slow one for everybody. So each contestant has a loop of its own, compiled
 * from text. Results are kept for a while: what nobody looks at is not computed.
 */
import type { Turn } from './rounds.js';

type Judge<Input> = (input: Input) => unknown;

const FEWEST_INPUTS = 1000;

const kept: unknown[] = new Array(256).fill(undefined);

export function turnOf<Input>(judge: Judge<Input>, inputs: readonly Input[]): Turn {
  if (new Set(inputs).size < FEWEST_INPUTS) throw new Error(`${inputs.length} inputs, and fewer than ${FEWEST_INPUTS} that differ`);
  const loop = new Function(
    'judge',
    'kept',
    'return (inputs) => { for (let at = 0; at < inputs.length; at++) kept[at & 255] = judge(inputs[at]); };',
  )(judge, kept) as (inputs: readonly Input[]) => void;
  return () => loop(inputs);
}
