/**
 * `npm run runtimes`: the packed package in every runtime and bundler it is made for. Five hundred instructions give the same bytes
 * everywhere: those that the sources give in this Node. For Linux on x64.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromiumPages } from './chromium.mjs';
import { processes } from './processes.mjs';
import { setUp } from './set-up.mjs';
import { workers } from './workerd.mjs';

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const shortened = (text = '(nothing)') => (text.length > 2000 ? `${text.slice(0, 2000)} …` : text);

/** The first line on which two texts differ, with the instruction that was asked about there. */
function difference(expected, given, instructions) {
  const [wanted, said] = [expected.split('\n'), given.split('\n')];
  const at = Array.from({ length: Math.max(wanted.length, said.length) }).findIndex((_, index) => wanted[index] !== said[index]);
  const instruction = JSON.stringify(instructions[at]);
  return `line ${at + 1}\n  instruction: ${shortened(instruction)}\n  expected: ${shortened(wanted[at])}\n  given: ${shortened(said[at])}`;
}

const widths = [9, 16, 44, 6];

const print = (...cells) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );

/** One runtime: a line for each of its answers. True when all of them are as expected. */
async function judge({ runtime, version, what, run }, folder, instructions) {
  try {
    let sound = true;
    for (const { expected, answers, note = '' } of await run()) {
      const reference = readFileSync(join(folder, expected), 'utf8');
      const equal = answers === reference;
      print(runtime, version, what, equal ? 'equal' : 'DIFFER', `${digest(answers)} ${expected}`.padEnd(36), note);
      if (!equal) console.log(difference(reference, answers, instructions));
      sound &&= equal;
    }
    return sound;
  } catch (error) {
    print(runtime, version, what, 'FAILED');
    console.log(`  ${shortened(error.message)}`);
    return false;
  }
}

const folder = setUp();
try {
  const json = readFileSync(join(folder, 'instructions.json'), 'utf8');
  const instructions = JSON.parse(json);
  print('runtime', 'version', 'what', 'bytes', 'sha256 and reference');
  const outcomes = [];
  for (const trial of [...processes(folder), ...workers(folder, json), ...chromiumPages(folder, json)]) {
    outcomes.push(await judge(trial, folder, instructions));
  }
  const failed = outcomes.filter((sound) => !sound).length;
  console.log(`\n${instructions.length} instructions; ${outcomes.length - failed} as expected, ${failed} not`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
