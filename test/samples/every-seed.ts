/**
 * `npm run samples`: every alert that is possible along every corridor, with no directory and with all: minutes of one core. `-- 0/40` takes one
 * corridor in forty.
 *
 * Each corridor and engine has ten seeds of its own, so that an alert meets a hundred and more in most countries. `SEEDS=100` gives each a hundred:
 * an hour.
 */
import { sampleAlerts } from '../../src/samples.js';
import { bare, faultOf, full, nameOf, sampleCorridors } from './corridors.js';

const SEEDS = Number(process.env.SEEDS ?? 10);
const [part = 0, parts = 1] = (process.argv[2] ?? '').split('/').filter(Boolean).map(Number);

let count = 0;
let wrong = 0;
for (const [at, corridor] of sampleCorridors.entries()) {
  if (at % parts !== part) continue;
  const faults: string[] = [];
  for (const [which, engine] of [bare, full].entries()) {
    for (const alert of sampleAlerts(corridor, engine)) {
      for (let seed = 0; seed < SEEDS; seed++) {
        faults.push(...faultOf({ ...corridor, alert, seed: (2 * at + which) * SEEDS + seed }, engine));
        count += 1;
      }
    }
  }
  wrong += faults.length;
  console.log([`${nameOf(corridor)}: ${faults.length} wrong`, ...faults].join('\n'));
}
const { user, system } = process.cpuUsage();
console.log(`${count} payments, ${wrong} wrong, ${Math.round((user + system) / 1e6)} s of processor`);
process.exitCode = wrong === 0 ? 0 : 1;
