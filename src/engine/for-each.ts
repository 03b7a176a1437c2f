/** One function over many instructions, in their order. */
import { assertIterable } from './assert-engine.js';
import type { Engine } from './engine.js';

/** An entry of a list; undefined where reading it throws: it is answered as what is no instruction. */
function entryAt(list: readonly unknown[], at: number): unknown {
  try {
    return list[at];
  } catch {
    return undefined;
  }
}

function* answers<Output>(
  instructions: Iterable<unknown>,
  engine: Engine,
  run: (instruction: unknown, engine: Engine) => Output,
): Generator<Output, void, undefined> {
  if (Array.isArray(instructions)) {
    for (let at = 0; at < instructions.length; at++) yield run(entryAt(instructions, at), engine);
  } else {
    for (const instruction of instructions) yield run(instruction, engine);
  }
}

/** The function over many, lazily. What is no iterable throws at the call, not at the first answer. */
export const forEach =
  <Output>(run: (instruction: unknown, engine: Engine) => Output) =>
  (instructions: Iterable<unknown>, engine: Engine): Generator<Output, void, undefined> => {
    assertIterable(instructions);
    return answers(instructions, engine, run);
  };
