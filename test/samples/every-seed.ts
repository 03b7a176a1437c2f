/**
 * `npm run trial -- samples`: every alert that is possible along every corridor, with no directory and with all. `-- 0/40` takes one corridor in forty.
 *
 * Each corridor and engine has ten seeds of its own, so that an alert meets a hundred and more in most countries. `SEEDS=100` gives each a hundred,
 * ten for every corridor before the next ten: some two hours of one core. What is done is kept under `.build`: `-- --resume` goes on after it, and
 * tries again where something was wrong.
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AlertCode } from '../../rules/alert-codes/alert-code.js';
import { type SampleAlertsOptions, sampleAlerts } from '../../src/samples.js';
import { bare, faultOf, full, nameOf, sampleCorridors } from './corridors.js';

const SEEDS = Number(process.env.SEEDS ?? 10);
/** Seeds of a corridor, before the next corridor has its turn. */
const AT_ONCE = 10;

const [share = '', ...others] = process.argv.slice(2).filter((argument) => argument !== '--resume');
const [part = 0, parts = 1] = share.split('/').filter(Boolean).map(Number);
if (others.length > 0 || !(part < parts)) throw new Error('Write `npm run trial -- samples 3/40`, and `--resume` to go on.');

/** One corridor with ten seeds, done. */
interface Done {
  readonly turn: string;
  readonly payments: number;
  readonly faults: readonly string[];
  readonly seconds: number;
}

const progress = join(import.meta.dirname, `done-${SEEDS}-${part}-${parts}.ndjson`);
const isResumed = process.argv.includes('--resume');
if (!isResumed) rmSync(progress, { force: true });
const read = isResumed && existsSync(progress) ? readFileSync(progress, 'utf8').split('\n').filter(Boolean) : [];
const done = new Map<string, Done>(read.map((line) => JSON.parse(line) as Done).map((each) => [each.turn, each]));

const possible = new Map<string, readonly AlertCode[]>();

/** The alerts that are possible; finding them takes as long as ten seeds. */
function alertsAlong(corridor: SampleAlertsOptions, at: number, which: number): readonly AlertCode[] {
  const key = `${at} ${which}`;
  const alerts = possible.get(key) ?? sampleAlerts(corridor, which === 0 ? bare : full);
  possible.set(key, alerts);
  return alerts;
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Seed after seed, because the right payment of a seed serves every alert. */
function tryCorridor(corridor: SampleAlertsOptions, at: number, first: number, turn: string): Done {
  const faults: string[] = [];
  let payments = 0;
  const started = processorSeconds();
  for (const [which, engine] of [bare, full].entries()) {
    const alerts = alertsAlong(corridor, at, which);
    for (let seed = first; seed < Math.min(SEEDS, first + AT_ONCE); seed++) {
      for (const alert of alerts) faults.push(...faultOf({ ...corridor, alert, seed: (2 * at + which) * SEEDS + seed }, engine));
      payments += alerts.length;
    }
  }
  return { turn, payments, faults, seconds: Number((processorSeconds() - started).toFixed(2)) };
}

for (let first = 0; first < SEEDS; first += AT_ONCE) {
  for (const [at, corridor] of sampleCorridors.entries()) {
    const turn = `${nameOf(corridor)} ${corridor.creditorType ?? ''} ${at} from ${first}`;
    if (at % parts !== part || done.get(turn)?.faults.length === 0) continue;
    const result = tryCorridor(corridor, at, first, turn);
    done.set(turn, result);
    appendFileSync(progress, `${JSON.stringify(result)}\n`);
    console.log([`${turn}: ${result.faults.length} wrong`, ...result.faults].join('\n'));
  }
}

const all = [...done.values()];
const sum = (count: (each: Done) => number): number => Math.round(all.reduce((total, each) => total + count(each), 0));
const wrong = sum(({ faults }) => faults.length);
console.log(`${sum(({ payments }) => payments)} payments, ${wrong} wrong, ${sum(({ seconds }) => seconds)} s of processor`);
process.exitCode = wrong === 0 ? 0 : 1;
