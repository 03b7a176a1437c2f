/**
 * Goes through the lines of a file again and again, and prints the least milliseconds that a pass took: `passes.js validate|enrich|parse FILE`.
 *
 * With `parse` nothing but the parser runs in the process: beside us it would pay for collecting our garbage. The least, because noise only adds.
 */
import { readFileSync } from 'node:fs';
import { processorClock } from '../rounds.js';
import { loadWork } from '../work.js';

const PASSES = 6;

const [work = '', file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');

const BATCH = 500;
const results: unknown[] = new Array(BATCH).fill(undefined);

/** The time of a pass: with a work, that of the work alone; the lines are read batch by batch, as a file is. */
function timePass(act: ((instruction: unknown) => unknown) | undefined): number {
  let time = 0;
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    const start = processorClock();
    const parsed = batch.map((line): unknown => JSON.parse(line));
    const isParsed = processorClock();
    if (act !== undefined) for (let at = 0; at < parsed.length; at++) results[at] = act(parsed[at]);
    time += act === undefined ? isParsed - start : processorClock() - isParsed;
  }
  return time;
}

const act = await loadWork(work);
console.log(Math.min(...Array.from({ length: PASSES }, () => timePass(act))));
