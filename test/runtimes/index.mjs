/**
 * `npm run trial -- runtimes`: the packed package in every runtime and bundler it is made for. Five hundred instructions give the same bytes
 * everywhere: those that the sources give in this Node. For Linux on x64.
 */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setUp } from './set-up.mjs';

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const shortened = (text) => (text.length > 1000 ? `${text.slice(0, 1000)} …` : text);

const firstDifference = (one, other) => {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }).findIndex((_, index) => one[index] !== other[index]);
};

/** The first line on which two texts differ: the instruction that was asked about there, and the two answers from where they part. */
function difference(expected, given, instructions) {
  const [wanted, said] = [expected.split('\n'), given.split('\n')];
  const line = firstDifference(wanted, said);
  const answers = [wanted[line] ?? '(nothing)', said[line] ?? '(nothing)'];
  const from = Math.max(0, firstDifference(...answers) - 100);
  const [right, wrong] = answers.map((answer) => shortened(answer.slice(from)));
  const instruction = line in instructions ? shortened(JSON.stringify(instructions[line])) : '(none)';
  return `  line ${line + 1}, from character ${from + 1}\n  instruction: ${instruction}\n  expected: ${right}\n  given: ${wrong}`;
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
async function runTrial({ runtime, version, what, run }, folder, instructions) {
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

/** What a module tries. Imported only now, because it imports what has just been installed. */
async function trialsOf(module, folder, json) {
  try {
    const { trials } = await import(module);
    return trials(folder, json);
  } catch (error) {
    return [{ runtime: module, version: '', what: '', run: () => Promise.reject(error) }];
  }
}

const folder = setUp();
try {
  const json = readFileSync(join(folder, 'instructions.json'), 'utf8');
  const instructions = JSON.parse(json);
  print('runtime', 'version', 'what', 'bytes', 'sha256 and reference');
  const outcomes = [];
  for (const module of ['./processes.mjs', './workerd.mjs', './chromium.mjs']) {
    for (const trial of await trialsOf(module, folder, json)) outcomes.push(await runTrial(trial, folder, instructions));
  }
  const failed = outcomes.filter((sound) => !sound).length;
  console.log(`\n${instructions.length} instructions; ${outcomes.length - failed} as expected, ${failed} not`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
