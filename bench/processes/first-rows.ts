/** Parses the lines of a file and does something with each; prints the milliseconds of that: `first-rows.js validate|enrich|parse file`. */
import { readFileSync } from 'node:fs';
import { processorClock } from '../rounds.js';
import { loadWork } from '../work.js';

const [work = '', file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');

const act = (await loadWork(work)) ?? ((instruction: unknown) => instruction);
const start = processorClock();
let last: unknown;
for (const line of lines) last = act(JSON.parse(line));
const time = processorClock() - start;
if (last === undefined) throw new Error('nothing was done');
console.log(time);
