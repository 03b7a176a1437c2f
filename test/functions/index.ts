/** `npm run trial -- functions`: bundles the functions of examples/, asks each of them in new processes, and writes the table of docs/bundling.md. */
import { version } from 'esbuild';
import { setUp } from '../../scripts/set-up.mjs';
import { type Row, writeTable } from './document.js';
import { deploy, functions } from './functions.js';

/** In turns, so that what else the machine does falls on all of them alike. */
const ROUNDS = 15;

setUp();
const deployed = await Promise.all(functions.map(async (each) => ({ each, at: await deploy(each) })));
try {
  const rounds = Array.from({ length: ROUNDS }, () => deployed.map(({ at }) => at.ask().milliseconds));
  const rows: readonly Row[] = deployed.map(({ each, at }, index) => ({
    each,
    bytes: at.bytes,
    gzipped: at.gzipped,
    milliseconds: Math.min(...rounds.map((times) => times[index] ?? Number.POSITIVE_INFINITY)),
  }));
  const today = new Date().toISOString().slice(0, 10);
  writeTable(rows, `Measured on ${today} with Node ${process.versions.node} and esbuild ${version}`);
  for (const { each, bytes, gzipped, milliseconds } of rows) console.log(each.file, bytes, gzipped, `${Math.round(milliseconds)} ms`);
} finally {
  for (const { at } of deployed) at.remove();
}
