/**
 * `npm run samples`: every alert that is possible along every corridor, with a hundred seeds each, with no directory and with all. Hours of one
 * core: `-- 0/40` takes one corridor in forty.
 */
import { sampleAlerts } from '../../src/samples.js';
import { bare, faultOf, full, nameOf, sampleCorridors } from './corridors.js';

const SEEDS = Number(process.env.SEEDS ?? 100);
const [part = 0, parts = 1] = (process.argv[2] ?? '').split('/').filter(Boolean).map(Number);

let count = 0;
const wrong: string[] = [];
for (const corridor of sampleCorridors.filter((_, at) => at % parts === part)) {
  const before = wrong.length;
  for (const engine of [bare, full]) {
    const possible = sampleAlerts(corridor, engine);
    for (let seed = 1; seed <= SEEDS; seed++) {
      for (const alert of possible) {
        count += 1;
        wrong.push(...faultOf({ ...corridor, alert, seed }, engine));
      }
    }
  }
  console.log([`${nameOf(corridor)}: ${wrong.length - before} wrong`, ...wrong.slice(before)].join('\n'));
}
console.log(`${count} payments, ${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
