/**
 * Parses the lines of a file and does something with each; prints the milliseconds of that, of all threads and of the main one:
 * `first-rows.js validate|enrich|parse file`.
 */
import { readFileSync } from 'node:fs';
import { mainThreadClock, processorClock } from '../rounds.js';
import { loadWork } from '../work.js';

const [work = '', file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');

const act = (await loadWork(work)) ?? ((instruction: unknown) => instruction);
const clocks = [processorClock, mainThreadClock];
const starts = clocks.map((clock) => clock());
let last: unknown;
for (const line of lines) last = act(JSON.parse(line));
const times = clocks.map((clock, at) => clock() - (starts[at] ?? 0));
if (last === undefined) throw new Error('nothing was done');
console.log(times.join(' '));
