/** Parses the lines of a file and does something with each; prints the milliseconds of that: `first-rows.js validate|enrich|parse file`. */
import { readFileSync } from 'node:fs';
import { processorClock } from '../rounds.js';

const [work = '', file = ''] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');

async function loadWork(): Promise<(instruction: unknown) => unknown> {
  if (work === 'parse') return (instruction) => instruction;
  const { createEngine, enrich, validate } = await import('payprep/full');
  const engine = createEngine({ on: '2026-11-20' });
  return (instruction) => (work === 'validate' ? validate(instruction, engine) : enrich(instruction, engine));
}

const act = await loadWork();
const start = processorClock();
let last: unknown;
for (const line of lines) last = act(JSON.parse(line));
const time = processorClock() - start;
if (last === undefined) throw new Error('nothing was done');
console.log(time);
