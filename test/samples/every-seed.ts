/**
 * `npm run samples`: every alert that is possible along every corridor, with no directory and with all: minutes of one core. `-- 0/40` takes one
 * corridor in forty.
 *
 * Each corridor and engine has ten seeds of its own, so that an alert meets a hundred and more in most countries. `SEEDS=100` gives each a hundred:
 * an hour.
 */
import { codes } from '../../rules/index/alert-codes.js';
import type { AlertCode } from '../../rules/vocabulary/alert-code.js';
import type { Engine } from '../../src/index.js';
import { type SampleAlertsOptions, samplePayment } from '../../src/samples.js';
import { bare, faultIn, full, nameOf, sampleCorridors } from './corridors.js';

const SEEDS = Number(process.env.SEEDS ?? 10);
const [part = 0, parts = 1] = (process.argv[2] ?? '').split('/').filter(Boolean).map(Number);

let count = 0;

/** What is wrong with the payments of an alert. It is possible along the corridor where the first seed says so, as `sampleAlerts` does. */
function* faultsOf(corridor: SampleAlertsOptions, alert: AlertCode, engine: Engine, firstSeed: number): Iterable<string> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const options = { ...corridor, alert, seed: seed === 1 ? 1 : firstSeed + seed };
    const result = samplePayment(options, engine);
    if (!result.ok && seed === 1) return;
    count += 1;
    yield* faultIn(result, options, engine);
  }
}

let wrong = 0;
for (const [at, corridor] of sampleCorridors.entries()) {
  if (at % parts !== part) continue;
  const faults = [bare, full].flatMap((engine, which) =>
    Object.keys(codes).flatMap((alert) => [...faultsOf(corridor, alert as AlertCode, engine, (2 * at + which) * SEEDS)]),
  );
  wrong += faults.length;
  console.log([`${nameOf(corridor)}: ${faults.length} wrong`, ...faults].join('\n'));
}
const { user, system } = process.cpuUsage();
console.log(`${count} payments, ${wrong} wrong, ${Math.round((user + system) / 1e6)} s of processor`);
process.exitCode = wrong === 0 ? 0 : 1;
